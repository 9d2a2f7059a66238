"""What the board is told besides the table: doors, the cover of the story, and Data Points taken apart."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bothy.games.loghan.figures import figures, taken_apart
from bothy.games.loghan.refresh import ActTurn
from bothy.games.loghan.scoring import data_points
from bothy.games.loghan.terms import SCORED
from games.loghan.castle import CARDS, EXPLORATION, GAME, castle, foe
from stories import begin, clause


def told(table: Any, viewer: int = 0) -> dict[str, Any]:
    """All figures that a viewer is told while a character acts."""
    return cast(dict[str, Any], figures(begin(table, ActTurn(0)).sight(viewer)))


@clause("V22", "V23")
def test_doors_are_told_as_they_stand() -> None:
    doors = told(castle(board="past", opened=[("guard-room", "armoury")]))["doors"]
    assert ["guard-room", "armoury", 1, 1] in doors
    assert ["great-hall", "throne-room", 2, 0] in doors
    assert ["gatehouse", "grounds", 0, 0] in doors


@clause("V24")
def test_lifts_are_doors_of_the_future_only() -> None:
    assert not [door for door in told(castle(board="past"))["doors"] if "lift-lobby" in door[:2]]
    assert ["pantry", "lift-lobby", 0, 0] in told(castle(board="future"))["doors"]


@clause("V26")
def test_the_cover_says_when_the_story_goes_on() -> None:
    story = told(castle(clean=["kitchen", "pantry"], story=CARDS.index("ink-that-moves")))["cover"]
    assert story == {"number": 3, "at": "room", "rooms": [], "colour": "blue", "clean": 3, "there": 2}
    assert told(castle(story=12))["cover"] is None
    assert told(castle(3, EXPLORATION))["cover"] is None


@clause("V77")
@pytest.mark.parametrize("character", [0, 1, 2])
def test_what_is_taken_apart_adds_up(character: int) -> None:
    trophies = [
        [foe(name) for name in names]
        for names in (
            ["skeleton", "thief", "wood-imp", "rust-page"],
            ["skeleton", "bone-archer", "dragon", "pale-engineer+"],
            [],
        )
    ]
    things = {"0/left": "war-pick", "1/loose-1": "sealed-reactor", "2/left": "axe"}
    table = castle(3, EXPLORATION, energy=[9, 4, 13], trophies=trophies, things=things)
    parts: dict[str, Any] = taken_apart(table, character)
    worth = sum(parts["trophies"]) + parts["kinds"] + parts["colours"] + parts["treasures"] + parts["energy"]
    assert worth == parts["total"] == data_points(table, character)


@clause("V77", "V84")
def test_data_points_of_others_are_hidden_until_the_end() -> None:
    table = castle(3, EXPLORATION, energy=[10, 5, 0])
    assert [bool(points) for points in told(table, 1)["data"]] == [False, True, False]
    assert told(table, -1)["data"] == [None, None, None]
    table.ending = SCORED
    position = begin(table, ActTurn(0))
    assert position.over()
    data = cast(list[dict[str, Any]], GAME.figures(position.sight(2))["data"])
    assert [points["total"] for points in data] == [2, 1, 0]


@clause("V73")
def test_a_story_has_no_data_points() -> None:
    found = told(castle())
    assert (found["telling"], found["data"]) == (1, [])
    assert told(castle(3, EXPLORATION))["telling"] == 0
