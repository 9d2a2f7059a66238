"""Phase one: tokens, counters, dice, and what to do when there are not enough."""

from __future__ import annotations

import pytest

from bothy.games.moongha.supply import DetermineActions
from bothy.games.moongha.table import Earth
from bothy.kernel import Position
from games.moongha.world import boxed, earth, humans
from stories import begin, bring, clause, offered, outcomes, say, waiting


def supplied(table: Earth, *faces: int) -> Position[Earth]:
    """Phase one with these dice."""
    position = begin(table, DetermineActions())
    bring(position, *faces)
    return position


@clause("M10")
@pytest.mark.parametrize(
    ("seats", "turn", "tokens"),
    [(4, 1, [20, 2, 2]), (3, 1, [14, 2, 1]), (4, 2, [10, 4, 2]), (3, 5, [7, 8, 1]), (3, 9, [7, 12, 1])],
)
def test_what_is_always_placed(seats: int, turn: int, tokens: list[int]) -> None:
    table = earth(seats, turn=turn)
    begin(table, DetermineActions())
    assert table.tokens == tokens


@clause("M11")
def test_a_hero_and_an_infantry_are_always_there_and_nothing_in_military_2() -> None:
    table = earth()
    begin(table, DetermineActions())
    assert boxed(table, "hero") == "hero 1"
    assert boxed(table, "military-1") == "infantry 1"
    assert boxed(table, "military-2") == ""
    assert table.stock == [4, 7, 6, 4, 3]


@clause("M12")
@pytest.mark.parametrize(("turn", "dice"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6), (7, 7), (8, 7), (9, 8)])
def test_how_many_dice_a_turn_has(turn: int, dice: int) -> None:
    position = begin(earth(3, turn=turn), DetermineActions())
    for _ in range(dice):
        assert waiting(position) == "RollSupply"
        assert outcomes(position) == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}
        bring(position, 1)
    assert position.over()


@clause("M12", "M13")
def test_the_example_of_the_fifth_turn() -> None:
    """Four seats, six dice: 2 3 3 5 5 6 bring a white token, two purple ones, infantry and armour, and an armour."""
    table = earth(4, turn=5)
    supplied(table, 2, 3, 3, 5, 5, 6)
    assert table.tokens == [10, 8 + 1, 2 + 2]
    assert boxed(table, "hero") == "hero 1"
    assert boxed(table, "military-1") == "infantry 2, armour 1"
    assert boxed(table, "military-2") == "armour 1"
    assert table.dice == [0, 1, 2, 0, 2, 1]


@clause("M12")
def test_the_dice_of_the_turn_before_bring_nothing() -> None:
    table = earth(4, turn=2, dice=[3, 3, 3, 1, 3, 3])
    supplied(table, 2, 2, 2, 2)
    assert table.tokens == [10, 4 + 4, 2]
    assert boxed(table, "military-1") == "infantry 1"


@clause("M12")
def test_each_die_of_one_or_four_brings_a_token_or_a_hero() -> None:
    table = earth(4, turn=3)
    supplied(table, 1, 1, 1, 4, 4)
    assert table.tokens[0] == 10 + 3
    assert boxed(table, "hero") == "hero 3"


@clause("M13")
def test_the_example_of_six_fives() -> None:
    table = earth(4, turn=5)
    supplied(table, 5, 5, 5, 5, 5, 5)
    assert boxed(table, "military-1") == "infantry 3, armour 2, air-force 1, a-bomb 1"


@clause("M13")
def test_the_example_of_three_fives() -> None:
    table = earth(4, turn=1)
    supplied(table, 5, 5, 5, 1)
    assert boxed(table, "military-1") == "infantry 2, armour 1, air-force 1"


@clause("M13")
def test_the_example_of_three_sixes() -> None:
    table = earth(4, turn=1)
    supplied(table, 6, 6, 6, 1)
    assert boxed(table, "military-1") == "infantry 1"
    assert boxed(table, "military-2") == "armour 1, air-force 1, a-bomb 1"


@clause("M13")
def test_a_fourth_six_begins_again_with_an_armour() -> None:
    table = earth(4, turn=1)
    supplied(table, 6, 6, 6, 6)
    assert boxed(table, "military-2") == "armour 2, air-force 1, a-bomb 1"


@clause("M14")
def test_without_heroes_in_stock_the_first_player_takes_one_from_the_board() -> None:
    table = earth(4, first=2, turn=1, humans={"paris": "3H", "rome": "2H"})
    position = begin(table, DetermineActions())
    assert waiting(position) == "Recycle"
    assert position.asking() == [2]
    assert offered(position, 2) == ["city paris", "city rome"]
    say(position, 2, "city rome")
    assert humans(table, "rome") == "1H"
    assert boxed(table, "hero") == "hero 1"
    assert table.stock[0] == 0


@clause("M14")
def test_heroes_that_the_dice_bring_are_taken_from_the_board_too() -> None:
    table = earth(4, turn=1, humans={"paris": "4H"})
    position = supplied(table, 4, 4, 2, 2)
    assert boxed(table, "hero") == "hero 1"
    say(position, 0, "city paris")
    say(position, 0, "city paris")
    assert position.over()
    assert humans(table, "paris") == "2H"
    assert boxed(table, "hero") == "hero 3"


@clause("M14")
def test_without_infantry_in_stock_the_first_player_takes_one_from_the_board() -> None:
    table = earth(4, turn=1, humans={"cairo": "7I", "tokyo": "1I 2H"})
    position = begin(table, DetermineActions())
    assert offered(position, 0) == ["city cairo", "city tokyo"]
    say(position, 0, "city tokyo")
    assert humans(table, "tokyo") == "2H"
    assert boxed(table, "military-1") == "infantry 1"


@clause("M12", "M14", "Ruling 14")
def test_armour_is_recycled_and_military_1_is_served_before_military_2() -> None:
    table = earth(4, turn=1, humans={"sydney": "5A"})
    position = supplied(table, 6, 5, 5, 1)
    assert boxed(table, "military-1") == "infantry 2, armour 1"
    assert boxed(table, "military-2") == ""
    assert position.asking() == [0]
    say(position, 0, "city sydney")
    assert boxed(table, "military-2") == "armour 1"
    assert humans(table, "sydney") == "4A"


@clause("M14", "Ruling 14")
def test_what_is_neither_in_stock_nor_on_the_board_is_left_out() -> None:
    table = earth(4, turn=1, stock=[0, 0, 0, 0, 0])
    position = supplied(table, 4, 5, 5, 6)
    assert position.over()
    assert [boxed(table, box) for box in ("hero", "military-1", "military-2")] == ["", "", ""]


@clause("M13", "Ruling 14")
def test_a_missing_air_force_does_not_stop_the_progression() -> None:
    table = earth(4, turn=1, stock=[5, 8, 6, 0, 3])
    supplied(table, 6, 6, 6, 2)
    assert boxed(table, "military-2") == "armour 1, a-bomb 1"


@clause("M10", "Ruling 13")
def test_tokens_do_not_run_out() -> None:
    """There are 25 orange tokens; boxes full of them do not keep the next from coming."""
    table = earth(3, orange={"0/mechoor": 3, "1/mechoor": 3, "2/mechoor": 3}, white={"0/mechoor": 30}, turn=1)
    supplied(table, 1, 1, 1, 1)
    assert table.tokens == [14 + 4, 2, 1]
