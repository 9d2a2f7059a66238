"""Every law on every game found, over seats, options and seeds."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bothy.kernel.position
from bothy.games import games
from bothy.kernel import Game
from bothy.lab.laws import LAWS, Moment, length

COMPILED = not bothy.kernel.position.__file__.endswith(".py")
POSITIONS = int(os.environ.get("BOTHY_POSITIONS") or (300 if COMPILED else 30))
"""The same laws run on the compiled kernel afterwards, some nine times as fast; `make quick` tries a few positions."""


COSTLY = {"search": 10}
"""Laws that are tried at one position of so many: a search plays dozens of games to the end of a round."""


@st.composite
def moments(draw: st.DrawFn, game: Game[Any]) -> Moment:
    seats = draw(st.integers(*game.seats), label="seats")
    options = {option.key: draw(st.sampled_from(option.values), label=option.key) for option in game.options}
    seed = draw(st.integers(0, 2**48), label="seed")
    depth = draw(st.integers(0, length(game, seats, options, seed)), label="depth")
    return Moment(game, seats, options, seed, depth)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("key", games())
def test_law(key: str, law: str) -> None:
    @settings(
        max_examples=max(2, POSITIONS // COSTLY.get(law, 1)),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),  # pyright: ignore[reportArgumentType]
    )
    @given(moments(games()[key]))
    def holds(moment: Moment) -> None:
        LAWS[law](moment)

    holds()
