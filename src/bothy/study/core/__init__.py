"""What every answer of a studied game goes through, compiled."""
