"""One live table as it stands: its record, its journal, its position, and who is connected.

Parts of the host read it: `Seating` decides who may sit where and `Agreeing` what all have agreed to, and both change
the record; `Asking` waits for answers, `Updates` sends everybody what they may see. `Host`, with `Listening` and
`People`, alone calls them, and `Host` alone changes the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bothy.host import comings
from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.table_record import Coming, SeatRecord, TableRecord
from bothy.host.work import Work
from bothy.kernel import Game, Position, Seat
from bothy.kernel.journal import ANSWER, SEAL, Journal, Row
from bothy.kernel.trail import EVERY, Trail


class LiveTable:
    """What is true of one table now."""

    def __init__(self, game: Game[Any], record: TableRecord, work: Work) -> None:
        self.work = work
        self.game = game
        self.record = record
        self.position: Position[Any] | None = None
        """None before the game."""
        self.past: list[Position[Any]] = []
        """The positions of the chain of answers that can be taken back freely; none of them after a restart."""
        self.rows: list[Row] = []
        self.trail: Trail[Any] | None = None
        """The rows that stand, and positions to go back to; None before the game."""
        self.rules = game.rules_version
        """The oldest version of the rules under which these rows were played."""
        self.overhauled = False
        """Whether it was taken up from older rules, and its newest snapshot is still one of theirs."""
        self.lease = 0
        """The number of the lease under which its journal grows; 0 where one process serves all tables."""
        self.connections: list[Connection] = []
        self.fresh_comings: list[Coming] = []
        """What the log has still to tell of comings and goings, once it is kept."""

    @property
    def alone(self) -> bool:
        """Whether nobody is there, at a table where people are expected to be."""
        return self.record.pace != "days" and not self.connections

    @property
    def resting(self) -> bool:
        """Whether nobody is to be waited for: the game is not on, is paused, or nobody is there."""
        return self.record.state != "playing" or self.record.paused or self.alone

    def present(self, seat: Seat) -> bool:
        """Whether somebody is connected who holds a seat."""
        return any(seat in connection.seats for connection in self.connections)

    def playing(self) -> Position[Any]:
        """The position, if the game is on."""
        if self.position is None:
            raise RequestError("not-started", "the game has not begun")
        if self.record.state != "playing":
            raise RequestError("over", "the game is over")
        if self.record.paused:
            raise RequestError("paused", "the table is paused")
        return self.position

    def chair(self, seat: Seat) -> SeatRecord:
        if seat >= len(self.record.chairs):
            raise RequestError("no-seat", "there is no such seat")
        return self.record.chairs[seat]

    def note_coming(self, line: str, seat: int, **values: str) -> None:
        """A line for the log of a game in progress, once it is kept."""
        if self.record.state != "playing" or self.position is None:
            return
        told: dict[str, int | str] = {"seat": seat, **values} if seat >= 0 else {**values}
        coming = Coming(len(self.rows), self.position.number, line, told)
        self.record.comings = [*self.record.comings, coming][-comings.MOST :]
        self.fresh_comings.append(coming)

    def journal_text(self) -> str:
        """The journal as the terminal and the lab read it."""
        journal = journal_of(self.game, self.record, self.rules)
        journal.rows = list(self.rows)
        return str(journal)

    def replayed(self, number: int) -> Position[Any]:
        """The position after so many answers and outcomes, if the rules of today still lead to it."""
        (found,) = self.stretch(number, number)
        return found

    def stretch(self, first: int, last: int) -> list[Position[Any]]:
        """The positions from this number to that one, if the rules of today still lead to them."""
        self.playing()
        assert self.trail is not None
        self.work.count("rows_replayed", last - max(self.trail.mark_before(first), 0))
        try:
            if first == last:
                return [self.trail.at(first)]
            return [position.copy() for position in self.trail.stretch(first, last)]
        except ValueError as error:
            raise RequestError("older-rules", f"these moves were made under other rules: {error}") from error

    def last_answer_of(self, seat: Seat) -> int:
        """After how many answers and outcomes this seat was last asked and answered; -1 if never."""
        rows = [] if self.trail is None else self.trail.rows
        for few in windows(0, len(rows) - 1):
            mine = [at for at in few if rows[at].seat == seat and rows[at].kind in (ANSWER, SEAL)]
            if mine:
                asked = [old for old in self.stretch(mine[0], mine[-1]) if old.number in mine and old.forced() is None]
                if asked and self.trail is not None:
                    self.trail.remember(asked[-1])
                    return asked[-1].number
        return -1


def windows(first: int, last: int) -> Iterator[range]:
    """The numbers from last to first in portions, each from where a position is kept: to replay one is little."""
    while last >= first:
        begin = max(last // EVERY * EVERY, first)
        yield range(begin, last + 1)
        last = begin - 1


def journal_of(game: Game[Any], record: TableRecord, rules: int) -> Journal[Any]:
    """The journal of a table, before its first row."""
    return Journal(game, len(record.chairs), record.options, record.pack, rules=rules, scene=record.scene)


def taken_up(game: Game[Any], position: Position[Any], rows: list[Row], scene: str = "") -> Journal[Any]:
    """The journal that has led to this position by these rows, to be gone on with."""
    box = position.table.box
    journal: Journal[Any] = Journal(game, box.seats, box.options, box.pack)
    journal.scene = scene
    journal.take_up(position, rows)
    return journal


def unmarked(row: Row) -> Row:
    """A row without its hash: what it says is done also where the rules have changed since it was played."""
    return Row(row.kind, row.seat, row.text)
