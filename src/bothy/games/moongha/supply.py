"""Phase one: which actions are available in this turn."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.boxes import (
    ATTACK,
    BOX_NAMES,
    BOXES,
    CREATE,
    MILITARY_1,
    MILITARY_2,
    MOVE,
    PLACE_HERO,
    STOCK,
    ActionBox,
)
from bothy.games.moongha.choices import CITY, PickCity
from bothy.games.moongha.choosing import SomeCity, none_there
from bothy.games.moongha.cities import CITIES, City
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.units import A_BOMB, AIR_FORCE, ARMOUR, HERO, HUMANS, INFANTRY, UNIT_NAMES, UNITS, Unit
from bothy.kernel import Chance, Choice, Luck, Message, Rule, Seat, Value

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
        for box in (MILITARY_1, MILITARY_2):
            units = PROGRESSION[box - MILITARY_1]
            steps += [Provide(units[number % len(units)], box) for number in range(earth.dice[box])]
        return tuple(steps)


class Provide(Rule[Earth]):
    """M13: a counter goes from the stock into an action box; where there is none, see M14."""

    unit: Unit
    box: ActionBox

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
        earth.tell("runs-short", {"unit": UNIT_NAMES[self.unit], "box": BOX_NAMES[self.box]})
        return ()


class Recycle(SomeCity):
    """M14: somebody takes a counter from the board, since the stock has none."""

    unit: Unit

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [CITY[city] for city in cities_with(earth, self.unit)]

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-recycle.ask", {"seat": seat, "unit": UNIT_NAMES[self.unit]})

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, PickCity):
            return none_there(earth, self.unit, choice.city)
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, PickCity)
        earth.humans[choice.city * HUMANS + self.unit] -= 1
        earth.stock[self.unit] += 1
        if earth.sink is not None:
            unit = UNIT_NAMES[self.unit]
            values: dict[str, Value] = {"seat": self.seat, "unit": unit, "city": earth.called(choice.city)}
            earth.tell("recycles", values, f"unit:{unit}", choice.target, "stock")
        return ()


def cities_with(earth: Earth, unit: Unit) -> list[City]:
    """The cities in which such a counter stands."""
    return [City(city) for city in range(CITIES) if earth.humans[city * HUMANS + unit]]


def take(earth: Earth, unit: Unit, source: ActionBox) -> None:
    """Take a counter out of an action box, or out of the stock."""
    if source == STOCK:
        earth.stock[unit] -= 1
    else:
        earth.waiting[(source - PLACE_HERO) * UNITS + unit] -= 1
