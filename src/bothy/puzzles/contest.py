"""Which answer is the best, and by how much: tried out in imagined worlds, all answers in the same ones.

The worlds are those of the bot that searches. It stops at an answer that is better than its own beyond doubt; here the
best two stay to the end, so that the difference between them is known as well as it can be, and of the others each is
tried out until it is surely worse: what is claimed is that the best is better than every one of them.
"""

from __future__ import annotations

import math
from typing import Any

from bothy.bots.search.models import Model, family, strongest
from bothy.bots.search.rollouts import World
from bothy.bots.search.streams import mixed
from bothy.kernel import Choice, Game, Sight
from bothy.reviews.sums import Mean

FEWEST = 32
"""In fewer worlds than this nothing is surely worse than another answer."""
ROUND = 8
"""After so many worlds it is looked again who is still in the race."""
SETTLED = 4.0
"""An answer that is worse by so many standard errors need not be tried out any further."""


class Contest:
    """The answers to one question, tried out with one seed or several."""

    def __init__(self, game: Game[Any], seen: Sight[Any], choices: list[Choice]) -> None:
        self.game = game
        self.seen = seen
        self.choices = choices
        self.some = family(game, wandering=False)
        self.own = Model(strongest(game))
        self.ends = not game.has_outlook()
        self.runs: list[list[list[float]]] = []
        """For each seed and answer what it came to, world by world; who was dropped is in the first worlds only."""
        self.alive: list[int] = []
        """Who is still in the race, of the seed that is run."""
        self.spent = 0
        """How often an answer has been tried out with it."""

    def sift(self, seed: int, iterations: int) -> int:
        """A first look: the worse half is dropped round by round, until two are left. The number of the best."""
        self.begin()
        rounds = math.ceil(math.log2(len(self.alive)))
        for number in range(rounds):
            for _ in range(max(1, (iterations - self.spent) // (rounds - number) // len(self.alive))):
                self.try_out(seed)
            self.rank()
            if number < rounds - 1:
                del self.alive[max(2, len(self.alive) // 2) :]
        return self.alive[0]

    def run(self, seed: int, iterations: int) -> int:
        """Try answers out so often, all together; who is worse beyond doubt is dropped. The number of the best."""
        self.begin()
        while self.spent + len(self.alive) <= iterations:
            self.try_out(seed)
            if len(self.runs[-1][self.alive[0]]) % ROUND == 0:
                self.rank()
                best = self.alive[0]
                self.alive = self.alive[:2] + [place for place in self.alive[2:] if not self.is_settled(best, place)]
        self.rank()
        return self.alive[0]

    def begin(self) -> None:
        self.runs.append([[] for _ in self.choices])
        self.alive = list(range(len(self.choices)))
        self.spent = 0

    def try_out(self, seed: int) -> None:
        """Another world, in which everybody has a turn who is still in the race."""
        values = self.runs[-1]
        number = len(values[self.alive[0]])
        world = World(self.game, self.seen, self.some, self.own, mixed(seed, number), self.ends)
        for place in self.alive:
            values[place].append(world.value(self.choices[place]))
        self.spent += len(self.alive)

    def rank(self) -> None:
        """The best first. All who are in the race have been in the same worlds."""
        values = self.runs[-1]
        self.alive.sort(key=lambda place: sum(values[place]), reverse=True)

    def is_settled(self, best: int, other: int) -> bool:
        """Whether another answer is worse beyond doubt, by all seeds so far."""
        less = self.less(best, other)
        return less.count >= FEWEST and less.value() > SETTLED * less.error()

    def worth(self, place: int) -> Mean:
        """What an answer came to, by all seeds."""
        found = Mean()
        for values in self.runs:
            for value in values[place]:
                found.add(value)
        return found

    def less(self, best: int, other: int, run: int = -1) -> Mean:
        """By how much another answer is worse than the best, in the worlds they share; of all seeds, or of one."""
        found = Mean()
        for values in self.runs if run < 0 else [self.runs[run]]:
            for better, worse in zip(values[best], values[other], strict=False):
                found.add(better - worse)
        return found

    def order(self, best: int) -> list[int]:
        """All answers by what they are worth, this one first."""
        return sorted(range(len(self.choices)), key=lambda place: (place != best, self.less(best, place).value()))

    def is_ahead(self, errors: float, least: float) -> bool:
        """Whether the best answer is ahead of the one that stayed with it to the end, by all seeds so far."""
        less = self.less(self.alive[0], self.alive[1])
        return less.value() > max(errors * less.error(), least)

    def is_clear(self, best: int, errors: float, least: float) -> bool:
        """Whether every other answer is worse by so many standard errors, and by this share of the win at least."""
        others = [self.less(best, place) for place in range(len(self.choices)) if place != best]
        return all(less.value() > max(errors * less.error(), least) for less in others)

    def is_known(self, best: int) -> bool:
        """Whether every other answer was tried out often enough to say so."""
        return all(self.less(best, place).count >= FEWEST for place in range(len(self.choices)) if place != best)
