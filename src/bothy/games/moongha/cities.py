"""The twelve cities, and what lies in them."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel.table import NOTHING

City = NewType("City", int)
"""A city by its place in CITY_KEYS; for a monster that is in none, why not."""
CITY_KEYS: Final = [
    "los-angeles",
    "new-york",
    "rio-de-janeiro",
    "london",
    "paris",
    "rome",
    "cairo",
    "moscow",
    "mumbai",
    "beijing",
    "tokyo",
    "sydney",
]
CITIES: Final = 12
EVERY_CITY: Final = [City(city) for city in range(CITIES)]
COLOURS: Final = 5
"""Damage cubes of a city: one entry for each of four seats, and the black ones."""
BLACK: Final = 4
CITY_HOLDS: Final = 8
"""A city takes no more cubes than this."""
CUBES: Final = 20
"""Damage cubes of a seat."""
IN_BOX: Final = City(NOTHING)
"""The place of a counter that waits in its monster box."""
EATEN: Final = City(-3)
"""The place of a counter that lies in a rival's Moogre box."""
ABSENT: Final = City(-4)
"""The place of a counter that this box does not have."""
