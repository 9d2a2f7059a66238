"""Effects of combat: cards drawn and discarded, weapons dropped, enemies mended, and the rest of a fight."""

from __future__ import annotations

from bothy.games.castle_von_loghan.arms import types_held
from bothy.games.castle_von_loghan.cards import DrawCard, LoseCard, count, kinds_in
from bothy.games.castle_von_loghan.choices import (
    DONE,
    KEPT,
    LEFT,
    LOSE,
    OFFER,
    RIGHT,
    TO,
    Lose,
    Offer,
    To,
)
from bothy.games.castle_von_loghan.doing import (
    Asked,
    Doing,
    Passage,
)
from bothy.games.castle_von_loghan.labels import enemy, person, treasure
from bothy.games.castle_von_loghan.rows import TYPES
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance
from bothy.kernel.table import Seat


def reach(castle: Castle, character: int) -> list[int]:
    """V43: the characters to the left and right."""
    count = castle.castle_box.characters
    left, right = (character + 1) % count, (character - 1) % count
    return [left] if left == right else sorted([left, right])


class DrawCards(Doing):
    """V45: cards for the character, or for those in Reach; some only with a weapon of a type."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        if row.word and not types_held(castle, self.character) >> TYPES.index(row.word) & 1:
            return ()
        some = reach(castle, self.character) if row.who == "reach" else [self.character]
        return tuple([DrawOne(character) for character in some for _ in range(row.n)])


class DrawOne(Passage):
    """V45: a card, if the deck has one."""

    character: int

    def play(self, castle: Castle) -> Steps:
        return (DrawCard(self.character),) if count(castle.decks[self.character]) else ()


class DiscardCards(Doing):
    """V43: cards are discarded, by choice or at random; a sticky card never by choice of a card."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        if row.who == "one-in-reach":
            return (AidWhom(castle.keeper(self.character), self.character, self.effect),)
        some = [self.character]
        if row.who == "leader":
            some = [castle.leader]
        elif row.who == "each":
            some = castle.order()
        random = 1 if row.word == "random" else 0
        return tuple([DiscardOne(character, random) for character in some for _ in range(row.n)])


class AidWhom(Asked):
    """V43: which neighbour may discard too."""

    effect: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TO[character] for character in reach(castle, self.character)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, To)
        count = castle.castle_box.rows.effects[self.effect].n
        return tuple([DiscardOne(choice.character, 0)] * count)


class DiscardOne(Passage):
    """V43: one card is discarded, if there is one that can be."""

    character: int
    random: int

    def play(self, castle: Castle) -> Steps:
        if self.random:
            return (LoseAny(self.character),) if castle.hands[self.character] else ()
        if not losable(castle, self.character):
            return ()
        return (DiscardWhich(castle.keeper(self.character), self.character),)


def losable(castle: Castle, character: int) -> list[int]:
    """The kinds of cards a character can discard where a card says so."""
    rows = castle.castle_box.rows.combat
    held = kinds_in(castle.hands[character])
    return [kind for kind in range(len(rows)) if held >> kind & 1 and not rows[kind].sticky]


