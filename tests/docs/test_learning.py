"""docs/learning.md: what it says of lessons, worked turns and puzzles is true today."""

from __future__ import annotations

import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bothy.games import games
from bothy.puzzles import all_of

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import judging  # noqa: E402
import teaching  # noqa: E402
from editions import edition  # noqa: E402

KEPT = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")


def test_what_it_says_of_lessons_is_fresh() -> None:
    """Else: python tools/teaching.py."""
    assert teaching.within(KEPT, "lessons") == teaching.lessons_part()


def test_what_it_says_of_puzzles_is_fresh() -> None:
    """Else: python tools/teaching.py."""
    assert teaching.within(KEPT, "puzzles") == teaching.puzzles_part()


@pytest.mark.parametrize("key", sorted(games()))
def test_every_puzzle_has_its_margin_there(key: str) -> None:
    game = games()[key]
    told = teaching.within(KEPT, "puzzles").partition(f"### The margins of {game.name}\n")[2].partition("\n### ")[0]
    listed = {int(number): margin for number, margin in re.findall(r"\*\*(\d+)\*\* ([\d.]+%)", told)}
    assert listed == {number: f"{puzzle.margin:.1%}" for number, puzzle in enumerate(all_of(game), 1)}
    assert {row.split(" | ")[0].strip("| ") for row in told.splitlines() if "**" in row} == {
        puzzle.kind for puzzle in all_of(game)
    }


@pytest.mark.parametrize("what", ["ask", "reviews"])
def test_what_was_measured_is_what_was_found(what: str) -> None:
    """Of the edition that the document names. Else: python tools/teaching.py."""
    row = teaching.ask_row if what == "ask" else teaching.review_row
    told = [line.strip("| ").split(" | ") for line in teaching.within(KEPT, what).splitlines() if line[:1] == "|"][2:]
    names = {game.name: game for game in games().values()}
    for name, *figures, kept in told:
        game = names[name]
        found = judging.of_edition(judging.lines_of(what, game.key), kept)
        assert row(game, found) == [name, *figures]


def test_what_was_measured_is_written_with_its_bars(found: Path) -> None:
    about = {"game": "loch-ness", "edition": edition("loch-ness"), "compiled": True, "iterations": 900}
    departing = [{**about, "number": number, "departs": True, "right": number < 2} for number in range(4)]
    others = [{**about, "number": number, "departs": False, "right": True} for number in range(4, 8)]
    stale = [{**about, "number": 9, "departs": True, "right": False, "edition": "0-older"}]
    write(found / "ask" / "loch-ness.jsonl", [*departing, *others, *stale])
    write(
        found / "reviews" / "loch-ness.jsonl", [{**about, "number": 0, "moments": 170, "worlds": 200, "seconds": 61.0}]
    )
    asked, looked_back = teaching.ask_part(), teaching.reviews_part()
    assert f"| Loch Ness | 4 | 50% | 15% to 85% | 4 | 100% | 75% | 900 | {edition('loch-ness')} |" in asked
    assert "below them: Loch Ness.\n\n- Not looked at yet: Castle von Loghan, Merlouf, Monsters" in asked
    assert "- Not yet 50 and 50: Loch Ness." in asked
    assert "older edition than" not in asked
    assert f"| Loch Ness | 1 | 170 | 200 to 200 | 61 | 61 | 60 | {edition('loch-ness')} |" in looked_back
    assert "Over the bar: Loch Ness." in looked_back


def test_what_was_found_with_another_edition_does_not_count(found: Path) -> None:
    """It is told of as what it is, until something of today is found."""
    older = {"game": "merlouf", "edition": "1-older", "compiled": True, "moments": 9, "worlds": 9, "seconds": 9.0}
    write(found / "reviews" / "merlouf.jsonl", [{**older, "number": number} for number in range(3)])
    assert judging.results("reviews", "merlouf") == []
    assert next(judging.turns("reviews", ["merlouf"], 1)) == ("merlouf", 0)
    assert "| Merlouf | 3 | 9 | 9 to 9 | 9 | 9 | 180 | 1-older |" in teaching.reviews_part()
    assert "Of an older edition than the game of today: Merlouf." in teaching.reviews_part()
    judging.keep("reviews", "merlouf", 0, {"moments": 7, "worlds": 7, "seconds": 7.0})
    assert [one["moments"] for one in judging.results("reviews", "merlouf")] == [7]
    assert f"| Merlouf | 1 | 7 | 7 to 7 | 7 | 7 | 180 | {edition('merlouf')} |" in teaching.reviews_part()


def test_runs_side_by_side_leave_whole_lines_and_count_a_moment_once(found: Path) -> None:
    """Those of one game, too: who finds the same finds it in vain, and nothing is lost."""
    with ThreadPoolExecutor(8) as several:
        for _ in range(4):
            several.map(lambda number: judging.keep("ask", "moongha", number, {"told": "x" * 5_000}), range(50))
    assert len(judging.lines_of("ask", "moongha")) == 200
    assert [one["number"] for one in judging.results("ask", "moongha")] == list(range(50))
    assert list(judging.turns("ask", ["moongha", "merlouf"], 51)) == [
        *[("merlouf", number) for number in range(50)],
        ("moongha", 50),
        ("merlouf", 50),
    ]


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where lines are kept meanwhile."""
    monkeypatch.setattr(judging, "FOUND", tmp_path)
    return tmp_path


def write(file: Path, lines: list[dict[str, object]]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
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
