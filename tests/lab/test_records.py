"""Records: games written as they end, as JSON lines and as Parquet, read back by chunks to the same figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bothy.cli import app
from bothy.games import find
from bothy.lab import records
from bothy.lab.records import named, opened, read
from bothy.lab.runs import Played, plan, run
from bothy.lab.tally import Tally

PLANNED = plan(find("loch-ness"), 3, ["knack", "random"], {"storm": "on"}, "", 7)
GAMES = [
    *run(PLANNED, 25),
    Played(25, ["random", "knack", "knack"], error="ValueError: no"),
    Played(26, ["knack", "knack", "random"], [1, 2, 2], [0.0, 0.5, 0.5], 9, 3, faults={"knack": {"late": 2}}),
]


def asked(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.stdout, str(result.exception or "")


def written(path: Path) -> Path:
    record = opened(path, PLANNED)
    for played in GAMES:
        record.add(played)
    record.close()
    return path


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_what_is_written_is_read_again_by_chunks(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "ROWS", 12)
    monkeypatch.setattr(records, "CHUNK", 5)
    plan, chunks = read(written(tmp_path / name))
    some = list(chunks)
    assert [played for chunk in some for played in chunk] == GAMES
    assert max(len(chunk) for chunk in some) == 5
    assert plan.told() == PLANNED.told()
    assert (plan.seats, plan.bots, dict(plan.options)["storm"]) == (3, PLANNED.bots, "on")


def test_what_is_tallied_from_a_file_is_what_was_simulated(tmp_path: Path) -> None:
    tally = Tally(PLANNED)
    for played in GAMES:
        tally.add(played)
    for name in ("games.jsonl", "games.parquet"):
        code, said, _ = asked("tally", str(written(tmp_path / name)), "--json")
        assert (code, json.loads(said)) == (0, tally.as_json(0.0))


def test_simulate_writes_parquet_and_tally_shows_the_same_tables(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    words = ("simulate", "loch-ness", "--games", "20", "--workers", "1", "--out", str(out))
    code, said, _ = asked(*words)
    assert code == 0
    tables = said.splitlines()[:-1]  # the last line is its speed
    assert asked("tally", str(out))[1].splitlines() == tables
    assert asked(*words)[0] == 0
    assert sum(len(chunk) for chunk in read(out)[1]) == 20, "an old record is replaced, not added to"


def test_without_an_ending_it_is_parquet_if_that_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert named(tmp_path / "games").name == "games.parquet"
    assert named(tmp_path / "games.txt").name == "games.txt"
    monkeypatch.setattr(records, "find_spec", lambda name: None)
    assert named(tmp_path / "games").name == "games.jsonl"
    with pytest.raises(ValueError, match=r"Parquet needs pyarrow: pip install 'bothy-games\[ray\]'"):
        opened(tmp_path / "games.parquet", PLANNED)


def test_a_part_is_whole_whenever_the_run_is_killed(tmp_path: Path) -> None:
    program = (
        "import os, pathlib; from bothy.games import find; from bothy.lab import records\n"
        "from bothy.lab.runs import plan, run\n"
        "records.ROWS = 10; planned = plan(find('loch-ness'), 2, ['random'], {}, '', 0)\n"
        f"record = records.opened(pathlib.Path({str(tmp_path / 'games.parquet')!r}), planned)\n"
        "for played in run(planned, 34): record.add(played)\n"
        "os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=120).returncode == 9
    assert [played.number for chunk in read(tmp_path / "games.parquet")[1] for played in chunk] == list(range(30))


def test_what_cannot_be_read_is_named_with_file_line_and_field(tmp_path: Path) -> None:
    lines = written(tmp_path / "games.jsonl").read_text().splitlines()
    row = json.loads(lines[3])

    def complaint(*changed: str) -> str:
        bad = tmp_path / "bad.jsonl"
        bad.write_text("\n".join([*lines[:3], *changed]) + "\n")
        code, _, why = asked("tally", str(bad))
        assert code != 0
        return why.removeprefix(f"{bad}, ")

    assert complaint(json.dumps({**row, "scores": [1, "two", 3]})) == (
        "line 4: Expected `int`, got `str` - at `$.scores[1]`"
    )
    assert complaint(json.dumps({**row, "shares": [1.0]})) == "line 4: field shares: 1 for 3 seats"
    assert complaint(json.dumps({**row, "bots": ["genius"] * 3})) == "line 4: field bots: genius does not play here"
    assert complaint(lines[3], "{") == "line 5: Input data was truncated"
    lines[0] = "{}"
    assert complaint().startswith("line 1: this is no record of games, which begins with what was played: ")
    assert asked("tally", str(tmp_path / "nowhere"))[2].endswith("nowhere cannot be read: No such file or directory")


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "photos.parquet"
    folder.mkdir()
    (folder / "cat.png").write_text("meow")
    with pytest.raises(ValueError, match=r"photos\.parquet holds cat\.png, which is no part of a record"):
        opened(folder, PLANNED)
    with pytest.raises(ValueError, match=r"photos\.parquet holds no part-\*\.parquet: it is no record of games"):
        read(folder)
    assert (folder / "cat.png").read_text() == "meow"
    part = written(tmp_path / "games.parquet") / "part-00001.parquet"
    part.write_bytes(b"PAR1 or not")
    with pytest.raises(ValueError, match=r"part-00001\.parquet: this is no part of a record of games"):
        read(part.parent)
