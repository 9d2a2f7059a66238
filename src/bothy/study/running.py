"""Playing a plan on one core or several, in chunks whose sums do not depend on where they were played."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from bothy.lab import runs
from bothy.study.parts import Chunk, played
from bothy.study.plan import Planned

SECONDS = 1.0
"""A chunk is meant to take about so long."""
LARGEST = 5_000


def run(plan: Planned, part: str, gaps: list[tuple[int, int]], workers: int) -> Iterator[Chunk]:
    """Play what is missing of a part and yield it chunk by chunk; what comes of it does not depend on the workers."""
    left = [list(gap) for gap in gaps]
    wanted = sum(count for _, count in left)
    done, seconds = 0, 0.0
    while left and (workers <= 1 or seconds / max(done, 1) * wanted < runs.ALONE or not done):
        chunk = played(plan, part, *take(left, size(done, seconds)))
        done += chunk.count
        seconds += chunk.seconds
        yield chunk
    if left:
        yield from run_apart(plan, part, left, workers, seconds / done)


def take(left: list[list[int]], most: int) -> tuple[int, int]:
    """The next units of those that are left, at most so many, and all in one range."""
    first, count = left[0]
    if count <= most:
        left.pop(0)
        return first, count
    left[0] = [first + most, count - most]
    return first, most


def size(done: int, seconds: float) -> int:
    """How many units fill a chunk, by what those before have taken."""
    return 1 if not seconds else max(1, min(LARGEST, int(SECONDS * done / seconds), done * 4))


def run_apart(plan: Planned, part: str, left: list[list[int]], workers: int, each: float) -> Iterator[Chunk]:
    wanted = sum(count for _, count in left)
    most = max(1, min(LARGEST, int(SECONDS / each), -(-wanted // workers)))
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=runs.ignore_interrupts)
    try:
        waiting: set[Future[Chunk]] = set()
        while left or waiting:
            while left and len(waiting) < workers * 2:
                waiting.add(pool.submit(played, plan, part, *take(left, most)))
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
