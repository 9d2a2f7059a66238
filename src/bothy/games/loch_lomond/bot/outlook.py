"""Who is ahead in Monsters of Loch Lomond: what is written down, and the clans as they lie."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.box import ROUNDS
from bothy.games.loch_lomond.table import Loch
from bothy.kernel import likely_shares

TOKEN: Final = 0.8
"""What a token that is not used yet will save, in points."""
SURE: Final = 0.7
OPEN: Final = 5.0
"""How many points a lead may be off: at the end, and more with each round that is left."""


def outlook(loch: Loch) -> list[float]:
    """What each seat's share of the win will be; the fewest points win."""
    seats = loch.box.seats
    counted = len(loch.book) // seats
    points: list[float] = []
    for seat in range(seats):
        burden = float(loch.total(seat))
        if counted < loch.round:
            burden += loch.worth(seat)
        if counted < ROUNDS:
            burden -= TOKEN * (loch.stones[seat] + loch.babies[seat])
        points.append(-burden)
    left: float = ROUNDS - counted - (0.7 if counted < loch.round else 0.0)
    return likely_shares(points, SURE + OPEN * max(left, 0.0) ** 0.5)
