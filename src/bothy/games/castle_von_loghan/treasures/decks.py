"""The decks of treasures, and which of them is drawn from where one has run out."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.choices import Slot
from bothy.games.castle_von_loghan.content.rows import BLUE, GREEN, RED
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.places import lift
from bothy.kernel.table import NOTHING

INSTEAD: Final = [[BLUE, RED], [GREEN, RED], [BLUE, GREEN], [RED, BLUE, GREEN]]
"""From which deck one draws where one colour has run out, by that colour."""


def treasure_colour(castle: Castle, colour: int) -> int:
    """V34: the deck a treasure of this colour comes from: its own, the discards shuffled, or another; or NOTHING."""
    for instead in (colour, *INSTEAD[colour]):
        deck = castle.treasure_decks[instead]
        first, last = castle.castle_box.treasure_first[instead], castle.castle_box.treasure_first[instead + 1]
        for kind in range(first, last):
            if deck[kind]:
                return instead
        if any(castle.treasure_discards[first:last]):
            for kind in range(first, last):
                deck[kind] += castle.treasure_discards[kind]
                castle.treasure_discards[kind] = 0
            return instead
    return NOTHING


def shuffle_in(castle: Castle, kind: int) -> None:
    """A treasure goes back into its deck."""
    castle.treasure_decks[castle.castle_box.rows.treasures[kind].colour][kind] += 1


def discard_treasure(castle: Castle, place: Slot) -> None:
    castle.treasure_discards[castle.faces[place]] += 1
    lift(castle, place)
