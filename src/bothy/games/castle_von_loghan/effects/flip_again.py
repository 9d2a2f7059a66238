"""A coin flipped again."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class FlipAgain(Doing):
    """V30: the coin that has just fallen is flipped again."""

    def play(self, castle: Castle) -> Steps:
        castle.again = 1
        return ()
