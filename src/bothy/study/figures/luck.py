"""What chance brings, and how those fare to whom it is brought.

Whom chance asks may be due to play; what it brings is not. So every time it comes to a seat, what that seat has won in
the end counts for the outcome, and an outcome is compared with all outcomes of its kind.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from bothy.study.core.adding import add_outcomes
from bothy.study.course import Course
from bothy.study.sums import Ratio, Words, words_of


@dataclass
class Fortune:
    """One kind of chance."""

    title: Words
    whole: Ratio = field(default_factory=Ratio)
    """How often anything of the kind came, game by game."""
    rows: dict[int, list[int]] = field(default_factory=dict)
    """For each outcome two ratios: how often it came, and what the seats won to which it came."""
    words: dict[int, Words] = field(default_factory=dict)
    """What was told when it came."""

    def came(self, outcome: int) -> Ratio:
        """Of all that came of the kind, in games without it too."""
        _, _, times, _, squares, products = self.rows[outcome][:6]
        return Ratio(self.whole.games, self.whole.of, times, self.whole.of_of, squares, products)

    def won(self, outcome: int) -> Ratio:
        """In parts of a win."""
        return Ratio(*self.rows[outcome][6:])

    def fair(self) -> float:
        """What a seat wins, in parts of a win, to which anything of this kind comes."""
        of = sum(row[7] for row in self.rows.values())
        return sum(row[8] for row in self.rows.values()) / of if of else math.nan


@dataclass
class Fortunes:
    by_name: dict[str, Fortune] = field(default_factory=dict)

    def add(self, course: Course) -> None:
        for tossed in course.watch.tossed.values():
            if not tossed.counts:
                continue
            fortune = self.by_name.get(tossed.name)
            if fortune is None:
                title = words_of(course.number, tossed.title)
                fortune = self.by_name[tossed.name] = Fortune(title)
            fortune.whole.add(0, add_outcomes(fortune.rows, tossed, course.shares))
            if len(fortune.words) < len(fortune.rows):
                for outcome in tossed.counts:
                    if outcome not in fortune.words:
                        message, seat = tossed.words[outcome]
                        fortune.words[outcome] = Words(course.number, message.id, dict(message.values), seat)
