"""What an enemy does once it is badly hurt."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.combat.enemies import left_of
from bothy.games.castle_von_loghan.content.fields import EFFECTS, Says
from bothy.games.castle_von_loghan.effects.effect import Effect, perform
from bothy.games.castle_von_loghan.table import Castle, Steps


class BelowHalf(Effect):
    """V51: something that an enemy does with less than half of its Health left."""

    do: ClassVar[str] = "below-half"
    says: ClassVar[Says] = {"then": EFFECTS}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return perform(self.instead(castle, foe), character, foe)

    def instead(self, castle: Castle, foe: int) -> list[Effect]:
        return self.then if 2 * left_of(castle, foe) < castle.foe_health[foe] else []

    def cost(self, castle: Castle) -> float:
        return 0.3
