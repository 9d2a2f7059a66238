"""Sneaking into a room, with the Invisibility Cloak or without."""

from __future__ import annotations

from bothy.games.castle_von_loghan.alert.phase import SneakCoin
from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.box import CLOAK
from bothy.games.castle_von_loghan.choices import KEPT, Sneak, slot
from bothy.games.castle_von_loghan.content.rows import ROOM_KEYS
from bothy.games.castle_von_loghan.passages import Passage, Showing
from bothy.games.castle_von_loghan.refresh.searching import Peek
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import add_energy
from bothy.games.castle_von_loghan.treasures.getting import TakeTreasure
from bothy.games.castle_von_loghan.treasures.places import can_equip


def cloak_cost(castle: Castle, character: int) -> int:
    return max(0, CLOAK - cloak_cheaper(castle, character))


def sneak(castle: Castle, character: int, choice: Sneak) -> Steps:
    """V67, V68: 1 Clarity for a treasure and a look at a token; then a coin, unless the cloak is paid for."""
    castle.clarity -= 1
    colour = castle.colour(choice.room)
    if castle.sink is not None:
        castle.tell("sneaks", person(castle, character, room=ROOM_KEYS[choice.room], clarity=castle.clarity))
    if choice.cloak:
        return PayCloak(character), TakeTreasure(character, colour), Peek(character, choice.room)
    return TakeTreasure(character, colour), Peek(character, choice.room), SneakAlert(colour)


class PayCloak(Showing):
    """V68: Energy for the cloak; who pays less than others shows that something in the backpack makes it cheaper."""

    character: int

    def play(self, castle: Castle) -> Steps:
        cost = cloak_cost(castle, self.character)
        add_energy(castle, self.character, -cost)
        if castle.sink is not None:
            values = person(castle, self.character, energy=cost, now=castle.energy[self.character])
            castle.tell("pays-cloak", values)
        return ()


class SneakAlert(Passage):
    """V67: the coin for who sneaks."""

    colour: int

    def play(self, castle: Castle) -> Steps:
        return (SneakCoin(self.colour),)


def cloak_cheaper(castle: Castle, character: int) -> int:
    """How much less the Invisibility Cloak costs a character, by the best of what he could equip."""
    start = slot(character, 0)
    best = 0
    for place in range(KEPT):
        face = castle.faces[start + place]
        if face >= 0:
            row = castle.castle_box.rows.treasures[face]
            if row.traits and row.cheaper("cloak") > best and can_equip(castle, character, place):
                best = row.cheaper("cloak")
    return best
