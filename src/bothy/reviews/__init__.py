"""Reviews: a finished game looked back at. Who was going to win when, what luck did to it and what play.

See docs/decisions/0022-looking-back.md. Nothing in here names a game.
"""
