"""Luck in streams: what chance brings stays the same when answers part.

From one generator for everything, one answer more shifts every die after it. Here each kind of chance has a stream of
its own, and so has each seat's head and the order in which calls are heard: the third storm is the same storm, whatever
was answered before it.
"""

from __future__ import annotations

from typing import Any, Final

from bothy.kernel.luck import Luck
from bothy.kernel.step import Chance
from bothy.kernel.table import Seat

MASK: Final = 0xFFFFFFFFFFFFFFFF
NAMED: Final[dict[type, int]] = {}
"""For each kind of chance a number made of its name, once it has been asked for."""


def number_of(kind: type) -> int:
    """A number for a kind of step, the same in every process: FNV-1a of its name."""
    known = NAMED.get(kind)
    if known is None:
        known = 0xCBF29CE484222325
        for letter in kind.__name__:
            known = ((known ^ ord(letter)) * 0x100000001B3) & MASK
        NAMED[kind] = known
    return known


def mixed(seed: int, number: int) -> int:
    """A seed of its own for each number."""
    word = (seed + (number + 1) * 0x9E3779B97F4A7C15) & MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


class Streams:
    """The luck of one world, or of one game."""

    def __init__(self, seed: int, seats: int) -> None:
        self.seed = seed
        self.kinds: dict[type, Luck] = {}
        self.heads = [Luck(mixed(seed, seat)) for seat in range(seats)]
        self.order = Luck(mixed(seed, seats))
        """Who of several is heard first."""

    def chance(self, step: Chance[Any]) -> Luck:
        """What this kind of chance is drawn from."""
        kind = type(step)
        luck = self.kinds.get(kind)
        if luck is None:
            luck = Luck(mixed(self.seed, number_of(kind)))
            self.kinds[kind] = luck
        return luck

    def head(self, seat: Seat) -> Luck:
        """What the answers of a seat are drawn from."""
        return self.heads[seat]

    def lot(self) -> Luck:
        """From what it is drawn who of several is heard first."""
        return self.order


class Numbered(Streams):
    """The luck of one world, wherever in a game one begins to play in it.

    Every toss of a kind, every answer of a seat and every lot has a number, counted from the first of the game, and
    luck of its own: the seventh storm is the same storm, whether one plays from the beginning or from just before it.
    """

    def __init__(self, seed: int, seats: int, tosses: dict[type, int], answers: list[int], lots: int) -> None:
        super().__init__(seed, seats)
        self.tosses = tosses.copy()
        """How many there have been of each kind of chance."""
        self.answers = answers.copy()
        """How often each seat has had a choice."""
        self.lots = lots
        """How often one of several was heard first."""

    def chance(self, step: Chance[Any]) -> Luck:
        kind = type(step)
        number = self.tosses.get(kind, 0)
        self.tosses[kind] = number + 1
        return Luck(mixed(mixed(self.seed, number_of(kind)), number))

    def head(self, seat: Seat) -> Luck:
        number = self.answers[seat]
        self.answers[seat] = number + 1
        return Luck(mixed(mixed(self.seed, seat), number))

    def lot(self) -> Luck:
        number = self.lots
        self.lots = number + 1
        return Luck(mixed(mixed(self.seed, len(self.answers)), number))
