"""How a value of the table is written: as a fixed count of whole numbers that 32 bits of floating point can hold."""

from __future__ import annotations

import struct
from typing import Final
from zlib import crc32

EXACT: Final = 1 << 24
"""Whole numbers up to this are the same in 32 bits of floating point."""
LIMBS: Final = 3
"""A number of its own that the game says nothing about is written in so many parts of 24 bits."""
ROOM: Final = 16
"""Entries of a list that was dealt empty and of which the game does not say how long it can be."""


def exact(numbers: list[int]) -> bool:
    """Whether 32 bits of floating point can tell these numbers from all others."""
    return not numbers or (max(numbers) < EXACT and min(numbers) > -EXACT)


def clipped(numbers: list[int]) -> list[int]:
    return [min(max(number, -EXACT), EXACT) for number in numbers]


def packed(numbers: list[int]) -> bytes:
    return struct.pack(f"{len(numbers)}f", *numbers)


def spill(value: object, out: list[int], rest: list[object]) -> None:
    """Something has no room where it belongs: keep it, and where that was."""
    rest.append(len(out))
    rest.append(value)


class Shape:
    """How a value is written: always as so many numbers."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        raise NotImplementedError


class Number(Shape):
    """A number of a list, as it is."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        if isinstance(value, int):
            out.append(value)
        else:
            out.append(crc32(str(value).encode()) % EXACT)
            spill(value, out, rest)


class Limbs(Shape):
    """A number that may be a mask as long as it likes: 24 bits at a time, each part with the number's sign."""

    def __init__(self) -> None:
        super().__init__(LIMBS)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        if not isinstance(value, int):
            out.append(crc32(str(value).encode()) % EXACT)
            out.append(0)
            out.append(0)
            spill(value, out, rest)
        elif -EXACT < value < EXACT:
            out.append(value)
            out.append(0)
            out.append(0)
        else:
            sign = 1 if value > 0 else -1
            left = abs(value)
            for _ in range(LIMBS):
                out.append(sign * (left % EXACT))
                left //= EXACT
            if left:
                spill(value, out, rest)


class Parts(Shape):
    """A number that holds several, a mask among them: each of them, and whether the number is negative."""

    def __init__(self, count: int, bits: int) -> None:
        super().__init__(count + 1)
        self.count = count
        self.bits = bits

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        assert isinstance(value, int)
        left = value
        last = (1 << self.bits) - 1
        for _ in range(self.count):
            out.append(left & last)
            left >>= self.bits
        out.append(1 if value < 0 else 0)
        if left != 0 and left != -1:
            spill(value, out, rest)


class Fixed(Shape):
    """A list that keeps the length it was dealt with."""

    def __init__(self, entries: list[Shape]) -> None:
        super().__init__(sum([entry.size for entry in entries]))
        self.entries = entries
        self.count = len(entries)
        self.numbers = all(isinstance(entry, Number) for entry in entries)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        assert isinstance(value, list)
        if len(value) == self.count:
            if self.numbers:
                out.extend(value)
                return
            for index, entry in enumerate(self.entries):
                entry.write(value[index], out, rest)
            return
        spill(value, out, rest)
        for index, entry in enumerate(self.entries):
            if index < len(value):
                entry.write(value[index], out, rest)
            else:
                out.extend([0] * entry.size)


class Room(Shape):
    """A list that grows and shrinks: how many entries there are, the entries, and zeros."""

    def __init__(self, most: int, entry: Shape) -> None:
        super().__init__(1 + most * entry.size)
        self.most = most
        self.entry = entry
        self.numbers = isinstance(entry, Number)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        assert isinstance(value, list)
        count = len(value)
        out.append(count)
        if count > self.most:
            spill(value, out, rest)
            count = self.most
        if self.numbers:
            out.extend(value if count == len(value) else value[:count])
        else:
            entry = self.entry
            for index in range(count):
                entry.write(value[index], out, rest)
        missing = (self.most - count) * self.entry.size
        if missing:
            out.extend([0] * missing)


def shape_of(
    value: object, rooms: list[int], parts: tuple[int, int] | None, inside: bool = False, masks: object = None
) -> Shape:
    """How a field is written that was dealt like this.

    `rooms` are the most entries its lists can have, level by level, where the game says so. Where it does not and
    there are `masks` for every entry, there cannot be more entries than masks.
    """
    if isinstance(value, list):
        if rooms:
            deeper = rooms[1:]
            return Room(rooms[0], shape_of([] if deeper else 0, deeper, parts, True))
        if not value:
            most = len(masks) if isinstance(masks, list) and masks else ROOM
            return Room(most, shape_of(0, [], parts, True))
        inner = masks if isinstance(masks, list) and len(masks) == len(value) else [None] * len(value)
        return Fixed([shape_of(item, [], parts, True, inner[index]) for index, item in enumerate(value)])
    if parts is not None:
        return Parts(parts[0], parts[1])
    return Number() if inside else Limbs()
