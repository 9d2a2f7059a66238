"""Priority 3 cards that cost nothing."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.choices import COUNTER, HARD_COUNTER
from bothy.games.castle_von_loghan.combat.step_3_aid import reach
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class HoldLine(Effect):
    """V42: Priority 3 cards cost nothing in this combat round, for the character and those in Reach."""

    do: ClassVar[str] = "hold-line"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        for fighter in (character, *reach(castle, character)):
            castle.guarded |= 1 << fighter
        return ()

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        hand = castle.hands[character]
        return skill and COUNTER in hand and HARD_COUNTER in hand
