"""The bench in the browser: a game's content in cells one can change, and what comes of it before and after.

See docs/workshop.md and docs/decisions/0031-the-bench.md.
"""
