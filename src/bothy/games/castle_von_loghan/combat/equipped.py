"""What the treasures in a character's hands give in a fight."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import LEFT, RIGHT, Slot, slot
from bothy.games.castle_von_loghan.content.rows import MELEE, Treasure
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import DROPPED


def equipped(castle: Castle, place: Slot) -> Treasure | None:
    """The treasure in a hand, unless it is Dropped."""
    face = castle.faces[place]
    return None if face < 0 or castle.marks[place] & DROPPED else castle.castle_box.rows.treasures[face]


def types_held(castle: Castle, character: int) -> int:
    """The types of a character's weapons, as a mask; who has none fights Melee."""
    return weapons_held(castle, character) or MELEE


def weapons_held(castle: Castle, character: int) -> int:
    """The types of a character's weapons, as a mask; 0 without one."""
    left, right = equipped(castle, slot(character, LEFT)), equipped(castle, slot(character, RIGHT))
    return (0 if left is None else left.types) | (0 if right is None else right.types)


def combat_power(castle: Castle, character: int) -> int:
    """What a character's hands give, and 1 without a weapon; and what was added for this combat round."""
    weapons = weapons_held(castle, character)
    power = castle.extra_power[character]
    if weapons == 0:
        power += 1
    for place in range(slot(character, LEFT), slot(character, RIGHT) + 1):
        row = equipped(castle, Slot(place))
        if row is not None and (row.power_with == 0 or row.power_with & weapons):
            power += row.power
    return power


def trait_held(castle: Castle, character: int, trait: str) -> int:
    """The sum of a trait over what is in a character's hands."""
    total = 0
    for place in range(slot(character, LEFT), slot(character, RIGHT) + 1):
        row = equipped(castle, Slot(place))
        if row is not None and row.traits:
            total += row.trait(trait)
    return total


def discount(castle: Castle, character: int, what: str) -> int:
    """How much less something costs by what is in a character's hands."""
    total = 0
    for place in range(slot(character, LEFT), slot(character, RIGHT) + 1):
        row = equipped(castle, Slot(place))
        if row is not None and row.traits:
            total += row.cheaper(what)
    return total
