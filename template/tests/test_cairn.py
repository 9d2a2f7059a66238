"""Cairn, told as stories."""

from __future__ import annotations

from bothy.games.cairn import GAME
from bothy.games.cairn.steps import DrawOrRest, Feather, LayStones, SetUp, Wind
from bothy.kernel import SPECTATOR, UNSEEN
from stories import begin, bring, clause, heard, lay_table, listen, offered, refused, say


@clause("K01")
def test_everybody_draws_two_stones() -> None:
    position = begin(lay_table(GAME, 2), SetUp())
    bring(position, 0, 1, 2, 2)
    assert position.table.hands == [[0, 2], [1, 2]]
    assert position.table.bag == [7, 7, 6]


@clause("K02")
def test_a_weight_that_nobody_shares_scores() -> None:
    position = begin(lay_table(GAME, 3, hands=[[0, 2], [2], [1]]), LayStones())
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
        position = begin(lay_table(GAME, 2), Wind(), Feather())
        bring(position, wind)
        say(position, 0, "pass")
        say(position, 1, "catch")
        assert position.table.scores == [0, points]


@clause("K04")
def test_nobody_has_to_catch_it() -> None:
    position = begin(lay_table(GAME, 2, wind=0), Feather())
    say(position, 1, "pass")
    say(position, 0, "pass")
    assert position.over()
    assert position.table.scores == [0, 0]


@clause("K05", "K01")
def test_a_stone_drawn_is_known_to_its_owner_alone() -> None:
    position = begin(lay_table(GAME, 2), SetUp())
    events = listen(position)
    bring(position, 2)
    assert position.sight(0).table.hands == [[2], []]
    assert position.sight(1).table.hands == [[UNSEEN], []]
    assert position.sight(SPECTATOR).table.hands == [[UNSEEN], []]
    assert heard(events, 0) == [("cairn-draws", {"seat": 0, "weight": 3})]
    assert heard(events, 1) == heard(events, SPECTATOR) == [("cairn-draws-unseen", {"seat": 0})]


@clause("K05")
def test_one_may_rest_but_not_with_empty_hands() -> None:
    position = begin(lay_table(GAME, 2, hands=[[1], []]), DrawOrRest(0), DrawOrRest(1))
    say(position, 0, "pass")
    assert refused(position, 1, "pass") == "cairn-why-must-draw"
    say(position, 1, "draw")
    bring(position, 0)
    assert position.table.hands == [[1], [0]]


@clause("K02")
def test_a_stone_laid_is_sealed_until_all_have_laid() -> None:
    position = begin(lay_table(GAME, 2, hands=[[0, 1], [1, 2]]), LayStones())
    say(position, 0, "stone 1")
    assert [str(choice) for choice in position.sight(0).sealed.values()] == ["stone 1"]
    for viewer in (1, SPECTATOR):
        assert position.sight(viewer).sealed == {}
        assert position.sight(viewer).answered == [0]


@clause("K06")
def test_after_three_rounds_the_most_points_win_and_a_tie_is_shared() -> None:
    assert GAME.result(lay_table(GAME, 3, scores=[4, 1, 4])).shares == [0.5, 0.0, 0.5]
    assert GAME.result(lay_table(GAME, 3, scores=[4, 1, 5])).shares == [0.0, 0.0, 1.0]
