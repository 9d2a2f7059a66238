"""Combat cards discarded, and cards one is rid of."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import partner_of, person
from bothy.games.castle_von_loghan.choices import COUNTER, DONE, HARD_COUNTER, LOSE, PARRY, TO, Lose, To
from bothy.games.castle_von_loghan.combat.cards import LoseCard, kinds_in
from bothy.games.castle_von_loghan.combat.step_3_aid import reach
from bothy.games.castle_von_loghan.content.fields import COUNT, YES, Said, Says, one_of
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance
from bothy.kernel.table import Seat


class DiscardCards(Effect):
    """V43: cards are discarded, by choice or at random, or if one likes; a sticky card never by choice of a card."""

    do: ClassVar[str] = "discard"
    says: ClassVar[Says] = {
        "n": COUNT,
        "who": one_of(["you", "one-in-reach", "leader", "each"], "you"),
        "random": YES,
        "may": YES,
    }

    def read(self, said: Said) -> None:
        super().read(said)
        self.random: bool = said["random"]
        self.may: bool = said["may"]
        """Whether one may keep one's cards instead."""

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        if self.who == "one-in-reach":
            if not in_reach(castle, character):
                return ()
            return (AidWhom(castle.keeper(character), character, self.effect),)
        if self.may and self.who == "you":
            return may_discard(castle, character, self.n)
        some = [character]
        if self.who == "leader":
            some = [castle.leader]
        elif self.who == "each":
            some = castle.order()
        random = 1 if self.random else 0
        return tuple([DiscardOne(character, random) for character in some for _ in range(self.n)])

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        hand = castle.hands[character]
        return COUNTER in hand or HARD_COUNTER in hand or PARRY in hand


def in_reach(castle: Castle, character: int) -> list[int]:
    """V43: the neighbours that take part in this combat round."""
    return [other for other in reach(castle, character) if not castle.resting >> other & 1]


class AidWhom(Asked):
    """V43: which neighbour may discard too."""

    effect: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TO[character] for character in in_reach(castle, self.character) or reach(castle, self.character)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, To)
        if castle.sink is not None:
            castle.tell("aids", person(castle, self.character, **partner_of(castle, choice.character)))
        effect = castle.castle_box.rows.effects[self.effect]
        assert isinstance(effect, DiscardCards)
        if effect.may:
            return may_discard(castle, choice.character, effect.n)
        return tuple([DiscardOne(choice.character, 0)] * effect.n)


def may_discard(castle: Castle, character: int, count: int) -> Steps:
    """V43: who has cards is asked, whatever they are, since others do not know."""
    return (DiscardOrNot(castle.keeper(character), character),) * min(count, len(castle.hands[character]))


class DiscardOrNot(Asked):
    """V43: to discard a card, or to keep all."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [DONE, *[LOSE[kind] for kind in losable(castle, self.character)]]

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return (
            Message("castle-von-loghan-discard-or-not.done") if choice is DONE else super().label(castle, seat, choice)
        )

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message("castle-von-loghan-why-not-discard", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if isinstance(choice, Lose):
            return (LoseCard(self.character, choice.card),)
        if castle.sink is not None:
            castle.tell("keeps-cards", person(castle, self.character))
        return ()


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


class RidMiss(Effect):
    """V53: cards that stay in the hand otherwise may be discarded."""

    do: ClassVar[str] = "rid-miss"
    says: ClassVar[Says] = {"n": COUNT}
    dear: ClassVar[float] = 0.4

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return tuple([RidOne(castle.keeper(character), character)] * self.n)


class RidOne(Asked):
    """V53: to discard a card that cannot be played."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        rows = castle.castle_box.rows.combat
        hand = castle.hands[self.character]
        return [DONE, *[LOSE[kind] for kind in range(len(rows)) if kind in hand and rows[kind].sticky]]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return (LoseCard(self.character, choice.card),) if isinstance(choice, Lose) else ()
