"""A game's rules, clause by clause: RULES.md, and RULES.fr.md beside it for readers of French."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from bothy.kernel import Game
from bothy.locales import FALLBACK, Speech, folder_of

HEADING = re.compile(r"^###\s+(Ruling\s+\d+|Précision\s+\d+|[A-Z]\d+)\b[.:]?\s*(.*)$")
RULING = "Ruling "


class Clause(NamedTuple):
    title: str
    text: str
    section: str
    """The heading it stands under."""


def language_of(game: Game[Any], wanted: str) -> str:
    """The language one reads the rules in: the one wanted, or English where nobody has translated them."""
    return wanted if (folder_of(game) / f"RULES.{wanted}.md").is_file() else FALLBACK


def rulebook(game: Game[Any], language: str = FALLBACK) -> str:
    """The whole text; empty for a game without a rulebook."""
    spoken = language_of(game, language)
    file = folder_of(game) / ("RULES.md" if spoken == FALLBACK else f"RULES.{spoken}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache(maxsize=64)
def clauses(game: Game[Any], language: str = FALLBACK) -> dict[str, Clause]:
    """Every clause and ruling by its key, which is the same in every language: `N12`, `Ruling 3`."""
    found: dict[str, Clause] = {}
    key = section = ""
    for line in rulebook(game, language).splitlines():
        heading = HEADING.match(line)
        if heading:
            key = " ".join(heading[1].split())
            key = key if " " not in key else RULING + key.partition(" ")[2]
            found[key] = Clause(heading[2].strip(), "", section)
        elif line.startswith("#"):
            key, section = "", line.lstrip("# ").strip()
        elif key:
            found[key] = found[key]._replace(text=f"{found[key].text}{line}\n")
    return {key: clause._replace(text=clause.text.strip()) for key, clause in found.items()}


def called(key: str, speech: Speech) -> str:
    """How a clause is called in the reader's language; its number says all, a ruling's needs a word."""
    return speech.text("ruling", number=int(key.removeprefix(RULING))) if key.startswith(RULING) else key


def look_up(game: Game[Any], words: str, speech: Speech) -> str:
    """The key of the clause meant by `n12`, `12` or `ruling 3`; empty if there is none."""
    wanted = " ".join(words.split()).casefold()
    for key in clauses(game):
        if wanted in (key.casefold(), key[1:], called(key, speech).casefold()):
            return key
    return ""
