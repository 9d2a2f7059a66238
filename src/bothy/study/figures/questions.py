"""What is asked, what is offered, what is taken, and how those fare who take it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.core.adding import add_choices
from bothy.study.course import Course
from bothy.study.sums import Mean, Ratio, Words, words_of


@dataclass
class Asked:
    """One kind of question."""

    title: Words
    patience: str
    """How long an answer deserves to be waited for: `turn`, `reaction` or `talk`."""
    times: Mean = field(default_factory=Mean)
    """How often it stopped a game in which it came."""
    seats: Mean = field(default_factory=Mean)
    """How often a seat was asked."""
    forced: Ratio = field(default_factory=Ratio)
    rows: dict[int, list[int]] = field(default_factory=dict)
    """For each choice, by its number in the vocabulary, two ratios: taken when offered, and won by its takers."""

    def taken(self, id: int) -> Ratio:
        return Ratio(*self.rows[id][:6])

    def won(self, id: int) -> Ratio:
        """In parts of a win."""
        return Ratio(*self.rows[id][6:])


@dataclass
class Questions:
    by_name: dict[str, Asked] = field(default_factory=dict)

    def add(self, course: Course) -> None:
        for question in course.watch.questions.values():
            if not question.asked:
                continue
            asked = self.by_name.get(question.name)
            if asked is None:
                title = words_of(course.number, question.title)
                asked = self.by_name[question.name] = Asked(title, question.patience)
            asked.times.add(question.times)
            asked.seats.add(question.asked)
            asked.forced.add(question.forced, question.asked)
            add_choices(asked.rows, question, course.shares)
