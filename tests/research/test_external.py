"""Programs at the table: JSON lines on a pipe, with a time limit, and never from afar."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bothy.bots import bot
from bothy.bots.external import ALLOWED, External
from bothy.cli import app
from bothy.games import games
from bothy.kernel import Ask, Luck, Position

LAST = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(question["choices"][-1], flush=True)
"""
STUBBORN = """
import json, sys
for number, line in enumerate(sys.stdin):
    question = json.loads(line)
    if "refused" in question:
        with open({diary!r}, "a") as diary:
            diary.write(question["refused"] + "\\n")
    print("dance" if number < {times} else question["choices"][-1], flush=True)
"""
DREAMER = """
import sys, time
for line in sys.stdin:
    time.sleep(600)
"""
KEEN = """
import json, sys
for line in sys.stdin:
    with open({diary!r}, "a") as diary:
        diary.write(line)
    print("  " + json.loads(line)["choices"][0].upper(), flush=True)
"""


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ALLOWED, "yes")


def name_of(tmp_path: Path, source: str, limit: str = "", **values: object) -> str:
    """The name of a bot that runs this program."""
    file = tmp_path / "mybot.py"
    file.write_text(source.format(diary=str(tmp_path / "diary"), **values) if "{" in source else source)
    return f"cmd{limit}:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def asked(key: str) -> tuple[Position[Any], int]:
    """A position in which a seat has several choices."""
    position, luck = games()[key].new(), Luck(1)
    while not position.asking() or len(position.choices(position.asking()[0])) < 3:
        position.wander(luck)
    return position, position.asking()[0]


def choose(player: External, position: Position[Any], seat: int) -> str:
    return player.choose(position.sight(seat), position.choices(seat), 7).notation


@pytest.mark.parametrize("key", games())
def test_a_program_is_asked_and_answers(key: str, tmp_path: Path) -> None:
    position, seat = asked(key)
    player = External(name_of(tmp_path, LAST))
    assert choose(player, position, seat) == position.choices(seat)[-1].notation
    player.stop()


def test_the_question_holds_what_the_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    position, seat = asked("loch-ness")
    player = External(name_of(tmp_path, KEEN, "/30"))
    assert choose(player, position, seat) == position.choices(seat)[0].notation, "capitals and spaces do not matter"
    player.stop()
    question = json.loads((tmp_path / "diary").read_text())
    sight = position.sight(seat)
    assert question == {
        "game": "loch-ness",
        "seat": seat,
        "sight": json.loads(json.dumps(sight.dump())),
        "choices": [choice.notation for choice in position.choices(seat)],
        "seed": 7,
        "seconds": 30.0,
    }


def test_what_is_not_offered_is_refused_and_may_be_said_again(tmp_path: Path) -> None:
    position, seat = asked("loch-ness")
    player = External(name_of(tmp_path, STUBBORN, times=2))
    assert choose(player, position, seat) == position.choices(seat)[-1].notation
    assert player.faults == {"refused": 2}
    player.stop()
    told = (tmp_path / "diary").read_text().splitlines()
    assert len(told) == 2
    assert told[0].startswith("'dance' is not a choice of this game")


def test_who_never_says_anything_sensible_gets_the_default(tmp_path: Path) -> None:
    position, seat = asked("loch-ness")
    step = position.step()
    assert isinstance(step, Ask)
    player = External(name_of(tmp_path, STUBBORN, times=10**6))
    assert choose(player, position, seat) == step.default(position.table, seat).notation
    assert player.program is None
    assert player.faults == {"refused": 4, "default": 1}


def test_who_thinks_too_long_gets_the_default_and_is_started_anew(tmp_path: Path) -> None:
    position, seat = asked("loch-ness")
    step = position.step()
    assert isinstance(step, Ask)
    player = External(name_of(tmp_path, DREAMER, "/0.5"))
    for _ in range(2):
        assert choose(player, position, seat) == step.default(position.table, seat).notation
        assert player.program is None
    assert player.faults == {"late": 2, "default": 2, "restarted": 1}


def test_a_program_that_ends_at_once_gets_the_default(tmp_path: Path) -> None:
    position, seat = asked("loch-ness")
    step = position.step()
    assert isinstance(step, Ask)
    player = External(name_of(tmp_path, "raise SystemExit(0)"))
    assert choose(player, position, seat) == step.default(position.table, seat).notation
    assert player.faults == {"missing": 1, "default": 1}


def test_a_program_plays_whole_games_from_the_command_line(tmp_path: Path) -> None:
    name = name_of(tmp_path, LAST)
    command = ["simulate", "loch-ness", "--games", "2", "--seats", "2", "--workers", "1", "--json", "--bots"]
    told = CliRunner().invoke(app, [*command, f"{name},random"])
    assert told.exit_code == 0, told.output
    counts = json.loads(told.output)
    assert counts["errors"] == 0
    assert counts["by_bot"][name]["games"] == 2
    assert counts["faults"] == {}


FICKLE = """
import json, sys
for number, line in enumerate(sys.stdin):
    question = json.loads(line)
    print("dance" if number == 3 else question["choices"][-1], flush=True)
"""


@pytest.mark.parametrize("command", ["simulate", "traces"])
def test_answers_that_went_wrong_are_counted_and_told_and_strictly_they_stop(command: str, tmp_path: Path) -> None:
    name, out = name_of(tmp_path, FICKLE), str(tmp_path / "games.jsonl")
    arguments = [command, "loch-ness", "--games", "3", "--seats", "2", "--out", out, "--bots", f"{name},random"]
    arguments += ["--workers", "1"] if command == "simulate" else []
    told = CliRunner().invoke(app, arguments)
    assert told.exit_code == 0, told.output
    assert f"answers went wrong: {name}: 1 refused" in told.stderr
    name = name_of(tmp_path, FICKLE, "/20")
    strictly = CliRunner().invoke(app, [*arguments, "--strict", "--bots", f"{name},random"])
    assert strictly.exit_code == 1
    rows = [json.loads(line) for line in Path(out).read_text().splitlines()]
    if command == "simulate":
        assert [row["faults"] for row in rows[1:]] == [{name: {"refused": 1}}], "the first such game is the last"
    else:
        assert len(rows) == 1
        assert "went wrong: 1 refused" in str(strictly.exception)


def test_traces_can_be_written_from_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    told = CliRunner().invoke(app, ["traces", "loch-ness", "--games", "1", "--bots", "random", "--out", str(out)])
    assert told.exit_code == 0, told.output
    assert f"1 games, {len(out.read_text().splitlines()) - 1} decisions" in told.output


def test_a_program_named_from_afar_is_not_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hosts take the names of bots from whoever is connected: such a name must not run anything."""
    monkeypatch.delenv(ALLOWED)
    game = games()["loch-ness"]
    for name in (name_of(tmp_path, LAST), "cmd/3:ls", "cmd:"):
        with pytest.raises(ValueError, match="programs cannot sit at this table"):
            bot(name, game)


def test_a_name_that_cannot_be_started_is_told() -> None:
    game = games()["loch-ness"]
    with pytest.raises(ValueError, match=r"there is no program '\./no-such-bot'"):
        bot("cmd:./no-such-bot --strong", game)
    with pytest.raises(ValueError, match=r"one is cmd:\./mybot or cmd/2\.5:\./mybot"):
        bot("cmd/soon:ls", game)
    with pytest.raises(ValueError, match="No closing quotation"):
        bot("cmd:'ls", game)
