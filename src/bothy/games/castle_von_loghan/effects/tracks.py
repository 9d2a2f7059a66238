"""Health and Clarity: gained, lost, and won back at the last."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.box import CLARITY, HEALTH
from bothy.games.castle_von_loghan.content.fields import SIGNED, Says, number
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import change_clarity, change_health


class Health(Effect):
    """V30: the group gains or loses Health; a shield may weaken the attack of an enemy."""

    do: ClassVar[str] = "health"
    says: ClassVar[Says] = {"n": SIGNED}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        health = self.n
        if foe >= 0 and health < 0 and castle.softened:
            spared = min(castle.softened, -health)
            castle.softened -= spared
            health += spared
        return change_health(castle, health)

    def brings(self, castle: Castle) -> bool:
        return self.n < 0 or castle.health < HEALTH

    def takes(self) -> tuple[int, int]:
        return -self.n, 0

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return mood.health_worth(self.n)

    def foresee(self, mood: Mood) -> None:
        mood.change(self.n, 0)

    def worth_owning(self) -> float:
        return 0.8 * self.n

    def cost(self, castle: Castle) -> float:
        return -self.n

    def wanted(self, castle: Castle, spare: int) -> bool:
        return castle.health <= HEALTH - self.n - spare and castle.health < 12

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return castle.health <= HEALTH - self.n and (castle.health < 8 or castle.health <= danger + 3)


class Clarity(Effect):
    """V30: the group gains or loses Clarity."""

    do: ClassVar[str] = "clarity"
    says: ClassVar[Says] = {"n": SIGNED}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return change_clarity(castle, self.n)

    def brings(self, castle: Castle) -> bool:
        return self.n < 0 or castle.clarity < CLARITY

    def takes(self) -> tuple[int, int]:
        return 0, -self.n

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return mood.clarity_worth(self.n)

    def foresee(self, mood: Mood) -> None:
        mood.change(0, self.n)

    def worth_owning(self) -> float:
        return 0.4 * self.n

    def cost(self, castle: Castle) -> float:
        return -0.6 * self.n if castle.clarity + self.n >= 0 else -self.n

    def wanted(self, castle: Castle, spare: int) -> bool:
        return castle.clarity <= CLARITY - self.n and castle.clarity < 6

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return castle.clarity < 2


class Revive(Effect):
    """V12: Health is this much instead of nothing."""

    do: ClassVar[str] = "revive"
    says: ClassVar[Says] = {"n": number(1, 15)}
    dear: ClassVar[float] = 4.0

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.health = max(castle.health, self.n)
        if castle.sink is not None:
            castle.tell("revived", {"health": castle.health})
        return ()
