"""What speaks for an answer or against it, for somebody who asks: all of it reckoned from one sight."""

from __future__ import annotations

from bothy.games.moongha.attacking import Aim, ExpendTokens, attackers, return_fire
from bothy.games.moongha.boxes import BOX_NAMES, MOVE
from bothy.games.moongha.choices import (
    HIDE,
    PASS,
    THE_CITY,
    THE_HUMANS,
    Act,
    Heal,
    Into,
    PickCity,
    PickMonster,
    Spend,
)
from bothy.games.moongha.cities import CITIES, CITY_HOLDS, COLOURS, City
from bothy.games.moongha.creating import PlaceMonster, PlaceOrange, cost
from bothy.games.moongha.dice import at_least
from bothy.games.moongha.heroes import PlaceHero
from bothy.games.moongha.military import PlaceMilitary
from bothy.games.moongha.monsters import DRAKOOR, KIND_NAMES, KINDS, Kind, Monster, kind_of, monster_of, owner_of
from bothy.games.moongha.moving import MoveTo
from bothy.games.moongha.scoring import LURKING, counter_points, drakoor_points_in, majority_points
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import A_BOMB, HERO, HUMANS, UNITS
from bothy.kernel.message import Value
from bothy.kernel.notation import Choice
from bothy.kernel.reason import GAINS, KEEPS, RISKS, Reason
from bothy.kernel.sight import Sight
from bothy.kernel.table import Seat
from bothy.kit.reasons import Because

told = Because("moongha")


def reasons(sight: Sight[Earth], choice: Choice) -> list[Reason]:
    """What can be said of an answer, the weightiest first."""
    earth, seat, step = sight.table, sight.viewer, sight.agenda[-1]
    if isinstance(choice, Act):
        return of_action(earth, choice)
    if isinstance(step, PlaceOrange):
        return of_orange(earth, seat, choice)
    if isinstance(step, ExpendTokens):
        return of_tokens(earth, seat, step.kind, choice)
    if isinstance(step, Aim):
        return of_aim(earth, seat, step, choice)
    if isinstance(step, PlaceMilitary) and isinstance(choice, PickCity):
        return of_military(earth, seat, step, choice.city)
    if isinstance(step, PlaceHero) and isinstance(choice, PickCity):
        return of_hero(earth, seat, choice.city)
    if isinstance(step, PlaceMonster) and isinstance(choice, PickCity):
        return of_arrival(earth, seat, step.kind, choice.city)
    if isinstance(step, MoveTo):
        return of_move(earth, seat, step.monster, choice)
    return []


def of_action(earth: Earth, choice: Act) -> list[Reason]:
    if choice.box <= MOVE and earth.tokens[choice.box] == 1:
        return [told(GAINS, "last", box=BOX_NAMES[choice.box])]
    return []


# Building


def of_orange(earth: Earth, seat: Seat, choice: Choice) -> list[Reason]:
    if isinstance(choice, Heal):
        monster = monster_of(seat, choice.slot)
        kind = kind_of(monster)
        left = earth.wounds[monster] - 1
        return [told(KEEPS, "heals", kind=KIND_NAMES[kind], wounds=left, most=earth.earth_box.capacity[kind])]
    if not isinstance(choice, Into):
        return []
    missing = cost(earth, seat, choice.kind) - earth.orange[seat * KINDS + choice.kind] - 1
    if missing <= 0:
        return [told(GAINS, "comes", kind=KIND_NAMES[choice.kind])]
    return [told(KEEPS, "missing", kind=KIND_NAMES[choice.kind], n=missing)]


def of_arrival(earth: Earth, seat: Seat, kind: Kind, city: City) -> list[Reason]:
    """What a monster changes where it comes to stand."""
    found: list[Reason] = []
    company = len(earth.monsters_in(city))
    if kind == DRAKOOR and company == 0:
        found.append(told(GAINS, "alone", points=LURKING))
    elif kind == DRAKOOR and company > 0:
        found.append(told(RISKS, "company", points=max(LURKING - company, 0)))
    for other in range(earth.box.seats):
        if other != seat and drakoor_points_in(earth, other, city) > 0:
            found.append(told(GAINS, "crowds", seat=other, city=earth.called(city)))
    if drakoor_points_in(earth, seat, city) > 0:
        found.append(told(RISKS, "crowds-own", city=earth.called(city)))
    return found


def of_move(earth: Earth, seat: Seat, monster: Monster, choice: Choice) -> list[Reason]:
    if choice is HIDE:
        return [told(KEEPS, "hides", kind=KIND_NAMES[kind_of(monster)])]
    if not isinstance(choice, PickCity):
        return []
    found = of_arrival(earth, seat, kind_of(monster), choice.city)
    if not earth.is_hidden(monster) and military(earth):
        found.append(told(RISKS, "still-seen", n=military(earth)))
    return found


def military(earth: Earth) -> int:
    """Military counters that wait in the action boxes."""
    return sum([earth.waiting[box * UNITS + unit] for box in (1, 2) for unit in range(1, UNITS)])


# Attacking


