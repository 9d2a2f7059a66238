"""Tails that count as Heads."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Heads(Doing):
    """V32: the next Tails of an Enemy Alert in this Round counts as Heads."""

    def play(self, castle: Castle) -> Steps:
        castle.wards += 1
        return ()
