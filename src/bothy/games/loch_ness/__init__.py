"""Loch Ness (Ronald Wettering, 2010): reporters guess where the monster will come up."""

from bothy.games.loch_ness.game import LochNess

GAME = LochNess()
