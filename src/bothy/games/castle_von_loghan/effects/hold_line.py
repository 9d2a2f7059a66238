"""Priority 3 cards that cost nothing."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.step_3_aid import reach
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class HoldLine(Doing):
    """V42: Priority 3 cards cost nothing in this combat round, for the character and those in Reach."""

    def play(self, castle: Castle) -> Steps:
        for character in (self.character, *reach(castle, self.character)):
            castle.guarded |= 1 << character
        return ()
