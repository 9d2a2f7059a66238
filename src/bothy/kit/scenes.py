"""What the scenes of several games have in common: names, numbers within bounds, seats and masks of seats."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from bothy.kernel.scene import Impossible
from bothy.kernel.table import Box, Seat

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def one_of(names: Sequence[str], word: str, what: str) -> int:
    """The place of a word among the names there are."""
    if word in names:
        return names.index(word)
    near = get_close_matches(word, names, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names)}"
    raise Impossible(f"{word!r} is no {what}; {hint}")


def number(word: str, least: int, most: int, what: str) -> int:
    """A number within its bounds."""
    if not word.isdecimal() or not least <= int(word) <= most:
        raise Impossible(f"{word!r} is no {what}: {least} to {most}")
    return int(word)


def numbers(text: str, many: int, most: int, what: str, least: int = 0) -> list[int]:
    """So many numbers within their bounds."""
    words = text.split()
    if len(words) != many:
        raise Impossible(f"{text!r} has {len(words)} numbers, not {many}")
    return [number(word, least, most, what) for word in words]


def seat(word: str, box: Box) -> Seat:
    """A seat by its number, from 0."""
    return number(word, 0, box.seats - 1, "seat")


def seats(text: str, box: Box, everybody: int = -1) -> int:
    """Seats as a mask: `0 2`, or `all`."""
    if text == "all":
        return everybody
    mask = 0
    for word in text.split():
        mask |= 1 << seat(word, box)
    return mask


def seats_told(mask: int, box: Box, everybody: int = -1) -> str:
    """A mask of seats, as `seats` reads it."""
    return "all" if mask == everybody else " ".join([str(seat) for seat in range(box.seats) if mask >> seat & 1])


def ordinal(count: int) -> str:
    """`fifth` for 5."""
    return ORDINALS[count - 1] if count <= len(ORDINALS) else f"{count}th"
