"""More Combat Power."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Power(Doing):
    """V36: more Combat Power in this combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.extra_power[self.character] += self.row(castle).n
        return ()
