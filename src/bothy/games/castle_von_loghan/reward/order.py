"""The order of rewards."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import KEPT, LOOSE
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.places import can_equip


def pile_groups(castle: Castle) -> list[list[int]]:
    """The characters by their piles of tokens, the highest first; those with as many together, in the order of play."""
    groups: list[list[int]] = []
    for pile in sorted(set(castle.piles), reverse=True):
        groups.append([character for character in castle.order() if castle.piles[character] == pile])
    return groups


def shown_tokens(castle: Castle, character: int) -> int:
    """Tokens that treasures count for in the order of rewards; who uses one shows it."""
    start = character * KEPT
    total = 0
    for place in range(LOOSE):
        face = castle.faces[start + place]
        if face >= 0:
            row = castle.castle_box.rows.treasures[face]
            if row.traits and row.trait("tokens") and can_equip(castle, character, place):
                total += row.trait("tokens")
                castle.knows[start + place] = -1
    return total
