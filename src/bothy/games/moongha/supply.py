"""Phase one: which actions are available in this turn."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.choices import BOX_NAMES, BOXES, CITIES, CITY, UNIT_NAMES, City
from bothy.games.moongha.cities import SomeCity
from bothy.games.moongha.table import (
    A_BOMB,
    AIR_FORCE,
    ARMOUR,
    ATTACK,
    CREATE,
    HERO,
    HUMANS,
    INFANTRY,
    MILITARY_1,
    MOVE,
    PLACE_HERO,
    STOCK,
    UNITS,
    Earth,
    Steps,
)
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance, Rule
from bothy.kernel.table import Seat

PROGRESSION: Final = [[INFANTRY, ARMOUR, AIR_FORCE, A_BOMB], [ARMOUR, AIR_FORCE, A_BOMB]]
"""What the dice bring into each military box, one after the other and then from the beginning."""


class DetermineActions(Rule[Earth]):
    """M10: what is always there: tokens, a hero and an infantry. Then the dice are rolled."""

    def apply(self, earth: Earth) -> Steps:
        box = earth.earth_box
        earth.tokens[CREATE] = box.orange * 2 if earth.turn == 1 else box.orange
        earth.tokens[ATTACK] = box.white_at[earth.turn]
        earth.tokens[MOVE] = box.purple
        for face in range(BOXES):
            earth.dice[face] = 0
        dice = [RollSupply() for _ in range(box.dice_at[earth.turn])]
        return Provide(HERO, PLACE_HERO), Provide(INFANTRY, MILITARY_1), *dice, StockBoxes()


class RollSupply(Chance[Earth]):
    """M12: the first player rolls a die; the box of its number gets one more."""

    def odds(self, earth: Earth) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(1, BOXES + 1)]

    def toss(self, earth: Earth, luck: Luck) -> int:
        return luck.below(BOXES) + 1

    def happened(self, earth: Earth, outcome: int) -> Steps:
        earth.dice[outcome - 1] += 1
        if earth.sink is not None:
            name = BOX_NAMES[outcome - 1]
            earth.tell("supply", {"face": outcome, "box": name}, f"die:{outcome}", "", f"box:{name}")
        return ()


class StockBoxes(Rule[Earth]):
    """M12: each die brings a token or a counter into its box; military box 1 is filled before box 2."""

    def apply(self, earth: Earth) -> Steps:
        for box in (CREATE, ATTACK, MOVE):
            earth.tokens[box] += earth.dice[box]
        steps = [Provide(HERO, PLACE_HERO) for _ in range(earth.dice[PLACE_HERO])]
        for military in (0, 1):
            units = PROGRESSION[military]
            box = MILITARY_1 + military
            steps += [Provide(units[number % len(units)], box) for number in range(earth.dice[box])]
        return tuple(steps)


class Provide(Rule[Earth]):
    """M13: a counter goes from the stock into an action box; where there is none, see M14."""

    unit: int
    box: int

    def apply(self, earth: Earth) -> Steps:
        if earth.stock[self.unit]:
            earth.stock[self.unit] -= 1
            earth.waiting[(self.box - PLACE_HERO) * UNITS + self.unit] += 1
            if earth.sink is not None:
                unit, box = UNIT_NAMES[self.unit], BOX_NAMES[self.box]
                earth.tell("provides", {"unit": unit, "box": box}, f"unit:{unit}", "stock", f"box:{box}")
            return ()
        if self.unit < HUMANS and cities_with(earth, self.unit):
            return Recycle(earth.first, self.unit), Provide(self.unit, self.box)
        if earth.sink is not None:
            earth.tell("runs-short", {"unit": UNIT_NAMES[self.unit], "box": BOX_NAMES[self.box]})
        return ()


class Recycle(SomeCity):
    """M14: somebody takes a counter from the board, since the stock has none."""

    unit: int

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [CITY[city] for city in cities_with(earth, self.unit)]

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-recycle.ask", {"seat": seat, "unit": UNIT_NAMES[self.unit]})

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, City):
            city = earth.earth_box.city_words[choice.city]
            return Message("moongha-why-none-there", {"unit": UNIT_NAMES[self.unit], "city": city})
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, City)
        earth.humans[choice.city * HUMANS + self.unit] -= 1
        earth.stock[self.unit] += 1
        if earth.sink is not None:
            unit = UNIT_NAMES[self.unit]
            city = earth.earth_box.city_words[choice.city]
            values: dict[str, int | str] = {"seat": self.seat, "unit": unit, "city": city}
            earth.tell("recycles", values, f"unit:{unit}", choice.target, "stock")
        return ()


def cities_with(earth: Earth, unit: int) -> list[int]:
    """The cities in which such a counter stands."""
    return [city for city in range(CITIES) if earth.humans[city * HUMANS + unit]]


def take(earth: Earth, unit: int, source: int) -> None:
    """Take a counter out of an action box, or out of the stock."""
    if source == STOCK:
        earth.stock[unit] -= 1
    else:
        earth.waiting[(source - PLACE_HERO) * UNITS + unit] -= 1
