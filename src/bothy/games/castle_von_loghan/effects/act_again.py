"""One more action."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class ActAgain(Doing):
    """V60: one more action in this Refresh Phase, for the character or for all."""

    def play(self, castle: Castle) -> Steps:
        for character in castle.order() if self.row(castle).who == "each" else [self.character]:
            castle.actions[character] += 1
        return ()
