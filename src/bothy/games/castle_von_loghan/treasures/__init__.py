"""Carrying and using."""
