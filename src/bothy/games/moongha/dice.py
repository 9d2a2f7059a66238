"""Dice: four or more is a hit, always and for everybody."""

from __future__ import annotations

from math import comb
from typing import Final

from bothy.games.moongha.table import Earth
from bothy.kernel import Chance, Luck, Value

HANDFUL: Final = 12
"""There are twelve dice; whoever has more to roll rolls again (Ruling 24)."""
HIT: Final = 4
"""From this number on a die hits."""
HIT_ODDS: Final = [[(hits, comb(dice, hits)) for hits in range(dice + 1)] for dice in range(HANDFUL + 1)]
"""The ways in which so many dice bring so many hits."""
MOST_DICE: Final = 36
LIKELY: Final = [[comb(dice, hits) / float(1 << dice) for hits in range(dice + 1)] for dice in range(MOST_DICE + 1)]
"""How likely so many dice bring each number of hits."""

FLIGHT: Final = 4
"""The dice of an air force."""
FLIGHT_ODDS: Final = [
    (hits * (FLIGHT + 1) + ones, comb(FLIGHT, hits) * comb(FLIGHT - hits, ones) * 3**hits * 2 ** (FLIGHT - hits - ones))
    for hits in range(FLIGHT + 1)
    for ones in range(FLIGHT + 1 - hits)
]
"""Hits times five and ones: of the six numbers three hit, two miss and the 1 is collateral damage."""


def rolled(dice: int, hits: int, more: dict[str, Value]) -> dict[str, Value]:
    """What messages tell of a roll: how many dice, from which number on they hit, how many did, and more.

    Faces that fit can be shown for these.
    """
    return {"dice": dice, "from": HIT, "hits": hits, **more}


def at_least(dice: int, hits: int) -> float:
    """How likely so many dice bring so many hits or more."""
    odds = LIKELY[min(dice, MOST_DICE)]
    likely = 0.0
    for number in range(max(hits, 0), len(odds)):
        likely += odds[number]
    return likely


class HitRoll(Chance[Earth]):
    """M09: dice of which every one that shows four or more is a hit.

    The outcome is the number of hits in this handful. A step that has more dice than a handful is followed by one
    with the rest of them, which knows the hits so far.
    """

    def pool(self) -> int:
        """All the dice that are to be rolled."""
        raise NotImplementedError

    def handful(self) -> int:
        """Those that are rolled now."""
        return min(self.pool(), HANDFUL)

    def rest(self) -> int:
        """Those that are rolled after them."""
        return max(self.pool() - HANDFUL, 0)

    def odds(self, earth: Earth) -> list[tuple[int, int]]:
        return HIT_ODDS[self.handful()]

    def toss(self, earth: Earth, luck: Luck) -> int:
        drawn: int = luck.below(1 << self.handful())
        return drawn.bit_count()
