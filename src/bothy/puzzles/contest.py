"""Which answer is the best, and by how much: tried out in imagined worlds, all answers in the same ones.

The worlds are those of the bot that searches. It stops at an answer that is better than its own beyond doubt; here the
best two stay to the end, so that the difference between them is known as well as it can be.
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

    def run(self, seed: int, iterations: int) -> int:
        """Try answers out so often, all together; the worse half is dropped round by round. The number of the best."""
        values: list[list[float]] = [[] for _ in self.choices]
        alive = list(range(len(self.choices)))
        rounds, spent, drawn = math.ceil(math.log2(len(alive))), 0, 0
        for number in range(rounds):
            for _ in range(max(1, (iterations - spent) // (rounds - number) // len(alive))):
                world = World(self.game, self.seen, self.some, self.own, mixed(seed, drawn), self.ends)
                drawn += 1
                for place in alive:
                    values[place].append(world.value(self.choices[place]))
                spent += len(alive)
            alive.sort(key=lambda place: sum(values[place]), reverse=True)
            if number < rounds - 1:
                alive = alive[: max(2, len(alive) // 2)]
        self.runs.append(values)
        return alive[0]

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

    def is_clear(self, best: int, errors: float, least: float) -> bool:
        """Whether every other answer is worse by so many standard errors, and by this share of the win at least."""
        others = [self.less(best, place) for place in range(len(self.choices)) if place != best]
        return all(less.value() > max(errors * less.error(), least) for less in others)

    def is_known(self, best: int) -> bool:
        """Whether every other answer was tried out often enough to say so."""
        return all(self.less(best, place).count >= FEWEST for place in range(len(self.choices)) if place != best)
