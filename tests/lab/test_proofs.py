"""The proofs' own proof: a small share of them runs, writes its report, and a failure is not hidden."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bothy.games import find, games
from bothy.lab.laws import LAWS, Broken, Moment
from bothy.lab.settings import settings
from bothy.lab.trials import play_games, try_law
from proofs import CAMPAIGNS, Verdict, digest, main, remembered, report


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
    out, kept = tmp_path / "proofs.md", tmp_path / "proofs.jsonl"
    asked = ["--game", "loch-ness", "--share", "0.0005", "--workers", "2", "--out", str(out), "--kept", str(kept)]
    assert main(asked) == 0
    text = out.read_text()
    assert len(kept.read_text().splitlines()) == len(CAMPAIGNS)
    out.unlink()
    assert main(asked) == 0, "a second run takes over what the first one found"
    assert len(kept.read_text().splitlines()) == len(CAMPAIGNS)
    assert out.read_text() == text
    assert "python tools/proofs.py --share 0.0005 --game loch-ness" in text
    assert text.count("| loch-ness |") == len(CAMPAIGNS)
    assert "Failures" not in text


def test_what_was_found_with_other_sources_does_not_count(tmp_path: Path) -> None:
    kept = tmp_path / "proofs.jsonl"
    verdict = Verdict(CAMPAIGNS[0], "loch-ness", 2, [], 1.0)
    told = json.loads(verdict.kept())
    kept.write_text(json.dumps(told) + "\n")
    assert list(remembered(kept)) == [("games", "loch-ness", 2)]
    kept.write_text(json.dumps({**told, "digest": digest("moongha", "games")}) + "\n")
    assert not remembered(kept)
    assert digest("loch-ness", "bots") != digest("loch-ness", "games"), "bots count only where they are asked"


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
