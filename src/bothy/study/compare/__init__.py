"""Comparisons: the same games twice, once as A and once as B, and what difference that makes."""
