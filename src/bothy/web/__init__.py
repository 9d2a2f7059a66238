"""The server: the host's tables over HTTP and sockets, and the pages that show them."""
