"""How much the server does: on the event loop, where everybody waits for it, and beside it, where nobody does."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

R = TypeVar("R")
Slices = Generator[None, None, R]
"""Something long that can stop between its parts, and what comes of it."""

LONG = 0.01
"""So many seconds of the processor at a stretch the loop may be held by what a client says; more is told in the log."""
THREADS = 4
"""So many things are done beside the loop at a time; others wait for these, and no table for another's."""
SLICE = 0.01
"""So many seconds at a stretch something long is done on the loop, where there are no threads."""
BEAT = 0.25
"""How often it is seen whether the loop is late."""

log = logging.getLogger("bothy.host")
spent: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""What this thread has had of the processor; in a browser nothing but the clock tells that."""


STEP = 1.1
"""By so much the bounds differ between which the lengths of stretches are counted."""
SHORTEST = 0.0001
BOUNDS = tuple(SHORTEST * STEP**step for step in range(120))
"""From a tenth of a millisecond to eight seconds."""


class Held:
    """What one kind of message, request or duty has cost the loop."""

    def __init__(self) -> None:
        self.times = 0
        self.seconds = 0.0
        """Of the processor, in all."""
        self.longest = 0.0
        """At a stretch."""
        self.long = 0
        """How often it was longer than it should."""
        self.lengths = [0] * len(BOUNDS)
        """How many stretches were no longer than each bound, and longer than the one before."""

    def note(self, seconds: float) -> None:
        self.times += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        step = math.ceil(math.log(seconds / SHORTEST, STEP)) if seconds > SHORTEST else 0
        self.lengths[min(step, len(BOUNDS) - 1)] += 1


def no_longer(kinds: Iterable[Held], share: float) -> float:
    """The seconds than which this share of all stretches was no longer; 0 if there was none."""
    counts = [sum(held) for held in zip(*[held.lengths for held in kinds], strict=True)]
    wanted, found = share * sum(counts), 0
    for bound, many in zip(BOUNDS, counts, strict=False):
        found += many
        if many and found >= wanted:
            return bound
    return 0.0


class Work:
    """What was done by one server: rows replayed, rows read, lines told; and how long the loop was held, by what."""

    def __init__(self, threads: bool = True) -> None:
        self.on_loop: Counter[str] = Counter()
        self.beside_loop: Counter[str] = Counter()
        self.held: dict[str, Held] = {}
        self.late = 0.0
        """The longest that something due had to wait for the loop."""
        self.threads = ThreadPoolExecutor(THREADS, "beside") if threads else None
        """None where there are no threads: then everything is done on the loop."""

    def count(self, what: str, many: int) -> None:
        """So much was done, wherever this is called."""
        (self.on_loop if asyncio._get_running_loop() is not None else self.beside_loop)[what] += many

    async def measured(
        self, doing: Coroutine[Any, Any, R], by: str, charge: Callable[[float], None] | None = None
    ) -> R:
        """Do something, and note how long each stretch of it holds the loop; whoever is charged pays for it."""
        result: R = await stepwise(doing, self, by, charge)
        return result

    def note(self, by: str, seconds: float) -> None:
        held = self.held.get(by)
        if held is None:
            held = self.held[by] = Held()
        held.note(seconds)
        if seconds > LONG:
            held.long += 1
            log.warning("the loop was held", extra={"by": by, "ms": round(seconds * 1000, 1)})

    async def beside(self, do: Callable[[], R], charge: Callable[[float], None] | None = None) -> R:
        """Do something in a thread, while the loop goes on."""
        if self.threads is None:
            await asyncio.sleep(0)
            return do()  # what it costs the loop is measured, and paid for, with the rest
        result, seconds = await asyncio.get_running_loop().run_in_executor(self.threads, timed, do)
        if charge is not None:
            charge(seconds)
        return result

    async def watch(self) -> None:
        """See now and then how late the loop is, whatever holds it, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late = max(self.late, loop.time() - due)

    async def in_slices(self, begin: Callable[[], Slices[R]], charge: Callable[[float], None] | None = None) -> R:
        """Do something long that can stop between its parts: whole in a thread, or on the loop with others between."""
        if self.threads is not None:
            return await self.beside(lambda: finished(begin()), charge)
        doing = begin()
        while True:
            await asyncio.sleep(0)
            end = time.perf_counter() + SLICE
            try:
                next(doing)
                while time.perf_counter() < end:
                    next(doing)
            except StopIteration as last:
                result: R = last.value
                return result

    def close(self) -> None:
        if self.threads is not None:
            self.threads.shutdown(wait=False, cancel_futures=True)


def finished(doing: Slices[R]) -> R:
    """What comes of something that stops now and then, if it never has to."""
    while True:
        try:
            next(doing)
        except StopIteration as last:
            result: R = last.value
            return result


def timed(do: Callable[[], R]) -> tuple[R, float]:
    begun = spent()
    result = do()
    return result, spent() - begun


class stepwise(Generator[Any, Any, Any]):  # noqa: N801  it is used as a function
    """A coroutine, driven step by step with a look at the processor's clock before and after each."""

    def __init__(
        self, doing: Coroutine[Any, Any, Any], work: Work, by: str, charge: Callable[[float], None] | None
    ) -> None:
        self.doing = doing
        self.work = work
        self.by = by
        self.charge = charge

    def __await__(self) -> stepwise:
        return self

    def send(self, value: Any) -> Any:
        return self.step(lambda: self.doing.send(value))

    def throw(self, *error: Any) -> Any:
        return self.step(lambda: self.doing.throw(*error))

    def step(self, do: Callable[[], Any]) -> Any:
        begun = spent()
        try:
            return do()
        finally:
            seconds = spent() - begun
            self.work.note(self.by, seconds)
            if self.charge is not None:
                self.charge(seconds)

    def close(self) -> None:
        self.doing.close()
