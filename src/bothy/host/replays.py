"""Replays: games played again from their journals, any moment without beginning from the first each time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable, journal_of, taken_up, unmarked
from bothy.host.table_record import TableRecord
from bothy.kernel import Event, Game, Message, Position, Table
from bothy.kernel.journal import UNDO, Journal, Row
from bothy.locales.log import heard

EVERY = 40
"""A position is kept of every so many moments."""
KEPT = 6
"""So many replays are kept ready."""

EACH = 6
"""So many may be used or wait to be used by one who asks: as many as a browser asks for at once."""
MOST = 16
"""So many in all."""

R = TypeVar("R")
T = TypeVar("T", bound=Table)


class LoggedEvent:
    """Something that happened, at which moment, and when it was taken back."""

    def __init__(self, at: int, number: int, event: Event) -> None:
        self.at = at
        self.until = -1
        """The moment from which on it has not happened; -1 if it was never taken back."""
        self.number = number
        """After how many answers and outcomes it happened."""
        self.event = event

    def heard_by(self, viewer: int) -> bool:
        return heard(self.event, viewer)

    def stands(self, moment: int) -> bool:
        return self.at <= moment and (self.until < 0 or moment < self.until)


class Replay(Generic[T]):
    """A journal that was played once: what happened in it, and positions from which any moment is near.

    A moment is the position after so many rows.
    """

    def __init__(self, game: Game[T], record: TableRecord, rules: int = 0) -> None:
        self.game = game
        self.journal: Journal[T] = journal_of(game, record, rules)
        self.marks: list[Position[T]] = [self.journal.position.copy()]
        self.log: list[LoggedEvent] = []
        self.rounds: list[tuple[int, int]] = [(game.rounds(self.journal.position.table), 0)]
        """The rounds by their numbers, and the moments at which they begin."""

    @property
    def total(self) -> int:
        """How many moments there are."""
        return len(self.journal.rows) + 1

    def play_on(self, rows: list[Row]) -> None:
        """Play on to the last of these rows, checking that all is as it was played."""
        journal = self.journal
        for row in rows[len(journal.rows) :]:
            events: list[Event] = []
            journal.position.table.sink = events
            journal.apply(row)
            position = journal.position
            position.table.sink = None
            self.note(row, events)
            if len(journal.rows) % EVERY == 0:
                self.marks.append(position.copy())

    def note(self, row: Row, events: list[Event]) -> None:
        position, moment = self.journal.position, len(self.journal.rows)
        if row.kind == UNDO:
            for old in self.log:
                if old.until < 0 and old.number > position.number:
                    old.until = moment
            self.log.append(LoggedEvent(moment, position.number, Event(Message("log-undone"))))
        self.log += [LoggedEvent(moment, position.number, event) for event in events]
        round = self.game.rounds(position.table)
        while self.rounds[-1][0] > round and len(self.rounds) > 1:
            self.rounds.pop()  # it was taken back
        if round > self.rounds[-1][0]:
            self.rounds.append((round, moment))

    def moments(self, first: int, last: int) -> Iterator[tuple[int, Position[T]]]:
        """The moments from one number to before another. Each position is good until the next is asked for."""
        rows = self.journal.rows
        number = min(first, len(rows)) // EVERY * EVERY
        journal = taken_up(self.game, self.marks[number // EVERY].copy(), rows[:number])
        while number < min(last, self.total):
            if number >= first:
                yield number, journal.position
            if number < len(rows):
                journal.apply(unmarked(rows[number]))
            number += 1

    def position(self, moment: int) -> Position[T]:
        return next(position for _, position in self.moments(moment, moment + 1))


class Replays:
    """The replays that were used last. One thread plays them all, so that many who watch cost no table its answers."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay[Any]] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "replays")
        self.under_way: Counter[str] = Counter()
        """How many are used or wait to be used, by whom they are for."""

    async def use(self, table: LiveTable, do: Callable[[Replay[Any]], R], whose: str = "") -> R:
        """Do something with the replay of a table, away from the event loop, for whoever asks.

        Who asks no longer before it is begun is passed over.
        """
        if self.under_way[whose] >= EACH or self.under_way.total() >= MOST:
            raise RequestError("busy", "too many games are being told again; try again in a moment")
        self.under_way[whose] += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, self.work, table, list(table.rows), do)
        finally:
            self.under_way[whose] -= 1
            self.under_way = +self.under_way

    def work(self, table: LiveTable, rows: list[Row], do: Callable[[Replay[Any]], R]) -> R:
        record = table.record
        try:
            replay = self.kept.pop(record.id, None) or Replay(table.game, record, table.rules)
            replay.play_on(rows)
        except ValueError as error:
            raise RequestError("older-rules", f"this game was played under other rules: {error}") from error
        self.kept[record.id] = replay
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return do(replay)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
