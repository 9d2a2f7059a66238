"""Content: every row that is named by what happens or may be answered is met, and the others are listed."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from bothy.cli import app
from bothy.games import find
from bothy.kernel.message import Event, Message
from bothy.study import rows
from bothy.study.keeping import new_book
from bothy.study.naming import named_by
from bothy.study.parts import played
from bothy.study.plan import study
from bothy.study.samples.content import EVERY, wanted
from bothy.study.statistics import Level
from bothy.study.telling import Telling
from study.coins import on_the_shelf, template

HOME = {"mud-golem": ["enemy"], "3": ["camera", "turn"], "kelpie": ["card"], "pins": ["goody"], "soap": ["trap"]}


def named(message: Message, thing: str = "") -> list[tuple[str, str]]:
    return sorted(named_by(Event(message, thing), HOME))


def test_rows_are_named_by_words_and_by_things_that_move() -> None:
    assert named(Message("x", {"foe": "mud-golem"})) == [("enemy", "mud-golem")]
    assert named(Message("x", {"cards": "pins+soap"})) == [("goody", "pins"), ("trap", "soap")]
    assert named(Message("x"), "card:kelpie") == [("card", "kelpie")]
    assert named(Message("x"), "camera:0/3") == [("camera", "3")]


def test_a_number_names_a_row_only_under_the_name_of_its_table() -> None:
    assert named(Message("x", {"points": 3, "sum": "3"})) == []
    assert named(Message("x", {"turn": 3})) == [("turn", "3")]


def told(key: str, games: int, seats: int = 3, **options: str) -> rows.Contents:
    game = find(key)
    planned = study(game, seats, ["random"], game.settle(options), "", 0)
    book = new_book()
    book["games"].add(played(planned, "games", 0, games))
    book["content"].add(played(planned, "content", 0, wanted(planned, games)))
    telling = Telling(planned, book, Level(), "en")
    found = rows.contents(telling)
    assert found.listened == -(-games // EVERY)
    return found


def test_what_an_option_brings_is_never_met_without_it() -> None:
    usual, stormy = told("loch-ness", 120), told("loch-ness", 120, storm="on")
    assert "5" in usual.never["camera"], "camera 5 comes with storms"
    assert "5" not in stormy.never.get("camera", [])
    assert set(usual.met["photo"]) == {"head", "body", "tail"}
    met = usual.met["photo"]["head"]
    assert met.low < met.value <= met.high


def test_of_what_is_never_named_nothing_is_claimed() -> None:
    found = told("merlouf", 60)
    assert "trap" in found.silent, "without the option nobody meets a trap, and of none can it be told"
    assert "trap" not in found.never
    assert "trap" not in told("merlouf", 60, traps="on").silent


def test_the_template_has_met_all_its_stones() -> None:
    words = ["hill-fort", "--bots", "random", "--games", "20", "--no-rollouts", "--workers", "1", "--json"]
    with on_the_shelf(template()):
        result = CliRunner().invoke(app, ["study", *words])
    assert result.exit_code == 0, result.output
    content = json.loads(result.stdout)["ends"]["content"]
    assert content["games_listened_to"] == 1
    assert (set(content["met"]["stone"]), content["never_met"]) == ({"1", "2", "3"}, {})
