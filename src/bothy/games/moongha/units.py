"""Humans: heroes and four kinds of military."""

from __future__ import annotations

from typing import Final, NewType

Unit = NewType("Unit", int)
"""A hero or a kind of military by its place in UNIT_NAMES."""
UNIT_NAMES: Final = ["hero", "infantry", "armour", "air-force", "a-bomb"]
UNITS: Final = 5
HERO: Final = Unit(0)
INFANTRY: Final = Unit(1)
ARMOUR: Final = Unit(2)
AIR_FORCE: Final = Unit(3)
A_BOMB: Final = Unit(4)
EVERY_UNIT: Final = [Unit(unit) for unit in range(len(UNIT_NAMES))]
HUMANS: Final = 3
"""Heroes, infantry and armour stay in cities; the other two only pass through."""
UNIT_DICE: Final = [1, 2, 3, 4, 8]
