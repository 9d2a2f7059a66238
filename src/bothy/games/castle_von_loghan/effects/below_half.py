"""What an enemy does once it is badly hurt."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.enemies import hurt
from bothy.games.castle_von_loghan.effects.effect import Doing, perform
from bothy.games.castle_von_loghan.table import Castle, Steps


class BelowHalf(Doing):
    """V51: something that an enemy does with less than half of its Health left."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        left = castle.foe_health[self.foe] - hurt(castle, self.foe)
        low = 2 * left < castle.foe_health[self.foe]
        return perform(castle, row.then if low else row.otherwise, self.character, self.foe)
