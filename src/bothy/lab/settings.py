"""All the ways a game can be set up."""

from __future__ import annotations

import itertools
from typing import Any

from bothy.kernel import Game


def settings(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options."""
    few, many = game.seats
    keys = [option.key for option in game.options]
    combinations = itertools.product(*[option.values for option in game.options])
    tables = itertools.product(range(few, many + 1), combinations)
    return [(seats, dict(zip(keys, values, strict=True))) for seats, values in tables]
