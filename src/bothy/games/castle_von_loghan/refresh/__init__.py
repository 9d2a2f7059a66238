"""The Refresh Phase."""
