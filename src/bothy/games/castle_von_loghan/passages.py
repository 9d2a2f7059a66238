"""What steps of this game have in common: passages that end with the game, and questions to characters."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, spoken
from bothy.games.castle_von_loghan.choices import CHARACTERS, KEY
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.message import Message, kebab
from bothy.kernel.notation import Choice
from bothy.kernel.step import Decision, Reveal, Rule
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
        values = person(castle, self.character)
        values["seat"] = seat
        return Message(f"{KEY}-{kebab(type(self).__name__)}.ask", values)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return spoken(castle, self.character, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not", {"choice": choice.notation})


def questions(kind: type[Asked]) -> list[list[Steps]]:
    """The same question to every character, by the seat that keeps it: asked often, and made once."""
    return [[(kind(seat, character),) for character in range(CHARACTERS)] for seat in range(CHARACTERS)]


def by_leader() -> list[list[Steps]]:
    """Room for the steps of all characters, by how many there are and who leads; made when first wanted."""
    return [[()] * CHARACTERS for _ in range(CHARACTERS)]
