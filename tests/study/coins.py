"""Games of which all is known, made of the template's: nothing but a call and a coin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from bothy.games import adopt, search
from bothy.kernel import Chance, Decision, Game
from bothy.lab.runs import bot_of
from bothy.study.naming import by_choice, naming
from kernel.small_game import module

CALLED = {"catch": 7, "pass": 4}
"""Of ten games the caller wins so many, by what was called."""


class Toss(Chance[Any]):
    """Seat 0 wins so many times of ten."""

    weight: int

    def odds(self, moor: Any) -> list[tuple[int, int]]:
        return [(0, self.weight), (1, 10 - self.weight)]

    def happened(self, moor: Any, outcome: int) -> tuple[Any, ...]:
        moor.scores[outcome] = 3
        return ()


class Call(Decision[Any]):
    """Seat 0 calls, and the coin follows."""

    def choices(self, moor: Any, seat: int) -> list[Any]:
        words = module("choices")
        return [words.CATCH, words.PASS]

    def decided(self, moor: Any, choice: Any) -> tuple[Any, ...]:
        return (Toss(CALLED[choice.notation]),)


def template() -> Game[Any]:
    return adopt(module(""))


def changed(**methods: Any) -> Game[Any]:
    """The template's game with other methods."""
    kind: Any = type(template())
    made: Game[Any] = type("Changed", (kind,), methods)()
    return made


def coin(weight: int) -> Game[Any]:
    """One toss, and seat 0 wins it so many times of ten."""
    return changed(opening=lambda self, box: Toss(weight))


def called() -> Game[Any]:
    """A call of seat 0, then a toss."""
    return changed(opening=lambda self, box: Call(0))


def lame(weight: int) -> Game[Any]:
    """A coin of which every third game fails when it is over."""
    over = iter(range(1_000_000))

    def result(self: Any, table: Any) -> Any:
        if next(over) % 3 == 2:
            raise RuntimeError("no result today")
        return type(template()).result(self, table)

    return changed(opening=lambda self, box: Toss(weight), result=result)


@contextmanager
def on_the_shelf(game: Game[Any]) -> Iterator[Game[Any]]:
    """The game is found by its key while this lasts."""
    found, left_out = search()
    forget()
    with (
        patch("bothy.games.search", lambda: ({**found, game.key: game}, left_out)),
        patch("bothy.games.named", lambda _: None),  # no short way past the shelf
    ):
        yield game
    forget()


def forget() -> None:
    """What is remembered of a game by its key."""
    bot_of.cache_clear()
    naming.cache_clear()
    by_choice.cache_clear()
