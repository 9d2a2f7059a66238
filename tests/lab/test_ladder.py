"""Ladders: mirrored seats, the same luck for all, files that are taken up again, and ratings that can be trusted."""

from __future__ import annotations

import json
import math
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bothy.cli import app
from bothy.games import find
from bothy.lab import chunks
from bothy.lab.ladder import Ladder, Met, ladder, meet, run, seating, taken_up, usual_bots
from bothy.lab.ladder_report import Report
from bothy.lab.places import Processes
from bothy.lab.rating import pairings, standings, strengths, summed
from lab.inventing import invented

NESS = Ladder("loch-ness", 3, ("random", "knack"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_are_mirrored_and_everybody_sits_everywhere_equally_often(seats: int) -> None:
    patterns = math.comb(seats, seats // 2)
    games = [seating(("a", "b"), seats, number) for number in range(2 * patterns)]
    swap = {"a": "b", "b": "a"}
    for number in range(0, len(games), 2):
        assert games[number + 1] == tuple(swap[name] for name in games[number])
    for seat in range(seats):
        counted = Counter(game[seat] for game in games)
        assert counted["a"] == counted["b"]
    assert all(len(set(game)) == 2 for game in games)


def test_a_deal_is_the_same_for_every_field() -> None:
    """In the first round of Loch Ness chance lays the cards: the same in a pairing, mirrored, and in another."""
    four = Ladder("loch-ness", 3, ("random", "knack", "search:16"))
    one, mirrored = meet(four, ("random", "knack"), 4), meet(four, ("random", "knack"), 5)
    again = meet(Ladder("loch-ness", 3, ("knack", "random")), ("random", "knack"), 4)
    assert (one.scores, one.shares) == (again.scores, again.shares)
    assert one.bots != mirrored.bots


def test_the_games_do_not_depend_on_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = {met.key(): met.scores for met in run(NESS, 6)}
    monkeypatch.setattr(chunks, "PACE", 0.0)
    monkeypatch.setattr(Processes, "worth", 0.0)
    with Processes(2) as place:
        apart = {met.key(): met.scores for met in run(NESS, 6, place)}
    assert alone == apart
    assert len(alone) == 6


def test_what_has_been_played_is_not_played_again() -> None:
    played = [(("random", "knack"), 0), (("random", "knack"), 3)]
    assert [met.number for met in run(NESS, 5, None, played)] == [1, 2, 4]


def asked(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["ladder", "loch-ness", "--workers", "1", *words])
    if isinstance(result.exception, ValueError):
        return 2, str(result.exception)
    return result.exit_code, result.output


def test_a_ladder_goes_on_from_its_file_even_if_a_line_was_cut_off(tmp_path: Path) -> None:
    file, other = tmp_path / "ladder.jsonl", tmp_path / "whole.jsonl"
    assert asked("--games", "4", "--bots", "random,knack", "--out", str(file))[0] == 0
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:20])
    assert asked("--games", "6", "--bots", "random,knack", "--out", str(file))[0] == 0
    assert asked("--games", "6", "--bots", "random,knack", "--out", str(other))[0] == 0

    def told(path: Path) -> list[dict[str, object]]:
        rows = [json.loads(line) for line in path.read_text().splitlines()[1:]]
        return sorted(({**row, "seconds": 0} for row in rows), key=lambda row: str(row["number"]))

    assert told(file) == told(other)


def test_a_file_of_another_ladder_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    assert asked("--games", "2", "--bots", "random,knack", "--out", str(file))[0] == 0
    before = file.read_text()
    code, text = asked("--games", "2", "--bots", "random,knack", "--out", str(file), "--seed", "4")
    assert (code, "seed 0, not 4" in text) == (2, True)
    file.write_text("not a ladder\n")
    with pytest.raises(ValueError, match="holds no ladder: give another file to --out"):
        taken_up(file, NESS)
    assert "loch-ness" in before


GAME = {"field": ["random", "knack"], "number": 0, "bots": ["random", "knack", "random"], "scores": [1, 2, 3]}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{", "line 2: Input data was truncated"),
        ("[]", "line 2: Expected `object`, got `array`"),
        (json.dumps({**GAME, "number": "0"}), "line 2: field number: Expected `int`, got `str`"),
        (json.dumps({**GAME, "scores": [1, "2", 3]}), "line 2: field scores[1]: Expected `int`, got `str`"),
        (json.dumps({"field": ["random", "knack"], "number": 0}), "line 2: field bots: it is missing"),
        (json.dumps({**GAME, "shares": [1.0]}), "line 2: field shares: 1 for 3 seats"),
        (json.dumps({**GAME, "shares": [1, 0, 0], "number": -1}), "line 2: field number: at least 0, got -1"),
        (json.dumps({**GAME, "bots": ["x"] * 3, "shares": [1, 0, 0]}), "line 2: field bots: 'x' is not one of random"),
    ],
)
def test_a_damaged_file_is_refused_by_line_and_field(tmp_path: Path, line: str, words: str) -> None:
    file = tmp_path / "ladder.jsonl"
    text = json.dumps({"ladder": NESS.told()}) + f"\n{line}\n"
    file.write_text(text)
    with pytest.raises(ValueError, match=re.escape(f"{file}, {words}")) as refused:
        taken_up(file, NESS)
    assert str(refused.value).endswith("give another file to --out, or remove it")
    assert file.read_text() == text, "it is left as it is"


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("knack", "needs two bots and two seats at least, not 1 and 3"),
        ("knack,knack", "knack stands on the ladder twice"),
        ("knack,serach", "Loch Ness has no bot 'serach'; it has: random, knack"),
        ("knack,search:fast", "'search:fast' is no searching bot: one is search"),
    ],
)
def test_what_cannot_be_a_ladder_is_told(bots: str, words: str) -> None:
    code, text = asked("--bots", bots)
    assert code == 2
    assert words in text


