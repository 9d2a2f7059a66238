"""The proofs' own proof: a small share of them runs, writes its report, and a failure is not hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games import find, games
from bothy.lab.laws import LAWS, Broken, Moment
from bothy.lab.settings import settings
from proofs import CAMPAIGNS, Verdict, main, play_games, report, try_law


def test_every_law_has_its_campaign() -> None:
    assert {campaign.law for campaign in CAMPAIGNS} == {*LAWS, "games"}


@pytest.mark.parametrize("key", games())
def test_random_games_over_all_seats_and_options(key: str) -> None:
    """A sample of the 100,000 of `make proofs`: every setting at least once, up to 1,500 games."""
    assert play_games(key, 0, max(500, min(1_500, len(settings(find(key)))))) == []


def test_settings_are_all_combinations() -> None:
    game = find("loch-ness")
    expected = 4
    for option in game.options:
        expected *= len(option.values)
    assert len(settings(game)) == expected
    assert len({str(setting) for setting in settings(game)}) == expected


def test_a_share_of_the_proofs_runs_and_is_written(tmp_path: Path) -> None:
    out = tmp_path / "proofs.md"
    assert main(["--game", "loch-ness", "--share", "0.0005", "--workers", "2", "--out", str(out)]) == 0
    text = out.read_text()
    assert "python tools/proofs.py --share 0.0005 --game loch-ness" in text
    assert text.count("| loch-ness |") == len(CAMPAIGNS)
    assert "Failures" not in text


def test_a_broken_law_is_told_with_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(moment: Moment) -> None:
        raise Broken("the sky has fallen")

    monkeypatch.setitem(LAWS, "copy", never)
    failures = try_law("loch-ness", "copy", 0, 2)
    assert len(failures) == 2
    assert "the sky has fallen" in failures[0]
    assert "loch-ness" in failures[0]
    verdict = Verdict(CAMPAIGNS[0], "loch-ness", 2, failures, 1.0)
    assert "the sky has fallen" in report([verdict], "make proofs")
    assert verdict.row().split("|")[4:6] == [" 2 ", " - "]
