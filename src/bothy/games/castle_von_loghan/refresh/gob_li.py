"""Gob-Li, who sells three treasures to whoever pays most, and buys whatever has a price."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.choices import AMOUNT, DONE, KEY, SELL, Amount, Sell
from bothy.games.castle_von_loghan.passages import Asked, Passage, Turn
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import GainEnergy, add_energy
from bothy.games.castle_von_loghan.treasures.decks import shuffle_in, treasure_colour
from bothy.games.castle_von_loghan.treasures.getting import FindPlace, hold
from bothy.games.castle_von_loghan.treasures.places import empty_handed
from bothy.games.castle_von_loghan.treasures.selling_off import Parting, PartingTurn, PartWith, for_sale
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance
from bothy.kernel.table import NOTHING, Seat


class ShowGoods(Passage):
    """V65: a treasure of a colour that has a price."""

    colour: int

    def play(self, castle: Castle) -> Steps:
        colour = treasure_colour(castle, self.colour)
        if colour == NOTHING or not priced(castle, colour):
            return ()
        return (TurnGoods(colour),)


def priced(castle: Castle, colour: int) -> list[tuple[int, int]]:
    """The treasures of a deck that have a price, with their numbers."""
    rows = castle.castle_box.rows.treasures
    return [
        (kind, count) for kind, count in enumerate(castle.treasure_decks[colour]) if count > 0 and rows[kind].cost >= 0
    ]


class TurnGoods(Chance[Castle]):
    """V65: what Gob-Li shows; a card without a price is shuffled back and another drawn."""

    colour: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return priced(castle, self.colour)

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.treasure_decks[self.colour][outcome] -= 1
        castle.goods.append(outcome)
        if castle.sink is not None:
            castle.tell("shows-goods", treasure(castle, outcome))
        return ()


class Auction(Turn):
    """V65: each of the goods goes to who pays most; it opens at its cost."""

    def play(self, castle: Castle) -> Steps:
        if not castle.goods:
            return ()
        castle.bids = [0] * castle.castle_box.characters
        return Outcry(self.character, 0, 0), Auction(self.character)


class Outcry(Passage):
    """V65: bids go round, each higher than the last, until all others have passed."""

    character: int
    turn: int
    passed: int
    """A mask of those who bid no more."""

    def play(self, castle: Castle) -> Steps:
        count = castle.castle_box.characters
        high = max(castle.bids)
        turn, passed = self.turn, self.passed
        while True:
            bidder = (self.character + turn) % count
            others = [c for c in range(count) if not passed >> c & 1]
            if not others:
                break
            if len(others) == 1 and high > 0 and castle.bids[others[0]] == high:
                break
            if not passed >> bidder & 1:
                if castle.energy[bidder] >= least_bid(castle) or not empty_handed(castle, bidder):
                    return (CallOut(castle.keeper(bidder), bidder, self.character, turn, passed),)
                if castle.bids[bidder] < high or high == 0:
                    passed |= 1 << bidder
            turn += 1
        return sold(castle)


def least_bid(castle: Castle) -> int:
    """What must be bidden at least for the first of the goods."""
    cost = castle.castle_box.rows.treasures[castle.goods[0]].cost
    return max(cost, max(castle.bids) + 1)


def sold(castle: Castle) -> Steps:
    """V65: the highest bid is paid and the treasure handed over; without one it is shuffled back."""
    kind = castle.goods[0]
    castle.goods = castle.goods[1:]
    high = max(castle.bids)
    if high == 0:
        if castle.sink is not None:
            castle.tell("nobody-takes", treasure(castle, kind))
        shuffle_in(castle, kind)
        return ()
    buyer = castle.bids.index(high)
    add_energy(castle, buyer, -high)
    if castle.sink is not None:
        castle.tell("buys", treasure(castle, kind, person(castle, buyer), energy=high))
    hold(castle, kind, -1)
    return (FindPlace(buyer, 0),)


class CallOut(Asked):
    """V65, V66: to bid more Energy than anybody, to sell something first, or to pass."""

    first: int
    turn: int
    passed: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        bids = [AMOUNT[energy] for energy in range(least_bid(castle), castle.energy[self.character] + 1)]
        return [DONE, *bids, *[SELL[place] for place in for_sale(castle, self.character)]]

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-call-out.done") if choice is DONE else super().label(castle, seat, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Amount):
            return Message(f"{KEY}-why-not-bid", {"least": least_bid(castle)})
        return super().why_not(castle, seat, choice)

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = treasure(
            castle,
            castle.goods[0],
            person(castle, self.character),
            seat=seat,
            high=max(castle.bids),
            cost=castle.castle_box.rows.treasures[castle.goods[0]].cost,
        )
        return Message(f"{KEY}-call-out.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if isinstance(choice, Sell):
            return SellOne(self.character, choice.place), Outcry(self.first, self.turn, self.passed)
        if not isinstance(choice, Amount):
            if castle.sink is not None:
                castle.tell("bids-no-more", person(castle, self.character))
            return (Outcry(self.first, self.turn + 1, self.passed | 1 << self.character),)
        castle.bids[self.character] = choice.amount
        if castle.sink is not None:
            castle.tell("calls-out", person(castle, self.character, energy=choice.amount))
        return (Outcry(self.first, self.turn + 1, self.passed),)


class SellTurn(PartingTurn):
    """V66: a character may sell treasures to Gob-Li."""

    def asked(self, seat: Seat) -> Steps:
        return (SellSome(seat, self.character),)


class SellSome(PartWith):
    """V66: Gob-Li pays the printed cost."""

    def untold(self) -> str:
        return "what is sold is told; whoever sells no more keeps what all can see"

    def word(self, place: int) -> Choice:
        return SELL[place]

    def parting(self, place: int) -> Steps:
        return SellOne(self.character, place), SellTurn(self.character)


class SellOne(Parting):
    """V66: what is sold is shuffled into its deck."""

    def parted(self, castle: Castle, kind: int) -> Steps:
        shuffle_in(castle, kind)
        if castle.sink is not None:
            castle.tell("sells", treasure(castle, kind, person(castle, self.character)))
        return (GainEnergy(self.character, castle.castle_box.rows.treasures[kind].cost),)
