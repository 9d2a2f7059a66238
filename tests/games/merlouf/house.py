"""Setting the table of Merlouf for a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bothy.games import adopt, merlouf
from bothy.games.merlouf.box import CIRCLES
from bothy.games.merlouf.choices import COLOURS, FACE_KEYS, GNOME_NAMES, GNOMES, GOODY, KINDS, ROOM_NAMES, TRAP, WISE
from bothy.games.merlouf.day import Day
from bothy.games.merlouf.table import BARS, House
from bothy.kernel import NOTHING, Position
from stories import begin, bring, lay_table

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


def thing(key: str) -> tuple[int, int]:
    """The back and the kind of an object or card by its key."""
    for back, keys in enumerate(FACE_KEYS):
        if key in keys:
            return back, keys.index(key)
    raise ValueError(f"there is no {key!r}")


def circle(name: str) -> int:
    """The circle called `lounge/green`."""
    room, _, colour = name.partition("/")
    circles = GAME.new(2).table.house_box.circles
    first = ROOM_NAMES.index(room) * KINDS
    return circles.index(COLOURS.index(colour), first, first + KINDS)


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
    """A table in its second round, seat 0 being the first player, with an object on every circle.

    Gnomes in rooms as `{"0/wise": "lounge"}`; who is played in this part, with all his actions, as `{0: "wise"}`; what
    gnomes carry, by keys, each taken from a circle of its colour as far down the house as there is; objects that
    somebody has looked at as `{"lounge/green": ("foak", mask)}`; goodies and traps in hand by their keys; objective
    cards by their number, and any others for who is not named.
    """
    table = lay_table(GAME, seats, options, round=2, part=1 if playing else 0)
    box = table.house_box
    for place in range(CIRCLES):
        table.backs[place] = box.circles[place]
    for name, room in (places or {}).items():
        table.places[at(name)] = ROOM_NAMES.index(room)
        if GNOME_NAMES.index(name.partition("/")[2]) == WISE:
            table.looks |= 1 << int(name[0])
    for name in behind_bars:
        table.places[at(name)] = BARS
    for name in hidden:
        table.hiders[table.places[at(name)]] = at(name)
    for seat, gnome in (playing or {}).items():
        table.playing[seat] = GNOME_NAMES.index(gnome)
        table.left[seat] = box.actions[GNOME_NAMES.index(gnome)]
    for name, (key, mask) in (looked_at or {}).items():
        back, kind = thing(key)
        assert table.backs[circle(name)] == back, f"no {COLOURS[back]} circle in {name}"
        table.bags[back][kind] -= 1
        table.faces[circle(name)] = kind
        table.knows[circle(name)] = mask
    for name, keys in (carried or {}).items():
        seat, gnome = divmod(at(name), GNOMES)
        for key in keys:
            back, kind = thing(key)
            free = [c for c in range(CIRCLES) if table.backs[c] == back and table.faces[c] == NOTHING]
            table.lift(free[-1])
            table.bags[back][kind] -= 1
            table.lay(table.free_place(seat, back, gnome), kind, back, 1 << seat)
    for back, hands in ((GOODY, goodies), (TRAP, traps)):
        for seat, keys in (hands or {}).items():
            for key in keys:
                kind = thing(key)[1]
                table.bags[back][kind] -= 1
                table.lay(table.free_place(seat, back), kind, back, 1 << seat)
    left = [card for card in range(len(table.deck)) if card + 1 not in (cards or {}).values()]
    for seat in range(seats):
        table.objectives[seat] = (cards or {}).get(seat, 0) - 1 if seat in (cards or {}) else left.pop()
        table.deck[table.objectives[seat]] -= 1
    for name, value in fields.items():
        assert name in House.fields, f"there is no field {name!r}"
        setattr(table, name, value)
    assert set(GAME.conserved(table).values()) <= {0, 1, 2, 3, 4, 5, 6}
    return table


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
    hidden = " hidden" if table.is_hidden(*divmod(at(name), GNOMES)) else ""
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
