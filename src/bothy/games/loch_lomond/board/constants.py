"""Names and sizes that the board of Loch Lomond needs to read its table."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.choices import CARD_NAMES
from bothy.games.loch_lomond.table import TOKEN

CONSTANTS: Final[dict[str, object]] = {
    "CARD_NAMES": CARD_NAMES,
    "TOKEN": TOKEN,
}
