"""Who wins: by seat, by order from whoever began, by bot."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.course import Course
from bothy.study.sums import Mean, Ratio


@dataclass
class Place:
    """A seat, or a place in the order."""

    wins: int = 0
    """In parts of a win."""
    score: Mean = field(default_factory=Mean)

    def add(self, share: int, score: int) -> None:
        self.wins += share
        self.score.add(score)


@dataclass
class Seats:
    by_seat: list[Place] = field(default_factory=list)
    by_order: list[Place] = field(default_factory=list)
    """From whoever was first asked alone."""
    by_bot: dict[str, Ratio] = field(default_factory=dict)
    """What each has won in how many seats."""

    def add(self, course: Course) -> None:
        seats = course.seats
        if not self.by_seat:
            self.by_seat = [Place() for _ in range(seats)]
        for seat, place in enumerate(self.by_seat):
            place.add(course.shares[seat], course.scores[seat])
        first = course.watch.first
        if first >= 0:
            if not self.by_order:
                self.by_order = [Place() for _ in range(seats)]
            for order, place in enumerate(self.by_order):
                seat = (first + order) % seats
                place.add(course.shares[seat], course.scores[seat])
        for name in set(course.bots):
            mine = [share for bot, share in zip(course.bots, course.shares, strict=True) if bot == name]
            self.by_bot.setdefault(name, Ratio()).add(sum(mine), len(mine))
