"""Monsters of Loch Lomond (Peter Jan van der Veek and Robin Stokkel, 2023): chase the monsters out of your clan."""

from bothy.games.loch_lomond.game import LochLomond

GAME = LochLomond()
