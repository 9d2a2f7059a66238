"""Storm!: N36 to N40, alone and together with Room service?."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.cameras import MoveCamera
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import CleanUp, HandOutPhotos, ScoreSector, Swim
from bothy.games.loch_ness.storm import Auction, highest_single
from bothy.games.loch_ness.table import Loch
from bothy.kernel import Position
from games.loch_ness.shore import BOTH, STORM, at, cameras_of, loch
from stories import begin, clause, offered, refused, say, waiting


def auction(*bids: str, seats: int = 3, **fields: object) -> Position[Loch]:
    """An auction in which the seats bid so."""
    position = begin(loch(seats, STORM, **fields), Auction())  # type: ignore[arg-type]
    for seat, bid in enumerate(bids):
        say(position, seat, f"bid {bid}")
    return position


@clause("N36", "N39")
def test_the_fourth_camera_waits_beside_the_board_until_it_is_won() -> None:
    table = loch(2, STORM)
    position = begin(table, Auction())
    say(position, 0, "bid 1")
    say(position, 1, "bid nothing")
    assert position.asking() == [0]
    assert len(offered(position, 0)) == 30
    say(position, 0, "spot 8b")
    assert cameras_of(table, 0) == {"5": "8b"}
    assert position.over()


# When there is an auction


@clause("N37")
@pytest.mark.parametrize(
    ("before", "clock", "due"),
    [
        (0, 15, False),
        (9, 19, False),
        (9, 20, True),
        (9, 24, True),
        (20, 29, False),
        (20, 30, True),
        (28, 40, True),
        (39, 54, True),
        (50, 59, False),
        (59, 60, True),
        (60, 64, False),
    ],
)
def test_an_auction_follows_when_small_nessie_has_reached_or_passed_a_symbol(
    before: int, clock: int, due: bool
) -> None:
    storms = max(before // 10 - 1, 0)
    laid = {seat: min(max(clock - before - 5 * seat, 0), 5) for seat in range(3)}
    table = loch(3, STORM, storms=storms, clock=before, laid=laid)
    assert waiting(begin(table, Swim(), CleanUp())) == ("SealedBids" if due else "ChooseAction")


@clause("N37")
def test_two_symbols_in_a_round_are_one_auction() -> None:
    table = loch(3, STORM, storms=1, clock=41)
    position = begin(table, CleanUp())
    for seat in range(3):
        say(position, seat, "bid nothing")
    assert waiting(position) == "ChooseAction"
    assert waiting(begin(table, CleanUp())) == "ChooseAction"


@clause("N37", "N19")
def test_the_auction_comes_after_the_end_of_the_round() -> None:
    table = loch(3, STORM, clock=21, laid={0: 3, 1: 4, 2: 5}, start=2)
    position = begin(table, CleanUp())
    assert waiting(position) == "SealedBids"
    assert table.start == 0
    assert offered(position, 0)[-1] == "bid 1+2+3+4+5"


@clause("N37", "N36")
def test_without_the_variant_there_is_no_auction() -> None:
    assert waiting(begin(loch(3, clock=21), CleanUp())) == "ChooseAction"


@clause("N37", "Ruling 22")
def test_the_round_that_ends_the_game_has_no_auction() -> None:
    assert begin(loch(3, STORM, clock=65, storms=4), CleanUp()).over()


@clause("Ruling 38", "N37", "N45")
def test_with_equal_starts_an_auction_is_held_while_the_game_goes_on() -> None:
    options = {**STORM, "equal-starts": "on"}
    assert waiting(begin(loch(3, options, clock=65, storms=4, round=7), CleanUp())) == "SealedBids"
    assert begin(loch(3, options, clock=65, storms=4, round=9), CleanUp()).over()


@clause("N37", "N26")
def test_the_bagpipes_do_not_call_an_auction() -> None:
    table = loch(3, STORM, cameras={"0/3": "2a"}, actions={0: "bagpipes"}, clock=19)
    assert waiting(begin(table, CleanUp())) == "ChooseAction"


# Bidding


@clause("N38", "Ruling 19")
def test_a_bid_is_any_cards_of_the_hand_from_none_to_all() -> None:
    position = begin(loch(4, STORM), Auction())
    assert position.asking() == [0, 1, 2, 3]
    words = offered(position, 2)
    assert len(words) == len(set(words)) == 32
    assert words[0] == "bid nothing"
    assert "bid 2+5" in words
    assert words[-1] == "bid 1+2+3+4+5"


@clause("N38", "N39")
def test_the_sum_of_the_cards_is_the_bid() -> None:
    position = auction("2+5", "1+4", "3")
    assert waiting(position) == "PlaceFive"
    assert position.asking() == [0]
    assert position.table.scores == [-7, 0, 0]


@clause("N38", "Ruling 20")
def test_bid_cards_return_to_hand_at_once() -> None:
    position = auction("1+2+3+4+5", "4", "3")
    assert position.table.hand(0) == [1, 2, 3, 4, 5]
    assert position.table.hand(1) == [1, 2, 3, 4, 5]


# Who wins, and what it costs


@clause("N39", "Ruling 19")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ([7, 3, 5], 0),
        ([3, 5, 7], 2),
        ([7, 7, 5], 2),
        ([7, 5, 7, 5, 1], 4),
        ([7, 5, 7, 5, 0], 4),
        ([0, 0, 9, 9, 2], 4),
        ([7, 7], -1),
        ([0, 0, 0], -1),
        ([4, 4, 4], -1),
        ([6, 6, 2, 2], -1),
        ([0, 15, 15], 0),
        ([0, 1], 1),
    ],
)
def test_the_highest_bid_that_stands_alone_wins(bids: list[int], winner: int) -> None:
    assert highest_single(dict(enumerate(bids))) == winner


@clause("N39", "N40")
def test_the_seat_and_not_its_place_among_the_bidders_wins() -> None:
    table = loch(3, STORM, cameras={"0/5": "1a"})
    position = begin(table, Auction())
    say(position, 1, "bid 1")
    say(position, 2, "bid 1+3")
    assert position.asking() == [2]
    assert table.scores == [0, 0, -4]


@clause("N39")
def test_tied_bids_cancel_and_the_next_lower_one_wins() -> None:
    position = auction("3+4", "2+5", "1")
    assert position.asking() == [2]
    assert position.table.scores == [0, 0, -1]


@clause("N39", "Ruling 19")
def test_a_lone_bid_of_nothing_wins_for_free() -> None:
    position = auction("4", "nothing", "1+3", scores=[10, 20, 30])
    assert position.asking() == [1]
    assert position.table.scores == [10, 20, 30]


@clause("N39")
def test_there_may_be_no_winner() -> None:
    position = auction("4", "1", "1+3", "1", seats=4, scores=[10, 20, 30, 40])
    assert position.over()
    assert position.table.scores == [10, 20, 30, 40]


@clause("N39", "Ruling 35")
def test_a_score_can_fall_below_zero() -> None:
    position = auction("1+2+3+4+5", "1", "2", scores=[6, 0, 0])
    assert position.table.scores == [-9, 0, 0]


@clause("N39")
def test_the_winner_puts_the_five_on_an_empty_front_spot_and_keeps_it() -> None:
    position = auction("nothing", "1", "1+2", cameras={"0/7": "4a", "1/3": "5c"}, clock=20)
    assert "spot 4a" not in offered(position, 2)
    assert "spot 5c" not in offered(position, 2)
    assert refused(position, 2, "spot 5c") == "loch-ness-why-taken"
    assert refused(position, 2, "spot 6c") == "loch-ness-why-behind"
    say(position, 2, "spot 4b")
    table = position.table
    assert table.taken == 1 << at("4a") | 1 << at("4b") | 1 << at("5c")
    assert table.moved == 0
    begin(table, CleanUp())
    assert cameras_of(table, 2) == {"5": "4b"}


@clause("N39", "Ruling 23")
def test_the_five_counts_for_everything() -> None:
    table = loch(2, STORM, cameras={"1/5": "4b", "1/3": "1a"}, space=4)
    position = begin(table, ScoreSector(), HandOutPhotos())
    assert table.scores == [0, 5]
    assert position.step() == TakePhotos(1, 2)
    assert "camera 5" in offered(begin(table, MoveCamera(1)), 1)


# Never twice


@clause("N40")
def test_who_has_the_five_bids_no_more() -> None:
    table = loch(4, STORM, cameras={"1/5": "4b", "3/5": "1a"})
    position = begin(table, Auction())
    assert position.asking() == [0, 2]
    assert refused(position, 1, "bid nothing") == "refusal-not-asked"


@clause("N40", "N37")
def test_when_all_have_it_there_is_no_auction() -> None:
    table = loch(2, STORM, cameras={"0/5": "4b", "1/5": "1a"}, clock=30, storms=1)
    assert waiting(begin(table, CleanUp())) == "ChooseAction"


@clause("N40")
def test_the_last_bidder_wins_with_any_bid() -> None:
    table = loch(2, STORM, cameras={"0/5": "4b"})
    position = begin(table, Auction())
    say(position, 1, "bid nothing")
    assert waiting(position) == "PlaceFive"


# Together with Room service?


@clause("Ruling 21", "N38", "N41")
def test_only_cards_in_hand_can_be_bid() -> None:
    table = loch(3, BOTH, clock=20, laid={0: 3, 1: 4, 2: 5}, spent=[1 << 1, 0, 0])
    position = begin(table, CleanUp())
    assert offered(position, 0) == [
        f"bid {cards}" for cards in ["nothing", "2", "4", "2+4", "5", "2+5", "4+5", "2+4+5"]
    ]
    assert len(offered(position, 1)) == 16
    assert refused(position, 0, "bid 1+2") == "loch-ness-why-bid-spent"


@clause("Ruling 21", "N42")
def test_a_hand_that_has_just_come_back_can_be_bid_whole() -> None:
    table = loch(3, BOTH, clock=20, laid={0: 3, 1: 4, 2: 5}, spent=[0b110110, 0, 0])
    assert len(offered(begin(table, CleanUp()), 0)) == 32


@clause("Ruling 39", "N30", "N38")
def test_the_distiller_bids_with_the_own_cards() -> None:
    table = loch(3, BOTH, clock=20, laid={0: 7, 1: 4, 2: 5}, distilled=0, actions={0: "distillery"}, spent=[2, 0, 0])
    position = begin(table, CleanUp())
    assert len(offered(position, 0)) == 16
    assert "bid 2+3+4+5" in offered(position, 0)
