"""The order of rewards, and trophies taken in it."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import enemy, person
from bothy.games.castle_von_loghan.choices import DONE, LOOSE, TARGET, Target, slot
from bothy.games.castle_von_loghan.content.rows import EnemyCard
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.places import can_equip
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat


def pile_groups(castle: Castle) -> list[list[int]]:
    """The characters by their piles of tokens, the highest first; those with as many together, in the order of play."""
    groups: list[list[int]] = []
    for pile in sorted(set(castle.piles), reverse=True):
        groups.append([character for character in castle.order() if castle.piles[character] == pile])
    return groups


def shown_tokens(castle: Castle, character: int) -> int:
    """Tokens that treasures count for in the order of rewards; who uses one shows it."""
    start = slot(character, 0)
    total = 0
    for place in range(LOOSE):
        face = castle.faces[start + place]
        if face >= 0:
            row = castle.castle_box.rows.treasures[face]
            if row.traits and row.trait("tokens") and can_equip(castle, character, place):
                total += row.trait("tokens")
                castle.knows[start + place] = -1
    return total


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
            castle.foes[choice.foe] = EnemyCard(NOTHING)
        elif castle.sink is not None:
            castle.tell("no-trophy", person(castle, self.character))
        return ()
