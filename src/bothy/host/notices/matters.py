"""Matters: what each seat is to be told while whoever holds it is elsewhere, seen from what happens at the tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct, field

from bothy.host import rematches
from bothy.host.live_table import LiveTable
from bothy.host.notices.api import NoticeKind
from bothy.host.notices.notice import Notice
from bothy.host.notices.wish_book import WishBook
from bothy.host.notices.wishes import Wishes
from bothy.host.table_record import TableRecord
from bothy.kernel import Seat
from bothy.kernel.journal import ANSWER, SEAL

SOON: Final = 3.0
"""After so many seconds somebody is called who is not at the table."""
PATIENT: Final = 60.0
"""After so many somebody who is, but does not answer: they may have a page open, and be elsewhere."""


class Matter(Struct, eq=False):
    """Something that whoever holds a seat may be called for, as long as it is so."""

    kinds: tuple[NoticeKind, ...]
    """As what it may be told: the first that somebody wishes for."""
    table: LiveTable
    seat: Seat
    rows: int
    """After how many rows of the journal it began."""
    began: float
    until: float = 0.0
    """When it is too late; 0 without a clock."""
    restored: bool = False
    """Whether it was so already when the table was brought back from storage: then some may have been told of it."""
    timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    """When each person is called."""
    called: set[str] = field(default_factory=set)
    """Who was."""

    @property
    def kind(self) -> NoticeKind:
        return self.kinds[0]

    @property
    def record(self) -> TableRecord:
        return self.table.record

    def notice(self, kind: NoticeKind) -> Notice:
        chairs = self.record.chairs
        others = tuple(
            chair.name for seat, chair in enumerate(chairs) if seat != self.seat and (chair.name or chair.person)
        )
        watched = self.record.watching != "off"
        return Notice(kind, self.record.id, self.record.game, chairs[self.seat].name, others, self.until, watched)


class Turn(Struct, frozen=True):
    """That it is somebody's turn, as other processes are told of it."""

    notice: Notice
    began: float
    rows: int
    """After how many rows of the journal it began."""


class Caller(Protocol):
    """Who calls people."""

    def call(self, wishes: Wishes, matter: Matter, kind: NoticeKind) -> bool:
        """Tell somebody of a matter, as this; whether there was a way to."""
        ...

    def calling(self, person: str, table: str) -> bool:
        """Whether somebody is being told something of a table just now."""
        ...

    def take_back(self, person: str, table: str) -> None:
        """What somebody was told of a table is no longer so."""


