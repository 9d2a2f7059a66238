"""What speaks for an answer or against it, for somebody who asks: all of it reckoned from one sight."""

from __future__ import annotations

from bothy.games.moongha.actions import TakeAction, available
from bothy.games.moongha.attacking import Aim, ExpendTokens, PlaceWhite, attackers, return_fire, targets
from bothy.games.moongha.boxes import ATTACK, BOX_NAMES, CREATE, EVERY_BOX, MOVE, PLACE_HERO, ActionBox
from bothy.games.moongha.choices import (
    HIDE,
    MOST_TOKENS,
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

KINDS_OF_MONSTERS = [Kind(kind) for kind in range(KINDS)]


def reasons(sight: Sight[Earth], choice: Choice) -> list[Reason]:
    """What can be said of an answer, the weightiest first."""
    earth, seat, step = sight.table, sight.viewer, sight.agenda[-1]
    if isinstance(step, TakeAction):
        return of_action(earth, seat, choice)
    if isinstance(step, PlaceWhite) and isinstance(choice, Into):
        return of_white(earth, seat, choice.kind)
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


# Taking an action


def of_action(earth: Earth, seat: Seat, choice: Choice) -> list[Reason]:
    """What the token or counter of a box is good for now, and whether others can still have one like it."""
    if choice is PASS:
        left = len([box for box in EVERY_BOX if available(earth, seat, box)])
        return [told(RISKS, "leaves", n=left)] if left else []
    if not isinstance(choice, Act):
        return []
    found: list[Reason] = []
    if choice.box == CREATE:
        found = of_creating(earth, seat)
    elif choice.box == ATTACK:
        found = of_loading(earth, seat)
    elif choice.box == MOVE:
        seen = len([one for one in earth.monsters_of(seat) if not earth.is_hidden(one)])
        found = [told(GAINS, "can-hide", n=seen)] if seen else []
    else:
        found = of_calling(earth, seat, choice.box)
    last = choice.box <= MOVE and earth.tokens[choice.box] == 1
    return [*found, told(GAINS, "last", box=BOX_NAMES[choice.box])] if last else found


def of_creating(earth: Earth, seat: Seat) -> list[Reason]:
    """The dearest monster that comes with one token; else the one that is nearest to coming."""
    missing = {kind: missing_for(earth, seat, kind) for kind in KINDS_OF_MONSTERS if earth.in_box(seat, kind) >= 0}
    ready = [kind for kind, more in missing.items() if more <= 1]
    if ready:
        kind = max(ready, key=lambda one: cost(earth, seat, one))
        return [told(GAINS, "can-come", kind=KIND_NAMES[kind])]
    if not missing:
        return []
    kind = min(missing, key=lambda one: missing[one])
    return [told(KEEPS, "nears", kind=KIND_NAMES[kind], n=missing[kind] - 1)]


def missing_for(earth: Earth, seat: Seat, kind: Kind) -> int:
    """How many more orange tokens a monster takes."""
    return cost(earth, seat, kind) - earth.orange[seat * KINDS + kind]


def of_loading(earth: Earth, seat: Seat) -> list[Reason]:
    """The most dice that one more token brings together for monsters that have something to attack."""
    dice = {kind: dice_with(earth, seat, kind) for kind in KINDS_OF_MONSTERS if able(earth, seat, kind)}
    if not dice:
        return [told(RISKS, "no-prey")]
    kind = max(dice, key=lambda one: dice[one])
    return [told(GAINS, "can-attack", kind=KIND_NAMES[kind], n=dice[kind])]


def dice_with(earth: Earth, seat: Seat, kind: Kind) -> int:
    """The dice of all white tokens of a kind of monster and one more."""
    return min(earth.white[seat * KINDS + kind] + 1, MOST_TOKENS) * earth.earth_box.strength[kind]


def able(earth: Earth, seat: Seat, kind: Kind) -> list[Monster]:
    """The seat's monsters of a kind that have something to attack where they stand."""
    return [one for one in earth.of_kind(seat, kind) if earth.earth_box.razes[kind] or targets(earth, one)]


def of_calling(earth: Earth, seat: Seat, box: ActionBox) -> list[Reason]:
    """Whom heroes may look for, and soldiers fire at."""
    rivals = [one for other in range(earth.box.seats) if other != seat for one in earth.monsters_of(other)]
    hidden = len([one for one in rivals if earth.is_hidden(one)])
    if box == PLACE_HERO:
        return [told(GAINS, "can-find", n=hidden)] if hidden else []
    shown = len(rivals) - hidden
    return [told(GAINS, "can-shoot", n=shown)] if shown else [told(KEEPS, "nobody-shown")]


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


def of_white(earth: Earth, seat: Seat, kind: Kind) -> list[Reason]:
    """The dice that a kind of monster has with this token, and what they would change if all are rolled."""
    there = able(earth, seat, kind)
    if not there:
        return [told(RISKS, "idle", kind=KIND_NAMES[kind])]
    dice = dice_with(earth, seat, kind)
    found = [told(GAINS, "dice", kind=KIND_NAMES[kind], n=dice)]
    return found + (of_razing(earth, seat, there[0], dice) if len(there) == 1 and earth.earth_box.razes[kind] else [])


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
