"""Cairn, told as stories."""

from __future__ import annotations

from typing import Any

import pytest

import bothy.games.cairn
from bothy.games import adopt
from bothy.kernel import SPECTATOR, UNSEEN, Position
from bothy.kernel.scene import Impossible
from stories import bring, clause, heard, listen, offered, refused, say, waiting

GAME = adopt(bothy.games.cairn)


def scene(seats: int, *lines: str) -> Position[Any]:
    """A table as these lines tell it, at the first question."""
    return GAME.scene("\n".join([f"cairn, {seats} seats", *lines]))


@clause("K01")
def test_everybody_draws_two_stones() -> None:
    position = GAME.new(2)
    bring(position, 0, 1, 2, 2)
    assert position.table.hands == [[0, 2], [1, 2]]
    assert position.table.bag == [7, 7, 6]


@clause("K02")
def test_a_weight_that_nobody_shares_scores() -> None:
    position = scene(3, "hand 0: 1 3", "hand 1: 3", "hand 2: 2", "next: LayStones")
    assert offered(position, 0) == ["stone 1", "stone 3"]
    assert refused(position, 0, "stone 2") == "cairn-why-not-held"
    say(position, 0, "stone 3")
    say(position, 2, "stone 2")
    assert position.table.scores == [0, 0, 0], "nothing is turned up before the last has laid"
    say(position, 1, "stone 3")
    assert position.table.scores == [0, 0, 2]
    assert position.table.gone == [0, 1, 2]


@clause("K03", "K04", "Ruling 1")
def test_the_first_catches_the_feather_and_slips_in_the_hardest_wind() -> None:
    for wind, points in ((0, 1), (1, 1), (2, -1)):
        position = scene(2, "next: Wind", "next: Feather")
        bring(position, wind)
        say(position, 0, "pass")
        say(position, 1, "catch")
        assert position.table.scores == [0, points]


@clause("K04")
def test_nobody_has_to_catch_it() -> None:
    position = scene(2, "wind = 0", "next: Feather")
    say(position, 1, "pass")
    say(position, 0, "pass")
    assert position.over()
    assert position.table.scores == [0, 0]


@clause("K05", "K01")
def test_a_stone_drawn_is_known_to_its_owner_alone() -> None:
    position = GAME.new(2)
    events = listen(position)
    bring(position, 2)
    assert position.sight(0).table.hands == [[2], []]
    assert position.sight(1).table.hands == [[UNSEEN], []]
    assert position.sight(SPECTATOR).table.hands == [[UNSEEN], []]
    assert heard(events, 0) == [("cairn-draws", {"seat": 0, "weight": 3})]
    assert heard(events, 1) == heard(events, SPECTATOR) == [("cairn-draws-unseen", {"seat": 0})]


@clause("K05")
def test_one_may_rest_but_not_with_empty_hands() -> None:
    position = scene(2, "hand 0: 2", "next: DrawOrRest 0", "next: DrawOrRest 1")
    say(position, 0, "pass")
    assert refused(position, 1, "pass") == "cairn-why-must-draw"
    say(position, 1, "draw")
    bring(position, 0)
    assert position.table.hands == [[1], [0]]


@clause("K02")
def test_a_stone_laid_is_sealed_until_all_have_laid() -> None:
    position = scene(2, "hand 0: 1 2", "hand 1: 2 3", "next: LayStones")
    say(position, 0, "stone 1")
    assert [str(choice) for choice in position.sight(0).sealed.values()] == ["stone 1"]
    for viewer in (1, SPECTATOR):
        assert position.sight(viewer).sealed == {}
        assert position.sight(viewer).answered == [0]


@clause("K06")
def test_after_three_rounds_the_most_points_win_and_a_tie_is_shared() -> None:
    for last, shares in ((4, [0.5, 0.0, 0.5]), (5, [0.0, 0.0, 1.0])):
        position = scene(3, "round = 3", f"scores = [4,1,{last}]")
        assert position.over()
        assert GAME.result(position.table).shares == shares


# Scenes


def test_a_scene_is_read_as_it_is_told_and_reads_back_the_same() -> None:
    position = scene(2, "hand 0: 1 3", "hand 1: 2 2", "gone: 0 1 1", "scores = [2,0]")
    assert waiting(position) == "LayStones"
    assert position.table.hands == [[0, 2], [1, 1]]
    assert position.table.bag == [7, 5, 6]
    assert GAME.scene(GAME.scene_of(position)) == position


def test_a_table_that_cannot_be_is_refused_by_the_word() -> None:
    for lines, why in (
        (["hand 0: 4"], "'4' is no weight: 1 to 3"),
        (["hand 2: 1"], "'2' is no seat: 0 to 1"),
        (["gone: 8 0 0", "hand 0: 1"], "of the stones of 1 only 0 are left, not 1"),
        (["laid: 1 2 3"], "'1 2 3' has 3 numbers, not 2"),
        (["hands 0: 1"], "did you mean 'hand'?"),
    ):
        with pytest.raises(Impossible) as error:
            scene(2, *lines)
        assert why in str(error.value)
