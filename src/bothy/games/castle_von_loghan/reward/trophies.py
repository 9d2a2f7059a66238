"""Trophies taken in the order of rewards."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import enemy, person
from bothy.games.castle_von_loghan.choices import DONE, TARGET, Target
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.reward.order import pile_groups
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat


class TrophyOrder(Passage):
    """V59: in the order of rewards each takes one of the defeated enemies as a trophy."""

    def play(self, castle: Castle) -> Steps:
        return tuple([TakeTrophy(character) for group in pile_groups(castle) for character in group])


class TakeTrophy(Passage):
    """V59: a character's trophy, if there is one left."""

    character: int

    def play(self, castle: Castle) -> Steps:
        if not any(castle.foes[foe] >= 0 for foe in castle.fallen):
            return ()
        return (ChooseTrophy(castle.keeper(self.character), self.character),)


class ChooseTrophy(Asked):
    """V59: which enemy is taken as a trophy."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [DONE, *[TARGET[foe] for foe in sorted(castle.fallen) if castle.foes[foe] >= 0]]

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return self.choices(castle, seat)[1]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if isinstance(choice, Target):
            if castle.sink is not None:
                castle.tell("takes-trophy", enemy(castle, choice.foe, person(castle, self.character)))
            castle.trophies[self.character] = [*castle.trophies[self.character], castle.foes[choice.foe]]
            castle.foes[choice.foe] = NOTHING
        return ()
