"""The course of a game between two questions: chance happens, and who spoke first is heard."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from bothy.kernel.luck import Luck
from bothy.kernel.position import Position
from bothy.kernel.step import Chance, Race
from bothy.kernel.table import Seat, Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver(Generic[T]):
    """Takes a position from one question to the next. Those who keep a record of it say how in the three doors."""

    def __init__(self, position: Position[T]) -> None:
        self.position = position

    def happen(self, outcome: int) -> None:
        """Chance has brought this."""
        self.position.befall(outcome)

    def hear(self, seat: Seat) -> None:
        """Of those who spoke unheard in a race, this one was first."""
        self.position.hear(seat)

    def first(self, speakers: list[Seat], luck: Luck) -> Seat:
        """Which of those who spoke is heard; by lot, unless somebody knows better."""
        return speakers[luck.below(len(speakers))]

    def advance(self, luck: Luck) -> bool:
        """One outcome, or one call that is heard; False if a seat is asked, or it is over."""
        position = self.position
        if not position.agenda:
            return False
        step = position.agenda[-1]
        if isinstance(step, Chance):
            self.happen(step.toss(position.table, luck))
            return True
        if position.sealed and isinstance(step, Race):
            speakers = position.speakers()
            if speakers:
                self.hear(self.first(speakers, luck))
                return True
        return False

    def proceed(self, luck: Luck) -> int:
        """Go on until a seat is asked, or it is over; how often chance or an order decided."""
        decided = 0
        while self.advance(luck):
            decided += 1
        return decided
