"""Who answers: any bot, the random one, and a game's own knack."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from bothy.kernel import Choice, Game, Luck, Pass, Race, Sight
from bothy.kernel.step import SILENCE


class Bot:
    """Somebody who answers. It keeps nothing between two answers.

    A bot of one's own is one method, and sees what its seat sees:

    Examples:
        >>> import bothy
        >>> class First(bothy.Bot):
        ...     def choose(self, sight, choices, seed):
        ...         return choices[0]
        >>> bothy.play("loch-ness", bots=[First("first"), "random"], seed=1).bots
        ['first', 'random']

    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: Counter[str] = Counter()
        """What has gone wrong with its answers so far: how many were `refused`, `late` or `missing`, how often it got
        the `default` answer instead, and how often it was `restarted`."""

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        raise NotImplementedError

    def reaction(self) -> float:
        """The seconds it takes to speak in a race, as a median."""
        return 1.2

    def delay(self, luck: Luck) -> float:
        """The seconds it takes this time: log-normal, never under 0.45."""
        bell = sum(luck.below(1 << 20) for _ in range(12)) / (1 << 20) - 6
        return max(0.45, self.reaction() * math.exp(0.35 * bell))


class Random(Bot):
    """Anything at all; in a race it speaks in one window of twenty."""

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        luck = Luck(seed)
        passes = [choice for choice in choices if isinstance(choice, Pass)]
        if passes and isinstance(sight.agenda[-1], Race) and luck.below(SILENCE):
            return passes[0]
        return choices[luck.below(len(choices))]


class Knack(Bot):
    """The game's own hints, at one of its levels."""

    def __init__(self, name: str, game: Game[Any], level: str) -> None:
        super().__init__(name)
        self.game = game
        self.level = level

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        return self.game.knack(sight, choices, self.level, seed)

    def reaction(self) -> float:
        return self.game.reaction(self.level)


class Trick(Bot):
    """A bot of the lab: a habit to be withstood, or a knack of an older version. Nobody meets it at a table."""

    def __init__(self, name: str, game: Game[Any], trick: str) -> None:
        super().__init__(name)
        self.game = game
        self.trick = trick

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        return self.game.trick(sight, choices, self.trick, seed)

    def reaction(self) -> float:
        return self.game.reaction(self.trick)
