"""Playing a plan anywhere, in chunks whose sums do not depend on where they were played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bothy.lab.chunks import in_chunks
from bothy.lab.places import Place
from bothy.study.parts import Chunk, played
from bothy.study.plan import Planned


def run(plan: Planned, part: str, gaps: list[tuple[int, int]], place: Place) -> Iterator[Chunk]:
    """Play what is missing of a part and yield it chunk by chunk; what comes of it does not depend on the place."""
    return in_chunks(partial(timed, plan, part), gaps, place)


def timed(plan: Planned, part: str, first: int, count: int) -> tuple[Chunk, float]:
    chunk = played(plan, part, first, count)
    return chunk, chunk.seconds
