"""Offers as lists of numbers: reading them, and whether one can be settled."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.actions import face
from bothy.games.merlouf.choices import Values
from bothy.games.merlouf.gnomes import GNOMES, Gnome
from bothy.games.merlouf.table import EMPTY_DRAFT, FIRST_GIVE, FIRST_WANT, LINES, PARTNER, House
from bothy.games.merlouf.things import (
    ANY_ENCHANTED,
    BACK_NAMES,
    COLOURS,
    ENCHANTED,
    GOODIES,
    GOODY,
    NO_KIND,
    TRAP,
    TRAPS,
    Back,
    Kind,
    Thing,
)
from bothy.kernel.table import NOTHING, Seat

A_WANT: Final = 10
"""A want is a back, counted from 1, and this for every kind of it that is named, counted from 1."""


def given(offer: list[int]) -> list[Thing]:
    """The things an offer gives, by their number among the giver's."""
    return [Thing(offer[line] - 1) for line in range(FIRST_GIVE, FIRST_WANT, 2) if offer[line]]


def claims(offer: list[int]) -> list[Kind]:
    """What each of them is said to be, by its kind; NOTHING where nothing is said."""
    lines = [line for line in range(FIRST_GIVE, FIRST_WANT, 2) if offer[line]]
    return [Kind(offer[line + 1] - 1) if offer[line + 1] else NO_KIND for line in lines]


def wanted(offer: list[int]) -> list[Back]:
    """The backs an offer wants, ANY_ENCHANTED among them."""
    return [Back((offer[line] - 1) % A_WANT) for line in range(FIRST_WANT, FIRST_WANT + LINES) if offer[line]]


def specified(offer: list[int]) -> list[Kind]:
    """Which kind of each is wanted; NOTHING where any will do."""
    wants = [offer[line] for line in range(FIRST_WANT, FIRST_WANT + LINES) if offer[line]]
    return [Kind((want - 1) // A_WANT - 1) if want > A_WANT else NO_KIND for want in wants]


def want_of(back: Back, kind: Kind) -> int:
    """A want as a number; NOTHING as a kind for any."""
    return back + 1 + A_WANT * (kind + 1 if kind != NOTHING else 0)


def fulfils(back: Back, kind: Kind, wanted_back: Back, wanted_kind: Kind) -> bool:
    """Whether a thing keeps the word that an acceptance gives: what was named, and nothing enchanted for a colour."""
    if wanted_back == ANY_ENCHANTED:
        return kind == ENCHANTED
    if wanted_kind != NOTHING:
        return kind == wanted_kind
    return back >= GOODY or kind != ENCHANTED


def fits(back: Back, wanted_back: Back) -> bool:
    """Whether a thing with this back can be handed over for a want: nobody sees more than the back."""
    return back < GOODY if wanted_back == ANY_ENCHANTED else back == wanted_back


def things_by_back(house: House, seat: Seat) -> list[int]:
    """How many things with each back a seat can give away."""
    base = house.base(seat)
    counts = [0] * len(BACK_NAMES)
    for place in range(base, base + house.house_box.traps_from):
        if house.backs[place] != NOTHING:
            counts[house.backs[place]] += 1
    counts[TRAP] = len(house.free_traps(seat)) if house.house_box.with_traps else 0
    return counts


def room_for_objects(house: House, seat: Seat) -> int:
    """How many objects more the gnomes of a seat that are in the house can carry."""
    room = 0
    for number in range(GNOMES):
        gnome = Gnome(number)
        if house.is_out(seat, gnome):
            room += house.room_left(seat, gnome)
    return room


def trouble(house: House, giver: Seat, taker: Seat, offer: list[int]) -> str:
    """F33: why an offer cannot be settled, as the end of a message; empty if it can be. All of it is public."""
    box = house.house_box
    base = house.base(giver)
    out, back_in = [0] * len(BACK_NAMES), [0] * len(BACK_NAMES)
    enchanted = 0
    for thing in given(offer):
        if house.backs[base + thing] == NOTHING or (thing >= box.traps_from and house.is_laid(giver, thing)):
            return "gone"
        out[house.backs[base + thing]] += 1
    for back in wanted(offer):
        if back == ANY_ENCHANTED:
            enchanted += 1
        else:
            back_in[back] += 1
    holds = things_by_back(house, taker)
    for number in range(len(BACK_NAMES)):
        if back_in[number] > holds[number]:
            return "lacking"
    colours = len(COLOURS)
    objects_out, objects_in = sum(out[:colours]), sum(back_in[:colours]) + enchanted
    if objects_in > sum(holds[:colours]):
        return "lacking"
    if objects_out - objects_in > room_for_objects(house, taker):
        return "no-room"
    if objects_in - objects_out > room_for_objects(house, giver):
        return "no-room-yours"
    goodies, traps = out[GOODY] - back_in[GOODY], out[TRAP] - back_in[TRAP]
    if goodies > GOODIES - house.held(taker, GOODY) or traps > TRAPS - house.held(taker, TRAP):
        return "no-room"
    if -goodies > GOODIES - house.held(giver, GOODY) or -traps > TRAPS - house.held(giver, TRAP):
        return "no-room-yours"
    return ""


def give_lines(house: House, seat: Seat, offer: list[int]) -> list[Values]:
    """What an offer gives: the back, and what it is said to be."""
    lines: list[Values] = []
    said = claims(offer)
    for line, thing in enumerate(given(offer)):
        back = house.backs[house.base(seat) + thing]
        values: Values = {"thing": "", "name": ""} if said[line] == NOTHING else face(house, back, said[line])
        values["back"] = BACK_NAMES[back]
        lines.append(values)
    return lines


def want_lines(house: House, offer: list[int]) -> list[Values]:
    """What an offer wants."""
    lines: list[Values] = []
    kinds = specified(offer)
    for line, back in enumerate(wanted(offer)):
        values: Values = {"thing": "", "name": "", "back": "enchanted"}
        if back != ANY_ENCHANTED:
            if kinds[line] != NOTHING:
                values = face(house, back, kinds[line])
            values["back"] = BACK_NAMES[back]
        lines.append(values)
    return lines


def turned_round(house: House, proposer: Seat, offer: list[int]) -> list[int]:
    """F35: a counter-offer begins with wanting what was offered, as it was called."""
    new = EMPTY_DRAFT.copy()
    new[PARTNER] = proposer + 1
    said = claims(offer)
    for line, thing in enumerate(given(offer)):
        back = house.backs[house.base(proposer) + thing]
        if back != NOTHING:
            new[FIRST_WANT + len(wanted(new))] = want_of(back, said[line])
    return new
