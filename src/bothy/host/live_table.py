"""One live table as it stands: its record, its journal, its position, and who is connected.

Three parts of the host read it and know nothing of each other: `Seating` decides who may sit where and changes the
record, `Asking` waits for answers, `Updates` sends everybody what they may see. `Host` alone calls them and changes
the rest.
"""

from __future__ import annotations

from typing import Any

from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.table_record import TableRecord
from bothy.kernel import Game, Position, Seat
from bothy.kernel.journal import ANSWER, SEAL, Journal, Row, replay, standing


class LiveTable:
    """What is true of one table now."""

    def __init__(self, game: Game[Any], record: TableRecord) -> None:
        self.game = game
        self.record = record
        self.position: Position[Any] | None = None
        """None before the game."""
        self.rows: list[Row] = []
        self.rules = game.rules_version
        """The oldest version of the rules under which these rows were played."""
        self.connections: list[Connection] = []

    @property
    def alone(self) -> bool:
        """Whether nobody is there, at a table where people are expected to be."""
        return self.record.pace != "days" and not self.connections

    @property
    def resting(self) -> bool:
        """Whether nobody is to be waited for: the game is not on, is paused, or nobody is there."""
        return self.record.state != "playing" or self.record.paused or self.alone

    def playing(self) -> Position[Any]:
        """The position, if the game is on."""
        if self.position is None:
            raise RequestError("not-started", "the game has not begun")
        if self.record.state != "playing":
            raise RequestError("over", "the game is over")
        if self.record.paused:
            raise RequestError("paused", "the table is paused")
        return self.position

    def journal_text(self, count: int | None = None) -> str:
        """The journal, or so many rows of it, as the terminal and the lab read it."""
        journal = journal_of(self.game, self.record, self.rules)
        journal.rows = self.rows[:count]
        return str(journal)

    def replayed(self, number: int) -> Position[Any]:
        """The position after so many answers and outcomes."""
        return replay(self.game, self.playing(), standing(self.rows)[:number])

    def last_answer_of(self, seat: Seat) -> int:
        """After how many answers and outcomes this seat was last asked and answered; -1 if never."""
        rows = standing(self.rows)
        for number in range(len(rows) - 1, -1, -1):
            if rows[number].seat == seat and rows[number].kind in (ANSWER, SEAL):
                return number
        return -1


def journal_of(game: Game[Any], record: TableRecord, rules: int) -> Journal[Any]:
    """The journal of a table, before its first row."""
    return Journal(game, len(record.chairs), record.options, record.pack, rules=rules)


def taken_up(game: Game[Any], position: Position[Any], rows: list[Row]) -> Journal[Any]:
    """The journal that has led to this position by these rows, to be gone on with."""
    box = position.table.box
    journal: Journal[Any] = Journal(game, box.seats, box.options, box.pack)
    journal.position = position
    journal.rows = list(rows)
    return journal


def unmarked(row: Row) -> Row:
    """A row without its hash: what it says is done also where the rules have changed since it was played."""
    return Row(row.kind, row.seat, row.text)
