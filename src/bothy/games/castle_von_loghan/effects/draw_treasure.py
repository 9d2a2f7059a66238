"""A treasure from a deck."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.getting import TakeTreasure


class DrawTreasure(Doing):
    """V30: the character draws a treasure."""

    def play(self, castle: Castle) -> Steps:
        return (TakeTreasure(self.character, self.row(castle).colour),)
