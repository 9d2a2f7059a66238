"""What a seasoned player would do in Moongha Invaders: the action that promises most, from one's own sight."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.actions import LayToken, TakeAction
from bothy.games.moongha.attacking import (
    Aim,
    ChooseAttacker,
    ExpendTokens,
    KiddooAims,
    KiddooMayJoin,
    PlaceWhite,
)
from bothy.games.moongha.bot.minds import MINDS, Mind
from bothy.games.moongha.bot.reckoning import Reckoning
from bothy.games.moongha.boxes import ATTACK, CREATE, MOVE, PLACE_HERO
from bothy.games.moongha.choices import (
    FIRE,
    HIDE,
    LAY,
    PASS,
    SPEND,
    THE_CITY,
    THE_HUMANS,
    TOKEN,
    Act,
    Heal,
    Into,
    PickCity,
    PickMonster,
    PickUnit,
)
from bothy.games.moongha.cities import CITIES, EVERY_CITY, City
from bothy.games.moongha.combat import Casualty
from bothy.games.moongha.creating import GrowBloob, PlaceBloob, PlaceMonster, PlaceOrange, cost
from bothy.games.moongha.heroes import OrderToFire, PlaceHero, SlayDrakoor
from bothy.games.moongha.military import AimAirForce, Allot, PlaceMilitary, TakeMilitary, military_in, units_in
from bothy.games.moongha.monsters import (
    BLOOB,
    DRAKOOR,
    EVERY_KIND,
    KIDDOO,
    KINDS,
    THE_KIDDOO,
    Kind,
    Monster,
    kind_of,
    monster_of,
    owner_of,
)
from bothy.games.moongha.moving import MoveOrHide, MoveTo
from bothy.games.moongha.scoring import LURKING, majority_points
from bothy.games.moongha.supply import Recycle
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import A_BOMB, AIR_FORCE, ARMOUR, HERO, HUMANS, INFANTRY, UNIT_DICE, Unit
from bothy.kernel import Choice, Seat, Sight
from bothy.kernel.lots import drawn, weights

WORTHWHILE: Final = 0.02
"""An action that promises less than this is left to others."""
NEVER: Final = -10.0
"""What is out of the question."""


def choose(sight: Sight[Earth], choices: list[Choice], level: str, seed: int) -> Choice:
    """One of the choices, for the viewer of this sight."""
    return chosen(sight, choices, MINDS[level], seed)


def chosen(sight: Sight[Earth], choices: list[Choice], mind: Mind, seed: int) -> Choice:
    """What somebody of this mind says; of several answers that promise the same, any."""
    if len(choices) == 1:
        return choices[0]
    ours = Reckoning(sight.table, sight.viewer, mind)
    step = sight.agenda[-1]
    if isinstance(step, ExpendTokens):
        tokens, _ = ours.best_tokens(step.kind, sight.table.white[sight.viewer * KINDS + step.kind])
        return SPEND[tokens] if tokens else PASS
    promised = [promise(ours, step, choice) for choice in choices]
    if mind.careless:
        return choices[promised.index(max(promised))]
    return drawn(choices, weights(promised, heat_of(step, mind)), seed)


def heat_of(step: object, mind: Mind) -> float:
    """How much chance there is in an answer."""
    if isinstance(step, PlaceOrange):
        return mind.building
    return mind.acting if isinstance(step, TakeAction) else 0.0


def promise(ours: Reckoning, step: object, choice: Choice) -> float:
    """What an answer promises; only its order among the other answers counts."""
    earth, seat = ours.earth, ours.seat
    if isinstance(step, TakeAction):
        return of_action(ours, choice)
    if isinstance(step, LayToken):
        return of_token(ours, choice)
    if isinstance(step, PlaceOrange):
        return of_orange(ours, choice)
    if isinstance(step, PlaceMonster):
        return of_home(ours, step.kind, choice)
    if isinstance(step, (PlaceBloob, GrowBloob)):
        return of_home(ours, BLOOB, choice)
    if isinstance(step, PlaceWhite):
        return of_loading(ours, choice.kind) if isinstance(choice, Into) else 0.0
    if isinstance(step, ChooseAttacker):
        return of_attacker(ours, choice, step.tokens * earth.earth_box.strength[step.kind])
    if isinstance(step, Aim):
        dice = step.tokens * earth.earth_box.strength[kind_of(step.monster)]
        return of_target(ours, step.monster, choice, dice)
    if isinstance(step, KiddooMayJoin):
        return 1.0 if choice is SPEND[0] else 0.0
    if isinstance(step, KiddooAims):
        return of_target(ours, monster_of(seat, THE_KIDDOO), choice, step.dice)
    if isinstance(step, Casualty):
        return [0.0, 2.0, 1.0][choice.unit] if isinstance(choice, PickUnit) else 0.0
    if isinstance(step, MoveOrHide):
        return of_mover(ours, choice.monster) if isinstance(choice, PickMonster) else WORTHWHILE
    if isinstance(step, MoveTo):
        return of_move(ours, step.monster, choice)
    if isinstance(step, PlaceHero):
        return of_hero(ours, choice.city) if isinstance(choice, PickCity) else 0.0
    if isinstance(step, SlayDrakoor):
        return of_slaying(seat, choice)
    if isinstance(step, OrderToFire):
        return of_fire(ours, step.city, 0) if choice is FIRE else 0.0
    if isinstance(step, TakeMilitary):
        return of_unit(ours, choice.unit) if isinstance(choice, PickUnit) else 0.0
    if isinstance(step, PlaceMilitary):
        return of_post(ours, step.unit, choice.city) if isinstance(choice, PickCity) else 0.0
    if isinstance(step, (Allot, AimAirForce)):
        return ours.killing(choice.monster, 4) if isinstance(choice, PickMonster) else 0.0
    if isinstance(step, Recycle):
        return -of_guard(ours, choice.city) if isinstance(choice, PickCity) else 0.0
    return 0.0


# Which action


def of_action(ours: Reckoning, choice: Choice) -> float:
    earth, seat = ours.earth, ours.seat
    if choice is TOKEN:
        return of_passing(ours)
    if not isinstance(choice, Act):
        return 0.0
    box = choice.box
    if box == CREATE:
        return of_creating(ours)
    if box == ATTACK:
        return max([of_loading(ours, kind) for kind in EVERY_KIND])
    if box == MOVE:
        return max([of_mover(ours, monster) for monster in earth.monsters_of(seat)])
    if box == PLACE_HERO:
        return max([of_hero(ours, city) for city in EVERY_CITY])
    return max([of_unit(ours, unit) for unit in units_in(earth, box)])


def of_passing(ours: Reckoning) -> float:
    """What it is worth to lay the Pass token. One laid by the last to pass goes back unused: M45."""
    earth, mind = ours.earth, ours.mind
    if mind.careless:
        return WORTHWHILE
    if earth.passes == earth.box.seats - 1:
        return NEVER
    if mind.token <= 0.0:
        return WORTHWHILE
    return max(WORTHWHILE, mind.token * max([of_token(ours, choice) for choice in LAY]))


def of_token(ours: Reckoning, choice: Choice) -> float:
    """The Pass token goes where it will be of most use; humans are always of some."""
    if choice is LAY[CREATE]:
        return of_creating(ours)
    if choice is LAY[ATTACK]:
        return max([of_loading(ours, kind) for kind in EVERY_KIND])
    if choice is LAY[PLACE_HERO]:
        return 0.3 if ours.mind.careless else max([of_hero(ours, city) for city in EVERY_CITY])
    return 0.0


# Creating


def of_creating(ours: Reckoning) -> float:
    """The best that an orange token promises."""
    best = max([of_building(ours, kind) for kind in EVERY_KIND])
    if ours.mind.healing > 0.0:
        for monster in ours.earth.monsters_of(ours.seat):
            best = max(best, of_healing(ours, monster))
    return best


def of_orange(ours: Reckoning, choice: Choice) -> float:
    if isinstance(choice, Into):
        return of_building(ours, choice.kind)
    if isinstance(choice, Heal) and not ours.mind.careless:
        return of_healing(ours, monster_of(ours.seat, choice.slot))
    return 0.6


def of_healing(ours: Reckoning, monster: Monster) -> float:
    """What it is worth to remove a damage cube: most from one that is nearly dead, if it is hidden."""
    if not ours.earth.is_hidden(monster) or not ours.earth.wounds[monster]:
        return -1.0
    return ours.mind.healing * ours.frailty(monster) * ours.monster(monster)


def of_building(ours: Reckoning, kind: Kind) -> float:
    """What a token in a monster box is worth: the monster's share of what it will bring."""
    earth, seat, mind = ours.earth, ours.seat, ours.mind
    if earth.in_box(seat, kind) < 0:
        return -1.0
    stored = earth.orange[seat * KINDS + kind]
    price = cost(earth, seat, kind)
    if kind == BLOOB and earth.in_play(seat, BLOOB):
        price -= 1
    missing = max(price - stored, 1)
    share = max(price - mind.finishing * stored, 1.0)
    if kind == DRAKOOR:
        return mind.drakoor / share
    turns = ours.turns_left() - 0.5 * (missing - 1)
    if earth.in_play(seat, kind):
        turns *= mind.again
    return mind.a_turn[kind] * max(turns, 0.1) / share


