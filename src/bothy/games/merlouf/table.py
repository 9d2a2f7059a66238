"""The table of Merlouf: Merlin's house, who stands where in it, and what everybody has in the panties."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.box import CIRCLES, HouseBox
from bothy.games.merlouf.choices import (
    COLOURS,
    GNOMES,
    GOODIES,
    GOODY,
    KINDS,
    MAGIK,
    OFFERS,
    PRISON,
    ROOMS,
    TRAP,
    TRAPS,
)
from bothy.kernel.audience import Bag, Own, Seen
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING, Seat, Table, boxed, field, public

BARS: Final = 7
"""The place of a gnome whom Merlin has caught; PRISON is where one stands who came to free others."""
TO_SHARE: Final = 6
"""The place of a bonus object that partners are about to share; a smaller number is the seat that has it."""
LINES: Final = 3
"""The most things on either side of an offer."""
PARTNER, FIRST_GIVE, FIRST_WANT, STAGE = 0, 1, 7, 10
"""Where things stand in a draft: the partner, three pairs of a thing and what it is said to be, three wants, and at
last what the drafter has to say next. Partners, things and kinds are counted from 1, so that 0 is none."""
OPEN, NAMING, SPECIFYING = 0, 1, 2
"""Stages of a draft: anything goes; the last thing given wants a name; the last thing wanted does."""
EMPTY_DRAFT: Final = [0] * (STAGE + 1)


class House(Table):
    house_box: HouseBox = boxed()
    round: int = public(0, "The round being played; 0 during set-up.")
    part: int = public(0, "The part of the night, 1 to 3; 0 outside it.")
    first: Seat = public(0, "The seat that begins in this round.")
    scores: list[int] = public(lambda box: [0] * box.seats, "The points of each seat.")
    places: list[int] = public(
        lambda box: [NOTHING] * (box.seats * GNOMES),
        "The room of each gnome, three to a seat; PRISON, BARS, or NOTHING at home.",
    )
    hiders: list[int] = public(
        [NOTHING] * ROOMS, "The gnome in the hiding place of each room, as seat * 3 + gnome; NOTHING if it is free."
    )
    playing: list[int] = public(
        lambda box: [NOTHING] * box.seats, "The gnome each seat plays in this part; NOTHING if it sits out."
    )
    left: list[int] = public(lambda box: [0] * box.seats, "The actions he has left.")
    turn: Seat = public(0, "The seat from which the next action is looked for.")
    looks: int = public(0, "A mask of the seats whose Gnowise may still look.", parts=lambda box: (box.seats, 1))
    contested: int = public(
        0, "A mask of the seats that have contested in this part.", parts=lambda box: (box.seats, 1)
    )
    late: int = public(0, "A mask of the seats whose time is up for this night.", parts=lambda box: (box.seats, 1))
    bags: list[list[int]] = field(
        Bag(),
        lambda box: [*[[1] * KINDS for _ in COLOURS], box.goodies.copy(), box.traps.copy()],
        "What nobody has seen yet, as counts by kind: six bags of objects by colour, goodies, traps.",
    )
    faces: list[int] = field(
        Seen("knows", pool="bags", backs="backs"),
        lambda box: [NOTHING] * (CIRCLES + box.seats * box.things),
        "What each thing is, by its kind behind its back: first on the circles, then with each seat.",
    )
    # An object on a circle that nobody has looked at has a back and no face: it is drawn when it is first seen.
    backs: list[int] = public(
        lambda box: [NOTHING] * (CIRCLES + box.seats * box.things),
        "What each thing looks like from behind: a colour, GOODY, TRAP; NOTHING where no thing lies.",
    )
    knows: list[int] = public(
        lambda box: [0] * (CIRCLES + box.seats * box.things),
        "Who has seen each face, as a mask; it goes wherever the thing goes.",
    )
    deck: list[int] = field(Bag(), lambda box: [1] * len(box.objectives), "Objective cards that are still to come.")
    objectives: list[int] = field(
        Own("deck"), lambda box: [NOTHING] * box.seats, "The card of each seat; NOTHING if it has none."
    )
    played: list[int] = public(lambda box: [0] * len(box.objectives), "Objective cards that have been scored.")
    goodies_gone: list[int] = public(lambda box: [0] * len(box.goodies), "Goodies that are out of the game, by kind.")
    traps_gone: list[int] = public(lambda box: [0] * len(box.traps), "Traps that are out of the game, by kind.")
    words: list[int] = public(lambda box: [0] * box.seats, "How many words each seat has said in these negotiations.")
    done: int = public(0, "A mask of the seats that are done with them.", parts=lambda box: (box.seats, 1))
    drafts: list[list[int]] = field(
        Own(),
        lambda box: [EMPTY_DRAFT] * box.seats,
        "The offer each seat is about to make. Inner lists are replaced, never changed, so copies share them.",
        copied=1,
    )
    offers: list[list[int]] = public(
        lambda box: [[] for _ in range(box.seats * OFFERS)],
        "The open offers, three to a seat, in the form of a draft; an empty list where there is none.",
        room=lambda box: [OFFERS * box.seats, len(EMPTY_DRAFT)],
        copied=1,
    )
    declined: list[int] = public(
        lambda box: [0] * (box.seats * box.seats),
        "How often each seat has declined an offer of each in these talks, at proposer * seats + partner.",
    )
    truths: list[list[int]] = field(
        Own(),
        lambda box: [[0] * box.seats for _ in range(box.seats)],
        "How often each seat has found another's words true.",
        copied=1,
    )
    lies: list[list[int]] = field(
        Own(), lambda box: [[0] * box.seats for _ in range(box.seats)], "How often it has found them false.", copied=1
    )
    deals: int = public(0, "How many deals have been closed.")
    merlin: int = public(NOTHING, "The room Merlin looked into this morning; NOTHING while he sleeps.")
    safe: int = public(
        0,
        "A mask of the seats whose trap has caught Merlin, and whose gnomes he therefore does not.",
        parts=lambda box: (box.seats, 1),
    )
    bonus: list[int] = public(
        lambda box: [NOTHING] * len(box.bonus_points),
        "Who has each bonus object; TO_SHARE, or NOTHING while it is in its bag.",
    )
    plans: list[list[int]] = public(
        lambda box: [[] for _ in range(box.seats)],
        "The trap each seat proposes: its kind, a mask of the partners and the card each has laid; else empty.",
        room=lambda box: [box.seats, 2 + box.seats],
        copied=1,
    )
    pacts: list[list[int]] = public(
        lambda box: [[] for _ in range(box.seats)],
        "The same for traps that were agreed on in the round before.",
        room=lambda box: [box.seats, 2 + box.seats],
        copied=1,
    )

    def might_be(self, field: str, index: int) -> list[tuple[int, int]]:
        """What others draft and remember is imagined as nothing: it changes no answer of the viewer."""
        return [(0, 1)]

    # Seats

    def round_the_table(self) -> list[Seat]:
        """All seats, from the first player clockwise."""
        seats = self.box.seats
        return [(self.first + turn) % seats for turn in range(seats)]

    # Gnomes

    def is_hidden(self, seat: Seat, gnome: int) -> bool:
        room = self.places[seat * GNOMES + gnome]
        return 0 <= room < ROOMS and self.hiders[room] == seat * GNOMES + gnome

    def is_out(self, seat: Seat, gnome: int) -> bool:
        """Whether a gnome is in the house: not at home and not behind bars."""
        return 0 <= self.places[seat * GNOMES + gnome] <= PRISON

    def active_in(self, seat: Seat, room: int) -> int:
        """The seat's active gnome in a room, or NOTHING."""
        for gnome in range(GNOMES):
            if self.places[seat * GNOMES + gnome] == room and not self.is_hidden(seat, gnome):
                return gnome
        return NOTHING

    def active_rooms(self, seat: Seat) -> int:
        """A mask of the rooms where a seat has an active gnome."""
        mask = 0
        for gnome in range(GNOMES):
            room = self.places[seat * GNOMES + gnome]
            if 0 <= room <= PRISON and not (room < ROOMS and self.hiders[room] == seat * GNOMES + gnome):
                mask |= 1 << room
        return mask

    def room_of(self, seat: Seat) -> int:
        """The room of the gnome a seat plays in this part."""
        gnome = self.playing[seat]
        return NOTHING if gnome == NOTHING else self.places[seat * GNOMES + gnome]

    def anybody_behind_bars(self) -> bool:
        return BARS in self.places

    # Things: where they lie

    def base(self, seat: Seat) -> int:
        """Where the things of a seat begin in faces, backs and knows."""
        return CIRCLES + seat * self.house_box.things

    def load(self, seat: Seat, gnome: int) -> int:
        """How many objects a gnome carries."""
        start = self.base(seat) + self.house_box.firsts[gnome]
        count = 0
        for place in range(start, start + self.house_box.limits[gnome]):
            if self.backs[place] != NOTHING:
                count += 1
        return count

    def room_left(self, seat: Seat, gnome: int) -> int:
        """How many objects more a gnome can carry."""
        return self.house_box.limits[gnome] - self.load(seat, gnome)

    def held(self, seat: Seat, back: int) -> int:
        """How many goodies or trap cards a seat holds."""
        box = self.house_box
        start = self.base(seat) + (box.goodies_from if back == GOODY else box.traps_from)
        count = 0
        for place in range(start, start + (GOODIES if back == GOODY else TRAPS)):
            if self.backs[place] != NOTHING:
                count += 1
        return count

    def free_place(self, seat: Seat, back: int, gnome: int = NOTHING) -> int:
        """The first free place for an object with a gnome, or for a card."""
        box = self.house_box
        if back == GOODY:
            first, count = box.goodies_from, GOODIES
        elif back == TRAP:
            first, count = box.traps_from, TRAPS
        else:
            first, count = box.firsts[gnome], box.limits[gnome]
        start = self.base(seat) + first
        for place in range(start, start + count):
            if self.backs[place] == NOTHING:
                return place
        raise AssertionError("there is no room for it")

    def lift(self, place: int) -> None:
        """Nothing lies here any more."""
        self.faces[place] = NOTHING
        self.backs[place] = NOTHING
        self.knows[place] = 0

    def lay(self, place: int, face: int, back: int, knows: int) -> None:
        self.faces[place] = face
        self.backs[place] = back
        self.knows[place] = knows

    def move(self, source: int, target: int, knows: int) -> None:
        """Move a thing, which these seats too have seen by now."""
        self.lay(target, self.faces[source], self.backs[source], self.knows[source] | knows)
        self.lift(source)

    def gnome_at(self, thing: int) -> int:
        """Who carries an object, by its number among a seat's things."""
        firsts = self.house_box.firsts
        return 0 if thing < firsts[1] else 1 if thing < firsts[2] else 2

    def is_laid(self, seat: Seat, thing: int) -> bool:
        """Whether a trap card lies in a plan or a pact."""
        for plan in self.plans:
            if plan and plan[2 + seat] == thing:
                return True
        return any(pact and pact[2 + seat] == thing for pact in self.pacts)

    def free_traps(self, seat: Seat) -> list[int]:
        """The trap cards of a seat that do not lie in a trap, by their number among its things."""
        start = self.house_box.traps_from
        base = self.base(seat)
        return [
            thing
            for thing in range(start, start + TRAPS)
            if self.backs[base + thing] != NOTHING and not self.is_laid(seat, thing)
        ]


Steps = tuple[Step[House], ...]


def catchable(house: House, seat: Seat, gnome: int, room: int) -> bool:
    """Whether Merlin would catch this gnome in a room: not hidden, and not Gnomagik."""
    return gnome != MAGIK and house.places[seat * GNOMES + gnome] == room and not house.is_hidden(seat, gnome)
