"""The options of a table: N43, N44. (N03 stands with the set-up, N45 with the end, N46 with who knows what.)"""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.cameras import Castle, MoveAgain, MoveCamera, PlaceCamera
from bothy.games.loch_ness.choices import SpaceNumber
from bothy.games.loch_ness.rounds import ToCastle
from games.loch_ness.shore import GAME, loch
from stories import begin, clause, offered, refused, say, waiting

OTHER_GROUP = {"change-group": "on"}
STAYS = {"pub-camera": "stays"}


@clause("N43", "Ruling 2")
@pytest.mark.parametrize("lap", [MoveCamera, MoveAgain])
def test_a_move_must_leave_the_group(lap: type[MoveCamera]) -> None:
    table = loch(2, OTHER_GROUP, cameras={"0/3": "4a", "0/7": "5a"})
    position = begin(table, lap(0))
    say(position, 0, "camera 3")
    words = offered(position, 0)
    assert len(words) == 30 - 2 - 1
    assert "spot 4b" not in words
    assert "spot 5b" in words
    assert refused(position, 0, "spot 4b") == "loch-ness-why-same-group"
    say(position, 0, "spot 5b")
    assert position.over()


@clause("N43", "N29")
def test_the_castle_must_leave_the_group_too() -> None:
    table = loch(2, OTHER_GROUP, cameras={"0/3": "4a"}, actions={0: "castle"})
    position = begin(table, ToCastle())
    say(position, 0, "camera 3")
    assert len(offered(position, 0)) == 42
    assert refused(position, 0, "spot 4c") == "loch-ness-why-same-group"


@clause("N43", "N29", "Ruling 2")
def test_without_the_option_the_castle_may_stay_in_the_group() -> None:
    position = begin(loch(2, cameras={"0/3": "4a"}), Castle(0))
    say(position, 0, "camera 3", "spot 4c")
    assert position.over()


@clause("N43")
def test_placing_a_camera_knows_no_group_to_leave() -> None:
    table = loch(2, OTHER_GROUP, cameras={"0/3": "1a"})
    position = begin(table, PlaceCamera(0))
    say(position, 0, "camera 7")
    assert "spot 1b" in offered(position, 0)


@clause("N44", "Ruling 8")
def test_the_white_camera_stays_where_it_was_put() -> None:
    table = loch(2, STAYS, cameras={"0/white": "4a", "0/3": "5a"}, actions={0: "pub"})
    position = begin(table, MoveCamera(0), MoveAgain(0))
    assert offered(position, 0) == ["camera 3"]
    assert refused(position, 0, "camera white") == "loch-ness-why-pub"
    say(position, 0, "camera 3", "spot 6a")
    assert offered(position, 0) == ["pass"]


@clause("N44", "N27")
def test_a_staying_white_camera_still_scores() -> None:
    table = loch(2, STAYS, cameras={"0/white": "4a"}, actions={0: "pub"})
    assert table.sector_points(0, SpaceNumber(4)) == 5
    assert table.faces(0, SpaceNumber(3)) == 1


@clause("N03", "N36", "N41", "N43", "N44", "N45", "N46")
def test_by_default_the_printed_game_is_played() -> None:
    assert GAME.settle({}) == {
        "storm": "off",
        "room-service": "off",
        "change-group": "off",
        "pub-camera": "moves",
        "nessie-start": "chosen",
        "equal-starts": "off",
        "album": "open",
    }
    assert waiting(GAME.new(5)) == "FirstStart"
