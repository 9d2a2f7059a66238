"""Trials of the laws: whole random games and random moments, so many at a time, anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bothy.games import find
from bothy.kernel import Luck
from bothy.lab.laws import LAWS, moments
from bothy.lab.settings import settings


def play_games(key: str, first: int, count: int) -> list[str]:
    """Random games, going round all settings; what went wrong, in words."""
    game = find(key)
    tables = settings(game)
    failures = []
    for number in range(first, first + count):
        seats, options = tables[number % len(tables)]
        try:
            position = game.new(seats, options)
            kept = game.conserved(position.table)
            bound = game.bound(position.table.box)
            position.playout(Luck(number))
            if position.number > bound:
                failures.append(f"{key}, {seats} seats, {options}, seed {number}: {position.number} is over {bound}")
            if game.conserved(position.table) != kept:
                failures.append(f"{key}, {seats} seats, {options}, seed {number}: something came or went")
            game.result(position.table)
        except Exception as error:
            failures.append(f"{key}, {seats} seats, {options}, seed {number}: {type(error).__name__}: {error}")
    return failures


def try_law(key: str, law: str, first: int, count: int) -> list[str]:
    """A law at so many moments; what went wrong, in words."""
    failures = []
    hold: Callable[[Any], None] = LAWS[law]
    for moment in moments(find(key), count, seed=first + 1):
        try:
            hold(moment)
        except Exception as error:
            failures.append(f"{moment!r}: {type(error).__name__}: {error}")
    return failures


def try_chunk(key: str, law: str, first: int, count: int) -> list[str]:
    return play_games(key, first, count) if law == "games" else try_law(key, law, first, count)
