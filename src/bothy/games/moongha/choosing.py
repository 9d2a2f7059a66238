"""Choosing a city, and choosing a monster: what many questions have in common."""

from __future__ import annotations

from bothy.games.moongha.choices import CITY, PickCity, PickMonster
from bothy.games.moongha.cities import CITIES, City
from bothy.games.moongha.monsters import kind_of
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import UNIT_NAMES, Unit
from bothy.kernel import Choice, Decision, Luck, Message, Seat


class ChooseCity(Decision[Earth]):
    """M05: any city of the map."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [*CITY]

    def pick(self, earth: Earth, seat: Seat, luck: Luck) -> Choice:
        return CITY[luck.fork(CITIES)]

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, PickCity):
            return Message("moongha-city", {"city": earth.called(choice.city)})
        return choice.label

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return Message("moongha-why-a-city", {"choice": choice.notation})


class SomeCity(ChooseCity):
    """M05: one of some cities."""

    def pick(self, earth: Earth, seat: Seat, luck: Luck) -> Choice:
        some = self.choices(earth, seat)
        return some[luck.fork(len(some))]


def none_there(earth: Earth, unit: Unit, city: City) -> Message:
    """Why a human cannot be taken from a city."""
    return Message("moongha-why-none-there", {"unit": UNIT_NAMES[unit], "city": earth.called(city)})


class ChooseMonster(Decision[Earth]):
    """M07: one of some monsters on the board."""

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, PickMonster) or not earth.alive(choice.monster):
            return choice.label
        monster = choice.monster
        return Message(
            "moongha-monster-at",
            {
                **earth.named(monster),
                "city": earth.called(earth.places[monster]),
                "hidden": "yes" if earth.is_hidden(monster) else "no",
                "wounds": earth.wounds[monster],
                "capacity": earth.earth_box.capacity[kind_of(monster)],
            },
        )

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return Message("moongha-why-a-monster", {"choice": choice.notation})
