"""Packs that people bring are tried in a process of its own before anybody else reads them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec

from bothy.host.child import Child
from bothy.host.conversation import Helper, Start, ready
from bothy.host.errors import RequestError
from bothy.host.pack_process import PackQuestion, Verdict

LIMIT = 1 << 22
"""The longest line to or from the process, in bytes."""
START, PATIENCE = 30.0, 30.0
"""Seconds of the clock for its start, and for one pack on a busy machine; of the processor's time it has far fewer."""
WAITING = 16
"""So many packs may be tried or wait for it."""
EACH = 2
"""Of one address."""


class Trying:
    """The one process in which something of people's is tried, one after the other; begun when first needed."""

    def __init__(self, module: str, start: Start = Child.start) -> None:
        self.module = module
        self.start = start
        self.child: Helper | None = None
        self.turn = asyncio.Lock()
        self.under_way: Counter[str] = Counter()

    async def hear(self, question: msgspec.Struct, whose: str, charge: Callable[[float], None] | None = None) -> str:
        """What the process says; refused where too much waits."""
        if self.under_way[whose] >= EACH or self.under_way.total() >= WAITING:
            raise RequestError("busy", "too many packs are being read; try again in a moment")
        self.under_way[whose] += 1
        try:
            async with self.turn:
                verdict = await self.ask(msgspec.json.encode(question))
        finally:
            self.under_way[whose] -= 1
            self.under_way = +self.under_way
        if charge is not None:
            charge(verdict.seconds)
        return verdict.told

    async def ask(self, line: bytes) -> Verdict:
        try:
            if self.child is None:
                self.child = await self.start(self.module, limit=LIMIT)
                await ready(self.child, START)
            await self.child.tell(line)
            async with asyncio.timeout(PATIENCE):
                return msgspec.json.decode(await self.child.hear(), type=Verdict)
        except (TimeoutError, OSError, ValueError) as error:
            await self.close()
            raise RequestError("busy", "the pack could not be read now; try again in a moment") from error
        except asyncio.CancelledError:
            await self.close()  # its answer would be taken for that to the next
            raise

    async def close(self) -> None:
        child, self.child = self.child, None
        if child is not None:
            await child.stop()


class Packs(Trying):
    """Tries packs."""

    def __init__(self, start: Start = Child.start) -> None:
        super().__init__("bothy.host.pack_process", start)

    async def check(self, question: PackQuestion, whose: str, charge: Callable[[float], None] | None = None) -> None:
        """Refuse a pack that does not fit, or that takes more to read than any should."""
        error = await self.hear(question, whose, charge)
        if error:
            raise RequestError("options", error)
