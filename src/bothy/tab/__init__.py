"""A table in a tab: the server's own host, opened in a browser's worker, without threads, processes or a network."""
