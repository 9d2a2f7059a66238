"""Games told again from their journals: any moment of one, without playing it from the beginning each time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from bothy.host.host import Host, applied
from bothy.host.listener import Sorry
from bothy.host.record import TableRecord
from bothy.host.views import heard
from bothy.kernel import Event, Game, Message, Position, Table
from bothy.kernel.journal import UNDO, Journal, Row

EVERY = 40
"""A position is kept of every so many moments."""
KEPT = 6
"""So many games are kept ready to be told."""

EACH = 6
"""So many may be told or wait to be told for one who asks: as many as a browser asks for at once."""
MOST = 16
"""So many in all."""

R = TypeVar("R")
T = TypeVar("T", bound=Table)


class Told:
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


class Tale(Generic[T]):
    """A journal that was played once: what happened in it, and positions from which any moment is near.

    A moment is the position after so many rows.
    """

    def __init__(self, game: Game[T], record: TableRecord) -> None:
        self.game = game
        self.journal = Journal(game, len(record.chairs), record.options, record.pack)
        self.marks: list[Position[T]] = [self.journal.position.copy()]
        self.told: list[Told] = []
        self.rounds: list[tuple[int, int]] = [(game.rounds(self.journal.position.table), 0)]
        """The rounds by their numbers, and the moments at which they begin."""

    @property
    def total(self) -> int:
        """How many moments there are."""
        return len(self.journal.rows) + 1

    def learn(self, rows: list[Row]) -> None:
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
            for old in self.told:
                if old.until < 0 and old.number > position.number:
                    old.until = moment
            self.told.append(Told(moment, position.number, Event(Message("log-undone"))))
        self.told += [Told(moment, position.number, event) for event in events]
        round = self.game.rounds(position.table)
        while self.rounds[-1][0] > round and len(self.rounds) > 1:
            self.rounds.pop()  # it was taken back
        if round > self.rounds[-1][0]:
            self.rounds.append((round, moment))

    def moments(self, first: int, last: int) -> Iterator[tuple[int, Position[T]]]:
        """The moments from one number to before another. Each position is good until the next is asked for."""
        rows = self.journal.rows
        number = min(first, len(rows)) // EVERY * EVERY
        position = self.marks[number // EVERY].copy()
        while number < min(last, self.total):
            if number >= first:
                yield number, position
            if number < len(rows):
                position = applied(self.game, position, rows, number)
            number += 1

    def position(self, moment: int) -> Position[T]:
        return next(position for _, position in self.moments(moment, moment + 1))


class Tales:
    """The games that were told last. One thread tells them all, so that many who listen cost no table its answers."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Tale[Any]] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "tales")
        self.under_way: Counter[str] = Counter()
        """How many are told or wait to be told, by whom they are for."""

    async def tell(self, host: Host, do: Callable[[Tale[Any]], R], whose: str = "") -> R:
        """Do something with the tale of a table, away from the event loop, for whoever asks.

        Who asks no longer before it is begun is passed over.
        """
        if self.under_way[whose] >= EACH or self.under_way.total() >= MOST:
            raise Sorry("busy", "too many games are being told again; try again in a moment")
        self.under_way[whose] += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, self.work, host.game, host.record, list(host.rows), do)
        finally:
            self.under_way[whose] -= 1
            self.under_way = +self.under_way

    def work(self, game: Game[Any], record: TableRecord, rows: list[Row], do: Callable[[Tale[Any]], R]) -> R:
        try:
            tale = self.kept.pop(record.id, None) or Tale(game, record)
            tale.learn(rows)
        except ValueError as error:
            raise Sorry("older-rules", f"this game was played under other rules: {error}") from error
        self.kept[record.id] = tale
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return do(tale)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
