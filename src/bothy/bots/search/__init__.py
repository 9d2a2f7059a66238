"""Search: what would come of each answer, tried out in imagined worlds before one gives it.

All it knows of the table is a sight, and nothing in it names a game. See docs/decisions/0015-search.md.
"""
