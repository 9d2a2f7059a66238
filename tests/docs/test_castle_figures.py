"""The tool that counts how bots play the castle: what it has told is not lost, and many processes count as one does."""

from __future__ import annotations

from pathlib import Path

from castle_figures import fewer
from castle_plays import Play, Setting, plays
from castle_telling import document

SHARP = Setting(3, (("difficulty", "normal"),))
EXPLORING = Setting(3, (("mode", "exploration"),))


def test_a_document_that_tells_of_more_games_is_not_written_over() -> None:
    before = document([("sharp", SHARP, [Play(number) for number in range(3)])])
    assert fewer([("sharp", SHARP, [Play(0)])], before) == [f"{SHARP.name()}: 1 of 3"]
    assert fewer([("sharp", SHARP, [Play(number) for number in range(3)])], before) == []
    assert fewer([("sharp", SHARP, [])], "") == []


def test_several_processes_leave_the_games_of_one_in_their_order(tmp_path: Path) -> None:
    alone = [play.line() for play in plays(SHARP, 3, tmp_path / "alone")]
    assert [play.line() for play in plays(SHARP, 3, tmp_path / "together", workers=2)] == alone
    assert (tmp_path / "together").read_text(encoding="utf-8").splitlines() == alone


def test_spheres_are_told_apart_from_treasures() -> None:
    play = Play(0, shares=[1.0, 0.0, 0.0], lines=[[3, 0, 0, 4], [0, 0, 0, 0], [0, 0, 0, 0]])
    play.spheres = [[15, 5], [0, 0], [0, 0]]
    told = document([("exploration", EXPLORING, [play])])
    assert "| treasures disenchanted | 1.0 | 14.3 % |" in told
    assert "| Spheres | 3.0 | 42.9 % |" in told
