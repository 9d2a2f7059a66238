"""Everything that can be answered in Merlouf."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.gnomes import EVERY_GNOME, GNOME_NAMES, NO_GNOME, Gnome
from bothy.games.merlouf.rooms import EVERY_ROOM, PRISON, ROOM_NAMES, Room
from bothy.games.merlouf.things import (
    ANY_ENCHANTED,
    BACK_NAMES,
    COLOURS,
    EVERY_BACK,
    EVERY_COLOUR,
    FACE_KEYS,
    GOODIES,
    GOODY,
    NO_BACK,
    PLACES,
    TRAP,
    TRAPS,
    Back,
    Kind,
)
from bothy.kernel import Choice, Message, Pass, Vocabulary

SeatMask = int
"""Seats, a bit for each."""

SEATS: Final = 6
OFFERS: Final = 3
"""The most offers a seat has open at once."""


Values = dict[str, int | str]


class Send(Choice):
    """To send a gnome to a room, or to the prison."""

    def __init__(self, gnome: Gnome, room: Room) -> None:
        values: Values = {"gnome": GNOME_NAMES[gnome], "room": ROOM_NAMES[room]}
        name = f"{GNOME_NAMES[gnome]} {ROOM_NAMES[room]}"
        clause = "F22" if room == PRISON else "F13"
        super().__init__(f"send {name}", Message("merlouf-send", values), f"room:{ROOM_NAMES[room]}", clause)
        self.gnome = gnome
        self.room = room


class Use(Choice):
    """To use a gnome that stands on the board already, where he stands."""

    def __init__(self, gnome: Gnome) -> None:
        name = GNOME_NAMES[gnome]
        super().__init__(f"use {name}", Message("merlouf-use", {"gnome": name}), f"gnome:{name}", "F14")
        self.gnome = gnome


class Take(Choice):
    """To take the object of this colour."""

    def __init__(self, colour: Back) -> None:
        name = COLOURS[colour]
        super().__init__(f"take {name}", Message("merlouf-take", {"back": name}), f"object:{name}", "F17")
        self.colour = colour


class Look(Choice):
    """Gnowise: to look at the object of this colour."""

    def __init__(self, colour: Back) -> None:
        name = COLOURS[colour]
        super().__init__(f"look {name}", Message("merlouf-look", {"back": name}), f"object:{name}", "F19")
        self.colour = colour


class Free(Choice):
    """To free a gnome from the prison."""

    def __init__(self, seat: int, gnome: Gnome) -> None:
        values: Values = {"seat": seat, "gnome": GNOME_NAMES[gnome]}
        name = f"{seat + 1} {GNOME_NAMES[gnome]}"
        super().__init__(f"free {name}", Message("merlouf-free", values), f"prisoner:{seat}/{gnome}", "F22")
        self.seat = seat
        self.gnome = gnome


class Attach(Choice):
    """Goodies for a duel, as a mask of one's cards."""

    def __init__(self, cards: int) -> None:
        held = [str(card + 1) for card in range(GOODIES) if cards >> card & 1]
        name = "+".join(held) or "nothing"
        super().__init__(f"attach {name}", Message("merlouf-attach", {"cards": "+".join(held)}), "duel", "F25")
        self.cards = cards


class Offer(Choice):
    """To begin an offer to a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"offer {seat + 1}", Message("merlouf-offer", {"seat": seat}), f"seat:{seat}", "F28")
        self.seat = seat


class Give(Choice):
    """One of one's things: an object by the gnome who carries it and his place for it, or a card."""

    def __init__(self, gnome: Gnome, place: int, back: Back) -> None:
        holder = BACK_NAMES[back] if back >= GOODY else GNOME_NAMES[gnome]
        values: Values = {"holder": holder, "place": place + 1}
        super().__init__(f"give {holder} {place + 1}", Message("merlouf-give", values), f"own:{holder}/{place}", "F28")
        self.gnome = gnome
        self.place = place
        self.back = back
        """GOODY or TRAP for a card; NO_BACK for an object."""


