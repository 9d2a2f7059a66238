"""What the log and the board are told while things happen, and how choices name themselves."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.actions import ChooseAction
from bothy.games.loch_ness.cameras import MoveAgain, MoveCamera, MoveTo, PlaceCamera
from bothy.games.loch_ness.choices import CameraNumber
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import (
    CleanUp,
    HandOutPhotos,
    LaterRound,
    PipeUp,
    ScoreSector,
    Swim,
    ToCastle,
    ToChurch,
)
from bothy.games.loch_ness.storm import Auction
from bothy.games.loch_ness.table import Loch
from bothy.kernel import Event, Luck
from bothy.kernel.step import Ask
from bothy.locales import Speech
from games.loch_ness.shore import BOTH, GAME, ROOM_SERVICE, STORM, loch
from stories import begin, bring, clause, listen, say

Told = tuple[str, dict[str, int | str], str, str, str]


def told(events: list[Event]) -> list[Told]:
    """Each event as its id, its values, and what moved from where to where."""
    return [
        (event.message.id.removeprefix("loch-ness-"), event.message.values, event.thing, event.source, event.target)
        for event in events
    ]


@clause("N02", "N03", "N05", "N06")
def test_setting_up_is_told() -> None:
    position = GAME.new(2)
    events = listen(position)
    bring(position, 1)
    say(position, 1, "space 9", "spot 4b")
    assert told(events) == [
        ("starts", {"seat": 1}, "marker", "", "seat:1"),
        ("releases", {"seat": 1, "space": 9}, "nessie", "", "space:9"),
        ("blocks", {"seat": 1, "spot": "4b"}, "blocker", "seat:1", "spot:4b"),
    ]


@clause("N11", "N22")
def test_cameras_are_told() -> None:
    position = begin(loch(2), PlaceCamera(1), MoveCamera(1))
    events = listen(position)
    say(position, 1, "camera 7", "spot 4b", "camera 7", "spot 15a")
    assert told(events) == [
        ("places", {"seat": 1, "camera": "7", "spot": "4b"}, "camera:1/7", "seat:1", "spot:4b"),
        ("moves", {"seat": 1, "camera": "7", "from": "4b", "spot": "15a"}, "camera:1/7", "spot:4b", "spot:15a"),
    ]


@clause("N12", "N14", "N15")
def test_the_swim_and_the_scoring_are_told_from_the_start_player_on() -> None:
    shore = {"0/7": "5a", "1/4": "4a", "2/3": "4b", "2/7": "4c"}
    table = loch(4, cameras=shore, laid={2: 1, 3: 3, 0: 4}, space=11, clock=30, start=2)
    position = begin(table, ChooseAction(3), Swim(), ScoreSector(), HandOutPhotos())
    events = listen(position)
    say(position, 3, "action castle")
    assert told(events) == [
        ("goes-to", {"seat": 3, "action": "castle"}, "reporter:3", "seat:3", "action:castle"),
        ("swims", {"steps": 8, "space": 4, "clock": 38}, "nessie", "space:11", "space:4"),
        ("scores", {"seat": 2, "points": 10, "sum": "3 + 7"}, "", "", "score:2"),
        ("scores", {"seat": 0, "points": 7, "sum": "7"}, "", "", "score:0"),
        ("scores", {"seat": 1, "points": 4, "sum": "4"}, "", "", "score:1"),
        ("snaps", {"seat": 2, "photos": 4}, "flash", "seat:2", "space:4"),
        ("snaps", {"seat": 1, "photos": 2}, "flash", "seat:1", "space:4"),
    ]


def sentences(table: Loch, lang: str) -> list[str]:
    """What the scoring of a sector tells a spectator."""
    events: list[Event] = []
    table.sink = events
    begin(table, ScoreSector())
    speech = Speech(lang, [GAME], ["Ailsa", "Bruce"], strict=True)
    return [speech.say(event.message) for event in events]


@clause("N14", "N25", "N28")
def test_points_are_told_camera_by_camera_with_shop_and_pub() -> None:
    shore = {"0/3": "1a", "0/4": "3b", "1/3": "2a", "1/white": "2b"}
    table = loch(2, cameras=shore, actions={0: "photo-shop", 1: "pub"}, space=1)
    assert sentences(table, "en") == [
        "Ailsa scores 13 points with the cameras in Nessie’s sector: 9 + 4.",
        "Bruce scores 8 points with the cameras in Nessie’s sector: 3 + 5.",
    ]


@clause("N14")
def test_that_nobody_scores_is_told() -> None:
    table = loch(2, cameras={"0/3": "9a"}, space=1)
    assert sentences(table, "en") == ["Nobody has a camera in Nessie’s sector: no points."]
    assert sentences(table, "fr") == ["Personne n’a d’appareil dans le secteur de Nessie\xa0: aucun point."]


@clause("N26")
def test_the_bagpipes_are_told() -> None:
    position = begin(loch(2, cameras={"1/4": "1b"}, actions={1: "bagpipes"}, space=15), PipeUp())
    events = listen(position)
    say(position, 1, "use")
    assert told(events) == [("pipes", {"seat": 1, "space": 1}, "nessie", "space:15", "space:1")]


@clause("N30", "N32")
def test_distillery_and_hotel_are_told() -> None:
    position = begin(loch(3, ROOM_SERVICE, spent=[0, 4, 0]), ChooseAction(0), ChooseAction(1))
    events = listen(position)
    say(position, 0, "action distillery")
    say(position, 1, "action hotel")
    assert [id for id, *_ in told(events)] == ["goes-to", "distils", "goes-to", "rests"]
    assert told(events)[1] == ("distils", {"seat": 0}, "white-deck", "action:distillery", "seat:0")
    assert told(events)[3] == ("rests", {"seat": 1}, "spent", "spent:1", "seat:1")


@clause("N23", "N26", "N29", "N31")
def test_a_pass_is_told_to_all() -> None:
    """Whoever was away reads that nothing was moved, looked at or played, and by whom."""
    shore = {"0/7": "2a", "0/3": "9a", "1/3": "5a"}
    table = loch(3, cameras=shore, actions={0: "castle"}, laid={0: 1, 1: 2, 2: 3})
    position = begin(table, MoveAgain(0), MoveAgain(1), ToCastle())
    events = listen(position)
    say(position, 0, "pass")
    say(position, 1, "pass")
    say(position, 0, "pass")
    position = begin(loch(3, actions={2: "church"}, laid={0: 1, 1: 2, 2: 3}), ToChurch())
    position.table.sink = events
    say(position, 2, "pass")
    position = begin(loch(3, cameras=shore, actions={0: "bagpipes"}, space=1), PipeUp())
    position.table.sink = events
    say(position, 0, "pass")
    assert [(id, values) for id, values, *_ in told(events)] == [
        ("leaves-cameras", {"seat": 0}),
        ("leaves-cameras", {"seat": 1}),
        ("leaves-castle", {"seat": 0}),
        ("looks-at-none", {"seat": 2}),
        ("keeps-quiet", {"seat": 0}),
    ]
    assert all(event.audience < 0 for event in events)
    assert Speech("en", [GAME], ["Ailsa", "Bruce"]).say(events[0].message) == (
        "Ailsa leaves the other cameras where they are."
    )


@clause("N08", "N10")
def test_the_first_card_is_told_as_drawn_and_no_bagpipes_are_announced() -> None:
    position = GAME.new(3, {"nessie-start": "random"})
    events = listen(position)
    while not position.asking():
        bring(position, position.odds()[0][0])
    drawn = [event.message for event in events if event.message.id == "loch-ness-draws-card"]
    assert [message.values["seat"] for message in drawn] == [0, 1, 2]
    assert Speech("en", [GAME], viewer=0).say(drawn[0]) == "You draw the 1 at random and lay it face down."
    assert Speech("fr", [GAME], viewer=0).say(drawn[0]) == "Vous tirez au hasard le 1 et le posez face cachée."
    assert PipeUp() not in position.agenda
    assert PipeUp() in begin(loch(3), LaterRound()).agenda


@clause("N16", "N18", "N34")
def test_photos_are_told_and_who_has_none_scores_in_silence() -> None:
    position = begin(loch(3, photos={2: [8, 8, 7]}, start=1), TakePhotos(0, 1))
    events = listen(position)
    say(position, 0, "photo body")
    bring(position, 2)
    assert told(events) == [
        ("takes", {"seat": 0, "motif": "body"}, "photo:body", "photo:body", "photos:0"),
        ("shows", {"motif": "tail"}, "photo:tail", "photo:blind", "photo:tail"),
        ("photo-points", {"seat": 2, "points": 75}, "", "", "score:2"),
        ("photo-points", {"seat": 0, "points": 1}, "", "", "score:0"),
        ("reshuffles", {}, "", "", ""),
    ]


@clause("N13", "N42")
def test_decks_that_begin_anew_are_told() -> None:
    table = loch(2, ROOM_SERVICE, laid={0: 1, 1: 3}, spent=[0b111100, 0], turned=0b1110)
    position = begin(table, ChooseAction(1), CleanUp())
    events = listen(position)
    say(position, 1, "action church")
    assert told(events)[1:] == [
        ("refreshes", {"seat": 0}, "spent", "spent:0", "seat:0"),
        ("reshuffles-third", {}, "", "", ""),
    ]


@clause("N38", "N39")
def test_an_auction_is_told() -> None:
    position = begin(loch(2, STORM), Auction())
    events = listen(position)
    say(position, 0, "bid 1+4")
    say(position, 1, "bid 2")
    assert told(events) == [
        ("bids", {"seat": 0, "points": 5}, "bid", "seat:0", "auction"),
        ("bids", {"seat": 1, "points": 2}, "bid", "seat:1", "auction"),
        ("wins-auction", {"seat": 0, "points": 5}, "", "", "score:0"),
    ]


@clause("N39")
def test_an_auction_without_a_winner_is_told() -> None:
    position = begin(loch(2, STORM), Auction())
    events = listen(position)
    say(position, 0, "bid 5")
    say(position, 1, "bid 2+3")
    assert told(events)[-1] == ("no-winner", {}, "", "", "")


@clause("N33")
def test_the_end_is_told() -> None:
    position = begin(loch(2, clock=65, round=9), ChooseAction(0), CleanUp())
    events = listen(position)
    say(position, 0, "action church")
    assert told(events)[-1] == ("ends", {"rounds": 9}, "", "", "")


@clause("N01")
def test_whoever_listens_changes_nothing() -> None:
    """A game that is listened to comes out as one that is not."""
    for seats in (2, 5):
        loud, quiet = GAME.new(seats, BOTH), GAME.new(seats, BOTH)
        listen(loud)
        loud.playout(Luck(3))
        quiet.playout(Luck(3))
        assert loud.dump() == quiet.dump()


# Choices


@clause("N03", "N04", "N21", "N25", "N38")
def test_the_whole_vocabulary() -> None:
    words = [str(choice) for choice in GAME.new(2).table.box.vocabulary.choices]
    assert words[:2] == ["pass", "use"]
    assert words[2:17] == [f"space {number}" for number in range(1, 16)]
    assert words[17:62] == [f"spot {group}{side}" for group in range(1, 16) for side in "abc"]
    assert words[62:67] == [f"camera {name}" for name in ("3", "4", "7", "5", "white")]
    assert words[67:74] == [f"card {card}" for card in (0, 1, 2, 3, 4, 5, 7)]
    assert len(words[74:81]) == 7
    assert words[81:87] == [*[f"look {seat}" for seat in range(1, 6)], "look third"]
    assert words[87:91] == ["photo head", "photo body", "photo tail", "photo blind"]
    assert len(words[91:]) == 32


@clause("N03", "N04", "N21", "N31", "N38")
@pytest.mark.parametrize(
    ("text", "values", "target"),
    [
        ("space 15", {"space": 15}, "space:15"),
        ("spot 3b", {"spot": "3b"}, "spot:3b"),
        ("camera white", {"camera": "white"}, "camera:white"),
        ("card 7", {"card": 7}, "card:7"),
        ("action photo-shop", {}, "action:photo-shop"),
        ("look 2", {"seat": 1}, "laid:1"),
        ("look third", {}, "third"),
        ("photo tail", {"motif": "tail"}, "photo:tail"),
        ("photo blind", {}, "photo:blind"),
        ("bid 2+4", {"cards": "2+4", "points": 6}, ""),
        ("bid nothing", {"cards": "nothing", "points": 0}, ""),
    ],
)
def test_a_choice_knows_its_label_and_its_place(text: str, values: dict[str, int | str], target: str) -> None:
    choice = GAME.new(2).table.box.vocabulary.parse(text)
    assert choice.label.values == values
    assert choice.target == target


@clause("N11", "N22")
def test_the_question_for_a_spot_names_the_camera() -> None:
    position = begin(loch(2, cameras={"0/7": "1a"}), MoveCamera(0))
    say(position, 0, "camera 7")
    step = position.step()
    assert isinstance(step, Ask)
    prompt = step.prompt(position.table, 0)
    assert prompt.id == "loch-ness-move-to.ask"
    assert (prompt.values["seat"], prompt.values["camera"]) == (0, "7")


def asked_where(table: Loch, seat: int) -> str:
    """The question for the spot of the 7, without its first sentence."""
    prompt = MoveTo(seat, CameraNumber(2)).prompt(table, seat)
    return Speech("en", [GAME], viewer=seat).say(prompt).partition("? ")[2]


@clause("N12", "N22")
def test_the_question_for_a_spot_says_how_far_nessie_swims_as_far_as_one_knows() -> None:
    shore = {f"{seat}/7": f"{seat + 1}a" for seat in range(4)}
    table = loch(4, cameras=shore, laid={0: 5, 1: 1, 2: 2})
    assert asked_where(table, 0) == "Your card is the 5: Nessie will swim 7 to 15 spaces, most likely 11."
    assert asked_where(table, 1) == "Your card is the 1: Nessie will swim 3 to 11 spaces, most likely 7."
    assert asked_where(table, 3) == "Nessie will swim 3 to 15 spaces, most likely 9."
    table.laid_knows[1] |= 1
    assert asked_where(table, 0) == "Your card is the 5: Nessie will swim 7 to 11 spaces."
    table.laid_knows[2] |= 1
    assert asked_where(table, 0) == "Your card is the 5: Nessie will swim 8 spaces."


@clause("N30", "N13", "N31")
def test_white_cards_and_a_third_card_that_was_seen_are_reckoned_with() -> None:
    table = loch(2, cameras={"0/7": "1a"}, laid={0: 1, 1: 0}, distilled=1, third=3, third_knows=2, turned=1 << 5)
    assert asked_where(table, 0) == "Your card is the 1: Nessie will swim 2 to 12 spaces."
    assert asked_where(table, 1) == "Your card is the 0: Nessie will swim 4 to 8 spaces."
