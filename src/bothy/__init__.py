"""Bothy: a table anyone can sit at."""

__version__ = "0.1.0"
