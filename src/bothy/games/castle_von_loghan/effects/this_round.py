"""What holds for this combat round: power, edge and shelter."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.bot.valuing import against_boss
from bothy.games.castle_von_loghan.choices import COUNTER, HARD_COUNTER
from bothy.games.castle_von_loghan.combat.step_3_aid import reach
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


class Whet(Effect):
    """V36: the first Damage in this combat round gets more."""

    do: ClassVar[str] = "whet"
    says: ClassVar[Says] = {"n": COUNT}
    dear: ClassVar[float] = 0.8

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.whetted[character] += self.n
        return ()

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return against_boss(castle) or danger >= 4.0


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


class SkipAttacks(Effect):
    """V51: no enemy attacks in this combat round."""

    do: ClassVar[str] = "skip-attacks"
    dear: ClassVar[float] = 3.0

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.skipping = 1
        return ()

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return danger >= 4.0 and castle.health <= 11


class Soften(Effect):
    """V50: the attack that is being resolved takes less Health."""

    do: ClassVar[str] = "soften"
    says: ClassVar[Says] = {"n": COUNT}
    dear: ClassVar[float] = 0.8

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.softened += self.n
        return ()
