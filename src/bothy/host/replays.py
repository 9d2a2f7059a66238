"""Replays: games played again from their journals, any moment without beginning from the first each time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Iterator
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable, journal_of
from bothy.host.table_record import TableRecord
from bothy.host.work import Slices, Work, finished
from bothy.kernel import Event, Game, Message, Position, Table
from bothy.kernel.journal import UNDO, Journal, Outdated, Row
from bothy.kernel.trail import perform
from bothy.locales.log import heard

EVERY = 40
"""No moment is further away from a position that is kept."""
KEPT = 6
"""So many replays are kept ready."""

EACH = 6
"""So many may be used or wait to be used by one who asks: as many as a browser asks for at once."""
MOST = 16
"""So many in all."""
TOGETHER = 2
"""So many are told at a time for one who asks, so that others find a thread."""

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

    A moment is the position after so many rows. Where a row takes something back, it is the same as an earlier one.
    """

    def __init__(self, game: Game[T], record: TableRecord, rules: int = 0) -> None:
        self.game = game
        self.turn = asyncio.Lock()
        """Held while it is used; those who wait for it take no thread from others."""
        self.journal: Journal[T] = journal_of(game, record, rules)
        self.marks: dict[int, Position[T]] = {0: self.journal.position.copy()}
        """Positions kept, by their moments."""
        self.same: dict[int, int] = {}
        """For each moment that something was taken back, or nothing was done, the earlier one that it equals."""
        self.reached: list[int] = [0]
        """The moments at which there had been 0, 1, 2, ... of the answers and outcomes that stand."""
        self.away: list[int] = [0]
        """For each moment, how many rows from a position that is kept."""
        self.log: list[LoggedEvent] = []
        self.told: list[LoggedEvent] = []
        """Of the log, what stands."""
        self.rounds: list[tuple[int, int]] = [(game.rounds(self.journal.position.table), 0)]
        """The rounds by their numbers, and the moments at which they begin."""
        self.outdated: Outdated | None = None
        """The row of older rules that does not fit those of today, so that nothing is told from there on."""
        self.replayed = 0
        """How many rows were played, to get to wherever somebody wanted."""

    @property
    def total(self) -> int:
        """How many moments there are."""
        return len(self.journal.rows) + 1

    def play_on(self, rows: list[Row]) -> None:
        finished(self.playing_on(rows))

    def playing_on(self, rows: list[Row]) -> Slices[None]:
        """Play on to the last of these rows, checking that all is as it was played."""
        journal = self.journal
        at = len(journal.rows)
        if at < len(rows):
            journal.foresee(rows)
        while at < len(rows) and self.outdated is None:
            events: list[Event] = []
            journal.position.table.sink = events
            try:
                following = journal.apply_next(rows, at)
            except Outdated as error:
                self.outdated = error
                self.tell(LoggedEvent(at, journal.position.number, Event(error.message)))
                following = at
            journal.position.table.sink = None
            if following > at + 1:
                missed = Outdated(at + 1, rows[at], journal.rules, journal.game.rules_version, "")
                events.append(Event(missed.resumed))
                for idle in range(at + 1, following):
                    self.stand_still(idle)
            if following > at:
                self.replayed += 1
                self.note(rows[following - 1], events)
            at = following
            yield

    def note(self, row: Row, events: list[Event]) -> None:
        position, moment = self.journal.position, len(self.journal.rows)
        if row.kind == UNDO:
            self.go_back(moment)
            while self.told and self.told[-1].number > position.number:
                self.told.pop().until = moment
            self.tell(LoggedEvent(moment, position.number, Event(Message("log-undone"))))
        else:
            self.go_on(moment)
        for event in events:
            self.tell(LoggedEvent(moment, position.number, event))
        round = self.game.rounds(position.table)
        while self.rounds[-1][0] > round and len(self.rounds) > 1:
            self.rounds.pop()  # it was taken back
        if round > self.rounds[-1][0]:
            self.rounds.append((round, moment))

    def tell(self, entry: LoggedEvent) -> None:
        self.log.append(entry)
        self.told.append(entry)

    # The way from moment to moment

    def go_on(self, moment: int) -> None:
        self.reached.append(moment)
        away = self.away[self.canonical(moment - 1)] + 1
        self.away.append(away)
        if away >= EVERY:
            self.mark(moment)

    def go_back(self, moment: int) -> None:
        """Something was taken back. Who went far from what is kept may do so again, so the place is kept too."""
        del self.reached[self.journal.position.number + 1 :]
        earlier = self.same[moment] = self.reached[-1]
        self.away.append(self.away[earlier])
        if self.away[earlier] >= EVERY // 2:
            self.mark(earlier)

    def stand_still(self, moment: int) -> None:
        """A row of older rules that no longer fits and was taken back: nothing is done by it."""
        self.same[moment] = self.canonical(moment - 1)
        self.away.append(self.away[moment - 1])

    def mark(self, moment: int) -> None:
        self.marks[moment] = self.journal.position.copy()
        self.away[moment] = 0

    def canonical(self, moment: int) -> int:
        return self.same.get(moment, moment)

    def position(self, moment: int) -> Position[T]:
        """The position at a moment, from the nearest that is kept."""
        way: list[int] = []
        at = self.canonical(moment)
        while at not in self.marks:
            way.append(at)
            at = self.canonical(at - 1)
        position = self.marks[at].copy()
        for later in reversed(way):
            perform(position, self.journal.rows[later - 1])
        self.replayed += len(way)
        return position

    def moments(self, first: int, last: int) -> Iterator[tuple[int, Position[T]]]:
        """The moments from one number to before another. Each position is good until the next is asked for."""
        position: Position[T] | None = None
        for moment in range(first, min(last, self.total)):
            if position is None or moment in self.same:
                position = self.position(moment)
            else:
                perform(position, self.journal.rows[moment - 1])
                self.replayed += 1
            yield moment, position


