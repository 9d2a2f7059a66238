"""What a comparison says of each figure: a difference, none larger than so much, or so many games more.

A pair counts as one observation. Its difference has Student's interval, with two pairs more reckoned in that differ
one each way as much as two games do that have nothing in common (after Bonett and Price): where few pairs part, or
none, nobody should be too sure. A difference is said where Holm's method allows it over all figures together.

Who is told that it is not settled plays on and is told again. So the doubt is spent look by look: the first verdict
takes half of it, each later one half of what is left, however many there will be.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from bothy.study.compare.headlines import Headline
from bothy.study.compare.pairs import Pairs
from bothy.study.statistics import NORMAL, Estimate, Level, holm, mean, student, student_chance
from bothy.study.sums import Paired

SURE = 0.05
"""The chance of any false difference, over all figures together."""
POWER = 0.95
"""How often a difference of the size that is looked for should be found."""
FIND = 0.1
"""The size that is looked for where nothing else is said, in standard deviations from game to game."""
DIFFERENCE, NONE, OPEN = "difference", "none", "open"


@dataclass(frozen=True)
class Look:
    """What part of the doubt a verdict may take, and the one after it."""

    part: float = 1.0
    after: float = 1.0


def look(number: int) -> Look:
    """The first verdict that is told of some games, the second of more of them, and so on."""
    return Look(0.5**number, 0.5 ** (number + 1))


def evenly(looks: int) -> Look:
    """Where it is known how often there is a verdict."""
    return Look(1 / looks, 1 / looks)


@dataclass(frozen=True)
class Finding:
    """What is known of one figure."""

    headline: Headline
    pairs: int
    parted: int
    """Pairs in which it differs."""
    a: Estimate
    b: Estimate
    difference: Estimate
    """With an interval of its own."""
    held: Estimate
    """The same with an interval that holds for all figures at once."""
    unpaired: Estimate
    """The same had the games not been paired."""
    chance: float
    corrected: float
    worth: float
    """How many times as many unpaired games tell as much."""
    size: float
    """The difference that is looked for."""
    verdict: str
    more: int = 0
    """Where it is open: how many games more should settle it."""

    @property
    def bound(self) -> float:
        """No difference is larger than this, as far as one can tell."""
        return max(abs(self.held.low), abs(self.held.high))


@dataclass(frozen=True)
class Spread:
    """The uncertainty of one figure."""

    paired: Paired
    find: float

    @property
    def pairs(self) -> int:
        return self.paired.more.count

    @property
    def between(self) -> float:
        """The variance of a difference of two games that have nothing in common."""
        return self.paired.a.variance + self.paired.b.variance

    @property
    def variance(self) -> float:
        """That of a pair, two pairs more reckoned in."""
        return self.paired.more.variance + 2 * self.between / (self.pairs - 1)

    @property
    def error(self) -> float:
        return math.sqrt(self.variance / self.pairs)

    @property
    def size(self) -> float:
        """The difference that is looked for."""
        return self.find * math.sqrt(self.between / 2)

    @property
    def chance(self) -> float:
        """How often chance alone would bring such a difference."""
        return student_chance(self.pairs - 1, self.paired.more.value / self.error)

    def estimate(self, level: Level) -> Estimate:
        half = student(self.pairs - 1, level.z) * self.error
        return Estimate(self.paired.more.value, self.paired.more.value - half, self.paired.more.value + half)

    def unpaired(self, level: Level) -> Estimate:
        half = student(2 * self.pairs - 2, level.z) * math.sqrt(self.between / self.pairs)
        return Estimate(self.paired.more.value, self.paired.more.value - half, self.paired.more.value + half)

    def needed(self, level: Level) -> float:
        """How many pairs find a difference of the size that is looked for."""
        both = student(self.pairs - 1, level.z) + NORMAL.inv_cdf(POWER)
        return both * both * self.variance / (self.size * self.size)


def spreads(pairs: Pairs, some: Iterable[Headline], find: float) -> dict[Headline, Spread]:
    """The figures that can be judged: those that more than one pair has, and that are not the same in every game."""
    found = {}
    for headline in some:
        paired = pairs.figures.get(headline.name)
        if paired is not None and paired.more.count > 1:
            spread = Spread(paired, find)
            if spread.variance > 0:
                found[headline] = spread
    return found


def needed(pilot: Pairs, some: Iterable[Headline], find: float) -> int:
    """How many pairs are needed, as a pilot tells: by how far its games spread only, not by what differs in it."""
    found = spreads(pilot, some, find)
    level = Level(len(found), SURE * look(1).part)
    most = max([spread.needed(level) for headline, spread in found.items() if headline.asks], default=0.0)
    return max(pilot.games, rounded_up(most))


def judged(pairs: Pairs, some: Iterable[Headline], find: float, look: Look) -> list[Finding]:
    """All figures, in their order. Who may look several times, and stop when pleased, shares the doubt out."""
    found = spreads(pairs, some, find)
    level, later = (Level(len(found), SURE * part) for part in (look.part, look.after))
    corrected = [min(1.0, chance / look.part) for chance in holm([spread.chance for spread in found.values()])]
    return [
        finding(headline, spread, chance, level, later)
        for (headline, spread), chance in zip(found.items(), corrected, strict=True)
    ]


def finding(headline: Headline, spread: Spread, corrected: float, level: Level, later: Level) -> Finding:
    """What is said of a figure, by the level of this look; how many games more, by that of the next."""
    held = spread.estimate(level)
    off, half = abs(held.value), held.half
    verdict, more = OPEN, 0
    if corrected < SURE:
        verdict = DIFFERENCE
        low, high = (max(0.0, held.low), held.high) if held.value > 0 else (held.low, min(0.0, held.high))
        held = Estimate(held.value, low, high)
    elif off + half <= spread.size:
        verdict = NONE
    else:
        narrow = max(off * later.z / (later.z + NORMAL.inv_cdf(POWER)), spread.size - off)
        more = rounded_up(max(1.0, spread.pairs * ((half * later.z / level.z / narrow) ** 2 - 1)))
    one = 1 / headline.parts
    return Finding(
        headline,
        spread.pairs,
        spread.paired.parted,
        mean(spread.paired.a, Level()).scaled(one),
        mean(spread.paired.b, Level()).scaled(one),
        spread.estimate(Level()).scaled(one),
        held.scaled(one),
        spread.unpaired(Level()).scaled(one),
        spread.chance,
        corrected,
        spread.between / spread.variance,
        spread.size * one,
        verdict,
        more,
    )


def rounded_up(figure: float) -> int:
    """To two digits that say something: nobody believes more of them."""
    whole = math.ceil(figure)
    step: int = 10 ** max(1, len(str(whole)) - 2)
    return -(-whole // step) * step
