"""An accepted offer: what the other hands over, who carries it, and the exchange itself."""

from __future__ import annotations

from bothy.games.merlouf.actions import face
from bothy.games.merlouf.choices import GIVE_GOODY, GIVE_OBJECT, GIVE_TRAP, OFFERS, STOW, Give, SeatMask, Stow, Values
from bothy.games.merlouf.gnomes import EVERY_GNOME, NO_GNOME, Gnome
from bothy.games.merlouf.offers import claims, fits, fulfils, given, specified, wanted
from bothy.games.merlouf.table import EMPTY_DRAFT, House, Steps
from bothy.games.merlouf.things import BACK_NAMES, GOODY, TRAP, Back, Kind, Thing
from bothy.kernel import NOTHING, Choice, Decision, Message, Reveal, Rule, Seat

Numbers = tuple[int, ...]
Things = tuple[Thing, ...]
Gnomes = tuple[Gnome, ...]


class Settle(Rule[House]):
    """F32: an accepted offer is settled: the things wanted are picked, places found, and all change hands at once.

    `handed` are the things of the taker picked so far, `stowed` the gnomes who will carry what is received: first
    what the taker gets, then what the giver gets.
    """

    giver: Seat
    taker: Seat
    offer: Numbers
    handed: Things
    stowed: Gnomes

    def apply(self, house: House) -> Steps:
        offer = list(self.offer)
        handed, stowed = list(self.handed), list(self.stowed)
        wants = wanted(offer)
        while len(handed) < len(wants):
            some = candidates(house, self.taker, wants[len(handed)], handed)
            if len(some) > 1:
                return (HandOver(self.taker, self.giver, self.offer, tuple(handed)),)
            handed.append(some[0])
        received = receivers(house, self.giver, self.taker, offer, handed)
        while len(stowed) < len(received):
            seat = received[len(stowed)]
            mine = handed if seat == self.taker else given(offer)
            others = [gnome for place, gnome in enumerate(stowed) if received[place] == seat]
            gnomes = carriers(house, seat, mine, others)
            if len(gnomes) > 1:
                return (StowAway(seat, self.giver, self.taker, self.offer, tuple(handed), tuple(stowed)),)
            stowed.append(gnomes[0])
        return (Exchange(self.giver, self.taker, self.offer, tuple(handed), tuple(stowed)),)


def candidates(house: House, seat: Seat, wanted_back: Back, handed: list[Thing]) -> list[Thing]:
    """The things a seat can hand over for a want, by their numbers."""
    base = house.base(seat)
    return [
        Thing(thing)
        for thing in range(house.house_box.things)
        if house.backs[base + thing] != NOTHING
        and fits(house.backs[base + thing], wanted_back)
        and thing not in handed
        and not (thing >= house.house_box.traps_from and house.is_laid(seat, Thing(thing)))
    ]


def receivers(house: House, giver: Seat, taker: Seat, offer: list[int], handed: list[Thing]) -> list[Seat]:
    """Who receives each object of a deal: first those that the giver gives, then those of the taker."""
    objects = house.house_box.objects
    return [taker for thing in given(offer) if thing < objects] + [giver for thing in handed if thing < objects]


def carriers(house: House, seat: Seat, leaving: list[Thing], coming: list[Gnome]) -> list[Gnome]:
    """F33: the gnomes in the house with room for one more, once some things have left and others have come."""
    some: list[Gnome] = []
    for gnome in EVERY_GNOME:
        if house.is_out(seat, gnome):
            gone = len(
                [thing for thing in leaving if thing < house.house_box.objects and house.gnome_at(thing) == gnome]
            )
            if house.room_left(seat, gnome) + gone > coming.count(gnome):
                some.append(gnome)
    return some


class HandOver(Decision[House]):
    """F32: who accepts picks what to hand over; nobody sees more than its back."""

    giver: Seat
    offer: Numbers
    handed: Things

    def patience(self) -> str:
        return "talk"

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        back = wanted(list(self.offer))[len(self.handed)]
        return [word_for(house, thing) for thing in candidates(house, seat, back, list(self.handed))]

    def prompt(self, house: House, seat: Seat) -> Message:
        line = len(self.handed)
        back, kind = wanted(list(self.offer))[line], specified(list(self.offer))[line]
        values: Values = {"thing": "", "name": ""} if kind == NOTHING else face(house, back, kind)
        values["back"] = BACK_NAMES[back] if back < len(BACK_NAMES) else "enchanted"
        values["seat"] = self.giver
        return Message("merlouf-hand-over.ask", values)

    def label(self, house: House, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Give)
        return own_thing(house, seat, number_of(house, choice))

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-hand-over", {"choice": choice.notation})

    def decided(self, house: House, choice: Choice) -> Steps:
        assert isinstance(choice, Give)
        handed = (*self.handed, number_of(house, choice))
        return (Settle(self.giver, self.seat, self.offer, handed, ()),)


def word_for(house: House, thing: Thing) -> Choice:
    """The word for one of a seat's things."""
    box = house.house_box
    if thing >= box.traps_from:
        return GIVE_TRAP[thing - box.traps_from]
    if thing >= box.goodies_from:
        return GIVE_GOODY[thing - box.goodies_from]
    gnome = house.gnome_at(thing)
    return GIVE_OBJECT[gnome][thing - box.firsts[gnome]]


def number_of(house: House, choice: Give) -> Thing:
    """The number of a thing among those of its seat."""
    box = house.house_box
    if choice.back == GOODY:
        return Thing(box.goodies_from + choice.place)
    if choice.back == TRAP:
        return Thing(box.traps_from + choice.place)
    return Thing(box.firsts[choice.gnome] + choice.place)


