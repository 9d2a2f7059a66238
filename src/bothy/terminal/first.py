"""A first game at a terminal: the aim is told, and a hint the first time each kind of question is asked."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from bothy.kernel import Game
from bothy.lessons import find_lesson
from bothy.lessons.lesson import Words


class Finished:
    """The games that somebody has played to their end here, a key a line of a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def has(self, game: Game[Any]) -> bool:
        return game.key in self.keys()

    def note(self, game: Game[Any]) -> None:
        """Remember a game; where that cannot be kept, the hints come again."""
        if not self.has(game):
            with suppress(OSError):
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self.file.write_text("".join(f"{key}\n" for key in [*self.keys(), game.key]), encoding="utf-8")

    def keys(self) -> list[str]:
        try:
            return self.file.read_text(encoding="utf-8").split()
        except (OSError, UnicodeDecodeError):
            return []


class First:
    """What somebody is told who has not played a game to its end; nothing of a game that has no lesson."""

    def __init__(self, game: Game[Any], lang: str, finished: Finished) -> None:
        self.game = game
        self.finished = finished
        lesson = find_lesson(game)
        self.words: Words | None = lesson.words(lang) if lesson else None
        self.met: set[str] = set()
        """The kinds of questions that have been asked."""

    @property
    def aim(self) -> list[str]:
        """What the game is about, in three sentences."""
        return self.words.aim if self.words else []

    def hint(self, kind: str) -> str:
        """What is said when a kind of question is asked for the first time; else nothing."""
        hints = self.words.hints if self.words else {}
        new = kind not in self.met
        self.met.add(kind)
        return hints.get(kind, "") if new else ""

    def over(self) -> None:
        """A game was played to its end."""
        self.finished.note(self.game)
