"""Pairs of games: game `n` as A and as B with the same luck, and what they add to the sums."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.compare.headlines import headlines
from bothy.study.compare.sides import Comparison
from bothy.study.course import Course
from bothy.study.mishaps import Mishaps
from bothy.study.playing import Playing
from bothy.study.sums import Histogram, Paired, count

PILOT = 200
"""So many pairs tell how many are needed."""


@dataclass
class Pairs(Mishaps):
    """All sums of some pairs."""

    games: int = 0
    """Pairs of which both games came to an end."""
    figures: dict[str, Paired] = field(default_factory=dict)
    """The headline figures by their names."""
    same: int = 0
    """Pairs with the same winner, or of groups with the same end."""
    scores_a: Histogram = field(default_factory=dict)
    """The scores of all seats."""
    scores_b: Histogram = field(default_factory=dict)
    differences: Histogram = field(default_factory=dict)
    """By how much more all seats together score in B."""

    def add(self, a: Course, b: Course) -> None:
        self.games += 1
        for headline in headlines(a.seats):
            before, after = headline.of(a), headline.of(b)
            if before is not None and after is not None:
                self.figures.setdefault(headline.name, Paired()).add(before, after)
        self.same += a.shares == b.shares
        if a.shared or b.shared:
            return
        for scores, course in ((self.scores_a, a), (self.scores_b, b)):
            for score in course.scores:
                count(scores, score)
        count(self.differences, sum(b.scores) - sum(a.scores))


class Pairing:
    """Plays pairs one after the other, from a first number on."""

    def __init__(self, comparison: Comparison, first: int = 0) -> None:
        self.first = first
        self.a = Playing(comparison.a, streamed=True)
        self.b = Playing(comparison.b, streamed=True)

    def __call__(self, pairs: Pairs, number: int) -> None:
        at = self.first + number
        a = self.a.course(at, pairs, "A: ")
        b = self.b.course(at, pairs, "B: ")
        if a is not None and b is not None:
            pairs.add(a, b)
