"""Which edition of a game something was found with: its rules version, and a digest of what decides how it is played.

That is the game's rules, content and bots, what all bots have in common, and the kernel. Boards, lessons and worked
turns, words and reasons only tell of a game; comments and docstrings only tell of the code. None of them counts.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from bothy.games import find

SOURCES = Path(__file__).resolve().parents[1] / "src" / "bothy"
APART = ("board", "lesson", "worked")
"""The folders of a game that have no say in how it goes."""
TELLING = "reasons.py"
"""Says what speaks for an answer that others have chosen."""


def sources(folder: Path, apart: Iterable[str] = ()) -> list[Path]:
    """The Python files of a folder, without those of some of the folders in it."""
    return [file for file in sorted(folder.rglob("*.py")) if file.relative_to(folder).parts[0] not in apart]


def digest(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:8]


def spoken(source: bytes) -> bytes:
    """What a file of Python does, line by line: without its comments, docstrings and empty lines."""
    lines = source.decode().splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno + 1)
    return "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("#")).encode()


def deciding(game: Path) -> list[bytes]:
    """What decides how the game of a folder is played, file by file."""
    code = [file for file in sources(game, APART) if file.name != TELLING]
    shared = [*sources(SOURCES / "bots"), *sources(SOURCES / "kernel")]
    rows = sorted((game / "content").rglob("*.toml"))
    return [*map(spoken, map(Path.read_bytes, [*code, *shared])), *map(Path.read_bytes, rows)]


@cache
def edition(key: str) -> str:
    """A game as it is today; as it was when first asked, for a process plays what it has loaded."""
    game = find(key)
    return f"{game.rules_version}-{digest(deciding(SOURCES / 'games' / key.replace('-', '_')))}"
