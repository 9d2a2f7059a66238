"""How games end: clearly, by a tie-break, shared; and where a group loses."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.study.course import Course
from bothy.study.sums import Histogram, Words, count


@dataclass
class Endings:
    clear: int = 0
    """Games won on points alone."""
    shared: int = 0
    """Games whose win several share."""
    nobody: int = 0
    """Games that nobody won."""
    ties: dict[str, int] = field(default_factory=dict)
    """Games by what broke a tie."""
    won: int = 0
    """Games that a group won."""
    lost_in: Histogram = field(default_factory=dict)
    """Games that a group lost, by their rounds."""
    reasons: dict[str, int] = field(default_factory=dict)
    """Lost games by what was told in their last move and never before; there may be several such things."""
    steps: dict[str, int] = field(default_factory=dict)
    """Games by the kind of step in which they ended."""
    words: dict[str, Words] = field(default_factory=dict)

    def add(self, course: Course) -> None:
        last = course.watch.last
        self.steps[last] = self.steps.get(last, 0) + 1
        if course.shared:
            self.add_group(course)
            return
        winners = [share for share in course.shares if share]
        label = course.tie()
        if not winners:
            self.nobody += 1
        elif len(winners) > 1:
            self.shared += 1
        elif label is not None:
            self.told(self.ties, course, label.id, dict(label.values))
        else:
            self.clear += 1

    def add_group(self, course: Course) -> None:
        if course.shares[0]:
            self.won += 1
            return
        count(self.lost_in, course.rounds)
        watch = course.watch
        new = {event.message.id: event.message for event in watch.events if event.message.id not in watch.told}
        for id, message in new.items():
            self.told(self.reasons, course, id, dict(message.values))

    def told(self, counts: dict[str, int], course: Course, id: str, values: dict[str, int | str]) -> None:
        counts[id] = counts.get(id, 0) + 1
        if id not in self.words:
            self.words[id] = Words(course.number, id, values)
