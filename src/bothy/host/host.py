"""The host of one table: takes what arrives, lets the rules judge it, keeps it, tells everybody what they may see.

It alone changes the position and the journal, and it alone calls `Seating`, `Asking` and `Updates`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET, Struct, structs

from bothy.bots.usual import usual_bot
from bothy.host import api, lobby, rematches, sittings
from bothy.host import protocol as say
from bothy.host.asking import Asking
from bothy.host.bot_pool import BotPool
from bothy.host.clocks import EPOCH, Paces, wire_time
from bothy.host.comings import event_of, merged
from bothy.host.connection import Connection, encode
from bothy.host.database import StorageError, Taken, Write
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable, windows
from bothy.host.making import Maker
from bothy.host.names import look
from bothy.host.notices.desk import Desk
from bothy.host.places import Places
from bothy.host.rehearsal import Rehearsal
from bothy.host.restoring import Restored
from bothy.host.retelling import joined, retold
from bothy.host.seating import ASKING, Effect, Seating
from bothy.host.secrets import hashed, new_secret, opens
from bothy.host.statements import CHAT_NAMES, RENAME_CHAT
from bothy.host.storage import Snapshot, Storage, add_chat, add_rows, put_snapshot, put_table
from bothy.host.table_record import TableRecord, decode
from bothy.host.table_record import encode as encode_record
from bothy.host.updates import Updates
from bothy.host.views import Parts, why_not
from bothy.host.work import Work
from bothy.kernel import SPECTATOR, Event, Game, Position, Race, Refusal, Seat, Step
from bothy.kernel.journal import UNDO, Row
from bothy.kernel.trail import Trail

SNAPSHOT_EVERY = 50
REMEMBERED = 4000
"""How many ids of messages a table remembers."""
TOGETHER = 0.25
"""Of those who come and go within so many seconds the others are told at once."""
FEW = 200
"""So many events are put into words for a newcomer on the loop; more, beside it."""
SLOW = 1.0
"""When the database takes longer than so many seconds, everybody is told that the table waits for it."""

log = logging.getLogger("bothy.host")


class TableServer(Protocol):
    """What a host needs of the server it runs on."""

    storage: Storage
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


class Acknowledged(Struct, frozen=True):
    """What was done, and what was said to have it done."""

    content: str
    """A hash of the message; empty if it is no longer known."""
    done: say.Done | None
    """What is told again; None if it was a secret, which is told once."""


class Outcome(Struct, frozen=True):
    """What an answer, an undo or the beginning leads to: all that will be so once it is kept. Nothing is so before."""

    before: Step[Any] | None
    """What was asked until now."""
    position: Position[Any]
    past: list[Position[Any]]
    rows: list[Row]
    """What is added to the journal."""
    marks: list[Position[Any]]
    """Positions on the way, to go back to."""
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

    def __init__(self, server: TableServer, game: Game[Any], record: TableRecord, stored: bool = False) -> None:
        super().__init__(game, record, server.work)
        self.server = server
        self.kept = encode_record(record)
        """The record as it was last kept."""
        self.sat = sittings.of(record) if stored else {}
        """Who sat where when the record was last kept."""
        self.over = record.state == "finished" and stored
        self.snapshot = (0, 0)
        """The number of rows at the last snapshot, and of answers in it."""
        self.acknowledged: dict[str, Acknowledged] = {}
        """What was done, by the link it was said by and its id, so that a message sent twice is applied once."""
        self.touched = time.monotonic()
        self.inbox: asyncio.Queue[Errand] = asyncio.Queue()
        self.telling: asyncio.TimerHandle | None = None
        """Runs from when the others were told of somebody's coming or going until they may be told of the next."""
        self.together = TOGETHER
        self.untold = False
        """Whether somebody has come or gone since."""
        self.seating = Seating(self, server.paces)
        self.updates = Updates(self)
        self.asking = Asking(self, self, server.paces, server.bot_pool, server.counts)
        self.task: asyncio.Task[None] | None = None
        self.counting: asyncio.TimerHandle | None = None
        """Runs until somebody who has gone is no longer waited for in a vote."""
        self.last_time = 0.0
        """When the journal grew last before the table was brought back from storage; 0 if it was not."""
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
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                result = await do()
            except Exception as error:  # whoever asked is told; the table goes on
                if isinstance(error, StorageError):
                    self.not_kept(error)
                if not future.cancelled():
                    future.set_exception(error)
            else:
                if not future.cancelled():
                    future.set_result(result)

        self.put(carry_out, by, charge)
        return await future

    async def stop(self) -> None:
        self.asking.forget()
        self.server.desk.matters.forget(self.record.id)
        if self.telling is not None:
            self.telling.cancel()
        if self.counting is not None:
            self.counting.cancel()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    # Coming and going

    async def arrive(self, connection: Connection, hello: say.Hello) -> None:
        """Somebody is let in; they are told everything they may see."""
        connection.home = await self.server.places.at_home(hello.place)
        if self.seating.admit(connection, hello):
            await self.keep_record()
        await self.recall(connection.spend)
        await self.open_logs(connection)
        alone = self.alone
        self.connections.append(connection)
        self.touched = time.monotonic()
        self.welcome(connection)
        if alone:
            self.asking.resume()
        if connection.seats:
            await self.note_presence()
        if alone:
            self.publish(table=True, newcomer=connection)
        else:
            self.tell_presence(connection)
        self.send_everything(connection, hello.log)
        for chat in self.updates.chats[-50:] if connection.viewers else []:
            connection.send_message(chat)

    def welcome(self, connection: Connection) -> None:
        now = wire_time(time.monotonic())
        connection.send_message(say.Welcome(self.record.id, say.VERSION, connection.viewers, connection.owner, now))

    async def depart(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.touched = time.monotonic()
            if self.alone:
                self.asking.halt()
            if connection.seats:
                await self.note_presence()
            self.tell_presence()

    def tell_presence(self, newcomer: Connection | None = None) -> None:
        """Tell the others who has come or gone: the first at once, those who follow soon, together."""
        if self.telling is not None and not self.updates.fresh:
            self.untold = True
            return
        self.untold = False
        self.updates.forget_viewers()
        if self.updates.fresh:  # the log tells of it
            self.publish(table=True, newcomer=newcomer)
        elif self.updates.public:
            shared = {"clock": self.asking.part(), "table": encode(self.seating.part())}
            self.updates.publish_shared(shared, newcomer)
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(self.together, self.tell_together)

    def tell_together(self) -> None:
        self.telling = None
        if self.untold:
            self.tell_presence()

    async def open_logs(self, connection: Connection) -> None:
        """The log of a newcomer, put into words beside the loop if it is long."""
        events = self.updates.events
        for viewer in connection.viewers:
            if viewer not in self.updates.logs and len(events) > FEW:
                new_log = partial(self.updates.new_log, viewer)
                self.updates.logs[viewer] = await self.work.beside(new_log, connection.spend)
                self.work.beside_loop["lines_told"] += len(self.updates.logs[viewer])

    async def recall(self, charge: Callable[[float], None] | None = None) -> None:
        """What happened before the table was taken up is told again, beside the loop, once somebody wants it."""
        updates, trail = self.updates, self.trail
        if trail is None or not (updates.log_begins or updates.untold):
            return
        rows = self.rows[: updates.log_begins]
        before = await self.work.beside(lambda: retold(self, rows), charge)
        self.work.beside_loop["rows_replayed"] += len(rows)
        if before.trail is not None:
            joined(trail, before.trail)
        told, comings = before.events + updates.events, updates.untold
        await self.work.beside(lambda: updates.take_up(merged(told, comings)), charge)

    async def note_presence(self) -> None:
        """Somebody came or went: by days that is kept, if it can be; and votes may no longer wait for them."""
        if self.seating.note_presence():
            try:
                await self.keep_record()
            except StorageError as error:
                self.not_kept(error)
        self.count_later()

    def count_later(self) -> None:
        """Where something is asked, count again when somebody more is not waited for."""
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        seconds = self.seating.next_count()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self.counting = loop.call_later(min(seconds, 86_400.0), lambda: self.put(self.count_again))

    async def count_again(self) -> None:
        if self.record.proposal is not None and (self.record.proposal.what in ASKING or not self.resting):
            await self.see_to(self.seating.settle_proposal())
        else:
            self.count_later()

    async def greet_askers(self) -> None:
        """Those whom all let sit down or see all hands are shown to their places; those whom they did not, out."""
        for connection in list(self.connections):
            if connection.asked and self.seating.seat_asker(connection):
                await self.show_in(connection)
            elif connection.asked and (self.record.proposal is None or self.record.state == "finished"):
                self.connections.remove(connection)
                connection.hang_up("refused", "those at the table would rather not")
            elif connection.viewers == [SPECTATOR] and connection.person in self.record.let_in:
                connection.viewers = [self.seating.spectator(True, connection.person)]
                await self.show_in(connection)

    async def show_in(self, connection: Connection) -> None:
        """Somebody is from now on who they were not before."""
        self.updates.forget_viewers()
        await self.open_logs(connection)
        self.welcome(connection)
        self.send_everything(connection)

    async def revoke(self, key: str, text: str, spared: Connection | None = None) -> None:
        """Whoever came by a link that is no longer good is sent away, but for the one who has renewed it."""
        for connection in [other for other in self.connections if key in other.keys and other is not spared]:
            await self.depart(connection)
            connection.hang_up("link", text)

    async def join(
        self, name: str, seat: int, beside: bool = False, who: str = "", address: str = "", knock: bool = False
    ) -> api.Seated:
        """A seat for somebody new; in a game, once all agree, and without an invitation, once somebody does."""
        try:
            seated, effect = self.seating.join(name, seat, beside, who, address, knock)
        except RequestError:
            self.roll_back()
            raise
        await self.see_to(effect)
        return seated

    async def sees(self, person: str, seat: Seat) -> None:
        """Somebody looks at a game through the eyes of a seat, on another way than by a socket."""
        if self.record.state == "playing" and person and seat not in self.record.seen.get(person, []):
            await self.in_turn(lambda: self.note_sight(person, seat))

    async def note_sight(self, person: str, seat: Seat) -> None:
        self.seating.remember_sight(person, seat)
        await self.keep_record()

    # What clients say

    def receive(self, connection: Connection, message: say.FromClient) -> None:
        """Something a client said; it is answered in its turn."""
        self.put(lambda: self.handle(connection, message), kind_of(message), connection.spend)

    async def handle(self, connection: Connection, message: say.FromClient) -> None:
        if connection not in self.connections:
            return  # it has been sent away, and what it has said since counts no more
        id = getattr(message, "id", "")
        try:
            done = self.known(connection, message) if id else None
            if done is None:
                link = self.seating.link(connection, message)
                done = await self.carry_out(connection, message)
                if done is not None:
                    self.remember(f"{link}:{id}", content_of(message), done)
            if done is not None:
                connection.send_message(done)
        except RequestError as error:
            if not isinstance(message, say.Answer | say.Why | say.Undo):
                self.roll_back()  # of a change that is refused some may have been made
            connection.refuse(id, error.code, error.message, str(error))
        except Refusal as refusal:
            connection.refuse(id, "not-offered", refusal.message, str(refusal))
        except StorageError as error:
            self.server.counts["not_kept"] += 1
            unkept = RequestError("not-saved", "it could not be saved, so it was not done; try again")
            connection.refuse(id, unkept.code, unkept.message, str(unkept))
            self.not_kept(error)
        except Exception:
            log.exception("a table stumbled", extra={"table": self.record.id})
            self.roll_back()
            broken = RequestError("broken", "something is wrong with this table; it was not done")
            connection.refuse(id, broken.code, broken.message, str(broken))

    def known(self, connection: Connection, message: say.FromClient) -> say.Done | None:
        """What was told for this message before; None if it is new. No secret is told twice."""
        found = self.acknowledged.get(f"{self.seating.link(connection, message)}:{getattr(message, 'id', '')}")
        if found is None:
            return None
        if found.content not in ("", content_of(message)):
            raise RequestError("reused", "something else was said by this id; each message needs its own")
        if found.done is None:
            raise RequestError("told-once", "it was done, and its secret is told only once")
        return found.done

    def remember(self, word: str, content: str, done: say.Done) -> None:
        if len(self.acknowledged) >= REMEMBERED:
            del self.acknowledged[next(iter(self.acknowledged))]
        self.acknowledged[word] = Acknowledged(content, None if done.secret else done)

    def remember_note(self, note: str) -> None:
        """A row that came by a person's message is noted `m:`, the seat, the link, a hash, and the message's id."""
        kind, *words = note.split(":", 4)
        if kind == "m" and len(words) == 4:
            _, link, content, id = words
            self.remember(f"{link}:{id}", content, say.Done(id))
        elif kind == "m":  # of an older Bothy
            seat, _, id = note[2:].partition(":")
            if seat.isdecimal() and int(seat) < len(self.record.chairs):
                self.remember(f"{self.record.chairs[int(seat)].secret[:16]}:{id}", "", say.Done(id))

    async def carry_out(self, connection: Connection, message: say.FromClient) -> say.Done | None:
        """Do what a client says, if it may."""
        if connection.asked and not isinstance(message, say.Ping | say.Hello | say.Resync):
            raise RequestError("asked", "those at the table are asked first whether you may sit down")
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
            case say.Look():
                await self.see_to(self.seating.look(connection, message.name))
            case say.Renew():
                return await self.renew(connection, message)
            case say.Rematch():
                return say.Done(message.id, table=await self.rematch(connection, message))
            case say.Swap():
                await self.swap(connection, message.seat, message.other)
            case say.Start() | say.Settle() | say.Place() | say.Remove() | say.Mute():
                self.seating.check_owner(connection)
                await self.carry_out_for_owner(message)
            case _:
                raise RequestError("unknown", "that is not understood here")
        return say.Done(message.id)

    async def carry_out_for_seat(self, connection: Connection, message: say.FromSeat) -> say.Done:
        """What whoever holds a seat may do for it."""
        link = self.seating.link(connection, message)
        seat, note = message.seat, f"m:{message.seat}:{link}:{content_of(message)}:{message.id}"
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
            case say.Only():
                await self.see_to(self.seating.only(seat, message.subjects))
                self.asking.ask_bots()
            case say.Rename():
                await self.see_to(self.seating.rename(seat, message.name))
            case say.Ready():
                lobby.be_ready(self.record, seat, message.on)
                await self.see_to(Effect.SHOWN)
            case say.Colour():
                lobby.choose_colour(self.record, seat, message.colour)
                await self.see_to(Effect.SHOWN)
            case say.Leave():
                await self.vacate(seat, "you have left the table", lambda: connection.send_message(done))
        return done

    async def carry_out_for_owner(self, message: say.OfOwner) -> None:
        match message:
            case say.Start():
                await self.start()
            case say.Settle():
                await self.lay_out(message)
                await self.see_to(self.seating.settle(message))
            case say.Place():
                await self.see_to(self.seating.place(message.seat, message.bot))
            case say.Remove():
                await self.remove(message.seat, message.name)
            case say.Mute():
                await self.see_to(self.seating.mute(message.seat, message.on, message.name))

    async def lay_out(self, message: say.Settle) -> None:
        """Read the content of the table that is wished for beside the loop, so that it is at hand."""
        seats = len(self.record.chairs) if message.seats is UNSET else message.seats
        options = self.record.options if message.options is UNSET else message.options
        with suppress(ValueError):  # what is wrong with it, is said where it is settled
            await self.work.beside(lambda: self.game.new(seats, options, self.record.pack))

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
        await self.greet_askers()
        self.publish(table=True)
        self.count_later()
        if effect is Effect.RESEATED:
            self.asking.ask_bots()

    async def vacate(self, seat: Seat, text: str, last_word: Callable[[], None] = lambda: None) -> None:
        """Nobody holds this seat any more, and whoever did is sent away."""
        effect = self.seating.vacate(seat)
        await self.keep_record()
        last_word()
        await self.revoke(f"seat:{seat}", text)
        await self.react(effect)
        if self.record.proposal is not None:
            await self.count_again()

    async def remove(self, seat: int, name: str) -> None:
        """Somebody is sent away for good, from a seat or from among those who watch."""
        effect, watching = self.seating.remove(seat, name)
        await self.keep_record()
        if seat >= 0:
            await self.revoke(f"seat:{seat}", "the owner of the table has taken your seat away")
        for connection in watching:
            await self.depart(connection)
            connection.hang_up("removed", "the owner of the table has sent you away")
        await self.react(effect)
        if self.record.proposal is not None:
            await self.count_again()

    async def renew(self, connection: Connection, message: say.Renew) -> say.Done:
        """A new secret for a link; whoever came by the old one is sent away."""
        secret = self.seating.renew(connection, message)
        await self.keep_record()
        key = f"seat:{message.seat}" if message.link == "seat" else message.link
        if key in connection.keys:
            connection.keys[key] = hashed(secret)
        await self.revoke(key, "this link was renewed", spared=connection)
        return say.Done(message.id, secret=secret)

    async def swap(self, connection: Connection, seat: Seat, other: Seat) -> None:
        """Two chairs change places before the game; whoever sits there goes along."""
        if not connection.owner:
            self.seating.check_seat(connection, seat)
            if self.seating.chair(other).person:
                raise RequestError("taken", "somebody sits there")
        lobby.swap(self.record, seat, other)
        await self.keep_record()
        for one in self.connections:
            if any(number in one.seats for number in (seat, other)):
                self.seating.move(one, {seat: other, other: seat})
                await self.show_in(one)
        self.publish(table=True)

    async def rematch(self, connection: Connection, message: say.Rematch) -> str:
        """Ask for another game, or answer who asks. The id of its table, once everybody has."""
        if not (connection.seats or connection.owner):
            raise RequestError("not-yours", "only those who played can play again")
        record = self.record
        if record.rematch:
            return record.rematch
        all_said = rematches.answer(record, connection.seats, message.yes, message.now)
        if all_said:
            maker = Maker(connection.person, connection.address)
            record.rematch = await self.server.rematch(rematches.table_after(record, usual_bot(self.game)), maker)
            record.offer = None
        await self.see_to(Effect.SHOWN)
        return self.record.rematch

    async def claim_chair(self, person: str, secret: str) -> None:
        """Whoever holds the link of a chair is the person who sits there from now on, on all their devices."""
        for seat, chair in enumerate(self.record.chairs):
            if opens(secret, chair.secret) and chair.who != person:
                connection = Connection(person)
                connection.seats = [seat]
                self.seating.note_sight(connection)
                chair.who = person
                await self.see_to(Effect.SHOWN)

    async def renew_chairs(self, person: str) -> None:
        """The links of a person's chairs, and of their table, open nothing any more; the keys of their place do."""
        keys: list[str] = []
        for seat, chair in enumerate(self.record.chairs):
            if chair.person and chair.who == person:
                chair.secret = hashed(new_secret())
                keys.append(f"seat:{seat}")
        if self.record.owned_by == person:
            self.record.owner = hashed(new_secret())
            keys.append("owner")
        await self.keep_record()
        for key in keys:
            await self.revoke(key, "this place has moved to another device")

    async def give_up(self, person: str) -> None:
        """Somebody puts an unfinished game away: who plays with others leaves, who plays alone ends it."""
        if self.record.state == "finished":
            return
        own = [seat for seat, chair in enumerate(self.record.chairs) if chair.person and chair.who == person]
        if any(chair.person and chair.who != person for chair in self.record.chairs):
            for seat in own:
                await self.vacate(seat, "you have left the table")
            return
        self.record.state, self.record.ended, self.record.proposal = "finished", True, None
        await self.see_to(Effect.STOPPED)

    async def forget(self, person: str) -> None:
        """Somebody wants to be forgotten: they leave, and in what stays they are nobody that has a name."""
        looks = self.seating.looks_of(person)
        if self.record.state != "finished":
            for seat, chair in enumerate(self.record.chairs):
                if chair.person and chair.who == person:
                    await self.vacate(seat, "you have been forgotten")
        self.seating.forget(person, looks)
        said = await self.server.storage.read(CHAT_NAMES, (self.record.id,))
        await self.keep([(RENAME_CHAT, (self.record.id, name)) for (name,) in said if look(name) in looks], self.record)

    async def chat(self, connection: Connection, message: say.Say) -> None:
        """Say something to the whole table."""
        chats, names = self.updates.chats, dict(self.record.names)
        chat = self.seating.chat(connection, message, chats[-1].number + 1 if chats else 1)
        writes = [add_chat(self.record.id, chat, chat.at / 1000, message.id)]
        await self.keep(writes, None if names == self.record.names else self.record)
        self.updates.send_chat(chat)

    # Keeping and telling

    async def keep(self, writes: list[Write], record: TableRecord | None = None) -> None:
        """Keep this, and the record if one is given; from then on it is the table's."""
        async with self.patience():
            if record is None:
                await self.server.storage.write(writes)
                return
            kept = encode_record(record)
            sat = sittings.of(record)
            sat_writes = sittings.changed(record, self.sat, sat, self.over)
            await self.server.storage.write([*writes, put_table(record), *sat_writes])
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
        self.slow = slow
        for connection in self.connections:
            connection.send_message(say.Wait(slow))

    def tell_comings(self) -> None:
        """Let the log tell of comings and goings that are kept."""
        told, self.seating.fresh = self.seating.fresh, []
        if told:
            self.updates.add_events([(coming.number, event_of(coming)) for coming in told])

    def not_kept(self, error: StorageError) -> None:
        """The database has not kept something, so it has not happened."""
        log.error("not kept", extra={"table": self.record.id, "error": str(error)})
        self.roll_back()
        if isinstance(error, Taken):
            anew = asyncio.create_task(self.server.take_up_anew(self.record.id), name=f"anew {self.record.id}")
            self.leaving = anew

    async def keep_record(self) -> None:
        await self.keep([], self.record)

    def roll_back(self) -> None:
        """What could not be kept has not happened: the record is again as it was kept."""
        self.record = decode(self.kept)
        self.seating.fresh = []

    def publish(self, table: bool = False, newcomer: Connection | None = None) -> None:
        """Send every viewer what has changed for it, the table and who sits there only if that may have changed."""
        shared: Parts = {"clock": self.asking.part()}
        if table or not self.updates.public:
            shared["table"] = encode(self.seating.part())
        self.updates.publish(shared, self.asking.question, newcomer)
        self.look_who_is_asked()

    def look_who_is_asked(self, restored: float = 0.0) -> None:
        """Whoever is asked and elsewhere may wish to be called; restored, since when, if the table was put away."""
        until = self.asking.until
        self.server.desk.matters.look(self, None if until is None else EPOCH + until, restored)

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
        many = len(self.rows) + len(rehearsal.rows)
        over, begins = position.over(), not self.rows
        writes = add_rows(self.record.id, len(self.rows) + 1, rehearsal.rows, rehearsal.notes)
        snapshot = None
        if begins or over or many - self.snapshot[0] >= SNAPSHOT_EVERY or position.number < self.snapshot[1]:
            snapshot = (many, position.number)
            writes.append(put_snapshot(self.record.id, many, self.game.rules_version, position.dump()))
        if over:
            writes += sittings.shares(self.record.id, self.game.result(position.table).shares)
        record = None
        proposal = self.record.proposal
        answered = proposal is not None and (over or proposal.what not in ASKING)
        if begins or over or answered:
            state = "finished" if over else self.record.state
            record = structs.replace(self.record, state=state, proposal=None if answered else proposal)
        past = self.past if before is None or before.number >= position.number else [*self.past, before]
        past = [*past, *rehearsal.settled]
        return Outcome(
            before=None if before is None or before.over() else before.step(),
            position=position,
            past=[old for old in past if position.floor <= old.number < position.number],
            rows=rehearsal.rows,
            marks=rehearsal.marks,
            notes=rehearsal.notes,
            events=rehearsal.events,
            back=went_back_to(rehearsal),
            record=record,
            snapshot=snapshot,
            writes=writes,
        )

    def adopt(self, outcome: Outcome) -> None:
        """What was kept is so."""
        self.position, self.past = outcome.position, outcome.past
        self.rows += outcome.rows
        self.go_along(outcome)
        self.snapshot = outcome.snapshot or self.snapshot
        self.touched = time.monotonic()
        for note in outcome.notes:
            self.remember_note(note)
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
        position = await self.work.beside(lambda: self.game.new(len(record.chairs), record.options, record.pack))
        self.trail = Trail(self.game, position)
        rehearsal = Rehearsal(position, 0, record.sealed())
        rehearsal.run()
        record.state, record.started = "playing", time.time()
        self.seating.deal()
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
            self.remember_note(note)
        if snapshot is None:
            return []
        self.rules = snapshot.rules or self.game.rules_version
        restored = Restored(self, snapshot)
        self.position = restored.journal.position
        self.trail = restored.trail()
        self.snapshot = restored.snapshot
        self.updates.take_up(restored.events, restored.snapshot[0], list(self.record.comings))
        new = restored.journal.rows[len(rows) :]
        self.rows = [*rows, *new]
        if not new:
            return []
        self.snapshot = (len(self.rows), self.position.number)
        dump = put_snapshot(self.record.id, len(self.rows), self.game.rules_version, self.position.dump())
        return [*add_rows(self.record.id, len(rows) + 1, new, ["r:"] * len(new)), dump]


class Errand(NamedTuple):
    """Something to be done at a table, in its turn."""

    do: Callable[[], Coroutine[Any, Any, None]]
    by: str
    """By what it came, for the figures."""
    charge: Callable[[float], None] | None
    """Who is told the seconds it took."""


def kind_of(message: say.FromClient) -> str:
    """What a message is called on the wire."""
    return str(type(message).__struct_config__.tag)


def content_of(message: say.FromClient) -> str:
    """A hash of what was said, its kind included."""
    return hashlib.blake2b(encode(message), digest_size=6).hexdigest()


def went_back_to(rehearsal: Rehearsal) -> int:
    """The number an undo went back to; -1 if it is none."""
    return int(rehearsal.rows[0].text) if rehearsal.rows and rehearsal.rows[0].kind == UNDO else -1