def of_home(ours: Reckoning, kind: Kind, choice: Choice) -> float:
    """Where a new monster comes up: Drakoors where nobody is, others where there is much to gain."""
    earth, seat = ours.earth, ours.seat
    if not isinstance(choice, PickCity):
        return NEVER
    city = choice.city
    others = len(earth.monsters_in(city))
    if kind == DRAKOOR:
        return -float(others) - earth.humans[city * HUMANS + HERO] - 0.1 * earth.people(city)
    mine = [monster for monster in earth.monsters_of(seat) if earth.places[monster] == city]
    if kind == KIDDOO and not ours.mind.careless:
        return float(len([monster for monster in mine if earth.earth_box.razes[kind_of(monster)]]))
    promised = ours.by_cubes(city)[2] if ours.mind.careless else ours.openly(city)
    gain = promised if earth.earth_box.razes[kind] else 0.0
    return gain - ours.mind.crowd * earth.people(city) - ours.mind.spread * len(mine) - ours.mind.company * others


# Attacking


def of_loading(ours: Reckoning, kind: Kind) -> float:
    """What a white token in a monster box is worth: the attack it allows now, or later."""
    earth, seat = ours.earth, ours.seat
    if not earth.in_play(seat, kind):
        return -1.0
    stored = earth.white[seat * KINDS + kind] + 1
    strength = earth.earth_box.strength[kind]
    if not earth.earth_box.razes[kind]:
        return 0.01
    _, gain = ours.best_tokens(kind, stored)
    if gain > 0.0:
        return gain + ours.mind.loading * strength
    if ours.is_last_turn():
        return 0.5 * ours.mind.waiting * strength if ours.mind.careless else 0.0
    return ours.mind.waiting * strength


