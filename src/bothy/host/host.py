"""The host of one table: takes what arrives, lets the rules judge it, keeps it, tells everybody what they may see.

It alone changes the position and the journal, and it alone calls `Seating`, `Asking` and `Updates`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from msgspec import Struct, structs

from bothy.host import api
from bothy.host import protocol as say
from bothy.host.asking import Asking
from bothy.host.bot_pool import BotPool
from bothy.host.clocks import Paces
from bothy.host.connection import Connection, encode
from bothy.host.database import StorageError, Write
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable, taken_up, unmarked
from bothy.host.rehearsal import Rehearsal
from bothy.host.seating import Effect, Seating
from bothy.host.secrets import hashed
from bothy.host.storage import Snapshot, Storage, add_chat, add_rows, put_snapshot, put_table
from bothy.host.table_record import TableRecord, decode
from bothy.host.table_record import encode as encode_record
from bothy.host.updates import Updates
from bothy.host.views import Parts, why_not
from bothy.kernel import Event, Game, Position, Race, Refusal, Seat, Step
from bothy.kernel.journal import UNDO, Row

SNAPSHOT_EVERY = 50
REMEMBERED = 4000
"""How many ids of messages a table remembers."""

log = logging.getLogger("bothy.host")


class TableServer(Protocol):
    """What a host needs of the server it runs on."""

    storage: Storage
    bot_pool: BotPool
    paces: Paces
    counts: Counter[str]

    async def rematch(self, old: TableRecord) -> str:
        """The id of a new table for the same people."""
        ...


class Outcome(Struct, frozen=True):
    """What an answer, an undo or the beginning leads to: all that will be so once it is kept. Nothing is so before."""

    before: Step[Any] | None
    """What was asked until now."""
    position: Position[Any]
    past: list[Position[Any]]
    rows: list[Row]
    """The whole journal."""
    notes: list[str]
    """By what each new row came."""
    events: list[tuple[int, Event]]
    back: int
    """The number an undo went back to; -1 if it is none."""
    record: TableRecord | None
    """The record, where it changes."""
    snapshot: tuple[int, int] | None
    """The numbers of rows and of answers, where a snapshot is taken."""
    writes: list[Write]
    """All of this, for the database."""

    @property
    def over(self) -> bool:
        return self.position.over()


class Host(LiveTable):
    """One table. Everything that changes it goes through its inbox, one thing at a time."""

    def __init__(self, server: TableServer, game: Game[Any], record: TableRecord) -> None:
        super().__init__(game, record)
        self.server = server
        self.kept = encode_record(record)
        """The record as it was last kept."""
        self.past: list[Position[Any]] = []
        """The positions of the chain of answers that can be taken back freely."""
        self.snapshot = (0, 0)
        """The number of rows at the last snapshot, and of answers in it."""
        self.acknowledged: dict[str, say.Done] = {}
        """What was done, by who said it and its id, so that a message sent twice is applied once."""
        self.touched = time.time()
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.seating = Seating(self)
        self.updates = Updates(self)
        self.asking = Asking(self, self, server.paces, server.bot_pool, server.counts)
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
        self.asking.forget()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    # Coming and going

    async def arrive(self, connection: Connection, hello: say.Hello) -> None:
        """Somebody is let in; they are told everything they may see."""
        self.seating.admit(connection, hello)
        alone = self.alone
        self.connections.append(connection)
        self.touched = time.time()
        connection.send_message(say.Welcome(self.record.id, say.VERSION, connection.viewers, connection.owner))
        if alone:
            self.asking.resume()
        self.publish(table=True, newcomer=connection)
        self.send_everything(connection, hello.log)
        for chat in self.updates.chats[-50:]:
            connection.send_message(chat)

    async def depart(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.updates.forget_viewers()
            self.touched = time.time()
            if self.alone:
                self.asking.halt()
            self.publish(table=True)

    async def revoke(self, key: str, text: str, spared: Connection | None = None) -> None:
        """Whoever came by a link that is no longer good is sent away, but for the one who has renewed it."""
        for connection in [other for other in self.connections if key in other.keys and other is not spared]:
            await self.depart(connection)
            connection.hang_up("link", text)

    async def join(self, name: str, seat: int, beside: bool = False) -> api.Seated:
        """A seat for somebody new."""
        seated = self.seating.join(name, seat, beside)
        await self.see_to(Effect.RESEATED)
        return seated

    # What clients say

    def receive(self, connection: Connection, message: say.FromClient) -> None:
        """Something a client said; it is answered in its turn."""
        self.put(lambda: self.handle(connection, message))

    async def handle(self, connection: Connection, message: say.FromClient) -> None:
        if connection not in self.connections:
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
            self.server.counts["not_kept"] += 1
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
        if isinstance(message, say.FromSeat):
            self.seating.check_seat(connection, message.seat)
            return await self.carry_out_for_seat(connection, message)
        match message:
            case say.Resync():
                self.send_everything(connection, message.log)
                return None
            case say.Ping() | say.Hello():
                return None
            case say.Say():
                await self.chat(connection, message)
            case say.Renew():
                return await self.renew(connection, message)
            case say.Rematch():
                if not (connection.seats or connection.owner):
                    raise RequestError("not-yours", "only those who played can play again")
                return say.Done(message.id, table=await self.rematch())
            case say.Start() | say.Settle() | say.Place() | say.Remove() | say.Mute():
                self.seating.check_owner(connection)
                await self.carry_out_for_owner(message)
            case _:
                raise RequestError("unknown", "that is not understood here")
        return say.Done(message.id)

    async def carry_out_for_seat(self, connection: Connection, message: say.FromSeat) -> say.Done:
        """What whoever holds a seat may do for it."""
        seat, note = message.seat, f"m:{message.seat}:{message.id}"
        done = say.Done(message.id)
        match message:
            case say.Answer():
                await self.answer(seat, message.question, message.choice, note)
            case say.Why():
                return say.Done(message.id, message=self.why(seat, message.choice))
            case say.Undo():
                await self.undo(seat, note)
            case say.Propose():
                await self.see_to(self.seating.propose(seat, message.what), note)
            case say.Vote():
                await self.see_to(self.seating.vote(seat, message.yes), note)
            case say.Pause():
                await self.see_to(self.seating.pause(message.on))
            case say.Away():
                await self.see_to(self.seating.away(seat, message.on))
            case say.Resign():
                await self.see_to(self.seating.resign(seat))
            case say.Rename():
                await self.see_to(self.seating.rename(seat, message.name))
            case say.Leave():
                await self.vacate(seat, "you have left the table", lambda: connection.send_message(done))
        return done

    async def carry_out_for_owner(self, message: say.Start | say.Settle | say.Place | say.Remove | say.Mute) -> None:
        match message:
            case say.Start():
                await self.start()
            case say.Settle():
                await self.see_to(self.seating.settle(message))
            case say.Place():
                await self.see_to(self.seating.place(message.seat, message.bot))
            case say.Remove():
                await self.vacate(message.seat, "the owner of the table has taken your seat away")
            case say.Mute():
                await self.see_to(self.seating.mute(message.seat, message.on))

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
        self.react(effect)

    def react(self, effect: Effect) -> None:
        """What a change of the record means for clocks, bots and screens, once it is kept."""
        if effect is Effect.STOPPED:
            self.asking.halt()
        elif effect is Effect.RESUMED:
            self.asking.resume()
        elif effect is Effect.RESEATED:
            self.asking.reseated()
        self.publish(table=True)
        if effect is Effect.RESEATED:
            self.asking.ask_bots()

    async def vacate(self, seat: Seat, text: str, last_word: Callable[[], None] = lambda: None) -> None:
        """Nobody holds this seat any more, and whoever did is sent away."""
        effect = self.seating.vacate(seat)
        await self.keep_record()
        last_word()
        await self.revoke(f"seat:{seat}", text)
        self.react(effect)

    async def renew(self, connection: Connection, message: say.Renew) -> say.Done:
        """A new secret for a link; whoever came by the old one is sent away."""
        secret = self.seating.renew(connection, message)
        await self.keep_record()
        key = f"seat:{message.seat}" if message.link == "seat" else message.link
        if key in connection.keys:
            connection.keys[key] = hashed(secret)
        await self.revoke(key, "this link was renewed", spared=connection)
        return say.Done(message.id, secret=secret)

    async def rematch(self) -> str:
        if self.record.state != "finished":
            raise RequestError("not-over", "the game is not over")
        if not self.record.rematch:
            self.record.rematch = await self.server.rematch(self.record)
            await self.see_to(Effect.SHOWN)
        return self.record.rematch

    async def chat(self, connection: Connection, message: say.Say) -> None:
        """Say something to the whole table."""
        chats = self.updates.chats
        now = time.time()
        chat = self.seating.chat(connection, message, chats[-1].number + 1 if chats else 1, now)
        await self.server.storage.write([add_chat(self.record.id, chat, now, message.id)])
        self.updates.send_chat(chat)

    # Keeping and telling

    async def keep(self, writes: list[Write], record: TableRecord | None = None) -> None:
        """Keep this, and the record if one is given; from then on it is the table's."""
        if record is None:
            await self.server.storage.write(writes)
            return
        kept = encode_record(record)
        await self.server.storage.write([*writes, put_table(record)])
        self.record, self.kept = record, kept

    async def keep_record(self) -> None:
        await self.keep([], self.record)

    def roll_back(self) -> None:
        """What could not be kept has not happened: the record is again as it was kept."""
        self.record = decode(self.kept)

    def publish(self, table: bool = False, newcomer: Connection | None = None) -> None:
        """Send every viewer what has changed for it, the table and who sits there only if that may have changed."""
        shared: Parts = {"clock": self.asking.part()}
        if table or not self.updates.public:
            shared["table"] = encode(self.seating.part())
        self.updates.publish(shared, self.asking.question, newcomer)

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
        choice = position.table.box.vocabulary.parse(text)
        if question != self.asking.question:
            raise RequestError("stale", "that question is no longer asked")
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
        state = self.record.state
        outcome = self.outcome(rehearsal)
        await self.keep(outcome.writes, outcome.record)
        self.adopt(outcome)
        self.asking.asked(outcome.before)
        self.updates.add_events(outcome.events, outcome.back)
        self.publish(table=outcome.over or state != self.record.state)
        self.asking.ask_bots()

    def outcome(self, rehearsal: Rehearsal) -> Outcome:
        """What will be so once it is kept."""
        position, before = rehearsal.done(), self.position
        rows = [*self.rows, *rehearsal.rows]
        over, begins = position.over(), not self.rows
        writes = add_rows(self.record.id, len(self.rows) + 1, rehearsal.rows, rehearsal.notes)
        snapshot = None
        if begins or over or len(rows) - self.snapshot[0] >= SNAPSHOT_EVERY or position.number < self.snapshot[1]:
            snapshot = (len(rows), position.number)
            writes.append(put_snapshot(self.record.id, len(rows), self.game.rules_version, position.dump()))
        record = None
        if begins or over or self.record.proposal is not None:
            state = "finished" if over else self.record.state
            record = structs.replace(self.record, state=state, proposal=None)
        past = self.past if before is None or before.number >= position.number else [*self.past, before]
        return Outcome(
            before=None if before is None or before.over() else before.step(),
            position=position,
            past=[old for old in past if position.floor <= old.number < position.number],
            rows=rows,
            notes=rehearsal.notes,
            events=rehearsal.events,
            back=went_back_to(rehearsal),
            record=record,
            snapshot=snapshot,
            writes=writes,
        )

    def adopt(self, outcome: Outcome) -> None:
        """What was kept is so."""
        self.position, self.past, self.rows = outcome.position, outcome.past, outcome.rows
        self.snapshot = outcome.snapshot or self.snapshot
        self.touched = time.time()
        for note in outcome.notes:
            self.remember_note(note)
        if outcome.over:
            self.server.counts["finished"] += 1

    async def start(self) -> None:
        """Fill the seats, deal, and begin."""
        self.seating.fill()
        record = self.record
        position = self.game.new(len(record.chairs), record.options, record.pack)
        rehearsal = Rehearsal(position, 0, record.sealed())
        rehearsal.run()
        record.state, record.started = "playing", time.time()
        await self.take_over(rehearsal)
        self.publish(table=True)

    # Going back

    async def undo(self, seat: Seat, note: str) -> None:
        """Back to this seat's last real question, if nothing has come to light and nobody else has answered since."""
        position = self.playing()
        if position.mover == seat:
            for back in reversed(self.chain()):
                if len(back.choices(seat)) > 1:
                    await self.go_back(back, note)
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

    async def time_out(self, answers: dict[Seat, str], asleep: list[Seat], question: int) -> None:
        """The default answers of people whose time is up; bots take the seats of those who slept."""
        for seat in asleep:
            self.seating.stand_in(seat)
        if await self.answer_for(answers, "t:", question):
            self.server.counts["time_outs"] += len(answers)
            await self.keep_record()
            self.publish(table=True)

    # Coming back

    def restore(self, rows: list[Row], notes: list[str], snapshot: Snapshot | None) -> None:
        """Take up a stored table: the newest snapshot, and the rows after it."""
        self.rows = rows
        for note in notes[-REMEMBERED:]:
            self.remember_note(note)
        if snapshot is None:
            return
        position = self.game.load(snapshot.data)
        self.rules = snapshot.rules or self.game.rules_version
        self.snapshot = (snapshot.number, position.number)
        events: list[tuple[int, Event]] = []
        journal = taken_up(self.game, position, rows[: snapshot.number])
        for row in rows[snapshot.number :]:
            sink: list[Event] = []
            journal.position.table.sink = sink
            journal.apply(unmarked(row))
            events += [(journal.position.number, event) for event in sink]
        journal.position.table.sink = None
        self.position = journal.position
        self.updates.log_begins = snapshot.number
        self.updates.events = events


def went_back_to(rehearsal: Rehearsal) -> int:
    """The number an undo went back to; -1 if it is none."""
    return int(rehearsal.rows[0].text) if rehearsal.rows and rehearsal.rows[0].kind == UNDO else -1
