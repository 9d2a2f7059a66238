"""What everything is worth at the end."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.cities import CITIES, CITY_HOLDS, COLOURS, CUBES, City
from bothy.games.moongha.monsters import DRAKOOR, KINDS
from bothy.games.moongha.table import Earth
from bothy.kernel.table import Seat

SAFE: Final = 5
HURT: Final = 3
MOST: Final = 4
SHARED_MOST: Final = 2
SECOND: Final = 1
LURKING: Final = 3


def counter_points(damage: int) -> int:
    """M48: a city counter is worth five with one cube or none in its city, nothing with eight, else three."""
    if damage >= CITY_HOLDS:
        return 0
    return SAFE if damage <= 1 else HURT


def secret_points(earth: Earth, seat: Seat) -> int:
    """M48: what the city counters of a seat are worth, held or turned up."""
    points = 0
    for city in range(CITIES):
        index = seat * CITIES + city
        if earth.counters[index] > 0 or earth.opened[index]:
            points += counter_points(earth.damage(City(city)))
    return points


def majority_points(earth: Earth, seat: Seat, city: City) -> int:
    """M49: four for the most cubes in a city, two if that is shared, one for being second alone; black counts along."""
    base = city * COLOURS
    mine = earth.cubes[base + seat]
    if not mine:
        return 0
    above, equal, more = 0, 0, 0
    for colour in range(COLOURS):
        cubes = earth.cubes[base + colour]
        if cubes > mine:
            above += 1
            more = max(more, cubes)
        elif cubes == mine:
            equal += 1
    if not above:
        return MOST if equal == 1 else SHARED_MOST
    if equal > 1:
        return 0
    between = [colour for colour in range(COLOURS) if mine < earth.cubes[base + colour] < more]
    return 0 if between else SECOND


def razing_points(earth: Earth, seat: Seat) -> int:
    """M49: the same over all cities."""
    return sum([majority_points(earth, seat, City(city)) for city in range(CITIES)])


def drakoor_points(earth: Earth, seat: Seat) -> int:
    """M50: three for each Drakoor, less one for every other monster in its city."""
    points = 0
    for monster in earth.of_kind(seat, DRAKOOR):
        points += max(LURKING + 1 - len(earth.monsters_in(earth.places[monster])), 0)
    return points


def drakoor_points_in(earth: Earth, seat: Seat, city: City) -> int:
    """M50: the same in one city."""
    here = [monster for monster in earth.of_kind(seat, DRAKOOR) if earth.places[monster] == city]
    return len(here) * max(LURKING + 1 - len(earth.monsters_in(city)), 0) if here else 0


def trophy_points(earth: Earth, seat: Seat) -> int:
    """M51: what the monsters in the Moogre box could bear."""
    capacity = earth.earth_box.capacity
    return sum([earth.trophies[seat * KINDS + kind] * capacity[kind] for kind in range(KINDS)])


def open_points(earth: Earth, seat: Seat) -> int:
    """All but the city counters: what everybody can reckon."""
    return razing_points(earth, seat) + drakoor_points(earth, seat) + trophy_points(earth, seat)


def tie_break(earth: Earth, seat: Seat) -> tuple[int, int, int]:
    """M52: cities with cubes of the seat, monsters on the board, cubes on the board."""
    cities = sum([1 for city in range(CITIES) if earth.cubes[city * COLOURS + seat]])
    return cities, len(earth.monsters_of(seat)), CUBES - earth.left[seat]
