"""Combat cards: drawn, played and discarded."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import card, person
from bothy.games.castle_von_loghan.choices import KEY
from bothy.games.castle_von_loghan.effects.effect import perform_now
from bothy.games.castle_von_loghan.passages import Drawn, Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.message import Message


def kinds_in(hand: list[int]) -> int:
    """The kinds of cards in a hand, as a mask."""
    mask = 0
    for kind in hand:
        if kind >= 0:
            mask |= 1 << kind
    return mask


def count(cards: list[int]) -> int:
    """How many cards a deck has."""
    total = 0
    for copies in cards:
        total += copies
    return total


class DrawCard(Drawn):
    """V37: a card from the combat deck of a character."""

    character: int

    def bag(self, castle: Castle) -> list[int]:
        return castle.decks[self.character]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.decks[self.character][outcome] -= 1
        castle.hands[self.character] = [*castle.hands[self.character], outcome]
        if castle.sink is not None:
            mask = castle.castle_box.keeper_masks[self.character]
            values = card(castle, outcome, person(castle, self.character))
            castle.tell("draws-card", values, "card", "deck", f"hand:{self.character}", mask)
        return ()

    def title(self, castle: Castle) -> Message:
        return Message(f"{KEY}-draw-card", person(castle, self.character))


def leave_hand(castle: Castle, character: int, kind: int) -> None:
    """A card of this kind leaves the hand."""
    hand = castle.hands[character].copy()
    hand.remove(kind)
    castle.hands[character] = hand


class LoseCard(Showing):
    """V43: a card leaves the hand for the discard pile, where all see it."""

    character: int
    card: int

    def play(self, castle: Castle) -> Steps:
        lose_card(castle, self.character, self.card)
        return ()


def lose_card(castle: Castle, character: int, kind: int) -> None:
    leave_hand(castle, character, kind)
    castle.discards[character * castle.castle_box.kinds + kind] += 1
    if castle.sink is not None:
        castle.tell("discards", card(castle, kind, person(castle, character)), "card", f"hand:{character}", "discards")


def shuffle_discards(castle: Castle, character: int) -> None:
    """The discards of a character become part of the deck again."""
    kinds = castle.castle_box.kinds
    deck = castle.decks[character]
    for kind in range(kinds):
        deck[kind] += castle.discards[character * kinds + kind]
        castle.discards[character * kinds + kind] = 0


def play_card(castle: Castle, character: int, kind: int, energy: int = 0, clarity: int = 0) -> Steps:
    """A card is played face up, for so much Energy and Clarity, and does what it says."""
    leave_hand(castle, character, kind)
    castle.played[character * castle.castle_box.kinds + kind] += 1
    if castle.sink is not None:
        values = card(castle, kind, person(castle, character), energy=energy, clarity=clarity)
        values["energy_left"], values["clarity_left"] = castle.energy[character], castle.clarity
        castle.tell("plays-card", values, "card", f"hand:{character}", f"played:{character}")
    return perform_now(castle, castle.castle_box.rows.combat[kind].effects, character)
