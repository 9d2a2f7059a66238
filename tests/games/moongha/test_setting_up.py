"""Setting up: counters, city counters, the stock, the first player."""

from __future__ import annotations

import pytest

from bothy.games.moongha.cities import IN_BOX
from bothy.games.moongha.monsters import KIND_NAMES, SLOT_KIND, SLOTS
from games.moongha.world import GAME, city, earth
from stories import bring, clause, outcomes, waiting


@clause("M01")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_each_seat_begins_with(seats: int) -> None:
    table = GAME.new(seats).table
    assert table.left == [20] * seats
    for seat in range(seats):
        kinds = [KIND_NAMES[SLOT_KIND[slot]] for slot in range(SLOTS) if table.places[seat * SLOTS + slot] == IN_BOX]
        assert len(kinds) == 12
        assert {kind: kinds.count(kind) for kind in kinds} == {
            "kiddoo": 1,
            "drakoor": 4,
            "spectoor": 1,
            "shaggoo": 1,
            "bloob": 3,
            "moogre": 1,
            "mechoor": 1,
        }


@clause("M02")
@pytest.mark.parametrize(("seats", "each"), [(3, 3), (4, 2)])
def test_three_counters_each_for_three_and_two_for_four(seats: int, each: int) -> None:
    position = GAME.new(seats)
    for number in range(seats * each):
        assert waiting(position) == "DrawCounter"
        assert len(outcomes(position)) == 12 - number
        bring(position, number)
    assert waiting(position) == "FirstPlayer"
    table = position.table
    assert table.held == [each] * seats
    assert [index % 12 for index, count in enumerate(table.counters) if count] == list(range(seats * each))
    assert sum(table.bag) == 12 - seats * each


@clause("M02")
def test_a_counter_that_was_drawn_cannot_be_drawn_again() -> None:
    position = GAME.new(3)
    bring(position, city("paris"))
    assert city("paris") not in outcomes(position)
    assert set(outcomes(position).values()) == {1}


@clause("M03")
def test_the_stock() -> None:
    assert dict(zip(["hero", "infantry", "armour", "air force", "A bomb"], earth().stock, strict=True)) == {
        "hero": 5,
        "infantry": 8,
        "armour": 6,
        "air force": 4,
        "A bomb": 3,
    }


@clause("M04")
def test_any_seat_may_be_first_and_begins() -> None:
    position = GAME.new(4)
    bring(position, *range(8))
    assert outcomes(position) == {0: 1, 1: 1, 2: 1, 3: 1}
    bring(position, 2)
    assert position.table.first == 2
    bring(position, *[1] * 4)
    assert position.asking() == [2]


@clause("M05", "M06")
@pytest.mark.parametrize(("seats", "turns"), [(3, 9), (4, 8)])
def test_the_board_of_a_new_game(seats: int, turns: int) -> None:
    table = GAME.new(seats).table
    assert table.earth_box.turns == turns
    assert table.turn == 0
    assert sum(table.cubes) == sum(table.humans) == table.board == 0
