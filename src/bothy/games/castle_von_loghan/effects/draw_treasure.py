"""A treasure from a deck."""

from __future__ import annotations

from typing import ClassVar, Final

from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.content.fields import Says, numbered
from bothy.games.castle_von_loghan.content.rows import COLOURS
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.getting import TakeTreasure

UNSEEN: Final = [1.2, 1.8, 2.5, 3.0]
"""What a treasure of each colour is worth before one has seen it."""


class DrawTreasure(Effect):
    """V30: the character draws a treasure."""

    do: ClassVar[str] = "treasure"
    says: ClassVar[Says] = {"colour": numbered(COLOURS)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (TakeTreasure(character, self.colour),)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return UNSEEN[self.colour] * (1.0 if mood.story else 0.9)
