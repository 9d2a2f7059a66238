"""Reviews told: in words of both languages, as a drawing and as a page that needs nothing else."""

from __future__ import annotations

import io
import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from bothy.games import find, games
from bothy.kernel import Ask, Game, Journal, Message
from bothy.lab.single import play
from bothy.locales import Speech, languages
from bothy.reviews.answers import Judged
from bothy.reviews.drawing import NARROW, svg
from bothy.reviews.page import html
from bothy.reviews.review import Review, Turning
from bothy.reviews.telling import Telling, chance, change
from bothy.terminal.review import as_json, begun, journal_in, show

WORDS = Path(__file__).resolve().parents[2] / "client" / "src" / "review"
every_language = pytest.mark.parametrize("lang", languages())
NAMES = ["A<b>", "Bruce & Co"]


@lru_cache(maxsize=1)
def a_review() -> Review:
    """A short game, with a turning point and a better answer put in, so that there is one of each to tell."""
    journal: Journal[Any] = play(find("loch-ness"), "random", seats=2, seed=4).journal
    reckoning = begun(journal, 1, 0, [0])
    for _ in reckoning.slices():
        if reckoning.worlds == 1:
            break
    review = Review(reckoning)
    asked = reckoning.asked
    review.turnings = [
        Turning(asked[2], [-0.2, 0.2], [0.01, 0.01], asked[1]),
        Turning(asked[3], [0.1, -0.1], [0.01, 0.01], asked[3]),
    ]
    other = next(choice for choice in asked[2].choices() if choice != asked[2].choice)
    review.judged = [
        Judged(asked[2], other, 0.5, 0.25, 0.01, (Message("review-luck"),)),
        Judged(asked[3], None, 0.0, 0.0, 0.0),
    ]
    return review


def telling(lang: str = "en") -> Telling:
    review = a_review()
    return Telling(review, Speech(lang, [review.game], NAMES, strict=True))


@every_language
def test_all_of_it_is_told_at_a_terminal(lang: str) -> None:
    out = io.StringIO()
    show(telling(lang), Console(file=out, width=100))
    said = re.sub(r"\n +", " ", out.getvalue())
    assert re.search(r"● A<b> +\d+\u00a0% [▁▂▃▄▅▆▇█]{40,} \d+\u00a0%", said)
    assert {"en": "Turning points", "fr": "Tournants"}[lang] in said
    assert {"en": "Start + luck + play = result", "fr": "Départ + chance + jeu = résultat"}[lang] in said
    assert "−25\u00a0%" in said
    assert {
        "en": "as good as any, judged by what could be seen from there: 1 of 2 answers.",
        "fr": "1 sur 2 réponses.",
    }[lang] in said
    assert {"en": "better: ", "fr": "mieux\u00a0: "}[lang] in said


def test_nothing_turned_is_said_too() -> None:
    quiet = telling()
    before = quiet.review.turnings
    try:
        quiet.review.turnings = []
        out = io.StringIO()
        show(quiet, Console(file=out, width=100))
        assert "no single answer or outcome changed much" in out.getvalue()
        assert "no single answer or outcome changed much" in html(quiet)
    finally:
        quiet.review.turnings = before


@pytest.mark.parametrize("width", [960, NARROW])
def test_a_drawing_has_a_curve_for_each_seat_inside_its_frame(width: int) -> None:
    drawn = ElementTree.fromstring(svg(telling(), width))
    space = "{http://www.w3.org/2000/svg}"
    lines = [path for path in drawn.iter(f"{space}path") if path.get("class", "").startswith("line ")]
    assert [path.get("class") for path in lines] == ["line s0", "line s1"]
    _, _, wide, high = [float(word) for word in drawn.get("viewBox", "").split()]
    for path in drawn.iter(f"{space}path"):
        words = [float(word) for word in re.findall(r"[\d.]+", path.get("d", ""))]
        if path.get("class", "").startswith(("line", "shade")):
            assert all(0 <= x <= wide for x in words[::2])
            assert all(0 <= y <= high for y in words[1::2])
    told = [text.text for text in drawn.iter(f"{space}text")]
    assert told[-2:] == NAMES or told[-2:] == NAMES[::-1]
    assert {"1", "2"} <= set(told)


@every_language
def test_a_page_needs_nothing_from_elsewhere_and_no_script(lang: str) -> None:
    page = html(telling(lang))
    assert f'<html lang="{lang}">' in page
    assert "<script" not in page
    assert set(re.findall(r"https?://[^\"' ]+", page)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"(src|href)=|url\(|@import", page)
    assert "prefers-color-scheme:dark" in page
    assert "A&lt;b&gt;" in page
    assert "A<b>" not in page
    assert "−25\u00a0%" in page
    assert {"en": " · luck</span>", "fr": " · chance</span>"}[lang] in page


def test_figures_have_signs_and_do_not_break_before_their_per_cent() -> None:
    assert [change(share) for share in (0.061, -0.061, 0.004, -0.004, 1.0)] == [
        "+6\u00a0%",
        "−6\u00a0%",
        "0\u00a0%",
        "0\u00a0%",
        "+100\u00a0%",
    ]
    assert chance(0.335) == "34\u00a0%"


def test_a_group_is_told_as_one() -> None:
    together = telling()
    together.review.course.shared = True
    try:
        assert together.name(0) == "All together"
        assert "play of others" not in html(together)
    finally:
        together.review.course.shared = False


def test_a_torn_last_line_is_left_out() -> None:
    text = str(play(find("loch-ness"), "random", seats=2, seed=4).journal)
    assert str(journal_in(text + "answer 0 sp")) == text


def test_figures_are_written_as_json() -> None:
    told = json.loads(as_json(telling()))
    assert told["turning_points"][0]["moved"] == [-0.2, 0.2]
    assert told["turning_points"][0]["at"] == a_review().turnings[0].first.at
    assert told["answers"][0]["better_notation"] == a_review().judged[0].better.notation  # type: ignore[union-attr]
    assert told["answers"][1]["better"] is None


@every_language
def test_the_page_says_which_questions_are_not_judged(lang: str) -> None:
    words = (WORDS / f"words.{lang}.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^review-unjudged-([a-z-]+) =", words, re.MULTILINE))
    assert told == {key for key, game in games().items() if left_out(game)} == {"loch-lomond", "merlouf"}


def left_out(game: Game[Any]) -> list[str]:
    """The kinds of question that are answered at once, whatever is at stake."""
    asks = {name: kind for name, kind in game.step_classes.items() if issubclass(kind, Ask)}
    return [name for name, kind in asks.items() if game.pondering(kind.__new__(kind)) == 0]
