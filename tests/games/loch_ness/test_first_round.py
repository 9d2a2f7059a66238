"""The first round: N08 to N13."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.rounds import CleanUp, DrawCard, FirstRound, Swim, TurnCards, TurnThird
from bothy.games.loch_ness.table import Loch
from bothy.kernel import NOTHING, Position
from games.loch_ness.shore import GAME, camera_at, cameras_of, loch
from stories import begin, bring, clause, offered, outcomes, say, waiting

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def ready(seats: int, start: int) -> Position[Loch]:
    """All is set up, and the first round begins."""
    return begin(loch(seats, round=0, start=start), FirstRound())


@clause("N08", "N09", "N10", "Ruling 4")
@ALL_SEATS
def test_the_first_three_seats_draw_a_card_and_no_action_is_asked_for(seats: int) -> None:
    position = ready(seats, start=1)
    drawers = []
    while waiting(position) == "DrawCard":
        step = position.step()
        assert isinstance(step, DrawCard)
        drawers.append(step.seat)
        assert outcomes(position) == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
        bring(position, len(drawers))
    assert drawers == [(1 + turn) % seats for turn in range(min(seats, 3))]
    table = position.table
    assert [table.laid[seat] for seat in drawers] == list(range(1, len(drawers) + 1))
    assert [card for seat, card in enumerate(table.laid) if seat not in drawers] == [NOTHING] * (seats - len(drawers))
    assert table.reporters == [NOTHING] * seats
    assert table.round == 1
    assert waiting(position) == "PlaceCamera"


@clause("N09")
@pytest.mark.parametrize(
    ("seats", "start", "players"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 3, [3, 0, 1]), (5, 0, [0, 1, 2]), (5, 3, [3, 4, 0])],
)
def test_card_players_are_the_start_player_and_the_next_two(seats: int, start: int, players: list[int]) -> None:
    table = loch(seats, start=start)
    assert table.card_players() == players
    assert [seat for seat in range(seats) if table.lays_cards(seat)] == sorted(players)


@clause("N11")
@ALL_SEATS
def test_cameras_are_placed_in_three_laps_from_the_start_player(seats: int) -> None:
    position = ready(seats, start=seats - 1)
    bring(position, *[1] * min(seats, 3))
    order = []
    for group in range(1, 3 * seats + 1):
        assert waiting(position) == "PlaceCamera"
        [seat] = position.asking()
        order.append(seat)
        say(position, seat, offered(position, seat)[0], f"spot {group}b")
    assert order == [(seats - 1 + turn) % seats for turn in range(seats)] * 3
    assert waiting(position) not in ("PlaceCamera", "PlaceAt")
    for seat in range(seats):
        assert sorted(cameras_of(position.table, seat)) == ["3", "4", "7"]


@clause("N11", "N04")
def test_a_camera_is_placed_once_face_up_on_an_empty_front_spot() -> None:
    position = ready(3, start=0)
    bring(position, 1, 1, 1)
    assert offered(position, 0) == ["camera 3", "camera 4", "camera 7"]
    say(position, 0, "camera 7")
    assert len(offered(position, 0)) == 30
    say(position, 0, "spot 5a")
    assert camera_at(position.table, "5a") == "0/7"
    assert position.table.moved == 0
    say(position, 1, "camera 3")
    assert "spot 5a" not in offered(position, 1)
    assert "spot 5b" in offered(position, 1)
    assert "spot 5c" not in offered(position, 1)
    say(position, 1, "spot 5b")
    say(position, 2, "camera 4", "spot 6a")
    assert offered(position, 0) == ["camera 3", "camera 4"]


@clause("Ruling 26", "N11")
def test_two_cameras_of_a_seat_may_share_a_group() -> None:
    position = ready(2, start=0)
    bring(position, 1, 1)
    say(position, 0, "camera 3", "spot 4a")
    say(position, 1, "camera 3", "spot 5a")
    say(position, 0, "camera 4", "spot 4b")
    assert cameras_of(position.table, 0) == {"3": "4a", "4": "4b"}


@clause("N12")
def test_both_nessies_move_by_the_sum_of_the_three_cards() -> None:
    table = loch(3, laid={0: 4, 1: 2, 2: 3}, space=4, clock=10)
    begin(table, TurnCards(), Swim())
    assert table.nessie == 12
    assert table.clock == 19


@clause("N12", "N04")
def test_nessie_swims_on_past_the_fifteenth_space() -> None:
    table = loch(5, laid={0: 5, 1: 5, 2: 5}, space=3, clock=60)
    begin(table, TurnCards(), Swim())
    assert table.nessie == 2
    assert table.clock == 75
    table.laid[1] = 1
    begin(table, Swim())
    assert table.nessie == 13


@clause("N12", "N30", "Ruling 35")
def test_a_white_zero_adds_nothing_and_a_white_seven_adds_seven() -> None:
    for card, space in ((0, 5), (7, 12)):
        table = loch(3, laid={0: card, 1: 1, 2: 3}, space=1)
        begin(table, Swim())
        assert table.nessie + 1 == space


@clause("N13", "N12")
def test_two_seats_add_a_card_of_the_third_deck() -> None:
    table = loch(2, laid={0: 1, 1: 2}, space=1)
    position = begin(table, TurnCards(), TurnThird(), Swim())
    assert table.laid_knows == [-1, -1]
    assert outcomes(position) == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    bring(position, 5)
    assert table.nessie == 8
    assert table.clock == 8
    assert table.turned == 1 << 5


@clause("N13")
def test_a_turned_third_card_stays_out_until_there_are_three() -> None:
    table = loch(2, laid={0: 1, 1: 2}, turned=1 << 5)
    position = begin(table, TurnThird(), CleanUp())
    assert outcomes(position) == {1: 1, 2: 1, 3: 1, 4: 1}
    bring(position, 1)
    assert table.turned == 1 << 5 | 1 << 1
    assert table.third == NOTHING
    position = begin(table, TurnThird(), Swim(), CleanUp())
    assert outcomes(position) == {2: 1, 3: 1, 4: 1}
    bring(position, 3)
    assert table.turned == 0
    assert table.third_cards() == [1, 2, 3, 4, 5]


@clause("N13")
def test_two_turned_cards_are_no_reason_to_shuffle() -> None:
    table = loch(2, turned=1 << 2 | 1 << 4)
    begin(table, CleanUp())
    assert table.third_cards() == [1, 3, 5]


@clause("N08", "N12", "N19")
def test_a_whole_first_round() -> None:
    position = GAME.new(3)
    bring(position, 2)
    say(position, 2, "space 13")
    bring(position, 0, 1, 2)
    bring(position, 3, 2, 4)
    say(position, 2, "camera 7", "spot 7a")
    say(position, 0, "camera 7", "spot 8a")
    say(position, 1, "camera 7", "spot 2a")
    say(position, 2, "camera 4", "spot 1a")
    say(position, 0, "camera 4", "spot 2b")
    say(position, 1, "camera 4", "spot 3b")
    say(position, 2, "camera 3", "spot 15b")
    say(position, 0, "camera 3", "spot 9a")
    say(position, 1, "camera 3", "spot 10a")
    # 3 + 2 + 4 take her from space 13 to space 7, in the sector of spaces 6 to 8.
    assert position.table.nessie + 1 == 7
    assert position.table.scores == [7, 0, 7]
    assert waiting(position) == "TakePhotos"
    assert position.asking() == [2]
    say(position, 2, "photo blind")
    bring(position, 1)
    assert waiting(position) == "ChooseAction"
    assert position.asking() == [0]
    table = position.table
    assert table.round == 2
    assert table.laid == [NOTHING] * 3
    assert table.blind == [0, 0, 0, 0, 0, 0, 0, 1, 0]
