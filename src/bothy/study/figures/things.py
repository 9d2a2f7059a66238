"""What is done with each row of the content: every card, action, room and piece that an answer speaks of.

A question may offer a thing in several ways, and several questions may offer it: here all of them are one. Whoever has
taken it at least once in a game counts once for what was won with it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.core.adding import PAIR
from bothy.study.sums import Ratio


@dataclass
class Things:
    rows: dict[int, list[int]] = field(default_factory=dict)
    """By the number of the row in the content two ratios, taken when offered and won by its takers, and the games in
    which it was met."""

    def taken(self, number: int) -> Ratio:
        return Ratio(*self.rows[number][:6])

    def won(self, number: int) -> Ratio:
        """In parts of a win."""
        return Ratio(*self.rows[number][6:PAIR])

    def met(self, number: int) -> int:
        """In so many games an answer spoke of it."""
        return self.rows[number][PAIR]
