"""An attack that takes less."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.content.fields import COUNT, Says
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Soften(Effect):
    """V50: the attack that is being resolved takes less Health."""

    do: ClassVar[str] = "soften"
    says: ClassVar[Says] = {"n": COUNT}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.softened += self.n
        return ()

    def worth_owning(self) -> float:
        return 0.8
