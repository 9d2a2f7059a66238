"""Merlouf (Simon Abitan and others): gnomes plunder Merlin's house by night, deal before dawn and hope for the best."""

from bothy.games.merlouf.game import Merlouf

GAME = Merlouf()
