"""What every step of an environment goes through: compiled, like kernel and games."""
