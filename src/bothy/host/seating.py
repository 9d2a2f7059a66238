"""Who sits at a table and what they agree on: seats, links, votes, pauses. It changes the table's record, nothing else.

What a change means for the clocks, the bots and the screens it says by an `Effect`; the host sees to that. What it
means for the log waits in `fresh` until it is kept.

One person, one view: from the first deal on whoever has seen a hand sits in no other chair, shared devices apart.
"""

from __future__ import annotations

import time
from enum import Enum, auto

from msgspec import UNSET
from msgspec.structs import replace

from bothy.bots.usual import bot_at_table, usual_bot
from bothy.host import api, comings, lobby, rematches
from bothy.host import protocol as say
from bothy.host.clocks import GONE, Paces
from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable
from bothy.host.names import clean, friendly, look, numbered
from bothy.host.secrets import hashed, new_secret, opens
from bothy.host.table_record import Coming, ProposalRecord, SeatRecord
from bothy.kernel import SPECTATOR, Seat
from bothy.locales.log import OPEN

CHATS, CHAT_SECONDS = 6, 10.0
"""So many words of chat in so many seconds."""
ASK_AGAIN = 60.0
"""Who was told no may ask again after so many seconds."""
NAMES = 500
"""So many names of people are remembered at a table."""
ASKING = ("seat", "watch", "knock")
"""What somebody asks who does not play."""


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
    LET_IN = auto()
    """Somebody may see all hands from now on."""