class Matters:
    """All that somebody may be called for now."""

    def __init__(self, book: WishBook, caller: Caller, clock: Callable[[], float] = time.time) -> None:
        self.book = book
        self.caller = caller
        self.clock = clock
        self.standing: dict[str, dict[Seat, Matter]] = {}
        """By table and seat; one at a time."""
        self.soon, self.patient = SOON, PATIENT

    # What happens at a table

    def look(self, table: LiveTable, until: float | None, restored: float = 0.0) -> None:
        """See who is asked at a table now, until when, and since when if it was brought back from storage."""
        record = table.record
        here = self.standing.get(record.id)
        if here is None and not self.book.concerns(record):
            return
        if record.state == "finished":
            self.offered(table, restored)
        asked = asked_people(table)
        for seat, matter in list((here or {}).items()):
            if (matter.kind == "turn" and seat not in asked) or (matter.kind == "begun" and record.state != "playing"):
                self.end(matter)
        for seat in asked:
            known = self.standing.get(record.id, {}).get(seat)
            if known is None or known.kind != "turn":
                began = restored or self.clock()
                matter = Matter(("turn",), table, seat, len(table.rows), began, until or 0.0, bool(restored))
                self.begin(matter)

    def begun(self, table: LiveTable) -> None:
        """A game has begun, as whoever is not there may wish to know. Who is asked already is told both as one."""
        for seat in range(len(table.record.chairs)):
            asked = self.standing.get(table.record.id, {}).get(seat)
            if asked is not None:
                asked.kinds = ("turn", "begun")
            elif not table.present(seat) and self.book.called(table.record, seat):
                self.begin(Matter(("begun",), table, seat, len(table.rows), self.clock()))

    def offered(self, table: LiveTable, since: float) -> None:
        """Another game is offered: whoever has not answered may wish to know, and who has hears no more of it."""
        record = table.record
        seats = [] if record.rematch else rematches.waiting(record)
        here = self.standing.get(record.id, {})
        for seat in [seat for seat, matter in here.items() if matter.kind == "rematch" and seat not in seats]:
            self.end(here[seat])
        for seat in seats:
            if seat not in self.standing.get(record.id, {}) and self.book.called(record, seat):
                began = since or self.clock()
                self.begin(Matter(("rematch",), table, seat, len(table.rows), began, restored=bool(since)))

    def forget(self, table: str) -> None:
        """A table is put away: nobody is called for it any more, and nothing is taken back."""
        for matter in self.standing.pop(table, {}).values():
            hush(matter)

    # What comes of it

    def begin(self, matter: Matter) -> None:
        """From now on something is so."""
        before = self.standing.setdefault(matter.record.id, {}).get(matter.seat)
        if before is not None:
            hush(before)
        self.standing[matter.record.id][matter.seat] = matter
        for wishes in self.book.called(matter.record, matter.seat):
            if not told_before(matter, wishes):
                self.wait(matter, wishes.person, self.soon)

    def reconsider(self, person: str) -> None:
        """Somebody wishes otherwise: what they were not told yet they may be told soon."""
        for here in self.standing.values():
            for matter in here.values():
                for wishes in self.book.called(matter.record, matter.seat):
                    knows = person in matter.called or wishes.told.get(matter.record.id) == matter.rows
                    if wishes.person == person and not knows:
                        if person in matter.timers:
                            matter.timers[person].cancel()
                        self.wait(matter, person, self.soon)

    def wait(self, matter: Matter, person: str, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        matter.timers[person] = loop.call_later(min(seconds, 86_400.0), self.due, matter, person)

    def due(self, matter: Matter, person: str) -> None:
        """Call somebody, if they wish for that: later if they sit there, and not in their quiet hours."""
        matter.timers.pop(person, None)
        wishes = self.book.people.get(person)
        wanted: list[NoticeKind] = [
            kind for kind in matter.kinds if wishes is not None and wishes.wants(kind, matter.record)
        ]
        if wishes is None or not wanted or told_before(matter, wishes):
            return
        kind = wanted[0]
        there = matter.table.present(matter.seat)
        patience = matter.began + self.patient - self.clock() if there else 0.0
        quiet = wishes.quiet_for(self.clock())
        if there and kind == "begun":
            return
        if quiet or patience > 0:
            self.wait(matter, person, max(quiet, patience))
        elif self.caller.call(wishes, matter, kind):
            matter.called.add(person)

    def end(self, matter: Matter) -> None:
        """It is no longer so: who was not called yet is not, and who was hears that it is over."""
        hush(matter)
        here = self.standing[matter.record.id]
        del here[matter.seat]
        if not here:
            del self.standing[matter.record.id]
        for wishes in self.book.called(matter.record, matter.seat):
            person, table = wishes.person, matter.record.id
            if (table in wishes.told or self.caller.calling(person, table)) and not self.still(matter, person):
                self.caller.take_back(person, table)

    def still(self, ended: Matter, person: str) -> bool:
        """Whether the same person may be called for another seat of the same table, as where several share a device."""
        others = self.standing.get(ended.record.id, {})
        return any(person in [one.person for one in self.book.called(ended.record, seat)] for seat in others)

    def of(self, person: str) -> list[Turn]:
        """The turns of somebody now, the oldest first."""
        mine = [
            matter
            for here in self.standing.values()
            for matter in here.values()
            if matter.kind == "turn"
            and person in [wishes.person for wishes in self.book.called(matter.record, matter.seat)]
        ]
        mine.sort(key=lambda matter: (matter.began, matter.record.id, matter.seat))
        return [Turn(matter.notice("turn"), matter.began, matter.rows) for matter in mine]


def hush(matter: Matter) -> None:
    for timer in matter.timers.values():
        timer.cancel()
    matter.timers.clear()


def told_before(matter: Matter, wishes: Wishes) -> bool:
    """Whether somebody was told of it before the table was brought back; perhaps by a process that has just ended."""
    told = wishes.told.get(matter.record.id)
    return matter.restored and told is not None and not answered_since(matter.table, matter.seat, told)


def asked_people(table: LiveTable) -> list[Seat]:
    """The seats that are asked now and that a person plays."""
    position, record = table.position, table.record
    if position is None or record.state != "playing" or record.paused or position.over():
        return []
    chairs = record.chairs
    return [seat for seat in position.asking() if chairs[seat].person and not chairs[seat].bot]


def answered_since(table: LiveTable, seat: Seat, rows: int) -> bool:
    """Whether a seat has answered after so many rows of the journal."""
    return any(row.seat == seat and row.kind in (ANSWER, SEAL) for row in table.rows[rows:])
