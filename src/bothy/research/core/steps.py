"""How a step of the agenda is written: its kind, and its fields as numbers."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from bothy.kernel.step import Step
from bothy.research.core.shapes import EXACT, clipped, exact, packed

WIDE: Final = 24
"""Numbers for the fields of the next step."""


class Slots:
    """The numbers of a step, packed: in full for the next step, shortened for one further down."""

    def __init__(self, step: Step[Any], kinds: dict[str, int], narrow: int) -> None:
        self.step = step
        self.kind = kinds[type(step).__name__]
        numbers: list[int] = []
        words = flatten(step.fields(), numbers, kinds)
        self.count = WIDE + 1 if words or not exact(numbers) else len(numbers)
        """How many numbers its fields take; more than there is room for if there is more to them than numbers tell."""
        self.wide = packed(clipped(fitted(numbers, WIDE)))
        self.narrow = packed(clipped([self.kind, *fitted(numbers, narrow)]))
        self.next: dict[int, bytes] = {}
        """All that is told of it as the next step, by the length of the agenda."""


def flatten(fields: tuple[object, ...], numbers: list[int], kinds: dict[str, int]) -> bool:
    """The fields of a step as numbers: a tuple as its length and entries, a step in a step as its kind and fields.

    Tells whether there were words among them, of which only a number is kept.
    """
    words = False
    for field in fields:
        if isinstance(field, int):
            numbers.append(int(field))
        elif isinstance(field, tuple):
            numbers.append(len(field))
            words = flatten(field, numbers, kinds) or words
        elif isinstance(field, Step):
            numbers.append(kinds[type(field).__name__])
            words = flatten(field.fields(), numbers, kinds) or words
        else:
            numbers.append(crc32(str(field).encode()) % EXACT)
            words = True
    return words


def fitted(numbers: list[int], room: int) -> list[int]:
    return numbers[:room] + [0] * (room - len(numbers))
