"""A language of scenes, see `bothy.kernel.scene`, in which each word is read by a function of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from bothy.kernel.scene import Impossible, Language
from bothy.kernel.table import Table

T = TypeVar("T", bound=Table)


class Phrasebook(Language[T]):
    """Words in two lists: those that are about somebody or something, and those that stand alone."""

    def __init__(
        self, about: Mapping[str, Callable[[T, str, str], None]], alone: Mapping[str, Callable[[T, str], None]]
    ) -> None:
        self.about = about
        """Words that are followed by whom or what they are about, then a colon and the rest."""
        self.alone = alone
        """Words that are followed by a colon at once."""

    def words(self) -> list[str]:
        return [*self.about, *self.alone]

    def read(self, table: T, word: str, about: str, rest: str) -> bool:
        if word in self.about:
            if not about:
                raise Impossible(f"{word!r} does not say whom or what it is about")
            self.about[word](table, about, rest)
        elif word in self.alone:
            if about:
                raise Impossible(f"{word!r} is followed by a colon at once, not by {about!r}")
            self.alone[word](table, rest)
        return word in self.about or word in self.alone
