"""The puzzle of the day: the same for everybody, and another game's tomorrow."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any, NamedTuple

from bothy.bots.search.streams import mixed
from bothy.kernel import Game
from bothy.puzzles.puzzle import Puzzle, all_of


class Numbered(NamedTuple):
    """A puzzle by its game and its number there, counted from 1."""

    game: Game[Any]
    number: int
    puzzle: Puzzle


class OfTheDay(NamedTuple):
    """Which puzzle that is: the key of its game, and its number there."""

    game: str
    number: int


def counted(games: Iterable[Game[Any]]) -> dict[str, int]:
    """How many puzzles there are, by the keys of the games that have any."""
    return {game.key: len(all_of(game)) for game in games if all_of(game)}


def of_the_day(counts: Iterable[tuple[str, int]], day: date) -> OfTheDay | None:
    """The puzzle of a day: game after game, and of each all its puzzles before one returns.

    It asks for no more than how many puzzles each game has, so that no game need be there to be asked.
    """
    some = sorted((key, count) for key, count in counts if count)
    if not some:
        return None
    rounds, turn = divmod(day.toordinal(), len(some))
    key, count = some[turn]
    order = sorted(range(count), key=lambda place: mixed(rounds // count, place))
    return OfTheDay(key, order[rounds % count] + 1)
