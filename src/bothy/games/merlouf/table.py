"""The table of Merlouf: Merlin's house, who stands where in it, and what everybody has in the panties."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.box import HouseBox
from bothy.games.merlouf.choices import OFFERS, SeatMask
from bothy.games.merlouf.gnomes import BALL, GNOMES, MAGIK, NO_GNOME, WISE, Gnome
from bothy.games.merlouf.rooms import BARS, NO_ROOM, PRISON, ROOMS, Room
from bothy.games.merlouf.things import (
    CIRCLES,
    COLOURS,
    GOODIES,
    GOODY,
    KINDS,
    NO_BACK,
    NO_KIND,
    TRAP,
    TRAPS,
    Back,
    Kind,
    Place,
    Thing,
)
from bothy.kernel import NOTHING, Bag, Own, Seat, Seen, Step, Table, boxed, field, public

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
    places: list[Room] = public(
        lambda box: [NO_ROOM] * (box.seats * GNOMES),
        "The room of each gnome, three to a seat; PRISON, BARS, or NOTHING at home.",
    )
    hiders: list[int] = public(
        [NOTHING] * ROOMS, "The gnome in the hiding place of each room, as seat * 3 + gnome; NOTHING if it is free."
    )
    playing: list[Gnome] = public(
        lambda box: [NO_GNOME] * box.seats, "The gnome each seat plays in this part; NOTHING if it sits out."
    )
    left: list[int] = public(lambda box: [0] * box.seats, "The actions he has left.")
    turn: Seat = public(0, "The seat from which the next action is looked for.")
    looks: SeatMask = public(0, "A mask of the seats whose Gnowise may still look.", parts=lambda box: (box.seats, 1))
    contested: SeatMask = public(
        0, "A mask of the seats that have contested in this part.", parts=lambda box: (box.seats, 1)
    )
    late: SeatMask = public(0, "A mask of the seats whose time is up for this night.", parts=lambda box: (box.seats, 1))
    bags: list[list[int]] = field(
        Bag(),
        lambda box: [*[[1] * KINDS for _ in COLOURS], box.goodies.copy(), box.traps.copy()],
        "What nobody has seen yet, as counts by kind: six bags of objects by colour, goodies, traps.",
    )
    faces: list[Kind] = field(
        Seen("knows", pool="bags", backs="backs"),
        lambda box: [NO_KIND] * (CIRCLES + box.seats * box.things),
        "What each thing is, by its kind behind its back: first on the circles, then with each seat.",
    )
    # An object on a circle that nobody has looked at has a back and no face: it is drawn when it is first seen.
    backs: list[Back] = public(
        lambda box: [NO_BACK] * (CIRCLES + box.seats * box.things),
        "What each thing looks like from behind: a colour, GOODY, TRAP; NOTHING where no thing lies.",
    )
    knows: list[SeatMask] = public(
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
    done: SeatMask = public(0, "A mask of the seats that are done with them.", parts=lambda box: (box.seats, 1))
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
        "How often each seat has declined an offer or a plan of each in these talks, at proposer * seats + partner.",
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
    merlin: Room = public(NO_ROOM, "The room Merlin looked into this morning; NOTHING while he sleeps.")
    safe: SeatMask = public(
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
        "The trap each seat proposes: its kind, a mask of the partners, the room, and the card of each; else empty.",
        room=lambda box: [box.seats, 3 + box.seats],
        copied=1,
    )
    pacts: list[list[int]] = public(
        lambda box: [[] for _ in range(box.seats)],
        "The same for traps that were agreed on in the round before.",
        room=lambda box: [box.seats, 3 + box.seats],
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

    def is_hidden(self, seat: Seat, gnome: Gnome) -> bool:
        room = self.places[seat * GNOMES + gnome]
        return 0 <= room < ROOMS and self.hiders[room] == seat * GNOMES + gnome

    def is_out(self, seat: Seat, gnome: Gnome) -> bool:
        """Whether a gnome is in the house: not at home and not behind bars."""
        return 0 <= self.places[seat * GNOMES + gnome] <= PRISON

    def active_in(self, seat: Seat, room: Room) -> Gnome:
        """The seat's active gnome in a room, or NO_GNOME."""
        for gnome in range(GNOMES):
            if self.places[seat * GNOMES + gnome] == room and not self.is_hidden(seat, Gnome(gnome)):
                return Gnome(gnome)
        return NO_GNOME

    def active_rooms(self, seat: Seat) -> int:
        """A mask of the rooms where a seat has an active gnome."""
        mask = 0
        for gnome in range(GNOMES):
            room = self.places[seat * GNOMES + gnome]
            if 0 <= room <= PRISON and not (room < ROOMS and self.hiders[room] == seat * GNOMES + gnome):
                mask |= 1 << room
        return mask

    def room_of(self, seat: Seat) -> Room:
        """The room of the gnome a seat plays in this part."""
        gnome = self.playing[seat]
        return NO_ROOM if gnome == NOTHING else self.places[seat * GNOMES + gnome]

    def anybody_behind_bars(self) -> bool:
        return BARS in self.places

    # Things: where they lie

    def base(self, seat: Seat) -> int:
        """Where the things of a seat begin in faces, backs and knows."""
        return CIRCLES + seat * self.house_box.things

    def load(self, seat: Seat, gnome: Gnome) -> int:
        """How many objects a gnome carries."""
        start = self.base(seat) + self.house_box.firsts[gnome]
        count = 0
        for place in range(start, start + self.house_box.limits[gnome]):
            if self.backs[place] != NOTHING:
                count += 1
        return count

    def room_left(self, seat: Seat, gnome: Gnome) -> int:
        """How many objects more a gnome can carry."""
        return self.house_box.limits[gnome] - self.load(seat, gnome)

    def held(self, seat: Seat, back: Back) -> int:
        """How many goodies or trap cards a seat holds."""
        box = self.house_box
        start = self.base(seat) + (box.goodies_from if back == GOODY else box.traps_from)
        count = 0
        for place in range(start, start + (GOODIES if back == GOODY else TRAPS)):
            if self.backs[place] != NOTHING:
                count += 1
        return count

    def free_place(self, seat: Seat, back: Back, gnome: Gnome = NO_GNOME) -> int:
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

    def gone(self, back: Back) -> list[int]:
        """The goodies, or the traps, that are out of the game, by kind."""
        return self.goodies_gone if back == GOODY else self.traps_gone

    def pile(self, back: Back) -> list[int]:
        """The pile of goodies or traps, by kind; once it is empty, those that were used are shuffled."""
        return self.bags[back] if any(self.bags[back]) else self.gone(back)

    def draw(self, seat: Seat, back: Back, kind: Kind) -> None:
        """A seat draws this card from the pile and looks at it."""
        bag, gone = self.bags[back], self.gone(back)
        if not any(bag):
            for other in range(len(bag)):
                bag[other] = gone[other]
                gone[other] = 0
        bag[kind] -= 1
        self.lay(self.free_place(seat, back), kind, back, 1 << seat)

    def lift(self, place: Place) -> None:
        """Nothing lies here any more."""
        self.faces[place] = NO_KIND
        self.backs[place] = NO_BACK
        self.knows[place] = 0

    def lay(self, place: Place, face: Kind, back: Back, knows: SeatMask) -> None:
        self.faces[place] = face
        self.backs[place] = back
        self.knows[place] = knows

    def move(self, source: Place, target: Place, knows: SeatMask) -> None:
        """Move a thing, which these seats too have seen by now."""
        self.lay(target, self.faces[source], self.backs[source], self.knows[source] | knows)
        self.lift(source)

    def gnome_at(self, thing: Thing) -> Gnome:
        """Who carries an object, by its number among a seat's things."""
        firsts = self.house_box.firsts
        return WISE if thing < firsts[1] else BALL if thing < firsts[2] else MAGIK

    def is_laid(self, seat: Seat, thing: Thing) -> bool:
        """Whether a trap card lies in a plan or a pact."""
        for plan in self.plans:
            if plan and plan[3 + seat] == thing:
                return True
        return any(pact and pact[3 + seat] == thing for pact in self.pacts)

    def free_traps(self, seat: Seat) -> list[Thing]:
        """The trap cards of a seat that do not lie in a trap, by their number among its things."""
        start = self.house_box.traps_from
        base = self.base(seat)
        return [
            Thing(thing)
            for thing in range(start, start + TRAPS)
            if self.backs[base + thing] != NOTHING and not self.is_laid(seat, Thing(thing))
        ]


Steps = tuple[Step[House], ...]


def catchable(house: House, seat: Seat, gnome: Gnome, room: Room) -> bool:
    """Whether Merlin would catch this gnome in a room: not hidden, and not Gnomagik."""
    return gnome != MAGIK and house.places[seat * GNOMES + gnome] == room and not house.is_hidden(seat, gnome)
