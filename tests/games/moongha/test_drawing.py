"""The Earth as text: whole screens as golden files, and what every drawing must hold."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.cities import EATEN
from bothy.games.moongha.table import Earth
from bothy.games.moongha.turns import EndOfTurn, FinalScoring
from bothy.kernel import SPECTATOR, Journal, Luck, Position
from bothy.locales import Speech
from bothy.terminal.screen import Screen
from games.moongha.world import GAME, earth, monster
from stories import begin, clause, matches_golden, rows

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal"]


def turn_five() -> Position[Earth]:
    """The fifth turn of a game for four, in the middle of phase two: Ailsa is asked."""
    table = earth(
        4,
        turn=5,
        first=3,
        passes=1,
        tokens=[7, 4, 0],
        monsters={
            "0/mechoor": "tokyo",
            "0/drakoor-1": "(sydney)",
            "0/bloob-1": "(rome)",
            "0/bloob-2": "(cairo)",
            "1/mechoor": "tokyo",
            "1/drakoor-1": "(new-york)",
            "1/drakoor-2": "(london)",
            "2/moogre": "tokyo",
            "2/kiddoo": "(tokyo)",
            "2/drakoor-4": "tokyo",
            "3/bloob-3": "paris",
            "3/spectoor": "(beijing)",
        },
        wounds={"0/mechoor": 2, "0/bloob-1": 1, "2/moogre": 3},
        humans={"tokyo": "1H 2I 1A", "paris": "1A", "moscow": "2H"},
        cubes={"tokyo": {0: 3, 1: 1, 4: 4}, "paris": {3: 2}, "rome": {0: 1, 3: 1, 4: 1}, "cairo": {2: 7}},
        orange={"0/moogre": 2, "1/bloob": 1, "2/drakoor": 1},
        white={"0/mechoor": 3, "0/bloob": 1, "2/moogre": 12},
        waiting={"hero": "hero", "military-1": "infantry infantry armour", "military-2": "air-force"},
        secrets={0: ["paris", "sydney"], 1: ["tokyo", "rome"], 2: ["moscow", "cairo"], 3: ["london", "mumbai"]},
        pass_tokens=[-2, 1, -2, 4],
    )
    table.trophies[2 * 7 + 4] = 1
    table.places[monster("1/bloob-1")] = EATEN
    return begin(table, TakeAction(0), EndOfTurn())


def screen(position: Position[Earth], viewer: int, lang: str) -> str:
    """All that is shown to somebody who is asked something, or only watches."""
    out = StringIO()
    names = NAMES[: position.table.box.seats]
    shown = Screen(Console(file=out, width=80), Speech(lang, [GAME], names, viewer, strict=True))
    sight = position.sight(viewer)
    shown.show_board(GAME, sight)
    if sight.prompt():
        shown.question(sight, shown.menu(sight))
    return out.getvalue()


@clause("M05", "M08", "M15")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_fifth_turn_of_a_game_for_four(lang: str) -> None:
    matches_golden(screen(turn_five(), 0, lang), GOLDEN / f"turn-five.{lang}.txt")


@clause("M02")
def test_a_spectator_sees_no_city_counters() -> None:
    text = screen(turn_five(), SPECTATOR, "en")
    matches_golden(text, GOLDEN / "turn-five.spectator.txt")
    assert text.count("? ?") == 4
    assert " *" not in text.partition("Action boxes")[0].replace("; * your", "")


@clause("M47")
def test_the_end() -> None:
    table = turn_five().table
    matches_golden(screen(begin(table, FinalScoring()), 1, "en"), GOLDEN / "the-end.txt")


@clause("M43")
def test_boxes_that_are_too_full_for_two_columns_stand_in_one() -> None:
    table = earth(
        4,
        waiting={"hero": "hero hero", "military-1": "infantry infantry armour armour air-force a-bomb"},
        pass_tokens=[4, 4, 4, 1],
    )
    text = screen(begin(table, TakeAction(3)), 3, "en")
    assert "  2 attack: 5 white  Pass token ◆\n  3 move: 5 purple\n" in text
    assert "5 military 1: 2 infantry, 2 armour, 1 air force, 1 A bomb  Pass token ● ■ ▲\n" in text


@clause("M05")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_board_of_a_game_is_within_eighty_columns_and_names_every_city(seats: int, lang: str) -> None:
    journal = Journal(GAME, seats)
    for number, _ in enumerate(rows(journal, Luck(seats))):
        if number % 25 == 0 or journal.position.over():
            for viewer in (SPECTATOR, 0, seats - 1):
                say = Speech(lang, [GAME], NAMES[:seats], viewer, strict=True).say
                lines = GAME.draw(journal.position.sight(viewer), say).splitlines()
                assert max(len(line) for line in lines) <= 80
                for name in ("Los Angeles", "New York", "Rio de Janeiro", "Paris", "Rome", "Tokyo", "Sydney"):
                    assert sum(name in line for line in lines) >= 2
