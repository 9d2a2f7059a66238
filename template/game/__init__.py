"""Cairn: a small game of stones, to build a new game from."""

from bothy.games.cairn.game import Cairn

GAME = Cairn()
