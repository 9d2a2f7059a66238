"""No attack in this combat round."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class SkipAttacks(Effect):
    """V51: no enemy attacks in this combat round."""

    do: ClassVar[str] = "skip-attacks"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.skipping = 1
        return ()

    def worth_owning(self) -> float:
        return 3.0

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return danger >= 4.0 and castle.health <= 11
