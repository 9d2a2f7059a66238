"""How long a table waits, by the pace it has agreed on and the patience a question deserves."""

from __future__ import annotations

from typing import Any, Final

from bothy.kernel.step import WINDOW, Ask, Race

DAY: Final = 86_400.0

SECONDS: Final[dict[str, dict[str, float]]] = {  # a reaction is the usual window, 2.5 s when it is quickest
    "relaxed": {"turn": 300.0, "reaction": 6.0, "talk": 300.0},
    "normal": {"turn": 90.0, "reaction": 4.0, "talk": 120.0},
    "blitz": {"turn": 20.0, "reaction": 2.5, "talk": 60.0},
    "days": {"turn": 3 * DAY, "reaction": 3 * DAY, "talk": 3 * DAY},
    "unhurried": {"reaction": 8.0},
    "none": {},
}
BOT_SECONDS: Final[dict[str, tuple[float, float]]] = {"instant": (0.0, 0.0), "brisk": (0.4, 0.9), "calm": (1.0, 2.5)}
"""Between what lengths a bot's apparent thinking is drawn, by the table's choice."""


Paces = dict[str, dict[str, float]]


def allowance(paces: Paces, pace: str, step: Ask[Any]) -> float | None:
    """The seconds a question may take; None if it may take for ever. How long a window is, its race says."""
    seconds = paces[pace].get(step.patience(), paces[pace].get("turn"))
    if seconds is not None and isinstance(step, Race) and step.patience() == "reaction":
        return seconds * step.window() / WINDOW
    return seconds
