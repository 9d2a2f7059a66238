"""Shoo!!: the race after every card that lands on the Open pile, the gift, and the penalty."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.choices import (
    CARD_NAMES,
    GIVE,
    PASS,
    SEATS,
    SHOO,
    Card,
    Give,
    SeatMask,
    Shooed,
    Slot,
    place_name,
)
from bothy.games.loch_lomond.table import RED_CAP, Loch, Steps, kind_of
from bothy.kernel import Chance, Choice, Decision, Luck, Message, Race, Reveal, Rule, Seat

WINDOW: Final = 2.5
"""L16: the seconds a live table waits for calls at its quickest pace."""


class Shoo(Race[Loch]):
    """L16: whoever first points at a copy of the card just laid chases it into the open Highlands."""

    by: Seat
    """Who laid the card: penalties are paid clockwise from its left."""
    out: SeatMask
    """Who has called wrongly in this window, as a mask."""

    def seats(self, loch: Loch) -> list[Seat]:
        seats = loch.box.seats
        order = [(self.by + turn) % seats for turn in range(1, seats + 1)]
        return [seat for seat in order if seat != loch.caller and not self.out >> seat & 1]

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some: list[Choice] = [PASS]
        for clan in range(loch.box.seats):
            if clan != loch.caller:
                places = SHOO[clan]
                some += [places[slot] for slot in loch.slots(clan)]
        return some

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        some = self.choices(loch, seat)
        return some[luck.fork(len(some))]

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        return loch.named(super().prompt(loch, seat), loch.open[-1])

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, Shooed):
            return Message("loch-lomond-why-shoo-or-pass", {"choice": choice.notation})
        return why_not_there(loch, choice.clan, choice.slot)

    def heard(self, loch: Loch, seat: Seat, choice: Choice) -> Steps:
        assert isinstance(choice, Shooed)
        return (Chase(seat, choice.clan, choice.slot, self.by, self.out),)

    def silent(self, loch: Loch) -> Steps:
        return penalties(loch, self.by, self.out)

    def subject(self, loch: Loch) -> str:
        return f"card:{CARD_NAMES[loch.open[-1]]}"

    def window(self) -> float:
        return WINDOW

    def same_window(self, before: Race[Loch]) -> bool:
        return isinstance(before, Shoo) and self.out & ~before.out != 0


class Chase(Reveal[Loch]):
    """L17: the card pointed at is turned over for all: a copy goes onto the pile, another stays where it was."""

    seat: Seat
    clan: Seat
    slot: Slot
    by: Seat
    out: SeatMask

    def apply(self, loch: Loch) -> Steps:
        seat, clan, slot = self.seat, self.clan, self.slot
        card = loch.clans[clan][slot]
        if kind_of(card) == kind_of(loch.open[-1]):
            chased = chase(loch, seat, clan, slot)
            return *chased, *penalties(loch, self.by, self.out), *chain(loch, seat)
        loch.show(clan, slot)
        if loch.sink is not None:
            where = f"clan:{place_name(clan, slot)}"
            name = CARD_NAMES[card]
            values: dict[str, int | str] = {"seat": seat, "owner_seat": clan, "slot": slot + 1, "card": name}
            if clan == seat:
                loch.tell("shoos-own-wrongly", values, f"card:{name}", where, where, faces={"card": where})
            else:
                loch.tell("shoos-wrongly", values, f"card:{name}", where, where, faces={"card": where})
        return if_anybody(loch, Shoo(self.by, self.out | 1 << seat))


def chase(loch: Loch, seat: Seat, clan: Seat, slot: Slot) -> Steps:
    """L18: the card goes onto the Open pile. L19: a rival gets one in return, if there is one to give."""
    card = loch.clear(clan, slot)
    loch.lay(card)
    if loch.sink is not None:
        name = CARD_NAMES[card]
        values: dict[str, int | str] = {"seat": seat, "owner_seat": clan, "slot": slot + 1, "card": name}
        where = f"clan:{place_name(clan, slot)}"
        if clan == seat:
            loch.tell("shoos-own", values, f"card:{name}", where, "open", faces={"card": "open"})
        else:
            loch.tell("shoos", values, f"card:{name}", where, "open", faces={"card": "open"})
    if clan == seat or loch.is_empty(seat):
        return ()
    return (GiveCard(seat, clan, slot),)


def chain(loch: Loch, seat: Seat) -> Steps:
    """L22: the chased card opens a window of its own, unless it is a Red Cap or the table plays without."""
    if not loch.lomond_box.chain or loch.open[-1] == RED_CAP:
        return ()
    return (OpenWindow(seat),)


class OpenWindow(Rule[Loch]):
    """L16: a card has landed on the Open pile: does anybody call?"""

    by: Seat

    def apply(self, loch: Loch) -> Steps:
        return window(loch, self.by)


def window(loch: Loch, by: Seat) -> Steps:
    """L16: the race for a card just laid; none if no clan has a card that could be pointed at."""
    for clan in range(loch.box.seats):
        if clan != loch.caller and not loch.is_empty(clan):
            return WINDOWS[by]
    return ()


WINDOWS: Final[list[Steps]] = [(Shoo(seat, 0),) for seat in range(SEATS)]
"""A new window for the card of each seat, made once."""


def if_anybody(loch: Loch, shoo: Shoo) -> Steps:
    """The window goes on if anybody is left to call."""
    if shoo.seats(loch):
        return (shoo,)
    return penalties(loch, shoo.by, shoo.out)


def penalties(loch: Loch, by: Seat, out: SeatMask) -> Steps:
    """L20: as the window closes, everybody who called wrongly pays, clockwise."""
    if out == 0:
        return ()
    seats = loch.box.seats
    order = [(by + turn) % seats for turn in range(1, seats + 1)]
    return tuple([Penalty(seat) for seat in order if out >> seat & 1])


class Penalty(Rule[Loch]):
    """L20: an extra card from the Closed pile, if there is one."""

    seat: Seat

    def apply(self, loch: Loch) -> Steps:
        if loch.left == 0 and loch.may_shuffle():
            loch.shuffle()
        if loch.left == 0:
            loch.tell("no-penalty", {"seat": self.seat})
            return ()
        return PENALTIES[self.seat]


class PenaltyCard(Chance[Loch]):
    """L20: it lies face down beside the others, and its owner does not look."""

    seat: Seat

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return loch.next_cards()

    def toss(self, loch: Loch, luck: Luck) -> int:
        return loch.toss(luck)

    def happened(self, loch: Loch, outcome: int) -> Steps:
        card = Card(outcome)
        slot = loch.add(self.seat, card, loch.draw_off(card), False)
        if loch.sink is not None:
            where = f"clan:{place_name(self.seat, slot)}"
            loch.tell("penalty-paid", {"seat": self.seat, "slot": slot + 1}, "card", "closed", where)
        return ()


PENALTIES: Final[list[Steps]] = [(PenaltyCard(seat),) for seat in range(SEATS)]


class GiveCard(Decision[Loch]):
    """L19: for a rival's card that was chased away, one of your own goes unseen into the empty place."""

    rival: Seat
    slot: Slot

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [GIVE[slot] for slot in loch.slots(seat)]

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["rival_seat"] = self.rival
        return prompt

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Give):
            return Message("loch-lomond-why-empty", {"seat": seat, "slot": choice.slot + 1})
        return Message("loch-lomond-why-give", {"choice": choice.notation})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Give)
        loch.exchange(self.seat, choice.slot, self.rival, self.slot)
        loch.receive(self.rival, self.slot)
        loch.tell(
            "gives",
            {"seat": self.seat, "rival_seat": self.rival, "slot": choice.slot + 1, "place": self.slot + 1},
            "card",
            f"clan:{place_name(self.seat, choice.slot)}",
            f"clan:{place_name(self.rival, self.slot)}",
        )
        return ()


def why_not_there(loch: Loch, clan: Seat, slot: Slot) -> Message:
    """Why no card can be pointed at there."""
    if clan >= loch.box.seats:
        return Message("loch-lomond-why-no-clan", {"number": clan + 1})
    if clan == loch.caller:
        return Message("loch-lomond-why-frozen", {"seat": clan})
    return Message("loch-lomond-why-empty", {"seat": clan, "slot": slot + 1})
