"""Names and sizes that the board of Merlouf needs to read its table."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.board.figures import PHASES
from bothy.games.merlouf.gnomes import GNOME_NAMES
from bothy.games.merlouf.rooms import BARS, PRISON, ROOM_NAMES
from bothy.games.merlouf.things import BACK_NAMES, COLOURS, ENCHANTED, FACE_KEYS, GOODY, TRAP

CONSTANTS: Final[dict[str, object]] = {
    "COLOURS": COLOURS,
    "ENCHANTED": ENCHANTED,
    "GOODY": GOODY,
    "TRAP": TRAP,
    "BACK_NAMES": BACK_NAMES,
    "FACE_KEYS": FACE_KEYS,
    "ROOM_NAMES": ROOM_NAMES,
    "PRISON": PRISON,
    "BARS": BARS,
    "GNOME_NAMES": GNOME_NAMES,
    "PHASES": PHASES,
}
