"""Setting up: N01 to N07."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.table import CAMERAS, FIVE
from bothy.kernel import NOTHING
from games.loch_ness.shore import GAME, STORM, at
from stories import bring, clause, offered, outcomes, say, waiting

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@clause("N01", "Ruling 35")
@ALL_SEATS
def test_everybody_begins_beside_the_track_with_nothing_on_the_board(seats: int) -> None:
    table = GAME.new(seats).table
    assert table.scores == [0] * seats
    assert table.clock == 0
    assert table.cameras == [NOTHING] * 4 * seats
    assert table.white == NOTHING
    assert table.taken == 0
    assert [table.hand(seat) for seat in range(seats)] == [[1, 2, 3, 4, 5]] * seats


@clause("N01")
def test_one_seat_is_too_few_and_six_are_too_many() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 seats"):
            GAME.new(seats)


@clause("N02", "Ruling 18")
@ALL_SEATS
def test_any_seat_may_be_drawn_as_start_player(seats: int) -> None:
    assert outcomes(GAME.new(seats)) == dict.fromkeys(range(seats), 1)
    for start in range(seats):
        position = GAME.new(seats)
        bring(position, start)
        assert position.table.start == start
        assert position.asking() == [start]


@clause("N03", "Ruling 17")
def test_the_start_player_puts_nessie_on_any_space() -> None:
    position = GAME.new(3)
    bring(position, 2)
    assert offered(position, 2) == [f"space {number}" for number in range(1, 16)]
    say(position, 2, "space 15")
    assert position.table.nessie == 14
    assert waiting(position) == "TurnPhoto"


@clause("N03", "Ruling 17")
def test_with_the_option_chance_puts_nessie_down() -> None:
    position = GAME.new(3, {"nessie-start": "random"})
    bring(position, 1)
    assert waiting(position) == "NessieAppears"
    assert outcomes(position) == dict.fromkeys(range(15), 1)
    bring(position, 7)
    assert position.table.nessie == 7
    assert waiting(position) == "TurnPhoto"


@clause("N04", "Ruling 1")
def test_six_sectors_of_three_and_two_groups_take_turns() -> None:
    box = GAME.new(2).table.loch_box
    assert box.sector_of == [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5]
    assert box.photos_at == [1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2]


@clause("N04")
def test_an_empty_shore_has_thirty_front_spots() -> None:
    table = GAME.new(2).table
    assert table.front_spots() == [at(f"{group}{side}") for group in range(1, 16) for side in "ab"]


@clause("N05")
def test_three_photos_are_turned_up_from_twenty_seven() -> None:
    position = GAME.new(3)
    bring(position, 0)
    say(position, 0, "space 1")
    assert outcomes(position) == {0: 9, 1: 9, 2: 9}
    bring(position, 2, 2)
    assert outcomes(position) == {0: 9, 1: 9, 2: 7}
    bring(position, 0)
    assert position.table.display == [1, 0, 2]
    assert position.table.deck == [8, 9, 7]
    assert waiting(position) == "DrawCard"


@clause("N06", "Ruling 31")
def test_two_seats_take_turns_to_place_six_blockers() -> None:
    position = GAME.new(2)
    bring(position, 1)
    say(position, 1, "space 1")
    spots = ["1a", "1b", "2a", "9b", "10a", "15b"]
    for turn, spot in enumerate(spots):
        seat = (1 + turn) % 2
        assert waiting(position) == "PlaceBlocker"
        assert position.asking() == [seat]
        say(position, seat, f"spot {spot}")
    assert waiting(position) == "TurnPhoto"
    table = position.table
    assert table.blockers == table.taken == sum(1 << at(spot) for spot in spots)
    assert len(table.front_spots()) == 24


@clause("N06", "N04")
def test_a_blocker_needs_an_empty_front_spot() -> None:
    position = GAME.new(2)
    bring(position, 0)
    say(position, 0, "space 1", "spot 3a")
    assert "spot 3a" not in offered(position, 1)
    assert len(offered(position, 1)) == 29
    assert not [spot for spot in offered(position, 1) if spot.endswith("c")]


@clause("N06", "N07")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_seats_there_are_no_blockers_and_no_third_deck(seats: int) -> None:
    position = GAME.new(seats)
    bring(position, 0)
    say(position, 0, "space 1")
    assert waiting(position) == "TurnPhoto"
    assert "TurnThird" not in [type(step).__name__ for step in position.agenda]
    bring(position, 0, 0, 0)
    assert position.table.blockers == 0
    assert "TurnThird" not in [type(step).__name__ for step in position.agenda]


@clause("N07")
def test_the_third_deck_holds_one_to_five() -> None:
    assert GAME.new(2).table.third_cards() == [1, 2, 3, 4, 5]


@clause("N36", "N01")
def test_cameras_five_stay_away_until_won() -> None:
    position = GAME.new(3, STORM)
    bring(position, 0)
    say(position, 0, "space 1")
    bring(position, 0, 0, 0, 1, 1, 1)
    assert offered(position, 0) == ["camera 3", "camera 4", "camera 7"]
    assert [position.table.cameras[seat * CAMERAS + FIVE] for seat in range(3)] == [NOTHING] * 3
