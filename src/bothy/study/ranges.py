"""Which units of a part have been played, as ranges: workers end in any order."""

from __future__ import annotations

from collections.abc import Iterator

Ranges = list[list[int]]
"""First numbers, each with how many follow it, it included; in order, and none touches the next."""


def joined(ranges: Ranges, first: int, count: int) -> Ranges:
    """The same with one range more."""
    found: Ranges = []
    for start, many in sorted([*ranges, [first, count]]):
        if found and start <= found[-1][0] + found[-1][1]:
            found[-1][1] = max(found[-1][1], start + many - found[-1][0])
        else:
            found.append([start, many])
    return found


def missing(ranges: Ranges, until: int) -> Iterator[tuple[int, int]]:
    """What is not in them below this number, each as a first number and how many."""
    at = 0
    for start, many in ranges:
        if start > at:
            yield at, min(start, until) - at
        at = max(at, start + many)
        if at >= until:
            return
    if at < until:
        yield at, until - at


def size(ranges: Ranges) -> int:
    return sum(many for _, many in ranges)
