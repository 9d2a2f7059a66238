"""Comparisons: the same games twice, once as A and once as B, and what difference that makes.

See docs/compare.md and docs/decisions/0024-comparing-two-versions.md.
"""
