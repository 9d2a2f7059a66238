"""The top search token of the room."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.refresh.searching import SearchRoom
from bothy.games.castle_von_loghan.table import Castle, Steps


class TopToken(Doing):
    """V30: the top search token of the room is resolved for the character."""

    def play(self, castle: Castle) -> Steps:
        return (SearchRoom(self.character),)
