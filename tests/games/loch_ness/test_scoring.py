"""Scoring a round: N14 to N19, and what photos are worth: N34."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import CleanUp, HandOutPhotos, ScoreSector
from bothy.games.loch_ness.table import Loch
from bothy.kernel import NOTHING, Position
from games.loch_ness.shore import at, loch, photos_of
from stories import begin, bring, clause, offered, outcomes, say, waiting

BELINDA, CLAUDE, FILOSA = range(3)


def taking(position: Position[Loch]) -> list[tuple[int, int]]:
    """Who takes photos, and how many, in their order."""
    return [(step.seat, step.left) for step in reversed(position.agenda) if isinstance(step, TakePhotos)]


@clause("N14")
def test_the_example_of_the_rulebook_claude_ten_belinda_four_filosa_three() -> None:
    shore = {
        f"{CLAUDE}/3": "6a",
        f"{CLAUDE}/7": "8b",
        f"{CLAUDE}/4": "9a",
        f"{BELINDA}/4": "7a",
        f"{BELINDA}/7": "5a",
        f"{BELINDA}/3": "1a",
        f"{FILOSA}/3": "6b",
        f"{FILOSA}/4": "11a",
        f"{FILOSA}/7": "15a",
    }
    table = loch(3, cameras=shore, space=7)
    begin(table, ScoreSector())
    assert table.scores == [4, 10, 3]


@clause("N14", "N04")
@pytest.mark.parametrize(
    ("space", "points"), [(3, 3), (4, 4), (5, 4), (6, 7), (8, 7), (9, 5), (10, 5), (11, 0), (13, 0), (14, 0), (1, 3)]
)
def test_a_sector_ends_at_the_rivers(space: int, points: int) -> None:
    table = loch(2, cameras={"1/3": "1a", "1/4": "5b", "1/7": "6a", "1/5": "9b"}, space=space)
    begin(table, ScoreSector())
    assert table.scores == [0, points]


@clause("N14")
def test_points_are_added_to_the_score() -> None:
    table = loch(2, cameras={"0/7": "15a", "1/4": "14a"}, space=14, scores=[40, -3], start=1)
    begin(table, ScoreSector())
    assert table.scores == [47, 1]


@clause("N14", "N15", "Ruling 7")
def test_a_camera_behind_scores_and_takes_photos() -> None:
    table = loch(2, cameras={"0/4": "4c", "1/7": "5c"}, space=4)
    position = begin(table, ScoreSector(), HandOutPhotos())
    assert table.scores == [4, 7]
    assert taking(position) == [(0, 2)]


@clause("N06", "N14", "N15")
def test_blockers_neither_score_nor_take_photos() -> None:
    table = loch(2, cameras={"0/3": "4b"}, space=4, blockers=1 << at("4a"))
    position = begin(table, ScoreSector(), HandOutPhotos())
    assert table.scores == [3, 0]
    assert taking(position) == [(0, 2)]


@clause("N15", "N17", "Ruling 13", "Ruling 14", "Ruling 26")
@pytest.mark.parametrize(("space", "each"), [(3, 1), (4, 2), (5, 2), (6, 1), (10, 2), (13, 1), (15, 2)])
def test_every_camera_facing_nessie_takes_one_photo_or_two(space: int, each: int) -> None:
    shore = {"0/3": f"{space}c", "2/4": f"{space}a", "2/7": f"{space}b"}
    table = loch(3, cameras=shore, space=space, start=1)
    assert taking(begin(table, HandOutPhotos())) == [(2, 2 * each), (0, each)]


@clause("N15")
def test_a_camera_elsewhere_in_the_sector_takes_none() -> None:
    table = loch(3, cameras={"0/7": "1a", "1/7": "3a", "2/7": "2b"}, space=2)
    assert taking(begin(table, HandOutPhotos())) == [(2, 1)]


@clause("N16", "N15")
def test_the_example_of_the_rulebook_filosa_takes_two_photos() -> None:
    table = loch(3, cameras={f"{FILOSA}/4": "9a"}, space=9)
    position = begin(table, HandOutPhotos(), CleanUp())
    assert taking(position) == [(FILOSA, 2)]
    assert offered(position, FILOSA) == ["photo head", "photo body", "photo tail", "photo blind"]
    say(position, FILOSA, "photo tail")
    assert waiting(position) == "TurnPhoto"
    bring(position, 0)
    assert table.display == [2, 1, 0]
    assert offered(position, FILOSA) == ["photo head", "photo body", "photo blind"]
    say(position, FILOSA, "photo blind")
    assert waiting(position) == "DrawBlind"
    bring(position, 1)
    assert table.display == [2, 1, 0]
    assert table.photos[FILOSA * 3 :] == [0, 0, 1]
    assert table.blind[FILOSA * 3 :] == [0, 1, 0]
    assert table.rolls == [0, 0, 1]
    assert waiting(position) == "ChooseAction"


@clause("N16")
def test_what_chance_can_bring_lies_in_the_deck() -> None:
    table = loch(3, cameras={"0/4": "4a"}, space=4, deck=[0, 3, 1])
    position = begin(table, HandOutPhotos())
    say(position, 0, "photo blind")
    assert outcomes(position) == {1: 3, 2: 1}
    bring(position, 2)
    assert table.deck == [0, 3, 0]
    say(position, 0, "photo head")
    assert outcomes(position) == {1: 3}
    bring(position, 1)
    assert table.deck == [0, 2, 0]
    assert table.display == [0, 2, 1]


@clause("N17", "Ruling 13")
def test_a_seat_takes_all_its_photos_before_the_next() -> None:
    table = loch(4, cameras={"0/3": "5a", "3/3": "5b", "1/7": "5c"}, space=5, start=3)
    position = begin(table, ScoreSector(), HandOutPhotos())
    assert table.scores == [3, 7, 0, 3]
    takers = []
    while waiting(position) == "TakePhotos":
        [seat] = position.asking()
        takers.append(seat)
        say(position, seat, "photo blind")
        bring(position, 0)
    assert takers == [3, 3, 0, 0, 1, 1]


# The deck is empty


@clause("N18", "Ruling 15")
def test_the_last_photo_of_the_deck_makes_everybody_score_in_the_middle_of_a_turn() -> None:
    table = loch(3, cameras={"0/4": "4a", "1/4": "4b"}, space=4, photos={0: [8, 8, 0]}, blind={1: [0, 0, 7]})
    assert table.deck == [0, 0, 1]
    position = begin(table, HandOutPhotos())
    say(position, 0, "photo blind")
    bring(position, 2)
    # Seat 0 cashed in 8 heads, 8 bodies and the tail just drawn; seat 1 seven tails.
    assert table.scores == [10 + 7 * 5, 7, 0]
    assert [photos_of(table, seat) for seat in range(3)] == [[0, 0, 0]] * 3
    assert table.rolls == [0, 0, 0]
    assert table.deck == [8, 8, 8]
    assert table.display == [1, 1, 1]
    assert taking(position) == [(0, 1), (1, 2)]
    assert waiting(position) == "TakePhotos"
    say(position, 0, "photo blind")
    bring(position, 0)
    assert photos_of(table, 0) == [1, 0, 0]
    assert position.asking() == [1]


@clause("N18", "Ruling 15")
def test_filling_the_display_can_empty_the_deck_too() -> None:
    table = loch(2, cameras={"1/4": "1a"}, space=1, photos={1: [8, 7, 8]})
    assert table.deck == [0, 1, 0]
    position = begin(table, HandOutPhotos(), CleanUp())
    say(position, 1, "photo head")
    bring(position, 1)
    # 9 heads, 7 bodies and 8 tails: seven sets, a pair and a single one.
    assert table.scores == [0, 70 + 5 + 1]
    assert table.display == [0, 2, 1]
    assert table.deck == [9, 7, 8]
    assert waiting(position) == "ChooseAction"


@clause("N18")
def test_a_deck_that_still_holds_one_photo_is_not_empty() -> None:
    for left in ([2, 0, 0], [1, 0, 1], [1, 1, 0]):
        table = loch(2, cameras={"0/4": "1a"}, space=1, deck=left)
        position = begin(table, HandOutPhotos())
        say(position, 0, "photo blind")
        bring(position, 0)
        assert table.scores == [0, 0]
        assert photos_of(table, 0) == [1, 0, 0]


@clause("N18", "N17")
def test_those_who_come_later_in_the_round_draw_from_the_new_deck() -> None:
    table = loch(2, cameras={"0/4": "1a", "1/4": "1b"}, space=1, photos={1: [8, 8, 7]})
    position = begin(table, HandOutPhotos())
    say(position, 0, "photo blind")
    bring(position, 2)
    assert table.scores == [1, 70 + 5]
    assert position.asking() == [1]
    say(position, 1, "photo blind")
    assert outcomes(position) == {0: 8, 1: 8, 2: 8}
    bring(position, 2)
    assert photos_of(table, 1) == [0, 0, 1]


# The end of a round


@clause("N19", "N27", "N30")
def test_cards_reporters_the_white_camera_and_the_white_deck_go_back() -> None:
    actions = {0: "pub", 1: "distillery", 2: "castle", 3: "church"}
    shore = {"0/white": "3a", "2/7": "3c", "1/4": "8b"}
    table = loch(4, cameras=shore, actions=actions, laid={0: 1, 1: 7, 2: 3}, distilled=1, laid_knows=[-1, -1, -1, 0])
    begin(table, CleanUp())
    assert table.laid == [NOTHING] * 4
    assert table.laid_knows == [0] * 4
    assert table.reporters == [NOTHING] * 4
    assert table.white == NOTHING
    assert table.distilled == NOTHING
    assert table.spent == [0] * 4
    assert [table.hand(seat) for seat in range(4)] == [[1, 2, 3, 4, 5]] * 4
    assert table.taken == 1 << at("3c") | 1 << at("8b")


@clause("N19", "Ruling 36")
def test_coloured_cameras_stay_where_they_stand_also_behind() -> None:
    table = loch(2, cameras={"0/3": "1a", "0/7": "2c", "1/4": "2a"})
    before = list(table.cameras)
    begin(table, CleanUp())
    assert table.cameras == before


@clause("N19")
@pytest.mark.parametrize(("seats", "start", "following"), [(2, 1, 0), (3, 0, 1), (4, 3, 0), (5, 3, 4)])
def test_the_large_reporter_passes_clockwise(seats: int, start: int, following: int) -> None:
    table = loch(seats, start=start)
    position = begin(table, CleanUp())
    assert table.start == following
    assert table.round == 3
    assert position.asking() == [following]


# What photos are worth


@clause("N34")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ([0, 0, 0], 0),
        ([1, 0, 0], 1),
        ([0, 0, 2], 2),
        ([0, 1, 1], 5),
        ([1, 0, 1], 5),
        ([1, 1, 0], 5),
        ([1, 1, 1], 10),
        ([1, 2, 2], 15),
        ([1, 1, 3], 12),
        ([3, 1, 1], 12),
        ([2, 0, 3], 11),
        ([3, 2, 1], 16),
        ([8, 8, 8], 80),
        ([0, 8, 8], 40),
    ],
)
def test_sets_pairs_and_single_photos(held: list[int], points: int) -> None:
    assert loch(2, photos={1: held}).photo_points(1) == points
    assert loch(2, blind={1: held}).photo_points(1) == points
    assert loch(2, blind={1: held}).photo_points(0) == 0


@clause("N34")
def test_photos_from_the_display_and_blind_ones_make_sets_together() -> None:
    assert loch(3, photos={2: [1, 0, 1]}, blind={2: [0, 1, 1]}).photo_points(2) == 11
