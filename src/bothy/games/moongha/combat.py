"""How monsters and humans hurt each other."""

from __future__ import annotations

from bothy.games.moongha.choices import CITY, MONSTER, UNIT, PickUnit
from bothy.games.moongha.choosing import none_there
from bothy.games.moongha.cities import CITY_HOLDS, COLOURS, EATEN, IN_BOX, City
from bothy.games.moongha.dice import HitRoll, rolled
from bothy.games.moongha.monsters import DRAKOOR, KIND_NAMES, KINDS, MOOGRE, Monster, kind_of, owner_of
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.units import ARMOUR, HUMANS, INFANTRY, UNIT_DICE, UNIT_NAMES, Unit
from bothy.kernel import NOTHING, Choice, Decision, Message, Rule, Seat, Value

# Monster against monster


class Pounce(Rule[Earth]):
    """M24: a monster attacks another; nobody interferes."""

    monster: Monster
    prey: Monster
    dice: int

    def apply(self, earth: Earth) -> Steps:
        return (Maul(self.monster, self.prey, self.dice, 0),) if earth.alive(self.prey) else ()


class Maul(HitRoll):
    """M24: each hit is a damage cube on the other monster."""

    monster: Monster
    prey: Monster
    dice: int
    hits: int

    def pool(self) -> int:
        return self.dice

    def happened(self, earth: Earth, outcome: int) -> Steps:
        hits = self.hits + outcome
        if earth.sink is not None:
            values = {**attacker(self.monster), **earth.named(self.prey)}
            target, source = MONSTER[self.prey].target, MONSTER[self.monster].target
            earth.tell("mauls", rolled(self.handful(), outcome, values), "dice", source, target)
        if self.rest():
            return (Maul(self.monster, self.prey, self.rest(), hits),)
        eater = owner_of(self.monster) if kind_of(self.monster) == MOOGRE else NOTHING
        wound(earth, self.prey, hits, eater)
        return ()


# Monster against city and humans


class ArmourFires(Rule[Earth]):
    """M25: before a monster can strike, all the armour of the city fires at it."""

    monster: Monster

    def apply(self, earth: Earth) -> Steps:
        return defend(earth, self.monster, ARMOUR)


class InfantryFires(Rule[Earth]):
    """M27: after the attack, the infantry that is left fires at the monster."""

    monster: Monster

    def apply(self, earth: Earth) -> Steps:
        return defend(earth, self.monster, INFANTRY)


class Shots(HitRoll):
    """M09: military dice against a monster."""

    monster: Monster
    dice: int
    hits: int

    def pool(self) -> int:
        return self.dice

    def happened(self, earth: Earth, outcome: int) -> Steps:
        if earth.sink is not None:
            target = MONSTER[self.monster].target
            earth.tell("volley", rolled(self.handful(), outcome, earth.named(self.monster)), "dice", "", target)
        if self.rest():
            return (Shots(self.monster, self.rest(), self.hits + outcome),)
        wound(earth, self.monster, self.hits + outcome, NOTHING)
        return ()


class Strike(Rule[Earth]):
    """M26: a monster that is still alive strikes at the humans, or through them at the city."""

    monster: Monster
    dice: int
    at_city: bool

    def apply(self, earth: Earth) -> Steps:
        if not earth.alive(self.monster):
            return ()
        if not self.at_city and not earth.people(earth.places[self.monster]):
            return ()
        return (Rampage(self.monster, self.dice, 0, self.at_city),)


class Rampage(HitRoll):
    """M26: each hit removes a human; when none is left, each is a damage cube on the city that was attacked."""

    monster: Monster
    dice: int
    hits: int
    at_city: bool

    def pool(self) -> int:
        return self.dice

    def happened(self, earth: Earth, outcome: int) -> Steps:
        monster = self.monster
        hits = self.hits + outcome
        city = earth.places[monster]
        if earth.sink is not None:
            values = {**attacker(monster), "city": earth.called(city), "at": "city" if self.at_city else "humans"}
            target, source = CITY[city].target, MONSTER[monster].target
            earth.tell("rampages", rolled(self.handful(), outcome, values), "dice", source, target)
        if self.rest():
            return (Rampage(monster, self.rest(), hits, self.at_city),)
        people = earth.people(city)
        if hits < people:
            return casualties(earth, owner_of(monster), city, hits)
        for unit in range(HUMANS):
            while earth.humans[city * HUMANS + unit]:
                fall(earth, city, Unit(unit))
        if self.at_city:
            raze(earth, owner_of(monster), city, hits - people)
        return ()


class Casualty(Decision[Earth]):
    """M26: the attacker chooses which humans fall."""

    city: City
    hits: int

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-casualty.ask", {"seat": seat, "city": earth.called(self.city), "hits": self.hits})

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [UNIT[unit] for unit in standing(earth, self.city)]

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, PickUnit):
            return none_there(earth, choice.unit, self.city)
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickUnit)
        fall(earth, self.city, choice.unit)
        return casualties(earth, self.seat, self.city, self.hits - 1)


