"""What rows may say: kinds of fields, as a file has them and as the rules get them.

Not compiled: it leans on msgspec.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import GenericAlias
from typing import Annotated, Any, Final, Literal

from msgspec import NODEFAULT, Meta

LITERAL: Any = Literal
ANNOTATED: Any = Annotated
"""Types that are made of words, as no checker of types could know them."""


class Field:
    """Something a row says under a name."""

    def __init__(self, kind: Any, usual: Any = NODEFAULT, meaning: Callable[[Any], Any] | None = None) -> None:
        self.kind = kind
        """Its type in a file."""
        self.usual = usual
        """What is meant where a row does not say it; without this a row must."""
        self.meaning = meaning
        """What the rules get of it, where that is something else."""


Says = dict[str, Field]
"""All that a row may say, by the names of its fields."""
Said = dict[str, Any]
"""What a row says."""


def number(least: int, most: int, usual: Any = NODEFAULT) -> Field:
    return Field(Annotated[int, Meta(ge=least, le=most)], usual)


def word_of(words: Sequence[str]) -> Any:
    return LITERAL[tuple(words)]


def some_of(words: Sequence[str]) -> Any:
    return GenericAlias(tuple, (word_of(words), ...))


def one_of(words: Sequence[str], usual: Any = NODEFAULT) -> Field:
    return Field(word_of(words), usual)


def numbered(words: Sequence[str], usual: Any = NODEFAULT) -> Field:
    """One of some words, for the rules its number; -1 where a row may say nothing, and does."""
    kind = word_of(words)
    return Field(kind | None if usual is None else kind, usual, lambda word: -1 if word is None else words.index(word))


def several(words: Sequence[str], usual: Any = NODEFAULT, least: int = 0) -> Field:
    """Some of these words, for the rules their numbers."""
    kind = ANNOTATED[some_of(words), Meta(min_length=least)]
    return Field(kind, usual, lambda some: [words.index(word) for word in some])


def mask(words: Sequence[str]) -> Field:
    """Some of these words, for the rules a mask."""
    return Field(some_of(words), (), lambda some: sum([1 << words.index(word) for word in some]))


def parts(kind: str, least: int = 0, most: int = 99) -> Field:
    """Rows inside a row, of the class of this name."""
    usual: Any = NODEFAULT if least else ()
    return Field(ANNOTATED[f"tuple[{kind}, ...]", Meta(min_length=least, max_length=most)], usual)


WORD: Final = Field(str)
WORDS: Final = Field(GenericAlias(tuple, (str, ...)), ())
YES: Final = Field(bool, False)
COUNT: Final = number(1, 9)
SIGNED: Final = number(-20, 20)
EFFECTS: Final = parts("AnyEffect")
NAMED: Final[Says] = {"key": WORD, "name": WORD, "text": Field(str, "")}
