"""The table of Merlouf: Merlin's house, who stands where in it, and what everybody has in the panties."""

from __future__ import annotations

from typing import ClassVar, Final

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
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING, Audience, Bag, Own, Public, Seat, Seen, Table

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
    audiences: ClassVar[dict[str, Audience]] = {
        "round": Public(),
        "part": Public(),
        "first": Public(),
        "scores": Public(),
        "places": Public(),
        "hiders": Public(),
        "playing": Public(),
        "left": Public(),
        "turn": Public(),
        "looks": Public(),
        "contested": Public(),
        "late": Public(),
        "bags": Bag(),
        "faces": Seen("knows", pool="bags", backs="backs"),
        "backs": Public(),
        "knows": Public(),
        "deck": Bag(),
        "objectives": Own("deck"),
        "played": Public(),
        "goodies_gone": Public(),
        "traps_gone": Public(),
        "words": Public(),
        "done": Public(),
        "drafts": Own(),
        "offers": Public(),
        "declined": Public(),
        "truths": Own(),
        "lies": Own(),
        "deals": Public(),
        "merlin": Public(),
        "safe": Public(),
        "bonus": Public(),
        "plans": Public(),
        "pacts": Public(),
    }

    def __init__(
        self,
        box: HouseBox,
        round: int,
        part: int,
        first: Seat,
        scores: list[int],
        places: list[int],
        hiders: list[int],
        playing: list[int],
        left: list[int],
        turn: Seat,
        looks: int,
        contested: int,
        late: int,
        bags: list[list[int]],
        faces: list[int],
        backs: list[int],
        knows: list[int],
        deck: list[int],
        objectives: list[int],
        played: list[int],
        goodies_gone: list[int],
        traps_gone: list[int],
        words: list[int],
        done: int,
        drafts: list[list[int]],
        offers: list[list[int]],
        declined: list[int],
        truths: list[list[int]],
        lies: list[list[int]],
        deals: int,
        merlin: int,
        safe: int,
        bonus: list[int],
        plans: list[list[int]],
        pacts: list[list[int]],
    ) -> None:
        super().__init__(box)
        self.house_box = box
        self.round = round
        """The round being played; 0 during set-up."""
        self.part = part
        """The part of the night, 1 to 3; 0 outside it."""
        self.first = first
        """The seat that begins in this round."""
        self.scores = scores
        self.places = places
        """The room of each gnome, three to a seat; PRISON, BARS, or NOTHING at home."""
        self.hiders = hiders
        """The gnome in the hiding place of each room, as seat * 3 + gnome; NOTHING if it is free."""
        self.playing = playing
        """The gnome each seat plays in this part; NOTHING if it sits out."""
        self.left = left
        """The actions he has left."""
        self.turn = turn
        """The seat from which the next action is looked for."""
        self.looks = looks
        """A mask of the seats whose Gnowise may still look."""
        self.contested = contested
        """A mask of the seats that have contested in this part."""
        self.late = late
        """A mask of the seats whose time is up for this night."""
        self.bags = bags
        """What nobody has seen yet, as counts by kind: six bags of objects by colour, goodies, traps."""
        self.faces = faces
        """What each thing is, by its kind behind its back: first on the circles, then with each seat."""
        self.backs = backs
        """What each thing looks like from behind: a colour, GOODY, TRAP; NOTHING where no thing lies.

        An object on a circle that nobody has looked at has a back and no face: it is drawn when it is first seen.
        """
        self.knows = knows
        """Who has seen each face, as a mask; it goes wherever the thing goes."""
        self.deck = deck
        """Objective cards that are still to come."""
        self.objectives = objectives
        """The card of each seat; NOTHING if it has none."""
        self.played = played
        """Objective cards that have been scored."""
        self.goodies_gone = goodies_gone
        self.traps_gone = traps_gone
        self.words = words
        """How many words each seat has said in these negotiations."""
        self.done = done
        """A mask of the seats that are done with them."""
        self.drafts = drafts
        """The offer each seat is about to make. Inner lists are replaced, never changed, so copies share them."""
        self.offers = offers
        """The open offers, three to a seat, in the form of a draft; an empty list where there is none."""
        self.declined = declined
        """How often each seat has declined an offer of each in these talks, at proposer * seats + partner."""
        self.truths = truths
        """How often each seat has found another's words true."""
        self.lies = lies
        """How often it has found them false."""
        self.deals = deals
        """How many deals have been closed."""
        self.merlin = merlin
        """The room Merlin looked into this morning; NOTHING while he sleeps."""
        self.safe = safe
        """A mask of the seats whose trap has caught Merlin, and whose gnomes he therefore does not."""
        self.bonus = bonus
        """Who has each bonus object; TO_SHARE, or NOTHING while it is in its bag."""
        self.plans = plans
        """The trap each seat proposes: its kind, a mask of the partners and the card each has laid; else empty."""
        self.pacts = pacts
        """The same for traps that were agreed on in the round before."""

    def rooms(self) -> dict[str, list[int]]:
        """An offer has the lines of a draft; a plan its kind, its partners and a card of each seat."""
        seats = self.box.seats
        return {"offers": [3 * seats, len(EMPTY_DRAFT)], "plans": [seats, 2 + seats], "pacts": [seats, 2 + seats]}

    def parts(self) -> dict[str, tuple[int, int]]:
        seats = self.box.seats
        return dict.fromkeys(("looks", "contested", "late", "done", "safe"), (seats, 1))

    def copy(self) -> House:
        return House(
            self.house_box,
            self.round,
            self.part,
            self.first,
            self.scores.copy(),
            self.places.copy(),
            self.hiders.copy(),
            self.playing.copy(),
            self.left.copy(),
            self.turn,
            self.looks,
            self.contested,
            self.late,
            [bag.copy() for bag in self.bags],
            self.faces.copy(),
            self.backs.copy(),
            self.knows.copy(),
            self.deck.copy(),
            self.objectives.copy(),
            self.played.copy(),
            self.goodies_gone.copy(),
            self.traps_gone.copy(),
            self.words.copy(),
            self.done,
            self.drafts.copy(),
            self.offers.copy(),
            self.declined.copy(),
            self.truths.copy(),
            self.lies.copy(),
            self.deals,
            self.merlin,
            self.safe,
            self.bonus.copy(),
            self.plans.copy(),
            self.pacts.copy(),
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

    def is_active(self, seat: Seat, gnome: int) -> bool:
        return self.is_out(seat, gnome) and not self.is_hidden(seat, gnome)

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


def fresh(box: HouseBox) -> House:
    """The table before anybody has drawn a card."""
    seats = box.seats
    places = CIRCLES + seats * box.things
    return House(
        box,
        round=0,
        part=0,
        first=0,
        scores=[0] * seats,
        places=[NOTHING] * (seats * GNOMES),
        hiders=[NOTHING] * ROOMS,
        playing=[NOTHING] * seats,
        left=[0] * seats,
        turn=0,
        looks=0,
        contested=0,
        late=0,
        bags=[*[[1] * KINDS for _ in COLOURS], box.goodies.copy(), box.traps.copy()],
        faces=[NOTHING] * places,
        backs=[NOTHING] * places,
        knows=[0] * places,
        deck=[1] * len(box.objectives),
        objectives=[NOTHING] * seats,
        played=[0] * len(box.objectives),
        goodies_gone=[0] * len(box.goodies),
        traps_gone=[0] * len(box.traps),
        words=[0] * seats,
        done=0,
        drafts=[EMPTY_DRAFT] * seats,
        offers=[[] for _ in range(seats * OFFERS)],
        declined=[0] * (seats * seats),
        truths=[[0] * seats for _ in range(seats)],
        lies=[[0] * seats for _ in range(seats)],
        deals=0,
        merlin=NOTHING,
        safe=0,
        bonus=[NOTHING] * len(box.bonus_points),
        plans=[[] for _ in range(seats)],
        pacts=[[] for _ in range(seats)],
    )


def catchable(house: House, seat: Seat, gnome: int, room: int) -> bool:
    """Whether Merlin would catch this gnome in a room: not hidden, and not Gnomagik."""
    return gnome != MAGIK and house.places[seat * GNOMES + gnome] == room and not house.is_hidden(seat, gnome)
