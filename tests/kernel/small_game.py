"""The template's game, made under a folder of its own and found like any other, for tests of the kernel."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def maker() -> ModuleType:
    """The script behind `make new-game`."""
    return load(ROOT / "tools" / "new_game.py")


def load(file: Path) -> ModuleType:
    """A module by its file."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@lru_cache(maxsize=1)
def made() -> Path:
    """A folder with the new game `Hill Fort` in `games` and its tests in `tests`."""
    place = Path(tempfile.mkdtemp(prefix="bothy-new-game-"))
    maker().new_game("hill fort", place / "games", place / "tests")
    import_module("bothy.games").__path__.append(str(place / "games"))
    sys.dont_write_bytecode = True
    return place


def module(name: str) -> ModuleType:
    """A module of the new game: `steps`, `table`, …"""
    made()
    return import_module(f"bothy.games.hill_fort.{name}" if name else "bothy.games.hill_fort")
