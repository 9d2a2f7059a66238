"""The bench: a game's content in cells, what somebody types there, and what comes of it before and after."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bothy.bots.usual import offered
from bothy.games import find, games
from bothy.kernel import Game, Message
from bothy.locales import languages
from bothy.study.compare.judging import evenly, judged
from bothy.study.workshop.api import TrialTold
from bothy.study.workshop.drafts import Changes, checked, opened
from bothy.study.workshop.meeting import Meeting
from bothy.study.workshop.sheets import sheets_of
from bothy.study.workshop.telling import Telling, bench_bots
from bothy.study.workshop.trial import FEW, FEWEST, LOOKS, MANY, Trying, marks_for
from bothy.study.workshop.trial_process import SLICE, TrialQuestion, TrialSide, comparison_of, played
from study.coins import on_the_shelf, template

GAMES = list(games())
TEMPLATE = "hill-fort"
OF_STORIES = {"a row of a pack brings its own words", "a story needs cards"}
"""What packs with cards of a story are told that have not all of one."""
every_game = pytest.mark.parametrize("key", [*GAMES, TEMPLATE])


def flaws(key: str, changes: Changes) -> list[tuple[str, str, str, str]]:
    draft = checked(key, changes, find(key).usual_seats(), find(key).settle({}))
    return [(flaw.kind, flaw.table, flaw.key, flaw.cell) for flaw in draft.flaws]


@every_game
def test_every_row_of_every_game_is_in_cells_and_comes_back_from_them(key: str) -> None:
    """The template too: nothing names a game."""
    with on_the_shelf(template()):
        sheets = sheets_of(key)
        assert sheets
        for sheet in sheets.values():
            assert sheet.rows
            assert len({column.name for column in sheet.columns}) == len(sheet.columns)
            for row in sheet.rows.values():
                assert row.cells[sheet.key.name] == row.key
                assert row.basis in ("printed", "inferred", "reconstructed")
                for column in sheet.columns:
                    column.read(row.cells[column.name])  # what the box says fits
        everything = {table: {row: dict(it.cells) for row, it in sheet.rows.items()} for table, sheet in sheets.items()}
        draft = checked(key, everything, 0, {})
        assert (draft.flaws, draft.pack) == ([], ""), "what is as in the box is no change"


@every_game
def test_a_file_of_all_rows_reads_as_the_box(key: str) -> None:
    """Each row once touched and set back by hand is, in a file, the row of the box."""
    with on_the_shelf(template()):
        game = find(key)
        for table, sheet in sheets_of(key).items():
            touched = next((column.name for column in sheet.columns[1:]), "")
            rows = {row: {touched: f" {it.cells[touched]} "} for row, it in sheet.rows.items() if touched}
            draft = checked(key, {table: rows}, game.usual_seats(), game.settle({}))
            assert {flaw.reason for flaw in draft.flaws} <= OF_STORIES
            changes, lost = opened(key, draft.file(), "all.toml")
            assert (changes, lost) == ({}, [])


@every_game
@pytest.mark.parametrize("lang", languages())
def test_every_table_and_column_has_a_name(key: str, lang: str) -> None:
    with on_the_shelf(template()):
        game = find(key)
        told = Telling(game, lang).workshop(bench_bots(game, offered(game)), 75)
    assert [table.name for table in told.tables] == list(sheets_of(key))
    for table in told.tables:
        assert table.label
        assert all(column.label for column in table.columns)
        assert all(len(row.cells) == len(table.columns) for row in table.rows)
    assert told.bots[-1] == "random"
    assert not any(name.startswith("search") for name in told.bots)


def test_a_game_without_content_has_options_and_bots_all_the_same() -> None:
    kind: Any = type(template())
    bare: Game[Any] = type("Bare", (kind,), {"__module__": "bothy.games.loch_ness.board"})()
    bare.key = "bare"
    with on_the_shelf(bare) as game:
        told = Telling(game, "en").workshop(bench_bots(game, offered(game)), 75)
        assert checked("bare", {"stone": {"1": {"copies": "9"}}}, 2, {}).pack == ""
    assert told.tables == []
    assert told.bots


def test_nested_lists_are_columns_and_values_tell_how_we_know_them() -> None:
    tasks = sheets_of("merlouf")["objective"]
    assert [column.name for column in tasks.columns][:4] == ["card", "tasks.0.of", "tasks.0.count", "tasks.0.points"]
    monster = sheets_of("moongha")["monster"]
    assert "inferred" not in [column.name for column in monster.columns]
    assert monster.rows["kiddoo"].bases["cost"] == "reconstructed"


def test_every_mistake_is_at_its_cell_and_the_rest_is_tried() -> None:
    changes = {
        "objective": {
            "01": {"tasks.0.points": "8"},
            "02": {"tasks.0.points": "3½", "tasks.1.count": "70"},
            "03": {"tasks.3.of": "red", "tasks.3.count": "1"},
            "04": {"tasks.2.count": "2"},
        },
        "object": {"foak": {"enchanted": "maybe", "name": ""}},
        "room": {"lounge": {"circles": "green, rd"}},
    }
    assert set(flaws("merlouf", changes)) == {
        ("number", "objective", "02", "tasks.0.points"),
        ("number", "objective", "02", "tasks.1.count"),
        ("needed", "objective", "03", "tasks.3.points"),
        ("rule", "objective", "04", "tasks.2.count"),
        ("yes", "object", "foak", "enchanted"),
        ("needed", "object", "foak", "name"),
        ("words", "room", "lounge", "circles"),
    }
    draft = checked("merlouf", changes, 4, find("merlouf").settle({}))
    assert [row["card"] for row in tomllib.loads(draft.pack)["objective"]] == ["01"]
    assert "3½" in draft.file()
    again, lost = opened("merlouf", draft.file(), "mine.toml")
    assert (again, lost) == (changes, [])


def test_rows_that_do_not_fit_together_are_left_as_they_are() -> None:
    changes = {"sector": {"A": {"groups": "4"}}, "camera": {"3": {"points": "5"}}}
    assert flaws("loch-ness", changes) == [("rule", "sector", "", "")]
    draft = checked("loch-ness", changes, 3, find("loch-ness").settle({}))
    assert set(tomllib.loads(draft.pack)) == {"camera"}
    even = {"sector": {"A": {"groups": "4"}, "B": {"groups": "1"}}}
    assert int(sheets_of("loch-ness")["sector"].rows["B"].cells["groups"]) == 2
    assert flaws("loch-ness", even) == []


@pytest.mark.parametrize("lang", languages())
def test_a_mistake_says_what_would_be_right(lang: str) -> None:
    telling = Telling(find("merlouf"), lang)
    draft = checked("merlouf", {"objective": {"02": {"tasks.0.points": "3½"}}}, 4, find("merlouf").settle({}))
    (mistake,) = telling.checked(draft).mistakes
    assert "1" in mistake.text
    assert "99" in mistake.text
    assert telling.checked(draft).left == [("objective", "02")]


def test_what_of_a_file_has_no_cell_is_told() -> None:
    text = '[[dragon]]\nname = "x"\n[[room]]\nname = "y"\n[[trap]]\nkey = "soap"\nname = "Soap"\nheight = 3\n'
    changes, lost = opened("merlouf", text, "odd.toml")
    assert [flaw.kind for flaw in lost] == ["no-table", "no-key", "no-field"]
    assert changes["trap"]["soap"]["name"] == "Soap"
    for lang in languages():
        told = Telling(find("merlouf"), lang).opened(changes, lost)
        assert all(sentence and not sentence.startswith("workshop-") for sentence in told.lost)
    assert [flaw.kind for flaw in opened("merlouf", "not TOML at all", "bad.toml")[1]] == ["file"]
    assert [flaw.kind for flaw in opened("merlouf", "a" * 300_000, "big.toml")[1]] == ["file"]
    assert [flaw.kind for flaw in opened("merlouf", "# nothing\n", "empty.toml")[1]] == ["empty"]
    for lang in languages():
        (sentence,) = Telling(find("merlouf"), lang).opened(*opened("merlouf", "", "empty.toml")).lost
        assert "empty.toml" in sentence


def test_french_is_set_as_printers_do() -> None:
    lines = (Path(str(resources.files("bothy.study"))) / "locales" / "workshop.fr.ftl").read_text("utf-8").splitlines()
    assert [line for line in lines if line[:1] != "#" and re.search(r"\S [:;?!»]|« |'", line)] == []


def test_marks_are_those_that_can_be_reached() -> None:
    assert marks_for(100_000) == MANY
    assert marks_for(2_500) == (200, 1_000, 2_000)
    assert marks_for(300) == (25, 50, 100, 200)
    assert marks_for(7) == (7,)
    assert marks_for(45, 30) == (45,)
    assert marks_for(20, 30) == (31,), "a mark lies ahead"
    assert len(MANY) == len(FEW) == LOOKS


def test_rows_are_met_by_what_messages_call_them() -> None:
    meeting = Meeting(sheets_of("merlouf").values(), [])
    assert meeting.rows(Message("x", {"seat": 1, "card": 4})) == [("objective", "04")]
    assert meeting.rows(Message("x", {"room": "lounge", "name": "foak"})) == [("room", "lounge")]
    assert meeting.rows(Message("x", {"points": 4})) == []


def trial(key: str, changes: Changes, seats: int, pairs: int) -> Trying:
    pack = checked(key, changes, seats, find(key).settle({})).pack
    question = TrialQuestion(key, seats, ["random"], TrialSide({}, ""), TrialSide({}, pack), 1, 75)
    trying = Trying(comparison_of(question))
    trying.marks = (pairs // 2, pairs)
    for _ in trying.pace():
        pass
    return trying


def test_a_trial_of_the_template_says_in_both_languages_what_differs() -> None:
    with on_the_shelf(template()):
        trying = trial(TEMPLATE, {"stone": {"1": {"copies": "90"}}}, 3, 300)
        told = trying.told()
        assert set(told) == set(languages())
        for lang in languages():
            assert "hill-fort-" not in msgspec.json.encode(told[lang]).decode()
            figures = {figure.key: figure for figure in told[lang].figures}
            assert figures["score"].verdict == "difference"
            assert figures["score"].words
            assert len(figures["score"].trail) == 2
            assert told[lang].figures[0].verdict == "difference", "what differs stands first"
        won = {row.row: row for row in trying.rows()["stone"]}
        assert set(won) == {"1", "2", "3"}
        assert won["1"].before is not None
    early, late = ([high - low for low, high in figure.trail] for figure in told["en"].figures[:2])
    assert early[1] < early[0]
    assert late[1] < late[0]


def test_looking_often_makes_nobody_wrong_more_often() -> None:
    """The interval that is shown is the wider, the more often somebody may look."""
    with on_the_shelf(template()):
        trying = trial(TEMPLATE, {"stone": {"1": {"copies": "9"}}}, 2, 40)
    once, often = (judged(trying.pairs, trying.headlines, 0.1, evenly(looks)) for looks in (1, LOOKS))
    for one, other in zip(once, often, strict=True):
        assert other.corrected == pytest.approx(min(1.0, one.corrected * LOOKS))
        assert other.held.half >= one.held.half


def test_first_figures_come_with_the_first_slice_in_which_there_are_any() -> None:
    sides = TrialSide(find("loch-ness").settle({}), ""), TrialSide(find("loch-ness").settle({"storm": "on"}), "")
    question = TrialQuestion("loch-ness", 3, ["random"], *sides, 0, 60.0)
    for stretch in (0.0, SLICE):
        told = next(progress for progress in played(question, stretch) if progress.games >= FEWEST)
        found = msgspec.json.decode(told.found, type=dict[str, TrialTold])
        assert set(found) == set(languages())
        assert found["en"].figures
