"""The end of a turn, the end of the game, and who has won."""

from __future__ import annotations

import pytest

from bothy.games.moongha.scoring import (
    drakoor_points,
    majority_points,
    open_points,
    razing_points,
    secret_points,
    trophy_points,
)
from bothy.games.moongha.table import Earth
from bothy.games.moongha.turns import EndOfTurn, FinalScoring
from games.moongha.world import GAME, city, earth
from stories import begin, bring, clause, say, waiting


def ended(table: Earth) -> Earth:
    assert begin(table, FinalScoring()).over()
    return table


# The end of a turn


@clause("M45", "M46")
def test_what_is_left_goes_back_and_the_marker_passes_to_the_left() -> None:
    table = earth(4, first=3, turn=4, waiting={"hero": "hero", "military-1": "infantry armour", "military-2": "a-bomb"})
    position = begin(table, EndOfTurn())
    assert table.first == 0
    assert table.turn == 5
    assert waiting(position) == "RollSupply"
    assert table.stock == [4, 7, 6, 4, 3], "a hero and an infantry lie in the boxes of the new turn"
    assert table.tokens == [10, 8, 2]


@clause("M46")
def test_everybody_is_first_twice_in_a_game_for_four() -> None:
    position = GAME.new(4)
    bring(position, *range(8), 1)
    firsts: list[int] = []
    while not position.over():
        if position.odds():
            bring(position, 1)
        else:
            if len(firsts) < position.table.turn:
                firsts.append(position.asking()[0])
            say(position, position.asking()[0], "pass")
    assert firsts == [1, 2, 3, 0, 1, 2, 3, 0]


@clause("M06", "M47")
@pytest.mark.parametrize(("seats", "last"), [(3, 9), (4, 8)])
def test_the_last_turn_ends_the_game(seats: int, last: int) -> None:
    assert not begin(earth(seats, turn=last - 1), EndOfTurn()).over()
    table = earth(seats, turn=last, waiting={"hero": "hero"})
    assert begin(table, EndOfTurn()).over()
    assert table.tokens == [0, 0, 0]
    assert table.stock[0] == 5


@clause("M47")
def test_twenty_cubes_end_the_game_at_the_end_of_the_turn() -> None:
    table = earth(3, cubes={"rome": {1: 8}, "paris": {1: 8}, "london": {1: 4}})
    assert begin(table, EndOfTurn()).over()
    assert table.turn == 2
    table = earth(3, cubes={"rome": {1: 8}, "paris": {1: 8}, "london": {1: 3}})
    assert not begin(table, EndOfTurn()).over()


# City counters


@clause("M48")
@pytest.mark.parametrize(
    ("damage", "points"), [({}, 5), ({1: 1}, 5), ({4: 1}, 5), ({1: 1, 4: 1}, 3), ({0: 7}, 3), ({0: 3, 1: 3, 4: 2}, 0)]
)
def test_what_a_city_counter_is_worth(damage: dict[int, int], points: int) -> None:
    table = earth(3, secrets={0: ["rome"]}, cubes={"rome": damage})
    assert secret_points(table, 0) == points
    assert secret_points(table, 1) == 0


@clause("M47", "M48")
def test_counters_are_turned_up_and_scored() -> None:
    table = ended(earth(3, secrets={0: ["rome", "paris", "cairo"]}, cubes={"rome": {1: 8}, "paris": {1: 2}}))
    assert table.scores == [0 + 3 + 5, 4 + 4, 0]
    assert table.counters == [0] * 36
    assert [table.opened[city(name)] for name in ("rome", "paris", "cairo", "tokyo")] == [1, 1, 1, 0]
    assert table.held == [0, 0, 0]


# Majorities


@clause("M49")
def test_the_example_of_four_black_and_three_red_cubes() -> None:
    table = earth(cubes={"rome": {0: 3, 4: 4}})
    assert majority_points(table, 0, city("rome")) == 1


@clause("M49", "Ruling 19")
@pytest.mark.parametrize(
    ("damage", "points"),
    [
        ({0: 1}, [4, 0, 0, 0]),
        ({0: 3, 1: 2}, [4, 1, 0, 0]),
        ({0: 3, 1: 2, 2: 2}, [4, 0, 0, 0]),
        ({0: 3, 1: 2, 2: 1}, [4, 1, 0, 0]),
        ({0: 2, 1: 2}, [2, 2, 0, 0]),
        ({0: 2, 1: 2, 2: 1}, [2, 2, 1, 0]),
        ({0: 2, 1: 2, 2: 2, 3: 2}, [2, 2, 2, 2]),
        ({0: 2, 4: 2}, [2, 0, 0, 0]),
        ({0: 2, 1: 2, 4: 1}, [2, 2, 0, 0]),
        ({0: 3, 1: 1, 4: 2}, [4, 0, 0, 0]),
        ({0: 3, 1: 1, 4: 1}, [4, 0, 0, 0]),
        ({0: 2, 1: 2, 4: 4}, [0, 0, 0, 0]),
        ({0: 2, 1: 1, 4: 4}, [1, 0, 0, 0]),
        ({4: 5}, [0, 0, 0, 0]),
    ],
)
def test_cubes_in_a_city(damage: dict[int, int], points: list[int]) -> None:
    table = earth(cubes={"rome": damage})
    assert [majority_points(table, seat, city("rome")) for seat in range(4)] == points