class Seating:
    """The seats of one table, and who may do what."""

    def __init__(self, table: LiveTable, paces: Paces) -> None:
        self.table = table
        self.paces = paces
        self.said: dict[str, list[float]] = {}
        """When each seat, and each address without one, chatted of late, on whatever connection."""
        self.fresh: list[Coming] = []
        """What the log has still to tell of comings and goings."""
        self.opened = time.monotonic()
        self.left: dict[Seat, float] = {}
        """Since when nobody is connected who holds a seat."""
        self.asking: list[str] = []
        """By what whoever asks for something now is known again."""
        self.denied: dict[str, float] = {}
        """When those who asked for something were told no."""

    # Who somebody is

    def admit(self, connection: Connection, hello: say.Hello) -> bool:
        """Let somebody in, as what its links say it is. Whether the record has changed by that."""
        record = self.table.record
        connection.keys.clear()
        connection.seats = []
        for secret in hello.seats:
            for seat, chair in enumerate(record.chairs):
                if opens(secret, chair.secret) and seat not in connection.seats:
                    connection.seats.append(seat)
                    connection.keys[f"seat:{seat}"] = chair.secret
            if record.proposal is not None and opens(secret, record.proposal.secret):
                connection.keys["asked"] = record.proposal.secret
        for seat, chair in enumerate(record.chairs):
            if connection.home and chair.who == connection.home and chair.person and seat not in connection.seats:
                connection.seats.append(seat)
                connection.keys[f"seat:{seat}"] = chair.secret
        connection.seats.sort()
        at_home = bool(connection.home) and record.owned_by == connection.home
        connection.owner = at_home or opens(hello.owner, record.owner)
        if connection.owner:
            connection.keys["owner"] = record.owner
        known = connection.seats or connection.asked
        if (hello.seats and not known) or (hello.owner and not connection.owner):
            raise RequestError("link", "this link opens nothing here; it may have been renewed")
        if not connection.seats and not connection.owner:
            self.check_welcome(connection.marks)
        connection.viewers = list(connection.seats)
        if not known:
            watcher = opens(hello.watch, record.watch)
            if watcher:
                connection.keys["watch"] = record.watch
            invited = watcher or record.public or connection.owner
            if hello.watch and not invited:
                raise RequestError("private", "this link to look on opens nothing here; it may have been renewed")
            connection.viewers = [self.spectator(invited, connection.person)]
        for seat in connection.seats:
            if record.chairs[seat].name:
                connection.name = record.chairs[seat].name
        return self.note_sight(connection)

    def seat_asker(self, connection: Connection) -> bool:
        """Let somebody sit down to whom all have agreed. False if they have not."""
        secret = connection.keys["asked"]
        for seat, chair in enumerate(self.table.record.chairs):
            if chair.secret == secret:
                del connection.keys["asked"]
                connection.keys[f"seat:{seat}"] = secret
                connection.seats, connection.viewers, connection.name = [seat], [seat], chair.name
                return True
        return False

    def move(self, connection: Connection, to: dict[Seat, Seat]) -> None:
        """Whoever is connected sits in other chairs now."""
        keys = {f"seat:{seat}": connection.keys.pop(f"seat:{seat}", "") for seat in connection.seats}
        seats = {seat: to.get(seat, seat) for seat in connection.seats}
        connection.keys.update({f"seat:{seats[seat]}": keys[f"seat:{seat}"] for seat in seats})
        connection.seats = sorted(seats.values())
        connection.viewers = list(connection.seats)

    def check_welcome(self, marks: list[str]) -> None:
        """Who was sent away does not come back."""
        if any(mark in self.table.record.removed for mark in marks):
            raise RequestError("removed", "the owner of the table has sent you away")

    def note_sight(self, connection: Connection) -> bool:
        """Remember whose hands somebody sees from now on, if that is new; refuse it to who has seen others."""
        record, people = self.table.record, connection.people
        if record.state != "playing" or not connection.seats:
            return False
        if people and len(connection.seats) > 1 and not record.hot_seat:
            raise RequestError("seen-a-hand", "at this table each has a device of their own")
        seen = {person: record.seen.get(person, []) for person in people}
        fresh = [person for person in people if any(seat not in seen[person] for seat in connection.seats)]
        if not fresh:
            return False
        if any(seen[person] for person in fresh) and not record.hot_seat:
            raise RequestError("seen-a-hand", "you have seen another hand of this game")
        for seat in connection.seats:
            if record.chairs[seat].who not in ("", *people):
                self.tell(comings.LINK, seat)
        for person in fresh:
            self.remember_sight(person, *connection.seats)
        return True

    def remember_sight(self, person: str, *viewers: int) -> None:
        seen = self.table.record.seen
        if person:
            seen[person] = sorted({*seen.get(person, []), *viewers})

    def deal(self) -> None:
        """From now on there are hands to be seen, by whoever sits here."""
        for seat, chair in enumerate(self.table.record.chairs):
            self.remember_sight(chair.who, seat)
        for connection in self.table.connections:
            for person in connection.people:
                self.remember_sight(person, *connection.seats)

    def spectator(self, invited: bool, person: str = "") -> int:
        """As what somebody without a seat may look on. Who has only the address may, until the game is over."""
        record = self.table.record
        if not invited and not self.may_watch():
            raise RequestError("private", "this table is by link only")
        if record.state == "finished":
            return OPEN
        if record.watching == "off":
            raise RequestError("no-watching", "this table lets nobody watch")
        return OPEN if record.watching == "open" and person in record.let_in else SPECTATOR

    def may_watch(self) -> bool:
        """Whether anybody who has the address may look on."""
        record = self.table.record
        return record.watching != "off" and (record.public or record.state != "finished")

    def check_seat(self, connection: Connection, seat: Seat) -> None:
        if seat not in connection.seats:
            raise RequestError("not-yours", "that is not your seat")

    def check_owner(self, connection: Connection) -> None:
        if not connection.owner:
            raise RequestError("not-owner", "only the owner of the table may do that")

    def link(self, connection: Connection, message: say.FromClient) -> str:
        """The link by which this is said, so that two who call their messages alike are not taken for one."""
        seat = getattr(message, "seat", SPECTATOR)
        names = [f"seat:{seat}", *[f"seat:{own}" for own in connection.seats], "owner"]
        if isinstance(message, say.OfOwner):
            names = ["owner"]
        found = next((connection.keys[name] for name in names if name in connection.keys), "")
        return found[:16] or f"person {connection.person or id(connection)}"

    def chair(self, seat: Seat) -> SeatRecord:
        if seat >= len(self.table.record.chairs):
            raise RequestError("no-seat", "there is no such seat")
        return self.table.record.chairs[seat]

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
        self.check_welcome(marks)
        if who and not beside and any(chair.who == who for chair in record.chairs):
            raise RequestError("seated", "you sit at this table already")
        free = [number for number, chair in enumerate(record.chairs) if chair.free]
        if seat >= 0 and seat not in free:
            raise RequestError("taken", "that seat is taken")
        if not free:
            raise RequestError("full", "every seat is taken")
        seen = record.seen.get(who, []) if who else []
        if seen:
            free = [number for number in free if [number] == seen]
            if not free or seat not in (*free, -1):
                raise RequestError("seen-a-hand", "you have seen a hand of this game, so no other chair is yours")
        empty = [number for number in free if not record.chairs[number].bot]
        chosen = seat if seat >= 0 else (empty or free)[0]
        secret = new_secret()
        name = self.claim(clean(name) or friendly(self.taken()), who or f"seat {chosen}")
        if record.state == "playing" or knock:
            what = "seat" if record.state == "playing" else "knock"
            proposal = ProposalRecord(what, chosen, 0, [], name, who, hashed(secret))
            effect = self.ask_all(proposal, marks)
            return api.Seated(chosen, secret, record.proposal is proposal), effect
        record.chairs[chosen] = SeatRecord(name, hashed(secret), who=who)
        record.hot_seat = record.hot_seat or beside
        return api.Seated(chosen, secret), Effect.RESEATED

    def taken(self) -> list[str]:
        return [chair.name for chair in self.table.record.chairs]

    # Names

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

    def stand_in(self, seat: Seat) -> None:
        """A bot plays this seat until whoever holds it takes it back."""
        self.chair(seat).bot = usual_bot(self.table.game)

    def sleep(self, seat: Seat) -> None:
        """A bot plays this seat because its time was up."""
        self.stand_in(seat)
        self.tell(comings.SLEPT, seat)

    def away(self, seat: Seat, on: bool) -> Effect:
        chair = self.chair(seat)
        if chair.resigned:
            raise RequestError("resigned", "you have given up this seat")
        if bool(chair.bot) != on:
            self.tell(comings.AWAY if on else comings.BACK, seat)
        chair.bot = usual_bot(self.table.game) if on else ""
        return Effect.RESEATED

    def resign(self, seat: Seat) -> Effect:
        self.table.playing()
        if not self.chair(seat).resigned:
            self.tell(comings.RESIGNED, seat)
        self.chair(seat).resigned = True
        self.stand_in(seat)
        return Effect.RESEATED

    def vacate(self, seat: Seat, line: str = comings.LEFT) -> Effect:
        """Nobody holds this seat any more; in a game a bot plays on."""
        record = self.table.record
        before = self.chair(seat)
        if not before.person:
            raise RequestError("no-seat", "nobody holds that seat")
        if record.state == "finished":
            raise RequestError("over", "the game is over")
        on = record.state == "playing"
        record.chairs[seat] = SeatRecord(friendly(self.taken()), bot=usual_bot(self.table.game)) if on else SeatRecord()
        self.tell(line, seat, before=before.name, name=record.chairs[seat].name)
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
        return self.marks_of([self.chair(seat).who, *[mark for one in there for mark in one.marks]], seat)

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

    def place(self, seat: Seat, name: str) -> Effect:
        """A bot of this name in a seat that nobody plays, or with an empty name none."""
        chair = self.chair(seat)
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
        if record.proposal is not None and record.proposal.what == "knock":
            free = [seat for seat, chair in enumerate(record.chairs) if chair.free]
            record.proposal = replace(record.proposal, what="seat", seat=free[0], agreed=[]) if free else None

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
        self.chair(seat).only = sorted(set(subjects))
        return Effect.SHOWN

    def rename(self, seat: Seat, name: str) -> Effect:
        chair = self.chair(seat)
        whose = chair.who or f"seat {seat}"
        wanted, before = clean(name) or friendly(self.taken()), chair.name
        if look(wanted) in self.others(whose):
            raise RequestError("name-taken", "somebody here is called like that, or nearly")
        self.keep_name(wanted, whose)
        chair.name = wanted
        if wanted != before:
            self.tell(comings.RENAMED, seat, before=before, name=wanted)
        return Effect.SHOWN

    def mute(self, seat: int, on: bool, name: str = "") -> Effect:
        """Let a person chat no more, or again: in a seat, and also without it."""
        if seat >= 0:
            self.chair(seat).muted = on
        marks = self.marks_of_seat(seat) if seat >= 0 else self.marks_of_watcher(name)
        record = self.table.record
        record.muted = [mark for mark in record.muted if mark not in marks] + (marks if on else [])
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
        """The seats whose word is waited for: of people who have not given up, and are there or not gone for long."""
        return [seat for seat in self.held() if self.seconds_left(seat) > 0]

    def held(self) -> list[Seat]:
        """The seats of people who have not given up."""
        return [seat for seat, chair in enumerate(self.table.record.chairs) if chair.person and not chair.resigned]

    def present(self, seat: Seat) -> bool:
        return any(seat in connection.seats for connection in self.table.connections)

    def seconds_left(self, seat: Seat) -> float:
        """For how long one is still waited for; without end while one is there."""
        if self.present(seat):
            return float("inf")
        record = self.table.record
        gone = time.monotonic() - self.left.get(seat, self.opened)
        if record.chairs[seat].left:
            gone = max(gone, time.time() - record.chairs[seat].left)
        return self.paces[record.pace].get("gone", GONE) - gone

    def next_count(self) -> float | None:
        """After how many seconds somebody more is not waited for; None if nobody is gone or nothing is asked."""
        if self.table.record.proposal is None:
            return None
        left = [self.seconds_left(seat) for seat in self.people() if not self.present(seat)]
        return min(left) + 0.01 if left else None

    def note_presence(self) -> bool:
        """Somebody came or went. Whether that is to be kept."""
        record, changed = self.table.record, False
        for seat, chair in enumerate(record.chairs):
            if self.present(seat):
                self.left.pop(seat, None)
            else:
                self.left.setdefault(seat, time.monotonic())
            if record.pace == "days" and record.state == "playing" and chair.person:
                changed = changed or self.present(seat) == bool(chair.left)
                chair.left = 0.0 if self.present(seat) else chair.left or time.time()
        return changed

    def propose(self, seat: Seat, what: str) -> Effect:
        self.table.playing()
        if self.chair(seat).resigned:
            raise RequestError("resigned", "you have given up this seat")
        self.check_nothing_asked()
        number = 0
        if what == "undo":
            number = self.table.last_answer_of(seat)
            if number < 0:
                raise RequestError("no-undo", "there is nothing to take back")
        self.table.record.proposal = ProposalRecord(what, seat, number, [seat])
        return self.settle_proposal()

    def check_nothing_asked(self) -> None:
        if self.table.record.proposal is not None:
            raise RequestError("proposed", "something else is being asked; answer that first")

    def ask_all(self, proposal: ProposalRecord, marks: list[str]) -> Effect:
        """Somebody who does not play asks for something that gives sight of a hand."""
        self.check_nothing_asked()
        now = time.monotonic()
        self.denied = {mark: at for mark, at in self.denied.items() if now - at < ASK_AGAIN}
        if any(mark in self.denied for mark in marks):
            raise RequestError("too-fast", "they have said no just now")
        self.table.record.proposal = proposal
        self.asking = marks
        return self.settle_proposal()

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
        return self.ask_all(ProposalRecord("watch", SPECTATOR, 0, [], called, person), connection.marks)

    def vote(self, seat: Seat, yes: bool) -> Effect:
        proposal = self.table.record.proposal
        if proposal is None or proposal.what not in ASKING:
            self.table.playing()
        if self.chair(seat).resigned:
            raise RequestError("resigned", "you have given up this seat")
        if proposal is None:
            raise RequestError("stale", "nothing is being asked any more")
        if not yes:
            self.table.record.proposal = None
            if proposal.what in ASKING:
                self.denied.update(dict.fromkeys(self.asking, time.monotonic()))
            return Effect.SHOWN
        if seat not in proposal.agreed:
            proposal.agreed.append(seat)
        return self.settle_proposal()

    def settle_proposal(self) -> Effect:
        """What was proposed comes about once all people agree.

        Who is gone is not waited for; but what gives sight of a hand needs the word of somebody who plays, if anybody
        does.
        """
        record = self.table.record
        proposal = record.proposal
        assert proposal is not None
        if proposal.what == "knock":
            return self.open_door(proposal) if proposal.agreed else Effect.SHOWN
        if any(seat not in proposal.agreed for seat in self.people()):
            return Effect.SHOWN
        if proposal.what in ASKING and self.held() and not proposal.agreed:
            return Effect.SHOWN
        if proposal.what == "undo":
            return Effect.UNDONE
        record.proposal = None
        if proposal.what == "seat":
            return self.give_seat(proposal)
        if proposal.what == "watch":
            record.let_in.append(proposal.who)
            self.remember_sight(proposal.who, OPEN)
            self.tell(comings.LET_IN, SPECTATOR, name=proposal.name)
            return Effect.LET_IN
        record.state, record.ended = "finished", True
        return Effect.STOPPED

    def open_door(self, proposal: ProposalRecord) -> Effect:
        """Let somebody sit down who has knocked before the game: in the chair they were to have, or another."""
        record = self.table.record
        record.proposal = None
        empty = [seat for seat, chair in enumerate(record.chairs) if chair.free and not chair.bot]
        free = empty or [seat for seat, chair in enumerate(record.chairs) if chair.free]
        if not free:
            return Effect.SHOWN
        seat = proposal.seat if proposal.seat in free else free[0]
        record.chairs[seat] = SeatRecord(proposal.name, proposal.secret, who=proposal.who)
        return Effect.RESEATED

    def give_seat(self, proposal: ProposalRecord) -> Effect:
        record = self.table.record
        before = record.chairs[proposal.seat].name
        record.chairs[proposal.seat] = SeatRecord(proposal.name, proposal.secret, who=proposal.who)
        self.remember_sight(proposal.who, proposal.seat)
        self.tell(comings.SAT, proposal.seat, before=before, name=proposal.name)
        return Effect.RESEATED

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

    # The log of comings and goings

    def tell(self, line: str, seat: int, **values: str) -> None:
        """A line for the log of a game in progress, once it is kept."""
        table = self.table
        if table.record.state != "playing" or table.position is None:
            return
        told: dict[str, int | str] = {"seat": seat, **values} if seat >= 0 else {**values}
        coming = Coming(len(table.rows), table.position.number, line, told)
        table.record.comings = [*table.record.comings, coming][-comings.MOST :]
        self.fresh.append(coming)

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

    # What all see

    def part(self) -> say.TablePart:
        """The table as all see it."""
        record = self.table.record
        present = {seat for connection in self.table.connections for seat in connection.seats}
        colours = lobby.colours(record)
        chairs = [
            say.Chair(
                chair.name,
                "person" if chair.person else "bot" if chair.bot else "open",
                chair.bot,
                seat in present or not chair.person,
                chair.muted,
                chair.resigned,
                lobby.ready(chair),
                colours[seat],
            )
            for seat, chair in enumerate(record.chairs)
        ]
        offer = record.offer
        offered = (
            None if offer is None else say.Offer(offer.seat, offer.agreed, offer.declined, rematches.waiting(record))
        )
        proposal = record.proposal
        asked = (
            None
            if proposal is None
            else say.Proposal(
                proposal.what,
                proposal.seat,
                proposal.agreed,
                [seat for seat in self.people() if seat not in proposal.agreed],
                proposal.name,
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
            record.watch_delay,
            lobby.host_of(record),
            offered,
        )

    def door(self, home: str = "") -> api.Door:
        """The table as everybody sees it who has its address."""
        record = self.table.record
        colours = lobby.colours(record)
        inside = [
            api.Inside(chair.name, "person" if chair.person else "bot" if chair.bot else "open", colours[seat])
            for seat, chair in enumerate(record.chairs)
        ]
        room = record.state != "finished" and any(chair.free for chair in record.chairs)
        return api.Door(
            record.id,
            record.game,
            record.state,
            lobby.host_of(record),
            inside,
            record.pace,
            record.watching,
            may_sit=room and record.public and record.state == "open",
            may_knock=room and bool(self.held()),
            may_watch=self.may_watch(),
            yours=bool(home) and home in (record.owned_by, *[chair.who for chair in record.chairs if chair.person]),
            needs="one" if record.state == "open" else "all",
        )
