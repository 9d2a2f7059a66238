"""How the levels think: what they know, how ready they want to be, what they forget, and what they leave to chance."""

from __future__ import annotations

import math
from typing import Final

from bothy.kernel.luck import Luck

ALWAYS: Final = 100
FAINT: Final = 1 << 20
"""Chances are told apart as finely as this."""
EQUAL: Final = 1e-9
"""What differs by less is equal."""


class Level:
    """A level of the knack, of some temper."""

    def __init__(
        self, slips: int, backs: bool, foresees: bool, caution: float, greed: float, reckons: bool, heat: float
    ) -> None:
        self.slips = slips
        """Of a hundred moments, in how many it forgets what it carries, or does not look at its cards."""
        self.backs = backs
        """Whether it knows what is on the back of event cards."""
        self.foresees = foresees
        """Whether it thinks of what those who sit before it will choose."""
        self.caution = caution
        """How ready it wants to be before the story goes on: by so much Health, and Clarity, more than it takes."""
        self.greed = greed
        """In Exploration, how much of the danger of a room it puts up with for what can be had there."""
        self.reckons = reckons
        """Whether it reckons in Exploration what tokens, treasures and trophies to come are worth in Data Points."""
        self.heat = heat
        """How much worse something may be that is still taken now and then."""

    def tempered(self, caution: float, greed: float) -> Level:
        """The same level of another temper."""
        return Level(
            self.slips, self.backs, self.foresees, self.caution + caution, self.greed * greed, self.reckons, self.heat
        )


GENTLE: Final[Level] = Level(slips=60, backs=False, foresees=False, caution=-10.0, greed=1.0, reckons=False, heat=0.8)
"""Does not know the cards, walks on before it is ready, and forgets what it carries."""
STEADY: Final[Level] = Level(slips=45, backs=True, foresees=False, caution=-8.0, greed=1.0, reckons=True, heat=0.4)
"""Knows the cards, and is a little rash."""
SHARP: Final[Level] = Level(slips=0, backs=True, foresees=True, caution=0.0, greed=1.0, reckons=True, heat=0.05)
"""Thinks of the others, waits until the group is ready, and forgets nothing."""
OLD: Final[Level] = Level(slips=0, backs=True, foresees=True, caution=0.0, greed=1.0, reckons=False, heat=0.0)
"""The knack of rules version 3: always the first of the best, and one move repeated in Exploration."""
TEMPERS: Final = {"careful": (2.0, 0.6), "bold": (-2.0, 1.6)}
"""What a temper adds to the caution of a level, and by what it multiplies its greed."""


def levels() -> dict[str, Level]:
    """All levels, plain and of every temper, as a knack is asked for them."""
    found: dict[str, Level] = {}
    for name, level in (("gentle", GENTLE), ("", STEADY), ("sharp", SHARP)):
        found[name] = level
        for temper, (caution, greed) in TEMPERS.items():
            found[f"{name}:{temper}"] = level.tempered(caution, greed)
    return found


LEVELS: Final = levels()


class Mind:
    """Somebody who answers once: a level, and the luck of this answer."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.luck = Luck(seed)

    def slips(self) -> bool:
        """Whether something escapes it now."""
        return self.level.slips > 0 and self.luck.below(ALWAYS) < self.level.slips

    def best(self, worths: list[float]) -> int:
        """Which of these is worth most; of equals, and within its heat, by lot."""
        most, heat = max(worths), self.level.heat
        if heat <= 0.0:
            return [worth > most - EQUAL for worth in worths].index(True)
        chances = [math.exp((worth - most) / heat) for worth in worths]
        part: float = self.luck.below(FAINT) / FAINT * sum(chances)
        for number, chance in enumerate(chances):
            part -= chance
            if part < 0.0:
                return number
        return worths.index(most)

    def any_of(self, many: int) -> int:
        """One of so many, all alike."""
        return 0 if self.level.heat <= 0.0 else int(self.luck.below(many))
