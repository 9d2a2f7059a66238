"""Costs that may be shared: each says how much of it to pay."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.choices import AMOUNT, KEY, Amount
from bothy.games.castle_von_loghan.content.rows import RED
from bothy.games.castle_von_loghan.effects.effect import perform
from bothy.games.castle_von_loghan.passages import Asked, Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import add_energy
from bothy.games.castle_von_loghan.treasures.getting import TakeTreasure
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat

FOR_SKILL: Final = 0
FOR_DOOR: Final = 1
FOR_TIMELINE: Final = 2
PAID_FOR: Final = ["skill", "door", "timeline"]
"""What costs are shared for."""


def share_cost(castle: Castle, what: int, character: int, thing: int, total: int) -> Steps:
    """V17: ask in order, beginning with the one who wants it, who pays how much."""
    return next_share(castle, what, character, thing, total, ())


def next_share(castle: Castle, what: int, character: int, thing: int, total: int, pledged: tuple[int, ...]) -> Steps:
    count = castle.castle_box.characters
    said = list(pledged)
    left = total - sum(said)
    while left > 0 and len(said) < count:
        payer = (character + len(said)) % count
        if castle.energy[payer] > 0:
            return (PayShare(castle.keeper(payer), payer, what, character, thing, total, tuple(said)),)
        said.append(0)
    if left > 0:
        castle.declined |= 1 << character if what == FOR_SKILL else 1 << 6
        if castle.sink is not None:
            castle.tell("not-paid", person(castle, character, what=PAID_FOR[what]))
        return ()
    for place, energy in enumerate(said):
        payer = (character + place) % count
        add_energy(castle, payer, -energy)
        if castle.sink is not None and energy:
            values = person(castle, payer, what=PAID_FOR[what], energy=energy, now=castle.energy[payer])
            castle.tell("pays-share", values)
    return Bought(what, character, thing), *brought_back(castle, what, character, said)


def brought_back(castle: Castle, what: int, character: int, paid: list[int]) -> Steps:
    """V75: what those who pay for a journey draw in the other time: a treasure for so much Energy."""
    price, count = castle.castle_box.for_a_treasure, castle.castle_box.characters
    if what != FOR_TIMELINE or not price:
        return ()
    drawn: Steps = ()
    for place, energy in enumerate(paid):
        drawn += (TakeTreasure((character + place) % count, RED),) * (energy // price)
    return drawn


class PayShare(Asked):
    """V17: how much of a shared cost a character pays."""

    what: int
    """FOR_SKILL, FOR_DOOR or FOR_TIMELINE."""
    wanted_by: int
    thing: int
    total: int
    pledged: tuple[int, ...]

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        left = self.total - sum(self.pledged)
        return [AMOUNT[energy] for energy in range(min(left, castle.energy[self.character]) + 1)]

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return AMOUNT[0]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = person(
            castle, self.character, seat=seat, what=PAID_FOR[self.what], left=self.total - sum(self.pledged)
        )
        if self.what == FOR_TIMELINE and castle.castle_box.for_a_treasure:
            return Message(f"{KEY}-pay-share.brings", {**values, "each": castle.castle_box.for_a_treasure})
        return Message(f"{KEY}-pay-share.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Amount)
        pledged = (*self.pledged, choice.amount)
        return next_share(castle, self.what, self.wanted_by, self.thing, self.total, pledged)


class Bought(Showing):
    """V17: what was paid for together happens: a skill, a forced door, a change of timelines."""

    what: int
    character: int
    thing: int

    def play(self, castle: Castle) -> Steps:
        if self.what == FOR_SKILL:
            castle.skilled |= 1 << self.character
            agent = castle.castle_box.rows.agents[castle.agents[self.character]]
            if castle.sink is not None:
                castle.tell("uses-skill", person(castle, self.character, use=self.thing + 1))
            return perform(agent.uses[self.thing].effects, self.character)
        return PURCHASES[self.what](self.thing).apply(castle)


class Purchase(Showing):
    """V17: something paid for together, with the number of the thing."""

    thing: int


PURCHASES: Final[dict[int, type[Purchase]]] = {}
"""What costs can be shared for besides skills; filled in where it is told."""
