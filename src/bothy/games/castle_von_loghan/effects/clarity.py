"""Clarity gained and lost."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.box import CLARITY
from bothy.games.castle_von_loghan.content.fields import SIGNED, Says
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import change_clarity


class Clarity(Effect):
    """V30: the group gains or loses Clarity."""

    do: ClassVar[str] = "clarity"
    says: ClassVar[Says] = {"n": SIGNED}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return change_clarity(castle, self.n)

    def takes(self) -> tuple[int, int]:
        return 0, -self.n

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return mood.clarity_worth(self.n)

    def foresee(self, mood: Mood) -> None:
        mood.change(0, self.n)

    def worth_owning(self) -> float:
        return 0.4 * self.n

    def cost(self, castle: Castle) -> float:
        return -0.6 * self.n if castle.clarity + self.n >= 0 else -self.n

    def wanted(self, castle: Castle, spare: int) -> bool:
        return castle.clarity <= CLARITY - self.n and castle.clarity < 6

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return castle.clarity < 2
