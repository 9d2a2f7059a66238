"""docs/learning.md: what it says of lessons, worked turns and puzzles is true today."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bothy.games import games

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import judging  # noqa: E402
import teaching  # noqa: E402

KEPT = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")


def test_what_it_says_of_lessons_is_fresh() -> None:
    """Else: python tools/teaching.py."""
    assert teaching.within(KEPT, "lessons") == teaching.lessons_part()


def test_what_was_measured_stays_where_nothing_is_new(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(judging, "FOUND", tmp_path)
    assert teaching.measured(KEPT) in KEPT


def test_what_was_measured_is_written_with_its_bars(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(judging, "FOUND", tmp_path)
    about = {
        "game": "loch-ness",
        "rules": games()["loch-ness"].rules_version,
        "compiled": True,
        "iterations": 900,
    }
    departing = [{**about, "number": number, "departs": True, "right": number < 2} for number in range(4)]
    others = [{**about, "number": number, "departs": False, "right": True} for number in range(4, 8)]
    stale = [{**about, "number": 9, "departs": True, "right": False, "rules": 0}]
    write(tmp_path / "ask.jsonl", [*departing, *others, *stale])
    write(tmp_path / "reviews.jsonl", [{**about, "number": 0, "moments": 170, "worlds": 200, "seconds": 61.0}])
    text = teaching.measured("")
    assert "| Loch Ness | 4 | 50% | 15% to 85% | 4 | 100% | 75% | 900 |" in text
    assert "below them: Loch Ness. So far" in text
    assert "| Loch Ness | 1 | 170 | 200 to 200 | 61 | 61 | 60 |" in text
    assert "Over the bar: Loch Ness." in text


def write(file: Path, lines: list[dict[str, object]]) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def test_a_moment_is_judged_by_the_longer_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small one, interpreted: same game, same moment; what both say alike is right."""
    monkeypatch.setattr(judging, "TIME", 20)
    game = games()["loch-ness"]
    first, again = judging.moment_of(game, 3), judging.moment_of(game, 3)
    assert first is not None
    assert again is not None
    assert first.position.dump() == again.position.dump()
    assert len(first.choices()) >= judging.CHOICES
    found = judging.judge(game, 3)
    assert found is not None
    assert found["right"] == (found["asked"] == found["best"] or found["more"] <= judging.AS_GOOD)
    assert judging.halves([found, {}]) == (([found], []) if found["departs"] else ([], [found]))
