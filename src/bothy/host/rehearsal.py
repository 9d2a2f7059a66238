"""A change to a table before it is kept: what an answer leads to, played on a copy."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Chance, Choice, Decision, Event, Position, Race, Seat, SystemLuck
from bothy.kernel.journal import ANSWER, FIRST, HASH_EVERY, OUTCOME, SEAL, UNDO, Row

CHANCE = SystemLuck()
"""Live chance comes from the operating system."""


class Rehearsal:
    """A copy of the position, played on, with what came of it. Once that is kept, it is the table's."""

    def __init__(self, position: Position[Any], rows: int, sealed: bool) -> None:
        self.position = position.copy()
        self.first = rows
        """How many rows the journal had before."""
        self.sealed = sealed
        """Whether races are heard sealed."""
        self.rows: list[Row] = []
        self.notes: list[str] = []
        """For each row by what it came: a message's id, a bot, or a time-out."""
        self.events: list[tuple[int, Event]] = []
        self.sink: list[Event] = []
        self.position.table.sink = self.sink

    def add(self, kind: str, seat: Seat, text: str, note: str = "") -> None:
        row = Row(kind, seat, text)
        self.rows.append(row)
        self.notes.append(note)
        if (self.first + len(self.rows)) % HASH_EVERY == 0:
            row.hash = self.position.fingerprint()
        for event in self.sink:
            self.events.append((self.position.number, event))
        self.sink.clear()

    def answer(self, seat: Seat, choice: Choice, note: str) -> None:
        """A seat answers, and chance brings what follows. Raises Refusal for what may not be."""
        position = self.position
        step = None if position.over() else position.step()
        if self.sealed and not isinstance(step, Decision):
            position.seal(seat, choice)
            self.add(SEAL, seat, choice.notation, note)
        else:
            position.answer(seat, choice)
            self.add(ANSWER, seat, choice.notation, note)
        self.run()

    def run(self) -> None:
        """Let chance happen, and sealed calls be heard in their order, until somebody is asked or it is over."""
        position = self.position
        while not position.over():
            step = position.step()
            if isinstance(step, Chance):
                outcome = step.toss(position.table, CHANCE)
                position.befall(outcome)
                self.add(OUTCOME, -1, str(outcome))
            elif isinstance(step, Race) and position.sealed and position.speakers():
                first = position.speakers()[0]
                position.hear(first)
                self.add(FIRST, first, "")
            else:
                return

    def undo(self, back: Position[Any], note: str) -> None:
        """Go back to an earlier position of this game."""
        self.position = back.copy()
        self.position.table.sink = self.sink
        self.add(UNDO, -1, str(back.number), note)
        self.run()

    def done(self) -> Position[Any]:
        self.position.table.sink = None
        return self.position
