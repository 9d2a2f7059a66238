"""Health instead of nothing."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.content.fields import Says, number
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Revive(Effect):
    """V12: Health is this much instead of nothing."""

    do: ClassVar[str] = "revive"
    says: ClassVar[Says] = {"n": number(1, 15)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.health = max(castle.health, self.n)
        if castle.sink is not None:
            castle.tell("revived", {"health": castle.health})
        return ()

    def worth_owning(self) -> float:
        return 4.0
