"""Numbered units of work, done chunk by chunk anywhere: how many at a time goes by how long the first ones took."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from bothy.lab.places import Place

T = TypeVar("T")

SECONDS = 0.5
"""A chunk is meant to take about so long."""
PACE = 0.3
"""After so many seconds it is known how long a unit takes; the very first ones take longer than all others."""
LARGEST = 5_000
SHORTEST = 1e-6
"""Clocks may tell less than has passed."""


def in_chunks(
    work: Callable[[int, int], tuple[T, float]], gaps: Iterable[tuple[int, int]], place: Place, most: int = LARGEST
) -> Iterator[T]:
    """Do what is missing, given as first numbers and how many, and yield it as it ends.

    `work` takes a first number and how many, and returns what came of them and the seconds they took. Chunks are cut
    beforehand, all alike, and nothing that comes of them may depend on how.
    """
    left = [list(gap) for gap in gaps]
    wanted = sum(count for _, count in left)
    done, seconds, pilot = 0, 0.0, place.pilot()
    while left and (not done or seconds < PACE or seconds / done * wanted < place.worth):
        for (_, count), (found, took) in pilot.run(work, [take(left, min(most, size(done, seconds)))]):
            done += count
            seconds += took
            yield found
    if left:
        rest = sum(count for _, count in left)
        fixed = min(most, size(done, seconds), -(-rest // place.width))
        for _, (found, _) in place.run(work, cut(left, fixed)):
            yield found


def size(done: int, seconds: float) -> int:
    """How many units fill a chunk, by what those before have taken."""
    return max(1, min(LARGEST, int(SECONDS * done / max(seconds, SHORTEST)), done * 4))


def take(left: list[list[int]], most: int) -> tuple[int, int]:
    """The next units of those that are left, at most so many, and all in one range."""
    first, count = left[0]
    if count <= most:
        left.pop(0)
        return first, count
    left[0] = [first + most, count - most]
    return first, most


def cut(left: list[list[int]], most: int) -> Iterator[tuple[int, int]]:
    """All of them."""
    while left:
        yield take(left, most)