def test_json_and_drawing(tmp_path: Path) -> None:
    svg = tmp_path / "ladder.svg"
    code, text = asked("--games", "4", "--bots", "random,knack", "--json", "--svg", str(svg))
    assert code == 0
    told = json.loads(text[text.index("{") :])
    assert [one["bot"] for one in told["standings"]] == ["knack", "random"]
    assert told["standings"][0]["points"] == 0
    assert told["pairings"][0]["bots"] == ["random", "knack"]
    drawing = ElementTree.fromstring(svg.read_text())
    words = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Steady", "Random", "Loch Ness, 3 seats: points"} <= set(words)


def test_all_bots_of_a_game_stand_on_its_ladder() -> None:
    game = find("loch-lomond")
    names = usual_bots(game)
    assert {"random", "knack", "search:16", "search:16:random"} <= set(names)
    assert {f"knack:{level}" for level in game.levels()} <= set(names)
    assert len(ladder(game, 4, names, {}, "", 0).fields()) == len(names) * (len(names) - 1) // 2


# Ratings


def test_a_fit_finds_strengths_that_were_put_in() -> None:
    put = {"knack": 1.0, "twice": 2.0, "half": 0.5}
    found = strengths(put, summed(invented(put, 3000)))
    for name, strength in put.items():
        assert found[name] == pytest.approx(400 * math.log10(strength), abs=20)


def test_intervals_hold_the_truth_and_shrink_with_more_games() -> None:
    put = {"knack": 1.0, "twice": 2.0}
    few = standings(Ladder("loch-ness", 3, tuple(put)), invented(put, 100))[0]
    many = standings(Ladder("loch-ness", 3, tuple(put)), invented(put, 1600))[0]
    assert (few.bot, many.bot) == ("twice", "twice")
    truth = 400 * math.log10(2)
    assert many.interval[0] < truth < many.interval[1]
    assert many.interval[1] - many.interval[0] < (few.interval[1] - few.interval[0]) / 2.5


def test_who_never_wins_is_weak_and_not_infinitely_so() -> None:
    names = ("knack", "never")
    games = [
        Met(names, number, bots, (1, 1, 1), tuple(1 / bots.count("knack") * (name == "knack") for name in bots), 0.1)
        for number in range(20)
        for bots in [seating(names, 3, number)]
    ]
    found = standings(Ladder("loch-ness", 3, names), games)
    assert found[-1].bot == "never"
    assert -2000 < found[-1].points < -400
    assert found[-1].share == 0.0
    assert pairings(Ladder("loch-ness", 3, names), games)[0].share == pytest.approx(1.0)


def test_where_all_win_together_bots_are_told_by_how_often_they_do() -> None:
    game = find("castle-von-loghan")
    story = ladder(game, 2, ["random", "knack"], {"mode": "story"}, "", 0)
    assert story.fields() == [("random",), ("knack",)]
    games = [
        Met((name,), number, (name, name), (won, won), (float(won), float(won)), 0.1)
        for name, wins in (("random", 1), ("knack", 7))
        for number in range(10)
        for won in [int(number < wins)]
    ]
    report = Report(game, story, games)
    assert [(one.bot, one.share) for one in report.standings] == [("knack", 0.7), ("random", 0.1)]
    assert report.as_json()["pairings"] == []
    assert all(one["points"] is None for one in report.as_json()["standings"])  # type: ignore[attr-defined]
    assert len(report.draws["knack"]) == len(report.draws["random"]) > 0
    assert min(report.draws["knack"]) < 0.7 < max(report.draws["knack"])
