"""Enemies that come, now or into a fight."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.alert.summoning import DrawEnemies, summon
from bothy.games.castle_von_loghan.bot.mood import FIGHT, Mood, mean_danger
from bothy.games.castle_von_loghan.content.fields import Says, number, numbered
from bothy.games.castle_von_loghan.content.rows import EVENT_COLOURS
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Summon(Effect):
    """V30: enemies of a colour come now."""

    do: ClassVar[str] = "summon"
    says: ClassVar[Says] = {"colour": numbered(EVENT_COLOURS)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return summon(castle, self.colour)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return -FIGHT[self.colour] * (0.5 if castle.summoned == 0 else 1.0) * mean_danger(mood)


class Join(Effect):
    """V51: enemies join the self."""

    do: ClassVar[str] = "join"
    says: ClassVar[Says] = {"colour": numbered(EVENT_COLOURS), "n": number(1, 9, 1)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (DrawEnemies(self.colour, self.n),)
