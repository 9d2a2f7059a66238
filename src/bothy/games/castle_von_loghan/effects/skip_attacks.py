"""No attack in this combat round."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class SkipAttacks(Doing):
    """V51: no enemy attacks in this combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.skipping = 1
        return ()
