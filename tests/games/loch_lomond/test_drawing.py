"""The table as text: whole screens as golden files, and what every drawing must hold."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bothy.games.loch_lomond.choices import Slot
from bothy.games.loch_lomond.powers import RememberTop
from bothy.games.loch_lomond.rounds import AdmireClans, CountClans, DealTokens, Round
from bothy.games.loch_lomond.table import NO_CARD, Loch
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, Turn
from bothy.kernel import NOTHING, SPECTATOR, Journal, Luck, Position
from bothy.locales import Speech
from bothy.terminal.screen import Screen
from games.loch_lomond.highlands import GAME, loch, quiet
from stories import begin, clause, matches_golden, rows, say

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal", "Effie", "Fergus"]
AFTER = (CountClans(), DealTokens(), AdmireClans(), Round(4))


AID = {"memory": "aid"}


def four_seats(options: dict[str, str] | None = None) -> Position[Loch]:
    """Round 3: Ailsa has drawn a Kelpie; Dougal's clan holds a Red Cap, and Bruce's Witch has been busy."""
    table = loch(
        ["egg seer mercenary priest", "missionary witch^ - kelpie", "baby broonie", "sith sith egg piper red-cap^"],
        options,
        open="seer monster egg",
        held="kelpie",
        top="selkie",
        top_knows=0b0010,
        seen={
            "1/3": [0],
            "1/4": [0, 1],
            "2/1": [1],
            "2/4": [0, 1, 2, 3],
            "3/1": [0],
            "4/3": [3],
            "4/4": [1, 3],
        },
        round=3,
        turn=9,
        book=[4, 11, -2, 7, 9, 0, 15, 6],
        victories=[0, 1, 1, 0],
        stones=[1, 0, 0, 2],
        babies=[0, 0, 1, 0],
    )
    return begin(table, SwapOrPlay(0), EndTurn(0), *AFTER)


def screen(position: Position[Loch], viewer: int, lang: str, shown: bool = True) -> str:
    """All that is shown to somebody who is asked something, or only watches."""
    out = StringIO()
    names = NAMES[: position.table.box.seats]
    drawn = Screen(Console(file=out, width=80), Speech(lang, [GAME], names, viewer, strict=True))
    sight = position.sight(viewer, shown)
    drawn.show_board(GAME, sight)
    if sight.prompt():
        drawn.question(sight, drawn.menu(sight))
    return out.getvalue()


@clause("L11", "L54")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_turn_under_trust(lang: str) -> None:
    matches_golden(screen(four_seats(), 0, lang), GOLDEN / f"turn.trust.{lang}.txt")


@clause("L54")
def test_a_turn_with_memory_as_an_aid() -> None:
    matches_golden(screen(four_seats(AID), 0, "en", shown=False), GOLDEN / "turn.aid.txt")


@clause("L53")
def test_a_turn_as_a_spectator_sees_it() -> None:
    matches_golden(screen(four_seats(), SPECTATOR, "en"), GOLDEN / "turn.spectator.txt")


@clause("L16")
def test_a_window() -> None:
    position = four_seats()
    say(position, 0, "swap 4")
    matches_golden(screen(position, 2, "en"), GOLDEN / "window.txt")


@clause("L31")
def test_a_look() -> None:
    table = loch(["witch egg", "seer"], held="broonie")
    position = begin(table, SwapOrPlay(0), EndTurn(0), *AFTER)
    say(position, 0, "play")
    quiet(position)
    say(position, 0, "at 1/1")
    matches_golden(screen(position, 0, "en"), GOLDEN / "look.txt")


@clause("L27", "L26")
def test_the_last_turns() -> None:
    table = four_seats().table
    table.caller, table.held, table.held_knows = 2, NO_CARD, 0
    position = begin(table, Turn(3), EndTurn(3), *AFTER)
    matches_golden(screen(position, 3, "fr"), GOLDEN / "last-turns.fr.txt")


@clause("L47")
def test_the_clans_are_counted() -> None:
    table = four_seats().table
    table.caller, table.held, table.held_knows = 2, NO_CARD, 0
    position = begin(table, *AFTER)
    matches_golden(screen(position, 0, "en"), GOLDEN / "counted.txt")


@clause("L39", "L54")
def test_the_top_of_the_closed_pile_is_drawn_as_far_as_it_is_known() -> None:
    for options, mark in ((AID, " ●"), ({}, "")):
        table = loch(["egg witch^", "seer"], options, top="selkie", top_knows=0b01, top_shows=0b01)
        table.show_piles(0)
        position = begin(table, RememberTop(0), Turn(0), EndTurn(0))
        assert f"on top [Selkie 7{mark}]" in screen(position, 0, "en")
        assert f"on top [?{mark}]" in screen(position, 1, "en")
        say(position, 0, "done")
        assert f"on top [?{mark}]" in screen(position, 0, "en"), "who has seen it is marked only as an aid"


@clause("L03")
def test_one_point_is_one_point() -> None:
    position = begin(loch(["egg", "seer", "seer"], book=[1, -1, 0]), Turn(0), EndTurn(0))
    english, french = screen(position, 2, "en"), screen(position, 2, "fr")
    assert "Ailsa  1 point (1)" in english
    assert "Bruce  −1 point (−1)" in english
    assert "0 point (0)" in french


@clause("L09", "L27")
def test_the_agenda_names_the_next_seat() -> None:
    """And says when the clans are counted: a turn or two from now only once somebody has called."""
    for caller, following in (
        (NOTHING, "Then: The turn of Bruce › After SAORSA!! the clans are counted"),
        (1, "Then: The last turns are over › The clans are counted"),
    ):
        table = loch(["egg", "seer", "egg"], caller=caller)
        assert following in screen(begin(table, Turn(0), EndTurn(0), *AFTER), 0, "en")


@clause("L08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_drawing_fits_and_holds_every_card(seats: int) -> None:
    journal: Journal[Loch] = Journal(GAME, seats)
    voices = [Speech(lang, [GAME], NAMES, viewer, True) for lang in ("en", "fr") for viewer in (SPECTATOR, 0)]
    for number, _ in enumerate(rows(journal, Luck(seats))):
        if number % 10:
            continue
        table = journal.position.table
        for voice in voices:
            for shown in (False, True):
                drawing = GAME.draw(journal.position.sight(voice.viewer, shown), voice.say)
                assert max(len(line) for line in drawing.splitlines()) <= 80
                clans = drawing[: drawing.rindex("\n\n")]
                hidden = sum(len(table.face_down(seat)) for seat in range(seats)) + (table.top != NOTHING)
                assert clans.count("[") == hidden
                assert clans.count(" –") == sum(clan.count(NO_CARD) for clan in table.clans)


@clause("L53")
def test_a_drawing_shows_nothing_the_viewer_has_not_seen() -> None:
    position = four_seats()
    other = four_seats()
    other.table.clans[0][0], other.table.clans[2][1] = other.table.clans[2][1], other.table.clans[0][0]
    for shown in (False, True):
        assert screen(position, 0, "en", shown) == screen(other, 0, "en", shown)
    position.table.see(1, 2, Slot(1))
    other.table.see(1, 2, Slot(1))
    assert screen(position, 1, "en") != screen(other, 1, "en")
