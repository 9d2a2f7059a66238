"""The rows of Moongha Invaders and the box made of them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from bothy.games.moongha.box import EarthBox, distances
from bothy.games.moongha.cities import CITIES, CITY_KEYS, City
from bothy.games.moongha.monsters import FIRST_SLOT, KIND_NAMES
from bothy.games.moongha.units import UNIT_NAMES
from bothy.kit.content import Content, ContentRow, folder, read

Few = Annotated[int, Meta(ge=0, le=12)]
Some = Annotated[int, Meta(ge=1, le=12)]
Many = Annotated[int, Meta(ge=1, le=30)]
if TYPE_CHECKING:
    CityKey = str
    KindName = str
    UnitName = str
else:
    CityKey = Literal[tuple(CITY_KEYS)]
    KindName = Literal[tuple(KIND_NAMES)]
    UnitName = Literal[tuple(UNIT_NAMES)]
Trait = Literal["cost", "move", "dice", "capacity", "razes", "counters"]


class MonsterRow(ContentRow, kw_only=True, frozen=True):
    kind: KindName
    cost: Some
    move: Some
    dice: Annotated[int, Meta(ge=1, le=4)]
    capacity: Some
    razes: bool
    counters: Some
    inferred: tuple[Trait, ...] = ()
    """The values that follow from examples or stand on a web page; the row's basis is that of its least certain one."""
    reconstructed: tuple[Trait, ...] = ()


class CityRow(ContentRow, kw_only=True, frozen=True):
    key: CityKey
    name: Annotated[str, Meta(max_length=14)] = ""


class Connections(ContentRow, kw_only=True, frozen=True):
    city: CityKey
    to: Annotated[list[CityKey], Meta(min_length=1)]


class Turn(ContentRow, kw_only=True, frozen=True):
    turn: Annotated[int, Meta(ge=1, le=9)]
    white: Many
    dice: Few
    printed: tuple[Literal["white", "dice"], ...] = ()


class Seating(ContentRow, kw_only=True, frozen=True):
    seats: Annotated[int, Meta(ge=3, le=4)]
    turns: Annotated[int, Meta(ge=1, le=9)]
    orange: Many
    purple: Many
    secrets: Annotated[int, Meta(ge=1, le=3)]


class UnitRow(ContentRow, kw_only=True, frozen=True):
    name: UnitName
    counters: Few


SCHEMA: dict[str, type[ContentRow]] = {
    "monster": MonsterRow,
    "city": CityRow,
    "connections": Connections,
    "turn": Turn,
    "table": Seating,
    "unit": UnitRow,
}


def load(pack: str = "", pack_name: str = "the pack") -> Content:
    content = read(SCHEMA, folder(str(Path(__file__).parent)), pack, pack_name)
    for monster in content.rows("monster", MonsterRow):
        kind = KIND_NAMES.index(monster.kind)
        room = FIRST_SLOT[kind + 1] - FIRST_SLOT[kind]
        if monster.counters > room:
            raise content.blame(
                "monster", monster.kind, f"field counters: there is room for {room}, not for {monster.counters}"
            )
    check_map(content)
    return content


def check_map(content: Content) -> None:
    """Connections lead both ways, none to where it began, and every city can be reached from every other."""
    rows = {row.city: row for row in content.rows("connections", Connections)}
    for city, row in rows.items():
        for other in row.to:
            if other == city:
                raise content.blame("connections", city, f"field to: {city} cannot be connected to itself")
            if city not in rows[other].to:
                to_blame = other if row.basis != "pack" and rows[other].basis == "pack" else city
                raise content.blame(
                    "connections", to_blame, f"field to: {city} names {other}, but {other} does not name {city}"
                )
    first = distances(roads_of(content))[:CITIES]
    for number, steps in enumerate(first):
        if steps > CITIES:
            key = CITY_KEYS[number]
            raise content.blame("connections", key, f"field to: there is no way from {CITY_KEYS[0]} to {key}")


def roads_of(content: Content) -> list[list[City]]:
    """The neighbours of each city, in the order of the cities."""
    roads = {row.city: row.to for row in content.rows("connections", Connections)}
    return [sorted({City(CITY_KEYS.index(other)) for other in roads[city]}) for city in CITY_KEYS]


@lru_cache(maxsize=64)
def box(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> EarthBox:
    """The box for a table; tables that agree share it."""
    content = load(pack)
    kinds = {row.kind: row for row in content.rows("monster", MonsterRow)}
    monsters = [kinds[name] for name in KIND_NAMES]
    names = {row.key: row.name or row.key for row in content.rows("city", CityRow)}
    turns = sorted(content.rows("turn", Turn), key=lambda row: row.turn)
    table = next(row for row in content.rows("table", Seating) if row.seats == seats)
    units = {row.name: row for row in content.rows("unit", UnitRow)}
    return EarthBox(
        seats,
        dict(options),
        pack,
        [row.cost for row in monsters],
        [row.move for row in monsters],
        [row.dice for row in monsters],
        [row.capacity for row in monsters],
        [row.razes for row in monsters],
        [row.counters for row in monsters],
        [names[key] for key in CITY_KEYS],
        roads_of(content),
        [0, *[row.white for row in turns]],
        [0, *[row.dice for row in turns]],
        table.turns,
        table.orange,
        table.purple,
        table.secrets,
        [units[name].counters for name in UNIT_NAMES],
    )
