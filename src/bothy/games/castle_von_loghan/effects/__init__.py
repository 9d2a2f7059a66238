"""What cards, tokens and enemies do: an effect a file."""
