"""A turn: take the open card, draw and swap, draw and play, or call SAORSA!!"""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.actions import Act, SwapIn, swap, why_not_swap
from bothy.games.loch_lomond.box import ACTION_STEPS
from bothy.games.loch_lomond.choices import (
    AT_PAUSES,
    CARD_NAMES,
    CLAIM,
    DRAW,
    PASS,
    PLAY,
    SAORSA,
    SEATS,
    SWAP,
    TAKE,
    Card,
    Slot,
    Swap,
    SwapFaceUp,
)
from bothy.games.loch_lomond.powers import WhichWitch, can_claim, may_have_powers, pause, powers, use, why_not_use
from bothy.games.loch_lomond.shoo import window
from bothy.games.loch_lomond.table import NO_CARD, WITCH, Loch, Steps
from bothy.kernel import NOTHING, Chance, Choice, Decision, Luck, Message, Pass, Reveal, Rule, Seat

NO_POWERS: Final[list[Choice]] = []
LAPS_OF_STILLNESS: Final = 3
"""L29: a round in which nobody takes a card from the Closed pile for so many laps is over."""


def begin_turn(loch: Loch, seat: Seat) -> Steps:
    """L09: the next turn, with nothing done in it yet."""
    loch.turn += 1
    loch.still += 1
    loch.begun = 0
    loch.peeks = 0
    loch.token_played = 0
    loch.slipped = 0
    loch.received = 0
    return TURNS[seat] if loch.left > 0 else (MainPart(seat), EndTurn(seat))


class BeginRound(Rule[Loch]):
    """L09: the starting player has the first turn."""

    def apply(self, loch: Loch) -> Steps:
        return begin_turn(loch, loch.start)


class MainPart(Rule[Loch]):
    """L09: a seat must do one of the four things, if it can do any."""

    seat: Seat

    def apply(self, loch: Loch) -> Steps:
        if loch.may_draw() or may_call(loch) or may_take(loch, self.seat):
            return (Turn(self.seat),)
        loch.tell("cannot-move", {"seat": self.seat})
        return ()


def may_take(loch: Loch, seat: Seat) -> bool:
    """L10: whether there is an open card, and one to swap it for."""
    return len(loch.open) > 0 and not loch.is_empty(seat)


def may_call(loch: Loch) -> bool:
    """L25: once in a round, as the first thing in a turn."""
    return loch.caller == NOTHING and loch.begun == 0


class Turn(Decision[Loch]):
    """L09: take the open card, draw from the Closed pile, or first thing call SAORSA!!"""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some: list[Choice] = []
        if may_take(loch, seat):
            some.append(TAKE)
        if loch.may_draw():
            some.append(DRAW)
        if may_call(loch):
            some.append(SAORSA)
        some += pause(loch, seat)
        return some

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        if loch.left == 0 or not may_take(loch, seat):
            return super().pick(loch, seat, luck)
        some = powers(loch, seat) if may_have_powers(loch, seat) else NO_POWERS
        calls = 1 if may_call(loch) else 0
        claims = 1 if can_claim(loch, seat) else 0
        drawn = luck.fork(2 + calls + claims + len(some))
        if drawn < 2:
            return TAKE if drawn == 0 else DRAW
        drawn -= 2
        if drawn < len(some):
            return some[drawn]
        return SAORSA if calls and drawn == len(some) else CLAIM

    def label(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if choice is TAKE:
            return loch.named(Message("loch-lomond-take.named"), loch.open[-1])
        return choice.label

    def default(self, loch: Loch, seat: Seat) -> Choice:
        return DRAW if loch.may_draw() else self.choices(loch, seat)[0]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if choice is SAORSA:
            if loch.caller != NOTHING:
                return Message("loch-lomond-why-called", {"seat": loch.caller})
            return Message("loch-lomond-why-first-thing")
        if choice is TAKE:
            if not loch.open:
                return Message("loch-lomond-why-open-empty")
            return Message("loch-lomond-why-no-clan-card")
        if choice is DRAW:
            return Message("loch-lomond-why-closed-empty")
        if choice in AT_PAUSES:
            return why_not_use(loch, seat, choice)
        if isinstance(choice, Pass):
            return Message("loch-lomond-why-no-pass")
        return Message("loch-lomond-why-draw-first", {"choice": choice.notation})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        seat = self.seat
        if choice is DRAW:
            if loch.left == 0:
                loch.shuffle()
            return DRAWS[seat]
        if choice is TAKE:
            return TAKES[seat]
        if choice is SAORSA:
            loch.caller = seat
            loch.tell("calls", {"seat": seat}, "", f"seat:{seat}", f"seat:{seat}")
            return ()
        if choice is CLAIM:
            loch.begun = 1
            return CLAIMS[seat] if loch.open else (WhichWitch(seat), MainPart(seat))
        return *use(loch, seat, choice), MainPart(seat)


class TakeOpen(SwapIn):
    """L10: the open card goes into your clan, face down, and one of yours is discarded."""

    def card(self, loch: Loch) -> Card:
        return loch.open[-1]

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, SwapFaceUp):
            return (SwapOpen(self.seat, choice.slot, 1),)
        assert isinstance(choice, Swap)
        return (SwapOpen(self.seat, choice.slot, 0),)


