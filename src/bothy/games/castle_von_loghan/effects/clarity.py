"""Clarity gained and lost."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import change_clarity


class Clarity(Doing):
    """V30: the group gains or loses Clarity."""

    def play(self, castle: Castle) -> Steps:
        return change_clarity(castle, self.row(castle).n)
