"""An attack that takes less."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Soften(Doing):
    """V50: the attack that is being resolved takes less Health."""

    def play(self, castle: Castle) -> Steps:
        castle.softened += self.row(castle).n
        return ()
