"""The later rounds: N20 to N24."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.cameras import MoveAgain, MoveCamera
from bothy.games.loch_ness.rounds import LaterRound, LayCards, ToCastle, TurnCards
from bothy.games.loch_ness.table import Loch
from bothy.kernel import NOTHING, Position
from games.loch_ness.shore import ROOM_SERVICE, STORM, at, cameras_of, loch
from stories import begin, bring, clause, offered, say, waiting

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SPACES = ["bagpipes", "pub", "photo-shop", "castle", "distillery", "church"]
IDLE = ["bagpipes", "photo-shop", "castle", "church", "distillery"]
"""Spaces that do nothing at once; the distillery is chosen last, by a fifth seat that lays no card."""


def spread(seats: int) -> dict[str, str]:
    """The cameras 3, 4 and 7 of every seat, each in a group of its own."""
    return {f"{seat}/{name}": f"{seat + 5 * lap + 1}a" for seat in range(seats) for lap, name in enumerate("347")}


def answer_all(position: Position[Loch]) -> list[tuple[str, int]]:
    """Answer as shortly as possible until the round is scored: the steps and the seats, in their order."""
    told = []
    round = position.table.round
    while position.table.round == round and waiting(position) != "TakePhotos":
        if position.odds():
            bring(position, position.odds()[0][0])
            continue
        seat = position.asking()[0]
        words = offered(position, seat)
        told.append((waiting(position), seat))
        say(position, seat, "pass" if "pass" in words else words[0])
    return told


@clause("N20", "N21", "N22", "N23", "N24", "N09")
@ALL_SEATS
def test_the_order_of_a_round(seats: int) -> None:
    table = loch(seats, cameras=spread(seats), start=1, round=1)
    position = begin(table, LaterRound())
    assert table.round == 2
    order = [(1 + turn) % seats for turn in range(seats)]
    actions = dict(zip(order, IDLE, strict=False))
    for seat in order:
        assert waiting(position) == "ChooseAction"
        assert position.asking() == [seat]
        say(position, seat, f"action {actions[seat]}")
        if waiting(position) == "Distillery":
            say(position, seat, "pass")
    assert waiting(position) == "LayCards"
    told = [step for step in answer_all(position) if not step[0].endswith("To")]
    expected = [("LayCards", seat) for seat in order[:3]]
    expected += [("Church", seat) for seat in order if actions[seat] == "church"]
    expected += [("MoveCamera", seat) for seat in order] + [("MoveAgain", seat) for seat in order]
    expected += [("Castle", seat) for seat in order if actions[seat] == "castle"]
    assert [step for step in told if step[0] != "Bagpipes"] == expected


@clause("N20", "Ruling 24")
@ALL_SEATS
def test_every_seat_must_put_its_reporter_on_a_free_space(seats: int) -> None:
    position = begin(loch(seats, cameras=spread(seats), start=0), LaterRound())
    free = list(SPACES)
    for seat in range(seats):
        assert offered(position, seat) == [f"action {name}" for name in free]
        free.remove(IDLE[seat])
        say(position, seat, f"action {IDLE[seat]}")
    assert waiting(position) == "LayCards"
    assert position.table.reporters == [SPACES.index(name) for name in IDLE[:seats]]
    assert len(free) == 6 - seats


@clause("N20", "N27", "N30", "N32")
def test_pub_distillery_and_hotel_take_effect_before_the_next_seat_chooses() -> None:
    table = loch(3, ROOM_SERVICE, cameras=spread(3), spent=[0, 0, 1 << 4])
    position = begin(table, LaterRound())
    say(position, 0, "action pub")
    assert (waiting(position), position.asking()) == ("Pub", [0])
    say(position, 0, "spot 4b")
    assert table.white == at("4b")
    say(position, 1, "action distillery")
    assert (waiting(position), position.asking()) == ("ChooseAction", [2])
    assert table.distilled == 1
    say(position, 2, "action hotel")
    assert table.spent == [0, 0, 0]
    assert waiting(position) == "LayCards"


@clause("N21", "Ruling 30")
def test_card_players_choose_at_the_same_time() -> None:
    table = loch(5, start=3)
    position = begin(table, LayCards())
    assert position.asking() == [3, 4, 0]
    for seat in (3, 4, 0):
        assert offered(position, seat) == [f"card {card}" for card in range(1, 6)]
    say(position, 4, "card 2")
    say(position, 0, "card 1")
    assert position.asking() == [3]
    assert table.laid == [NOTHING] * 5
    say(position, 3, "card 5")
    assert table.laid == [1, NOTHING, NOTHING, 5, 2]


@clause("N22")
def test_the_first_lap_is_a_duty() -> None:
    table = loch(2, cameras={"0/3": "1a", "0/4": "2a", "0/7": "3a", "1/3": "4a"})
    position = begin(table, MoveCamera(0))
    assert offered(position, 0) == ["camera 3", "camera 4", "camera 7"]
    say(position, 0, "camera 4", "spot 15b")
    assert cameras_of(table, 0) == {"3": "1a", "4": "15b", "7": "3a"}
    assert table.taken == sum(1 << at(spot) for spot in ("1a", "15b", "3a", "4a"))
    assert table.movable(0) == [0, 2]


@clause("N22", "N04", "Ruling 2")
def test_a_camera_moves_to_another_empty_front_spot_of_any_group() -> None:
    table = loch(2, cameras={"0/3": "1a", "1/3": "4a", "1/7": "4c"})
    position = begin(table, MoveCamera(0))
    say(position, 0, "camera 3")
    words = offered(position, 0)
    assert len(words) == 28
    assert "spot 1a" not in words
    assert "spot 1b" in words
    assert "spot 4a" not in words
    assert "spot 4b" in words
    assert not [word for word in words if word.endswith("c")]


@clause("N22", "Ruling 36")
def test_a_camera_from_behind_can_move_to_the_front() -> None:
    table = loch(2, cameras={"0/3": "1c"})
    position = begin(table, MoveCamera(0))
    say(position, 0, "camera 3", "spot 1b")
    assert cameras_of(table, 0) == {"3": "1b"}
    assert table.taken == 1 << at("1b")


@clause("N23")
def test_in_the_second_lap_a_camera_that_has_moved_stays() -> None:
    table = loch(2, cameras={"0/3": "1a", "0/4": "2a", "0/7": "3a"})
    position = begin(table, MoveCamera(0), MoveAgain(0))
    say(position, 0, "camera 7", "spot 9a")
    assert offered(position, 0) == ["camera 3", "camera 4", "pass"]
    say(position, 0, "camera 3", "spot 9b")
    assert cameras_of(table, 0) == {"3": "9b", "4": "2a", "7": "9a"}
    assert table.movable(0) == [1]
    assert position.over()


@clause("N23")
def test_the_second_lap_is_no_duty() -> None:
    table = loch(2, cameras={"0/3": "1a", "0/4": "2a", "0/7": "3a"})
    position = begin(table, MoveAgain(0))
    say(position, 0, "pass")
    assert position.over()
    assert cameras_of(table, 0) == {"3": "1a", "4": "2a", "7": "3a"}


@clause("N22", "N23", "Ruling 23")
def test_with_four_cameras_there_are_still_two_moves() -> None:
    table = loch(2, STORM, cameras={"1/3": "1a", "1/4": "2a", "1/7": "3a", "1/5": "4a"})
    position = begin(table, MoveCamera(1), MoveAgain(1))
    assert offered(position, 1) == ["camera 3", "camera 4", "camera 7", "camera 5"]
    say(position, 1, "camera 5", "spot 5a")
    assert offered(position, 1) == ["camera 3", "camera 4", "camera 7", "pass"]
    say(position, 1, "camera 3", "spot 5b")
    assert position.over()
    assert table.movable(1) == [1, 2]


@clause("Ruling 27", "N22")
def test_with_all_twenty_one_cameras_on_the_board_the_forced_move_is_possible() -> None:
    names = ["3", "4", "7", "5"]
    spots = [f"{group}{side}" for group in range(1, 16) for side in "ab"]
    shore = {f"{seat}/{name}": spots[seat * 4 + number] for seat in range(5) for number, name in enumerate(names)}
    table = loch(5, STORM, cameras={**shore, "0/white": "11a"}, actions={0: "pub"})
    position = begin(table, *[MoveCamera(seat) for seat in range(5)])
    for seat in range(5):
        say(position, seat, offered(position, seat)[0])
        assert len(offered(position, seat)) == 9
        say(position, seat, offered(position, seat)[0])
    assert position.over()


@clause("N24")
def test_all_cameras_are_turned_face_up_when_the_cards_are() -> None:
    table = loch(2, cameras={"0/3": "1a", "0/4": "2a", "1/7": "3a"}, laid={0: 1, 1: 1})
    position = begin(table, MoveCamera(0), MoveCamera(1), ToCastle(), TurnCards())
    say(position, 0, "camera 3", "spot 8a")
    assert table.moved != 0
    say(position, 1, "camera 7", "spot 8b")
    assert table.moved == 0
    assert table.movable(0) == [0, 1]
    assert table.movable(1) == [2]


@clause("N20", "N24", "N26", "N29", "N14", "N16", "N19")
def test_a_whole_later_round() -> None:
    shore = {"0/3": "1a", "0/4": "6a", "0/7": "8a", "1/3": "2a", "1/4": "7a", "1/7": "9a", "2/3": "3a", "2/4": "10a"}
    table = loch(3, cameras={**shore, "2/7": "12a"}, space=1, start=1, round=1, scores=[5, 5, 5], clock=9)
    position = begin(table, LaterRound())
    say(position, 1, "action bagpipes")
    say(position, 2, "action castle")
    say(position, 0, "action pub", "spot 8b")
    say(position, 0, "card 2")
    say(position, 1, "card 4")
    say(position, 2, "card 1")
    say(position, 1, "camera 3", "spot 10b")
    say(position, 2, "camera 3", "spot 5a")
    say(position, 0, "camera white", "spot 9b")
    say(position, 1, "pass")
    say(position, 2, "camera 7", "spot 4a")
    say(position, 0, "pass")
    say(position, 2, "camera 4", "spot 9c")
    # 4 + 1 + 2 bring her to space 8, the 7 of seat 0. The piper lures her on to 9, in the sector of 9 and 10.
    assert (waiting(position), table.nessie + 1, table.scores) == ("Bagpipes", 8, [5, 5, 5])
    say(position, 1, "use")
    assert (table.nessie + 1, table.clock) == (9, 16)
    assert table.scores == [5 + 5, 5 + 7 + 3, 5 + 4]
    assert table.white == at("9b")
    takers = []
    while waiting(position) == "TakePhotos":
        [seat] = position.asking()
        takers.append(seat)
        say(position, seat, "photo blind")
        bring(position, 0)
    assert takers == [1, 1, 2, 2, 0, 0]
    assert (waiting(position), position.asking()) == ("ChooseAction", [2])
    assert cameras_of(table, 0) == {"3": "1a", "4": "6a", "7": "8a"}
    assert cameras_of(table, 2) == {"3": "5a", "4": "9c", "7": "4a"}
    assert table.white == NOTHING
    assert table.round == 3
