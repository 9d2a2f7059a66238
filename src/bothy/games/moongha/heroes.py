"""Action four: placing a hero."""

from __future__ import annotations

from bothy.games.moongha.boxes import ActionBox
from bothy.games.moongha.choices import CITY, FIRE, MONSTER, PASS, PickCity, PickMonster
from bothy.games.moongha.choosing import ChooseCity, ChooseMonster
from bothy.games.moongha.cities import City
from bothy.games.moongha.combat import destroy, unmask
from bothy.games.moongha.dice import HitRoll, rolled
from bothy.games.moongha.military import MustFire, military_in
from bothy.games.moongha.monsters import DRAKOOR, Monster, kind_of, owner_of
from bothy.games.moongha.supply import take
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.units import HERO, HUMANS
from bothy.kernel import NOTHING, Choice, Decision, Message, Rule, Seat, Value


class PlaceHero(ChooseCity):
    """M36: a hero goes to any city, and all heroes there look for hidden monsters."""

    source: ActionBox

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, PickCity):
            return choice.label
        hidden = sum([earth.is_hidden(monster) for monster in earth.monsters_in(choice.city)])
        if not hidden:
            return super().label(earth, seat, choice)
        dice = earth.humans[choice.city * HUMANS + HERO] + 1
        return Message("moongha-hero-to", {"city": earth.called(choice.city), "dice": dice, "hidden": hidden})

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickCity)
        city = choice.city
        take(earth, HERO, self.source)
        earth.humans[city * HUMANS + HERO] += 1
        if earth.sink is not None:
            values: dict[str, Value] = {"seat": self.seat, "unit": "hero", "city": earth.called(city)}
            earth.tell("places", values, "unit:hero", f"seat:{self.seat}", choice.target)
        return *searches(earth, city), HuntDrakoors(self.seat, city), MilitaryMayFire(self.seat, city)


class Search(HitRoll):
    """M36: one die for each hero; a hit among them, and the hidden monster is revealed."""

    monster: Monster
    dice: int
    hits: int

    def pool(self) -> int:
        return self.dice

    def happened(self, earth: Earth, outcome: int) -> Steps:
        hits = self.hits + outcome
        if earth.sink is not None:
            target = MONSTER[self.monster].target
            earth.tell("searches", rolled(self.handful(), outcome, earth.named(self.monster)), "dice", "", target)
        if self.rest():
            return (Search(self.monster, self.rest(), hits),)
        if hits:
            unmask(earth, self.monster)
        return ()


class HuntDrakoors(Rule[Earth]):
    """M37: if a Drakoor is revealed in the city, all the heroes there go for it."""

    seat: Seat
    city: City

    def apply(self, earth: Earth) -> Steps:
        if not drakoors_in(earth, self.city):
            return ()
        return (Hunt(self.seat, self.city, earth.humans[self.city * HUMANS + HERO], 0),)


class Hunt(HitRoll):
    """M37: one die for each hero; each hit eliminates a Drakoor."""

    seat: Seat
    city: City
    dice: int
    hits: int

    def pool(self) -> int:
        return self.dice

    def happened(self, earth: Earth, outcome: int) -> Steps:
        hits = self.hits + outcome
        if earth.sink is not None:
            city: dict[str, Value] = {"city": earth.called(self.city)}
            earth.tell("hunts", rolled(self.handful(), outcome, city), "dice", "", CITY[self.city].target)
        if self.rest():
            return (Hunt(self.seat, self.city, self.rest(), hits),)
        return slay(earth, self.seat, self.city, hits)


class SlayDrakoor(ChooseMonster):
    """M37: who placed the hero chooses among several Drakoors, and may spare its own."""

    city: City
    hits: int

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        found = drakoors_in(earth, self.city)
        some: list[Choice] = [MONSTER[monster] for monster in found]
        if all(owner_of(monster) == seat for monster in found):
            some.append(PASS)
        return some

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return Message("moongha-spare") if choice is PASS else super().label(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        if not isinstance(choice, PickMonster):
            return ()
        destroy(earth, choice.monster, NOTHING)
        return slay(earth, self.seat, self.city, self.hits - 1)


class MilitaryMayFire(Rule[Earth]):
    """M38: a hero's arrival allows the military of the city to attack."""

    seat: Seat
    city: City

    def apply(self, earth: Earth) -> Steps:
        if military_in(earth, self.city) and earth.prey_in(self.city):
            return (OrderToFire(self.seat, self.city),)
        return ()


class OrderToFire(Decision[Earth]):
    """M38: who placed the hero may let the military attack, all of it or none."""

    city: City

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-order-to-fire.ask", {"seat": seat, "city": earth.called(self.city)})

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [FIRE, PASS]

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return Message("moongha-hold-fire") if choice is PASS else choice.label

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        return (MustFire(self.seat, self.city),) if choice is FIRE else ()


def searches(earth: Earth, city: City) -> Steps:
    """A search for every hidden monster of a city, by all of its heroes."""
    heroes = earth.humans[city * HUMANS + HERO]
    return tuple([Search(monster, heroes, 0) for monster in earth.monsters_in(city) if earth.is_hidden(monster)])


def drakoors_in(earth: Earth, city: City) -> list[Monster]:
    """The revealed Drakoors of a city."""
    return [
        monster for monster in earth.monsters_in(city) if kind_of(monster) == DRAKOOR and not earth.is_hidden(monster)
    ]


def slay(earth: Earth, seat: Seat, city: City, hits: int) -> Steps:
    """So many Drakoors of a city die; where there is a choice, the seat makes it."""
    while hits:
        found = drakoors_in(earth, city)
        if not found:
            return ()
        if len(found) > 1 or owner_of(found[0]) == seat:
            return (SlayDrakoor(seat, city, hits),)
        destroy(earth, found[0], NOTHING)
        hits -= 1
    return ()
