"""Setting the table of Merlouf for a story."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from bothy.games import adopt, merlouf
from bothy.games.merlouf.day import Day
from bothy.games.merlouf.gnomes import GNOME_NAMES, GNOMES
from bothy.games.merlouf.rooms import BARS, ROOM_NAMES
from bothy.games.merlouf.scene import thing_called
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import COLOURS, FACE_KEYS, GOODY, KINDS, Back
from bothy.kernel import NOTHING, Position
from bothy.kernel.scene import read_table
from stories import begin, bring

__all__ = [
    "EVERYTHING",
    "GAME",
    "NO_TIME",
    "TRAPS",
    "at",
    "cards_of",
    "circle",
    "dawn",
    "house",
    "lies_at",
    "objects_of",
    "place_of",
    "thing",
]

GAME: Final = merlouf.GAME
adopt(merlouf)

TRAPS: Final = {"traps": "on"}
NO_TIME: Final = {"no-time": "on"}
EVERYTHING: Final = {"traps": "on", "no-time": "on", "used-gnome": "moves", "fewer-objects": "on", "ties": "goodies"}


thing = thing_called
"""The back and the kind of an object or card by its key."""


def circle(name: str) -> int:
    """The circle called `lounge/green`."""
    room, _, colour = name.partition("/")
    circles = GAME.new(2).table.house_box.circles
    first = ROOM_NAMES.index(room) * KINDS
    return circles.index(Back(COLOURS.index(colour)), first, first + KINDS)


def at(name: str) -> int:
    """A gnome called `0/wise`, by his number."""
    seat, _, gnome = name.partition("/")
    return int(seat) * GNOMES + GNOME_NAMES.index(gnome)


def house(
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    *,
    places: Mapping[str, str] | None = None,
    hidden: Sequence[str] = (),
    behind_bars: Sequence[str] = (),
    playing: Mapping[int, str] | None = None,
    carried: Mapping[str, Sequence[str]] | None = None,
    looked_at: Mapping[str, tuple[str, int]] | None = None,
    goodies: Mapping[int, Sequence[str]] | None = None,
    traps: Mapping[int, Sequence[str]] | None = None,
    cards: Mapping[int, int] | None = None,
    **fields: object,
) -> House:
    """A table told as a scene, see `bothy.games.merlouf.scene`; who has looked at an object comes as a mask."""
    told: dict[str, Mapping[str, object] | Mapping[int, object]] = {
        "gnome": {**(places or {}), **dict.fromkeys(behind_bars, "bars")},
        "playing": playing or {},
        "looked": {
            name: " ".join([key, *[str(seat) for seat in range(seats) if mask >> seat & 1]])
            for name, (key, mask) in (looked_at or {}).items()
        },
        "carries": {name: " ".join(keys) for name, keys in (carried or {}).items()},
        "goodies": {seat: " ".join(keys) for seat, keys in (goodies or {}).items()},
        "traps": {seat: " ".join(keys) for seat, keys in (traps or {}).items()},
        "card": cards or {},
    }
    lines = [f"option {option} {value}" for option, value in (options or {}).items()]
    lines += [f"{word} {about}: {rest}" for word, some in told.items() for about, rest in some.items()]
    lines += [f"hidden: {' '.join(hidden)}"] if hidden else []
    lines += [f"{name} = {json.dumps(value)}" for name, value in fields.items()]
    return read_table(GAME, "\n".join([f"merlouf, {seats} seats", *lines]))


def objects_of(table: House, name: str) -> list[str]:
    """What a gnome carries, by keys."""
    seat, gnome = divmod(at(name), GNOMES)
    first = table.base(seat) + table.house_box.firsts[gnome]
    places = range(first, first + table.house_box.limits[gnome])
    return [FACE_KEYS[table.backs[p]][table.faces[p]] for p in places if table.backs[p] != NOTHING]


def cards_of(table: House, seat: int, back: int) -> list[str]:
    """The goodies or trap cards a seat holds, by keys."""
    first = table.base(seat) + (table.house_box.goodies_from if back == GOODY else table.house_box.traps_from)
    places = range(first, first + (3 if back == GOODY else 4))
    return [FACE_KEYS[back][table.faces[p]] for p in places if table.backs[p] != NOTHING]


def place_of(table: House, name: str) -> str:
    """Where a gnome is: a room, `prison`, `bars` or `home`, with `hidden` if he is."""
    place = table.places[at(name)]
    if place == NOTHING:
        return "home"
    if place == BARS:
        return "bars"
    hidden = " hidden" if at(name) in table.hiders else ""
    return ROOM_NAMES[place] + hidden


def lies_at(table: House, room: str) -> list[str]:
    """The colours that lie in a room."""
    first = ROOM_NAMES.index(room) * KINDS
    return [COLOURS[table.backs[c]] for c in range(first, first + KINDS) if table.backs[c] != NOTHING]


def dawn(table: House, *, room: str) -> Position[House]:
    """The day, with Merlin's die showing a room."""
    position = begin(table, Day())
    bring(position, ROOM_NAMES.index(room))
    return position
