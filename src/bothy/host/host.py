"""The host of one table: does what is to be done in its turn, lets the rules judge it, keeps it, has it told.

It alone changes the position and the journal. What clients say it hears by `Listening`; who comes and goes and sits
where it leaves to `People`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Protocol

from bothy.host import admission, sittings
from bothy.host import protocol as say
from bothy.host.acknowledged import REMEMBERED, Acknowledged
from bothy.host.advising import Advising
from bothy.host.agreeing import Agreeing, ask_anew
from bothy.host.asking import Asking
from bothy.host.bot_pool import BotPool
from bothy.host.clocks import EPOCH, Paces
from bothy.host.comings import event_of, merged
from bothy.host.connection import Connection, encode
from bothy.host.database import Late, StorageError, Taken, Write
from bothy.host.effect import Effect
from bothy.host.errors import RequestError
from bothy.host.leases import Leases
from bothy.host.listening import Listening
from bothy.host.live_table import LiveTable, journal_of, windows
from bothy.host.making import Maker
from bothy.host.notices.desk import Desk
from bothy.host.outcome import Outcome, outcome_of, went_back_to
from bothy.host.people import People
from bothy.host.places import Places
from bothy.host.rehearsal import Rehearsal
from bothy.host.restoring import Restored
from bothy.host.retelling import joined, retold
from bothy.host.seating import Seating
from bothy.host.storage import Snapshot, Storage, add_rows, put_snapshot, put_table
from bothy.host.storage_errors import Overtaken
from bothy.host.table_part import table_part
from bothy.host.table_record import ClockRecord, TableRecord, decode
from bothy.host.table_record import encode as encode_record
from bothy.host.updates import Updates
from bothy.host.views import Parts, why_not
from bothy.host.work import Work
from bothy.kernel import Game, Position, Race, Refusal, Seat
from bothy.kernel.journal import UNDO, Row

SLOW = 1.0
"""When the database takes longer than so many seconds, everybody is told that the table waits for it."""

FINISH = 3.0
"""So long what is under way may take to come to its end when the table is handed over."""

log = logging.getLogger("bothy.host")


class TableServer(Protocol):
    """What a host needs of the server it runs on."""

    storage: Storage
    leases: Leases
    bot_pool: BotPool
    places: Places
    paces: Paces
    counts: Counter[str]
    work: Work
    desk: Desk

    def changed(self) -> None:
        """A record was kept, and the list of tables may differ."""

    async def rematch(self, record: TableRecord, maker: Maker) -> str:
        """Begin the game of a table that follows another; its id."""
        ...

    async def take_up_anew(self, id: str) -> None:
        """What is known of a table is no longer so: it is to be brought back from storage."""


class Host(LiveTable):
    """One table. Everything that changes it goes through its inbox, one thing at a time."""

    def __init__(self, server: TableServer, game: Game[Any], record: TableRecord, stored: bool = False) -> None:
        super().__init__(game, record, server.work)
        self.server = server
        self.kept = encode_record(record)
        """The record as it was last kept."""
        self.sat = sittings.of(record) if stored else {}
        """Who sat where when the record was last kept."""
        self.over = record.state == "finished" and stored
        self.stored = stored
        self.snapshot = (0, 0)
        """The number of rows at the last snapshot, and of answers in it."""
        self.acknowledged = Acknowledged()
        self.touched = time.monotonic()
        self.inbox: asyncio.Queue[Errand] = asyncio.Queue()
        self.agreeing = Agreeing(self, server.paces)
        self.seating = Seating(self, self.agreeing)
        self.updates = Updates(self)
        self.asking = Asking(self, self, server.paces, server.bot_pool, server.counts)
        self.advising = Advising(self, server.bot_pool)
        self.people = People(self)
        self.listening = Listening(self)
        self.task: asyncio.Task[None] | None = None
        self.closed = False
        """Whether it is handed over, so that nothing more begins here."""
        self.last_time = 0.0
        """When the journal grew last before the table was brought back from storage; 0 if it was not."""
        self.due: Due | None = None if stored else Due(0.0, 0)
        """When the time is up and which question that is, as it was last kept; None if it is not known."""
        self.slow = False
        """Whether everybody was told that the table waits for the database."""
        self.leaving: asyncio.Task[None] | None = None
        """Takes the table up anew, where what is known of it is no longer so."""

    # The task

    def begin(self) -> None:
        self.task = asyncio.create_task(self.run(), name=f"table {self.record.id}")
        self.asking.resume()
        self.look_who_is_asked(self.last_time)

    async def run(self) -> None:
        while True:
            errand = await self.inbox.get()
            try:
                await self.work.measured(errand.do(), errand.by, errand.charge)
            except StorageError as error:
                self.not_kept(error)
                self.asking.later()
            except Exception:
                log.exception("a table stumbled", extra={"table": self.record.id})

    def put(
        self,
        do: Callable[[], Coroutine[Any, Any, None]],
        by: str = "a bot or a clock",
        charge: Callable[[float], None] | None = None,
    ) -> None:
        """Something to be done in its turn; by what it came, and who is charged for it."""
        self.inbox.put_nowait(Errand(do, by, charge))

    async def in_turn(
        self,
        do: Callable[[], Awaitable[Any]],
        by: str = "a request",
        charge: Callable[[float], None] | None = None,
    ) -> Any:
        """Do something in its turn, and wait for what comes of it."""
        self.check_held()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                self.check_held()
                result = await do()
            except Exception as error:  # whoever asked is told; the table goes on
                if isinstance(error, StorageError) and not self.closed:
                    self.not_kept(error)
                if not future.cancelled():
                    future.set_exception(error)
            else:
                if not future.cancelled():
                    future.set_result(result)

        self.put(carry_out, by, charge)
        return await future

    def check_held(self) -> None:
        """Nothing is told and nothing begun while others may hold the table, and know more of it."""
        if self.closed:
            raise Late("the table has moved to another process")
        if not self.server.leases.alive:
            raise StorageError("this process is cut off from its database")

    def check_in_time(self) -> None:
        """What was kept is told only while nobody else can know more."""
        if not self.server.leases.alive:
            raise Overtaken("it was kept, and others may have gone on from there")

    async def finish(self, last_word: Callable[[], Awaitable[None]] | None = None) -> None:
        """Let what is under way come to its end, and begin nothing more after a last word."""

        async def last() -> None:
            if last_word is not None:
                await last_word()
            self.closed = True

        self.asking.forget()
        try:
            async with asyncio.timeout(FINISH):
                await self.in_turn(last, "the end")
        except (TimeoutError, StorageError):
            self.closed = True

    def hang_up(self, words: str) -> None:
        """Whoever is there is told to connect again."""
        for connection in list(self.connections):
            connection.hang_up("restart", words)

    async def stop(self) -> None:
        self.closed = True
        self.asking.forget()
        self.advising.forget()
        self.server.desk.matters.forget(self.record.id)
        self.people.stop()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        while not self.inbox.empty():  # whoever waits is told that the table has moved
            with suppress(Exception):
                await self.inbox.get_nowait().do()

    # Changes of the record

    async def see_to(self, effect: Effect | None, note: str = "") -> None:
        """Keep a change of the record and let the rest of the table react; None is no change."""
        if effect is None:
            return
        if effect is Effect.UNDONE:
            proposal = self.record.proposal
            assert proposal is not None
            await self.go_back(self.replayed(proposal.number), note)
            self.publish(table=True)
            return
        await self.keep_record()
        await self.react(effect)

    async def react(self, effect: Effect) -> None:
        """What a change of the record means for clocks, bots and screens, once it is kept."""
        if effect is Effect.STOPPED:
            self.asking.halt()
        elif effect is Effect.RESUMED:
            self.asking.resume()
        elif effect is Effect.RESEATED:
            self.asking.reseated()
        await self.people.greet_askers()
        self.publish(table=True)
        self.people.count_later()
        if effect is Effect.RESEATED:
            self.asking.ask_bots()

    # Keeping and telling

    async def keep(
        self, writes: list[Write], record: TableRecord | None = None, outcome: Outcome | None = None
    ) -> None:
        """Keep this, and the record if one is given; from then on it is the table's. The clock by days goes along."""
        id, leases = self.record.id, self.server.leases
        due = self.due_after(record or self.record, outcome)
        if due is not None and not due.same_as(self.due):
            writes = [*writes, *leases.keep_due(id, *due)]
        async with self.patience():
            if record is None:
                await self.server.storage.write([*leases.guard(id), *writes])
                self.due = due
                self.check_in_time()
                return
            before = leases.guard(id) if self.stored else leases.begin(id, time.time())
            kept = encode_record(record)
            sat = sittings.of(record)
            sat_writes = sittings.changed(record, self.sat, sat, self.over)
            await self.server.storage.write([*before, *writes, put_table(record), *sat_writes])
        self.stored, self.lease, self.due = True, leases.number(id), due
        self.check_in_time()
        self.sat, self.over = sat, record.state == "finished"
        self.record, self.kept = record, kept
        self.server.changed()
        self.tell_comings()

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """Tell everybody that the table waits for the database, if it takes long, and when it has answered."""
        timer = asyncio.get_running_loop().call_later(SLOW, self.tell_slow, True)
        try:
            yield
        finally:
            timer.cancel()
            if self.slow:
                self.tell_slow(False)

    def tell_slow(self, slow: bool) -> None:
        if not self.server.leases.alive:
            return
        self.slow = slow
        for connection in self.connections:
            connection.send_message(say.Wait(slow))

    def tell_comings(self) -> None:
        """Let the log tell of comings and goings that are kept."""
        told, self.fresh_comings = self.fresh_comings, []
        if told:
            self.updates.add_events([(coming.number, event_of(coming)) for coming in told])

    def not_kept(self, error: StorageError) -> None:
        """The database has not kept something, so it has not happened."""
        log.error("not kept", extra={"table": self.record.id, "error": str(error)})
        self.roll_back()
        if isinstance(error, Taken | Late):
            anew = asyncio.create_task(self.server.take_up_anew(self.record.id), name=f"anew {self.record.id}")
            self.leaving = anew

    async def keep_record(self) -> None:
        await self.keep([], self.record)

    def roll_back(self) -> None:
        """What could not be kept has not happened: the record is again as it was kept."""
        self.record = decode(self.kept)
        self.fresh_comings = []

    def publish(self, table: bool = False, newcomer: Connection | None = None) -> None:
        """Send every viewer what has changed for it, the table and who sits there only if that may have changed."""
        if not self.server.leases.alive:
            return  # somebody else may know more by now
        shared: Parts = {"clock": self.asking.part()}
        if table or not self.updates.public:
            shared["table"] = encode(table_part(self, self.agreeing))
        self.updates.publish(shared, self.asking.question, newcomer)
        self.look_who_is_asked()

    def look_who_is_asked(self, restored: float = 0.0) -> None:
        """Whoever is asked and elsewhere may wish to be called; restored, since when, if the table was put away."""
        until = self.asking.until
        due = self.due_after(self.record)
        if due is not None and not due.same_as(self.due):
            self.put(self.keep_due, "a clock kept")
        self.server.desk.matters.look(self, None if until is None else EPOCH + until, restored)

    def due_after(self, record: TableRecord, outcome: Outcome | None = None) -> Due | None:
        """By days: when the time will be up once this is kept, and of which question, so that the clock is looked after
        also if this process ends; None at other paces.
        """
        if record.pace != "days":
            return None
        rows, until = len(self.rows), self.asking.until
        if outcome is not None:
            rows, until = rows + len(outcome.rows), self.asking.until_after(outcome.before, outcome.position)
        elif until is None and self.asking.left is not None:
            until = time.monotonic() + self.asking.left
        elif until is None and self.position is not None:
            until = self.asking.until_after(None, self.position)
        rests = record.state != "playing" or record.paused
        return Due(0.0 if rests or until is None else EPOCH + until, rows)

    async def keep_due(self) -> None:
        """What the clock has come to without anything being kept, as when a table is taken up."""
        due = self.due_after(self.record)
        if due is not None and not due.same_as(self.due):
            await self.keep([])

    async def keep_what_is_left(self) -> None:
        """The clock stands still from now on, until people come to where the table is held next."""
        record, left = self.record, self.asking.seconds_left()
        stands = record.pace != "days" or record.paused  # by days it runs on, with the lease
        if record.state == "playing" and stands and left is not None:
            record.clock = ClockRecord(len(self.rows), left, self.asking.hourglass)
            await self.keep_record()

    async def recall(self, charge: Callable[[float], None] | None = None) -> None:
        """What happened before the table was taken up is told again, beside the loop, once somebody wants it."""
        updates, trail = self.updates, self.trail
        if trail is None or not (updates.log_begins or updates.untold):
            return
        rows = self.rows[: updates.log_begins]
        before = await self.work.in_slices(lambda: retold(self, rows), charge)
        self.work.beside_loop["rows_replayed"] += len(rows)
        if before.trail is not None:
            joined(trail, before.trail)
        told, comings = before.events + updates.events, updates.untold
        await self.work.beside(lambda: updates.take_up(merged(told, comings)), charge)

    def send_everything(self, connection: Connection, seen: int = 0) -> None:
        if not self.updates.public:
            self.publish(table=True)
        self.updates.send_everything(connection, seen)

    # Answers

    async def answer(self, seat: Seat, question: int, text: str, note: str) -> None:
        """A person answers. What arrives for a question that is gone is refused."""
        position = self.playing()
        if self.record.chairs[seat].bot:
            raise RequestError("away", "a bot plays this seat; take it back first")
        if question != self.asking.question:
            raise RequestError("stale", "that question is no longer asked")
        choice = position.table.box.vocabulary.look_up(text)
        rehearsal = Rehearsal(position, len(self.rows), self.record.sealed())
        rehearsal.answer(seat, choice, note)
        await self.take_over(rehearsal)
        self.server.counts["answers"] += 1

    def why(self, seat: Seat, text: str) -> say.Spoken | None:
        found = why_not(self.playing(), seat, text, self.updates.shown())
        return None if found is None else (found.id, found.values)

    async def take_over(self, rehearsal: Rehearsal) -> None:
        """Keep what was rehearsed, let it be so, then tell everybody.

        All of the outcome is known before any of it is so, and all of it is so before anybody hears of it. The question
        comes before the updates, which show it; the bots come last, since they may answer at once.
        """
        if rehearsal.position.over() or went_back_to(rehearsal) >= 0:
            await self.recall()
        outcome = outcome_of(rehearsal, self, self.snapshot)
        await self.keep(outcome.writes, outcome.record, outcome)
        self.adopt(outcome)
        self.asking.asked(outcome.before)
        self.updates.add_events(outcome.events, outcome.back)
        self.publish(table=outcome.record is not None)
        self.asking.ask_bots()

    def adopt(self, outcome: Outcome) -> None:
        """What was kept is so."""
        self.position, self.past = outcome.position, outcome.past
        self.rows += outcome.rows
        self.go_along(outcome)
        if outcome.snapshot is not None:
            self.snapshot, self.overhauled = outcome.snapshot, False
        self.touched = time.monotonic()
        for note in outcome.notes:
            self.acknowledged.remember_note(note, self.record)
        if outcome.over:
            self.server.counts["finished"] += 1

    def go_along(self, outcome: Outcome) -> None:
        """The trail goes where the game has gone."""
        assert self.trail is not None
        for row in outcome.rows:
            if row.kind == UNDO:
                self.trail.back(int(row.text))
            else:
                self.trail.rows.append(row)
        for mark in outcome.marks:
            self.trail.keep(mark)

    async def start(self) -> None:
        """Fill the seats, deal, and begin."""
        self.seating.fill()
        record = self.record
        journal = await self.work.beside(lambda: journal_of(self.game, record, self.rules))
        position, self.trail = journal.position, journal.trail
        rehearsal = Rehearsal(position, 0, record.sealed())
        rehearsal.run()
        record.state, record.started = "playing", time.time()
        ask_anew(record)
        admission.deal(self)
        await self.take_over(rehearsal)
        self.publish(table=True)
        self.server.desk.matters.begun(self)

    # Going back

    async def undo(self, seat: Seat, note: str) -> None:
        """Back to this seat's last real question, if nothing has come to light and nobody else has answered since."""
        position = self.playing()
        if position.mover == seat:
            for few in windows(position.floor, position.number - 1):
                for back in reversed(self.chain(few[0], few[-1])):
                    if len(back.choices(seat)) > 1:
                        await self.go_back(back, note)
                        return
        raise RequestError("no-undo", "that can be taken back only if all people at the table agree")

    def chain(self, first: int, last: int) -> list[Position[Any]]:
        """The positions from this number to that one, to be gone back to freely; after a restart they are replayed."""
        known = [old for old in self.past if first <= old.number <= last]
        if len(known) <= last - first:
            with suppress(RequestError):  # moves of older rules need not lead there any more
                return self.stretch(first, last)
        return known

    async def go_back(self, back: Position[Any], note: str) -> None:
        rehearsal = Rehearsal(self.playing(), len(self.rows), self.record.sealed())
        rehearsal.undo(back, note)
        await self.take_over(rehearsal)

    # Bots and clocks answer through the same door

    async def answer_for(self, answers: dict[Seat, str], note: str, question: int) -> bool:
        """Bots' answers, or the defaults of those whose time is up. False if nothing came of it."""
        if question != self.asking.question or self.record.state != "playing" or self.record.paused:
            return False
        assert self.position is not None
        rehearsal = Rehearsal(self.position, len(self.rows), self.record.sealed())
        step = self.position.step()
        for seat, text in answers.items():
            now = rehearsal.position
            if now.over() or seat not in now.asking() or (now.step() != step and not isinstance(now.step(), Race)):
                continue
            try:
                rehearsal.answer(seat, now.table.box.vocabulary.look_up(text), note)
            except Refusal as refusal:
                log.warning("not offered", extra={"table": self.record.id, "seat": seat, "error": str(refusal)})
        if not rehearsal.rows:
            return False
        await self.take_over(rehearsal)
        return True

    async def time_out(self, answers: dict[Seat, str], asleep: list[Seat], question: int) -> None:
        """The default answers of those whose time is up; bots take the seats of people who slept."""
        for seat in asleep:
            self.seating.sleep(seat)
        if await self.answer_for(answers, "t:", question):
            self.server.counts["time_outs"] += len(answers)
            await self.keep_record()
            self.publish(table=True)

    # Coming back

    def restore(self, rows: list[Row], notes: list[str], snapshot: Snapshot | None) -> list[Write]:
        """Take up a stored table: the newest snapshot, and the rows after it. What is to be kept of that, if anything.

        At a table of older rules the last rows need not fit any more. Then it goes on from before them: they are taken
        back, and the log says so.
        """
        self.rows = rows
        for note in notes[-REMEMBERED:]:
            self.acknowledged.remember_note(note, self.record)
        if snapshot is None:
            return []
        self.rules = snapshot.rules or self.game.rules_version
        restored = Restored(self, snapshot)
        self.position = restored.journal.position
        self.trail = restored.trail()
        self.snapshot = restored.snapshot
        self.asking.question = restored.question
        self.overhauled = snapshot.data["rules"] < self.game.rules_version
        self.updates.take_up(restored.events, restored.snapshot[0], list(self.record.comings))
        new = restored.journal.rows[len(rows) :]
        self.rows = [*rows, *new]
        if not new:
            return []
        self.snapshot, self.overhauled = (len(self.rows), self.position.number), False
        dump = put_snapshot(self.record.id, len(self.rows), self.game.rules_version, self.position.dump())
        return [*add_rows(self.record.id, len(rows) + 1, new, ["r:"] * len(new), self.lease), dump]


class Due(NamedTuple):
    """When the time of a question is up."""

    at: float
    """By the system's clock; 0 for never."""
    asked: int
    """After how many rows of the journal it was asked."""

    def same_as(self, other: Due | None) -> bool:
        return other is not None and self.asked == other.asked and abs(self.at - other.at) < 1.0


class Errand(NamedTuple):
    """Something to be done at a table, in its turn."""

    do: Callable[[], Coroutine[Any, Any, None]]
    by: str
    """By what it came, for the figures."""
    charge: Callable[[float], None] | None
    """Who is told the seconds it took."""
