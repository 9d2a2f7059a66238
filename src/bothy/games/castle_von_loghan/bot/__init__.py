"""What a seasoned player would do."""