@clause("M49")
def test_every_city_is_counted() -> None:
    table = earth(cubes={"rome": {0: 1}, "paris": {0: 2, 1: 3}, "tokyo": {0: 2, 2: 2}})
    assert [razing_points(table, seat) for seat in range(4)] == [4 + 1 + 2, 4, 2, 0]


# Drakoors and trophies


@clause("M50")
def test_a_drakoor_wants_to_be_alone() -> None:
    company: dict[str, str] = {}
    for others, points in enumerate([3, 2, 1, 0, 0]):
        table = earth(monsters={"0/drakoor-1": "(rome)", "1/mechoor": "paris", **company})
        assert drakoor_points(table, 0) == points
        company[["0/mechoor", "1/drakoor-1", "2/bloob-2", "3/kiddoo"][others % 4]] = "(rome)"


@clause("M50")
def test_two_drakoors_in_one_city_disturb_each_other() -> None:
    table = earth(monsters={"0/drakoor-1": "rome", "0/drakoor-2": "(rome)", "0/drakoor-3": "(paris)"})
    assert drakoor_points(table, 0) == 2 + 2 + 3


@clause("M51")
def test_trophies_are_worth_what_they_could_bear_with_or_without_moogre() -> None:
    table = earth(3)
    table.trophies[1 * 7 + 6] = 1
    table.trophies[1 * 7 + 4] = 2
    assert trophy_points(table, 1) == 6 + 3 + 3
    assert trophy_points(table, 0) == 0


@clause("M47", "M52")
def test_all_points_together() -> None:
    table = earth(
        3,
        secrets={0: ["tokyo", "paris", "cairo"], 1: ["rome", "moscow", "london"]},
        cubes={"rome": {0: 2}, "paris": {1: 1}},
        monsters={"0/drakoor-1": "(tokyo)", "2/mechoor": "tokyo"},
    )
    table.trophies[2 * 7] = 1
    assert [open_points(table, seat) for seat in range(3)] == [4 + 2, 4, 1]
    ended(table)
    assert table.scores == [15 + 4 + 2, 13 + 4, 1]
    assert GAME.result(table).shares == [1.0, 0.0, 0.0]


# Ties


@clause("M52")
def test_the_first_tie_break_is_cubes_in_the_most_cities() -> None:
    table = ended(earth(3, cubes={"rome": {0: 3}, "paris": {1: 2, 2: 2}, "london": {1: 2, 2: 2}}))
    assert table.scores == [4, 4, 4]
    assert GAME.result(table).shares == [0.0, 0.5, 0.5]


@clause("M52")
def test_the_second_tie_break_is_monsters_on_the_board() -> None:
    table = ended(
        earth(
            3,
            cubes={"rome": {0: 5}, "paris": {1: 1}},
            monsters={"0/mechoor": "tokyo", "1/kiddoo": "(tokyo)", "1/bloob-1": "(rome)"},
        )
    )
    assert table.scores == [4, 4, 0]
    assert GAME.result(table).shares == [0.0, 1.0, 0.0]


@clause("M52")
def test_the_third_tie_break_is_cubes_on_the_board() -> None:
    table = ended(earth(3, cubes={"rome": {0: 2}, "paris": {1: 3}}, monsters={"0/mechoor": "rome", "1/kiddoo": "rome"}))
    assert table.scores == [4, 4, 0]
    assert GAME.result(table).shares == [0.0, 1.0, 0.0]


@clause("M52")
def test_who_still_ties_shares_the_win() -> None:
    table = ended(earth(3, cubes={"rome": {0: 2}, "paris": {1: 2}}))
    assert GAME.result(table).shares == [0.5, 0.5, 0.0]


@clause("M52")
def test_more_points_win_before_any_tie_break() -> None:
    table = ended(earth(3, secrets={2: ["tokyo"]}, cubes={"rome": {0: 2}}, monsters={"0/mechoor": "rome"}))
    assert table.scores == [4, 0, 5]
    assert GAME.result(table).shares == [0.0, 0.0, 1.0]
