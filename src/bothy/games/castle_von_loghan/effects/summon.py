"""Enemies that come, now or into a fight."""

from __future__ import annotations

from bothy.games.castle_von_loghan.alert.summoning import DrawEnemies, summon
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Summon(Doing):
    """V30: enemies of a colour come now."""

    def play(self, castle: Castle) -> Steps:
        return summon(castle, self.row(castle).colour)


class Join(Doing):
    """V51: enemies join the row."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        return (DrawEnemies(row.colour, row.n),)
