"""Numbers that mean something on the table: phases, endings, the sides of a coin, and marks on treasures."""

from __future__ import annotations

from typing import Final

SETTING_UP: Final = 0
MOVE: Final = 1
EVENT: Final = 2
ALERT: Final = 3
COMBAT: Final = 4
REWARD: Final = 5
REFRESH: Final = 6
PHASES: Final = ["setting-up", "move", "event", "alert", "combat", "reward", "refresh"]
WON: Final = 1
LOST: Final = 2
SCORED: Final = 3
"""How a game can end."""
HEADS: Final = 0
TAILS: Final = 1
SIDES: Final = ["heads", "tails"]
STORY: Final = 100
"""The number of a card of the story as an event is this and its place in the story."""
DROPPED: Final = 3
"""In marks: combat rounds, this one among them, in which a treasure cannot be used."""
USED: Final = 4
"""In marks: used in this Round."""
SPENT: Final = 8
"""In marks: used in this combat."""
