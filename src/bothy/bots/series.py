"""A series of games among the same bots, of one seed: who sits where in each, and its chance."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, TypeVar

from bothy.kernel import Game, Luck

T = TypeVar("T")


def round_the_table(bots: Sequence[T], seats: int) -> list[T]:
    """One for each seat: a short list goes round the table."""
    return [bots[seat % len(bots)] for seat in range(seats)]


def seating(bots: Sequence[T], number: int) -> list[T]:
    """Who sits where in a game of the series: all move on by a seat from game to game."""
    return [bots[(seat - number) % len(bots)] for seat in range(len(bots))]


def luck_of(seed: int, number: int) -> Luck:
    """The chance of a game of the series: its own, whoever plays it and when."""
    return Luck((seed * 0x9E3779B97F4A7C15 + number * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF)


def told_of(
    game: Game[Any], seats: int, bots: Sequence[str], options: Mapping[str, str], pack: str, seed: int
) -> dict[str, object]:
    """What was played, so that it can be played again: to be written beside all figures that come of it."""
    return {
        "game": game.key,
        "rules": game.rules_version,
        "seats": seats,
        "bots": list(bots),
        "options": {**game.settle({}), **options},
        "pack": hashlib.sha256(pack.encode()).hexdigest() if pack else "",
        "seed": seed,
        "bothy": import_module("bothy").__version__,
    }
