"""The command, as a person runs it: in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bothy import __version__
from bothy.games import games
from bothy.lab.single import play

COMMAND = [sys.executable, "-m", "bothy.cli"]
ENVIRONMENT = {**os.environ, "NO_COLOR": "1", "COLUMNS": "120", "TERM": "dumb"}


def bothy(*arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, *arguments]
    return subprocess.run(command, text=True, input=input, capture_output=True, env=ENVIRONMENT, check=False)


def simulated(*arguments: str) -> dict[str, object]:
    run = bothy("simulate", *arguments, "--json")
    assert run.returncode == 0, run.stderr
    said: dict[str, object] = json.loads(run.stdout)
    return said


def test_version() -> None:
    assert bothy("--version").stdout == f"bothy {__version__}\n"


def test_games_as_json() -> None:
    listed = json.loads(bothy("games", "--json").stdout)
    assert [game["key"] for game in listed] == list(games())
    ness = next(game for game in listed if game["key"] == "loch-ness")
    assert set(ness) == {"key", "name", "seats", "options", "modes", "rules_version"}
    assert ness["seats"] == [2, 3, 4, 5]
    assert {option["key"] for option in ness["options"]} >= {"storm", "room-service"}


def test_games_as_a_table() -> None:
    said = bothy("games").stdout
    assert "loch-ness" in said
    assert "storm=off|on" in said


def test_a_clause_of_the_rules() -> None:
    said = bothy("rules", "loch-ness", "n26").stdout
    assert said.startswith("N26")
    assert "N27" not in said.splitlines()[0]
    assert "### N26" in bothy("rules", "loch-ness").stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rules", "loch-ness", "N99"], "Loch Ness has no clause 'N99'"),
        (["rules", "chess"], "there is no game 'chess'; there are:"),
        (["simulate", "chess"], "there is no game 'chess'; there are:"),
        (["simulate", "loch-ness", "--seats", "9"], "Loch Ness is for 2 to 5 seats, not 9"),
        (["simulate", "loch-ness", "--bots", "genius"], "Loch Ness has no bot 'genius'"),
        (["simulate", "loch-ness", "--option", "fog"], "Loch Ness has no option 'fog'; it has: storm"),
        (["simulate", "loch-ness", "--option", "storm=maybe"], "option 'storm' can be off or on, not 'maybe'"),
        (["simulate", "loch-ness", "--pack", "nowhere.toml"], "the pack nowhere.toml cannot be read: No such file"),
        (["simulate", "loch-ness", "--out", "no/such/folder.jsonl"], "no/such/folder.jsonl cannot be written"),
        (["replay", "nowhere.journal"], "nowhere.journal cannot be read: No such file"),
        (["play", "loch-ness", "--seats", "1"], "Loch Ness is for 2 to 5 seats, not 1"),
    ],
)
def test_what_was_asked_wrongly_is_told_in_one_line(arguments: list[str], complaint: str) -> None:
    run = bothy(*arguments)
    assert run.returncode == 2
    assert run.stderr.startswith(f"bothy: {complaint}")
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


def test_simulation_as_json() -> None:
    said = simulated("loch-ness", "--games", "60", "--bots", "knack,random,random", "--seed", "3", "--option", "storm")
    played = {"game", "rules", "seats", "bots", "options", "pack", "seed", "bothy"}
    counted = {"games", "decisions", "fewest_decisions", "most_decisions", "seconds", "decisions_per_second", "rounds"}
    assert set(said) == played | counted | {"errors", "faults", "by_seat", "by_bot"}
    assert (said["game"], said["seats"], said["games"], said["errors"]) == ("loch-ness", 3, 60, 0)
    assert said["options"]["storm"] == "on"  # type: ignore[index]
    by_bot = said["by_bot"]
    assert isinstance(by_bot, dict)
    assert {name: count["games"] for name, count in by_bot.items()} == {"knack": 60, "random": 120}
    by_seat = said["by_seat"]
    assert isinstance(by_seat, list)
    assert abs(sum(seat["wins"] for seat in by_seat) - 60) < 1e-4


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes() -> None:
    one = simulated("loch-ness", "--games", "300", "--seed", "5", "--workers", "1")
    two = simulated("loch-ness", "--games", "300", "--seed", "5", "--workers", "2")
    other = simulated("loch-ness", "--games", "300", "--seed", "6", "--workers", "1")
    for said in (one, two, other):
        said.pop("seconds")
        said.pop("decisions_per_second")
    assert one == two != other


def test_the_table_at_the_end_can_be_read() -> None:
    said = bothy("simulate", "loch-ness", "--games", "40", "--seats", "2", "--bots", "knack,random").stdout
    assert "Loch Ness, 2 seats: 40 games" in said
    for word in ("share of wins", "95 %", "mean score", "knack", "rounds a game", "decisions/s"):
        assert word in said


def test_each_game_is_written_as_a_line(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulated("loch-ness", "--games", "12", "--out", str(out))
    head, *rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert (head["run"]["game"], head["run"]["seed"], head["run"]["bots"]) == ("loch-ness", 0, ["random"] * 3)
    assert sorted(row["number"] for row in rows) == list(range(12))
    assert set(rows[0]) == {"number", "bots", "scores", "shares", "decisions", "rounds"}


def test_ctrl_c_ends_cleanly_with_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["simulate", "loch-ness", "--games", "5000000", "--json", "--workers", "2", "--out", str(out)]
    run = subprocess.Popen([*COMMAND, *arguments], text=True, stdout=-1, stderr=-1, env=ENVIRONMENT)
    deadline = time.monotonic() + 60
    while not (out.exists() and out.read_text().count("\n") > 1) and time.monotonic() < deadline:
        time.sleep(0.1)
    run.send_signal(signal.SIGINT)
    said, complained = run.communicate(timeout=60)
    assert run.returncode == 130, complained
    counted = json.loads(said)
    assert 0 < counted["games"] < 5_000_000
    assert len(out.read_text().splitlines()) == counted["games"] + 1, "and a line that says what was played"
    assert f"interrupted: {counted['games']} of 5000000 games are counted" in complained
    assert "Traceback" not in complained


def test_a_pack_is_used_and_a_bad_one_refused(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[[camera]]\nname = '7'\npoints = 0\n\n[[camera]]\nname = '4'\npoints = 0\n")
    poor = simulated("loch-ness", "--games", "200", "--pack", str(pack))
    rich = simulated("loch-ness", "--games", "200")
    assert poor["by_seat"][0]["mean_score"] < rich["by_seat"][0]["mean_score"]  # type: ignore[index]
    pack.write_text("[[camera]]\nname = '7'\npoints = 'many'\n")
    run = bothy("simulate", "loch-ness", "--pack", str(pack))
    assert run.returncode == 2
    assert f"{pack}, [[camera]] row 1 (line 1), field points: expected `int`, got `str`" in run.stderr


def test_a_whole_game_is_played_kept_and_told_again(tmp_path: Path) -> None:
    journal = tmp_path / "game.journal"
    typed = "1\n3\n4\n7\n0\n" * 300
    run = bothy("play", "loch-ness", "--seats", "2", "--journal", str(journal), "--hints", input=typed)
    assert run.returncode == 0, run.stderr
    assert "A hint:" in run.stdout
    told = bothy("replay", str(journal))
    assert told.returncode == 0, told.stderr
    assert len(told.stdout.splitlines()) > 50
    journal.write_text(journal.read_text() + "answer 0 spot 3a\n")
    broken = bothy("replay", str(journal))
    assert broken.returncode == 2
    assert "the game is over" in broken.stderr


def test_a_finished_game_is_looked_back_at(tmp_path: Path) -> None:
    journal, files = tmp_path / "evening.journal", [tmp_path / name for name in ("a.svg", "a.html", "a.json")]
    journal.write_text(str(play("loch-ness", "random", seats=2, seed=4).journal))
    written = [
        word for flag, file in zip(("--svg", "--html", "--json"), files, strict=True) for word in (flag, str(file))
    ]
    asked = ("--iterations", "1", "--seed", "3", "--seat", "2", "--lang", "fr", *written)
    told = bothy("review", str(journal), *asked)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("Retour sur Loch Ness")
    assert [f"Écrit\u00a0: {file}" in told.stdout.replace("\n", "") for file in files] == [True, True, True]
    assert files[0].read_text(encoding="utf-8").startswith("<svg ")
    assert "Qui allait gagner" in files[1].read_text(encoding="utf-8")
    review = json.loads(files[2].read_text(encoding="utf-8"))
    assert (review["seed"], review["worlds"], review["judged_seats"]) == (3, 1, [1])


def test_what_cannot_be_looked_back_at_is_said_in_one_line(tmp_path: Path) -> None:
    whole = str(play("loch-ness", "random", seats=2, seed=4).journal).splitlines()
    running, broken, finished = [tmp_path / name for name in ("running", "broken", "finished")]
    running.write_text("\n".join(whole[:-1]) + "\n")
    broken.write_text("\n".join([*whole[:12], "answer 0 fly", *whole[12:]]) + "\n")
    finished.write_text("\n".join(whole) + "\n")
    complaints = {
        ("review", str(running)): f"bothy: {running}: A review of a running game does not exist",
        ("review", str(running), "--lang", "fr"): f"bothy: {running}: On ne revient pas sur une partie en cours",
        ("review", str(broken)): f"bothy: {broken}, line 13: 'fly' is not a choice of this game",
        ("review", str(finished), "--seat", "3"): f"bothy: {finished} has 2 seats; there is no seat 3",
        ("review", str(tmp_path / "nowhere")): "nowhere cannot be read: No such file",
        ("review", str(finished), "--lang", "xx"): "there is no language 'xx'",
    }
    for arguments, complaint in complaints.items():
        said = bothy(*arguments)
        assert said.returncode == 2
        assert complaint in said.stderr
        assert said.stderr.count("\n") == 1


def test_watching_needs_nobody(tmp_path: Path) -> None:
    run = bothy("play", "loch-ness", "--watch", "--lang", "fr")
    assert run.returncode == 0, run.stderr


def test_shell_completion_is_there() -> None:
    assert "--install-completion" in bothy("--help").stdout
