"""Where playouts and simulations get their chance: a small, fast, seeded generator (sfc32)."""

from __future__ import annotations

import secrets

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Even draws from a seed. Same seed, same draws, compiled or not.

    Examples:
        >>> import bothy
        >>> luck = bothy.Luck(seed=1)
        >>> [int(luck.below(6)) + 1 for _ in range(5)]
        [1, 5, 1, 4, 3]
        >>> luck.outcome([(7, 1), (8, 0)])  # outcomes with their weights
        7

    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = seed >> 32 & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        self.forks: i64 = 0
        """How many answers with at least two choices were drawn: the decisions of a playout."""
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        drawn: i64 = (a + b + counter) & 0xFFFFFFFF
        self.counter = (counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) & 0xFFFFFFFF) | (c >> 11)) + drawn & 0xFFFFFFFF
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all alike."""
        return (self.word() * n) >> 32

    def fork(self, n: i64) -> i64:
        """Which of n choices a wanderer takes; a single choice costs nothing and is no decision."""
        if n < 2:
            return 0
        self.forks += 1
        return (self.word() * n) >> 32

    def among(self, counts: list[int]) -> int:
        """A kind, drawn like a thing from a bag that holds so many of each kind."""
        total: i64 = 0
        for count in counts:
            total += count
        if total <= 0:
            raise ValueError(f"there is nothing to draw from {counts}: see that something is left before you draw")
        left: i64 = (self.word() * total) >> 32
        for kind, count in enumerate(counts):
            left -= count
            if left < 0:
                return kind
        raise AssertionError("unreachable")

    def outcome(self, odds: list[tuple[int, int]]) -> int:
        """One of the outcomes, by their weights."""
        total: i64 = 0
        for pair in odds:
            total += pair[1]
        if not 0 < total < 0x80000000:
            raise ValueError(f"the weights of odds add up to 1 at least and to less than 2 to the 31st, not to {total}")
        left: i64 = (self.word() * total) >> 32
        for pair in odds:
            left -= pair[1]
            if left < 0:
                return pair[0]
        raise AssertionError("unreachable")


class SystemLuck(Luck):
    """The operating system's randomness: what a live table uses. It has no seed to find out."""

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> i64:
        return secrets.randbits(32)