class SwapOpen(Reveal[Loch]):
    """L10: everybody saw the card that goes in, and sees the one that goes out."""

    seat: Seat
    slot: Slot
    up: int

    def apply(self, loch: Loch) -> Steps:
        card = loch.lift(len(loch.open) - 1)
        return swap(loch, self.seat, self.slot, card, -1, self.up == 1, "takes", "open")


class DrawCard(Chance[Loch]):
    """L11: the top card of the Closed pile, for the eyes of who draws it."""

    seat: Seat

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return loch.next_cards()

    def toss(self, loch: Loch, luck: Luck) -> int:
        return loch.toss(luck)

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.held = Card(outcome)
        loch.held_knows = loch.draw_off(loch.held) | 1 << self.seat
        loch.tell("draws", {"seat": self.seat}, "card", "closed", f"seat:{self.seat}")
        return ()


class SwapOrPlay(SwapIn):
    """L11, L12: swap the drawn card with one of your clan, or play it."""

    def card(self, loch: Loch) -> Card:
        return loch.held

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some = super().choices(loch, seat)
        some.append(PLAY)
        some += pause(loch, seat)
        return some

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        if loch.has_gap(seat) or loch.held == WITCH:
            every = self.choices(loch, seat)
            return every[luck.fork(len(every))]
        some = powers(loch, seat) if may_have_powers(loch, seat) else NO_POWERS
        places, claims = len(loch.clans[seat]), 1 if can_claim(loch, seat) else 0
        drawn = luck.fork(places + 1 + len(some) + claims) - places
        if drawn < 0:
            return SWAP[drawn + places]
        if drawn == 0:
            return PLAY
        return some[drawn - 1] if drawn <= len(some) else CLAIM

    def label(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if choice is PLAY:
            return Message("loch-lomond-play.named", {"action": ACTION_STEPS[loch.lomond_box.actions[loch.held]]})
        return choice.label

    def default(self, loch: Loch, seat: Seat) -> Choice:
        return PLAY

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if choice in AT_PAUSES:
            return why_not_use(loch, seat, choice)
        return why_not_swap(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, Swap):
            return (SwapDrawn(self.seat, choice.slot, 0),)
        if choice is PLAY:
            return (PlayCard(self.seat),)
        if isinstance(choice, SwapFaceUp):
            return (SwapDrawn(self.seat, choice.slot, 1),)
        if choice is CLAIM:
            return WhichWitch(self.seat), SwapOrPlay(self.seat)
        return *use(loch, self.seat, choice), SwapOrPlay(self.seat)


class SwapDrawn(Reveal[Loch]):
    """L11: nobody else sees the card that goes in; everybody sees the one that goes out."""

    seat: Seat
    slot: Slot
    up: int

    def apply(self, loch: Loch) -> Steps:
        card, knows = loch.held, loch.held_knows
        loch.held = NO_CARD
        loch.held_knows = 0
        return swap(loch, self.seat, self.slot, card, knows, self.up == 1, "lays", f"seat:{self.seat}")


class PlayCard(Reveal[Loch]):
    """L12: the drawn card goes straight onto the Open pile; after the window its action follows."""

    seat: Seat

    def apply(self, loch: Loch) -> Steps:
        card = loch.held
        loch.held = NO_CARD
        loch.held_knows = 0
        loch.lay(card)
        if loch.sink is not None:
            name = CARD_NAMES[card]
            values: dict[str, int | str] = {"seat": self.seat, "card": name}
            loch.tell("plays", values, f"card:{name}", f"seat:{self.seat}", "open", faces={"card": "open"})
        if loch.lomond_box.actions[card]:
            return *window(loch, self.seat), Act(self.seat, card)
        return window(loch, self.seat)


class EndTurn(Rule[Loch]):
    """L46: before the turn ends there may be a last pause; not after SAORSA!!"""

    seat: Seat

    def title(self, loch: Loch) -> Message:
        return whose_turn_next(loch, self.seat, super().title(loch))

    def apply(self, loch: Loch) -> Steps:
        if loch.caller != self.seat and has_last_pause(loch, self.seat):
            return PAUSES[self.seat]
        return next_turn(loch, self.seat)


def has_last_pause(loch: Loch, seat: Seat) -> bool:
    """L46: with a Witch or a token to use. L37: or with a known card from a rival, which may be a Witch."""
    if may_have_powers(loch, seat) and powers(loch, seat):
        return True
    return loch.received != 0 and can_claim(loch, seat)


class Afterwards(Decision[Loch]):
    """L46: a Witch or a token, or the end of the turn. L37: or a Witch that is remembered."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*pause(loch, seat), PASS]

    def untold(self) -> str:
        return "the next turn begins, which says the same"

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if choice in AT_PAUSES:
            return why_not_use(loch, seat, choice)
        return Message("loch-lomond-why-afterwards", {"choice": choice.notation})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, Pass):
            return ()
        if choice is CLAIM:
            return WhichWitch(self.seat), MoreAfterwards(self.seat)
        return *use(loch, self.seat, choice), MoreAfterwards(self.seat)


class MoreAfterwards(Rule[Loch]):
    """L46: and again, if there is still something to use."""

    seat: Seat

    def apply(self, loch: Loch) -> Steps:
        return (Afterwards(self.seat),) if has_last_pause(loch, self.seat) else ()


class NextTurn(Rule[Loch]):
    """L09: clockwise."""

    seat: Seat

    def title(self, loch: Loch) -> Message:
        return whose_turn_next(loch, self.seat, super().title(loch))

    def apply(self, loch: Loch) -> Steps:
        return next_turn(loch, self.seat)


def whose_turn_next(loch: Loch, seat: Seat, title: Message) -> Message:
    """L09: the agenda names who is next; L27: after the last of the last turns nobody is."""
    after = (seat + 1) % loch.box.seats
    if after == loch.caller:
        return Message("loch-lomond-turns-end")
    title.values["seat"] = after
    return title


def next_turn(loch: Loch, seat: Seat) -> Steps:
    """L27: round the table until it is the caller's turn again.

    L15, L28, L29: or until a clan is empty, where that ends a round, or the Closed pile is done with.
    """
    after = (seat + 1) % loch.box.seats
    if after == loch.caller:
        return ()
    if loch.caller == NOTHING and loch.lomond_box.ends_empty and empty_clan(loch) != NOTHING:
        loch.tell("empties", {"seat": empty_clan(loch)})
        return ()
    if loch.caller == NOTHING and is_exhausted(loch):
        loch.tell("exhausted")
        return ()
    if loch.caller == NOTHING and stands_still(loch):
        loch.tell("stands-still")
        return ()
    return begin_turn(loch, after)


def empty_clan(loch: Loch) -> Seat:
    """L15: the first clan without cards; NOTHING if there is none."""
    for seat in loch.lomond_box.all_seats:
        if loch.is_empty(seat):
            return seat
    return NOTHING


def is_exhausted(loch: Loch) -> bool:
    """L28: the Closed pile is empty for the second time."""
    return loch.left == 0 and loch.shuffles > 0


def stands_still(loch: Loch) -> bool:
    """L29: three laps without a card from the Closed pile."""
    return loch.still >= LAPS_OF_STILLNESS * loch.box.seats


TURNS: Final[list[Steps]] = [(Turn(seat), EndTurn(seat)) for seat in range(SEATS)]
TAKES: Final[list[Steps]] = [(TakeOpen(seat),) for seat in range(SEATS)]
CLAIMS: Final[list[Steps]] = [(WhichWitch(seat), Turn(seat)) for seat in range(SEATS)]
PAUSES: Final[list[Steps]] = [(Afterwards(seat), NextTurn(seat)) for seat in range(SEATS)]
DRAWS: Final[list[Steps]] = [(DrawCard(seat), SwapOrPlay(seat)) for seat in range(SEATS)]
"""What almost every turn consists of, made once for each seat."""
