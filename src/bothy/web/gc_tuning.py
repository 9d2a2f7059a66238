"""The interpreter's garbage: the young is taken out at once in small portions, the old when nobody is waiting.

Left to itself the collector looks through tens of thousands of objects at a time, all of them in use: tables, sights,
sockets. Everybody waits a tenth of a second for that, and half a second for a whole collection.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = 3_000
"""So many new objects are looked through at a time: a few milliseconds."""
NEVER = 1_000_000_000
LOOK = 1.0
"""Seconds in which nobody has answered: a good moment."""
SOON, LATEST = 60, 1_800
"""A whole collection comes at the first good moment after so many seconds, and after so many at any moment."""


async def collect_when_quiet(
    answers: Callable[[], int], look: float = LOOK, soon: float = SOON, latest: float = LATEST
) -> None:
    """Take out garbage until cancelled; `answers` tells how many there have been so far."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    waited, before = 0.0, answers()
    while True:
        await asyncio.sleep(look)
        waited += look
        now = answers()
        quiet, before = now == before, now
        if (quiet and waited >= soon) or waited >= latest:
            gc.collect()
            waited = 0.0
