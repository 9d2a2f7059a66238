"""The end: N33 to N35, and the option of equal starts: N45."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.rounds import CleanUp, Swim
from games.loch_ness.shore import GAME, loch, photos_of
from stories import begin, clause, refused, waiting

EQUAL = {"equal-starts": "on"}


@clause("N33")
@pytest.mark.parametrize(("clock", "over"), [(64, False), (65, True), (66, True), (80, True)])
def test_the_game_ends_after_the_round_in_which_small_nessie_reaches_65(clock: int, over: bool) -> None:
    position = begin(loch(3, clock=clock), CleanUp())
    assert position.over() == over
    assert position.over() or waiting(position) == "ChooseAction"


@clause("N33", "N12")
def test_the_last_swim_is_still_scored_before_the_end() -> None:
    table = loch(3, laid={0: 1, 1: 1, 2: 1}, clock=62, cameras={"1/7": "5a"}, space=1, round=8)
    position = begin(table, Swim(), CleanUp())
    assert position.over()
    assert table.clock == 65
    assert GAME.rounds(table) == 8


@clause("N33", "N34")
def test_at_the_end_all_photos_are_scored_and_known() -> None:
    table = loch(3, clock=70, scores=[20, 30, -4], photos={0: [1, 1, 0], 1: [2, 0, 0]}, blind={0: [0, 0, 2]})
    position = begin(table, CleanUp())
    assert position.over()
    assert table.scores == [20 + 11, 30 + 2, -4]
    assert table.photos == [1, 1, 2, 2, 0, 0, 0, 0, 0]
    assert table.blind == [0] * 9
    assert table.rolls == [0] * 3
    assert photos_of(table, 0) == [1, 1, 2]


@clause("N34", "N18")
def test_photos_cashed_in_before_the_end_do_not_count_again() -> None:
    table = loch(2, clock=70, scores=[12, 0])
    begin(table, CleanUp())
    assert table.scores == [12, 0]


@clause("N35")
def test_most_points_win() -> None:
    result = GAME.result(loch(3, scores=[40, 71, 70]))
    assert result.scores == [40, 71, 70]
    assert result.shares == [0, 1, 0]


@clause("N35", "Ruling 37")
def test_who_ties_shares_the_victory() -> None:
    assert GAME.result(loch(4, scores=[71, 2, 71, 70])).shares == [0.5, 0, 0.5, 0]
    assert GAME.result(loch(2, scores=[-3, -3])).shares == [0.5, 0.5]


@clause("Ruling 35", "N33")
def test_scores_and_the_clock_just_go_on_counting() -> None:
    table = loch(3, laid={0: 5, 1: 5, 2: 7}, clock=64, scores=[140, -20, 0])
    position = begin(table, Swim(), CleanUp())
    assert position.over()
    assert table.clock == 81
    assert table.scores == [140, -20, 0]


@clause("N45")
@pytest.mark.parametrize(
    ("seats", "round", "over"), [(2, 7, False), (2, 8, True), (3, 8, False), (3, 9, True), (5, 6, False), (5, 10, True)]
)
def test_with_equal_starts_the_game_ends_after_a_full_lap(seats: int, round: int, over: bool) -> None:
    assert begin(loch(seats, EQUAL, clock=66, round=round), CleanUp()).over() == over
    assert begin(loch(seats, clock=66, round=round), CleanUp()).over()


@clause("N45", "N33")
def test_equal_starts_do_not_end_a_game_early() -> None:
    assert not begin(loch(2, EQUAL, clock=64, round=8), CleanUp()).over()


@clause("N33")
def test_after_the_end_nobody_is_asked() -> None:
    position = begin(loch(3, clock=70), CleanUp())
    assert position.asking() == []
    assert refused(position, 0, "action pub") == "refusal-over"
