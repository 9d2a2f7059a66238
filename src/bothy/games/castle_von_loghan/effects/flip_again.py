"""A coin flipped again."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class FlipAgain(Effect):
    """V30: the coin that has just fallen is flipped again."""

    do: ClassVar[str] = "flip-again"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.again = 1
        return ()

    def worth_owning(self) -> float:
        return 1.0
