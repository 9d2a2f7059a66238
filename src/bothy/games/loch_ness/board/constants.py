"""Names and sizes that the board of Loch Ness needs to read its table."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_ness.choices import ACTION_NAMES, CAMERA_NAMES, GROUPS, MOTIFS
from bothy.games.loch_ness.table import CAMERAS, WHITE

CONSTANTS: Final[dict[str, object]] = {
    "GROUPS": GROUPS,
    "MOTIFS": MOTIFS,
    "CAMERA_NAMES": CAMERA_NAMES,
    "CAMERAS": CAMERAS,
    "WHITE": WHITE,
    "ACTION_NAMES": ACTION_NAMES,
}
