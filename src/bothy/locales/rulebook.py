"""A game's RULES.md, clause by clause."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from bothy.kernel import Game
from bothy.locales import folder_of

HEADING = re.compile(r"^###\s+(Ruling\s+\d+|[A-Z]\d+)\b[.:]?\s*(.*)$")


def rulebook(game: Game[Any]) -> str:
    """The whole text; empty for a game without a rulebook."""
    file = folder_of(game) / "RULES.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache(maxsize=64)
def clauses(game: Game[Any]) -> dict[str, tuple[str, str]]:
    """Title and text of every clause and ruling: `N12`, `Ruling 3`."""
    found: dict[str, tuple[str, str]] = {}
    key = ""
    for line in rulebook(game).splitlines():
        heading = HEADING.match(line)
        if heading:
            key = " ".join(heading[1].split())
            found[key] = (heading[2].strip(), "")
        elif line.startswith("#"):
            key = ""
        elif key:
            title, text = found[key]
            found[key] = (title, f"{text}{line}\n")
    return {key: (title, text.strip()) for key, (title, text) in found.items()}


def look_up(game: Game[Any], words: str) -> str:
    """The key of the clause meant by `n12`, `12` or `ruling 3`; empty if there is none."""
    wanted = " ".join(words.split()).casefold()
    for key in clauses(game):
        if wanted in (key.casefold(), key[1:]):
            return key
    return ""
