"""docs/architecture.md is a map: every folder is on it, and everything on it is there."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "bothy"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
NAMED = sorted(set(re.findall(r"`([^`\n]+)`", PROSE)))
FOLDERS = dict(re.findall(r"^\| `([^`]+/)` \| (.+) \|$", PAGE, re.MULTILINE))
GAMES = [path.parent.name for path in sorted((SOURCE / "games").glob("*/RULES.md"))]
BUILT = ("__pycache__", "client")
NOT_EVERY = ("games/<game>/lesson/",)
"""What a game may lack."""
SPARED = ("games/<game>/lesson/",)
"""What a game can do without."""


def block(kind: str, text: str = PAGE) -> list[str]:
    """The lines of all fenced blocks of a kind."""
    return [line for found in re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL) for line in found.splitlines()]


def is_path(name: str) -> bool:
    return "/" in name or re.search(r"\.(py|toml|md|ts|svelte)$", name) is not None


def places(path: str) -> list[Path]:
    """Where a path of the page may lie; one with `<game>` has to lie there for every game that may not do without."""
    if "<game>" not in path:
        return [next((base / path for base in (SOURCE, ROOT) if (base / path).exists()), ROOT / path)]
    if path.startswith("client/"):
        return [ROOT / path.replace("<game>", game.replace("_", "-")) for game in GAMES]
    found = [SOURCE / path.replace("<game>", game) for game in GAMES]
    return [place for place in found if place.exists()] or found if path in SPARED else found


@lru_cache(maxsize=512)
def names_in(file: Path) -> frozenset[str]:
    """What a file defines: functions, methods, classes and constants."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return frozenset(re.findall(r"(\w+)(?: =|\()", text))
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return frozenset(found)


def folders_below(place: Path) -> list[str]:
    below = [path for path in sorted(place.rglob("*")) if path.is_dir()]
    paths = [
        path.relative_to(place).as_posix() for path in below if not set(BUILT) & set(path.relative_to(place).parts)
    ]
    return [path for path in paths if any(file.is_file() for file in (place / path).iterdir())]


@pytest.mark.parametrize("folder", folders_below(SOURCE))
def test_every_folder_is_named(folder: str) -> None:
    """In a row of its own, in the row of all games, or in that of the folder it lies in."""
    inside, _, name = folder.rpartition("/")
    shared = re.sub(r"^games/\w+/", "games/<game>/", f"{folder}/")
    assert f"{folder}/" in FOLDERS or shared in FOLDERS or f"`{name}/`" in FOLDERS.get(f"{inside}/", "")


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_row_is_a_folder(folder: str) -> None:
    for place in places(folder):
        assert place.is_dir(), f"there is no folder {place.relative_to(ROOT)}"
    for inner in re.findall(r"`(\w+/)`", FOLDERS[folder]):
        assert (SOURCE / folder / inner).is_dir(), f"there is no folder {folder}{inner}"


@pytest.mark.parametrize("path", [name for name in NAMED if is_path(name)])
def test_every_path_exists(path: str) -> None:
    inner = any(f"`{path}`" in row and (SOURCE / folder / path).is_dir() for folder, row in FOLDERS.items())
    for place in places(path):
        assert inner or place.exists(), f"there is no {place.relative_to(ROOT)}"


@pytest.mark.parametrize("name", [name for name in NAMED if not is_path(name) and name != "-"])
def test_every_other_name_is_in_the_source(name: str) -> None:
    assert any(name.rpartition(".")[2] in names_in(file) for file in SOURCE.rglob("*.py")), f"nothing is called {name}"


WALKED = [line.strip() for line in block("walk") if re.match(r" *[a-z][\w.<>/-]*[./]", line)]


def test_there_are_four_walks() -> None:
    assert PAGE.count("```walk") == 4
    assert all(re.fullmatch(r"\S+ +(-|\w+(, \w+)*)  +\S.*", line) for line in WALKED), "file, names, and why"


@pytest.mark.parametrize("line", WALKED, ids=lambda line: " ".join(line.split()[:2]))
def test_every_line_of_a_walk_is_in_the_source(line: str) -> None:
    path, _, rest = line.partition(" ")
    names = re.split(r"  +", rest.strip())[0]
    for place in places(path):
        assert place.exists(), f"there is no {place.relative_to(ROOT)}"
        for name in [] if names == "-" else names.split(", "):
            assert name in names_in(place), f"{path} has no {name}"


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_the_layers_are_those_that_are_enforced(page: str) -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = [layer.replace("bothy.", "") for layer in contracts[0]["layers"]]
    drawn = block("layers", (ROOT / page).read_text(encoding="utf-8"))
    assert [re.split(r"  +", line)[0] for line in drawn] == layers