class Name(Choice):
    """To say what a thing is, or which is wanted."""

    def __init__(self, back: Back, kind: Kind) -> None:
        key = FACE_KEYS[back][kind]
        super().__init__(f"name {key}", Message("merlouf-name", {"thing": key, "name": key}), f"name:{key}", "F29")
        self.back = back
        self.kind = kind


class Want(Choice):
    """To want something with this back, or an enchanted object."""

    def __init__(self, back: Back) -> None:
        name = "enchanted" if back == ANY_ENCHANTED else BACK_NAMES[back]
        super().__init__(f"want {name}", Message("merlouf-want", {"back": name}), f"want:{name}", "F30")
        self.back = back


class Answer(Choice):
    """To accept, counter or decline an open offer, by its proposer and number."""

    def __init__(self, word: str, seat: int, number: int) -> None:
        name = f"{seat + 1}/{number + 1}"
        values: Values = {"seat": seat, "offer": name}
        clause = "F31" if word == "accept" else "F35"
        super().__init__(f"{word} {name}", Message(f"merlouf-{word}", values), f"offer:{seat}/{number}", clause)
        self.seat = seat
        self.number = number


class Accept(Answer):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__("accept", seat, number)


class Counter(Answer):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__("counter", seat, number)


class Decline(Answer):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__("decline", seat, number)


class Withdraw(Choice):
    """To withdraw one of one's open offers."""

    def __init__(self, number: int) -> None:
        values: Values = {"number": number + 1}
        super().__init__(f"withdraw {number + 1}", Message("merlouf-withdraw", values), f"own-offer:{number}", "F35")
        self.number = number


class Stow(Choice):
    """The gnome who takes what is received."""

    def __init__(self, gnome: Gnome) -> None:
        name = GNOME_NAMES[gnome]
        super().__init__(f"stow {name}", Message("merlouf-stow", {"gnome": name}), f"gnome:{name}", "F33")
        self.gnome = gnome


class Plan(Choice):
    """To plan a trap of this kind."""

    def __init__(self, kind: Kind) -> None:
        key = FACE_KEYS[TRAP][kind]
        super().__init__(f"plan {key}", Message("merlouf-plan", {"thing": key, "name": key}), f"trap:{key}", "F48")
        self.kind = kind


class Meet(Choice):
    """To say in which room partners should meet for one's plan."""

    def __init__(self, room: Room) -> None:
        name = ROOM_NAMES[room]
        super().__init__(f"meet {name}", Message("merlouf-meet", {"room": name}), f"room:{name}", "F48")
        self.room = room


class Invite(Choice):
    """To invite a seat into one's plan."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"invite {seat + 1}", Message("merlouf-invite", {"seat": seat}), f"seat:{seat}", "F48")
        self.seat = seat


class Join(Choice):
    """To join the plan of a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"join {seat + 1}", Message("merlouf-join", {"seat": seat}), f"plan:{seat}", "F48")
        self.seat = seat


class Refuse(Choice):
    """To refuse the plan of a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"refuse {seat + 1}", Message("merlouf-refuse", {"seat": seat}), f"plan:{seat}", "F48")
        self.seat = seat


class Grant(Choice):
    """To say who gets a bonus object."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"to {seat + 1}", Message("merlouf-grant", {"seat": seat}), "bonus", "F51")
        self.seat = seat


