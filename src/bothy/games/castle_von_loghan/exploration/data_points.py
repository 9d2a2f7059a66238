"""Data Points at the end of Exploration."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.content.rows import VIOLET, Treasure, kind_of_card
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.places import owned

A_KIND: Final = 3
"""Trophies of different kinds of one colour for which there is a bonus."""
FOR_KINDS: Final = 2
FOR_COLOURS: Final = 3
"""Data Points for a trophy of each colour, bosses not counted."""
ENERGY_A_POINT: Final = 5


def data_points(castle: Castle, character: int) -> int:
    """V77: trophies and their sets, treasures that count, and a point for every 5 Energy, treasures disenchanted."""
    return sum(data_lines(castle, character))


def data_lines(castle: Castle, character: int) -> list[int]:
    """V77, line by line: trophies, their sets, treasures, and Energy."""
    mine = owned(castle, character)
    energy = castle.energy[character] + disenchanted(mine)
    return [*trophy_lines(castle, character), sum([row.trait("data") for row in mine]), energy // ENERGY_A_POINT]


def disenchanted(some: list[Treasure]) -> int:
    """The Energy that treasures would bring."""
    return sum([max(0, row.cost - 2) for row in some])


def trophy_lines(castle: Castle, character: int) -> tuple[int, int]:
    """What trophies are worth: each by its colour; and in sets, three kinds of a colour, and one of each colour."""
    rows = castle.castle_box.rows
    kinds: list[set[int]] = [set() for _ in range(VIOLET + 1)]
    points, sets = 0, 0
    for card in castle.trophies[character]:
        if card >= 0:
            kind = kind_of_card(card)
            colour = rows.enemies[kind].colour
            kinds[colour].add(kind)
            points += castle.castle_box.trophy[colour]
    for some in kinds:
        if len(some) >= A_KIND:
            sets += FOR_KINDS
    if all(kinds[:VIOLET]):
        sets += FOR_COLOURS
    return points, sets
