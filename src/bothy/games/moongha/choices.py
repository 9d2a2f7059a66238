"""Everything that can be answered in Moongha Invaders."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.boxes import BOX_NAMES, EVERY_BOX, ActionBox
from bothy.games.moongha.cities import CITY_KEYS, EVERY_CITY, City
from bothy.games.moongha.monsters import (
    EVERY_KIND,
    EVERY_MONSTER,
    EVERY_SLOT,
    KIND_NAMES,
    SLOT_KIND,
    Kind,
    Monster,
    Slot,
    number_of,
    owner_of,
    slot_name,
    slot_of,
)
from bothy.games.moongha.units import EVERY_UNIT, UNIT_NAMES, Unit
from bothy.kernel import Choice, Message, Pass, Value, Vocabulary

MOST_TOKENS: Final = 30
"""An attack expends no more tokens than there are white ones in the box (Ruling 23)."""


class Act(Choice):
    """To take a token or a counter from an action box and do what it is for."""

    def __init__(self, box: ActionBox) -> None:
        name = BOX_NAMES[box]
        clause = ["M16", "M21", "M33", "M36", "M39", "M39"][box]
        super().__init__(f"action {name}", Message("moongha-action", {"box": name, "left": 0}), f"box:{name}", clause)
        self.box = box


class Lay(Choice):
    """To lay the Pass token into an action box."""

    def __init__(self, box: ActionBox) -> None:
        name = BOX_NAMES[box]
        values: dict[str, Value] = {"box": name, "idle": "no"}
        super().__init__(f"lay {name}", Message("moongha-lay", values), f"box:{name}", "M43")
        self.box = box


class Into(Choice):
    """One of the seat's own monster boxes."""

    def __init__(self, kind: Kind) -> None:
        name = KIND_NAMES[kind]
        super().__init__(f"box {name}", Message("moongha-into", {"kind": name}), f"monster-box:{name}", "M16")
        self.kind = kind


class Heal(Choice):
    """To remove a damage cube from one of the seat's own monsters."""

    def __init__(self, slot: Slot) -> None:
        values: dict[str, Value] = {"kind": KIND_NAMES[SLOT_KIND[slot]], "number": number_of(slot)}
        name = slot_name(slot)
        super().__init__(f"heal {name}", Message("moongha-heal", values), f"own-monster:{name}", "M20")
        self.slot = slot


class PickCity(Choice):
    """A city."""

    def __init__(self, city: City) -> None:
        name = CITY_KEYS[city]
        super().__init__(f"city {name}", Message("moongha-city", {"city": name}), f"city:{name}", "M05")
        self.city = city


class PickMonster(Choice):
    """A monster on the board, anybody's; numbered through over all seats."""

    def __init__(self, monster: Monster) -> None:
        seat, slot = owner_of(monster), slot_of(monster)
        name = f"{seat + 1}/{slot_name(slot)}"
        kind = KIND_NAMES[SLOT_KIND[slot]]
        values: dict[str, Value] = {"owner_seat": seat, "kind": kind, "number": number_of(slot)}
        super().__init__(f"monster {name}", Message("moongha-monster", values), f"monster:{name}", "M07")
        self.monster = monster


class Spend(Choice):
    """So many attack tokens."""

    def __init__(self, tokens: int) -> None:
        super().__init__(f"spend {tokens}", Message("moongha-spend", {"tokens": tokens, "dice": tokens}), "", "M22")
        self.tokens = tokens


class PickUnit(Choice):
    """A hero or a kind of military."""

    def __init__(self, unit: Unit) -> None:
        name = UNIT_NAMES[unit]
        clause = ["M36", "M39", "M39", "M40", "M41"][unit]
        terrible = name == "a-bomb"
        super().__init__(f"unit {name}", Message("moongha-unit", {"unit": name}), f"unit:{name}", clause, terrible)
        self.unit = unit


PASS: Final = Pass("pass", Message("moongha-pass"), "", "M42")
ACT: Final = [Act(box) for box in EVERY_BOX]
TOKEN: Final = Choice("token", Message("moongha-token"), "token", "M43")
"""To pass by means of the Pass token."""
LAY: Final = [Lay(box) for box in EVERY_BOX]
INTO: Final = [Into(kind) for kind in EVERY_KIND]
HEAL: Final = [Heal(slot) for slot in EVERY_SLOT]
CITY: Final = [PickCity(city) for city in EVERY_CITY]
MONSTER: Final = [PickMonster(monster) for monster in EVERY_MONSTER]
SPEND: Final = [Spend(tokens) for tokens in range(MOST_TOKENS + 1)]
THE_CITY: Final = Choice("aim city", Message("moongha-aim-city"), "", "M23")
THE_HUMANS: Final = Choice("aim humans", Message("moongha-aim-humans"), "", "M23")
"""All humans of the city, as a target."""
UNIT: Final = [PickUnit(unit) for unit in EVERY_UNIT]
HIDE: Final = Choice("hide", Message("moongha-hide"), "", "M34")
FIRE: Final = Choice("fire", Message("moongha-fire"), "", "M38")
"""To let the military of a city attack."""

VOCABULARY: Final = Vocabulary(
    [
        PASS,
        *ACT,
        TOKEN,
        *LAY,
        *INTO,
        *HEAL,
        *CITY,
        *MONSTER,
        *SPEND,
        THE_CITY,
        THE_HUMANS,
        *UNIT,
        HIDE,
        FIRE,
    ]
)
