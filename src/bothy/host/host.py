"""The host of one table: takes what arrives, lets the rules judge it, keeps it, tells everybody what they may see."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bothy.host import protocol as say
from bothy.host.asking import Asking
from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.rehearsal import Rehearsal
from bothy.host.seating import Seating
from bothy.host.storage import ADD_ROW, PUT_SNAPSHOT, PUT_TABLE, StorageError, Write
from bothy.host.table_record import TableRecord, decode, encode
from bothy.host.updates import Updates
from bothy.host.views import why_not
from bothy.kernel import Event, Game, Position, Race, Refusal, Seat
from bothy.kernel.journal import ANSWER, FIRST, OUTCOME, SEAL, UNDO, Row, replay, standing
from bothy.kernel.store import canonical

if TYPE_CHECKING:
    from bothy.host.tables import Tables

SNAPSHOT_EVERY = 50
REMEMBERED = 4000
"""How many ids of messages a table remembers."""

log = logging.getLogger("bothy.host")


class Host:
    """One table. Everything that changes it goes through its inbox, one thing at a time."""

    def __init__(self, tables: Tables, game: Game[Any], record: TableRecord) -> None:
        self.tables = tables
        self.game = game
        self.record = record
        self.kept = encode(record)
        """The record as it was last kept."""
        self.position: Position[Any] | None = None
        self.rows: list[Row] = []
        self.past: list[Position[Any]] = []
        """The positions of the chain of answers that can be taken back freely."""
        self.snapshot = 0
        """The number of rows at the last snapshot, and of answers in it."""
        self.snapshot_number = 0
        self.acknowledged: dict[str, say.Done] = {}
        """What was done, by who said it and its id, so that a message sent twice is applied once."""
        self.touched = time.time()
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.seating = Seating(self)
        self.updates = Updates(self)
        self.asking = Asking(self)
        self.task: asyncio.Task[None] | None = None

    # The task

    def begin(self) -> None:
        self.task = asyncio.create_task(self.work(), name=f"table {self.record.id}")
        self.asking.resume()

    async def work(self) -> None:
        while True:
            do = await self.inbox.get()
            try:
                await do()
            except StorageError as error:
                log.error("not kept", extra={"table": self.record.id, "error": str(error)})
                self.roll_back()
                self.asking.later()
            except Exception:
                log.exception("a table stumbled", extra={"table": self.record.id})

    def put(self, do: Callable[[], Awaitable[None]]) -> None:
        """Something to be done in its turn."""
        self.inbox.put_nowait(do)

    async def in_turn(self, do: Callable[[], Awaitable[Any]]) -> Any:
        """Do something in its turn, and wait for what comes of it."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                result = await do()
            except Exception as error:  # whoever asked is told; the table goes on
                if isinstance(error, StorageError):
                    self.roll_back()
                if not future.cancelled():
                    future.set_exception(error)
            else:
                if not future.cancelled():
                    future.set_result(result)

        self.put(carry_out)
        return await future

    async def stop(self) -> None:
        self.asking.cancel()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    # What clients say

    def receive(self, connection: Connection, message: say.FromClient) -> None:
        """Something a client said; it is answered in its turn."""
        self.put(lambda: self.handle(connection, message))

    async def handle(self, connection: Connection, message: say.FromClient) -> None:
        if connection not in self.updates.connections:
            return  # it has been sent away, and what it has said since counts no more
        id = getattr(message, "id", "")
        word = f"{self.seating.voice(connection, message)}:{id}"
        try:
            done = self.acknowledged.get(word) if id else None
            if done is None:
                done = await self.carry_out(connection, message)
                if done is not None:
                    self.remember(word, done)
            if done is not None:
                connection.send_message(done)
        except RequestError as error:
            connection.refuse(id, error.code, error.message, str(error))
        except Refusal as refusal:
            connection.refuse(id, "not-offered", refusal.message, str(refusal))
        except StorageError as error:
            log.error("not kept", extra={"table": self.record.id, "error": str(error)})
            self.tables.counts["not_kept"] += 1
            self.roll_back()
            unkept = RequestError("not-saved", "it could not be saved, so it was not done; try again")
            connection.refuse(id, unkept.code, unkept.message, str(unkept))
        except Exception:
            log.exception("a table stumbled", extra={"table": self.record.id})
            self.roll_back()
            broken = RequestError("broken", "something is wrong with this table; it was not done")
            connection.refuse(id, broken.code, broken.message, str(broken))

    def remember(self, word: str, done: say.Done) -> None:
        if len(self.acknowledged) >= REMEMBERED:
            del self.acknowledged[next(iter(self.acknowledged))]
        self.acknowledged[word] = done

    def remember_note(self, note: str) -> None:
        """A row that came by a person's message is noted `m:`, the seat and the message's id."""
        if note.startswith("m:"):
            word = note[2:]
            self.remember(word, say.Done(word.partition(":")[2]))

    async def carry_out(self, connection: Connection, message: say.FromClient) -> say.Done | None:
        """Do what a client says, if it may."""
        match message:
            case say.Answer():
                self.seating.check_seat(connection, message.seat)
                await self.answer(message.seat, message.question, message.choice, message.id)
            case say.Why():
                self.seating.check_seat(connection, message.seat)
                return say.Done(message.id, message=self.why(message.seat, message.choice))
            case say.Undo():
                self.seating.check_seat(connection, message.seat)
                await self.undo(message.seat, message.id)
            case say.Resync():
                self.updates.send_everything(connection, message.log)
                return None
            case say.Ping() | say.Hello():
                return None
            case _:
                return await self.seating.carry_out(connection, message)
        return say.Done(message.id)

    async def keep(self, writes: list[Write], record: Write | None = None) -> None:
        """Keep this, and the record if it has changed."""
        await self.tables.storage.write(writes if record is None else [*writes, record])
        if record is not None:
            self.kept = record[1][-1].encode()

    def roll_back(self) -> None:
        """What could not be kept has not happened: the record is again as it was kept."""
        self.record = decode(self.kept)

    # Answers

    def playing(self) -> Position[Any]:
        """The position, if the game is on."""
        if self.position is None:
            raise RequestError("not-started", "the game has not begun")
        if self.record.state != "playing":
            raise RequestError("over", "the game is over")
        if self.record.paused:
            raise RequestError("paused", "the table is paused")
        return self.position

    async def answer(self, seat: Seat, question: int, text: str, id: str) -> None:
        """A person answers. What arrives for a question that is gone is refused."""
        position = self.playing()
        if self.record.chairs[seat].bot:
            raise RequestError("away", "a bot plays this seat; take it back first")
        choice = position.table.box.vocabulary.parse(text)
        if question != self.asking.question:
            raise RequestError("stale", "that question is no longer asked")
        rehearsal = Rehearsal(position, len(self.rows), self.record.sealed())
        rehearsal.answer(seat, choice, f"m:{seat}:{id}")
        await self.take_over(rehearsal)
        self.tables.counts["answers"] += 1

    def why(self, seat: Seat, text: str) -> say.Spoken | None:
        found = why_not(self.playing(), seat, text, self.updates.shown())
        return None if found is None else (found.id, found.values)

    async def take_over(self, rehearsal: Rehearsal) -> None:
        """Keep what was rehearsed, then let it be so, and tell everybody."""
        before = self.position
        position = rehearsal.done()
        over = position.over()
        writes = self.row_writes(rehearsal)
        first, number = len(self.rows), len(self.rows) + len(rehearsal.rows)
        snapshot = number - self.snapshot >= SNAPSHOT_EVERY or over or position.number < self.snapshot_number
        if snapshot or not first:
            writes.append((PUT_SNAPSHOT, (self.record.id, number, self.game.rules_version, canonical(position.dump()))))
        state = self.record.state
        record = None
        if over or not first or self.record.proposal is not None:
            record = self.record_write("finished" if over else state, keep_proposal=False)
        await self.keep(writes, record)
        if snapshot or not first:
            self.snapshot, self.snapshot_number = number, position.number
        self.record.proposal = None
        if over:
            self.record.state = "finished"
            self.tables.counts["finished"] += 1
        self.rows += rehearsal.rows
        for note in rehearsal.notes:
            self.remember_note(note)
        self.position = position
        self.touched = time.time()
        self.keep_past(before, position)
        step = None if before is None or before.over() else before.step()
        self.asking.asked(step)
        self.updates.add_events(rehearsal.events, went_back_to(rehearsal))
        self.updates.publish(table=over or state != self.record.state)
        self.asking.ask_bots()

    def keep_past(self, before: Position[Any] | None, position: Position[Any]) -> None:
        if before is not None and before.number < position.number:
            self.past.append(before)
        self.past = [old for old in self.past if position.floor <= old.number < position.number]

    def row_writes(self, rehearsal: Rehearsal) -> list[Write]:
        now = time.time()
        first = len(self.rows) + 1
        return [
            (ADD_ROW, (self.record.id, first + index, row.kind, row.seat, row.text, note, row.hash, now))
            for index, (row, note) in enumerate(zip(rehearsal.rows, rehearsal.notes, strict=True))
        ]

    def record_write(self, state: str = "", keep_proposal: bool = True) -> Write:
        """The record as it would be kept."""
        record = self.record
        kept_state, proposal = record.state, record.proposal
        try:
            record.state = state or record.state
            record.proposal = proposal if keep_proposal else None
            data = encode(record).decode()
            return (PUT_TABLE, (record.id, record.game, record.state, int(record.public), time.time(), data))
        finally:
            record.state, record.proposal = kept_state, proposal

    async def start(self) -> None:
        """Deal, and begin."""
        record = self.record
        position = self.game.new(len(record.chairs), record.options, record.pack)
        rehearsal = Rehearsal(position, 0, record.sealed())
        rehearsal.run()
        record.state, record.started = "playing", time.time()
        await self.take_over(rehearsal)
        self.updates.publish(table=True)

    # Going back

    async def undo(self, seat: Seat, id: str) -> None:
        """Back to this seat's last real question, if nothing has come to light and nobody else has answered since."""
        position = self.playing()
        if position.mover == seat:
            for back in reversed(self.chain()):
                if len(back.choices(seat)) > 1:
                    await self.go_back(back, f"m:{seat}:{id}")
                    return
        raise RequestError("no-undo", "that can be taken back only if all people at the table agree")

    def chain(self) -> list[Position[Any]]:
        """The positions that can be gone back to freely, the oldest first; after a restart they are replayed."""
        position = self.playing()
        wanted = range(position.floor, position.number)
        known = {old.number: old for old in self.past}
        missing = [number for number in wanted if number not in known]
        for number in missing:
            known[number] = self.replayed(number)
        return [known[number] for number in wanted]

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
                rehearsal.answer(seat, now.table.box.vocabulary.parse(text), note)
            except Refusal as refusal:
                log.warning("not offered", extra={"table": self.record.id, "seat": seat, "error": str(refusal)})
        if not rehearsal.rows:
            return False
        await self.take_over(rehearsal)
        return True

    # Coming back

    def restore(self, rows: list[Row], notes: list[str], snapshot: dict[str, Any] | None, at: int) -> None:
        """Take up a stored table: the newest snapshot, and the rows after it."""
        self.rows = rows
        for note in notes[-REMEMBERED:]:
            self.remember_note(note)
        if snapshot is None:
            return
        position = self.game.load(snapshot)
        self.snapshot, self.snapshot_number = at, position.number
        events: list[tuple[int, Event]] = []
        sink: list[Event] = []
        for index in range(at, len(rows)):
            position.table.sink = sink
            position = applied(self.game, position, rows, index)
            events += [(position.number, event) for event in sink]
            sink.clear()
        position.table.sink = None
        self.position = position
        self.updates.log_begins = at
        self.updates.events = events


def went_back_to(rehearsal: Rehearsal) -> int:
    """The number an undo went back to; -1 if it is none."""
    return int(rehearsal.rows[0].text) if rehearsal.rows and rehearsal.rows[0].kind == UNDO else -1


def applied(game: Game[Any], position: Position[Any], rows: list[Row], index: int) -> Position[Any]:
    """The position after one more row of the journal."""
    row = rows[index]
    parse = position.table.box.vocabulary.parse
    if row.kind == ANSWER:
        position.answer(row.seat, parse(row.text))
    elif row.kind == SEAL:
        position.seal(row.seat, parse(row.text))
    elif row.kind == FIRST:
        position.hear(row.seat)
    elif row.kind == OUTCOME:
        position.befall(int(row.text))
    else:
        sink = position.table.sink
        position = replay(game, position, standing(rows[: index + 1]))
        position.table.sink = sink
    return position
