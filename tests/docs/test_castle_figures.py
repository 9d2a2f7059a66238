"""The tool that counts how bots play the castle: what it has told is not lost, and many processes count as one does."""

from __future__ import annotations

from pathlib import Path

from castle_figures import fewer
from castle_plays import MIXED, Fight, Play, Setting, plays
from castle_telling import document

SHARP = Setting(3, (("difficulty", "normal"),))
EXPLORING = Setting(3, (("mode", "exploration"),))


def test_a_document_that_tells_of_more_games_is_not_written_over() -> None:
    before = document([("sharp", SHARP, [Play(number) for number in range(3)])], "rules-5")
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
    told = document([("exploration", EXPLORING, [play])], "rules-5")
    assert "| treasures disenchanted | 1.0 | 14.3 % |" in told
    assert "| Spheres | 3.0 | 42.9 % |" in told


def test_the_page_names_its_edition_and_where_each_setting_loses() -> None:
    easy = Setting(3, (("difficulty", "easy"),))
    lost = [Play(0, place="anomaly vault"), Play(1, place="anomaly vault"), Play(2, place="past throne-room")]
    told = document([("sharp", SHARP, lost), ("sharp", easy, [Play(0, place="past throne-room")])], "rules-5-abc")
    assert "edition `rules-5-abc`" in told
    assert "| all of them | 4 | anomaly vault | 2 | 50.0 % |" in told
    assert f"| {SHARP.name()} | 3 | anomaly vault | 2 | 66.7 % |" in told
    assert f"| {easy.name()} | 1 | past throne-room | 1 | 100.0 % |" in told


def test_fights_and_pairs_of_mixed_bots_are_told_with_their_whim() -> None:
    fights = [Fight("table-for-knives", "hollow-steward", "past throne-room", 15, cost) for cost in (4, 6)] * 5
    plays = [Play(0, won=True, cards=["a", "b"], flags=["guest"], fights=fights), Play(1, won=True, cards=["b", "c"])]
    curious, sober = Setting(3, (), MIXED, whim=25), Setting(3, (), MIXED)
    told = document([("mixed", curious, plays), ("mixed", sober, plays), ("sharp", SHARP, [Play(0)])], "rules-5")
    assert f"| {curious.name()} | **table-for-knives** | 10 | 5.0 | 0.0 % |" in told
    assert f"| {sober.name()} | 2 | 100.0 % | 50.0 % | 50.0 % | 50.0 % | 50.0 % |" in told
