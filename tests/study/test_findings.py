"""Findings: figures of two studies on a page, under what was written by hand."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from bothy.cli import app
from findings import BEGIN, FEW, THINGS, Told, cost_of, main


def test_the_figures_of_two_studies_stand_under_what_was_written_by_hand(tmp_path: Path) -> None:
    for name, bots, more in (
        ("sharp", "knack", ["--sample", "2", "--option", "storm=on", "--seed", "3"]),
        ("search", "random", ["--no-rollouts", "--seats", "2"]),
    ):
        words = ["study", "loch-ness", "--bots", bots, "--games", "30", "--workers", "1", *more]
        result = CliRunner().invoke(app, [*words, "--out", str(tmp_path / f"loch-ness-{name}")])
        assert result.exit_code == 0
        (tmp_path / f"loch-ness-{name}.txt").write_text(result.stdout, encoding="utf-8")
    (tmp_path / "loch-ness-search.txt").write_text("30 games that were counted: 1,086.2 s of\nprocessor time.\n")
    assert 0 < cost_of(tmp_path / "loch-ness-sharp.txt") < 5
    asked = ["--from", str(tmp_path), "--out", str(tmp_path / "pages")]
    assert main(asked) == 0
    page = tmp_path / "pages" / "loch-ness.md"
    text = page.read_text(encoding="utf-8")
    real = "bothy study loch-ness --seats 2 --bots random --games 30 --no-rollouts --seed 0"
    assert f"`{real}` (30 games, 18.1 minutes of one core, 2 seats" in text
    assert "`bothy study loch-ness --seats 3 --bots knack --games 30 --sample 2 --seed 3 --option storm=on`" in text
    for sentence in (
        "An answer moves its own outlook by ",
        "the winner is rightly named: ",
        "One `knack:sharp` among ",
    ):
        assert sentence in text
    assert "What spreads the points: the deal " in text
    assert "### Where search answers otherwise than Sharp" in text
    told = [line for line in text.splitlines() if line.startswith("- ") and "**" not in line]
    assert len(told) > 15
    assert all("](#what-was-run)" in line for line in told), "every sentence says what was run"
    page.write_text(text.replace(BEGIN, f"Mind the third seat.\n\n{BEGIN}"), encoding="utf-8")
    assert main(asked) == 0
    assert page.read_text(encoding="utf-8") == text.replace(BEGIN, f"Mind the third seat.\n\n{BEGIN}")


def test_of_cards_it_is_told_who_wins_with_them_and_what_is_answered_about_them(tmp_path: Path) -> None:
    words = ["study", "loch-lomond", "--bots", "knack", "--games", "60", "--no-rollouts", "--workers", "1"]
    out = tmp_path / "lomond"
    assert CliRunner().invoke(app, [*words, "--out", str(out)]).exit_code == 0
    report = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    told = Told("sharp", report)
    lines = [sentence for heading, sentence in told.things() if heading == THINGS]
    (played,) = [line for line in lines if ", of a card: “Play it” is answered of" in line]
    selkie = report["things"]["card"]["selkie"]["asked_about"]["SwapOrPlay"]["play"]["taken"]
    assert f"Selkie {told.share(selkie)}" in played
    for card in report["things"]["card"].values():
        card["won_with_it"] = [0.9, 0.8, 0.95]
    assert sum("taken in " in line and "wins 90.0 % (80.0–95.0)" in line for _, line in told.things()) == FEW
