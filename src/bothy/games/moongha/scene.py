"""Scenes of Moongha Invaders, told in words.

    moongha, 4 seats
    monster 0/mechoor: tokyo
    monster 1/bloob-2: (paris)
    wounds 0/mechoor: 2
    orange 0/moogre: 3
    white 0/mechoor: 1
    eaten 0: 2/kiddoo
    humans paris: 1H 2I 1A
    cubes paris: 0x2 4x1
    waiting military-1: infantry armour
    pass-token 2: create
    secrets 0: paris tokyo

Seats are counted from 0. A monster in brackets is hidden; heroes, infantry and armour go by their letters; cubes by the
seat they are of, and 4 for the black ones. `struck` names the monsters that have attacked in the attack that is going
on, `aim` the dice about to be rolled against one, `opened` the city counters that are turned up at the end.

What is not told: it is the second turn, seat 0 begins, and five tokens of each colour lie in the action boxes. Counters
and cubes that are not told of lie in the stock, city counters in the bag.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.boxes import BOX_NAMES, PLACE_HERO, ActionBox
from bothy.games.moongha.cities import (
    ABSENT,
    BLACK,
    CITIES,
    CITY_HOLDS,
    CITY_KEYS,
    COLOURS,
    CUBES,
    EATEN,
    EVERY_CITY,
    IN_BOX,
    City,
)
from bothy.games.moongha.monsters import (
    EVERY_KIND,
    EVERY_MONSTER,
    EVERY_SLOT,
    KIND_NAMES,
    KINDS,
    Monster,
    Slot,
    kind_of,
    monster_of,
    owner_of,
    slot_name,
    slot_of,
)
from bothy.games.moongha.table import Earth
from bothy.games.moongha.turns import EndOfTurn
from bothy.games.moongha.units import EVERY_UNIT, HERO, HUMANS, UNIT_NAMES, UNITS
from bothy.kernel import NOTHING, Step
from bothy.kernel.scene import Impossible
from bothy.kit.phrasebook import Phrasebook
from bothy.kit.scenes import number as number_in
from bothy.kit.scenes import one_of
from bothy.kit.scenes import seat as seat_in

SLOT_NAMES: Final = [slot_name(slot) for slot in EVERY_SLOT]
LETTERS: Final = "HIA"
"""Heroes, infantry, armour."""


class EarthLanguage(Phrasebook[Earth]):
    def __init__(self) -> None:
        about = {
            "monster": monster,
            "wounds": wounds,
            "eaten": eaten,
            "aim": aim,
            "orange": orange,
            "white": white,
            "humans": humans,
            "cubes": cubes,
            "waiting": waiting,
            "pass-token": pass_token,
            "secrets": secrets,
            "opened": opened,
        }
        super().__init__(about, {"struck": struck})

    def lay(self, earth: Earth) -> None:
        earth.turn = 2
        earth.tokens = [5, 5, 5]

    def finish(self, earth: Earth, words: set[str]) -> None:
        for unit, counters in enumerate(earth.earth_box.units):
            out = sum(earth.waiting[unit::UNITS]) + (sum(earth.humans[unit::HUMANS]) if unit < HUMANS else 0)
            if out > counters:
                raise Impossible(f"{UNIT_NAMES[unit]}: {out} are told of, and the box holds {counters}")
            earth.stock[unit] = counters - out
        for seat in range(earth.box.seats):
            out = sum(earth.cubes[seat::COLOURS])
            if out > CUBES:
                raise Impossible(f"cubes: {out} of seat {seat} are told of, and it has {CUBES}")
            earth.left[seat] = CUBES - out
            if earth.held[seat] > earth.earth_box.secrets:
                raise Impossible(f"secrets {seat}: a seat draws {earth.earth_box.secrets}, not {earth.held[seat]}")
        for monster, wounds in zip(EVERY_MONSTER, earth.wounds, strict=False):
            if wounds and not earth.alive(monster):
                raise Impossible(f"wounds {monster_name(monster)}: this monster is not on the board")

    def write(self, earth: Earth) -> Iterator[str]:
        yield from monsters_told(earth)
        yield from boxes_told(earth)
        yield from cities_told(earth)
        yield from counters_told(earth)

    def agenda(self, earth: Earth) -> list[Step[Earth]]:
        return [TakeAction(earth.first), EndOfTurn()]


# Names


def monster_name(monster: Monster) -> str:
    """`1/bloob-2`: the seat, then the counter."""
    return f"{owner_of(monster)}/{slot_name(slot_of(monster))}"


def monster_called(earth: Earth, name: str) -> Monster:
    seat, _, slot = name.partition("/")
    monster = monster_of(seat_in(seat, earth.box), Slot(one_of(SLOT_NAMES, slot, "monster")))
    if earth.places[monster] == ABSENT:
        raise Impossible(f"this box has no {slot}")
    return monster


def box_called(earth: Earth, name: str) -> int:
    """The place of the monster box `0/mechoor` among all of them."""
    seat, _, kind = name.partition("/")
    return seat_in(seat, earth.box) * KINDS + one_of(KIND_NAMES, kind, "monster box")


def city_called(name: str) -> City:
    return City(one_of(CITY_KEYS, name, "city"))


# Reading


def monster(earth: Earth, about: str, rest: str) -> None:
    number = in_box(earth, about)
    earth.places[number] = city_called(rest.strip("()"))
    earth.board |= 1 << number
    if rest.startswith("("):
        earth.hidden |= 1 << number


def eaten(earth: Earth, about: str, rest: str) -> None:
    seat = seat_in(about, earth.box)
    for name in rest.split():
        number = in_box(earth, name)
        earth.places[number] = EATEN
        earth.trophies[seat * KINDS + kind_of(number)] += 1


def in_box(earth: Earth, name: str) -> Monster:
    """A monster of which nothing has been told yet."""
    number = monster_called(earth, name)
    if earth.places[number] != IN_BOX:
        raise Impossible(f"of {name} something else was told before")
    return number


def wounds(earth: Earth, about: str, rest: str) -> None:
    number = monster_called(earth, about)
    earth.wounds[number] = number_in(rest, 0, earth.earth_box.capacity[kind_of(number)] - 1, "damage it survives")


def struck(earth: Earth, rest: str) -> None:
    for name in rest.split():
        earth.struck |= 1 << monster_called(earth, name)


def aim(earth: Earth, about: str, rest: str) -> None:
    earth.aims[monster_called(earth, about)] = number_in(rest, 0, 99, "number of dice")


def orange(earth: Earth, about: str, rest: str) -> None:
    earth.orange[box_called(earth, about)] = number_in(rest, 0, 99, "number of tokens")


def white(earth: Earth, about: str, rest: str) -> None:
    earth.white[box_called(earth, about)] = number_in(rest, 0, 99, "number of tokens")


def humans(earth: Earth, about: str, rest: str) -> None:
    city = city_called(about)
    for word in rest.split():
        unit = one_of(LETTERS, word[-1:], "unit of humans")
        most = earth.earth_box.units[unit]
        earth.humans[city * HUMANS + unit] = number_in(word[:-1], 0, most, f"count of {UNIT_NAMES[unit]}")


def cubes(earth: Earth, about: str, rest: str) -> None:
    city = city_called(about)
    for word in rest.split():
        colour, _, count = word.partition("x")
        seat = BLACK if colour == str(BLACK) else seat_in(colour, earth.box)
        earth.cubes[city * COLOURS + seat] = number_in(count, 0, CITY_HOLDS, "number of cubes")
    if earth.damage(city) > CITY_HOLDS:
        raise Impossible(f"a city takes {CITY_HOLDS} cubes, not {earth.damage(city)}")


def waiting(earth: Earth, about: str, rest: str) -> None:
    box = one_of(BOX_NAMES[PLACE_HERO:], about, "box for humans")
    for name in rest.split():
        unit = one_of(UNIT_NAMES, name, "unit")
        if (unit == HERO) != (box == 0):
            raise Impossible(f"no {name} waits in the box {about}")
        earth.waiting[box * UNITS + unit] += 1


def pass_token(earth: Earth, about: str, rest: str) -> None:
    earth.pass_tokens[seat_in(about, earth.box)] = ActionBox(one_of(BOX_NAMES, rest, "action box"))


def secrets(earth: Earth, about: str, rest: str) -> None:
    seat = seat_in(about, earth.box)
    for city in drawn(earth, rest):
        earth.counters[seat * CITIES + city] = 1
        earth.held[seat] += 1


def opened(earth: Earth, about: str, rest: str) -> None:
    seat = seat_in(about, earth.box)
    for city in drawn(earth, rest):
        earth.opened[seat * CITIES + city] = 1


def drawn(earth: Earth, names: str) -> Iterator[int]:
    """City counters, taken out of the bag."""
    for name in names.split():
        city = city_called(name)
        if not earth.bag[city]:
            raise Impossible(f"there is only one counter of {name}")
        earth.bag[city] = 0
        yield city


# Writing


def monsters_told(earth: Earth) -> Iterator[str]:
    eaten: list[list[str]] = [[] for _ in range(KINDS)]
    for monster, place in zip(EVERY_MONSTER, earth.places, strict=False):
        name = monster_name(monster)
        if place >= 0:
            yield f"monster {name}: {f'({CITY_KEYS[place]})' if earth.is_hidden(monster) else CITY_KEYS[place]}"
        elif place == EATEN:
            eaten[kind_of(monster)].append(name)
    for monster, hurt in zip(EVERY_MONSTER, earth.wounds, strict=False):
        if hurt:
            yield f"wounds {monster_name(monster)}: {hurt}"
    for seat in range(earth.box.seats):
        mine = [eaten[kind].pop() for kind in EVERY_KIND for _ in range(earth.trophies[seat * KINDS + kind])]
        if mine:
            yield f"eaten {seat}: {' '.join(mine)}"
    fought = [monster_name(monster) for monster in EVERY_MONSTER if earth.struck >> monster & 1]
    if fought:
        yield f"struck: {' '.join(fought)}"
    for monster, dice in zip(EVERY_MONSTER, earth.aims, strict=False):
        if dice:
            yield f"aim {monster_name(monster)}: {dice}"


def boxes_told(earth: Earth) -> Iterator[str]:
    for word, tokens in (("orange", earth.orange), ("white", earth.white)):
        for box, count in enumerate(tokens):
            if count:
                yield f"{word} {box // KINDS}/{KIND_NAMES[box % KINDS]}: {count}"
    for box, name in enumerate(BOX_NAMES[PLACE_HERO:]):
        units = [UNIT_NAMES[unit] for unit in EVERY_UNIT for _ in range(earth.waiting[box * UNITS + unit])]
        if units:
            yield f"waiting {name}: {' '.join(units)}"
    for seat, box in enumerate(earth.pass_tokens):
        if box != NOTHING:
            yield f"pass-token {seat}: {BOX_NAMES[box]}"


def cities_told(earth: Earth) -> Iterator[str]:
    for city in EVERY_CITY:
        key = CITY_KEYS[city]
        people = [(earth.humans[city * HUMANS + unit], letter) for unit, letter in enumerate(LETTERS)]
        if any(count for count, _ in people):
            yield f"humans {key}: {' '.join(f'{count}{letter}' for count, letter in people if count)}"
        colours = [(colour, earth.cubes[city * COLOURS + colour]) for colour in range(COLOURS)]
        if earth.damage(city):
            yield f"cubes {key}: {' '.join(f'{colour}x{count}' for colour, count in colours if count)}"


def counters_told(earth: Earth) -> Iterator[str]:
    for word, counters in (("secrets", earth.counters), ("opened", earth.opened)):
        for seat in range(earth.box.seats):
            mine = [key for city, key in enumerate(CITY_KEYS) if counters[seat * CITIES + city]]
            if mine:
                yield f"{word} {seat}: {' '.join(mine)}"