PASS: Final = Pass("pass", Message("merlouf-pass"), "", "F16")
TIME_IS_UP: Final = Choice("time is up", Message("merlouf-time-is-up"), "", "F46", ask_twice=True)
BUY: Final = Choice("buy", Message("merlouf-buy"), "goodies", "F11")
PLACE: Final = [[Send(gnome, room) for room in (*EVERY_ROOM, PRISON)] for gnome in EVERY_GNOME]
USE: Final = [Use(gnome) for gnome in EVERY_GNOME]
TAKE: Final = [Take(colour) for colour in EVERY_COLOUR]
HIDE: Final = Choice("hide", Message("merlouf-hide"), "hiding-place", "F18")
LOOK: Final = [Look(colour) for colour in EVERY_COLOUR]
ATTIC: Final = Choice("attic", Message("merlouf-attic"), "attic", "F47")
FREE: Final = [[Free(seat, gnome) for gnome in EVERY_GNOME] for seat in range(SEATS)]
CONTEST: Final = Choice("contest", Message("merlouf-contest-it"), "duel", "F23")
LET_GO: Final = Pass("let go", Message("merlouf-let-go"), "duel", "F23")
INSIST: Final = Choice("insist", Message("merlouf-insist"), "duel", "F24")
YIELD: Final = Pass("yield", Message("merlouf-yield"), "duel", "F24")
ATTACH: Final = [Attach(cards) for cards in range(1 << GOODIES)]
OFFER: Final = [Offer(seat) for seat in range(SEATS)]
GIVE_OBJECT: Final = [[Give(gnome, place, NO_BACK) for place in range(PLACES)] for gnome in EVERY_GNOME]
GIVE_GOODY: Final = [Give(NO_GNOME, place, GOODY) for place in range(GOODIES)]
GIVE_TRAP: Final = [Give(NO_GNOME, place, TRAP) for place in range(TRAPS)]
NAME: Final = [[Name(back, Kind(kind)) for kind in range(len(FACE_KEYS[back]))] for back in EVERY_BACK]
NAME_NOTHING: Final = Choice("name nothing", Message("merlouf-name-nothing"), "name:", "F29")
WANT: Final = [Want(back) for back in (*EVERY_BACK, ANY_ENCHANTED)]
PROPOSE: Final = Choice("propose", Message("merlouf-propose"), "draft", "F28")
SCRAP: Final = Choice("scrap", Message("merlouf-scrap"), "draft", "F28")
ACCEPT: Final = [[Accept(seat, number) for number in range(OFFERS)] for seat in range(SEATS)]
COUNTER: Final = [[Counter(seat, number) for number in range(OFFERS)] for seat in range(SEATS)]
DECLINE: Final = [[Decline(seat, number) for number in range(OFFERS)] for seat in range(SEATS)]
WITHDRAW: Final = [Withdraw(number) for number in range(OFFERS)]
DONE: Final = Choice("done", Message("merlouf-done"), "", "F36")
STOW: Final = [Stow(gnome) for gnome in EVERY_GNOME]
PLAN: Final = [Plan(Kind(kind)) for kind in range(len(FACE_KEYS[TRAP]))]
MEET: Final = [Meet(room) for room in EVERY_ROOM]
INVITE: Final = [Invite(seat) for seat in range(SEATS)]
JOIN: Final = [Join(seat) for seat in range(SEATS)]
REFUSE: Final = [Refuse(seat) for seat in range(SEATS)]
CANCEL: Final = Choice("cancel plan", Message("merlouf-cancel-plan"), "plan", "F48")
TURN_UP: Final = Choice("turn up", Message("merlouf-turn-it-up"), "trap", "F49")
KEEP_DOWN: Final = Pass("keep down", Message("merlouf-keep-down"), "trap", "F50", ask_twice=True)
GRANT: Final = [Grant(seat) for seat in range(SEATS)]
GRANT_NOBODY: Final = Pass("to nobody", Message("merlouf-grant-nobody"), "bonus", "F51")

VOCABULARY: Final = Vocabulary(
    [
        PASS,
        TIME_IS_UP,
        BUY,
        *[choice for row in PLACE for choice in row],
        *USE,
        *TAKE,
        HIDE,
        *LOOK,
        ATTIC,
        *[choice for row in FREE for choice in row],
        CONTEST,
        LET_GO,
        INSIST,
        YIELD,
        *ATTACH,
        *OFFER,
        *[choice for row in GIVE_OBJECT for choice in row],
        *GIVE_GOODY,
        *GIVE_TRAP,
        *[choice for row in NAME for choice in row],
        NAME_NOTHING,
        *WANT,
        PROPOSE,
        SCRAP,
        *[choice for row in ACCEPT for choice in row],
        *[choice for row in COUNTER for choice in row],
        *[choice for row in DECLINE for choice in row],
        *WITHDRAW,
        DONE,
        *STOW,
        *PLAN,
        *MEET,
        *INVITE,
        *JOIN,
        *REFUSE,
        CANCEL,
        TURN_UP,
        KEEP_DOWN,
        *GRANT,
        GRANT_NOBODY,
    ]
)