def of_attacker(ours: Reckoning, choice: Choice, dice: int) -> float:
    if not isinstance(choice, PickMonster):
        return 0.0 if ours.mind.careless else WORTHWHILE
    return ours.best_blow(choice.monster, ours.earth.places[choice.monster], dice)


def of_target(ours: Reckoning, monster: Monster, choice: Choice, dice: int) -> float:
    city = ours.earth.places[monster]
    if choice is THE_CITY:
        return ours.razing(monster, city, dice)
    if choice is THE_HUMANS:
        return 0.05
    return ours.mauling(monster, choice.monster, dice) if isinstance(choice, PickMonster) else 0.0


# Moving


def outlook(ours: Reckoning, monster: Monster, city: City) -> float:
    """What a monster could do in a city with the tokens it has and one more."""
    earth, seat = ours.earth, ours.seat
    kind = kind_of(monster)
    tokens = earth.white[seat * KINDS + kind] + 1
    return max(ours.best_blow(monster, city, tokens * earth.earth_box.strength[kind]), 0.0)


def of_mover(ours: Reckoning, monster: Monster) -> float:
    """The best that moving or hiding a monster promises."""
    earth = ours.earth
    best = of_hiding(ours, monster)
    for way in earth.earth_box.ways[kind_of(monster) * CITIES + earth.places[monster]]:
        best = max(best, of_move(ours, monster, way))
    return best


def of_hiding(ours: Reckoning, monster: Monster) -> float:
    mind = ours.mind
    if ours.earth.is_hidden(monster):
        return -1.0
    spared = (mind.hiding + mind.wounded * ours.frailty(monster)) * ours.monster(monster)
    return spared + mind.exposure * ours.threat(monster, ours.earth.places[monster])


