"""Who sits at a table and what they agree on: seats, links, votes, pauses, chat, rematch."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import UNSET

from bothy.bots import bot
from bothy.host import api
from bothy.host import protocol as say
from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.names import clean, friendly
from bothy.host.secrets import hashed, new_secret, opens
from bothy.host.storage import ADD_CHAT
from bothy.host.table_record import ProposalRecord, SeatRecord
from bothy.host.views import OPEN
from bothy.kernel import SPECTATOR, Seat

if TYPE_CHECKING:
    from bothy.host.host import Host

CHATS, CHAT_SECONDS = 6, 10.0
"""So many words of chat in so many seconds."""


class Seating:
    """The seats of one table, and who may do what."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.said: dict[str, list[float]] = {}
        """When each seat, and each person without one, chatted of late, on whatever connection."""

    # Coming and going

    @property
    def alone(self) -> bool:
        """Whether nobody is there, at a table where people are expected to be."""
        return self.host.record.pace != "days" and not self.host.updates.connections

    def admit(self, connection: Connection, hello: say.Hello) -> None:
        """Let somebody in, as what its links say it is."""
        record = self.host.record
        connection.keys.clear()
        connection.seats = []
        for secret in hello.seats:
            for seat, chair in enumerate(record.chairs):
                if opens(secret, chair.secret) and seat not in connection.seats:
                    connection.seats.append(seat)
                    connection.keys[f"seat:{seat}"] = chair.secret
        connection.seats.sort()
        connection.owner = opens(hello.owner, record.owner)
        if connection.owner:
            connection.keys["owner"] = record.owner
        if (hello.seats and not connection.seats) or (hello.owner and not connection.owner):
            raise RequestError("link", "this link opens nothing here; it may have been renewed")
        connection.viewers = list(connection.seats)
        if not connection.seats:
            watcher = opens(hello.watch, record.watch)
            if watcher:
                connection.keys["watch"] = record.watch
            connection.viewers = [self.spectator(watcher or record.public or connection.owner)]
        for seat in connection.seats:
            if record.chairs[seat].name:
                connection.name = record.chairs[seat].name

    def spectator(self, invited: bool) -> int:
        """As what somebody without a seat may look on."""
        record = self.host.record
        if not invited:
            raise RequestError("private", "this table is by link only")
        if record.state == "finished":
            return OPEN
        if record.watching == "off":
            raise RequestError("no-watching", "this table lets nobody watch")
        return OPEN if record.watching == "open" else SPECTATOR

    def arrive(self, connection: Connection, hello: say.Hello) -> None:
        """Somebody sits down to listen; they are told everything they may see."""
        self.admit(connection, hello)
        host = self.host
        alone = self.alone
        host.updates.connections.append(connection)
        host.touched = time.time()
        connection.send_message(say.Welcome(host.record.id, say.VERSION, connection.viewers, connection.owner))
        if alone:
            host.asking.resume()
        host.updates.publish(table=True, newcomer=connection)
        host.updates.send_everything(connection, hello.log)
        for chat in host.updates.chats[-50:]:
            connection.send_message(chat)

    def depart(self, connection: Connection) -> None:
        host = self.host
        if connection in host.updates.connections:
            host.updates.connections.remove(connection)
            host.updates.forget_viewers()
            host.touched = time.time()
            if self.alone:
                host.asking.halt()
            host.updates.publish(table=True)

    def cut_off(self, key: str, text: str) -> None:
        """Whoever came by this link, which is no longer good, is sent away."""
        for connection in [connection for connection in self.host.updates.connections if key in connection.keys]:
            self.depart(connection)
            connection.hang_up("link", text)

    def check_seat(self, connection: Connection, seat: Seat) -> None:
        if seat not in connection.seats:
            raise RequestError("not-yours", "that is not your seat")

    def check_owner(self, connection: Connection) -> None:
        if not connection.owner:
            raise RequestError("not-owner", "only the owner of the table may do that")

    def voice(self, connection: Connection, message: say.FromClient) -> str:
        """Who says this, so that two who call their messages alike are not taken for one."""
        seat = getattr(message, "seat", SPECTATOR)
        if seat in connection.seats:
            return str(seat)
        if connection.seats:
            return str(connection.seats[0])
        return "owner" if connection.owner else f"person {connection.person}"

    def chair(self, seat: Seat) -> SeatRecord:
        if seat >= len(self.host.record.chairs):
            raise RequestError("no-seat", "there is no such seat")
        return self.host.record.chairs[seat]

    async def join(self, name: str, seat: int, beside: bool = False) -> api.Seated:
        """A seat for somebody new: an open one, or one a bot keeps.

        Who sits down `beside` somebody shares a device: races at this table are sealed, and so it must be said
        before the first of them.
        """
        record = self.host.record
        if record.state == "finished":
            raise RequestError("over", "the game is over")
        if beside and record.state != "open":
            raise RequestError("started", "two people can share a device only from the start of a game")
        free = [number for number, chair in enumerate(record.chairs) if chair.free]
        if seat >= 0 and seat not in free:
            raise RequestError("taken", "that seat is taken")
        if not free:
            raise RequestError("full", "every seat is taken")
        empty = [number for number in free if not record.chairs[number].bot]
        chosen = seat if seat >= 0 else (empty or free)[0]
        secret = new_secret()
        record.chairs[chosen] = SeatRecord(clean(name) or friendly(self.taken()), hashed(secret))
        record.hot_seat = record.hot_seat or beside
        await self.keep()
        self.seats_changed()
        return api.Seated(chosen, secret)

    def taken(self) -> list[str]:
        return [chair.name for chair in self.host.record.chairs]

    def seats_changed(self) -> None:
        """Somebody else plays a seat: those who think for it stop, and who is asked now is waited for."""
        asking = self.host.asking
        for thought in asking.thoughts.values():
            thought.cancel()
        asking.thoughts.clear()
        for seat in [seat for seat in asking.calls if not self.host.record.chairs[seat].bot]:
            del asking.calls[seat]
        self.host.updates.publish(table=True)
        asking.ask_bots()

    async def keep(self) -> None:
        await self.host.keep([], self.host.record_write())

    # What people do

    async def carry_out(self, connection: Connection, message: say.FromClient) -> say.Done:
        match message:
            case say.Say():
                await self.chat(connection, message)
            case say.Propose():
                self.check_seat(connection, message.seat)
                await self.propose(message.seat, message.what, message.id)
            case say.Vote():
                self.check_seat(connection, message.seat)
                await self.vote(message.seat, message.yes, message.id)
            case say.Pause():
                self.check_seat(connection, message.seat)
                await self.pause(message.on)
            case say.Away():
                self.check_seat(connection, message.seat)
                await self.away(message.seat, message.on)
            case say.Resign():
                self.check_seat(connection, message.seat)
                await self.resign(message.seat)
            case say.Leave():
                self.check_seat(connection, message.seat)
                await self.vacate(
                    message.seat, "you have left the table", lambda: connection.send_message(say.Done(message.id))
                )
            case say.Rename():
                self.check_seat(connection, message.seat)
                self.chair(message.seat).name = clean(message.name) or friendly(self.taken())
                await self.keep()
                self.host.updates.publish(table=True)
            case say.Renew():
                return await self.renew(connection, message)
            case say.Rematch():
                if not (connection.seats or connection.owner):
                    raise RequestError("not-yours", "only those who played can play again")
                return say.Done(message.id, table=await self.rematch())
            case say.Start() | say.Settle() | say.Place() | say.Remove() | say.Mute():
                self.check_owner(connection)
                await self.own(message)
            case _:
                raise RequestError("unknown", "that is not understood here")
        return say.Done(message.id)

    async def chat(self, connection: Connection, message: say.Say) -> None:
        """Say something to the whole table."""
        host = self.host
        muted = [seat for seat in connection.seats if host.record.chairs[seat].muted]
        if muted:
            raise RequestError("muted", "the owner of the table has muted you")
        now = time.time()
        who = f"seat {connection.seats[0]}" if connection.seats else connection.person
        lately = {said: [at for at in times if now - at < CHAT_SECONDS] for said, times in self.said.items()}
        self.said = {said: times for said, times in lately.items() if times}
        if len(self.said.get(who, [])) >= CHATS:
            raise RequestError("too-fast", "not so fast")
        self.said.setdefault(who, []).append(now)
        words = clean(message.text, 400)
        if not words:
            raise RequestError("empty", "there is nothing to say")
        seat = connection.seats[0] if connection.seats else SPECTATOR
        name = host.record.chairs[seat].name if seat >= 0 else clean(message.name or connection.name) or "?"
        number = host.updates.chats[-1].number + 1 if host.updates.chats else 1
        chat = say.Chat(number, seat, name, words, int(now * 1000))
        await host.tables.storage.write([(ADD_CHAT, (host.record.id, number, now, seat, name, words, message.id))])
        host.updates.send_chat(chat)

    def people(self) -> list[Seat]:
        """The seats of people who play themselves now."""
        return [seat for seat, chair in enumerate(self.host.record.chairs) if chair.person and not chair.bot]

    async def propose(self, seat: Seat, what: str, id: str) -> None:
        self.host.playing()
        if self.host.record.proposal is not None:
            raise RequestError("proposed", "something else is being asked; answer that first")
        number = 0
        if what == "undo":
            number = self.host.last_answer_of(seat)
            if number < 0:
                raise RequestError("no-undo", "there is nothing to take back")
        self.host.record.proposal = ProposalRecord(what, seat, number, [seat])
        await self.settle_proposal(f"m:{seat}:{id}")

    async def vote(self, seat: Seat, yes: bool, id: str) -> None:
        proposal = self.host.record.proposal
        self.host.playing()
        if proposal is None:
            raise RequestError("stale", "nothing is being asked any more")
        if not yes:
            self.host.record.proposal = None
            await self.keep()
            self.host.updates.publish(table=True)
            return
        if seat not in proposal.agreed:
            proposal.agreed.append(seat)
        await self.settle_proposal(f"m:{seat}:{id}")

    async def settle_proposal(self, note: str) -> None:
        """Do what was proposed once all people agree."""
        host = self.host
        proposal = host.record.proposal
        assert proposal is not None
        if any(seat not in proposal.agreed for seat in self.people()):
            await self.keep()
            host.updates.publish(table=True)
            return
        if proposal.what == "undo":
            await host.go_back(host.replayed(proposal.number), note)
            host.updates.publish(table=True)
            return
        host.record.proposal = None
        host.record.state, host.record.ended = "finished", True
        await self.keep()
        host.asking.halt()
        host.updates.publish(table=True)

    async def pause(self, on: bool) -> None:
        record = self.host.record
        if record.state != "playing":
            raise RequestError("over", "the game is not on")
        if record.paused == on:
            return
        record.paused = on
        await self.keep()
        if on:
            self.host.asking.halt()
        else:
            self.host.asking.resume()
        self.host.updates.publish(table=True)

    async def away(self, seat: Seat, on: bool) -> None:
        chair = self.chair(seat)
        if chair.resigned:
            raise RequestError("resigned", "you have given up this seat")
        chair.bot = self.stand_in() if on else ""
        await self.keep()
        self.seats_changed()

    async def resign(self, seat: Seat) -> None:
        self.host.playing()
        chair = self.chair(seat)
        chair.resigned = True
        chair.bot = self.stand_in()
        await self.keep()
        self.seats_changed()

    def stand_in(self) -> str:
        """The bot that plays when nobody else does: the game's own, if it has one."""
        return self.host.tables.usual_bot(self.host.game)

    async def renew(self, connection: Connection, message: say.Renew) -> say.Done:
        """A new secret for a link. The old one opens nothing any more, and whoever came by it is sent away."""
        record = self.host.record
        secret = new_secret()
        if message.link == "seat":
            self.check_seat(connection, message.seat)
            chair = self.chair(message.seat)
            if not chair.person:
                raise RequestError("no-seat", "nobody holds that seat")
            chair.secret = hashed(secret)
        else:
            self.check_owner(connection)
            if message.link == "invite":
                record.invite = hashed(secret)
            elif message.link == "watch":
                record.watch = hashed(secret)
            else:
                record.owner = hashed(secret)
        await self.keep()
        key = f"seat:{message.seat}" if message.link == "seat" else message.link
        if key in connection.keys:
            connection.keys[key] = hashed(secret)
        for other in [
            other for other in self.host.updates.connections if key in other.keys and other is not connection
        ]:
            self.depart(other)
            other.hang_up("link", "this link was renewed")
        return say.Done(message.id, secret=secret)

    async def rematch(self) -> str:
        record = self.host.record
        if record.state != "finished":
            raise RequestError("not-over", "the game is not over")
        if not record.rematch:
            record.rematch = await self.host.tables.rematch(record)
            await self.keep()
            self.host.updates.publish(table=True)
        return record.rematch

    # What the owner does

    async def own(self, message: say.Start | say.Settle | say.Place | say.Remove | say.Mute) -> None:
        match message:
            case say.Start():
                await self.start()
            case say.Settle():
                await self.settle(message)
            case say.Place():
                await self.place(message.seat, message.bot)
            case say.Remove():
                await self.remove(message.seat)
            case say.Mute():
                self.chair(message.seat).muted = message.on
                await self.keep()
                self.host.updates.publish(table=True)

    async def start(self) -> None:
        record = self.host.record
        if record.state != "open":
            raise RequestError("started", "the game has begun already")
        for chair in record.chairs:
            if chair.free and not chair.bot:
                chair.bot = self.stand_in()
                chair.name = friendly(self.taken())
        await self.host.start()

    async def settle(self, message: say.Settle) -> None:
        record, game = self.host.record, self.host.game
        if record.state != "open":
            raise RequestError("started", "the game has begun already")
        seats = len(record.chairs) if message.seats is UNSET else message.seats
        options = record.options if message.options is UNSET else message.options
        try:
            options = game.settle(options)
            game.new(seats, options, record.pack)
        except ValueError as error:
            raise RequestError("options", str(error)) from error
        if any(chair.person for chair in record.chairs[seats:]):
            raise RequestError("taken", "somebody sits there")
        record.options = options
        del record.chairs[seats:]
        record.chairs += [SeatRecord() for _ in range(seats - len(record.chairs))]
        for field in ("pace", "bot_pace", "public", "watching"):
            value = getattr(message, field)
            if value is not UNSET:
                setattr(record, field, value)
        await self.keep()
        self.host.updates.publish(table=True)

    async def place(self, seat: Seat, name: str) -> None:
        chair = self.chair(seat)
        if chair.person and not chair.bot:
            raise RequestError("taken", "somebody sits there")
        if name:
            try:
                bot(name, self.host.game)
            except ValueError as error:
                raise RequestError("no-bot", str(error)) from error
        elif self.host.record.state != "open":
            raise RequestError("started", "the game is on: somebody must play that seat")
        chair.bot = name
        if not chair.person:
            chair.name = friendly(self.taken()) if name else ""
        await self.keep()
        self.seats_changed()

    async def remove(self, seat: Seat) -> None:
        await self.vacate(seat, "the owner of the table has taken your seat away")

    async def vacate(self, seat: Seat, text: str, last_word: Callable[[], None] = lambda: None) -> None:
        """Nobody holds this seat any more; in a game a bot plays on."""
        chair = self.chair(seat)
        if not chair.person:
            raise RequestError("no-seat", "nobody holds that seat")
        if self.host.record.state == "finished":
            raise RequestError("over", "the game is over")
        on = self.host.record.state == "playing"
        self.host.record.chairs[seat] = SeatRecord(friendly(self.taken()), bot=self.stand_in()) if on else SeatRecord()
        await self.keep()
        last_word()
        self.cut_off(f"seat:{seat}", text)
        self.seats_changed()

    def part(self) -> say.TablePart:
        """The table as all see it."""
        record = self.host.record
        present = {seat for connection in self.host.updates.connections for seat in connection.seats}
        chairs = [
            say.Chair(
                chair.name,
                "person" if chair.person else "bot" if chair.bot else "open",
                chair.bot,
                seat in present or not chair.person,
                chair.muted,
                chair.resigned,
            )
            for seat, chair in enumerate(record.chairs)
        ]
        proposal = record.proposal
        asked = (
            None
            if proposal is None
            else say.Proposal(
                proposal.what,
                proposal.seat,
                proposal.agreed,
                [seat for seat in self.people() if seat not in proposal.agreed],
            )
        )
        return say.TablePart(
            record.id,
            record.game,
            record.state,
            chairs,
            record.options,
            record.pace,
            record.bot_pace,
            record.public,
            record.watching,
            record.hot_seat,
            record.paused,
            self.alone,
            asked,
            record.rematch,
        )
