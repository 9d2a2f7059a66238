"""Commands that play many games, and the server, say when the rules run from their sources, and what to do about it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from urllib.request import urlopen

import pytest

from bothy.compiled import SOURCES, digest_of
from bothy.lab.single import play

NINE_TIMES = "the rules run from their sources, about nine times slower than compiled: `make fast` compiles them"
RULES = "bothy/games/loch_ness/table.py"
CHANGED = f"src/{RULES} changed since the rules were compiled, so sources run: `make fast` compiles them"
SMALL = ("loch-ness", "--seats", "2", "--bots", "random", "--workers", "1")
MEASURING = {
    "simulate": ["simulate", *SMALL, "--games", "200", "--json"],
    "ladder": ["ladder", *SMALL[:3], "--bots", "random,knack", "--workers", "1", "--games", "2", "--json"],
    "study": ["study", *SMALL, "--games", "2", "--no-rollouts", "--json"],
    "compare": ["compare", *SMALL, "--b", "storm=on", "--games", "2", "--json"],
    "review": ["review", "evening.journal", "--iterations", "1"],
}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "evening.journal").write_text(str(play("loch-ness", "random", seats=2, seed=4).journal))
    return tmp_path


def in_a_place(place: Path) -> dict[str, str]:
    """Where what `place` says was compiled is used, if it says anything."""
    return {**os.environ, "PYTHONPATH": str(place), "NO_COLOR": "1", "TERM": "dumb"}


def complained(arguments: list[str], place: Path) -> str:
    command = [sys.executable, "-m", "bothy.cli", *arguments]
    run = subprocess.run(command, cwd=place, text=True, capture_output=True, check=False, env=in_a_place(place))
    assert run.returncode == 0, run.stderr
    return run.stderr


def compiled_before_a_change(place: Path) -> None:
    """A manifest of rules that were compiled: the kernel as it is, and of Loch Ness a table as it was."""
    kernel = "bothy/kernel/__init__.py"
    folder = (SOURCES / RULES).parent
    beside = {path.relative_to(SOURCES).as_posix(): "" for path in folder.glob("*.py")}
    beside_kernel = {path.relative_to(SOURCES).as_posix(): "" for path in (SOURCES / kernel).parent.glob("*.py")}
    manifest = {
        "sources": {
            "bothy_kernel": {**beside_kernel, kernel: digest_of(SOURCES / kernel)},
            "bothy_games_loch_ness": {**beside, RULES: "0" * 32},
        },
        "lib": "lib",
        "files": [RULES.removesuffix(".py") + EXTENSION_SUFFIXES[0]],
    }
    (place / "manifest.json").write_text(json.dumps(manifest))
    (place / "sitecustomize.py").write_text(
        "from pathlib import Path\nfrom bothy.compiled import use\nuse(Path(__file__).parent)\n"
    )


@pytest.mark.parametrize("command", MEASURING)
def test_who_measures_is_told_that_the_rules_are_not_compiled(command: str, place: Path) -> None:
    assert f"bothy: {NINE_TIMES}\n" in complained(MEASURING[command], place)


@pytest.mark.parametrize("command", MEASURING)
def test_who_measures_is_told_that_a_source_has_changed(command: str, place: Path) -> None:
    compiled_before_a_change(place)
    assert f"bothy: {CHANGED}\n" in complained(MEASURING[command], place)


def test_few_games_are_not_worth_a_word_unless_a_source_has_changed(place: Path) -> None:
    few = ["simulate", *SMALL, "--games", "2", "--json"]
    assert complained(few, place) == ""
    compiled_before_a_change(place)
    assert complained(few, place) == f"bothy: {CHANGED}\n"


@pytest.mark.parametrize("changed", [False, True], ids=["not compiled", "changed"])
def test_a_server_says_so_as_it_opens(changed: bool, place: Path) -> None:
    if changed:
        compiled_before_a_change(place)
    command = [sys.executable, "-m", "bothy.cli", "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=place, stdout=-1, text=True, env=in_a_place(place)) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(3)]
        with urlopen(f"{said[0].split()[-1]}/api/ready") as ready:  # whoever is told to end before would not hear it
            assert ready.status == 200
        server.terminate()
    assert server.returncode == 0
    assert said[0].startswith("Bothy is open at")
    assert said[2] == f"({CHANGED if changed else NINE_TIMES})\n"
