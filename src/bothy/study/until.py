"""Playing until the intervals are narrow enough: looked at after 1,000, 2,000, 4,000 … games.

Whoever may look several times and stop when pleased is wrong more often than once in twenty, unless the doubt is
shared out. How many looks there can be is known beforehand, since no share varies more than one of a half; each look
gets an even part of the 5 %. So all intervals of such a study, at whichever look it stops, hold together.
"""

from __future__ import annotations

from bothy.study.core.watching import WHOLE
from bothy.study.figures import Figures
from bothy.study.statistics import Level, share, wilson

FIRST = 1_000
NARROWEST = 0.0005
"""Nobody has the time for less."""


def looks(until: float) -> int:
    """How many looks there are at most until half an interval is so small, whatever the shares are."""
    many = 1
    while wilson(0.5, games_at(many), Level(many).z).half > until:
        many += 1
    return many


def games_at(look: int) -> int:
    """How many games there are at a look, the first being 1."""
    return FIRST << (look - 1)


def widest(figures: Figures, shared: bool, level: Level) -> float:
    """Half the widest interval of win shares by seat, or of the wins of a group."""
    if not figures.games:
        return 1.0
    if shared:
        return share(figures.endings.won, figures.games, level).half
    return max(share(place.wins / WHOLE, place.score.count, level).half for place in figures.seats.by_seat)


def checked(until: float) -> float:
    if not NARROWEST <= until <= 0.25:
        raise ValueError(f"--until is half an interval of win shares, from {NARROWEST} to 0.25, not {until}: try 0.01")
    return until
