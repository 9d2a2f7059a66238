"""How long it takes: decisions, rounds, minutes; and how much there is to choose from."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.core.adding import WIDTHS, add_widths
from bothy.study.course import Course
from bothy.study.sums import Histogram, Mean, Ratio, Sizes, count


@dataclass
class Length:
    decisions: Sizes = field(default_factory=Sizes)
    """Answers with at least two choices."""
    person: Ratio = field(default_factory=Ratio)
    """Decisions, and the persons that took them."""
    persons: Histogram = field(default_factory=dict)
    """Persons by their decisions in a game."""
    rounds: Sizes = field(default_factory=Sizes)
    seconds: Mean = field(default_factory=Mean)
    """The length at a table, by what is stated for each kind of question."""
    widths: Histogram = field(default_factory=dict)
    """Answers by how many ways there were to choose from; very many are one size."""
    ways: Ratio = field(default_factory=Ratio)
    """How many ways in all, where there were at least two, and in how many answers."""
    spread: list[list[int]] = field(default_factory=lambda: [[0] * 6 for _ in WIDTHS])
    """Of all answers those with so many ways, by `WIDTHS`, as ratios."""
    forced: Ratio = field(default_factory=Ratio)
    """Answers that left no choice, of all."""

    def add(self, course: Course) -> None:
        watch = course.watch
        decisions = sum(watch.decisions)
        self.decisions.add(decisions)
        self.person.add(decisions, course.seats)
        for mine in watch.decisions:
            count(self.persons, mine)
        self.rounds.add(course.rounds)
        self.seconds.add(course.length_in_seconds)
        answers = add_widths(self.widths, self.spread, watch.widths)
        self.ways.add(watch.ways, decisions)
        self.forced.add(answers - decisions, answers)
