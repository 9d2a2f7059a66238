"""What is refused, and why; a refusal changes nothing (`refused` sees to that)."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.actions import Bagpipes, ChooseAction, Church, Pub
from bothy.games.loch_ness.cameras import Castle, CastleTo, MoveAgain, MoveCamera, MoveTo, PlaceAt, PlaceCamera
from bothy.games.loch_ness.choices import CameraNumber
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import LayCards
from bothy.games.loch_ness.setting_up import PlaceBlocker, ReleaseNessie
from bothy.games.loch_ness.storm import Auction, PlaceFive
from bothy.games.loch_ness.table import Loch
from bothy.kernel import Refusal, Step
from games.loch_ness.shore import GAME, ROOM_SERVICE, STORM, loch
from stories import begin, bring, clause, refused, say

SHORE = {"0/3": "1a", "0/4": "2c", "1/3": "3a", "1/white": "4a"}
STANDING = {0: "castle", 1: "pub"}


@clause("N20", "N21", "N22")
def test_who_is_not_asked_is_refused() -> None:
    for step in (ChooseAction(1), MoveCamera(1), TakePhotos(1, 1), ReleaseNessie(1)):
        position = begin(loch(3, cameras=SHORE, actions=STANDING), step)
        assert refused(position, 0, "pass") == "refusal-not-asked"
        assert refused(position, 5, "pass") == "refusal-not-asked"
        assert refused(position, -1, "pass") == "refusal-not-asked"
    assert refused(begin(loch(4, start=1), LayCards()), 0, "card 1") == "refusal-not-asked"


@clause("N21")
def test_a_sealed_card_cannot_be_changed() -> None:
    position = begin(loch(3), LayCards())
    say(position, 1, "card 2")
    assert refused(position, 1, "card 3") == "refusal-answered"
    assert refused(position, 1, "card 2") == "refusal-answered"


@clause("N10")
def test_nobody_is_heard_while_chance_decides() -> None:
    position = GAME.new(3)
    assert refused(position, 0, "space 1") == "refusal-chance"


@clause("N02", "N16")
def test_chance_cannot_bring_what_is_not_there() -> None:
    position = GAME.new(3)
    with pytest.raises(Refusal) as refusal:
        bring(position, 3)
    assert refusal.value.message.id == "refusal-outcome"
    bring(position, 0)
    with pytest.raises(Refusal) as refusal:
        bring(position, 0)
    assert refusal.value.message.id == "refusal-no-chance"
    position = begin(loch(3, deck=[0, 2, 2]), TakePhotos(0, 1))
    say(position, 0, "photo blind")
    with pytest.raises(Refusal) as refusal:
        bring(position, 0)
    assert refusal.value.message.id == "refusal-outcome"


@clause("N04")
@pytest.mark.parametrize("text", ["", "spot", "spot 16a", "spot 3d", "card 6", "card -1", "bid 1+1", "look 6", "ß"])
def test_what_is_no_choice_of_the_game_is_refused(text: str) -> None:
    position = begin(loch(3), PlaceAt(0, CameraNumber(0)))
    assert refused(position, 0, text) == "refusal-unknown"


@clause("N04")
def test_a_near_miss_is_told_what_might_have_been_meant() -> None:
    with pytest.raises(Refusal, match="did you mean 'spot 3a'"):
        say(begin(loch(3), PlaceAt(0, CameraNumber(0))), 0, "spott 3a")


@clause("N04")
def test_capitals_and_spaces_do_not_matter() -> None:
    position = begin(loch(3), PlaceAt(0, CameraNumber(0)))
    say(position, 0, "  Spot   3A ")
    assert position.table.cameras[0] == 6


ON_SPOTS: list[Step[Loch]] = [
    PlaceBlocker(0),
    PlaceAt(0, CameraNumber(2)),
    Pub(0),
    PlaceFive(0),
    MoveTo(0, CameraNumber(0)),
    CastleTo(0, CameraNumber(0)),
]


@clause("N04", "N06", "N11", "N22", "N27", "N29", "N39")
@pytest.mark.parametrize("step", ON_SPOTS, ids=repr)
def test_a_camera_needs_an_empty_spot(step: Step[Loch]) -> None:
    position = begin(loch(2, STORM, cameras=SHORE, actions=STANDING), step)
    assert refused(position, 0, "spot 3a") == "loch-ness-why-taken"
    assert refused(position, 0, "spot 1a") == "loch-ness-why-taken"
    assert refused(position, 0, "spot 2c") == "loch-ness-why-taken"
    assert refused(position, 0, "card 1") == "loch-ness-why-a-spot"


@clause("N04", "N29")
@pytest.mark.parametrize("step", ON_SPOTS[:-1], ids=repr)
def test_only_the_castle_opens_the_spots_behind(step: Step[Loch]) -> None:
    position = begin(loch(2, STORM, cameras=SHORE, actions=STANDING), step)
    assert refused(position, 0, "spot 5c") == "loch-ness-why-behind"


@clause("N11")
def test_placing_a_camera() -> None:
    position = begin(loch(2, cameras=SHORE, actions=STANDING), PlaceCamera(0))
    assert refused(position, 0, "camera 3") == "loch-ness-why-placed"
    assert refused(position, 0, "camera 5") == "loch-ness-why-not-to-place"
    assert refused(position, 0, "camera white") == "loch-ness-why-not-to-place"
    assert refused(position, 0, "pass") == "loch-ness-why-a-camera"
    assert refused(position, 0, "spot 9a") == "loch-ness-why-a-camera"


@clause("N22", "N23", "N29")
@pytest.mark.parametrize("step", [MoveCamera(1), MoveAgain(1), Castle(1)], ids=repr)
def test_moving_a_camera(step: Step[Loch]) -> None:
    table = loch(2, cameras={**SHORE, "1/7": "9a"}, actions=STANDING)
    position = begin(table, MoveCamera(1), step)
    say(position, 1, "camera 3", "spot 12a")
    assert refused(position, 1, "camera 3") == "loch-ness-why-moved"
    assert refused(position, 1, "camera 4") == "loch-ness-why-beside"
    assert refused(position, 1, "camera 5") == "loch-ness-why-beside"
    assert refused(position, 1, "spot 1b") == "loch-ness-why-a-camera"
    say(position, 1, "camera white")


@clause("N22", "Ruling 8")
def test_a_white_camera_that_has_moved_stays_too() -> None:
    table = loch(2, cameras=SHORE, actions=STANDING)
    position = begin(table, MoveCamera(1), MoveAgain(1))
    say(position, 1, "camera white", "spot 12a")
    assert refused(position, 1, "camera white") == "loch-ness-why-moved"


@clause("N22", "N27")
def test_the_white_camera_of_another_seat() -> None:
    position = begin(loch(2, cameras=SHORE, actions=STANDING), MoveCamera(0))
    assert refused(position, 0, "camera white") == "loch-ness-why-beside"
    assert refused(position, 0, "pass") == "loch-ness-why-must-move"


@clause("N20", "N25", "Ruling 24")
def test_choosing_an_action() -> None:
    position = begin(loch(3, actions={1: "pub"}), ChooseAction(2))
    assert refused(position, 2, "action pub") == "loch-ness-why-occupied"
    assert refused(position, 2, "action hotel") == "loch-ness-why-no-hotel"
    assert refused(position, 2, "pass") == "loch-ness-why-an-action"
    position = begin(loch(3, ROOM_SERVICE, actions={0: "hotel"}), ChooseAction(2))
    assert refused(position, 2, "action hotel") == "loch-ness-why-occupied"


@clause("N21", "N30", "N41")
def test_laying_a_card() -> None:
    table = loch(3, ROOM_SERVICE, spent=[1 << 2, 0, 0], distilled=1)
    position = begin(table, LayCards())
    assert refused(position, 0, "card 2") == "loch-ness-why-spent"
    assert refused(position, 0, "card 7") == "loch-ness-why-not-yours"
    assert refused(position, 0, "card 0") == "loch-ness-why-not-yours"
    assert refused(position, 1, "pass") == "loch-ness-why-lay"
    say(position, 1, "card 0")


@clause("N31", "Ruling 32")
def test_looking_in_church() -> None:
    position = begin(loch(4, laid={0: 1, 1: 2, 2: 3}), Church(1))
    assert refused(position, 1, "look 2") == "loch-ness-why-own-card"
    assert refused(position, 1, "look 4") == "loch-ness-why-no-card"
    assert refused(position, 1, "look third") == "loch-ness-why-no-card"
    assert refused(position, 1, "use") == "loch-ness-why-a-card"
    say(position, 1, "look 1")


@clause("N16")
def test_taking_a_photo_that_is_not_in_the_display() -> None:
    position = begin(loch(3, display=[2, 0, 1]), TakePhotos(0, 2))
    assert refused(position, 0, "photo body") == "refusal-not-offered"
    assert refused(position, 0, "pass") == "refusal-not-offered"


@clause("N38", "N41")
def test_bidding() -> None:
    position = begin(loch(3, {**STORM, **ROOM_SERVICE}, spent=[1 << 2 | 1 << 3, 0, 0]), Auction())
    assert refused(position, 0, "bid 1+3") == "loch-ness-why-bid-spent"
    assert refused(position, 0, "card 1") == "loch-ness-why-a-bid"
    assert refused(position, 0, "pass") == "loch-ness-why-a-bid"
    step = position.step()
    vocabulary = position.table.box.vocabulary
    assert step.why_not(position.table, 0, vocabulary.parse("bid 1+2+3")).values == {"cards": "2+3"}  # type: ignore[attr-defined]


@clause("N26", "N30", "N32", "N03")
@pytest.mark.parametrize("step", [Bagpipes(0), ReleaseNessie(0)], ids=repr)
def test_simple_questions_take_only_what_they_offer(step: Step[Loch]) -> None:
    position = begin(loch(2, cameras={"0/3": "2a"}, actions={0: "bagpipes"}), step)
    assert refused(position, 0, "card 1") == "refusal-not-offered"
