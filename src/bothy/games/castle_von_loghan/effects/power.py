"""More Combat Power."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.content.fields import COUNT, Says
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Power(Effect):
    """V36: more Combat Power in this combat round."""

    do: ClassVar[str] = "power"
    says: ClassVar[Says] = {"n": COUNT}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.extra_power[character] += self.n
        return ()

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return danger >= 2.0 and castle.energy[character] >= 5
