"""The parts of a study and of a comparison: games and samples. Each is made of numbered units, in any order."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bothy.study.compare.pairs import PILOT, Pairing, Pairs
from bothy.study.core.adding import Handling
from bothy.study.figures import Figures
from bothy.study.naming import by_choice, naming
from bothy.study.plan import Planned, Study
from bothy.study.playing import Playing
from bothy.study.samples.closer import Closer, add_closely
from bothy.study.samples.content import Listened, add_listened
from bothy.study.samples.difficulty import Difficulty, add_difficulties
from bothy.study.samples.skill import Skill, add_deal


@dataclass(frozen=True)
class Part:
    """A part: what it sums up, and how a unit is added to that."""

    name: str
    sums: type[Any]
    adder: Callable[[Any], Callable[[Any, int], None]]


class Counting:
    """Plays the games that are counted, one after the other."""

    def __init__(self, study: Study) -> None:
        self.playing = Playing(study)
        self.handling = Handling(by_choice(study), len(naming(study.game, study.pack).rows))

    def __call__(self, figures: Figures, number: int) -> None:
        course = self.playing.course(number, figures)
        if course is not None:
            figures.add(course)
            self.handling.add(figures.things.rows, course.watch, course.shares)


def each(add: Callable[[Any, Study, int], None]) -> Callable[[Study], Callable[[Any, int], None]]:
    """Adds units that need nothing but their number."""
    return lambda study: lambda sums, number: add(sums, study, number)


GAMES = Part("games", Figures, Counting)
CLOSER = Part("closer", Closer, each(add_closely))
SKILL = Part("skill", Skill, each(add_deal))
DIFFICULTIES = Part("difficulty", Difficulty, each(add_difficulties))
CONTENT = Part("content", Listened, each(add_listened))
FIRST_PAIRS = Part("pilot", Pairs, Pairing)
PAIRS = Part("pairs", Pairs, lambda comparison: Pairing(comparison, PILOT))
PARTS = {part.name: part for part in (GAMES, CONTENT, CLOSER, SKILL, DIFFICULTIES, FIRST_PAIRS, PAIRS)}


@dataclass
class Chunk:
    """Some units of a part, summed up."""

    part: str
    first: int
    count: int
    sums: Any
    seconds: float
    """Processor time."""


def played(plan: Planned, part: str, first: int, count: int) -> Chunk:
    """Play some units of a part. It runs in any process."""
    begun = time.process_time()
    sums = PARTS[part].sums()
    add = PARTS[part].adder(plan)
    for number in range(first, first + count):
        add(sums, number)
    return Chunk(part, first, count, sums, time.process_time() - begun)
