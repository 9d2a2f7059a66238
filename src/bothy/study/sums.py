"""Sums of whole numbers: what is kept of many games. Added in any order, and in any parts, they are the same.

Whatever is made of them (`Mean`, `Ratio`, dictionaries and lists of numbers) is merged, written and read by the same
few functions, since all of it is declared.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, is_dataclass
from operator import add
from typing import Any, TypeVar, cast

from bothy.kernel.message import Message

T = TypeVar("T")


Histogram = dict[int, int]
"""How many there were of each size."""


def count(histogram: Histogram, size: int, many: int = 1) -> None:
    histogram[size] = histogram.get(size, 0) + many


@dataclass
class Mean:
    """Some figures, one a game."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, figure: int) -> None:
        self.count += 1
        self.total += figure
        self.squares += figure * figure

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else math.nan

    @property
    def variance(self) -> float:
        """Of one figure, as far as these tell."""
        if self.count < 2:
            return math.nan
        return (self.squares * self.count - self.total * self.total) / (self.count * (self.count - 1))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(self.variance / self.count) if self.count > 1 else math.nan


@dataclass
class Sizes(Mean):
    """Some figures, one a game, of which it is also known how many there were of each size."""

    sizes: Histogram = field(default_factory=dict)

    def add(self, figure: int) -> None:
        super().add(figure)
        count(self.sizes, figure)


@dataclass
class Paired:
    """Some figures, two a pair."""

    a: Mean = field(default_factory=Mean)
    b: Mean = field(default_factory=Mean)
    more: Mean = field(default_factory=Mean)
    """How much more it is in B."""
    parted: int = 0
    """Pairs in which the two differ."""

    def add(self, a: int, b: int) -> None:
        self.a.add(a)
        self.b.add(b)
        self.more.add(b - a)
        self.parted += a != b


@dataclass
class Ratio:
    """Something that happens a part of the times it can: in each game so often of so many.

    What happens within a game hangs together, so that a game counts as one observation, however long it is.
    """

    games: int = 0
    """In how many it could happen."""
    of: int = 0
    """How often it could."""
    times: int = 0
    """How often it did, or how much came of it."""
    of_of: int = 0
    times_times: int = 0
    times_of: int = 0

    def add(self, times: int, of: int) -> None:
        if of:
            self.games += 1
            self.of += of
            self.times += times
            self.of_of += of * of
            self.times_times += times * times
            self.times_of += times * of

    @property
    def value(self) -> float:
        return self.times / self.of if self.of else math.nan

    @property
    def variance(self) -> float:
        """Of the value, by what the games differ from it (the delta method)."""
        if self.games < 2 or not self.of:
            return math.nan
        value = self.value
        spread = self.times_times - 2 * value * self.times_of + value * value * self.of_of
        return max(0.0, spread) * self.games / ((self.games - 1) * self.of * self.of)


def quantile(histogram: Histogram, part: float) -> int:
    """The size that this part of all does not exceed."""
    left = part * sum(histogram.values())
    for size in sorted(histogram):
        left -= histogram[size]
        if left <= 0:
            return size
    return max(histogram, default=0)


def merge(into: T, other: T) -> T:
    """Add one sum to another of the same make."""
    if isinstance(into, First):
        return cast(T, into.merged(other))
    if is_dataclass(into):
        for part in fields(into):
            mine, theirs = getattr(into, part.name), getattr(other, part.name)
            setattr(into, part.name, merge(mine, theirs))
        return into
    return cast(T, merged(into, other))


def merged(mine: Any, theirs: Any) -> Any:
    """Numbers are added; a word is the same in both."""
    if isinstance(mine, dict):
        for key, value in theirs.items():
            mine[key] = merge(mine[key], value) if key in mine else value
        return mine
    if isinstance(mine, list):
        longer, shorter = (mine, theirs) if len(mine) >= len(theirs) else (theirs, mine)
        if longer and isinstance(longer[0], int):
            return [*map(add, longer, shorter), *longer[len(shorter) :]]
        return [*map(merge, longer, shorter), *longer[len(shorter) :]]
    return mine if isinstance(mine, str) else mine + theirs


def all_merged(some: Iterable[T]) -> T:
    """The sum of some, of which there is one at least."""
    found = iter(some)
    first = next(found)
    for other in found:
        first = merge(first, other)
    return first


class First:
    """What is not added up: of two, that of the earlier game stays."""

    def merged(self, other: Any) -> Any:
        raise NotImplementedError


@dataclass
class Words(First):
    """What something is called: a message as it was told when it was first met."""

    game: int
    """The number of that game."""
    id: str
    values: dict[str, int | str]
    seat: int = -1
    """Whom it befell, so that one can be spoken to."""

    def merged(self, other: Any) -> Any:
        return min(self, other, key=lambda words: words.game)


def words_of(game: int, message: Message) -> Words:
    """A message of a game, spoken to the seat that it speaks of."""
    seat = message.values.get("seat", -1)
    return Words(game, message.id, dict(message.values), seat if isinstance(seat, int) else -1)
