"""Setting the table of Moongha Invaders for a story."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from bothy.games import adopt, moongha
from bothy.games.moongha.boxes import BOX_NAMES, PLACE_HERO
from bothy.games.moongha.cities import CITY_KEYS, COLOURS, CUBES, EATEN, IN_BOX, City
from bothy.games.moongha.monsters import EVERY_SLOT, KIND_NAMES, KINDS, Monster, monster_of, slot_name
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import HUMANS, UNIT_NAMES, UNITS
from bothy.kernel.scene import read_table

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

GAME = moongha.GAME
adopt(moongha)

SLOT_OF = {slot_name(slot): slot for slot in EVERY_SLOT}


def city(name: str) -> City:
    return City(CITY_KEYS.index(name))


def monster(name: str) -> Monster:
    """The number of `0/mechoor` or `1/bloob-2`: seat from 0, then the counter."""
    seat, _, slot = name.partition("/")
    return monster_of(int(seat), SLOT_OF[slot])


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
    """A table told as a scene: see `bothy.games.moongha.scene`."""
    told: dict[str, Mapping[str, object] | Mapping[int, object]] = {
        "monster": monsters or {},
        "wounds": wounds or {},
        "humans": humans or {},
        "cubes": {
            name: " ".join(f"{seat}x{count}" for seat, count in some.items()) for name, some in (cubes or {}).items()
        },
        "orange": orange or {},
        "white": white or {},
        "waiting": waiting or {},
        "secrets": {seat: " ".join(names) for seat, names in (secrets or {}).items()},
    }
    lines = [f"{word} {about}: {rest}" for word, some in told.items() for about, rest in some.items()]
    lines += [f"{name} = {json.dumps(value)}" for name, value in fields.items()]
    return read_table(GAME, "\n".join([f"moongha, {seats} seats", *lines]))


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
