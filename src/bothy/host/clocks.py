"""How long a table waits, by the pace it has agreed on and the patience a question deserves."""

from __future__ import annotations

import time
from typing import Any, Final

from bothy.kernel.step import WINDOW, Ask, Race

DAY: Final = 86_400.0
GONE: Final = 60.0
"""For so many seconds somebody who has gone is waited for in a vote."""
LANDING: Final = 0.9
"""So many seconds a card flies before people have seen what it is: until then no window is open, for bots neither."""
EPOCH: Final = time.time() - time.monotonic()

SECONDS: Final[dict[str, dict[str, float]]] = {  # a reaction is the usual window, 2.5 s when it is quickest
    "relaxed": {"turn": 300.0, "reaction": 6.0, "talk": 300.0},
    "normal": {"turn": 90.0, "reaction": 4.0, "talk": 120.0},
    "blitz": {"turn": 20.0, "reaction": 2.5, "talk": 60.0},
    "days": {"turn": 3 * DAY, "reaction": 3 * DAY, "talk": 3 * DAY, "gone": 3 * DAY},
    "unhurried": {"reaction": 8.0},
    "none": {},
}
BOT_SECONDS: Final[dict[str, tuple[float, float]]] = {"instant": (0.0, 0.0), "brisk": (0.4, 0.9), "calm": (1.0, 2.5)}
"""Between what lengths a bot's apparent thinking is drawn, by the table's choice."""


Paces = dict[str, dict[str, float]]


def wire_time(moment: float) -> int:
    """A moment of the monotonic clock, in milliseconds as clients are told: no step of the system's clock moves it."""
    return int((EPOCH + moment) * 1000)


def allowance(paces: Paces, pace: str, step: Ask[Any], shared: bool = False) -> float | None:
    """The seconds a question may take; None if it may take for ever. How long a window is, its step says.

    Where people share a device nobody is hurried: the next has to come to the screen first.
    """
    patience = "turn" if shared and step.patience() == "reaction" else step.patience()
    seconds = paces[pace].get(patience, paces[pace].get("turn"))
    if seconds is not None and patience == "reaction":
        return seconds * step.window() / WINDOW
    return seconds


def flight(step: Ask[Any], shared: bool = False) -> float:
    """The seconds before a window opens, for what it is about to land where all see it."""
    return LANDING if isinstance(step, Race) and step.patience() == "reaction" and not shared else 0.0
