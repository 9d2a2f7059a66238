"""One game of a study, as those who count are told of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bothy.kernel import Game, Position, Seat
from bothy.kernel.message import Message
from bothy.kernel.result import Result
from bothy.study.core.watching import WHOLE, Watch


@dataclass(frozen=True)
class Course:
    """A game that was played to its end, and all that was counted on the way."""

    number: int
    game: Game[Any]
    bots: list[str]
    """Who sat where."""
    position: Position[Any]
    result: Result
    watch: Watch
    shared: bool
    """Whether all win or lose together."""
    seconds: dict[str, int]
    """What an answer takes at a table, by the patience of its question."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def scores(self) -> list[int]:
        return self.result.scores

    @cached_property
    def shares(self) -> list[int]:
        """Each seat's share of the win, in parts of `WHOLE`."""
        return [int(share * WHOLE + 0.5) for share in self.result.shares]

    @cached_property
    def rounds(self) -> int:
        return self.game.rounds(self.position.table)

    @property
    def length(self) -> int:
        """How many answers and outcomes there were."""
        return self.position.number

    @cached_property
    def length_in_seconds(self) -> int:
        """How long it would have taken at a table; several who answer at once think at once."""
        asked = self.watch.questions.values()
        return sum([question.times * self.seconds.get(question.patience, 0) for question in asked])

    def winner(self) -> Seat:
        """The seat that has won, or the first of several; -1 if nobody has."""
        best = max(self.shares)
        return self.shares.index(best) if best else -1

    def tie(self) -> Message | None:
        """What broke a tie; None if there was none, or nothing broke it."""
        lines = self.result.ties
        return lines[-1].label if lines and len(lines[-1].left) == 1 else None
