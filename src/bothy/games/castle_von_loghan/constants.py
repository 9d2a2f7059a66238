"""Names and sizes that the board of Castle von Loghan needs to read its table."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.choices import BELT, KEPT, LEFT, LOOSE, PACK, PLACE_NAMES, RIGHT
from bothy.games.castle_von_loghan.rows import (
    BOARDS,
    COLOURS,
    DOOR_KINDS,
    GROUNDS,
    LETTERS,
    PLACE_KEYS,
    ROOM_KEYS,
    TYPES,
)
from bothy.games.castle_von_loghan.terms import DROPPED, LOST, PHASES, SCORED, USED, WON

CONSTANTS: Final[dict[str, object]] = {
    "PHASES": PHASES,
    "BOARDS": BOARDS,
    "ROOM_KEYS": ROOM_KEYS,
    "PLACE_KEYS": PLACE_KEYS,
    "GROUNDS": GROUNDS,
    "DOOR_KINDS": DOOR_KINDS,
    "COLOURS": COLOURS,
    "TYPES": TYPES,
    "LETTERS": LETTERS,
    "PLACE_NAMES": PLACE_NAMES,
    "LEFT": LEFT,
    "RIGHT": RIGHT,
    "BELT": BELT,
    "PACK": PACK,
    "LOOSE": LOOSE,
    "KEPT": KEPT,
    "DROPPED": DROPPED,
    "USED": USED,
    "WON": WON,
    "LOST": LOST,
    "SCORED": SCORED,
}
