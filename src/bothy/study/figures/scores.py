"""How many points, and by how many one wins."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.course import Course
from bothy.study.sums import Histogram, Mean, Ratio, Sizes, count

CLOSE = 2
"""A game that ends within so many points was close."""


@dataclass
class Scores:
    all: Histogram = field(default_factory=dict)
    """Seats by their points."""
    score: Ratio = field(default_factory=Ratio)
    """Points of all seats, and how many seats there were."""
    winner: Sizes = field(default_factory=Sizes)
    last: Mean = field(default_factory=Mean)
    """Whoever is furthest behind the winner."""
    margin: Sizes = field(default_factory=Sizes)
    """Points between the winner and whoever came next, in games of more than one seat."""

    def add(self, course: Course) -> None:
        if course.shared:
            return
        self.score.add(sum(course.scores), course.seats)
        for score in course.scores:
            count(self.all, score)
        winner = course.winner()
        if winner < 0:
            return
        best = course.scores[winner]
        self.winner.add(best)
        margin = margin_of(course)
        if margin is not None:
            self.margin.add(margin)
            self.last.add(max(course.scores, key=lambda score: abs(best - score)))


def margin_of(course: Course) -> int | None:
    """Points between the winner and whoever came next; None if nobody won, or nobody came next."""
    winner = course.winner()
    if course.shared or winner < 0 or course.seats < 2:
        return None
    best = course.scores[winner]
    return min(abs(best - score) for seat, score in enumerate(course.scores) if seat != winner)
