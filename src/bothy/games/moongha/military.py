"""Actions five and six: placing military."""

from __future__ import annotations

from bothy.games.moongha.boxes import BOX_NAMES, PLACE_HERO, ActionBox
from bothy.games.moongha.choices import CITY, MONSTER, UNIT, PickCity, PickMonster, PickUnit
from bothy.games.moongha.choosing import ChooseMonster, SomeCity
from bothy.games.moongha.cities import CITIES, City
from bothy.games.moongha.combat import Shots, wound
from bothy.games.moongha.dice import FLIGHT, FLIGHT_ODDS, HitRoll, rolled
from bothy.games.moongha.monsters import DRAKOOR, NO_MONSTER, Monster, kind_of
from bothy.games.moongha.supply import take
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.units import A_BOMB, AIR_FORCE, ARMOUR, HUMANS, INFANTRY, UNIT_DICE, UNIT_NAMES, UNITS, Unit
from bothy.kernel import NOTHING, Chance, Choice, Decision, Luck, Message, Rule, Seat, Value

# Taking and placing


class TakeMilitary(Decision[Earth]):
    """M39: one of the counters in a military box."""

    box: ActionBox

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-take-military.ask", {"seat": seat, "box": BOX_NAMES[self.box]})

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [UNIT[unit] for unit in units_in(earth, self.box)]

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, PickUnit):
            if earth.waiting[(self.box - PLACE_HERO) * UNITS + choice.unit]:
                return Message("moongha-why-nobody-revealed", {"unit": UNIT_NAMES[choice.unit]})
            return Message("moongha-why-not-in-the-box", {"unit": UNIT_NAMES[choice.unit]})
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickUnit)
        return (PlaceMilitary(self.seat, choice.unit, self.box),)


class PlaceMilitary(SomeCity):
    """M39: infantry and armour go to any city; air force and A bomb to where a monster is revealed (M40, M41)."""

    unit: Unit
    source: ActionBox

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        if self.unit < HUMANS:
            return [*CITY]
        return [CITY[city] for city in range(CITIES) if earth.shows_a_monster(City(city))]

    def pick(self, earth: Earth, seat: Seat, luck: Luck) -> Choice:
        if self.unit < HUMANS:
            return CITY[luck.fork(CITIES)]
        return super().pick(earth, seat, luck)

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-place-military.ask", {"seat": seat, "unit": UNIT_NAMES[self.unit]})

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        dice = self.prospect(earth, choice.city) if isinstance(choice, PickCity) else 0
        if not isinstance(choice, PickCity) or not dice:
            return super().label(earth, seat, choice)
        return Message("moongha-unit-to", {"city": earth.called(choice.city), "dice": dice})

    def prospect(self, earth: Earth, city: City) -> int:
        """The dice that monsters will face there, all units together."""
        if self.unit < HUMANS and not earth.prey_in(city):
            return 0
        armour, infantry = earth.humans[city * HUMANS + ARMOUR], earth.humans[city * HUMANS + INFANTRY]
        ground = armour * UNIT_DICE[ARMOUR] + infantry * UNIT_DICE[INFANTRY] if earth.prey_in(city) else 0
        return UNIT_DICE[self.unit] + ground

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, PickCity):
            city = earth.called(choice.city)
            return Message("moongha-why-no-monster-there", {"unit": UNIT_NAMES[self.unit], "city": city})
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickCity)
        seat, city, unit = self.seat, choice.city, self.unit
        take(earth, unit, self.source)
        if earth.sink is not None:
            values: dict[str, Value] = {"seat": seat, "unit": UNIT_NAMES[unit], "city": earth.called(city)}
            earth.tell("places", values, f"unit:{UNIT_NAMES[unit]}", f"seat:{seat}", choice.target)
        if unit < HUMANS:
            earth.humans[city * HUMANS + unit] += 1
            return (MustFire(seat, city),)
        earth.stock[unit] += 1
        if unit == A_BOMB:
            return *blasts(earth, city), BombBurns(city), MustFire(seat, city)
        prey = earth.prey_in(city)
        if len(prey) > 1:
            return (AimAirForce(seat, city),)
        return scramble(earth, seat, city, prey[0] if prey else NO_MONSTER)


