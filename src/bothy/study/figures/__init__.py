"""What is counted of every game: a small object for each figure. It takes a game and can be added to its like."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.course import Course
from bothy.study.figures.endings import Endings
from bothy.study.figures.leads import Leads
from bothy.study.figures.length import Length
from bothy.study.figures.luck import Fortunes
from bothy.study.figures.questions import Questions
from bothy.study.figures.scores import Scores
from bothy.study.figures.seats import Seats
from bothy.study.figures.things import Things
from bothy.study.mishaps import Mishaps


@dataclass
class Figures(Mishaps):
    """All sums of some games."""

    games: int = 0
    seats: Seats = field(default_factory=Seats)
    scores: Scores = field(default_factory=Scores)
    length: Length = field(default_factory=Length)
    leads: Leads = field(default_factory=Leads)
    questions: Questions = field(default_factory=Questions)
    things: Things = field(default_factory=Things)
    """Added to by whoever knows which rows the choices speak of: see `bothy.study.parts.Counting`."""
    fortunes: Fortunes = field(default_factory=Fortunes)
    endings: Endings = field(default_factory=Endings)

    def add(self, course: Course) -> None:
        self.games += 1
        self.seats.add(course)
        self.scores.add(course)
        self.length.add(course)
        self.leads.add(course)
        self.questions.add(course)
        self.fortunes.add(course)
        self.endings.add(course)
