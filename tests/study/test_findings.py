"""Findings: figures of two studies on a page, under what was written by hand."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from bothy.cli import app
from findings import BEGIN, main


def test_the_figures_of_two_studies_stand_under_what_was_written_by_hand(tmp_path: Path) -> None:
    for name, bots, more in (
        ("sharp", "knack", ["--sample", "2", "--option", "storm=on", "--seed", "3"]),
        ("search", "random", ["--no-rollouts", "--seats", "2"]),
    ):
        words = ["study", "loch-ness", "--bots", bots, "--games", "30", "--workers", "1", *more]
        assert CliRunner().invoke(app, [*words, "--out", str(tmp_path / f"loch-ness-{name}")]).exit_code == 0
    asked = ["--from", str(tmp_path), "--out", str(tmp_path / "pages"), "--minutes", "loch-ness-search=3"]
    assert main(asked) == 0
    page = tmp_path / "pages" / "loch-ness.md"
    text = page.read_text(encoding="utf-8")
    real = "bothy study loch-ness --seats 2 --bots random --games 30 --no-rollouts --seed 0"
    assert f"`{real}` (30 games, 3 minutes of one core, 2 seats" in text
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
