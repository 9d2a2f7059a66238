"""What boards and terminal are given."""
