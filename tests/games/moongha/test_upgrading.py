"""Positions that were stored under rules version 1: they load, and go on as they did then."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bothy.games.moongha.military import BombFalls
from bothy.kernel.store import digest, plain
from games.moongha.world import GAME
from stories import clause, say

STORED = sorted((Path(__file__).parent / "stored").glob("*.json.gz"))


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress((STORED[0].parent / f"{name}.json.gz").read_bytes()))
    return found


@pytest.mark.parametrize("name", [file.name.partition(".")[0] for file in STORED])
def test_a_stored_position_goes_on_as_it_did(name: str) -> None:
    found = read(name)
    assert (found["stored"]["rules"], found["stored"]["options"]) == (1, {})
    position = GAME.load(found["stored"])
    assert position.table.box.options == {"a-bomb": "one-roll"}
    for row in found["rows"]:
        if isinstance(row, int):
            position.happen(row)
        else:
            position.answer(row[0], position.table.box.vocabulary.parse(row[1]))
    end = position.dump()
    assert digest(end["table"]) == found["table"]
    assert [plain(step) for step in position.agenda[-1:]] == found["asked"]
    assert GAME.load(end) == position


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
