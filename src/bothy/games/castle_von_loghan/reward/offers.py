"""Treasures offered in the order of rewards, and bids of those who tie."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.choices import ACCEPT, AMOUNT, DONE, KEY, LOOSE, REFUSE, RETURN, TO, Amount, To
from bothy.games.castle_von_loghan.passages import Asked, Passage
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


def able(castle: Castle, character: int) -> bool:
    """Whether a character has a Reward Point and room for what is offered."""
    return castle.points[character] > 0 and room_for(castle, character, castle.offer) != NOTHING


class OfferTo(Passage):
    """V57: in the order of tokens each may take it; those who tie bid for it. What nobody takes is shuffled back."""

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
        if castle.sink is not None:
            castle.tell("nobody-takes", treasure(castle, castle.offer))
        shuffle_in(castle, castle.offer)
        castle.offer = NOTHING
        return ()


class TakeIt(Passage):
    """V57: a treasure is offered to one character; a Chaos Character takes a weapon that it needs."""

    character: int
    group: int

    def play(self, castle: Castle) -> Steps:
        if castle.is_chaos(self.character) and craves(castle, self.character):
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
        return [ACCEPT, REFUSE]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = treasure(castle, castle.offer, person(castle, self.character), seat=seat)
        return Message(f"{KEY}-take-or-not.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return take_reward(castle, self.character, 1) if choice is ACCEPT else (OfferTo(self.group + 1),)


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
            return self.sold(castle, some)
        character = some[self.turn % len(some)]
        high = max(castle.bids)
        least = max(high, 1, castle.bids[character] + 1)
        leads_alone = high > 0 and castle.bids[character] == high and castle.bids.count(high) == 1
        if leads_alone or castle.points[character] < least:
            return (Bidding(self.group, self.turn + 1, self.quiet + 1),)
        if castle.is_chaos(character) and craves(castle, character):
            castle.bids[character] = least
            return (Bidding(self.group, self.turn + 1, 0),)
        return (Bid(castle.keeper(character), character, self.group, self.turn, self.quiet),)

    def sold(self, castle: Castle, some: list[int]) -> Steps:
        high = max(castle.bids)
        if high == 0:
            return (OfferTo(self.group + 1),)
        best = [character for character in some if castle.bids[character] == high]
        if len(best) == 1:
            return take_reward(castle, best[0], high)
        return (SettleBids(castle.keeper(castle.leader), castle.leader, self.group),)


class Bid(Asked):
    """V58: to bid as much as the highest, or more, or nothing more."""

    group: int
    turn: int
    quiet: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        least = max(max(castle.bids), 1, castle.bids[self.character] + 1)
        return [DONE, *[AMOUNT[points] for points in range(least, castle.points[self.character] + 1)]]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = treasure(castle, castle.offer, person(castle, self.character), seat=seat, high=max(castle.bids))
        return Message(f"{KEY}-bid.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if not isinstance(choice, Amount):
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
        shuffle_in(castle, castle.offer)
        castle.offer = NOTHING
        return ()