class DiscardWhich(Asked):
    """V43: which card is discarded."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [LOSE[kind] for kind in losable(castle, self.character)]
        return some or [DONE]  # others may imagine a hand of nothing but MISS

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message("castle-von-loghan-why-not-discard", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return (LoseCard(self.character, choice.card),) if isinstance(choice, Lose) else ()


class LoseAny(Chance[Castle]):
    """V51: a card of a hand, drawn at random."""

    character: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        hand = castle.hands[self.character]
        return [(kind, hand.count(kind)) for kind in range(castle.castle_box.kinds) if kind in hand]

    def toss(self, castle: Castle, luck: Luck) -> int:
        hand = castle.hands[self.character]
        return hand[luck.below(len(hand))]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        return (LoseCard(self.character, outcome),)


class DropWeapon(Doing):
    """V52: who has dealt most Damage in this combat round Drops a weapon."""

    def play(self, castle: Castle) -> Steps:
        most = max(castle.dealt)
        if most == 0:
            return ()
        character = next(some for some in castle.order() if castle.dealt[some] == most)
        hands = droppable(castle, character)
        if not hands:
            return ()
        if len(hands) == 1:
            drop(castle, character, hands[0])
            return ()
        return (DropWhich(castle.keeper(character), character),)


def droppable(castle: Castle, character: int) -> list[int]:
    """The hands with a weapon that is not Dropped yet."""
    start = character * KEPT
    return [
        hand
        for hand in (LEFT, RIGHT)
        if castle.faces[start + hand] >= 0
        and castle.treasure(start + hand).weapon
        and not castle.marks[start + hand] & DROPPED
    ]


def drop(castle: Castle, character: int, hand: int) -> None:
    castle.marks[character * KEPT + hand] |= 2
    if castle.sink is not None:
        castle.tell("drops", treasure(castle, castle.faces[character * KEPT + hand], person(castle, character)))


class DropWhich(Asked):
    """V52: which of two weapons is Dropped."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [OFFER[hand] for hand in droppable(castle, self.character)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Offer)
        drop(castle, self.character, choice.place)
        return ()


class Mend(Doing):
    """V51: Damage tokens are removed from the enemy that attacks; the Leader chooses whose."""

    def play(self, castle: Castle) -> Steps:
        return tuple([MendOne(self.foe)] * self.row(castle).n)


class MendOne(Passage):
    """V51: one token is removed."""

    foe: int

    def play(self, castle: Castle) -> Steps:
        owners = wounded_by(castle, self.foe)
        if not owners:
            return ()
        if len(owners) == 1:
            mend(castle, self.foe, owners[0])
            return ()
        return (MendWhich(castle.keeper(castle.leader), castle.leader, self.foe),)


def wounded_by(castle: Castle, foe: int) -> list[int]:
    """The characters with tokens on an enemy; tokens of nobody come first."""
    characters = castle.castle_box.characters
    width = characters + 1
    if castle.wounds[foe * width + characters]:
        return [characters]
    return [character for character in range(characters) if castle.wounds[foe * width + character]]


def mend(castle: Castle, foe: int, owner: int) -> None:
    castle.wounds[foe * (castle.castle_box.characters + 1) + owner] -= 1
    if castle.sink is not None:
        castle.tell("mends", enemy(castle, foe))


class MendWhich(Asked):
    """V51: whose token is removed."""

    foe: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TO[character] for character in wounded_by(castle, self.foe)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, To)
        mend(castle, self.foe, choice.character)
        return ()


class HoldLine(Doing):
    """V42: Priority 3 cards cost nothing in this combat round, for the character and those in Reach."""

    def play(self, castle: Castle) -> Steps:
        for character in (self.character, *reach(castle, self.character)):
            castle.guarded |= 1 << character
        return ()


class Power(Doing):
    """V36: more Combat Power in this combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.extra_power[self.character] += self.row(castle).n
        return ()


class Whet(Doing):
    """V36: the first Damage in this combat round gets more."""

    def play(self, castle: Castle) -> Steps:
        castle.whetted[self.character] += self.row(castle).n
        return ()


class SkipAttacks(Doing):
    """V51: no enemy attacks in this combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.skipping = 1
        return ()


class Soften(Doing):
    """V50: the attack that is being resolved takes less Health."""

    def play(self, castle: Castle) -> Steps:
        castle.softened += self.row(castle).n
        return ()


class RidMiss(Doing):
    """V53: cards that stay in the hand otherwise may be discarded."""

    def play(self, castle: Castle) -> Steps:
        return tuple([RidOne(castle.keeper(self.character), self.character)] * self.row(castle).n)


class RidOne(Asked):
    """V53: to discard a card that cannot be played."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        rows = castle.castle_box.rows.combat
        hand = castle.hands[self.character]
        return [DONE, *[LOSE[kind] for kind in range(len(rows)) if kind in hand and rows[kind].sticky]]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return (LoseCard(self.character, choice.card),) if isinstance(choice, Lose) else ()
