"""The Alert coin of this Round."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS, TAILS


class Alert(Doing):
    """V30: what the Alert coin of this Round will show."""

    def play(self, castle: Castle) -> Steps:
        castle.alert = HEADS if self.row(castle).word == "heads" else TAILS
        if castle.sink is not None:
            castle.tell("alert-set", {"side": self.row(castle).word})
        return ()
