"""The terminal: the same tables, played, replayed and looked up as text."""
