"""The three gnomes of a seat."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel.table import NOTHING

Gnome = NewType("Gnome", int)
"""A gnome of a seat by his place in GNOME_NAMES."""
GNOME_NAMES: Final = ["wise", "ball", "magik"]
GNOMES: Final = 3
WISE: Final = Gnome(0)
BALL: Final = Gnome(1)
MAGIK: Final = Gnome(2)
NO_GNOME: Final = Gnome(NOTHING)
EVERY_GNOME: Final = [WISE, BALL, MAGIK]
