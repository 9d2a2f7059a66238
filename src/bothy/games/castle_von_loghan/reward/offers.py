"""Treasures offered in the order of rewards, and bids of those who tie."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, treasure, yes
from bothy.games.castle_von_loghan.choices import (
    ACCEPT,
    AMOUNT,
    DONE,
    KEY,
    LOOSE,
    REFUSE,
    RETURN,
    TO,
    Amount,
    To,
    Trade,
)
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.pauses import may_trade, propose, trade_words
from bothy.games.castle_von_loghan.reward.order import pile_groups
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.decks import shuffle_in
from bothy.games.castle_von_loghan.treasures.getting import FindPlace, hold
from bothy.games.castle_von_loghan.treasures.places import owned, room_for
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat


def offer(castle: Castle, kind: int) -> None:
    castle.offer = kind
    if castle.sink is not None:
        castle.tell("offers", treasure(castle, kind), "treasure", "rewards", "offer")


def lay_aside(castle: Castle) -> None:
    """V57: what nobody wants lies open until the Reward deck is through."""
    if castle.sink is not None:
        castle.tell("lies-aside", treasure(castle, castle.offer), "treasure", "offer", "aside")
    castle.aside.append(castle.offer)
    castle.offer = NOTHING


def shuffle_aside(castle: Castle) -> None:
    for kind in castle.aside:
        shuffle_in(castle, kind)
    if castle.sink is not None and castle.aside:
        castle.tell("shuffled-back", {"count": len(castle.aside)})
    castle.aside = []


def has_room(castle: Castle, character: int) -> bool:
    return room_for(castle, character, castle.offer) != NOTHING


def able(castle: Castle, character: int) -> bool:
    """Whether a character has a Reward Point, and room for what is offered or something to trade for room."""
    return castle.points[character] > 0 and (has_room(castle, character) or may_trade(castle, character))


class OfferTo(Passage):
    """V57: in the order of tokens each may take it; those who tie bid for it. What nobody takes is laid aside."""

    group: int

    def play(self, castle: Castle) -> Steps:
        groups = pile_groups(castle)
        number = self.group
        while number < len(groups):
            some = [character for character in groups[number] if able(castle, character)]
            if len(some) == 1:
                return (TakeIt(some[0], number),)
            if some:
                castle.bids = [0] * castle.castle_box.characters
                return (Bidding(number, 0, 0),)
            number += 1
        lay_aside(castle)
        return ()


class TakeIt(Passage):
    """V57: a treasure is offered to one character; a Chaos Character takes a weapon that it needs."""

    character: int
    group: int

    def play(self, castle: Castle) -> Steps:
        if castle.is_chaos(self.character) and craves(castle, self.character) and has_room(castle, self.character):
            return take_reward(castle, self.character, 1)
        return (TakeOrNot(castle.keeper(self.character), self.character, self.group),)


def craves(castle: Castle, character: int) -> bool:
    """V82: a Chaos Character wants a weapon while its hands could hold more, or one stronger than those it has."""
    rows = castle.castle_box.rows.treasures
    if not rows[castle.offer].weapon:
        return False
    weapons = [row for row in owned(castle, character, LOOSE) if row.weapon]
    one_handed = len([row for row in weapons if row.hands < 2])
    if one_handed < 2 and one_handed == len(weapons):
        return True
    return rows[castle.offer].power > max([row.power for row in weapons])


class TakeOrNot(Asked):
    """V57: to take a treasure for a Reward Point, or to leave it to the others."""

    group: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [ACCEPT, REFUSE] if has_room(castle, self.character) else [REFUSE]
        trade_words(castle, self.character, some)
        return some

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        room = yes(has_room(castle, self.character))
        values = treasure(castle, castle.offer, person(castle, self.character), seat=seat, room=room)
        return Message(f"{KEY}-take-or-not.ask", values)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice is ACCEPT:
            return Message(f"{KEY}-why-no-place", treasure(castle, castle.offer, person(castle, self.character)))
        return super().why_not(castle, seat, choice)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if choice is ACCEPT:
            return take_reward(castle, self.character, 1)
        if isinstance(choice, Trade):
            return *propose(castle, choice), OfferTo(self.group)
        if castle.sink is not None:
            castle.tell("refuses-reward", treasure(castle, castle.offer, person(castle, self.character)))
        return (OfferTo(self.group + 1),)


def take_reward(castle: Castle, character: int, points: int) -> Steps:
    castle.points[character] -= points
    kind = castle.offer
    castle.offer = NOTHING
    if castle.sink is not None:
        castle.tell("takes-reward", treasure(castle, kind, person(castle, character), points=points))
    hold(castle, kind, -1)
    return (FindPlace(character, 0),)


class Bidding(Passage):
    """V58: tied characters bid Reward Points in turn, until nobody raises any more; the Leader settles what ties."""

    group: int
    turn: int
    quiet: int
    """How many in a row have bid no more."""

    def play(self, castle: Castle) -> Steps:
        some = [character for character in pile_groups(castle)[self.group] if able(castle, character)]
        if self.quiet >= len(some):
            return self.sold(castle)
        character = some[self.turn % len(some)]
        high = max(castle.bids)
        least = max(high, 1, castle.bids[character] + 1)
        leads_alone = high > 0 and castle.bids[character] == high and castle.bids.count(high) == 1
        if leads_alone or castle.points[character] < least:
            return (Bidding(self.group, self.turn + 1, self.quiet + 1),)
        if castle.is_chaos(character) and craves(castle, character) and has_room(castle, character):
            castle.bids[character] = least
            return (Bidding(self.group, self.turn + 1, 0),)
        return (Bid(castle.keeper(character), character, self.group, self.turn, self.quiet),)

    def sold(self, castle: Castle) -> Steps:
        high = max(castle.bids)
        if high == 0:
            return (OfferTo(self.group + 1),)
        best = [character for character, bid in enumerate(castle.bids) if bid == high]
        if len(best) == 1:
            return take_reward(castle, best[0], high)
        return (SettleBids(castle.keeper(castle.leader), castle.leader, self.group),)


class Bid(Asked):
    """V58: to bid as much as the highest, or more, or nothing more."""

    group: int
    turn: int
    quiet: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [DONE]
        if has_room(castle, self.character):
            least = max(max(castle.bids), 1, castle.bids[self.character] + 1)
            some += [AMOUNT[points] for points in range(least, castle.points[self.character] + 1)]
        trade_words(castle, self.character, some)
        return some

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        room = yes(has_room(castle, self.character))
        values = treasure(castle, castle.offer, person(castle, self.character), seat=seat, room=room)
        values["high"] = max(castle.bids)
        return Message(f"{KEY}-bid.ask", values)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Amount) and not has_room(castle, self.character):
            return Message(f"{KEY}-why-no-place", treasure(castle, castle.offer, person(castle, self.character)))
        return super().why_not(castle, seat, choice)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if isinstance(choice, Trade):
            return *propose(castle, choice), Bidding(self.group, self.turn, 0)
        if not isinstance(choice, Amount):
            if castle.sink is not None:
                castle.tell("bids-no-more", person(castle, self.character))
            return (Bidding(self.group, self.turn + 1, self.quiet + 1),)
        castle.bids[self.character] = choice.amount
        if castle.sink is not None:
            castle.tell("bids", person(castle, self.character, points=choice.amount))
        return (Bidding(self.group, self.turn + 1, 0),)


class SettleBids(Asked):
    """V58: the Leader says who of those with the same bid gets it."""

    group: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        high = max(castle.bids)
        return [TO[character] for character, bid in enumerate(castle.bids) if bid == high]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = treasure(castle, castle.offer, person(castle, self.character), seat=seat)
        return Message(f"{KEY}-settle-bids.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, To)
        return take_reward(castle, choice.character, castle.bids[choice.character])


class GiveReward(Asked):
    """V81: who plays alone gives each treasure to one of the characters, or returns it."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        characters = range(castle.castle_box.characters)
        return [RETURN, *[TO[c] for c in characters if room_for(castle, c, castle.offer) != NOTHING]]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        return Message(f"{KEY}-give-reward.ask", treasure(castle, castle.offer, seat=seat))

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if isinstance(choice, To):
            return take_reward(castle, choice.character, 0)
        lay_aside(castle)
        return ()
