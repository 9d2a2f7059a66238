"""A moment of a game, at which the laws are tried."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bothy.kernel import SPECTATOR, Game, Luck, Position


class Broken(AssertionError):
    """A law that does not hold."""


class Moment:
    """A position of a game at random play, with all that is needed to come back to it."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str], seed: int, depth: int) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.depth = depth
        """How often random play has gone on; where that is a question to several, some may have answered."""
        self.luck = Luck(seed)
        self.position: Position[Any] = game.new(seats, options)
        self.start = game.conserved(self.position.table)
        try:
            for _ in range(depth):
                if self.position.over():
                    break
                self.position.wander(self.luck)
            self.interrupt()
        except (TypeError, AttributeError, ValueError, LookupError) as error:
            found = self.position.explained(error)
            if found is error:
                raise
            raise found from error

    def interrupt(self) -> None:
        """Let some, but not all, of the seats that are asked together answer sealed."""
        asking = self.position.asking()
        for seat in asking[: self.luck.below(len(asking))] if len(asking) > 1 else []:
            choices = self.position.choices(seat)
            self.position.seal(seat, choices[self.luck.below(len(choices))])

    def __repr__(self) -> str:
        options = {key: value for key, value in self.options.items() if value}
        step = self.position.agenda[-1] if self.position.agenda else "the end"
        return f"{self.game.key}, {self.seats} seats, {options}, seed {self.seed}, depth {self.depth}: {step}"

    def require(self, truth: bool, complaint: str) -> None:
        if not truth:
            raise Broken(f"{complaint}\n  at {self!r}")

    def viewers(self) -> range:
        """Every seat, and the spectator."""
        return range(SPECTATOR, self.seats)


def length(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> int:
    """How often random play goes on in the game of a seed until it is over."""
    position = game.new(seats, options)
    luck = Luck(seed)
    steps = 0
    while not position.over():
        position.wander(luck)
        steps += 1
    return steps


def moments(game: Game[Any], count: int, seed: int) -> Iterator[Moment]:
    """So many moments of a game, drawn evenly over seats, options and the course of a game."""
    luck = Luck(seed)
    few, many = game.seats
    for number in range(count):
        seats = few + luck.below(many - few + 1)
        options = {option.key: option.values[luck.below(len(option.values))] for option in game.options}
        own = seed * 1_000_003 + number
        yield Moment(game, seats, options, own, luck.below(length(game, seats, options, own) + 1))
