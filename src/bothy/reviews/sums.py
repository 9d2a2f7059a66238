"""Means and how far they may be off, added up world by world."""

from __future__ import annotations

import math


class Mean:
    """The mean of some figures, and its standard error."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, figure: float) -> None:
        self.count += 1
        self.sum += figure
        self.squares += figure * figure

    def value(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def error(self) -> float:
        """The standard error; of less than two figures nothing is known."""
        if self.count < 2:
            return math.inf
        spread = self.squares - self.sum * self.sum / self.count
        return math.sqrt(max(spread, 0.0) / (self.count - 1) / self.count)


class Chance(Mean):
    """The same for shares of a win, of which a few that are alike do not prove that all are.

    As Agresti and Coull advise, the error is that of two figures more, a win and a loss.
    """

    def error(self) -> float:
        count = self.count + 2
        mean = (self.sum + 1.0) / count
        return math.sqrt(max((self.squares + 1.0) / count - mean * mean, 0.0) / count)
