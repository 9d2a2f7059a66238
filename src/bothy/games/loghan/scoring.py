"""Data Points at the end of Exploration."""

from __future__ import annotations

from typing import Final

from bothy.games.loghan.choices import KEPT
from bothy.games.loghan.rows import VIOLET
from bothy.games.loghan.table import Castle

TROPHY: Final = [1, 2, 3, 5]
"""Data Points of a trophy by its colour."""
A_KIND: Final = 3
"""Trophies of different kinds of one colour for which there is a bonus."""
FOR_KINDS: Final = 2
FOR_COLOURS: Final = 3
"""Data Points for a trophy of each colour, bosses not counted."""
ENERGY_A_POINT: Final = 5


def data_points(castle: Castle, character: int) -> int:
    """V77: trophies and their sets, treasures that count, and a point for every 5 Energy, treasures disenchanted."""
    rows = castle.castle_box.rows
    energy = castle.energy[character]
    points = 0
    for place in range(character * KEPT, (character + 1) * KEPT):
        face = castle.faces[place]
        if face >= 0:
            row = rows.treasures[face]
            points += row.trait("data")
            if row.cost > 2:
                energy += row.cost - 2
    return points + energy // ENERGY_A_POINT + trophy_points(castle, character)


def trophy_points(castle: Castle, character: int) -> int:
    """What trophies are worth: each by its colour, three kinds of a colour, and one of each colour."""
    rows = castle.castle_box.rows
    kinds: list[set[int]] = [set() for _ in range(VIOLET + 1)]
    points = 0
    for card in castle.trophies[character]:
        if card >= 0:
            colour = rows.enemies[card // 2].colour
            kinds[colour].add(card // 2)
            points += TROPHY[colour]
    for some in kinds:
        if len(some) >= A_KIND:
            points += FOR_KINDS
    if all(kinds[:VIOLET]):
        points += FOR_COLOURS
    return points
