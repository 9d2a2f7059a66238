"""Action one: creating and healing monsters."""

from __future__ import annotations

from bothy.games.moongha.choices import CITY, HEAL, INTO, MONSTER, PASS, Heal, Into, PickCity
from bothy.games.moongha.choosing import ChooseCity, SomeCity
from bothy.games.moongha.cities import CITIES, City
from bothy.games.moongha.monsters import (
    BLOOB,
    DRAKOOR,
    KIND_NAMES,
    KINDS,
    SLOT_KIND,
    SLOTS,
    Kind,
    Monster,
    monster_of,
)
from bothy.games.moongha.table import Earth, Steps
from bothy.kernel import Choice, Decision, Message, Seat, Value


class PlaceOrange(Decision[Earth]):
    """M16: an orange token goes into a monster box that still has a counter, or heals a monster."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        some: list[Choice] = [INTO[kind] for kind in range(KINDS) if earth.in_box(seat, Kind(kind)) >= 0]
        for monster in earth.monsters_of(seat):
            if may_heal(earth, monster):
                some.append(HEAL[monster % SLOTS])
        return some

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Into):
            kind = choice.kind
            return Message("moongha-build", building(earth, seat, kind))
        return choice.label

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Into):
            return Message("moongha-why-no-counter", {"kind": KIND_NAMES[choice.kind]})
        if not isinstance(choice, Heal):
            return Message("moongha-why-orange", {"choice": choice.notation})
        monster = monster_of(seat, choice.slot)
        values: dict[str, int | str] = {"kind": KIND_NAMES[SLOT_KIND[choice.slot]]}
        if not earth.alive(monster):
            return Message("moongha-why-not-in-play", values)
        if not earth.is_hidden(monster):
            return Message("moongha-why-heal-revealed", values)
        return Message("moongha-why-unhurt", values)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        seat = self.seat
        if isinstance(choice, Heal):
            monster = monster_of(seat, choice.slot)
            earth.wounds[monster] -= 1
            if earth.sink is not None:
                values: dict[str, int | str] = {"seat": seat, **earth.named(monster), "wounds": earth.wounds[monster]}
                earth.tell("heals", values, "orange", "box:create", choice.target)
            return ()
        assert isinstance(choice, Into)
        kind = choice.kind
        earth.orange[seat * KINDS + kind] += 1
        stored = earth.orange[seat * KINDS + kind]
        if earth.sink is not None:
            built: dict[str, Value] = {"seat": seat, **building(earth, seat, kind)}
            earth.tell("builds", built, "orange", "box:create", f"monster-box:{seat}/{KIND_NAMES[kind]}")
        if stored >= cost(earth, seat, kind):
            return (PlaceBloob(seat),) if kind == BLOOB and earth.in_play(seat, BLOOB) else (PlaceMonster(seat, kind),)
        if kind == BLOOB and stored == cost(earth, seat, kind) - 1 and earth.in_play(seat, BLOOB):
            return (GrowBloob(seat),)
        return ()


class PlaceMonster(ChooseCity):
    """M17: once its tokens are together, a monster must be placed at once, in any city and hidden."""

    kind: Kind

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-place-monster.ask", {"seat": seat, "kind": KIND_NAMES[self.kind]})

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickCity)
        emerge(earth, self.seat, self.kind, choice.city)
        return ()


class PlaceBloob(SomeCity):
    """M18: a Bloob of three tokens must not go near another of the same seat."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        far = [CITY[city] for city in range(CITIES) if not near_bloob(earth, seat, City(city))]
        return [*far] if far else [*CITY]

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, PickCity):
            return Message("moongha-why-too-near", {"city": earth.called(choice.city)})
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickCity)
        emerge(earth, self.seat, BLOOB, choice.city)
        return ()


class GrowBloob(SomeCity):
    """M18: with two tokens a Bloob may be placed with another of the same seat, or next to it."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [*[CITY[city] for city in range(CITIES) if near_bloob(earth, seat, City(city))], PASS]

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return Message("moongha-keep-orange") if choice is PASS else super().label(earth, seat, choice)

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, PickCity):
            return Message("moongha-why-too-far-from-bloob", {"city": earth.called(choice.city)})
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        if isinstance(choice, PickCity):
            emerge(earth, self.seat, BLOOB, choice.city)
        return ()


def cost(earth: Earth, seat: Seat, kind: Kind) -> int:
    """M17, M19: the orange tokens that a monster takes; a Drakoor takes one more for each that is out already."""
    if kind == DRAKOOR:
        return earth.earth_box.cost[kind] + len(earth.of_kind(seat, DRAKOOR))
    return earth.earth_box.cost[kind]


def building(earth: Earth, seat: Seat, kind: Kind) -> dict[str, Value]:
    """How far a monster is, as messages tell it: tokens in its box, what it takes, and what it takes near another."""
    price = cost(earth, seat, kind)
    near = price - 1 if kind == BLOOB and earth.in_play(seat, BLOOB) else 0
    return {"kind": KIND_NAMES[kind], "stored": earth.orange[seat * KINDS + kind], "cost": price, "near": near}


def may_heal(earth: Earth, monster: Monster) -> bool:
    """M20: only a monster that is hurt and hidden can be healed."""
    return earth.wounds[monster] > 0 and earth.is_hidden(monster)


def may_use_orange(earth: Earth, seat: Seat) -> bool:
    """Whether an orange token would be of any use to a seat."""
    for kind in range(KINDS):
        if earth.in_box(seat, Kind(kind)) >= 0:
            return True
    return any(may_heal(earth, monster) for monster in earth.monsters_of(seat))


def near_bloob(earth: Earth, seat: Seat, city: City) -> bool:
    """Whether the seat has a Bloob in a city or in one that is connected to it."""
    for monster in earth.of_kind(seat, BLOOB):
        if earth.earth_box.distance[earth.places[monster] * CITIES + city] <= 1:
            return True
    return False


def emerge(earth: Earth, seat: Seat, kind: Kind, city: City) -> None:
    """A monster comes up hidden, and its tokens go back to the stock."""
    monster = earth.in_box(seat, kind)
    earth.orange[seat * KINDS + kind] = 0
    earth.places[monster] = city
    earth.board |= 1 << monster
    earth.hidden |= 1 << monster
    if earth.sink is not None:
        values: dict[str, Value] = {"seat": seat, **earth.named(monster), "city": earth.called(city)}
        source = f"monster-box:{seat}/{KIND_NAMES[kind]}"
        earth.tell("emerges", values, MONSTER[monster].target, source, CITY[city].target)
