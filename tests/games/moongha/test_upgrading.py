"""Positions that were stored under rules version 1: they load, and go on as they did then."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bothy.games.moongha.military import BombFalls
from games.moongha.world import GAME
from games.stored import goes_on_as_then, names_in, read_from
from stories import clause, say

STORED = Path(__file__).parent / "stored"
read = partial(read_from, STORED)


@pytest.mark.parametrize("name", names_in(STORED))
def test_a_stored_position_goes_on_as_it_did(name: str) -> None:
    found = read(name)
    assert (found["stored"]["rules"], found["stored"]["options"]) == (1, {})
    position = GAME.load(found["stored"])
    assert position.table.box.options == {"a-bomb": "one-roll"}
    goes_on_as_then(GAME, position, found, position.answer)


@clause("M41", "Ruling 2")
def test_the_bomb_of_an_old_position_rolls_once() -> None:
    position = GAME.load(read("bomb-sent")["stored"])
    say(position, position.asking()[0], position.choices(position.asking()[0])[0].notation)
    assert isinstance(position.step(), BombFalls)


@clause("M15")
@pytest.mark.parametrize("name", ["recycling", "phase-one"])
def test_passes_of_the_turn_before_are_forgotten(name: str) -> None:
    stored = read(name)["stored"]
    assert stored["table"]["passes"] == stored["seats"]
    assert GAME.load(stored).table.passes == 0
