"""Tails that count as Heads."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Heads(Effect):
    """V32: the next Tails of an Enemy Alert in this Round counts as Heads."""

    do: ClassVar[str] = "heads"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.wards += 1
        return ()

    def worth_owning(self) -> float:
        return 1.2
