"""Positions as older rules have stored them, each with what followed then and where that led."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bothy.games import games
from bothy.kernel import Choice, Game, Position, Seat
from bothy.kernel.store import digest, plain

games()
"""Stored steps are found by their names once the games have been."""


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json.gz"))


def names_in(folder: Path) -> list[str]:
    return [name_of(file) for file in files_in(folder)]


def name_of(file: Path) -> str:
    return file.name.partition(".")[0]


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


def read_from(folder: Path, name: str) -> dict[str, Any]:
    return read(folder / f"{name}.json.gz")


def goes_on_as_then(
    game: Game[Any], position: Position[Any], found: dict[str, Any], say: Callable[[Seat, Choice], None]
) -> None:
    """What followed then leads to the same table and the same question; seats answer by what is given."""
    for row in found["rows"]:
        if isinstance(row, int):
            position.happen(row)
        else:
            say(row[0], position.table.box.vocabulary.parse(row[1]))
    end = position.dump()
    assert digest(end["table"]) == found["table"]
    assert [plain(step) for step in position.agenda[-1:]] == found["asked"]
    assert game.load(end) == position