# What they have in common


def attacker(monster: Monster) -> dict[str, Value]:
    """A monster that attacks, as messages speak of it."""
    return {"seat": owner_of(monster), "attacker": KIND_NAMES[kind_of(monster)]}


def standing(earth: Earth, city: City) -> list[Unit]:
    """The kinds of humans there are in a city."""
    return [Unit(unit) for unit in range(HUMANS) if earth.humans[city * HUMANS + unit]]


def casualties(earth: Earth, seat: Seat, city: City, hits: int) -> Steps:
    """Humans fall for so many hits, fewer than there are humans; where they are of several kinds, the seat chooses."""
    while hits:
        kinds = standing(earth, city)
        if len(kinds) > 1:
            return (Casualty(seat, city, hits),)
        fall(earth, city, kinds[0])
        hits -= 1
    return ()


def fall(earth: Earth, city: City, unit: Unit) -> None:
    """A human is eliminated and goes back to the stock."""
    earth.humans[city * HUMANS + unit] -= 1
    earth.stock[unit] += 1
    if earth.sink is not None:
        name = UNIT_NAMES[unit]
        earth.tell("falls", {"unit": name, "city": earth.called(city)}, f"unit:{name}", CITY[city].target, "stock")


def raze(earth: Earth, seat: Seat, city: City, hits: int) -> None:
    """M26: cubes for the hits, as many as the city can take and the seat still has."""
    placed = min(hits, CITY_HOLDS - earth.damage(city), earth.left[seat])
    earth.cubes[city * COLOURS + seat] += placed
    earth.left[seat] -= placed
    if earth.sink is not None:
        values: dict[str, Value] = {"seat": seat, "cubes": placed, "city": earth.called(city), "left": earth.left[seat]}
        earth.tell("razes", values, "cube", f"seat:{seat}", CITY[city].target)


def defend(earth: Earth, monster: Monster, unit: Unit) -> Steps:
    """The armour, or the infantry, of a city fires at a monster that attacks there, unless it is a Drakoor (M31)."""
    if not earth.alive(monster) or kind_of(monster) == DRAKOOR:
        return ()
    city = earth.places[monster]
    units = earth.humans[city * HUMANS + unit]
    if not units:
        return ()
    if earth.sink is not None:
        values: dict[str, int | str] = {"units": units, "unit": UNIT_NAMES[unit], **earth.named(monster)}
        earth.tell("defends", values, f"unit:{UNIT_NAMES[unit]}", CITY[city].target, MONSTER[monster].target)
    return (Shots(monster, units * UNIT_DICE[unit], 0),)


def wound(earth: Earth, monster: Monster, hits: int, eater: Seat) -> None:
    """M09: damage to a monster, which is destroyed when it has taken as much as it can bear."""
    if not hits:
        return
    capacity = earth.earth_box.capacity[kind_of(monster)]
    earth.wounds[monster] = min(earth.wounds[monster] + hits, capacity)
    if earth.wounds[monster] == capacity:
        destroy(earth, monster, eater)
    elif earth.sink is not None:
        values: dict[str, int | str] = {**earth.named(monster), "wounds": earth.wounds[monster], "capacity": capacity}
        earth.tell("suffers", values, "black-cube", "stock", MONSTER[monster].target)


def destroy(earth: Earth, monster: Monster, eater: Seat) -> None:
    """M09, M32: a monster goes back to its owner's box, or for good into that of the Moogre that killed it."""
    here = CITY[earth.places[monster]].target
    earth.places[monster] = IN_BOX if eater == NOTHING else EATEN
    earth.board &= ~(1 << monster)
    earth.hidden &= ~(1 << monster)
    earth.wounds[monster] = 0
    kind = kind_of(monster)
    thing = MONSTER[monster].target
    if eater == NOTHING:
        if earth.sink is not None:
            home = f"monster-box:{owner_of(monster)}/{KIND_NAMES[kind]}"
            earth.tell("dies", earth.named(monster), thing, here, home)
        return
    earth.trophies[eater * KINDS + kind] += 1
    if earth.sink is not None:
        points = earth.earth_box.capacity[kind]
        eaten: dict[str, int | str] = {"seat": eater, **earth.named(monster), "points": points}
        earth.tell("eats", eaten, thing, here, f"monster-box:{eater}/moogre")


def unmask(earth: Earth, monster: Monster) -> None:
    """M08: a monster is turned to its revealed side."""
    if earth.hidden >> monster & 1:
        earth.hidden &= ~(1 << monster)
        if earth.sink is not None:
            values = {**earth.named(monster), "city": earth.called(earth.places[monster])}
            earth.tell("unmasked", values, MONSTER[monster].target)
