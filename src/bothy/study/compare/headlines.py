"""The headline figures of a comparison: what each game tells of them, in whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from bothy.study.core.watching import WHOLE
from bothy.study.course import Course
from bothy.study.figures.leads import handed_on
from bothy.study.figures.scores import CLOSE, margin_of

FINE = 1_000
"""What is not whole is counted in so many parts."""


@dataclass(frozen=True)
class Headline:
    """A figure of which every game has one."""

    key: str
    of: Callable[[Course], int | None]
    """The figure of a game; None if the game has none of this kind."""
    parts: int = 1
    """In how many parts of one it is counted."""
    is_share: bool = False
    """Whether it is told in hundredths."""
    seat: int = -1
    asks: bool = True
    """Whether a pilot plays as many games as this figure needs."""

    @property
    def name(self) -> str:
        """Its own: `wins-2` for the second seat."""
        return self.key if self.seat < 0 else f"{self.key}-{self.seat + 1}"


@lru_cache(maxsize=8)
def headlines(seats: int) -> tuple[Headline, ...]:
    """All that are looked at, in the order in which they are told."""
    each = range(seats)
    return (
        Headline("won", lambda course: course.shares[0] if course.shared else None, WHOLE, True),
        Headline("score", lambda course: None if course.shared else sum(course.scores), seats),
        Headline("margin", margin_of),
        Headline("close", close, WHOLE, True, asks=False),  # the margin says it finer, in a third of the games
        Headline("decisions", lambda course: sum(course.watch.decisions)),
        Headline("rounds", lambda course: course.rounds),
        Headline("ways", ways, FINE),
        Headline("changes", changes),
        Headline("decided", decided, FINE, True),
        Headline("began", began, WHOLE, True),
        *[Headline("wins", wins(seat), WHOLE, True, seat) for seat in each],
        *[Headline("points", points(seat), 1, False, seat) for seat in each],
    )


def close(course: Course) -> int | None:
    """Whether the winner was hardly ahead."""
    margin = margin_of(course)
    return None if margin is None else WHOLE * (margin <= CLOSE)


def ways(course: Course) -> int | None:
    """How many ways there were to choose from, one decision with another."""
    decisions = sum(course.watch.decisions)
    return course.watch.ways * FINE // decisions if decisions else None


def changes(course: Course) -> int | None:
    handed = handed_on(course)
    return None if handed is None else handed.changes


def decided(course: Course) -> int | None:
    """After what part of the game the winner took the lead for good."""
    handed = handed_on(course)
    return None if handed is None or handed.since < 0 else handed.since * FINE // course.length


def began(course: Course) -> int | None:
    """What whoever was asked first has won."""
    alone = course.shared or course.seats < 2 or course.watch.first < 0
    return None if alone else course.shares[course.watch.first]


def wins(seat: int) -> Callable[[Course], int | None]:
    return lambda course: None if course.shared or course.seats < 2 else course.shares[seat]


def points(seat: int) -> Callable[[Course], int | None]:
    return lambda course: None if course.shared or course.seats < 2 else course.scores[seat]
