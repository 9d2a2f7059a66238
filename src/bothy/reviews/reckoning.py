"""Reckoning a review, slice by slice: it can be looked at on the way, and left at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bothy.bots.search.streams import mixed
from bothy.kernel import Seat
from bothy.reviews.answers import Judged, judged, questions
from bothy.reviews.chances import World
from bothy.reviews.course import Course
from bothy.reviews.sums import Chance, Mean

CURVE = 0.7
"""Which part of the work the curve is; the rest goes to the answers."""


@dataclass(frozen=True)
class Depth:
    """How much is reckoned. Same game, same depth, same seed: same review."""

    worlds: int = 200
    """How often every moment is played on, at most."""
    steps: int = 1_500_000
    """After so many answers and outcomes in all there are no more worlds, but for the fewest. Searches have their own
    share besides."""
    fewest: int = 12
    """How often every moment is played on, and answers are tried out, at least."""

    @staticmethod
    def of(iterations: int) -> Depth:
        """So many worlds and no fewer, and as many iterations for each answer."""
        return Depth(worlds=iterations, fewest=iterations)


USUAL = Depth()


class Reckoning:
    """A review in the making. What has been reckoned so far can be read at any time."""

    def __init__(self, course: Course, depth: Depth = USUAL, seed: int = 0, seats: Sequence[Seat] = ()) -> None:
        self.course = course
        self.depth = depth
        self.seed = seed
        self.seats = list(seats) or list(range(course.seats))
        """Whose answers are judged."""
        lines, moments = len(course.result), len(course.moments)
        self.worlds = 0
        """How often every moment has been played on."""
        self.hopes = [[Chance() for _ in range(lines)] for _ in range(moments)]
        """What each line could hope for, moment by moment."""
        self.moves = course.moves()
        self.moved = [[Mean() for _ in range(lines)] for _ in self.moves]
        """What each move changed."""
        self.luck = [Mean() for _ in range(lines)]
        """What luck did for each line in all."""
        self.play = [[Mean() for _ in range(lines)] for _ in range(course.seats)]
        """What the answers of each seat did for each line."""
        self.asked = questions(course, self.seats)
        """The moments whose answers are to be judged."""
        self.judged: list[Judged] = []
        self.steps = 0
        self.parted = 0

    def slices(self) -> Iterator[float]:
        """Reckon on; tells after every little which part of all is done."""
        while self.worlds < self.depth.worlds and not (self.worlds >= self.depth.fewest and self.spent() >= 1.0):
            world = World(self.course, mixed(self.seed, self.worlds))
            for left in world.reckon():
                yield CURVE * self.drawn(1.0 - left / max(1, len(self.course.moments)))
            self.add(world)
        iterations = self.iterations()
        for done, moment in enumerate(self.asked):
            yield CURVE + (1.0 - CURVE) * done / len(self.asked)
            seed = mixed(mixed(self.seed, self.depth.worlds), moment.number)
            self.judged.append(judged(self.course.game, moment, iterations, seed))
        yield 1.0

    def finish(self) -> Reckoning:
        """Reckon all there is."""
        for _ in self.slices():
            pass
        return self

    def spent(self) -> float:
        return self.steps / self.depth.steps

    def drawn(self, part: float) -> float:
        """Which part of the curve is done, with a part of the world that is under way."""
        by_steps = self.spent() * (1.0 + part / max(1, self.worlds)) if self.worlds else 0.0
        at_least = (self.worlds + part) / max(1, self.depth.fewest)
        return min(1.0, max((self.worlds + part) / self.depth.worlds, min(by_steps, at_least)))

    def iterations(self) -> int:
        """How many iterations there are for each answer, by what the curve has cost."""
        each = max(1.0, self.steps / max(1, self.parted))
        affordable = self.depth.steps * (1.0 - CURVE) / CURVE / each / 2 / max(1, len(self.asked))
        return min(self.depth.worlds, max(self.depth.fewest, int(affordable)))

    def add(self, world: World) -> None:
        """Count one more world."""
        self.worlds += 1
        self.steps += world.steps
        self.parted += world.parted
        for line in range(len(self.course.result)):
            by_luck, by_play = 0.0, [0.0] * self.course.seats
            for number, moment in enumerate(self.course.moments):
                before, after = world.hopes[number][line], world.hopes[number + 1][line]
                self.hopes[number][line].add(before)
                if moment.seat < 0:
                    by_luck += after - before
                else:
                    by_play[moment.seat] += after - before
            for means, (first, last) in zip(self.moved, self.moves, strict=True):
                means[line].add(world.hopes[last][line] - world.hopes[first][line])
            self.luck[line].add(by_luck)
            for seat, moved in enumerate(by_play):
                self.play[seat][line].add(moved)
