"""The parts of a study: the games that are counted, and the samples. Each is made of numbered units, in any order."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bothy.bots.seated import faults_of
from bothy.games import find
from bothy.kernel import Game
from bothy.lab.runs import bot_of, new_faults
from bothy.study.core.watching import Watch
from bothy.study.course import Course
from bothy.study.figures import Figures
from bothy.study.plan import Study
from bothy.study.samples.closer import Closer, add_closely
from bothy.study.samples.difficulty import Difficulty, add_difficulties
from bothy.study.samples.skill import Skill, add_deal


@dataclass(frozen=True)
class Part:
    """A part of a study: what it sums up, and how a unit is added to that."""

    name: str
    sums: type[Any]
    adder: Callable[[Study], Callable[[Any, int], None]]


class Counting:
    """Plays the games that are counted, one after the other."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.game: Game[Any] = find(study.game)
        box = study.box()
        self.shared = self.game.is_shared(box)
        self.watch = Watch(self.game, len(box.vocabulary), self.shared)
        self.seconds = dict(study.seconds)

    def __call__(self, figures: Figures, number: int) -> None:
        """One game. One that fails is told as such and stops nobody."""
        study = self.study
        names = study.seating(number)
        bots = [bot_of(study.game, name) for name in names]
        before = faults_of(bots)
        try:
            position = self.game.new(study.seats, dict(study.options), study.pack)
            self.watch.play(position, bots, [name == "random" for name in names], study.luck(number))
            result = self.game.result(position.table)
        except Exception as error:
            figures.errors[number] = f"{type(error).__name__}: {error}"
        else:
            course = Course(number, self.game, names, position, result, self.watch, self.shared, self.seconds)
            figures.add(course)
        for name, faults in new_faults(before, bots).items():
            mine = figures.faults.setdefault(name, {})
            for what, many in faults.items():
                mine[what] = mine.get(what, 0) + many


def each(add: Callable[[Any, Study, int], None]) -> Callable[[Study], Callable[[Any, int], None]]:
    """Adds units that need nothing but their number."""
    return lambda study: lambda sums, number: add(sums, study, number)


GAMES = Part("games", Figures, Counting)
CLOSER = Part("closer", Closer, each(add_closely))
SKILL = Part("skill", Skill, each(add_deal))
DIFFICULTIES = Part("difficulty", Difficulty, each(add_difficulties))
PARTS = {part.name: part for part in (GAMES, CLOSER, SKILL, DIFFICULTIES)}


@dataclass
class Chunk:
    """Some units of a part, summed up."""

    part: str
    first: int
    count: int
    sums: Any
    seconds: float
    """Processor time."""


def played(study: Study, part: str, first: int, count: int) -> Chunk:
    """Play some units of a part. It runs in any process."""
    begun = time.process_time()
    sums = PARTS[part].sums()
    add = PARTS[part].adder(study)
    for number in range(first, first + count):
        add(sums, number)
    return Chunk(part, first, count, sums, time.process_time() - begun)
