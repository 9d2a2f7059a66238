"""The command that finds puzzles: what it searches anew after a change, and what it only tells anew."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import msgspec
import pytest

from bothy.games import games
from bothy.puzzles import all_of, complaint
from bothy.puzzles.making import Finder
from bothy.puzzles.puzzle import Collection, read

FILE = Path(__file__).resolve().parents[2] / "tools" / "puzzles.py"
spec = importlib.util.spec_from_file_location("finding_puzzles", FILE)
assert spec is not None
assert spec.loader is not None
command = importlib.util.module_from_spec(spec)
spec.loader.exec_module(command)

NESS = games()["loch-ness"]


def finder(*puzzles: object) -> Finder:
    return Finder(NESS, Collection({}, [3], 6, puzzles=list(puzzles)), 30, lambda: False, edition="2-today")  # type: ignore[arg-type]


def test_only_what_was_found_with_another_edition_is_searched_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that is no puzzle any more leaves the file; one of today is not looked at, even if it is none."""
    gone = [*all_of(NESS)[0].scene, "nobody: knows"]
    today, older = (
        msgspec.structs.replace(all_of(NESS)[0], scene=gone, edition=edition) for edition in ("2-today", "2-older")
    )
    place = tmp_path / "puzzles.json"
    found = finder(today, older)
    command.renew(found, place, all_of_them=False)
    assert read(place.read_bytes(), "here").puzzles == [today]
    assert "  2  " in capsys.readouterr().out
    command.renew(found, place, all_of_them=True)
    assert read(place.read_bytes(), "here").puzzles == []


def test_reasons_are_told_anew_without_a_search() -> None:
    """Only they change; where the question is gone nothing does."""
    puzzle = all_of(NESS)[0]
    silent = msgspec.structs.replace(puzzle, reasons=[])
    unread = msgspec.structs.replace(silent, scene=[*puzzle.scene, "nobody: knows"])
    assert "reasons" in complaint(NESS, silent)
    found = finder(silent, unread)
    command.retell(found)
    assert found.collection.puzzles == [puzzle, unread]
