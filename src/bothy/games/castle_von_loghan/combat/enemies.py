"""The enemies in their row: which of them stand, and what they have taken."""

from __future__ import annotations

from bothy.games.castle_von_loghan.table import Castle


def alive(castle: Castle, foe: int) -> bool:
    return foe not in castle.fallen


def standing(castle: Castle) -> list[int]:
    down = 0
    for foe in castle.fallen:
        down |= 1 << foe
    return [foe for foe in range(len(castle.foes)) if not down >> foe & 1]


def hurt(castle: Castle, foe: int) -> int:
    """Damage tokens on an enemy."""
    width = castle.castle_box.characters + 1
    wounds = castle.wounds
    total = 0
    for token in range(foe * width, (foe + 1) * width):
        total += wounds[token]
    return total


def left_of(castle: Castle, foe: int) -> int:
    """The Damage an enemy can still take."""
    return castle.foe_health[foe] - hurt(castle, foe)


def tokens_of(castle: Castle, character: int) -> int:
    """Damage tokens of a character on all enemies."""
    return sum(castle.wounds[character :: castle.castle_box.characters + 1])


def weakness(castle: Castle, foe: int) -> int:
    return castle.enemy(foe).weakness


def foe_colour(castle: Castle, foe: int) -> int:
    return castle.enemy(foe).colour