def of_move(ours: Reckoning, monster: Monster, choice: Choice) -> float:
    earth, seat = ours.earth, ours.seat
    if choice is HIDE:
        return of_hiding(ours, monster)
    if not isinstance(choice, PickCity):
        return 0.0
    here, there = earth.places[monster], choice.city
    before = ours.lurking(here) + ours.lurking(there)
    earth.places[monster] = there
    value = ours.lurking(here) + ours.lurking(there) - before
    earth.places[monster] = here
    mind = ours.mind
    if mind.exposure > 0.0 and not earth.is_hidden(monster):
        value -= mind.exposure * (ours.threat(monster, there) - ours.threat(monster, here))
    if not earth.earth_box.razes[kind_of(monster)]:
        return value
    armed = earth.tokens[ATTACK] > 0 or earth.white[seat * KINDS + kind_of(monster)] > 0
    gain = outlook(ours, monster, there) - outlook(ours, monster, here)
    return value + gain * (mind.armed if armed else mind.unarmed)


# Humans


def of_guard(ours: Reckoning, city: City) -> float:
    """What one more human in a city is worth: it guards what is the seat's, and is in the way of its monsters."""
    earth, seat = ours.earth, ours.seat
    lead = majority_points(earth, seat, city)
    secret = ours.mind.secret if earth.counters[seat * CITIES + city] > 0 else 0.0
    guard = ours.mind.guard * (lead + secret) / (1.0 + earth.people(city))
    for monster in earth.monsters_in(city):
        if earth.earth_box.razes[kind_of(monster)]:
            guard += -0.5 if owner_of(monster) == seat else 0.15
    return guard


def of_fire(ours: Reckoning, city: City, more: int) -> float:
    """What it is worth to let all the military of a city attack, with some dice more."""
    earth = ours.earth
    prey = earth.prey_in(city)
    base = city * HUMANS
    dice = more + earth.humans[base + ARMOUR] * UNIT_DICE[ARMOUR] + earth.humans[base + INFANTRY] * UNIT_DICE[INFANTRY]
    if not prey or not dice:
        return 0.0
    return max([ours.killing(monster, dice) for monster in prey])


def of_hero(ours: Reckoning, city: City) -> float:
    """What a hero in a city is worth: monsters found, Drakoors killed, the military set going."""
    earth, seat = ours.earth, ours.seat
    heroes = earth.humans[city * HUMANS + HERO] + 1
    found = 1.0 - 0.5**heroes
    value = of_guard(ours, city)
    for monster in earth.monsters_in(city):
        likely = found if earth.is_hidden(monster) else 1.0
        sign = -1.0 if owner_of(monster) == seat else ours.mind.rival
        if kind_of(monster) == DRAKOOR:
            value += sign * LURKING * likely * (found if sign > 0.0 else 0.1)
        elif earth.is_hidden(monster):
            share = 0.15 + (0.3 if military_in(earth, city) else 0.0)
            value += sign * likely * share * ours.monster(monster)
    return value + max(of_fire(ours, city, 0), 0.0)


def of_slaying(seat: Seat, choice: Choice) -> float:
    if not isinstance(choice, PickMonster):
        return 0.0
    return -1.0 if owner_of(choice.monster) == seat else 1.0


def of_unit(ours: Reckoning, unit: Unit) -> float:
    """The best that a military counter promises."""
    earth = ours.earth
    best = NEVER
    for city in EVERY_CITY:
        if unit < HUMANS or earth.shows_a_monster(city):
            best = max(best, of_post(ours, unit, city))
    return best


def of_post(ours: Reckoning, unit: Unit, city: City) -> float:
    """What a military counter in a city is worth."""
    earth = ours.earth
    if unit < HUMANS:
        guard = of_guard(ours, city) * (1.3 if unit == ARMOUR else 1.0)
        return guard + of_fire(ours, city, UNIT_DICE[unit])
    if unit == AIR_FORCE:
        return of_fire(ours, city, UNIT_DICE[unit]) + 0.7 * ours.by_fire(city, 1)
    value = ours.by_fire(city, 4)
    for monster in earth.monsters_in(city):
        if kind_of(monster) != DRAKOOR:
            value += ours.killing(monster, UNIT_DICE[A_BOMB])
    return value
