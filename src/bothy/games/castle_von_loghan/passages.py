"""What steps of this game have in common: passages that end with the game, and questions to characters."""

from __future__ import annotations

from collections.abc import Callable

from bothy.games.castle_von_loghan.board.labels import person, spoken
from bothy.games.castle_von_loghan.choices import CHARACTERS, KEY
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message, kebab
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance, Decision, Reveal, Rule
from bothy.kernel.table import Seat


class Passage(Rule[Castle]):
    """V11: a paragraph that is passed over once the game has ended."""

    def apply(self, castle: Castle) -> Steps:
        return () if castle.ending else self.play(castle)

    def play(self, castle: Castle) -> Steps:
        raise NotImplementedError


class Showing(Reveal[Castle]):
    """V84: a passage by which somebody sees something hidden."""

    def apply(self, castle: Castle) -> Steps:
        return () if castle.ending else self.play(castle)

    def play(self, castle: Castle) -> Steps:
        raise NotImplementedError


class Turn(Passage):
    """V11: a passage of one character."""

    character: int

    def title(self, castle: Castle) -> Message:
        return Message(f"{KEY}-{kebab(type(self).__name__)}", person(castle, self.character))


class Asked(Decision[Castle]):
    """V78: a question to a character, answered by the seat that keeps it."""

    character: int

    def title(self, castle: Castle) -> Message:
        return Message(f"{KEY}-{kebab(type(self).__name__)}", person(castle, self.character))

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        return Message(f"{KEY}-{kebab(type(self).__name__)}.ask", person(castle, self.character, seat=seat))

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return spoken(castle, self.character, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not", {"choice": choice.notation})


class Drawn(Chance[Castle]):
    """V34: something drawn from a shuffled deck, or out of a bag."""

    def bag(self, castle: Castle) -> list[int]:
        """What it is drawn from: counts by kind."""
        raise NotImplementedError

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(kind, count) for kind, count in enumerate(self.bag(castle)) if count > 0]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return luck.among(self.bag(castle))


def questions(kind: type[Asked]) -> list[list[Steps]]:
    """The same question to every character, by the seat that keeps it: asked often, and made once."""
    return [[(kind(seat, character),) for character in range(CHARACTERS)] for seat in range(CHARACTERS)]


def by_leader(made: Callable[[list[int]], Steps]) -> list[list[Steps]]:
    """Steps of all characters in their order, by how many there are and who leads: played often, and made once."""
    counts = range(CHARACTERS + 1)
    return [[made([*range(leader, count), *range(leader)]) for leader in range(count)] for count in counts]
