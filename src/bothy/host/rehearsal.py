"""A change to a table before it is kept: what an answer leads to, played on a copy."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Choice, Decision, Driver, Event, Luck, Position, Seat, SystemLuck
from bothy.kernel.journal import ANSWER, FIRST, HASH_EVERY, OUTCOME, SEAL, UNDO, Row

CHANCE = SystemLuck()
"""Live chance comes from the operating system."""


class Rehearsal(Driver[Any]):
    """A copy of the position, played on, with what came of it. Once that is kept, it is the table's."""

    def __init__(self, position: Position[Any], rows: int, sealed: bool) -> None:
        super().__init__(position.copy())
        self.before = rows
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
        if (self.before + len(self.rows)) % HASH_EVERY == 0:
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
        self.proceed(CHANCE)

    def happen(self, outcome: int) -> None:
        super().happen(outcome)
        self.add(OUTCOME, -1, str(outcome))

    def hear(self, seat: Seat) -> None:
        super().hear(seat)
        self.add(FIRST, seat, "")

    def first(self, speakers: list[Seat], luck: Luck) -> Seat:
        """The table's own order of seats decides among calls that were sealed."""
        return speakers[0]

    def undo(self, back: Position[Any], note: str) -> None:
        """Go back to an earlier position of this game."""
        self.position = back.copy()
        self.position.table.sink = self.sink
        self.add(UNDO, -1, str(back.number), note)
        self.run()

    def done(self) -> Position[Any]:
        self.position.table.sink = None
        return self.position
