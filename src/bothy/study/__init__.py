"""Studies: what a designer asks of a game, answered from many games of bots, each figure with how sure one can be.

See docs/study.md and docs/decisions/0023-studying-a-game.md. Nothing in here names a game.
"""
