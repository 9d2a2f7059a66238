"""Who sits where at a table, by what name and link, and what they may say. It changes the table's record, nothing else.

What a change means for the clocks, the bots and the screens it says by an `Effect`; the host sees to that.
"""

from __future__ import annotations

import time

from msgspec import UNSET

from bothy.bots.usual import bot_at_table, usual_bot
from bothy.host import api, comings, lobby
from bothy.host import protocol as say
from bothy.host.admission import check_welcome
from bothy.host.agreeing import Agreeing, bring_up
from bothy.host.connection import Connection
from bothy.host.effect import Effect
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable
from bothy.host.names import clean, friendly, look, numbered
from bothy.host.secrets import hashed, new_secret
from bothy.host.table_record import ProposalRecord, SeatRecord
from bothy.kernel import SPECTATOR, Seat

CHATS, CHAT_SECONDS = 6, 10.0
"""So many words of chat in so many seconds."""
NAMES = 500
"""So many names of people are remembered at a table."""


class Seating:
    """The seats of one table, and who may do what."""

    def __init__(self, table: LiveTable, agreeing: Agreeing) -> None:
        self.table = table
        self.agreeing = agreeing
        self.said: dict[str, list[float]] = {}
        """When each seat, and each address without one, chatted of late, on whatever connection."""

    # Taking seats and giving them up

    def join(
        self, name: str, seat: int, beside: bool = False, who: str = "", address: str = "", knock: bool = False
    ) -> tuple[api.Seated, Effect]:
        """A seat for somebody new: an open one, or in a game, if all agree, one that a bot plays for nobody.

        Who sits down `beside` somebody shares a device: races at this table are sealed, and so it must be said
        before the first of them. Who has no invitation can `knock`: then somebody who sits there is asked first.
        """
        record = self.table.record
        if record.state == "finished":
            raise RequestError("over", "the game is over")
        if beside and record.state != "open":
            raise RequestError("started", "two people can share a device only from the start of a game")
        marks = [mark for mark in (who, f"@{address}" if address else "") if mark]
        check_welcome(record, marks)
        if who and not beside and any(chair.who == who for chair in record.chairs):
            raise RequestError("seated", "you sit at this table already")
        free = [number for number, chair in enumerate(record.chairs) if chair.free]
        if seat >= 0 and seat not in free:
            raise RequestError("taken", "that seat is taken")
        if not free:
            raise RequestError("full", "every seat is taken")
        free = record.free_for(who)
        if not free or seat not in (*free, -1):
            raise RequestError("seen-a-hand", "you have seen a hand of this game, so no other chair is yours")
        empty = [number for number in free if not record.chairs[number].bot]
        chosen = seat if seat >= 0 else (empty or free)[0]
        secret = new_secret()
        name = self.claim(clean(name) or friendly(self.taken()), who or f"seat {chosen}")
        if record.state == "playing" or knock:
            what = "seat" if record.state == "playing" else "knock"
            proposal = ProposalRecord(what, chosen, 0, [], name, who, hashed(secret))
            effect = self.agreeing.ask_all(proposal, marks)
            return api.Seated(chosen, secret, proposal in record.asked()), effect
        record.chairs[chosen] = SeatRecord(name, hashed(secret), who=who)
        record.hot_seat = record.hot_seat or beside
        return api.Seated(chosen, secret), Effect.RESEATED

    def look(self, connection: Connection, name: str) -> Effect:
        """A spectator asks to see all hands."""
        record, person = self.table.record, connection.person
        if record.state != "playing" or record.watching != "open":
            raise RequestError("no-watching", "this table shows nobody its hands")
        if connection.seats or any(chair.who == person for chair in record.chairs if person):
            raise RequestError("seated", "who plays sees one hand")
        if not person or record.seen.get(person):
            raise RequestError("seen-a-hand", "you are not known here, or have seen a hand of this game")
        called = self.claim(clean(name) or connection.name, person)
        return self.agreeing.ask_all(ProposalRecord("watch", SPECTATOR, 0, [], called, person), connection.marks)

    def vacate(self, seat: Seat, line: str = comings.LEFT) -> Effect:
        """Nobody holds this seat any more; in a game a bot plays on."""
        record = self.table.record
        before = self.table.chair(seat)
        if not before.person:
            raise RequestError("no-seat", "nobody holds that seat")
        if record.state == "finished":
            raise RequestError("over", "the game is over")
        on = record.state == "playing"
        record.chairs[seat] = SeatRecord(friendly(self.taken()), bot=usual_bot(self.table.game)) if on else SeatRecord()
        self.table.note_coming(line, seat, before=before.name, name=record.chairs[seat].name)
        return Effect.RESEATED

    def remove(self, seat: int, name: str = "") -> tuple[Effect, list[Connection]]:
        """Send a person away for good. Who goes with that, besides those who came by the link of a seat."""
        if seat >= 0:
            marks = self.marks_of_seat(seat)
            effect = self.vacate(seat, comings.REMOVED)
        else:
            marks = self.marks_of_watcher(name)
            effect = Effect.SHOWN
        record = self.table.record
        record.removed += [mark for mark in marks if mark not in record.removed]
        return effect, [one for one in self.watchers() if any(mark in marks for mark in one.marks)]

    def watchers(self) -> list[Connection]:
        return [one for one in self.table.connections if not one.seats and not one.owner]

    def marks_of_seat(self, seat: Seat) -> list[str]:
        """By what whoever holds a seat is known again."""
        there = [one for one in self.table.connections if seat in one.seats]
        return self.marks_of([self.table.chair(seat).who, *[mark for one in there for mark in one.marks]], seat)

    def marks_of_watcher(self, name: str) -> list[str]:
        """By what the spectator of this name is known again."""
        whose = self.table.record.names.get(look(name), "")
        if not whose or any(
            whose in (chair.who, f"seat {seat}") for seat, chair in enumerate(self.table.record.chairs)
        ):
            raise RequestError("nobody", "nobody of that name watches here")
        there = [one for one in self.watchers() if whose in one.marks]
        return self.marks_of([whose, *[mark for one in there for mark in one.marks]], SPECTATOR)

    def marks_of(self, marks: list[str], seat: int) -> list[str]:
        """Without those of others who play or run the table: friends may share an address."""
        others = {
            mark
            for one in self.table.connections
            if one.owner or any(other != seat for other in one.seats)
            for mark in one.marks
        }
        return sorted({mark for mark in marks if mark and mark not in others})

    def taken(self) -> list[str]:
        return [chair.name for chair in self.table.record.chairs]

    # Bots in seats

    def stand_in(self, seat: Seat) -> None:
        """A bot plays this seat until whoever holds it takes it back."""
        self.table.chair(seat).bot = usual_bot(self.table.game)

    def sleep(self, seat: Seat) -> None:
        """A bot plays this seat because its time was up."""
        self.stand_in(seat)
        self.table.note_coming(comings.SLEPT, seat)

    def away(self, seat: Seat, on: bool) -> Effect:
        chair = self.table.chair(seat)
        if chair.resigned:
            raise RequestError("resigned", "you have given up this seat")
        if bool(chair.bot) != on:
            self.table.note_coming(comings.AWAY if on else comings.BACK, seat)
        chair.bot = usual_bot(self.table.game) if on else ""
        return Effect.RESEATED

    def resign(self, seat: Seat) -> Effect:
        self.table.playing()
        if not self.table.chair(seat).resigned:
            self.table.note_coming(comings.RESIGNED, seat)
        self.table.chair(seat).resigned = True
        self.stand_in(seat)
        return Effect.RESEATED

    def place(self, seat: Seat, name: str) -> Effect:
        """A bot of this name in a seat that nobody plays, or with an empty name none."""
        chair = self.table.chair(seat)
        if chair.person and not chair.bot:
            raise RequestError("taken", "somebody sits there")
        if name:
            try:
                bot_at_table(name, self.table.game)
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
        lobby.not_ready(record)
        del record.chairs[seats:]
        record.chairs += [SeatRecord() for _ in range(seats - len(record.chairs))]
        for field in ("pace", "bot_pace", "public", "watching"):
            value = getattr(message, field)
            if value is not UNSET:
                setattr(record, field, value)
        return Effect.SHOWN

    def only(self, seat: Seat, subjects: list[str]) -> Effect:
        self.table.chair(seat).only = sorted(set(subjects))
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

    def mute(self, seat: int, on: bool, name: str = "") -> Effect:
        """Let a person chat no more, or again: in a seat, and also without it."""
        if seat >= 0:
            self.table.chair(seat).muted = on
        marks = self.marks_of_seat(seat) if seat >= 0 else self.marks_of_watcher(name)
        record = self.table.record
        record.muted = [mark for mark in record.muted if mark not in marks] + (marks if on else [])
        return Effect.SHOWN

    # Names

    def rename(self, seat: Seat, name: str) -> Effect:
        chair = self.table.chair(seat)
        whose = chair.who or f"seat {seat}"
        wanted, before = clean(name) or friendly(self.taken()), chair.name
        if look(wanted) in self.others(whose):
            raise RequestError("name-taken", "somebody here is called like that, or nearly")
        self.keep_name(wanted, whose)
        chair.name = wanted
        if wanted != before:
            self.table.note_coming(comings.RENAMED, seat, before=before, name=wanted)
        return Effect.SHOWN

    def others(self, whose: str) -> set[str]:
        """What the names look like that are others' at this table."""
        record = self.table.record
        seated = {
            look(chair.name)
            for seat, chair in enumerate(record.chairs)
            if chair.name and whose not in (chair.who, f"seat {seat}")
        }
        return seated | {name for name, owner in record.names.items() if owner != whose}

    def claim(self, name: str, whose: str) -> str:
        """The name, or one like it that nobody else here has: from now on this person's."""
        others, free, number = self.others(whose), name, 2
        while look(free) in others:
            free, number = numbered(name, number), number + 1
        self.keep_name(free, whose)
        return free

    def keep_name(self, name: str, whose: str) -> None:
        names = self.table.record.names
        names[look(name)] = whose
        while len(names) > NAMES:
            del names[next(iter(names))]

    def looks_of(self, person: str) -> set[str]:
        """What all names look like that somebody has had here."""
        record = self.table.record
        claimed = {name for name, whose in record.names.items() if whose == person}
        return claimed | {look(chair.name) for chair in record.chairs if chair.who == person and chair.name}

    def forget(self, person: str, looks: set[str]) -> None:
        """Whoever this was becomes somebody without a name."""
        record = self.table.record
        for chair in record.chairs:
            if chair.who == person:
                chair.who, chair.name = "", ""
                chair.secret = hashed(new_secret()) if chair.secret else ""
        for coming in record.comings:
            for key, value in coming.values.items():
                if isinstance(value, str) and look(value) in looks:
                    coming.values[key] = ""
        record.names = {name: whose for name, whose in record.names.items() if whose != person}
        record.seen.pop(person, None)
        record.maker = "" if record.maker == person else record.maker
        if record.owned_by == person:
            record.owned_by, record.host, record.owner = "-", "", hashed(new_secret())
        for marks in (record.let_in, record.muted):
            marks[:] = [mark for mark in marks if mark != person]
        record.waiting = [asked for asked in record.waiting if asked.who != person]
        if record.proposal is not None and record.proposal.who == person:
            bring_up(record)

    # Links and chat

    def renew(self, connection: Connection, message: say.Renew) -> str:
        """A new secret for a link. The old one opens nothing any more."""
        record = self.table.record
        secret = new_secret()
        if message.link == "seat":
            connection.check_seat(message.seat)
            chair = self.table.chair(message.seat)
            if not chair.person:
                raise RequestError("no-seat", "nobody holds that seat")
            chair.secret = hashed(secret)
        else:
            connection.check_owner()
            setattr(record, message.link, hashed(secret))
        return secret

    def chat(self, connection: Connection, message: say.Say, number: int) -> say.Chat:
        """Something said to the whole table, if whoever says it may."""
        record = self.table.record
        seat = connection.seats[0] if connection.seats else SPECTATOR
        muted = any(record.chairs[own].muted for own in connection.seats)
        if not connection.seats and not connection.owner:
            muted = any(mark in record.muted for mark in connection.marks)
        if muted:
            raise RequestError("muted", "the owner of the table has muted you")
        who = (
            f"seat {seat}"
            if connection.seats
            else f"@{connection.address}"
            if connection.address
            else connection.person
        )
        now = time.monotonic()
        lately = {said: [at for at in times if now - at < CHAT_SECONDS] for said, times in self.said.items()}
        self.said = {said: times for said, times in lately.items() if times}
        if len(self.said.get(who, [])) >= CHATS:
            raise RequestError("too-fast", "not so fast")
        self.said.setdefault(who, []).append(now)
        words = clean(message.text, 400)
        if not words:
            raise RequestError("empty", "there is nothing to say")
        if seat >= 0:
            name = record.chairs[seat].name
        else:
            whose = connection.person or (connection.marks or ["?"])[0]
            name = self.claim(clean(message.name or connection.name) or "?", whose)
        return say.Chat(number, seat, name, words, int(time.time() * 1000))
