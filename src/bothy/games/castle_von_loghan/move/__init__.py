"""The Move Phase."""