def of_tokens(earth: Earth, seat: Seat, kind: Kind, choice: Choice) -> list[Reason]:
    able = attackers(earth, seat, kind)
    hidden = all(earth.is_hidden(monster) for monster in able)
    if choice is PASS:
        stored = earth.white[seat * KINDS + kind]
        return [told(KEEPS, "bides", kind=KIND_NAMES[kind], n=stored)] if hidden else []
    if not isinstance(choice, Spend):
        return []
    found: list[Reason] = []
    if len(able) == 1 and earth.earth_box.razes[kind]:
        found += of_razing(earth, seat, able[0], choice.tokens * earth.earth_box.strength[kind])
    if hidden and military(earth):
        found.append(told(RISKS, "reveals", kind=KIND_NAMES[kind], n=military(earth)))
    return found


def of_aim(earth: Earth, seat: Seat, step: Aim, choice: Choice) -> list[Reason]:
    monster = step.monster
    dice = step.tokens * earth.earth_box.strength[kind_of(monster)]
    if isinstance(choice, PickMonster):
        prey = choice.monster
        chance = round(100 * at_least(dice, rest_of(earth, prey)))
        return [told(GAINS, "kills", **earth.named(prey), n=chance)] if chance and kind_of(prey) != DRAKOOR else []
    found = of_razing(earth, seat, monster, dice) if choice is THE_CITY else []
    if choice is THE_HUMANS:
        found.append(told(KEEPS, "humans", people=earth.people(earth.places[monster])))
    risk = round(100 * at_least(return_fire(earth, monster)[0], rest_of(earth, monster)))
    if risk:
        found.append(told(RISKS, "fire", kind=KIND_NAMES[kind_of(monster)], n=risk))
    return found


def rest_of(earth: Earth, monster: Monster) -> int:
    """How many more wounds a monster bears before it is destroyed, and that one."""
    return earth.earth_box.capacity[kind_of(monster)] - earth.wounds[monster]


def of_razing(earth: Earth, seat: Seat, monster: Monster, dice: int) -> list[Reason]:
    """What the hits that come at least every other time would change in a city; or that none could."""
    city = earth.places[monster]
    before, cubes = majority_points(earth, seat, city), likely_cubes(earth, seat, city, dice)
    values: dict[str, Value] = {"city": earth.called(city)}
    found: list[Reason] = []
    after, counter = with_cubes(earth, seat, city, cubes)
    if after > before:
        found.append(told(GAINS, "leads", **values, before=before, after=after, cubes=cubes))
    elif all(with_cubes(earth, seat, city, more)[0] <= before for more in range(dice + 1)):
        found.append(told(RISKS, "nothing", **values, points=before))
    worth = counter_points(earth.damage(city))
    if earth.counters[seat * CITIES + city] > 0 and counter < worth:
        found.append(told(RISKS, "burns-own", **values, before=worth, after=counter))
    return found


def likely_cubes(earth: Earth, seat: Seat, city: City, dice: int) -> int:
    """The cubes that an attack brings at least every other time: humans catch the first hits."""
    hits = max([number for number in range(dice + 1) if at_least(dice, number) >= 0.5])
    return room_for(earth, seat, city, hits - earth.people(city))


def room_for(earth: Earth, seat: Seat, city: City, cubes: int) -> int:
    """As many of these cubes as the city takes and the seat has."""
    return max(min(cubes, CITY_HOLDS - earth.damage(city), earth.left[seat]), 0)


def with_cubes(earth: Earth, seat: Seat, city: City, cubes: int) -> tuple[int, int]:
    """What the most cubes in a city, and its counter, would be worth with so many more of a seat's."""
    place, placed = city * COLOURS + seat, room_for(earth, seat, city, cubes)
    earth.cubes[place] += placed
    found = majority_points(earth, seat, city), counter_points(earth.damage(city))
    earth.cubes[place] -= placed
    return found


# The army


def of_military(earth: Earth, seat: Seat, step: PlaceMilitary, city: City) -> list[Reason]:
    prey = earth.prey_in(city)
    own = [monster for monster in prey if owner_of(monster) == seat]
    if own:
        return [told(RISKS, "own-fire", kind=KIND_NAMES[kind_of(own[0])])]
    if len(prey) == 1 and step.unit != A_BOMB:
        chance = round(100 * at_least(step.prospect(earth, city), rest_of(earth, prey[0])))
        return [told(GAINS, "shoots", **earth.named(prey[0]), n=chance)] if chance else []
    return of_guarding(earth, seat, city) if not prey and step.unit < HUMANS else []


def of_guarding(earth: Earth, seat: Seat, city: City) -> list[Reason]:
    """What a human who stands in the way of monsters keeps for one who has the city's counter."""
    worth = counter_points(earth.damage(city)) if earth.counters[seat * CITIES + city] > 0 else 0
    return [told(KEEPS, "guards", city=earth.called(city), points=worth)] if worth else []


def of_hero(earth: Earth, seat: Seat, city: City) -> list[Reason]:
    """M36, M37: whom the heroes of a city may find or kill with this one among them, and what it guards."""
    hit = round(100 * at_least(earth.humans[city * HUMANS + HERO] + 1, 1))
    there = earth.monsters_in(city)
    hidden = [monster for monster in there if earth.is_hidden(monster)]
    found: list[Reason] = []
    if any(kind_of(one) == DRAKOOR and owner_of(one) != seat and one not in hidden for one in there):
        found.append(told(GAINS, "hunts", n=hit))
    if any(owner_of(monster) != seat for monster in hidden):
        found.append(told(GAINS, "finds", n=hit))
    if any(owner_of(monster) == seat for monster in hidden):
        found.append(told(RISKS, "finds-own", n=hit))
    return found + of_guarding(earth, seat, city)
