"""Keeping a journal in a file: each line on the disk before the game moves on."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bothy.kernel import Event, Game, Journal
from bothy.kernel.journal import FORMAT, Outdated, Row, is_row, retell

Find = Callable[[str], Game[Any]]


class Keeper:
    """A file to which whole lines are added, each at once and for good."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("ab", buffering=0)

    def write(self, lines: str) -> None:
        left = f"{lines}\n".encode()
        while left:
            left = left[self.file.write(left) :]
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def whole_lines(data: bytes) -> bytes:
    """All but a last line that was torn by a crash in the middle of writing it."""
    return data[: data.rfind(b"\n") + 1]


class Opened:
    """A journal to play on, as it was found or made."""

    def __init__(self, journal: Journal[Any], keeper: Keeper | None) -> None:
        self.journal = journal
        self.keeper = keeper
        self.story: list[tuple[Row, list[Event]]] = []
        """What happened before, if the file held a game."""
        self.torn = False
        """Whether its last line was torn and has been dropped."""
        self.outdated: Outdated | None = None
        """The first row of older rules that no longer fits; it and those after it are dropped."""
        self.aside: Path | None = None
        """Where the whole of such a journal is kept."""


def open_journal(
    game: Game[Any], seats: int, options: dict[str, str], pack: str, path: Path | None, scene: str = ""
) -> Opened:
    """A new journal, or the one in the file, played to its last whole line. From now on the file is kept up."""
    if path is None:
        return Opened(Journal(game, seats, options, pack, scene=scene), None)
    if path.exists() and not path.is_file():
        raise ValueError(f"{path} cannot be kept: it is not a file")
    data = path.read_bytes() if path.exists() else b""
    kept = whole_lines(data)
    if not kept:
        if data and not FORMAT.encode().startswith(data):
            raise ValueError(f"{path} is not a journal: it should begin with {FORMAT!r}")
        return create(Journal(game, seats, options, pack, scene=scene), path, torn=bool(data))
    opened = reopen(game, kept, path)
    if opened is None:
        return create(Journal(game, seats, options, pack, scene=scene), path, torn=True)
    opened.torn = kept != data
    if opened.outdated is not None:
        opened.aside = put_aside(data, path, opened.journal.rules)
        kept = before_row(kept, opened.outdated.number)
    os.truncate(path, len(kept))
    opened.keeper = Keeper(path)
    opened.journal.write = opened.keeper.write
    return opened


def create(journal: Journal[Any], path: Path, torn: bool = False) -> Opened:
    """Keep a journal in a file of its own from now on."""
    if path.exists():
        os.truncate(path, 0)
    keeper = Keeper(path)
    keeper.write(str(journal).rstrip("\n"))
    journal.write = keeper.write
    opened = Opened(journal, keeper)
    opened.torn = torn
    return opened


def reopen(game: Game[Any], data: bytes, path: Path) -> Opened | None:
    """The journal in a file; None if only a part of its head was ever written."""

    def find(key: str) -> Game[Any]:
        if key != game.key:
            raise ValueError(f"a game of {key!r}, not of {game.key!r}")
        return game

    lines = data.splitlines()
    if lines[0] == FORMAT.encode() and len(lines) < len(("format", "game", "rules", "seats")):
        return None
    story: list[tuple[Journal[Any], Row | None, list[Event]]] = []
    outdated: Outdated | None = None
    try:
        for told in retell(data.decode(), find):
            story.append(told)
    except Outdated as error:
        outdated = error
    except ValueError as error:
        raise ValueError(f"{path} cannot be played on: {error}") from error
    opened = Opened(story[-1][0], None)
    opened.story = [(row, events) for _, row, events in story if row is not None]
    opened.outdated = outdated
    return opened


def before_row(data: bytes, number: int) -> bytes:
    """The lines of a journal before the row of this number, counted from 1."""
    kept, rows = b"", 0
    for line in data.splitlines(keepends=True):
        rows += is_row(line.decode())
        if rows == number:
            break
        kept += line
    return kept


def put_aside(data: bytes, path: Path, rules: int) -> Path:
    """Keep a journal as it was under a name that is free."""
    number = 1
    while (aside := path.with_name(f"{path.name}.rules-{rules}" + (f".{number}" if number > 1 else ""))).exists():
        number += 1
    aside.write_bytes(data)
    return aside