class Replays:
    """The replays that were used last. Threads play them, so that many who watch cost no table its answers."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.kept: OrderedDict[str, Replay[Any]] = OrderedDict()
        self.under_way: Counter[str] = Counter()
        """How many are used or wait to be used, by whom they are for."""
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def use(
        self,
        table: LiveTable,
        do: Callable[[Replay[Any]], R | Slices[R]],
        whose: str = "",
        charge: Callable[[float], None] | None = None,
    ) -> R:
        """Do something with the replay of a table, away from the event loop, for whoever asks.

        Who asks no longer before it is begun is passed over.
        """
        if self.under_way[whose] >= EACH or self.under_way.total() >= MOST:
            raise RequestError("busy", "too many games are being told again; try again in a moment")
        self.under_way[whose] += 1
        try:
            async with self.turns.setdefault(whose, asyncio.Semaphore(TOGETHER)):
                replay = await self.replay_of(table, charge)
                async with replay.turn:
                    rows = list(table.rows)
                    return await self.work.in_slices(lambda: self.tell(replay, rows, do), charge)
        except ValueError as error:
            self.kept.pop(table.record.id, None)
            raise RequestError("older-rules", f"this game was played under other rules: {error}") from error
        finally:
            self.under_way[whose] -= 1
            self.under_way = +self.under_way

    async def replay_of(self, table: LiveTable, charge: Callable[[float], None] | None) -> Replay[Any]:
        id = table.record.id
        if id not in self.kept:
            new = await self.work.beside(lambda: Replay(table.game, table.record, table.rules), charge)
            self.kept.setdefault(id, new)
        self.kept.move_to_end(id)
        found = self.kept[id]
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    def tell(self, replay: Replay[Any], rows: list[Row], do: Callable[[Replay[Any]], R | Slices[R]]) -> Slices[R]:
        before = replay.replayed
        try:
            yield from replay.playing_on(rows)
            told = do(replay)
            if isinstance(told, Generator):
                return (yield from told)
            return told
        finally:
            self.work.count("rows_replayed", replay.replayed - before)
