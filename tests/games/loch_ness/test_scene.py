"""Scenes: tables told in words, read back as told, and refused where they cannot be."""

from __future__ import annotations

import pytest

from bothy.games import find
from bothy.games.loch_ness.scene import NessLanguage
from bothy.games.loch_ness.table import Loch
from bothy.kernel import Game
from bothy.kernel.scene import Impossible
from games.loch_ness.shore import at, camera_at, cameras_of, photos_of
from stories import bring, offered, say, waiting

GAME: Game[Loch] = find("loch-ness")
SHORE = """
loch-ness, 3 seats
camera 0/7: 3a
camera 1/3: 3b
camera 2/4: 5c
"""


def refusal(*lines: str) -> str:
    """Why a scene with three cameras and these lines cannot be."""
    with pytest.raises(Impossible) as error:
        GAME.scene("\n".join([SHORE.strip(), *lines]))
    return str(error.value)


def test_a_scene_is_read_as_it_is_told() -> None:
    position = GAME.scene(
        SHORE
        + """
        space: 4
        reporter 2: pub
        camera 2/white: 6a moved
        laid 0: 3
        seen 0: 1
        photos 0: 1 0 2
        blind 1: 0 3 0
        display: 2 0 1
        clock = 31
        next: MoveAgain 2
        """
    )
    loch = position.table
    assert cameras_of(loch, 0) == {"7": "3a"}
    assert [camera_at(loch, spot) for spot in ("3b", "5c", "6a", "1a")] == ["1/3", "2/4", "white", ""]
    assert loch.taken == 1 << at("3a") | 1 << at("3b") | 1 << at("5c") | 1 << at("6a")
    assert (loch.nessie, loch.clock, loch.round) == (3, 31, 2)
    assert [photos_of(loch, seat) for seat in range(3)] == [[1, 0, 2], [0, 3, 0], [0, 0, 0]]
    assert loch.rolls == [0, 3, 0]
    assert loch.deck == [9 - 1 - 2, 9 - 3, 9 - 2 - 1]
    assert [position.sight(viewer).table.laid[0] for viewer in range(3)] == [3, 3, -1]
    assert offered(position, 2) == ["camera 4", "pass"]


def test_nothing_told_it_is_the_second_round_and_seat_0_begins() -> None:
    position = GAME.scene(SHORE)
    assert waiting(position) == "ChooseAction"
    for seat, action in enumerate(("castle", "bagpipes", "church")):
        say(position, seat, f"action {action}")
    for seat in range(3):
        say(position, seat, "card 1")
    say(position, 2, "pass")
    assert waiting(position) == "MoveCamera"


def test_a_scene_goes_on_where_it_stands() -> None:
    acted = "reporter 0: castle\nreporter 1: bagpipes\nreporter 2: church\nlaid 0: 1\nlaid 1: 2\nlaid 2: 3\n"
    assert waiting(GAME.scene(SHORE + acted)) == "MoveCamera"
    moved = SHORE.replace("3a", "3a moved") + acted
    assert GAME.scene(moved).asking() == [1]


def test_in_the_first_round_cards_are_drawn_and_cameras_placed() -> None:
    position = GAME.scene(SHORE + "round = 1")
    assert waiting(position) == "DrawCard"
    bring(position, 1, 2, 3)
    assert offered(position, 0) == ["camera 3", "camera 4"]
    assert [type(step).__name__ for step in position.agenda].count("PlaceCamera") == 6


def test_what_is_written_reads_back_the_same() -> None:
    text = """
        loch-ness, 2 seats
        option room-service on
        space: 9
        display: 1 2 0
        blocked: 2a 7b
        third: 5
        seen third: 0
        turned: 1 4
        reporter 0: church
        camera 0/3: 3a
        camera 0/7: 4c moved
        laid 0: 4
        seen 0: all
        spent 0: 2 5
        photos 0: 1 0 2
        reporter 1: pub
        camera 1/4: 5b
        camera 1/white: 6a moved
        laid 1: 2
        seen 1: 0
        blind 1: 0 0 1
        start = 1
        round = 7
        clock = 40
        scores = [12,0]
        next: MoveAgain 1
        next: Swim
    """
    position = GAME.scene(text)
    assert GAME.scene_of(position).splitlines() == [line.strip() for line in text.strip().splitlines()]
    assert GAME.scene(GAME.scene_of(position)) == position


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("camera 0/3: 3b", "3b is taken"),
        ("camera 0/3: 16a", "'16a' is no spot"),
        ("camera 0/7: 4a", "that camera stands on 3a already"),
        ("camera 0/9: 4a", "'9' is no camera; there are 3, 4, 7, 5, white"),
        ("camera 0/3: 4a turned", "'turned' is no word for a camera"),
        ("camera 1/white: 4a", "only who is in the pub has it: tell `reporter 1: pub` first"),
        ("camera 3/3: 4a", "'3' is no seat: 0 to 2"),
        ("reporter 0: hotel", "'hotel' is no action space of this table"),
        ("reporter 0: pubs", "did you mean 'pub'?"),
        ("laid 0: 6", "'6' is no move card"),
        ("seen 0: 1", "seat 0 has laid no card"),
        ("space: 16", "'16' is no space: 1 to 15"),
        ("display: 1 0", "'1 0' has 2 numbers, not 3"),
        ("photos 0: 9 0 0", "there are not 9 photos of a head left, but 8"),
        ("blocked: 1a", "that is only in a game for two"),
        ("photo 0: 1 0 0", "do not know the word 'photo'; did you mean 'photos'?"),
    ],
)
def test_what_cannot_be_is_refused_by_the_word(line: str, why: str) -> None:
    assert refusal(line).startswith(f"{line!r}: ")
    assert why in refusal(line)


def test_two_reporters_do_not_stand_on_one_space() -> None:
    assert "seat 1 stands there already" in refusal("reporter 1: castle", "reporter 0: castle")


def test_what_came_from_nowhere_is_refused() -> None:
    assert "spots taken otherwise" in refusal("taken = 0")


def test_a_question_without_an_answer_is_refused() -> None:
    with pytest.raises(Impossible, match="seat 0 has nothing to choose from"):
        GAME.scene("loch-ness, 3 seats\nnext: MoveCamera 0")


def test_every_word_is_known() -> None:
    for word in NessLanguage().words():
        assert "do not know" not in refusal(f"{word} 9/9: x")
