"""Setting the table of Moongha Invaders for a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games.moongha import GAME
from bothy.games.moongha.choices import BOX_NAMES, CITY_KEYS, KIND_NAMES, KINDS, SLOTS, UNIT_NAMES, slot_name
from bothy.games.moongha.table import BLACK, CITY_HOLDS, COLOURS, CUBES, EATEN, HUMANS, IN_BOX, PLACE_HERO, UNITS, Earth
from stories import lay_table

__all__ = [
    "GAME",
    "boxed",
    "city",
    "cubes",
    "earth",
    "humans",
    "loaded",
    "monster",
    "place",
    "remaining",
    "stored",
    "wounds",
]

SLOT_OF = {slot_name(slot): slot for slot in range(SLOTS)}
LETTERS = {"H": 0, "I": 1, "A": 2}


def city(name: str) -> int:
    return CITY_KEYS.index(name)


def monster(name: str) -> int:
    """The number of `0/mechoor` or `1/bloob-2`: seat from 0, then the counter."""
    seat, _, slot = name.partition("/")
    return int(seat) * SLOTS + SLOT_OF[slot]


def kind_of_box(name: str) -> int:
    """The place of the monster box `0/mechoor` in a list of all boxes."""
    seat, _, kind = name.partition("/")
    return int(seat) * KINDS + KIND_NAMES.index(kind)


def earth(
    seats: int = 4,
    *,
    monsters: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    humans: Mapping[str, str] | None = None,
    cubes: Mapping[str, Mapping[int, int]] | None = None,
    orange: Mapping[str, int] | None = None,
    white: Mapping[str, int] | None = None,
    waiting: Mapping[str, str] | None = None,
    secrets: Mapping[int, Sequence[str]] | None = None,
    **fields: object,
) -> Earth:
    """A table in its second turn, seat 0 first, with five tokens of each colour in the action boxes.

    Monsters as `{"0/mechoor": "tokyo", "1/bloob-2": "(paris)"}`, in brackets if hidden; humans as
    `{"paris": "1H 2I"}`: heroes, infantry, armour; cubes by city and seat, black as seat 4; tokens by monster box;
    counters in the last three action boxes as `{"military-1": "infantry armour"}`. Counters that are not in the
    stock have come from there.
    """
    table = lay_table(GAME, seats, turn=2, tokens=[5, 5, 5])
    for name, where in (monsters or {}).items():
        number = monster(name)
        table.places[number] = city(where.strip("()"))
        table.board |= 1 << number
        if where.startswith("("):
            table.hidden |= 1 << number
    for name, hurt in (wounds or {}).items():
        table.wounds[monster(name)] = hurt
    for name, people in (humans or {}).items():
        for word in people.split():
            table.humans[city(name) * HUMANS + LETTERS[word[-1]]] = int(word[:-1])
            table.stock[LETTERS[word[-1]]] -= int(word[:-1])
    for name, colours in (cubes or {}).items():
        assert sum(colours.values()) <= CITY_HOLDS
        for seat, count in colours.items():
            table.cubes[city(name) * COLOURS + seat] = count
            if seat < BLACK:
                table.left[seat] -= count
    for name, count in (orange or {}).items():
        table.orange[kind_of_box(name)] = count
    for name, count in (white or {}).items():
        table.white[kind_of_box(name)] = count
    for name, units in (waiting or {}).items():
        for unit in units.split():
            number = UNIT_NAMES.index(unit)
            table.waiting[(BOX_NAMES.index(name) - PLACE_HERO) * UNITS + number] += 1
            table.stock[number] -= 1
    for seat, names in (secrets or {}).items():
        for name in names:
            table.counters[seat * len(CITY_KEYS) + city(name)] = 1
            table.bag[city(name)] = 0
            table.held[seat] += 1
    for name, value in fields.items():
        assert name in Earth.fields, f"there is no field {name!r}"
        setattr(table, name, value)
    return table


# Looking


def place(table: Earth, name: str) -> str:
    """Where a monster is: `tokyo`, `(tokyo)` if it is hidden there, `box` or `eaten`."""
    number = monster(name)
    where = table.places[number]
    if where in (IN_BOX, EATEN):
        return "box" if where == IN_BOX else "eaten"
    return f"({CITY_KEYS[where]})" if table.is_hidden(number) else CITY_KEYS[where]


def wounds(table: Earth, name: str) -> int:
    return table.wounds[monster(name)]


def humans(table: Earth, name: str) -> str:
    """The humans of a city as `1H 2I 1A`."""
    counts = table.humans[city(name) * HUMANS : city(name) * HUMANS + HUMANS]
    return " ".join(f"{count}{letter}" for letter, count in zip("HIA", counts, strict=True) if count)


def cubes(table: Earth, name: str) -> dict[int, int]:
    """The cubes of a city by seat, black as 4."""
    base = city(name) * COLOURS
    return {seat: table.cubes[base + seat] for seat in range(COLOURS) if table.cubes[base + seat]}


def stored(table: Earth, name: str) -> int:
    """Orange tokens in a monster box."""
    return table.orange[kind_of_box(name)]


def loaded(table: Earth, name: str) -> int:
    """White tokens in a monster box."""
    return table.white[kind_of_box(name)]


def boxed(table: Earth, box: str) -> str:
    """The counters in an action box: `infantry 2, armour 1`."""
    base = (BOX_NAMES.index(box) - PLACE_HERO) * UNITS
    counts = {UNIT_NAMES[unit]: table.waiting[base + unit] for unit in range(UNITS)}
    return ", ".join(f"{name} {count}" for name, count in counts.items() if count)


def remaining(table: Earth, seat: int) -> int:
    """Damage cubes a seat has left."""
    assert table.left[seat] == CUBES - sum(table.cubes[seat::COLOURS])
    return table.left[seat]