def own_thing(house: House, seat: Seat, thing: Thing) -> Message:
    """One of the seat's own things, by what is on it."""
    place = house.base(seat) + thing
    values = face(house, house.backs[place], house.faces[place])
    values["back"] = BACK_NAMES[house.backs[place]]
    return Message("merlouf-own-thing", values)


class StowAway(Decision[House]):
    """F33: who carries what is received, if several gnomes can."""

    giver: Seat
    taker: Seat
    offer: Numbers
    handed: Things
    stowed: Gnomes

    def patience(self) -> str:
        return "talk"

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        received = receivers(house, self.giver, self.taker, list(self.offer), list(self.handed))
        mine = list(self.handed) if seat == self.taker else given(list(self.offer))
        others = [gnome for place, gnome in enumerate(self.stowed) if received[place] == seat]
        return [STOW[gnome] for gnome in carriers(house, seat, mine, others)]

    def prompt(self, house: House, seat: Seat) -> Message:
        objects = house.house_box.objects
        gives = [thing for thing in given(list(self.offer)) if thing < objects]
        if seat == self.taker:
            back = house.backs[house.base(self.giver) + gives[len(self.stowed)]]
        else:
            hands = [thing for thing in self.handed if thing < objects]
            back = house.backs[house.base(self.taker) + hands[len(self.stowed) - len(gives)]]
        return Message("merlouf-stow-away.ask", {"seat": seat, "back": BACK_NAMES[back]})

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return Message("merlouf-why-stow", {"choice": choice.notation})

    def decided(self, house: House, choice: Choice) -> Steps:
        assert isinstance(choice, Stow)
        return (Settle(self.giver, self.taker, self.offer, self.handed, (*self.stowed, choice.gnome)),)


class Exchange(Reveal[House]):
    """F34: everything changes hands face down, and only now each sees what was received, and whether it was true."""

    giver: Seat
    taker: Seat
    offer: Numbers
    handed: Things
    stowed: Gnomes

    def apply(self, house: House) -> Steps:
        offer = list(self.offer)
        gives, hands = given(offer), list(self.handed)
        self.judge(house, offer)
        house.deals += 1
        house.tell("deals", {"seat": self.giver, "partner_seat": self.taker})
        coming = [pick_up(house, self.giver, thing) for thing in gives]
        going = [pick_up(house, self.taker, thing) for thing in hands]
        gnomes = list(self.stowed)
        for thing in coming:
            put_down(house, self.giver, self.taker, thing, gnomes)
        for thing in going:
            put_down(house, self.taker, self.giver, thing, gnomes)
        lapse(house, self.giver, gives)
        lapse(house, self.taker, hands)
        return ()

    def judge(self, house: House, offer: list[int]) -> None:
        """F34: who receives something remembers whether the word about it was kept."""
        base = house.base(self.giver)
        said = claims(offer)
        for line, thing in enumerate(given(offer)):
            if said[line] != NOTHING:
                note(house, self.taker, self.giver, house.faces[base + thing] == said[line])
        base = house.base(self.taker)
        backs, kinds = wanted(offer), specified(offer)
        for line, thing in enumerate(self.handed):
            back, kind = house.backs[base + thing], house.faces[base + thing]
            if back < GOODY or kinds[line] != NOTHING:
                note(house, self.giver, self.taker, fulfils(back, kind, backs[line], kinds[line]))


def note(house: House, seat: Seat, other: Seat, kept: bool) -> None:
    book = house.truths if kept else house.lies
    row = book[seat].copy()
    row[other] += 1
    book[seat] = row
    if house.sink is not None and kept:
        house.tell("kept-word", {"seat": other, "partner_seat": seat}, "", "", "", 1 << seat)
    elif house.sink is not None:
        house.tell("lied", {"seat": other, "partner_seat": seat}, "", "", "", 1 << seat)


def pick_up(house: House, seat: Seat, thing: Thing) -> tuple[Kind, Back, SeatMask]:
    """A thing taken off the table: face, back, and who has seen it."""
    place = house.base(seat) + thing
    taken = (house.faces[place], house.backs[place], house.knows[place])
    house.lift(place)
    return taken


def put_down(
    house: House, giver: Seat, receiver: Seat, thing: tuple[Kind, Back, SeatMask], gnomes: list[Gnome]
) -> None:
    """A thing received goes to the next gnome named for it, or to the cards, and is looked at."""
    kind, back, knows = thing
    gnome = gnomes.pop(0) if back < GOODY else NO_GNOME
    house.lay(house.free_place(receiver, back, gnome), kind, back, knows | 1 << receiver)
    if house.sink is not None:
        values: Values = {"seat": giver, "partner_seat": receiver, "back": BACK_NAMES[back]}
        both = 1 << giver | 1 << receiver
        known = {**values, **face(house, back, kind)}
        source, target = f"seat:{giver}", f"seat:{receiver}"
        house.tell("hands", known, f"object:{BACK_NAMES[back]}", source, target, both)
        house.tell("hands-unseen", values, f"object:{BACK_NAMES[back]}", source, target, ~both)


def lapse(house: House, seat: Seat, gone: list[Thing]) -> None:
    """Offers and drafts of a seat that speak of things it has given away, or laid for a trap, are off."""
    for index in range(seat * OFFERS, seat * OFFERS + OFFERS):
        offer = house.offers[index]
        if offer and touches(offer, gone):
            house.offers[index] = []
            house.tell("lapses", {"seat": seat, "number": index % OFFERS + 1})
    if touches(house.drafts[seat], gone):
        house.drafts[seat] = EMPTY_DRAFT


def touches(offer: list[int], gone: list[Thing]) -> bool:
    return any(thing in gone for thing in given(offer))