# Infantry and armour


class MustFire(Rule[Earth]):
    """M39: all the military of the city attacks the monsters that are revealed there."""

    seat: Seat
    city: City

    def apply(self, earth: Earth) -> Steps:
        return (*allot(earth, self.seat, self.city), OpenFire()) if earth.prey_in(self.city) else ()


class Allot(ChooseMonster):
    """M39: before any dice are rolled, each unit is given its target."""

    city: City
    armour: int
    """How many armour units have no target yet; they come first."""
    infantry: int

    def unit(self) -> int:
        """The kind of unit whose turn it is."""
        return ARMOUR if self.armour else INFANTRY

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        unit = self.unit()
        return Message("moongha-allot.ask", {"seat": seat, "unit": UNIT_NAMES[unit], "dice": UNIT_DICE[unit]})

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [MONSTER[monster] for monster in earth.prey_in(self.city)]

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return why_no_shot(earth, self.city, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickMonster)
        earth.aims[choice.monster] += UNIT_DICE[self.unit()]
        if self.armour:
            if self.armour + self.infantry > 1:
                return (Allot(self.seat, self.city, self.armour - 1, self.infantry),)
        elif self.infantry > 1:
            return (Allot(self.seat, self.city, 0, self.infantry - 1),)
        return ()


class OpenFire(Rule[Earth]):
    """M39: the dice against each target; what is too much for one does not go to another."""

    def apply(self, earth: Earth) -> Steps:
        volleys: list[Shots] = []
        for number, dice in enumerate(earth.aims):
            if dice:
                earth.aims[number] = 0
                monster = Monster(number)
                if earth.alive(monster):
                    volleys.append(Shots(monster, dice, 0))
        return tuple(volleys)


# Air force


class AimAirForce(ChooseMonster):
    """M40: an air force attacks a single monster."""

    city: City

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [MONSTER[monster] for monster in earth.prey_in(self.city)]

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return why_no_shot(earth, self.city, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickMonster)
        return scramble(earth, self.seat, self.city, choice.monster)


class AirStrike(Chance[Earth]):
    """M40: four dice: those of four or more hit the monster, each 1 is a black cube on the city."""

    city: City
    monster: Monster
    """The target; NO_MONSTER where only Drakoors are revealed."""

    def odds(self, earth: Earth) -> list[tuple[int, int]]:
        return FLIGHT_ODDS

    def happened(self, earth: Earth, outcome: int) -> Steps:
        hits, ones = outcome // (FLIGHT + 1), outcome % (FLIGHT + 1)
        if earth.sink is not None:
            values: dict[str, Value] = {"ones": ones, "city": earth.called(self.city)}
            target = CITY[self.city].target
            if self.monster == NOTHING:
                earth.tell("bombs-nobody", rolled(FLIGHT, hits, values), "dice", "", target)
            else:
                values.update(earth.named(self.monster))
                earth.tell("bombs", rolled(FLIGHT, hits, values), "dice", "", target)
        if self.monster != NOTHING:
            wound(earth, self.monster, hits, NOTHING)
        burn(earth, self.city, ones)
        return ()


# A bomb


class Blast(HitRoll):
    """M41: eight dice against a monster of the city, hidden or not."""

    monster: Monster

    def pool(self) -> int:
        return UNIT_DICE[A_BOMB]

    def happened(self, earth: Earth, outcome: int) -> Steps:
        if earth.sink is not None:
            target = MONSTER[self.monster].target
            earth.tell("blasts", rolled(self.handful(), outcome, earth.named(self.monster)), "dice", "", target)
        wound(earth, self.monster, outcome, NOTHING)
        return ()


