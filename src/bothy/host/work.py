"""How much the server does: on the event loop, where everybody waits for it, and beside it, where nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

R = TypeVar("R")

LONG = 0.01
"""So many seconds of the processor at a stretch the loop may be held by what a client says; more is told in the log."""
THREADS = 4
"""So many things are done beside the loop at a time; others wait for these, and no table for another's."""
BEAT = 0.25
"""How often it is seen whether the loop is late."""

log = logging.getLogger("bothy.host")


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


class Work:
    """What was done by one server: rows replayed, rows read, lines told; and how long the loop was held, by what."""

    def __init__(self) -> None:
        self.on_loop: Counter[str] = Counter()
        self.beside_loop: Counter[str] = Counter()
        self.held: dict[str, Held] = {}
        self.late = 0.0
        """The longest that something due had to wait for the loop."""
        self.threads = ThreadPoolExecutor(THREADS, "beside")

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
        held.times += 1
        held.seconds += seconds
        held.longest = max(held.longest, seconds)
        if seconds > LONG:
            held.long += 1
            log.warning("the loop was held", extra={"by": by, "ms": round(seconds * 1000, 1)})

    async def beside(self, do: Callable[[], R], charge: Callable[[float], None] | None = None) -> R:
        """Do something in a thread, while the loop goes on."""
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

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def timed(do: Callable[[], R]) -> tuple[R, float]:
    begun = time.thread_time()
    result = do()
    return result, time.thread_time() - begun


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
        begun = time.thread_time()
        try:
            return do()
        finally:
            seconds = time.thread_time() - begun
            self.work.note(self.by, seconds)
            if self.charge is not None:
                self.charge(seconds)

    def close(self) -> None:
        self.doing.close()
