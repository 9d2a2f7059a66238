"""Another board, or another timeline."""

from __future__ import annotations

from bothy.games.castle_von_loghan.content.rows import BOARDS
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.exploration.timelines import WhichTimeline
from bothy.games.castle_von_loghan.table import Castle, Steps


class ChangeBoard(Doing):
    """V31: at the end of this Refresh Phase the board changes."""

    def play(self, castle: Castle) -> Steps:
        castle.change_to = BOARDS.index(self.row(castle).word)
        return ()


class TravelFree(Doing):
    """V75: a change of timelines that costs nothing."""

    def play(self, castle: Castle) -> Steps:
        return (WhichTimeline(castle.keeper(self.character), self.character),)
