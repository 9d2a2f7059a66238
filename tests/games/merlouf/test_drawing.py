"""Merlouf as text: whole screens as golden files, and what every drawing must hold."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bothy.games.merlouf.deals import EndOfTalks, Negotiate, Negotiations
from bothy.games.merlouf.gnomes import NO_GNOME
from bothy.games.merlouf.night import Act, NextAction, Night
from bothy.games.merlouf.rooms import Room
from bothy.games.merlouf.scoring import Assessment
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import ENCHANTED, Kind
from bothy.games.merlouf.traps import ShareBonus
from bothy.kernel import NOTHING, SPECTATOR, Journal, Luck, Position
from bothy.locales import Speech
from bothy.terminal.screen import Screen
from games.merlouf.house import EVERYTHING, GAME, TRAPS, house
from stories import begin, clause, matches_golden, rows, say

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal", "Effie", "Fergus"]


def night() -> Position[House]:
    """The second part of a night for four; Ailsa's Gnowise has looked and is to act, beside Bruce's Gnoball."""
    table = house(
        4,
        TRAPS,
        round=3,
        part=2,
        first=3,
        turn=1,
        scores=[14, 17, 11, 9],
        places={
            "0/ball": "kitchen",
            "0/wise": "lounge",
            "1/ball": "lounge",
            "1/magik": "bathroom",
            "2/wise": "working",
            "2/magik": "prison",
            "3/ball": "entry",
        },
        hidden=["2/wise"],
        behind_bars=["1/wise", "3/magik"],
        playing={0: "wise", 1: "ball", 3: "ball"},
        carried={
            "0/ball": ["foak", "hissing-fern", "clock"],
            "1/ball": ["ruby-ladle"],
            "1/magik": ["sun-dial"],
            "2/wise": ["tide-horn", "velvet-fez"],
        },
        looked_at={"lounge/green": ("frog-jar", 0b0001), "lounge/blue": ("weeping-mirror", 0b0011)},
        goodies={0: ["pins", "corset"], 2: ["ribbon"]},
        traps={0: ["soap"], 1: ["soap"], 3: ["pepper"]},
        cards={0: 18},
        looks=0,
        truths=[[0, 2, 0, 0]] + [[0] * 4] * 3,
        lies=[[0, 1, 0, 0]] + [[0] * 4] * 3,
    )
    card = table.house_box.traps_from
    table.pacts[1] = [0, 0b0011, Room(4), card, card, NOTHING, NOTHING]
    return begin(table, Act(0), NextAction(), Night(3), Negotiations(), Assessment())


def talks() -> Position[House]:
    """Before dawn: an offer to Ailsa is open, and she is making one of her own; Bruce plans a trap."""
    table = night().table
    table.part, table.playing, table.pacts[1], table.deals = 0, [NO_GNOME] * 4, [], 2
    position = begin(table, Negotiate(0), EndOfTalks(), Assessment())
    say(position, 1, "offer 1", "give magik 1", "name sun-dial", "want green", "name foak", "propose")
    say(position, 3, "offer 2", "give trap 1", "name nothing", "want goody", "name nothing", "scrap")
    say(position, 1, "plan soap", "invite 1")
    say(position, 0, "offer 2", "give ball 2", "name foak", "give goody 1", "name nothing", "want red", "name nothing")
    return position


def screen(position: Position[House], viewer: int, lang: str) -> str:
    """All that is shown to somebody who is asked something, or only watches."""
    out = StringIO()
    names = NAMES[: position.table.box.seats]
    shown = Screen(Console(file=out, width=80), Speech(lang, [GAME], names, viewer, strict=True))
    sight = position.sight(viewer)
    shown.show_board(GAME, sight)
    if sight.prompt():
        shown.question(sight, shown.menu(sight))
    return out.getvalue()


@clause("F16", "F40")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_night(lang: str) -> None:
    matches_golden(screen(night(), 0, lang), GOLDEN / f"board-night.{lang}.txt")


@clause("F27")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_talks(lang: str) -> None:
    matches_golden(screen(talks(), 0, lang), GOLDEN / f"board-talks.{lang}.txt")


def test_the_talks_as_a_spectator_sees_them() -> None:
    matches_golden(screen(talks(), SPECTATOR, "en"), GOLDEN / "board-talks.spectator.txt")


@clause("F51")
def test_a_morning_with_bonus_objects() -> None:
    table = night().table
    table.part, table.pacts[1], table.merlin, table.safe = 0, [], Room(4), 0b0011
    table.bonus[0], table.bonus[9] = 1, 6
    position = begin(table, ShareBonus(0b0011, 9, 2), Assessment())
    matches_golden(screen(position, 0, "en"), GOLDEN / "board-morning.txt")


def test_the_beginning_and_the_end() -> None:
    board = screen(GAME.new(3), 0, "en")
    assert "The table is being set." in board
    over = begin(house(3, scores=[30, 41, 12]))
    lines = screen(over, 0, "en").splitlines()
    assert lines[1] == "The end"
    assert any("Bruce          41 points" in line for line in lines)
    assert not any("lounge" in line for line in lines)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_drawing_fits(seats: int) -> None:
    journal: Journal[House] = Journal(GAME, seats, dict(EVERYTHING))
    voices = [Speech(lang, [GAME], NAMES, viewer, True) for lang in ("en", "fr") for viewer in (SPECTATOR, 0)]
    for number, _ in enumerate(rows(journal, Luck(seats))):
        if number % 25:
            continue
        for voice in voices:
            drawing = GAME.draw(journal.position.sight(voice.viewer), voice.say)
            assert max(len(line) for line in drawing.splitlines()) <= 80, drawing


def test_a_drawing_shows_nothing_the_viewer_has_not_seen() -> None:
    """Whatever the others carry and hold, the drawing is the same."""
    position, other = talks(), talks()
    table = other.table
    ladle = table.base(1) + table.house_box.firsts[1]
    table.faces[ladle] = ENCHANTED
    table.objectives[1] = 5
    table.faces[table.base(2) + table.house_box.goodies_from] = Kind(4)
    table.drafts[3] = [1] * 11
    assert screen(position, 0, "en") == screen(other, 0, "en")
    assert screen(position, SPECTATOR, "fr") == screen(other, SPECTATOR, "fr")
    assert screen(position, 1, "en") != screen(other, 1, "en")
