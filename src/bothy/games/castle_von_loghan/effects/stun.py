"""An enemy that loses its next attack."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import enemy, person
from bothy.games.castle_von_loghan.choices import TARGET, Target
from bothy.games.castle_von_loghan.combat.enemies import standing
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class Stun(Doing):
    """V52: an enemy of the character's choice is Stunned, or the boss that comes."""

    def play(self, castle: Castle) -> Steps:
        if self.row(castle).word == "boss":
            castle.boss_stunned = 1
            return ()
        return (StunWhich(castle.keeper(self.character), self.character),) if standing(castle) else ()


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
