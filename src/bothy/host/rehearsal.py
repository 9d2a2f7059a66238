"""A change to a table before it is kept: what an answer leads to, played on a copy."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Choice, Decision, Driver, Event, Position, Seat, SystemLuck
from bothy.kernel.journal import ANSWER, FIRST, HASH_EVERY, OUTCOME, SEAL, UNDO, Row
from bothy.kernel.trail import EVERY

CHANCE = SystemLuck()
"""Live chance comes from the operating system."""
FORCED = "f:"
"""By what an answer came that was the only one."""


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
        """For each row by what it came: a message's id, a bot, a time-out, or because there was no other answer."""
        self.settled: list[Position[Any]] = []
        """The positions in which there was only one answer."""
        self.marks: list[Position[Any]] = []
        """The positions that a trail keeps."""
        self.events: list[tuple[int, Event]] = []
        self.sink: list[Event] = []
        self.position.table.sink = self.sink

    def add(self, kind: str, seat: Seat, text: str, note: str = "") -> None:
        row = Row(kind, seat, text)
        self.rows.append(row)
        self.notes.append(note)
        if (self.before + len(self.rows)) % HASH_EVERY == 0:
            row.hash = self.position.fingerprint()
        if self.position.number % EVERY == 0:
            self.marks.append(self.position.copy())
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
        """Let chance happen, also among sealed calls for who is heard first, and what leaves no choice be answered.

        Then somebody is asked, or it is over.
        """
        self.proceed(CHANCE)
        while self.settle():
            self.proceed(CHANCE)

    def settle(self) -> bool:
        """Give an answer besides which there is no other; False if there is none to give."""
        position = self.position
        only = position.forced()
        if only is None:
            return False
        (seat,) = position.asking()
        self.settled.append(position.copy())
        position.answer(seat, only)
        self.add(ANSWER, seat, only.notation, FORCED)
        return True

    def happen(self, outcome: int) -> None:
        super().happen(outcome)
        self.add(OUTCOME, -1, str(outcome))

    def hear(self, seat: Seat) -> None:
        super().hear(seat)
        self.add(FIRST, seat, "")

    def undo(self, back: Position[Any], note: str) -> None:
        """Go back to an earlier position of this game."""
        self.position = back.copy()
        self.position.table.sink = self.sink
        self.add(UNDO, -1, str(back.number), note)
        self.run()

    def done(self) -> Position[Any]:
        self.position.table.sink = None
        return self.position
