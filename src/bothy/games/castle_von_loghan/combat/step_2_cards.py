"""Step 2 of a combat round: drawing, extra cards, and a breather."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.box import EXTRA_CARD
from bothy.games.castle_von_loghan.choices import BLOWS, CHARACTERS, DONE, EXTRA, KEY, LOSE, RECUPERATE, Lose, Values
from bothy.games.castle_von_loghan.combat.cards import DrawCard, count, kinds_in, lose_card, shuffle_discards
from bothy.games.castle_von_loghan.combat.equipped import discount
from bothy.games.castle_von_loghan.passages import Asked, Showing, Turn, questions
from bothy.games.castle_von_loghan.pauses import AT_STEP_2, pause, pause_words
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


def hand_size(castle: Castle, character: int) -> int:
    """V37, V38: the number of cards to draw up to."""
    size = castle.castle_box.hand_size
    if castle.fight == 1:
        size += (castle.initiative >> character & 1) - (castle.overwhelmed >> character & 1)
    return size


class DrawUp(Turn):
    """V37: cards are drawn up to five, or four; who cannot must Recuperate."""

    def play(self, castle: Castle) -> Steps:
        character = self.character
        size = hand_size(castle, character)
        castle.initiative &= ~(1 << character)
        castle.overwhelmed &= ~(1 << character)
        needed = size - len(castle.hands[character])
        if needed <= 0:
            return ()
        if count(castle.decks[character]) < needed:
            return (ForcedRest(character),)
        return DRAW_UP[character][needed]


FULL_HAND: Final = 6
"""Five cards, and one for the initiative."""
DRAW_UP: Final[list[list[Steps]]] = [
    [tuple([DrawCard(character)] * needed) for needed in range(FULL_HAND + 1)] for character in range(CHARACTERS)
]
"""So many cards for a character."""


class ForcedRest(Turn):
    """V41: who cannot draw up loses all cards, shuffles everything and sits out the combat round."""

    def play(self, castle: Castle) -> Steps:
        character = self.character
        castle.resting |= 1 << character
        deck = castle.decks[character]
        for kind in castle.hands[character]:
            deck[kind] += 1
        castle.hands[character] = []
        shuffle_discards(castle, character)
        if castle.sink is not None:
            castle.tell("recuperates", person(castle, character, how="forced"))
        return ()


class MoreCards(Turn):
    """V39: Clarity buys cards, in the order of the table; and one may Recuperate."""

    def play(self, castle: Castle) -> Steps:
        if castle.resting >> self.character & 1:
            return ()
        return READY[castle.keeper(self.character)][self.character]


def extra_cost(castle: Castle, character: int) -> int:
    return max(0, EXTRA_CARD - discount(castle, character, "extra-card"))


class Ready(Asked):
    """V39: Step 2: extra cards, a breather, or on into the fight."""

    def untold(self) -> str:
        return "the fight goes on; extra cards and breathers are told"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character = self.character
        some: list[Choice] = [DONE, RECUPERATE]
        if castle.clarity >= extra_cost(castle, character) and count(castle.decks[character]):
            some.append(EXTRA)
        pause_words(castle, character, AT_STEP_2, some)
        return some

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice is EXTRA:
            deck = castle.decks[self.character]
            blows = sum([deck[kind] for kind in BLOWS])
            values: Values = {"clarity": extra_cost(castle, self.character), "blows": blows, "deck": sum(deck)}
            return Message(f"{KEY}-draw.cost", values)
        return super().label(castle, seat, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice is EXTRA:
            return Message(f"{KEY}-why-not-extra", {"clarity": extra_cost(castle, self.character)})
        return Message(f"{KEY}-why-not", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        character = self.character
        if choice is DONE:
            return ()
        if choice is RECUPERATE:
            castle.resting |= 1 << character
            if castle.sink is not None:
                values = person(castle, character)
                values["how"] = "chosen"
                castle.tell("recuperates", values)
            return let_go(castle, character)
        if choice is EXTRA:
            cost = extra_cost(castle, character)
            castle.clarity -= cost
            if castle.sink is not None:
                castle.tell("extra-card", person(castle, character, clarity=cost, clarity_left=castle.clarity))
            return DrawCard(character), MoreCards(character)
        return *pause(castle, choice, AT_STEP_2), MoreCards(character)


READY: Final = questions(Ready)


def let_go(castle: Castle, character: int) -> Steps:
    """V40: who takes a breather may discard any cards, MISS too."""
    return DISCARD_ANY[castle.keeper(character)][character] if castle.hands[character] else ()


class DiscardAny(Asked):
    """V40: cards are discarded one by one until one is done."""

    def untold(self) -> str:
        return "each card that is let go is told, and that one recuperates"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        held = kinds_in(castle.hands[self.character])
        some: list[Choice] = [DONE]
        for kind in range(castle.castle_box.kinds):
            if held >> kind & 1:
                some.append(LOSE[kind])
        return some

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if choice is DONE:
            return ()
        assert isinstance(choice, Lose)
        return (LetGo(self.character, choice.card),)


DISCARD_ANY: Final = questions(DiscardAny)


class LetGo(Showing):
    """V40: a card is let go, and perhaps another."""

    character: int
    card: int

    def play(self, castle: Castle) -> Steps:
        lose_card(castle, self.character, self.card)
        return let_go(castle, self.character)
