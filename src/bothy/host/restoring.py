"""Coming back: a stored table taken up from its newest snapshot, also under newer rules than it was played by."""

from __future__ import annotations

from typing import Any

from bothy.host.asking import goes_on
from bothy.host.live_table import LiveTable, journal_of, taken_up, unmarked
from bothy.host.storage import Snapshot
from bothy.kernel import Ask, Event, Journal, Message, Position, Step
from bothy.kernel.journal import UNDO, Outdated, Row
from bothy.kernel.trail import EVERY, Trail


class Restored:
    """A table's journal as far as it leads under the rules of today, and what happened in it since the snapshot."""

    def __init__(self, table: LiveTable, snapshot: Snapshot) -> None:
        self.table = table
        self.events: list[tuple[int, Event]] = []
        """With the number of answers and outcomes at which each happened."""
        self.journal: Journal[Any] = self.begin(snapshot)
        self.snapshot = (len(self.journal.rows), self.journal.position.number)
        """The number of rows from which it goes on, and of answers before them."""
        self.known: dict[int, Position[Any]] = {self.journal.position.number: self.journal.position.copy()}
        self.before: Step[Any] | None = None
        self.question = 0
        """The number of the question that is asked, as whoever was asked it knows it."""
        self.look_what_is_asked()
        self.question -= len(self.journal.position.sealed)
        self.play_on(table.rows)

    def begin(self, snapshot: Snapshot) -> Journal[Any]:
        """The journal up to the snapshot; up to its first row if the snapshot of a game in progress cannot be read."""
        table = self.table
        try:
            position, rows = table.game.load(snapshot.data), table.rows[: snapshot.number]
            journal = taken_up(table.game, position, rows, table.record.scene)
        except ValueError:
            if table.record.state != "playing" or snapshot.data["rules"] >= table.game.rules_version:
                raise
            journal = journal_of(table.game, table.record, table.rules)
        journal.rules = table.rules
        return journal

    def play_on(self, rows: list[Row]) -> None:
        """Play the rows after the snapshot; where older ones no longer fit, take back what is left of them."""
        journal = self.journal
        at = len(journal.rows)
        while at < len(rows):
            sink: list[Event] = []
            journal.position.table.sink = sink
            try:
                following = self.play(rows, at)
            except Outdated as error:
                self.take_back(rows[at:])
                self.go_back(error.resumed)
                return
            if rows[at].kind == UNDO:
                self.before = None
            self.look_what_is_asked()
            if following > at + 1:
                missed = Outdated(at + 1, rows[at], journal.rules, journal.game.rules_version, "")
                self.go_back(missed.resumed)
            elif rows[at].kind == UNDO:
                self.go_back(Message("log-undone"))
            number = journal.position.number
            self.events += [(number, event) for event in sink]
            journal.position.table.sink = None
            self.known[number] = journal.position.copy()
            self.known = {known: position for known, position in self.known.items() if known <= number}
            at = following

    def look_what_is_asked(self) -> None:
        """Whether the last row has brought another question, or the one before it is still asked."""
        position = self.journal.position
        step = None if position.over() else position.step()
        if isinstance(step, Ask):
            if self.before is None or not goes_on(self.before, step, bool(position.sealed)):
                self.question = len(self.journal.rows) + 1
            self.before = step

    def play(self, rows: list[Row], at: int) -> int:
        """Play a row; an undo by the positions that are known, since older rows may not lead there any more."""
        row, journal = rows[at], self.journal
        back = self.known.get(int(row.text)) if row.kind == UNDO else None
        if back is not None:
            journal.position = back.copy()
            journal.put(row)
            return at + 1
        return journal.apply_next([*rows[:at], unmarked(row), *rows[at + 1 :]], at)

    def trail(self) -> Trail[Any]:
        """The way the table has come, with the positions that are known of it."""
        journal = self.journal
        trail = Trail(journal.game, journal.position, journal.rows, journal.scene)
        for number, position in self.known.items():
            if number % EVERY == 0:
                trail.keep(position)
        return trail

    def take_back(self, rest: list[Row]) -> None:
        """Go back to the last question that can be reached: a table can only go on where somebody is asked."""
        asked = [number for number, position in self.known.items() if position.asking()]
        if not asked:
            raise ValueError("nobody is asked anything as far as its moves still fit")
        self.journal.take_up(self.known[max(asked)].copy(), [*self.journal.rows, *rest, Row(UNDO, -1, str(max(asked)))])
        self.before = None
        self.look_what_is_asked()

    def go_back(self, message: Message) -> None:
        """What happened after the position of now has not happened; the log says so."""
        number = self.journal.position.number
        self.events = [(at, event) for at, event in self.events if at <= number]
        self.events.append((number, Event(message)))
