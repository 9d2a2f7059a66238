"""The benchmark of advice: it says where somebody had to wait too long, and fails there."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
with pytest.MonkeyPatch.context() as patch:
    patch.syspath_prepend(ROOT / "benchmarks")  # for a moment: study.py there would hide the folder study of the tests
    import advising
    import chapters


def test_a_row_tells_how_long_it_took_and_who_waited_too_long_is_named() -> None:
    found = [(1.0, True), (1.5, False), (2.0, True), (2.25, True)]
    assert advising.row("Merlouf", found) == "| Merlouf | 4 | 1.75 | 2.25 | 3 | 3 |"
    assert advising.late("Merlouf", found) == ["Merlouf: 1 of 4, at most 2.25 s"]
    assert advising.late("Merlouf", found[:3]) == []


def test_a_missed_bar_is_kept_and_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "benchmarks.md"
    monkeypatch.setattr(chapters, "DOCS", file)
    text = advising.chapter([advising.row("Merlouf", [(2.25, True)])])
    with pytest.raises(SystemExit, match=r"Merlouf: 1 of 1, at most 2\.25 s"):
        chapters.conclude(text, advising.late("Merlouf", [(2.25, True)]), keep=True)
    assert "| Merlouf | 1 | 2.25 | 2.25 | 0 | 1 |" in file.read_text(encoding="utf-8")
    chapters.conclude(text, [], keep=True)
