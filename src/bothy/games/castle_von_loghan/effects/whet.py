"""More Damage."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Whet(Doing):
    """V36: the first Damage in this combat round gets more."""

    def play(self, castle: Castle) -> Steps:
        castle.whetted[self.character] += self.row(castle).n
        return ()
