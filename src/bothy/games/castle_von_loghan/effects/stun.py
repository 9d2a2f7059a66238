"""An enemy that loses its next attack."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import enemy, person
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.bot.valuing import against_boss
from bothy.games.castle_von_loghan.choices import TARGET, Target
from bothy.games.castle_von_loghan.combat.enemies import standing
from bothy.games.castle_von_loghan.content.fields import Said, Says, one_of
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class Stun(Effect):
    """V52: an enemy of the character's choice is Stunned, or the boss that comes."""

    do: ClassVar[str] = "stun"
    says: ClassVar[Says] = {"whom": one_of(["enemy", "boss"], "enemy")}
    dear: ClassVar[float] = 1.2

    def read(self, said: Said) -> None:
        super().read(said)
        self.boss: bool = said["whom"] == "boss"
        """Whether it is the boss that comes."""

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        if self.boss:
            castle.boss_stunned = 1
            return ()
        return (StunWhich(castle.keeper(character), character),) if standing(castle) else ()

    def useful(self, castle: Castle) -> bool:
        return standing(castle) != []

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 2.0

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return danger >= 2.0 and (castle.health < 12 or against_boss(castle))


class StunWhich(Asked):
    """V52: which enemy is Stunned."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in standing(castle)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        castle.stunned |= 1 << choice.foe
        if castle.sink is not None:
            castle.tell("stuns", enemy(castle, choice.foe, person(castle, self.character)))
        return ()
