"""The way a game has come: the rows that undo has left standing, and positions along them to go back to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Generic, TypeVar

from bothy.kernel.game import Game
from bothy.kernel.position import Position
from bothy.kernel.row import ANSWER, FIRST, OUTCOME, SEAL, UNDO, Row
from bothy.kernel.table import Table

T = TypeVar("T", bound=Table)

EVERY: Final = 24
"""A position is kept after every so many answers and outcomes, so no going back replays more."""


class Trail(Generic[T]):
    """The standing rows of a game, with the positions at every so many of them."""

    def __init__(self, game: Game[T], position: Position[T], rows: Iterable[Row] = (), scene: str = "") -> None:
        self.game = game
        self.scene = scene
        """What the game began with, if it was not a new one."""
        self.rows: list[Row] = standing(rows)
        """As many as the position has had answers and outcomes."""
        self.marks: dict[int, Position[T]] = {position.number: position.copy()}
        """By how many answers and outcomes there had been."""
        self.reached = -1
        """The number of the position that was gone back to last; it is kept until another is."""

    def copy(self) -> Trail[T]:
        """Another that goes on by itself; the positions kept are the same, and nobody changes them."""
        other = Trail(self.game, next(iter(self.marks.values())), scene=self.scene)
        other.rows = self.rows.copy()
        other.marks, other.reached = self.marks.copy(), self.reached
        return other

    def add(self, row: Row, position: Position[T]) -> None:
        """One more row, and the position it has led to."""
        self.rows.append(row)
        if position.number % EVERY == 0:
            self.marks[position.number] = position.copy()

    def keep(self, position: Position[T]) -> None:
        """Keep one more position of this way; it is not changed any more."""
        self.marks[position.number] = position

    def back(self, number: int) -> None:
        """What came after so many answers and outcomes has not happened."""
        del self.rows[number:]
        for mark in [mark for mark in self.marks if mark > number]:
            del self.marks[mark]
        if self.reached > number:
            self.reached = -1

    def mark_before(self, number: int) -> int:
        """The last kept position at or before this number; -1 if there is none, and it must be from the beginning."""
        return max([mark for mark in self.marks if mark <= number], default=-1)

    def at(self, number: int) -> Position[T]:
        """The position after so many answers and outcomes."""
        found = next(iter(self.stretch(number, number)))
        self.remember(found.copy())
        return found

    def remember(self, position: Position[T]) -> None:
        """Keep a position that will be gone back to, until there is another such; it is not changed any more."""
        if position.number not in self.marks:
            self.marks.pop(self.reached, None)
            self.marks[position.number], self.reached = position, position.number

    def stretch(self, first: int, last: int) -> Iterator[Position[T]]:
        """The positions from this number to that one; each is good until the next is asked for."""
        mark = self.mark_before(first)
        if mark < 0:
            position, mark = beginning(self.game, next(iter(self.marks.values())), self.scene), 0
        else:
            position = self.marks[mark].copy()
        for number in range(mark, last + 1):
            if number >= first:
                yield position
            if number < last:
                perform(position, self.rows[number])


def beginning(game: Game[T], like: Position[T], scene: str) -> Position[T]:
    """Where a game has begun that has come to a position with this box: with its scene, or as a new one."""
    box = like.table.box
    return game.begin(scene) if scene else game.new(box.seats, box.options, box.pack)


def perform(position: Position[T], row: Row) -> None:
    """Do what a row says, but for an undo."""
    look_up = position.table.box.vocabulary.look_up
    if row.kind == ANSWER:
        position.answer(row.seat, look_up(row.text))
    elif row.kind == SEAL:
        position.seal(row.seat, look_up(row.text))
    elif row.kind == FIRST:
        position.hear(row.seat)
    elif row.kind == OUTCOME:
        position.happen(int(row.text))
    else:
        raise ValueError(f"a {row.kind} is no step forward")


def standing(rows: Iterable[Row]) -> list[Row]:
    """The rows that undo has left standing."""
    left: list[Row] = []
    for row in rows:
        if row.kind == UNDO:
            del left[int(row.text) :]
        else:
            left.append(row)
    return left


def returns(rows: list[Row]) -> dict[int, int]:
    """For each undo, by its place among these rows, after how many of them there was the position it goes back to."""
    found: dict[int, int] = {}
    reached = [0]
    for place, row in enumerate(rows):
        if row.kind != UNDO:
            reached.append(place + 1)
        elif int(row.text) < len(reached):
            del reached[int(row.text) + 1 :]
            found[place] = reached[-1]
    return found
