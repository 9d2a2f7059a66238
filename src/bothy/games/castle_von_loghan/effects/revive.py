"""Health instead of nothing."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Revive(Doing):
    """V12: Health is this much instead of nothing."""

    def play(self, castle: Castle) -> Steps:
        castle.health = max(castle.health, self.row(castle).n)
        if castle.sink is not None:
            castle.tell("revived", {"health": castle.health})
        return ()
