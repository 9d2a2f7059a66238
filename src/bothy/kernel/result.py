"""The end of a game: scores, shares of the win, and what broke a tie."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bothy.kernel.message import Message
from bothy.kernel.table import Seat


class TieBreak:
    """Something that is compared where scores are equal."""

    def __init__(self, label: Message, figures: list[int], low: bool = False) -> None:
        self.label = label
        """What is compared, as the head of a line: `Cities with cubes`."""
        self.figures = figures
        """How much of it each seat has."""
        self.low = low
        """Whether less of it is better."""

    def best(self, seats: list[Seat]) -> list[Seat]:
        """Those of these seats who have most of it, or least."""
        some = [self.figures[seat] for seat in seats]
        best = min(some) if self.low else max(some)
        return [seat for seat in seats if self.figures[seat] == best]


class TieLine:
    """What was compared among those who were still tied."""

    def __init__(self, label: Message, figures: list[int], tied: list[Seat], left: list[Seat]) -> None:
        self.label = label
        self.figures = figures
        """By seat."""
        self.tied = tied
        """Those who were tied before."""
        self.left = left
        """Those who are still ahead after it."""


class Result:
    """The end of a game: each seat's score, its share of the win, and why, where scores alone do not say it."""

    def __init__(
        self,
        scores: list[int],
        shares: list[float],
        tied: Sequence[Seat] = (),
        ties: Sequence[TieLine] = (),
    ) -> None:
        if not scores or len(scores) != len(shares):
            raise ValueError(f"a result has a score and a share of the win for each seat, not {scores} and {shares}")
        self.scores = scores
        self.shares = shares
        self.tied = list(tied)
        """Those who share the best score, if several do."""
        self.ties = list(ties)
        """What was compared among them, in its order; the last line decided, if anything did."""

    @staticmethod
    def highest(scores: list[int]) -> Result:
        """The highest score wins; those who tie share the win."""
        return Result.ranked(scores)

    @staticmethod
    def ranked(scores: list[int], breaks: Sequence[TieBreak] = (), low: bool = False) -> Result:
        """The highest score wins, or the lowest; ties are broken one after the other, and then the win is shared."""
        winners = TieBreak(Message(""), scores, low).best(list(range(len(scores)))) if scores else []
        tied = winners if len(winners) > 1 else []
        lines: list[TieLine] = []
        for tie_break in breaks:
            if len(winners) > 1:
                left = tie_break.best(winners)
                lines.append(TieLine(tie_break.label, list(tie_break.figures), winners, left))
                winners = left
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return Result(list(scores), shares, tied, lines)


def likely_shares(points: list[float], spread: float) -> list[float]:
    """What share of the win each seat may hope for with so many points, more being better.

    Of two seats that lie `spread` apart the one ahead wins nearly three times of four.
    """
    most = max(points)
    weights = [math.exp((some - most) / spread) for some in points]
    total = sum(weights)
    return [weight / total for weight in weights]
