"""Trading: some things for some things, or for nothing."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import (
    colour_name,
    partner_of,
    person,
    spoken,
    told_back,
    treasure,
)
from bothy.games.castle_von_loghan.choices import (
    ACCEPT,
    AMOUNT,
    DONE,
    KEPT,
    KEY,
    NOTHING_BACK,
    OFFER,
    REFUSE,
    WANT,
    Amount,
    Offer,
    Values,
    Want,
    slot,
)
from bothy.games.castle_von_loghan.passages import Asked, Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import add_energy
from bothy.games.castle_von_loghan.treasures.getting import hold, put
from bothy.games.castle_von_loghan.treasures.places import lift, room_for, things
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat


def places_in(mask: int) -> list[int]:
    """The places of a mask."""
    return [place for place in range(KEPT) if mask >> place & 1]


class GiveWhat(Asked):
    """V16: what a character offers in a trade: treasures and Energy, one after the other."""

    partner: int
    given: int
    """The places of the treasures offered so far, as a mask."""
    energy: int

    def patience(self) -> str:
        return "talk"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [DONE]
        some += [OFFER[place] for place in things(castle, self.character) if not self.given >> place & 1]
        if self.energy == 0:
            some += [AMOUNT[energy] for energy in range(1, castle.energy[self.character] + 1)]
        return some

    def untold(self) -> str:
        return "what is offered is told as soon as all of it has been said"

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = person(castle, self.partner, seat=seat, count=len(places_in(self.given)), energy=self.energy)
        return Message(f"{KEY}-give-what.ask", values)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-give-what.done") if choice is DONE else spoken(castle, self.character, choice)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        seat, character, partner = self.seat, self.character, self.partner
        if isinstance(choice, Offer):
            return (GiveWhat(seat, character, partner, self.given | 1 << choice.place, self.energy),)
        if isinstance(choice, Amount):
            return (GiveWhat(seat, character, partner, self.given, choice.amount),)
        return (WantWhat(seat, character, partner, self.given, self.energy, 0, 0),)


class WantWhat(Asked):
    """V16: what is wanted in return: treasures, or Energy where none is given, or nothing."""

    partner: int
    given: int
    energy: int
    wanted: int
    """The places of the treasures wanted so far, as a mask."""
    back: int

    def patience(self) -> str:
        return "talk"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [DONE if self.wanted or self.back else NOTHING_BACK]
        some += [WANT[place] for place in things(castle, self.partner) if not self.wanted >> place & 1]
        if self.back == 0 and self.energy == 0:
            some += [AMOUNT[energy] for energy in range(1, castle.energy[self.partner] + 1)]
        return some

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return self.choices(castle, seat)[0]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = person(castle, self.partner, seat=seat, count=len(places_in(self.wanted)), energy=self.back)
        return Message(f"{KEY}-want-what.ask", values)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Want):
            values = told_back(castle, slot(self.partner, choice.place), seat)
            values["place"] = choice.label.values["place"]
            return Message(f"{KEY}-want.thing", values)
        if choice is DONE:
            return Message(f"{KEY}-want-what.done")
        if choice is NOTHING_BACK and not self.given and not self.energy:
            return Message(f"{KEY}-want-what.none")
        return spoken(castle, self.character, choice)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if isinstance(choice, Want):
            return (self.wanting(self.wanted | 1 << choice.place, self.back),)
        if isinstance(choice, Amount):
            return (self.wanting(self.wanted, choice.amount),)
        if not (self.given or self.energy or self.wanted or self.back):
            if castle.sink is not None:
                castle.tell("no-trade", person(castle, self.character))
            return ()
        if castle.sink is not None:
            castle.tell("proposes", person(castle, self.character, **partner_of(castle, self.partner)))
            tell_goods(castle, "trade-offers", self.character, self.character, self.given, self.energy)
            tell_goods(castle, "trade-wants", self.character, self.partner, self.wanted, self.back)
        seat = castle.keeper(self.partner)
        return (Deal(seat, self.partner, self.character, self.given, self.energy, self.wanted, self.back),)

    def wanting(self, wanted: int, back: int) -> WantWhat:
        return WantWhat(self.seat, self.character, self.partner, self.given, self.energy, wanted, back)


def tell_goods(castle: Castle, id: str, speaker: int, owner: int, mask: int, energy: int) -> None:
    """V16: all hear what is offered, or wanted; who has not seen a treasure hears the colour of its back."""
    for place in places_in(mask):
        number = slot(owner, place)
        knows = castle.knows[number]
        for to in (knows, ~knows):
            if to:
                face = castle.faces[number] if to == knows else NOTHING
                castle.tell(id, told_thing(castle, speaker, face, castle.backs[number]), to=to)
    if energy:
        values = person(castle, speaker, treasure="none", name="", colour="none", energy=energy)
        castle.tell(id, values)


def told_thing(castle: Castle, speaker: int, face: int, back: int) -> Values:
    return treasure(castle, face, person(castle, speaker), colour=colour_name(back), energy=0)


def named_first(castle: Castle, owner: int, mask: int, seat: Seat) -> tuple[Values, int]:
    """The first of some treasures as a seat knows it, and how many more there are."""
    some = places_in(mask)
    if not some:
        return {"treasure": "none", "name": "", "colour": "none"}, 0
    return told_back(castle, slot(owner, some[0]), seat), len(some) - 1


class Deal(Asked):
    """V16: the partner accepts or declines a trade."""

    giver: int
    given: int
    energy: int
    wanted: int
    back: int

    def patience(self) -> str:
        return "talk"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [ACCEPT, REFUSE]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        first, more = named_first(castle, self.giver, self.given, seat)
        mine, mine_more = named_first(castle, self.character, self.wanted, seat)
        values: Values = person(castle, self.giver, seat=seat, energy=self.energy, back=self.back, **first)
        values["more"], values["wanted_more"] = more, mine_more
        values["wanted"], values["wanted_name"] = mine["treasure"], mine["name"]
        return Message(f"{KEY}-deal.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if choice is REFUSE:
            if castle.sink is not None:
                castle.tell("declines", person(castle, self.character))
            return ()
        return (HandOver(self.giver, self.character, self.given, self.energy, self.wanted, self.back),)


class HandOver(Showing):
    """V16: a trade is carried out; if anything has no place with its new owner, all stays where it was."""

    giver: int
    taker: int
    given: int
    energy: int
    wanted: int
    back: int

    def play(self, castle: Castle) -> Steps:
        before = [some.copy() for some in (castle.faces, castle.backs, castle.knows, castle.marks)]
        to_taker = [lifted(castle, self.giver, place) for place in places_in(self.given)]
        to_giver = [lifted(castle, self.taker, place) for place in places_in(self.wanted)]
        fits = settle(castle, self.taker, to_taker) and settle(castle, self.giver, to_giver)
        castle.faces, castle.backs, castle.knows, castle.marks = before
        if castle.sink is not None:
            castle.tell("trades", person(castle, self.taker, how="done" if fits else "no-room"))
        if not fits:
            return ()
        for place in places_in(self.given):
            lift(castle, slot(self.giver, place))
        for place in places_in(self.wanted):
            lift(castle, slot(self.taker, place))
        for taker, some in ((self.taker, to_taker), (self.giver, to_giver)):
            for kind, knows, marks in some:
                hold(castle, kind, knows | castle.castle_box.keeper_masks[taker])
                place = room_for(castle, taker, kind)
                put(castle, taker, place)
                castle.marks[slot(taker, place)] = marks
        give_energy(castle, self.giver, self.taker, self.energy)
        give_energy(castle, self.taker, self.giver, self.back)
        return ()


Lifted = tuple[int, int, int]
"""A treasure on its way: its kind, who has seen it, and its marks."""


def lifted(castle: Castle, character: int, place: int) -> Lifted:
    number = slot(character, place)
    thing = castle.faces[number], castle.knows[number], castle.marks[number]
    lift(castle, number)
    return thing


def settle(castle: Castle, character: int, some: list[Lifted]) -> bool:
    """Try to find a place for all of these."""
    for kind, _, _ in some:
        place = room_for(castle, character, kind)
        if place == NOTHING:
            return False
        number = slot(character, place)
        castle.faces[number], castle.backs[number] = kind, castle.castle_box.rows.treasures[kind].colour
    return True


def give_energy(castle: Castle, giver: int, taker: int, energy: int) -> None:
    if energy:
        add_energy(castle, giver, -energy)
        add_energy(castle, taker, energy)
        if castle.sink is not None:
            castle.tell("gives-energy", person(castle, giver, energy=energy, **partner_of(castle, taker)))