class BombFalls(HitRoll):
    """M41: as an option eight dice once, and every monster of the city but Drakoors suffers all the hits."""

    city: City

    def pool(self) -> int:
        return UNIT_DICE[A_BOMB]

    def happened(self, earth: Earth, outcome: int) -> Steps:
        if earth.sink is not None:
            city: dict[str, Value] = {"city": earth.called(self.city)}
            earth.tell("bomb-hits", rolled(self.handful(), outcome, city), "dice", "", CITY[self.city].target)
        for monster in earth.monsters_in(self.city):
            if kind_of(monster) != DRAKOOR:
                wound(earth, monster, outcome, NOTHING)
        return ()


class BombBurns(HitRoll):
    """M41: eight more dice, and each hit is a black cube on the city."""

    city: City

    def pool(self) -> int:
        return UNIT_DICE[A_BOMB]

    def happened(self, earth: Earth, outcome: int) -> Steps:
        if earth.sink is not None:
            city: dict[str, Value] = {"city": earth.called(self.city)}
            earth.tell("bomb-fire", rolled(self.handful(), outcome, city), "dice", "", CITY[self.city].target)
        burn(earth, self.city, outcome)
        return ()


# What they have in common


def units_in(earth: Earth, box: ActionBox) -> list[Unit]:
    """The kinds of counters in a military box that can be placed somewhere."""
    base = (box - PLACE_HERO) * UNITS
    some = [unit for unit in (INFANTRY, ARMOUR) if earth.waiting[base + unit]]
    if earth.board & ~earth.hidden:
        some += [unit for unit in (AIR_FORCE, A_BOMB) if earth.waiting[base + unit]]
    return some


def may_place_any(earth: Earth, box: ActionBox) -> bool:
    """Whether there is such a counter."""
    base = (box - PLACE_HERO) * UNITS
    if earth.waiting[base + INFANTRY] or earth.waiting[base + ARMOUR]:
        return True
    return (
        earth.waiting[base + AIR_FORCE] > 0 or earth.waiting[base + A_BOMB] > 0
    ) and earth.board & ~earth.hidden != 0


def military_in(earth: Earth, city: City) -> int:
    """Infantry and armour in a city."""
    return earth.humans[city * HUMANS + INFANTRY] + earth.humans[city * HUMANS + ARMOUR]


def allot(earth: Earth, seat: Seat, city: City) -> Steps:
    """Give all the military of a city its targets; where there is a choice, the seat makes it."""
    armour = earth.humans[city * HUMANS + ARMOUR]
    infantry = earth.humans[city * HUMANS + INFANTRY]
    if armour + infantry == 0:
        return ()
    prey = earth.prey_in(city)
    if len(prey) > 1:
        return (Allot(seat, city, armour, infantry),)
    for monster in prey:
        earth.aims[monster] = armour * UNIT_DICE[ARMOUR] + infantry * UNIT_DICE[INFANTRY]
    return ()


def blasts(earth: Earth, city: City) -> Steps:
    """The dice of an A bomb against the monsters of a city: against each, or by the option once for all."""
    if earth.earth_box.one_blast:
        return (BombFalls(city),)
    return tuple([Blast(monster) for monster in earth.monsters_in(city) if kind_of(monster) != DRAKOOR])


def scramble(earth: Earth, seat: Seat, city: City, monster: Monster) -> Steps:
    """The air force has its target; the units on the ground get theirs, and then all attack."""
    return *allot(earth, seat, city), AirStrike(city, monster), OpenFire()


def burn(earth: Earth, city: City, hits: int) -> None:
    """Black cubes on a city."""
    placed = earth.scorch(city, hits)
    if placed and earth.sink is not None:
        values: dict[str, Value] = {"cubes": placed, "city": earth.called(city)}
        earth.tell("burns", values, "black-cube", "stock", CITY[city].target)


def why_no_shot(earth: Earth, city: City, choice: Choice) -> Message:
    """Why the military cannot fire at this."""
    if not isinstance(choice, PickMonster):
        return Message("moongha-why-a-monster", {"choice": choice.notation})
    monster = choice.monster
    if monster >= len(earth.places) or earth.places[monster] != city:
        return Message("moongha-why-not-here")
    if earth.is_hidden(monster):
        return Message("moongha-why-hidden")
    return Message("moongha-why-drakoor-immune")
