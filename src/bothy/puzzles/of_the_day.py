"""The puzzle of the day: the same for everybody, and another game's tomorrow."""

from __future__ import annotations

from collections.abc import Sequence
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


def of_the_day(games: Sequence[Game[Any]], day: date) -> Numbered | None:
    """The puzzle of a day: game after game, and of each all its puzzles before one returns."""
    some = sorted([game for game in games if all_of(game)], key=lambda game: game.key)
    if not some:
        return None
    rounds, turn = divmod(day.toordinal(), len(some))
    game = some[turn]
    puzzles = all_of(game)
    order = sorted(range(len(puzzles)), key=lambda place: mixed(rounds // len(puzzles), place))
    place = order[rounds % len(puzzles)]
    return Numbered(game, place + 1, puzzles[place])
