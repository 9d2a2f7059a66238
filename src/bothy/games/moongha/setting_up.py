"""Setting up: secret city counters, and who starts."""

from __future__ import annotations

from bothy.games.moongha.choices import CITY
from bothy.games.moongha.cities import CITIES, City
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.turns import Turn
from bothy.kernel import Chance, Luck, Rule, Seat, Value


class SetUp(Rule[Earth]):
    """M01: city counters are drawn, a first player is found, and the first turn begins."""

    def apply(self, earth: Earth) -> Steps:
        draws = [DrawCounter(seat) for seat in range(earth.box.seats) for _ in range(earth.earth_box.secrets)]
        return *draws, FirstPlayer(), Turn()


class DrawCounter(Chance[Earth]):
    """M02: a seat draws a city counter and looks at it; nobody else does."""

    seat: Seat

    def odds(self, earth: Earth) -> list[tuple[int, int]]:
        return [(city, 1) for city in range(CITIES) if earth.bag[city]]

    def toss(self, earth: Earth, luck: Luck) -> int:
        return luck.among(earth.bag)

    def happened(self, earth: Earth, outcome: int) -> Steps:
        earth.bag[outcome] -= 1
        earth.counters[self.seat * CITIES + outcome] += 1
        earth.held[self.seat] += 1
        if earth.sink is not None:
            me, where = 1 << self.seat, f"seat:{self.seat}"
            known: dict[str, Value] = {"seat": self.seat, "city": earth.called(City(outcome))}
            earth.tell("draws", known, CITY[outcome].target, "bag", where, me)
            earth.tell("draws-unseen", {"seat": self.seat}, "counter", "bag", where, ~me)
        return ()


class FirstPlayer(Chance[Earth]):
    """M04: dice decide who gets the first-player marker."""

    def odds(self, earth: Earth) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(earth.box.seats)]

    def happened(self, earth: Earth, outcome: int) -> Steps:
        earth.first = outcome
        earth.tell("starts", {"seat": outcome}, "marker", "", f"seat:{outcome}")
        return ()
