"""Who is ahead when: the lead changes hands, is taken for good, or was never the winner's until the end.

A game is cut into ten parts by its answers and outcomes; whoever has the best outlook at the end of a part leads it.
The outlook is the game's own, asked for whenever something has been settled; a game without one is led by whoever
would win if it ended now.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.course import Course
from bothy.study.sums import Histogram, Mean, Sizes, count

TENTHS = 10


@dataclass
class Leads:
    leader_wins: list[Mean] = field(default_factory=lambda: [Mean() for _ in range(1, TENTHS)])
    """What whoever leads after each tenth has won in the end, in parts of a win."""
    last_wins: list[Mean] = field(default_factory=lambda: [Mean() for _ in range(1, TENTHS)])
    """The same of whoever is last."""
    changed: Sizes = field(default_factory=Sizes)
    """How often the lead changed hands."""
    for_good: Histogram = field(default_factory=dict)
    """Games by the tenth in which the winner took the lead for good."""
    hopes: list[Mean] = field(default_factory=lambda: [Mean() for _ in range(1, TENTHS)])
    """The outlook of whoever leads, and of the group where all win or lose together, in ten-thousandths."""
    hopes_lost: list[Mean] = field(default_factory=lambda: [Mean() for _ in range(1, TENTHS)])
    """That of groups that lost in the end."""

    def add(self, course: Course) -> None:
        leads = course.watch.leads
        if not leads or not course.length:
            return
        for tenth, hopes in enumerate(by_tenths(course)):
            if hopes:
                self.add_moment(course, tenth, hopes)
        handed = handed_on(course)
        if handed is None:
            return
        if handed.since >= 0:
            count(self.for_good, min(TENTHS, 1 + handed.since * TENTHS // course.length))
        self.changed.add(handed.changes)

    def add_moment(self, course: Course, tenth: int, hopes: list[int]) -> None:
        if course.shared:
            self.hopes[tenth].add(hopes[0])
            if not course.shares[0]:
                self.hopes_lost[tenth].add(hopes[0])
            return
        first, last = max(hopes), min(hopes)
        self.hopes[tenth].add(first)
        if first > last:
            self.leader_wins[tenth].add(shared_by(course.shares, hopes, first))
            self.last_wins[tenth].add(shared_by(course.shares, hopes, last))


@dataclass(frozen=True)
class Handed:
    """How the lead went from seat to seat in a game."""

    changes: int
    since: int
    """After how many answers and outcomes the winner took it for good; -1 if nobody won."""


def handed_on(course: Course) -> Handed | None:
    """The lead of a game; None where nobody leads."""
    if course.shared or course.seats < 2 or not course.watch.leads or not course.length:
        return None
    lead, changes, since = -1, 0, 0
    for moment in course.watch.leads:
        leader = leading(moment.hopes, lead)
        if leader != lead:
            changes += lead >= 0
            lead, since = leader, moment.number
    if course.winner() < 0:
        return Handed(changes, -1)
    return Handed(changes + 1, course.length) if course.shares[lead] == 0 else Handed(changes, since)


def by_tenths(course: Course) -> list[list[int]]:
    """The outlook after each tenth of a game but the last, as it was last asked for; nothing if it has not been yet."""
    moments, length = course.watch.leads, course.length
    found: list[list[int]] = []
    place = 0
    for tenth in range(1, TENTHS):
        until = length * tenth
        while place < len(moments) and moments[place].number * TENTHS <= until:
            place += 1
        found.append(moments[place - 1].hopes if place else [])
    return found


def leading(hopes: list[int], before: int) -> int:
    """Who leads: whoever led before, unless another is ahead."""
    best = max(hopes)
    return before if before >= 0 and hopes[before] == best else hopes.index(best)


def shared_by(shares: list[int], hopes: list[int], hope: int) -> int:
    """What those have won, one with another, who had this hope."""
    some = [share for share, mine in zip(shares, hopes, strict=True) if mine == hope]
    return sum(some) // len(some)
