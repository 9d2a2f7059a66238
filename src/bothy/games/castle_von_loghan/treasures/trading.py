"""Trading: something for something, or for nothing."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, spoken, told_back, treasure
from bothy.games.castle_von_loghan.choices import (
    ACCEPT,
    AMOUNT,
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


class GiveWhat(Asked):
    """V16: what a character offers in a trade: a treasure or some Energy."""

    partner: int

    def patience(self) -> str:
        return "talk"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [OFFER[place] for place in things(castle, self.character)]
        return some + [AMOUNT[energy] for energy in range(1, castle.energy[self.character] + 1)]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        return Message(f"{KEY}-give-what.ask", person(castle, self.partner, seat=seat))

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        given = choice.place if isinstance(choice, Offer) else NOTHING
        energy = choice.amount if isinstance(choice, Amount) else 0
        return (WantWhat(self.seat, self.character, self.partner, given, energy),)


class WantWhat(Asked):
    """V16: what is wanted in return: a treasure, some Energy, or nothing."""

    partner: int
    given: int
    energy: int

    def patience(self) -> str:
        return "talk"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [NOTHING_BACK]
        some += [WANT[place] for place in things(castle, self.partner)]
        if self.given != NOTHING:
            some += [AMOUNT[energy] for energy in range(1, castle.energy[self.partner] + 1)]
        return some

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return NOTHING_BACK

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        return Message(f"{KEY}-want-what.ask", person(castle, self.partner, seat=seat))

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Want):
            values = told_back(castle, slot(self.partner, choice.place), seat)
            values["place"] = choice.label.values["place"]
            return Message(f"{KEY}-want.thing", values)
        return spoken(castle, self.character, choice)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        wanted = choice.place if isinstance(choice, Want) else NOTHING
        back = choice.amount if isinstance(choice, Amount) else 0
        seat = castle.keeper(self.partner)
        if castle.sink is not None:
            castle.tell("proposes", person(castle, self.character, partner=self.partner + 1))
        return (Deal(seat, self.partner, self.character, self.given, self.energy, wanted, back),)


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
        values: Values = person(castle, self.giver)
        values["seat"] = seat
        values["energy"] = self.energy
        values["back"] = self.back
        values["treasure"] = "none"
        values["name"] = ""
        values["colour"] = "none"
        if self.given != NOTHING:
            values.update(told_back(castle, slot(self.giver, self.given), seat))
        values["wanted"] = "none"
        values["wanted_name"] = ""
        if self.wanted != NOTHING:
            mine = treasure(castle, castle.faces[slot(self.character, self.wanted)])
            values["wanted"], values["wanted_name"] = mine["treasure"], mine["name"]
        return Message(f"{KEY}-deal.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if choice is REFUSE:
            if castle.sink is not None:
                castle.tell("declines", person(castle, self.character))
            return ()
        return (HandOver(self.giver, self.character, self.given, self.energy, self.wanted, self.back),)


class HandOver(Showing):
    """V16: a trade is carried out; what has no place with its new owner stays where it was."""

    giver: int
    taker: int
    given: int
    energy: int
    wanted: int
    back: int

    def play(self, castle: Castle) -> Steps:
        one, other = lifted(castle, self.giver, self.given), lifted(castle, self.taker, self.wanted)
        fits = (one[0] == NOTHING or room_for(castle, self.taker, one[0]) != NOTHING) and (
            other[0] == NOTHING or room_for(castle, self.giver, other[0]) != NOTHING
        )
        if castle.sink is not None:
            castle.tell("trades", person(castle, self.taker, how="done" if fits else "no-room"))
        if not fits:
            give_back(castle, self.giver, self.given, one)
            give_back(castle, self.taker, self.wanted, other)
            return ()
        hand(castle, self.taker, one)
        hand(castle, self.giver, other)
        add_energy(castle, self.giver, self.back - self.energy)
        add_energy(castle, self.taker, self.energy - self.back)
        return ()


Lifted = tuple[int, int, int]
"""A treasure on its way: its kind, who has seen it, and its marks."""


def lifted(castle: Castle, character: int, place: int) -> Lifted:
    if place == NOTHING:
        return NOTHING, 0, 0
    number = slot(character, place)
    thing = castle.faces[number], castle.knows[number], castle.marks[number]
    lift(castle, number)
    return thing


def give_back(castle: Castle, character: int, place: int, thing: Lifted) -> None:
    if place != NOTHING:
        number = slot(character, place)
        castle.faces[number], castle.knows[number], castle.marks[number] = thing
        castle.backs[number] = castle.castle_box.rows.treasures[thing[0]].colour


def hand(castle: Castle, character: int, thing: Lifted) -> None:
    """A treasure finds its place with its new owner."""
    if thing[0] != NOTHING:
        hold(castle, thing[0], thing[1])
        castle.held_knows[0] = thing[1] | castle.castle_box.keeper_masks[character]
        put(castle, character, room_for(castle, character, thing[0]))
