"""The Reward Phase."""
