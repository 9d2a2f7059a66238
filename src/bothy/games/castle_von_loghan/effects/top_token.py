"""The top search token of the room."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.refresh.searching import SearchRoom
from bothy.games.castle_von_loghan.table import Castle, Steps


class TopToken(Effect):
    """V30: the top search token of the room is resolved for the character."""

    do: ClassVar[str] = "token"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (SearchRoom(character),)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.9 if castle.group < len(castle.tokens) and castle.tokens[castle.group] else 0.0
