"""Who is ahead in Castle von Loghan, and whether the group will live to see it."""

from __future__ import annotations

import math
from typing import Final

from bothy.games.castle_von_loghan.box import EVENTS
from bothy.games.castle_von_loghan.exploration.data_points import data_points
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import WON
from bothy.games.castle_von_loghan.treasures.places import owned
from bothy.kernel.result import likely_shares

SAFE: Final = 7.0
"""With so much Health the group is as likely to live through what is left as not, at the start."""
A_STORY: Final = 17
"""Cards that are read in a story, where it branches."""
SURE: Final = 0.8
OPEN: Final = 4.0
"""How many points a lead may be off: at the end, and more with each part of the game that is left."""


def outlook(castle: Castle) -> list[float]:
    """What each seat's share of the win will be; in a story that of all together."""
    seats = castle.box.seats
    if castle.castle_box.story_mode:
        return [1.0 if castle.ending == WON else winning(castle)] * seats
    left = max(0.0, 1.0 - castle.events_read / EVENTS)
    points = [float(data_points(castle, seat)) for seat in range(seats)]
    alive = logistic(castle.health + 0.4 * castle.clarity - SAFE * left)
    return [alive * share for share in likely_shares(points, SURE + OPEN * left**0.5)]


def winning(castle: Castle) -> float:
    """How likely a story is won: by Health, Clarity, what the group can fight with, and how much is left of it."""
    left = max(0.0, 1.0 - castle.story / min(len(castle.castle_box.rows.story), A_STORY))
    characters = castle.castle_box.characters
    arms = 0.0
    for character in range(characters):
        arms += 0.2 * castle.energy[character] + sum([0.3 * row.cost for row in owned(castle, character)])
    return logistic(castle.health + 0.5 * castle.clarity + arms / characters - SAFE * left - 2.0)


def logistic(strength: float) -> float:
    """A chance: even at 0, two in three at 2."""
    return 1.0 / (1.0 + math.exp(-0.35 * strength))
