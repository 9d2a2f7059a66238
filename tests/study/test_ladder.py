"""A ladder as one reads it: a page that stands alone, a drawing, and what is said of who stands where."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from importlib import resources
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bothy.cli import app
from bothy.games import find
from bothy.lab.ladder import Met, ladder
from bothy.lab.ladder_report import Report
from bothy.study.ladder import drawing, page
from bothy.study.ladder.telling import Given, Telling
from bothy.study.plots import Scale
from lab.inventing import invented
from study.coins import on_the_shelf, template
from study.pages import stands_alone

SVG = "{http://www.w3.org/2000/svg}"


def asked(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["ladder", *words, "--workers", "1"])
    if isinstance(result.exception, ValueError):
        return 2, str(result.exception)
    return result.exit_code, result.output


def telling(met: list[Met], names: tuple[str, ...], lang: str = "en", seats: int = 2) -> Telling:
    game = find("loch-ness")
    return Telling(Report(game, ladder(game, seats, list(names), {}, "", 0), met), Given(8), lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "words",
    [
        ("loch-ness", "--bots", "random,knack,knack:sharp,trick:near", "--games", "2"),
        ("castle-von-loghan", "--option", "mode=story", "--seats", "2", "--bots", "random,knack", "--games", "2"),
        ("hill-fort", "--bots", "random,knack", "--games", "4"),
    ],
    ids=lambda words: words[0],
)
def test_the_page_is_whole_in_both_languages_and_needs_nothing_else(
    words: tuple[str, ...], lang: str, tmp_path: Path
) -> None:
    """The template has a ladder too: nothing names a game."""
    html, svg = tmp_path / "it.html", tmp_path / "it.svg"
    with on_the_shelf(template()):
        code, told = asked(*words, "--lang", lang, "--html", str(html), "--svg", str(svg))
    assert code == 0, told
    assert told.strip().endswith(f"{svg}, {html}"), told
    text, drawn = html.read_text(encoding="utf-8"), svg.read_text(encoding="utf-8")
    stands_alone(text, lang)
    assert "@media print" in text
    for one in (told, text, drawn):
        assert not re.search(r"\b(study|ladder)-[a-z-]+", one), "an id without words"
        assert not re.search(r"\bnan\b", one, re.IGNORECASE)
    bots = words[words.index("--bots") + 1].split(",")
    assert text.count('<span class="rk num">') == len(bots)
    pairs = 0 if words[0].startswith("castle") else len(bots) * (len(bots) - 1)
    assert len(re.findall(r"<td class=\"[wl] ?[a-z ]*\" style", text)) == pairs
    assert len(re.findall(r"<circle class=\"pt", text)) == 2 * len(bots), "on the ladder, and by time"


def test_the_drawing_is_there_by_day_and_by_night_in_both_languages() -> None:
    met = invented({"knack": 1.0, "random": 0.3}, 40, seats=2)
    for lang, title, name in (
        ("en", "Loch Ness, 2 seats: points", "Random"),
        ("fr", "2 places\u00a0: points", "Hasard"),
    ):
        drawn = drawing.file(telling(met, ("knack", "random"), lang))
        root = ElementTree.fromstring(drawn)
        words = [text.text or "" for text in root.iter(f"{SVG}text")]
        assert title in words[0]
        assert name in words
        assert "@media (prefers-color-scheme:dark)" in drawn
        assert not [part for part in root.iter() for key in ("fill", "stroke") if part.get(key)], "a colour for both"
        assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_who_cannot_be_told_apart_stands_in_one_bracket() -> None:
    strength = {"knack": 1.0, "trick:near": 1.0, "knack:sharp": 4.0, "random": 0.1}
    told = telling(invented(strength, 400, seats=2), tuple(strength))
    order = [one.bot for one in told.standings]
    assert (order[0], order[3]) == ("knack:sharp", "random")
    assert told.together == [(1, 2)]
    (apart, words), *others = told.sentences()
    assert apart == "apart"
    assert re.match(r"Sharp stands 2\d\d points above (Steady|Trick: near) \(\d+ to \d+\)", words)
    assert [kind for kind, _ in others] == ["together"]
    assert "cannot be told apart" in others[0][1]
    text = page.html(told)
    assert text.count('<i class="r s">') == text.count('<i class="r e">') == 1
    assert text.count('<i class="">') == 2, "nobody else has one"
    assert drawing.lanes([(0, 2), (1, 3), (4, 5)]) == [[(0, 2), (4, 5)], [(1, 3)]], "none lies over another"


def test_what_is_between_two_counts_luck_they_share_once() -> None:
    """Both win the same deals: each is uncertain, and which is better is not."""
    names = ("knack", "random", "trick:near")
    met = []
    for number in range(0, 80, 2):
        wins = number % 8 == 0
        for field, first in (
            (("random", "trick:near"), 1.0),
            (("knack", "random"), float(wins)),
            (("knack", "trick:near"), 0.5),
        ):
            for turn in (0, 1):
                bots = field if turn == 0 else field[::-1]
                shares = (first, 1 - first) if turn == 0 else (1 - first, first)
                met.append(Met(field, number + turn, bots, (0, 0), shares, 0.1))
    told = telling(met, names)
    by_name = {one.bot: one for one in told.standings}
    gap = told.gap(by_name["random"], by_name["trick:near"])
    wide = [told.estimate(one).half for one in told.standings if one.bot != "knack"]
    assert gap.half < sum(wide)
    assert told.are_apart(by_name["random"], by_name["trick:near"])


def test_a_pairing_that_the_points_do_not_tell_is_ringed() -> None:
    """Each beats the next, and the last the first: one number tells nothing."""
    names = ("knack", "random", "trick:near")
    met = []
    for field, first in ((("knack", "random"), 0.9), (("random", "trick:near"), 0.9), (("knack", "trick:near"), 0.1)):
        for number in range(200):
            bots = field if number % 2 == 0 else field[::-1]
            won = (number // 2 * 7) % 10 < 10 * first
            shares = (float(won), float(not won)) if number % 2 == 0 else (float(not won), float(won))
            met.append(Met(field, number, bots, (0, 0), shares, 0.1))
    told = telling(met, names)
    assert len(told.misled) == 6
    assert any(kind == "misled" for kind, _ in told.sentences())
    text = page.html(told)
    assert len(re.findall(r'<td class="[wl] sure odd"', text)) == 6
    even = telling(invented({"knack": 1.0, "random": 0.5, "trick:near": 2.0}, 200, seats=3), names, seats=3)
    assert even.misled == set(), "also where two sit against one"


def test_the_line_of_thinking_joins_those_that_nothing_as_quick_beats() -> None:
    strength = {"knack": 1.0, "search:16": 3.0, "trick:near": 0.4, "random": 0.1}
    slow = {"knack": 0.1, "search:16": 2.0, "trick:near": 0.5, "random": 0.05}
    met = [
        Met(one.field, one.number, one.bots, one.scores, one.shares, sum(slow[name] for name in one.field))
        for one in invented(strength, 60, seats=2)
    ]
    told = telling(met, tuple(strength))
    drawn = drawing.thinking(told, "about")
    assert drawing.times(Scale(-1.2, 0.5)) == [0.1, 0.2, 0.5, 1.0, 2.0]
    assert drawing.times(Scale(-0.85, -0.35)) == pytest.approx([0.2, 0.3, 0.4])
    assert len(re.findall('<circle class="pt "', drawn)) == 3
    assert re.findall('<circle class="pt w".*?<title>(.*?)</title>', drawn) == [
        f"3 Trick: near, {told.seconds(told.standings[2].seconds)}"
    ]


def test_a_ladder_that_was_stopped_before_its_first_game_has_a_page_too() -> None:
    told = telling([], ("knack", "random"))
    assert not re.search(r"\bnan\b", page.html(told) + drawing.file(told), re.IGNORECASE)


def test_the_command_makes_the_same_ladder_again() -> None:
    told = telling(invented({"knack": 1.0, "random": 0.5}, 4, seats=2), ("knack", "random"), "fr")
    assert told.command() == "bothy ladder loch-ness --seats 2 --games 8 --bots knack,random --seed 0 --lang fr"
    assert told.name("cmd:./mine") == "cmd:./mine"
    assert told.name("search:16:random") == "Recherche 16, imaginant Hasard"
    assert told.name("knack:sharp:sly") == "Affûté, rusé"


def test_french_is_set_as_printers_do() -> None:
    lines = (Path(str(resources.files("bothy.study"))) / "locales" / "ladder.fr.ftl").read_text("utf-8").splitlines()
    assert [line for line in lines if line[:1] != "#" and re.search(r"\S [:;?!»%]|« |'", line)] == []
