"""Health gained and lost."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import change_health


class Health(Doing):
    """V30: the group gains or loses Health; a shield may weaken the attack of an enemy."""

    def play(self, castle: Castle) -> Steps:
        health = self.row(castle).n
        if self.foe >= 0 and health < 0 and castle.softened:
            spared = min(castle.softened, -health)
            castle.softened -= spared
            health += spared
        return change_health(castle, health)
