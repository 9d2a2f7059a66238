"""The Enemy Alert Phase."""
