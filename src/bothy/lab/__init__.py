"""The lab: many games, for statistics, laws and proofs."""
