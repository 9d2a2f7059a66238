"""The Event Phase."""
