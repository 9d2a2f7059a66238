"""Help for the languages of scenes: words with a reader each, names out of a list, seats, numbers.

See `bothy.kernel.scene`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from bothy.kernel.scene import Impossible, Language
from bothy.kernel.table import Box, Seat, Table

T = TypeVar("T", bound=Table)


class Phrasebook(Language[T]):
    """A language each word of which is read by a function of its own."""

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


def place_of(word: str, names: Sequence[str], what: str) -> int:
    """The place of a name among those there are."""
    if word not in names:
        raise Impossible(f"there is no {what} {word!r}; there are: {', '.join(names)}")
    return names.index(word)


def number_in(word: str) -> int:
    """A number that is written out in digits."""
    if not word.isdigit():
        raise Impossible(f"{word!r} is no number")
    return int(word)


def seat_in(word: str, box: Box) -> Seat:
    """A seat, counted from 0."""
    if not word.isdigit() or int(word) >= box.seats:
        raise Impossible(f"there is no seat {word!r}; they are counted from 0 to {box.seats - 1}")
    return int(word)


def mask_in(words: str, box: Box) -> int:
    """Seats as a mask."""
    mask = 0
    for word in words.split():
        mask |= 1 << seat_in(word, box)
    return mask


def seats_of(mask: int, box: Box) -> list[Seat]:
    """The seats of a mask."""
    return [seat for seat in range(box.seats) if mask >> seat & 1]
