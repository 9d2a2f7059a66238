"""Games in packages of their own: one made from the template is played, those that are broken are left out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import dist
import new_game
from campaigns.network import Server

BROKEN = {
    "torn": "import nowhere_to_be_found\n",
    "empty": '"""Nothing to play here."""\n',
    "half": "from bothy.kernel import Game, Table\n\nGAME = Game('half', 'Half', (2, 4), 1, Table)\n",
    "twin": "from bothy.games.loch_ness import GAME as NESS\n\nGAME = NESS\n",
    "silent": "raise ValueError\n",
}
REASONS = {
    "torn of torn 1.0": "ModuleNotFoundError: No module named 'nowhere_to_be_found'",
    "empty of empty 1.0": "TypeError: empty offers no GAME",
    "half of half 1.0": "",  # it says what is missing, in words of the kernel
    "twin of twin 1.0": "ValueError: its key 'loch-ness' is that of Loch Ness already; choose another",
    "silent of silent 1.0": "ValueError in <module>()",
    "gone of gone 1.0": "ModuleNotFoundError: No module named 'gone'",
    "hill_fort:GAME of thing 1.0": "TypeError: a game is a package with a GAME in its __init__.py, and not ",
    "bothy.games.skull": "TypeError: Moor.gone has no audience: declare it by `public(…)` or `field(…)`",
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The template's game as a project of its own."""
    place = tmp_path_factory.mktemp("package")
    new_game.new_package("Hill Fort", place)
    return place


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game as it is installed, from its wheel."""
    place = tmp_path_factory.mktemp("site")
    zipfile.ZipFile(dist.build("wheel", package, tmp_path_factory.mktemp("wheel"))).extractall(place)
    return place


@pytest.fixture(scope="module")
def broken(site: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A folder with packages that are broken, each in a way of its own, and one to be found among Bothy's own games."""
    place, beside = tmp_path_factory.mktemp("broken"), tmp_path_factory.mktemp("beside")
    for name, text in BROKEN.items():
        (place / name).mkdir()
        (place / name / "__init__.py").write_text(text)
    entries = {**{name: name for name in BROKEN}, "gone": "gone", "thing": "hill_fort:GAME"}
    for name, value in entries.items():
        info = place / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[bothy.games]\n{name} = {value}\n")
    table = new_game.new_game("Skull", beside, place / "tests") / "table.py"
    table.write_text(table.read_text().replace("gone: list[int] = public([0, 0, 0], ", "gone: list[int] = tuple("))
    text = f"import bothy.games\n\nbothy.games.__path__.append({str(beside)!r})\n"
    (place / "sitecustomize.py").write_text(text)
    return [place, site]


def bothy(places: list[Path], *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([*map(str, places), *[path for path in sys.path if path]])
    environment = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "120"}
    command = [sys.executable, "-m", "bothy.cli", *arguments]
    return subprocess.run(command, text=True, capture_output=True, env=environment, check=False)


def test_a_game_of_others_is_listed_and_played_by_bots(site: Path) -> None:
    listed = bothy([site], "games", "--json")
    assert {"hill-fort", "loch-ness"} < {game["key"] for game in json.loads(listed.stdout)}
    assert listed.stderr == ""
    run = bothy([site], "simulate", "hill-fort", "--games", "5", "--bots", "knack,random", "--workers", "2", "--json")
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["games"] == 5


def test_it_has_its_rules_its_words_and_its_content(site: Path, tmp_path: Path) -> None:
    rules = (site / "hill_fort" / "RULES.fr.md").read_text(encoding="utf-8")
    assert bothy([site], "rules", "hill-fort", "--lang", "fr").stdout == rules + "\n"
    watched = bothy([site], "play", "hill-fort", "--watch", "--lang", "fr")
    assert watched.returncode == 0, watched.stderr
    assert "Des pierres, du vent et une plume." in watched.stdout
    assert "hill-fort-" not in watched.stdout, "every message has its words"
    (tmp_path / "pack.toml").write_text("[[stone]]\nweight = 9\ncopies = 8\n")
    assert "[[stone]] row 1" in bothy([site], "play", "hill-fort", "--pack", str(tmp_path / "pack.toml")).stderr


def test_its_own_tests_pass(package: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(package), "-c"]
    command += [str(package / "pyproject.toml"), str(package / "tests")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    run = subprocess.run(command, cwd=package, env=environment, text=True, capture_output=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("arguments", [["games"], ["play", "loch-ness", "--watch"]])
def test_broken_ones_are_named_and_left_out(broken: list[Path], arguments: list[str]) -> None:
    run = bothy(broken, *arguments)
    assert run.returncode == 0, run.stderr
    lines = run.stderr.splitlines()
    assert len(lines) == len(REASONS), run.stderr
    for name, reason in REASONS.items():
        assert any(line.startswith(f"bothy: the game {name} is left out: {reason}") for line in lines), run.stderr
    if arguments == ["games"]:
        assert "hill-fort" in run.stdout
        assert "loch-ness" in run.stdout


def test_who_asks_for_one_hears_that_it_is_left_out(broken: list[Path]) -> None:
    run = bothy(broken, "simulate", "torn")
    assert run.returncode == 2
    assert "there is no game 'torn'" in run.stderr.splitlines()[-1]
    assert "left out, as `bothy games` tells: bothy.games.skull, " in run.stderr.splitlines()[-1]


def test_a_server_starts_with_the_others(broken: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*map(str, broken), *sys.path])
    with Server(tmp_path / "bothy.db") as server:
        listed = server.request_now("GET", "/api/games")
        made = server.request_now("POST", "/api/tables", {"game": "hill-fort", "start": True, "bots": ["knack"]})
        refused = server.request_now("POST", "/api/tables", {"game": "half"})
    assert {"hill-fort", "loch-ness"} < {game["key"] for game in listed.json()}
    assert made.status < 300, made.body
    assert refused.json()["code"] == "no-game"
    assert sum("is left out: " in line for line in server.logged) == len(REASONS)
