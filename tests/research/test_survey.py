"""The survey of docs/research.md: its sizes are those of today, and a small one can be made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bothy.games import games
from bothy.research.schema import schema
from survey import BEGIN, END, count, main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"


def spread(few: int, many: int) -> str:
    return f"{few:,}" if few == many else f"{few:,} to {many:,}"


@pytest.mark.parametrize("key", games())
def test_the_sizes_are_those_of_today(key: str) -> None:
    row = re.search(rf"^\| .+ \| `{key}` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None, f"{key} is not in the survey: python tools/survey.py --games 12"
    cells = row[1].split(" | ")
    few, many = (schema(key, seats) for seats in games()[key].seats)
    words = [spread(len(few.box.vocabulary), len(many.box.vocabulary)), spread(few.size, many.size)]
    assert cells[0] == spread(few.box.seats, many.box.seats)
    assert cells[4:6] == words, "the survey is stale: python tools/survey.py --games 12"


def test_decisions_are_counted_apart_from_answers_without_a_choice() -> None:
    counts = count(games()["loch-ness"], 2, 2)
    assert counts.games == 2
    assert counts.decisions > counts.forced
    assert 0 < counts.chance < 0.5
    assert 2 <= counts.branching <= counts.most


def test_a_page_without_marks_is_not_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"nothing\n{BEGIN}\n")
    with pytest.raises(SystemExit, match=END):
        main(["--games", "1", "--out", str(page)])
