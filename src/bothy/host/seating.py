"""Who sits at a table and what they agree on: seats, links, votes, pauses. It changes the table's record, nothing else.

What a change means for the clocks, the bots and the screens it says by an `Effect`; the host sees to that.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import UNSET

from bothy.bots import bot
from bothy.bots.usual import usual_bot
from bothy.host import api
from bothy.host import protocol as say
from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable
from bothy.host.names import clean, friendly
from bothy.host.secrets import hashed, new_secret, opens
from bothy.host.table_record import ProposalRecord, SeatRecord
from bothy.kernel import SPECTATOR, Seat
from bothy.locales.log import OPEN

CHATS, CHAT_SECONDS = 6, 10.0
"""So many words of chat in so many seconds."""


class Effect(Enum):
    """What a change of the record means for the rest of the table. The record is to be kept and shown in any case."""

    SHOWN = auto()
    """Nothing more."""
    RESEATED = auto()
    """Somebody else plays a seat: who thinks for it stops, and who is asked now is waited for."""
    STOPPED = auto()
    """Nobody is waited for any more."""
    RESUMED = auto()
    """Those who are asked are waited for again."""
    UNDONE = auto()
    """All agree to go back to where the proposal says."""


class Seating:
    """The seats of one table, and who may do what."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.said: dict[str, list[float]] = {}
        """When each seat, and each person without one, chatted of late, on whatever connection."""

    # Who somebody is

    def admit(self, connection: Connection, hello: say.Hello) -> None:
        """Let somebody in, as what its links say it is."""
        record = self.table.record
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
        record = self.table.record
        if not invited:
            raise RequestError("private", "this table is by link only")
        if record.state == "finished":
            return OPEN
        if record.watching == "off":
            raise RequestError("no-watching", "this table lets nobody watch")
        return OPEN if record.watching == "open" else SPECTATOR

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
        if seat >= len(self.table.record.chairs):
            raise RequestError("no-seat", "there is no such seat")
        return self.table.record.chairs[seat]

    # Taking seats and giving them up

    def join(self, name: str, seat: int, beside: bool = False) -> api.Seated:
        """A seat for somebody new: an open one, or one a bot keeps.

        Who sits down `beside` somebody shares a device: races at this table are sealed, and so it must be said
        before the first of them.
        """
        record = self.table.record
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
        return api.Seated(chosen, secret)

    def taken(self) -> list[str]:
        return [chair.name for chair in self.table.record.chairs]

    def stand_in(self, seat: Seat) -> None:
        """A bot plays this seat until whoever holds it takes it back."""
        self.chair(seat).bot = usual_bot(self.table.game)

    def away(self, seat: Seat, on: bool) -> Effect:
        chair = self.chair(seat)
        if chair.resigned:
            raise RequestError("resigned", "you have given up this seat")
        chair.bot = usual_bot(self.table.game) if on else ""
        return Effect.RESEATED

    def resign(self, seat: Seat) -> Effect:
        self.table.playing()
        self.chair(seat).resigned = True
        self.stand_in(seat)
        return Effect.RESEATED

    def vacate(self, seat: Seat) -> Effect:
        """Nobody holds this seat any more; in a game a bot plays on."""
        record = self.table.record
        if not self.chair(seat).person:
            raise RequestError("no-seat", "nobody holds that seat")
        if record.state == "finished":
            raise RequestError("over", "the game is over")
        on = record.state == "playing"
        record.chairs[seat] = SeatRecord(friendly(self.taken()), bot=usual_bot(self.table.game)) if on else SeatRecord()
        return Effect.RESEATED

    def place(self, seat: Seat, name: str) -> Effect:
        """A bot of this name in a seat that nobody plays, or with an empty name none."""
        chair = self.chair(seat)
        if chair.person and not chair.bot:
            raise RequestError("taken", "somebody sits there")
        if name:
            try:
                bot(name, self.table.game)
            except ValueError as error:
                raise RequestError("no-bot", str(error)) from error
        elif self.table.record.state != "open":
            raise RequestError("started", "the game is on: somebody must play that seat")
        chair.bot = name
        if not chair.person:
            chair.name = friendly(self.taken()) if name else ""
        return Effect.RESEATED

    def fill(self) -> None:
        """Bots in all seats that are still open when the game begins."""
        record = self.table.record
        if record.state != "open":
            raise RequestError("started", "the game has begun already")
        for seat, chair in enumerate(record.chairs):
            if chair.free and not chair.bot:
                self.stand_in(seat)
                chair.name = friendly(self.taken())

    # What was agreed

    def settle(self, message: say.Settle) -> Effect:
        """Other options, seats or paces, before the game."""
        record, game = self.table.record, self.table.game
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
        return Effect.SHOWN

    def rename(self, seat: Seat, name: str) -> Effect:
        self.chair(seat).name = clean(name) or friendly(self.taken())
        return Effect.SHOWN

    def mute(self, seat: Seat, on: bool) -> Effect:
        self.chair(seat).muted = on
        return Effect.SHOWN

    def pause(self, on: bool) -> Effect | None:
        """None if it is so already."""
        record = self.table.record
        if record.state != "playing":
            raise RequestError("over", "the game is not on")
        if record.paused == on:
            return None
        record.paused = on
        return Effect.STOPPED if on else Effect.RESUMED

    # What all must agree to

    def people(self) -> list[Seat]:
        """The seats of people who play themselves now."""
        return [seat for seat, chair in enumerate(self.table.record.chairs) if chair.person and not chair.bot]

    def propose(self, seat: Seat, what: str) -> Effect:
        self.table.playing()
        if self.table.record.proposal is not None:
            raise RequestError("proposed", "something else is being asked; answer that first")
        number = 0
        if what == "undo":
            number = self.table.last_answer_of(seat)
            if number < 0:
                raise RequestError("no-undo", "there is nothing to take back")
        self.table.record.proposal = ProposalRecord(what, seat, number, [seat])
        return self.settle_proposal()

    def vote(self, seat: Seat, yes: bool) -> Effect:
        proposal = self.table.record.proposal
        self.table.playing()
        if proposal is None:
            raise RequestError("stale", "nothing is being asked any more")
        if not yes:
            self.table.record.proposal = None
            return Effect.SHOWN
        if seat not in proposal.agreed:
            proposal.agreed.append(seat)
        return self.settle_proposal()

    def settle_proposal(self) -> Effect:
        """What was proposed comes about once all people agree."""
        record = self.table.record
        assert record.proposal is not None
        if any(seat not in record.proposal.agreed for seat in self.people()):
            return Effect.SHOWN
        if record.proposal.what == "undo":
            return Effect.UNDONE
        record.proposal = None
        record.state, record.ended = "finished", True
        return Effect.STOPPED

    # Links and chat

    def renew(self, connection: Connection, message: say.Renew) -> str:
        """A new secret for a link. The old one opens nothing any more."""
        record = self.table.record
        secret = new_secret()
        if message.link == "seat":
            self.check_seat(connection, message.seat)
            chair = self.chair(message.seat)
            if not chair.person:
                raise RequestError("no-seat", "nobody holds that seat")
            chair.secret = hashed(secret)
        else:
            self.check_owner(connection)
            setattr(record, message.link, hashed(secret))
        return secret

    def chat(self, connection: Connection, message: say.Say, number: int, now: float) -> say.Chat:
        """Something said to the whole table, if whoever says it may."""
        record = self.table.record
        if any(record.chairs[seat].muted for seat in connection.seats):
            raise RequestError("muted", "the owner of the table has muted you")
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
        name = record.chairs[seat].name if seat >= 0 else clean(message.name or connection.name) or "?"
        return say.Chat(number, seat, name, words, int(now * 1000))

    # What all see

    def part(self) -> say.TablePart:
        """The table as all see it."""
        record = self.table.record
        present = {seat for connection in self.table.connections for seat in connection.seats}
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
            self.table.alone,
            asked,
            record.rematch,
        )
