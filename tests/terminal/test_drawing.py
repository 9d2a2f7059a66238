"""Loch Ness as text: whole screens as golden files, and what every drawing must hold."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bothy.games import find
from bothy.games.loch_ness.cameras import MoveAgain, MoveCamera
from bothy.games.loch_ness.choices import EVERY_SPOT, SPOT, spot_name
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import CleanUp, FinalScoring, PipeUp, ScoreSector, Swim, TurnCards, TurnThird
from bothy.games.loch_ness.storm import SealedBids
from bothy.games.loch_ness.table import Loch
from bothy.kernel import NOTHING, SPECTATOR, Journal, Luck, Position
from bothy.locales import Speech
from bothy.terminal.screen import Screen
from stories import begin, lay_table, matches_golden, rows, say

LOCH_NESS = find("loch-ness")
GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal", "Effie"]
BAGPIPES, PUB, PHOTO_SHOP, CASTLE, DISTILLERY, CHURCH, HOTEL = range(7)


def spots(*names: str) -> list[int]:
    """Cameras 3, 4, 7 and 5 of each seat, by the names of their spots; `-` for one beside the board."""
    where = {choice.target.removeprefix("spot:"): choice.spot for choice in SPOT}
    return [where.get(name, NOTHING) for name in names]


def set_spots(loch: Loch) -> None:
    """Mark the spots where something stands as taken."""
    loch.taken = loch.blockers
    for spot in [*loch.cameras, loch.white]:
        if spot >= 0:
            loch.taken |= 1 << spot


def four_seats() -> Position[Loch]:
    """Round 5 with Storm! and Room service?: Dougal, who started, has moved; now Ailsa moves."""
    loch = lay_table(
        LOCH_NESS,
        4,
        {"storm": "on", "room-service": "on"},
        start=3,
        round=5,
        nessie=10,
        clock=34,
        storms=2,
        scores=[27, 19, -3, 31],
        cameras=spots("2a", "5b", "4a", "-", "4b", "11b", "6a", "13b", "1a", "8b", "15a", "-", "5a", "9c", "6b", "-"),
        white=spots("7a")[0],
        moved=1 << 14,
        reporters=[CHURCH, PUB, CASTLE, HOTEL],
        laid=[4, 2, NOTHING, 5],
        laid_knows=[0b0001, 0b0010, 0, 0b1001],
        spent=[0b001010, 0b000000, 0b101110, 0b000000],
        display=[2, 0, 1],
        deck=[4, 5, 6],
        photos=[1, 0, 1, 0, 0, 0, 0, 2, 0, 1, 1, 0],
        blind=[0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0],
        rolls=[1, 1, 0, 1],
    )
    set_spots(loch)
    steps = [MoveAgain(seat) for seat in (3, 0, 1, 2)]
    return begin(loch, MoveCamera(0), MoveCamera(1), MoveCamera(2), *steps, TurnCards(), Swim(), ScoreSector())


def two_seats() -> Position[Loch]:
    """Round 3 of a game for two, without variants: cards are turned, Ailsa takes photos."""
    loch = lay_table(
        LOCH_NESS,
        2,
        start=1,
        round=3,
        nessie=8,
        clock=21,
        scores=[13, 8],
        cameras=spots("9a", "2b", "9b", "-", "10a", "11a", "12b", "-"),
        blockers=sum(1 << spot for spot in spots("1a", "3b", "4a", "6b", "10b", "14a")),
        reporters=[DISTILLERY, PHOTO_SHOP],
        distilled=0,
        laid=[7, 2],
        laid_knows=[-1, -1],
        third=3,
        third_knows=-1,
        turned=0b001010,
        display=[1, 1, 1],
        deck=[7, 8, 7],
        photos=[0, 0, 1, 0, 0, 0],
        blind=[0, 0, 0, 1, 0, 0],
        rolls=[0, 1],
    )
    set_spots(loch)
    return begin(loch, TakePhotos(0, 4), CleanUp())


def screen(position: Position[Loch], viewer: int, lang: str) -> str:
    """All that is shown to somebody who is asked something, or only watches."""
    out = StringIO()
    names = NAMES[: position.table.box.seats]
    shown = Screen(Console(file=out, width=80), Speech(lang, [LOCH_NESS], names, viewer, strict=True))
    sight = position.sight(viewer)
    shown.show_board(LOCH_NESS, sight)
    if sight.prompt():
        shown.question(sight, shown.menu(sight))
    return out.getvalue()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_four_seats_with_both_variants(lang: str) -> None:
    matches_golden(screen(four_seats(), 0, lang), GOLDEN / f"four-seats.{lang}.txt")


def test_four_seats_as_a_spectator_sees_them() -> None:
    matches_golden(screen(four_seats(), SPECTATOR, "en"), GOLDEN / "four-seats.spectator.txt")


def test_a_long_list_of_spots() -> None:
    position = four_seats()
    say(position, 0, "camera 7")
    matches_golden(screen(position, 0, "en"), GOLDEN / "four-seats.spots.txt")


def test_a_long_list_of_bids() -> None:
    position = begin(four_seats().table, SealedBids())
    matches_golden(screen(position, 0, "fr"), GOLDEN / "four-seats.bids.txt")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_seats(lang: str) -> None:
    matches_golden(screen(two_seats(), 0, lang), GOLDEN / f"two-seats.{lang}.txt")


def test_the_end() -> None:
    position = begin(two_seats().table, FinalScoring())
    assert position.over()
    matches_golden(screen(position, 0, "en"), GOLDEN / "the-end.txt")


def test_the_third_card_is_drawn_as_far_as_it_is_known() -> None:
    loch = lay_table(LOCH_NESS, 2, round=2, nessie=0, turned=0b10, third=4, third_knows=0b01)
    position = begin(loch, TurnThird(), PipeUp())
    assert "Third card: 4" in screen(position, 0, "en")
    assert "Third card: face down, one of 2 3 4 5; somebody has looked at it" in screen(position, 1, "en")
    loch.third, loch.third_knows = NOTHING, 0
    assert "Third card: face down, one of 2 3 4 5\n" in screen(position, 1, "en")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_drawing_fits_and_holds_every_spot(seats: int) -> None:
    options = {"storm": "on", "room-service": "on"}
    journal: Journal[Loch] = Journal(LOCH_NESS, seats, options)
    voices = [Speech(lang, [LOCH_NESS], NAMES, viewer, True) for lang in ("en", "fr") for viewer in (SPECTATOR, 0)]
    for number, _ in enumerate(rows(journal, Luck(seats))):
        if number % 10:
            continue
        loch = journal.position.table
        for voice in voices:
            drawing = LOCH_NESS.draw(journal.position.sight(voice.viewer), voice.say)
            assert max(len(line) for line in drawing.splitlines()) <= 80
            words = shore(drawing)
            for spot in EVERY_SPOT:
                assert (spot_name(spot) in words) == (not loch.taken >> spot & 1)
            marked = [word for word in words if word.strip("[]")[0] in "●■▲◆★"]
            assert len(marked) == sum(spot >= 0 for spot in [*loch.cameras, loch.white])
            assert len([word for word in marked if word[0] == "["]) == loch.moved.bit_count()
            assert words.count("▒▒") == loch.blockers.bit_count()
            assert words.count("NESSIE") == (loch.nessie >= 0)


def shore(drawing: str) -> list[str]:
    """The words of the ring, without the legend in its middle."""
    ring = drawing.splitlines()[2:18]
    for row in range(4, 12):
        ring[row] = ring[row][:26] + " " * 30 + ring[row][56:]
    return " ".join(ring).split()


def test_a_pack_moves_the_rivers_and_the_end() -> None:
    pack = """
        [[sector]]
        name = "A"
        groups = 2
        photos = 4
        [[sector]]
        name = "B"
        groups = 3
        photos = 1
        [[mark]]
        name = "end"
        space = 130
    """
    position = LOCH_NESS.new(3, {}, pack)
    lines = LOCH_NESS.draw(position.sight(0), Speech("en", [LOCH_NESS], NAMES).say).splitlines()
    assert [column for column, letter in enumerate(lines[3]) if letter == "≈"] == [32]
    assert "1 4▣" in lines[4]
    assert lines[19].startswith("0 ─")
    assert lines[19].endswith(" 130")
    assert len(lines[19]) <= 80


def test_a_drawing_shows_nothing_the_viewer_has_not_seen() -> None:
    """Whatever the others have laid and drawn, the drawing is the same."""
    position = four_seats()
    other = four_seats()
    other.table.laid[1] = 5
    other.table.blind = [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]
    other.table.deck = [4, 4, 7]
    assert screen(position, 0, "en") == screen(other, 0, "en")
    assert screen(position, 1, "en") != screen(other, 1, "en")
