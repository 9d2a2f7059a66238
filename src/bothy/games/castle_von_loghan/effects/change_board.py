"""Another board, or another timeline."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.content.fields import Said, Says, numbered
from bothy.games.castle_von_loghan.content.rows import BOARDS
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.exploration.timelines import WhichTimeline
from bothy.games.castle_von_loghan.table import Castle, Steps


class ChangeBoard(Effect):
    """V31: at the end of this Refresh Phase the board changes."""

    do: ClassVar[str] = "change-board"
    says: ClassVar[Says] = {"board": numbered(BOARDS)}

    def read(self, said: Said) -> None:
        super().read(said)
        self.board: int = said["board"]

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.change_to = self.board
        return ()


class TravelFree(Effect):
    """V75: a change of timelines that costs nothing."""

    do: ClassVar[str] = "travel"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (WhichTimeline(castle.keeper(character), character),)
