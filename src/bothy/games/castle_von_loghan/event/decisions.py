"""Secret decisions, outcomes and endings."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import event_letter, event_values, outcome_told, person
from bothy.games.castle_von_loghan.choices import DECIDE, KEY, Decide
from bothy.games.castle_von_loghan.content.rows import LETTERS
from bothy.games.castle_von_loghan.content.rows import Event as EventRow
from bothy.games.castle_von_loghan.effects.effect import perform
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance, Secret, Step
from bothy.kernel.table import NOTHING, Seat

PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
"""Two of the four Decision cards."""


def event_row(castle: Castle) -> EventRow:
    """The event on the table."""
    return castle.castle_box.rows.event(castle.event)


class DecideAll(Secret[Castle]):
    """V27: everybody lays a Decision card face down, and all are shown together."""

    def seats(self, castle: Castle) -> list[Seat]:
        return castle.castle_box.everybody

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return list(DECIDE)

    def pick(self, castle: Castle, seat: Seat, luck: Luck) -> Choice:
        return DECIDE[luck.fork(4)]

    def title(self, castle: Castle) -> Message:
        return Message(f"{KEY}-decide-all", event_values(castle, castle.event))

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        return Message(f"{KEY}-decide-all.ask", event_values(castle, castle.event, seat=seat))

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Decide)
        return event_letter(castle, choice.letter)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-decide", {"choice": choice.notation})

    def revealed(self, castle: Castle, answers: dict[Seat, Choice]) -> Steps:
        characters = castle.castle_box.characters
        castle.letters = [NOTHING] * characters
        for seat in range(castle.box.seats):
            choice = answers[seat]
            assert isinstance(choice, Decide)
            show_letter(castle, seat, choice.letter)
        chaos = [ChaosCards(character) for character in range(castle.box.seats, characters)]
        return *chaos, Outcomes()


def show_letter(castle: Castle, character: int, letter: int) -> None:
    castle.letters[character] = letter
    if castle.sink is not None:
        castle.tell("chooses", {**person(castle, character), **event_letter(castle, letter).values})


class ChaosCards(Chance[Castle]):
    """V79: two of the Decision cards of a Chaos Character are drawn."""

    character: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(pair, 1) for pair in range(len(PAIRS))]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return luck.below(len(PAIRS))

    def happened(self, castle: Castle, outcome: int) -> Steps:
        return (ChaosDecision(castle.keeper(self.character), self.character, outcome),)


class ChaosDecision(Asked):
    """V79: one of the two is chosen."""

    pair: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [DECIDE[letter] for letter in PAIRS[self.pair]]

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Decide)
        return event_letter(castle, choice.letter)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-decide", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Decide)
        show_letter(castle, self.character, choice.letter)
        return ()


class TellOutcome(Passage):
    """V28: what comes of a letter is told, before it happens."""

    letter: int

    def play(self, castle: Castle) -> Steps:
        row = event_row(castle)
        if castle.sink is not None and (row.key != "pack" or row.told[self.letter][0]):
            castle.tell("outcome", outcome_told(castle, self.letter))
        return ()


TELL_OUTCOME: Final = [TellOutcome(letter) for letter in range(len(LETTERS))]


class Outcomes(Passage):
    """V28: the outcome of A is told, and happens once for each who chose A, then B, C and D; at last the ending."""

    def play(self, castle: Castle) -> Steps:
        row = event_row(castle)
        castle.done_once = []
        order, letters = castle.order(), castle.letters
        steps: list[Step[Castle]] = []
        for letter, outcome in enumerate(row.outcomes):
            if letter in letters:
                steps.append(TELL_OUTCOME[letter])
                for character in order:
                    if letters[character] == letter:
                        steps += perform(outcome, character)
        steps += perform(row.ending, castle.leader)
        return tuple(steps)
