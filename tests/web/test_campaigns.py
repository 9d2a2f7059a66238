"""The server's proofs' own proof: a small share runs and is written, and a failure is not hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from campaigns.__main__ import OF_ALL, Campaign, main, report
from campaigns.client import CampaignFailure, View
from campaigns.verdict import Kept, Verdict


def test_a_share_of_a_campaign_runs_and_is_written(tmp_path: Path) -> None:
    out = tmp_path / "proofs.md"
    where = ["--out", str(out), "--kept", str(tmp_path / "kept.json")]
    assert main(["--game", "loch-ness", "--share", "0.002", "--only", "twins", "--only", "races", *where]) == 0
    text = out.read_text()
    assert "python -m campaigns --share 0.002 --game loch-ness --only twins --only races" in text
    assert text.count("| loch-ness |") == 1
    assert "20 races | 0 | < 0.15" in text
    assert "Failures" not in text


def test_a_run_that_was_interrupted_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def ending(name: str) -> Campaign:
        async def campaign(folder: Path, key: str, share: float) -> Verdict:
            ran.append(name)
            if ran == ["races", "kills"]:
                raise KeyboardInterrupt
            return Verdict(f"The {name}", "all", 100, "trials")

        return campaign

    for name in ("races", "kills", "lost"):
        monkeypatch.setitem(OF_ALL, name, ending(name))
    out, kept = tmp_path / "proofs.md", tmp_path / "kept.json"
    command = ["--only", "races", "--only", "kills", "--only", "lost", "--out", str(out), "--kept", str(kept)]
    with pytest.raises(KeyboardInterrupt):
        main(command)
    assert "The run is not over: 2 of 3 rows are missing" in out.read_text(), "what has ended is written at once"
    assert main(command) == 0
    assert "not over" not in out.read_text()
    assert ran == ["races", "kills", "kills", "lost"]
    assert [f"| The {name} | all" in out.read_text() for name in ("races", "kills", "lost")] == [True] * 3
    kept.write_text(kept.read_text().replace(Kept.read(kept).code, "other sources"))
    assert main(command) == 0
    assert ran[4:] == ["races", "kills", "lost"], "what other code did proves nothing"


def test_a_campaign_that_stops_is_a_failure_and_the_others_are_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopping(folder: Path, key: str, share: float) -> Verdict:
        raise CampaignFailure("nobody answers")

    async def ending(folder: Path, key: str, share: float) -> Verdict:
        return Verdict("The kills", "all", 100, "trials")

    monkeypatch.setitem(OF_ALL, "races", stopping)
    monkeypatch.setitem(OF_ALL, "kills", ending)
    out, kept = tmp_path / "proofs.md", tmp_path / "kept.json"
    command = ["--only", "races", "--only", "kills", "--out", str(out), "--kept", str(kept)]
    assert main(command) == 1
    assert "- The campaign `races`, all: it stopped: CampaignFailure: nobody answers" in out.read_text()
    assert "| The kills | all | 100 trials | 0 |" in out.read_text()
    assert list(Kept.read(kept).verdicts) == ["kills all 1.0"], "what stopped is tried again"


def test_a_failure_is_told() -> None:
    good = Verdict("N1 Good", "all", 300, "answers")
    bad = Verdict("N2 Bad", "merlouf", 100, "kills", ["an answer was lost"])
    text = report([good, bad], "make proofs")
    assert "| N1 Good | all | 300 answers | 0 | < 0.01 |" in text
    assert "| N2 Bad | merlouf | 100 kills | 1 | - |" in text
    assert "- N2 Bad, merlouf: an answer was lost" in text


def test_the_client_notices_a_missing_update_and_a_resync_that_differs() -> None:
    view = View()
    assert view.take({"number": 4, "whole": True, "parts": {"a": 1}, "log": ["x"]})
    assert view.take({"number": 5, "parts": {"a": 2}, "log_from": 1, "log": ["y"]})
    assert view.take({"number": 5, "parts": {"a": 9}}), "what came twice counts once"
    assert (view.parts, view.log) == ({"a": 2}, ["x", "y"])
    with pytest.raises(CampaignFailure, match=r"differs from the updates in .'a'."):
        view.take({"number": 5, "whole": True, "parts": {"a": 3}, "log": ["x", "y"]})
    assert not view.take({"number": 7, "parts": {}})
    assert not view.good
    assert view.take({"number": 8, "whole": True, "parts": {"a": 4}, "log": []})
    assert (view.parts, view.log, view.good) == ({"a": 4}, [], True)
