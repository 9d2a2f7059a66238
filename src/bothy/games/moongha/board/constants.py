"""Names and sizes that the board of Moongha Invaders needs to read its table."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.boxes import BOX_NAMES
from bothy.games.moongha.cities import BLACK, CITY_KEYS, COLOURS, EATEN, IN_BOX
from bothy.games.moongha.monsters import KIND_NAMES, SLOT_KIND, SLOTS
from bothy.games.moongha.units import HUMANS, UNIT_NAMES

CONSTANTS: Final[dict[str, object]] = {
    "CITY_KEYS": CITY_KEYS,
    "KIND_NAMES": KIND_NAMES,
    "SLOT_KIND": SLOT_KIND,
    "SLOTS": SLOTS,
    "UNIT_NAMES": UNIT_NAMES,
    "BOX_NAMES": BOX_NAMES,
    "HUMANS": HUMANS,
    "COLOURS": COLOURS,
    "BLACK": BLACK,
    "IN_BOX": IN_BOX,
    "EATEN": EATEN,
}
