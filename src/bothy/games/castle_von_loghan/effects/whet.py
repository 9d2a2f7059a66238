"""More Damage."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.bot.valuing import against_boss
from bothy.games.castle_von_loghan.content.fields import COUNT, Says
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Whet(Effect):
    """V36: the first Damage in this combat round gets more."""

    do: ClassVar[str] = "whet"
    says: ClassVar[Says] = {"n": COUNT}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.whetted[character] += self.n
        return ()

    def worth_owning(self) -> float:
        return 0.8

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return against_boss(castle) or danger >= 4.0
