"""Sending: what is to be told goes to its carriers, beside all tables, so many at a time and so many a day."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum, auto
from typing import Final, Protocol

from msgspec import Struct

from bothy.host.notices.notice import Told
from bothy.host.notices.wishes import Wishes

WAITING: Final = 1000
"""So many letters may wait; what comes then is dropped, and counted."""
CARRIED: Final = 4
"""So many are carried at a time."""
TRIES: Final = 3
PAUSE: Final = 60.0
"""Seconds until a letter is tried again that could not be carried for now; then twice as many."""

log = logging.getLogger("bothy.host")


class Outcome(Enum):
    """What came of a letter."""

    DONE = auto()
    LATER = auto()
    """Not now, but perhaps in a while."""
    FAILED = auto()
    GONE = auto()
    """There is no such address any more."""


class Letter(Struct, frozen=True):
    """What one address is to be told."""

    person: str
    address: str
    told: Told
    keys: tuple[str, ...] = ()
    """What it is sealed with, if it is."""


class Carrier(Protocol):
    """A way to reach people: push, mail, a room."""

    name: str
    a_day: int
    """So many letters of one person it carries within a day."""

    def letters(self, wishes: Wishes, told: Told) -> list[Letter]:
        """What is sent to each address that somebody has given for this."""
        ...

    async def carry(self, letter: Letter) -> Outcome:
        """Bring one letter to its address, without holding the loop."""
        ...


class Sending:
    """The letters under way."""

    def __init__(self, counts: Counter[str], heard: Callable[[Letter, Outcome], Awaitable[None]]) -> None:
        self.counts = counts
        self.heard = heard
        """Is told what came of each letter."""
        self.queue: asyncio.Queue[tuple[Carrier, Letter, int]] = asyncio.Queue(WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.timers: dict[tuple[str, str], asyncio.TimerHandle] = {}
        """When a letter is tried again, by its address and tag."""
        self.today = 0
        self.sent_today: Counter[tuple[str, str]] = Counter()
        """How many letters of each carrier went to each person today."""

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.run(), name=f"notices {number}") for number in range(CARRIED)]

    async def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def send(self, carriers: Sequence[Carrier], wishes: Wishes, told: Told) -> int:
        """Send something to somebody by all ways they wish for; to how many addresses."""
        many = 0
        for carrier in carriers:
            for letter in carrier.letters(wishes, told):
                self.hush(letter)
                many += self.allowed(carrier, letter) and self.put(carrier, letter)
        return many

    def allowed(self, carrier: Carrier, letter: Letter) -> bool:
        """Whether a person has not had enough of a carrier today."""
        day = int(time.time() // 86_400)
        if day != self.today:
            self.today = day
            self.sent_today.clear()
        self.sent_today[carrier.name, letter.person] += 1
        if self.sent_today[carrier.name, letter.person] > carrier.a_day:
            self.counts["notices_dropped"] += 1
            return False
        return True

    def put(self, carrier: Carrier, letter: Letter, tries: int = 0) -> bool:
        try:
            self.queue.put_nowait((carrier, letter, tries))
        except asyncio.QueueFull:
            self.counts["notices_dropped"] += 1
            return False
        return True

    async def run(self) -> None:
        while True:
            carrier, letter, tries = await self.queue.get()
            try:
                outcome = await carrier.carry(letter)
                self.counts["notices_sent" if outcome is Outcome.DONE else "notices_failed"] += 1
                if outcome is Outcome.LATER and tries + 1 < TRIES:
                    self.later(carrier, letter, tries + 1)
                else:
                    await self.heard(letter, outcome)
            except Exception:  # one letter that cannot be sent keeps no other from being sent
                self.counts["notices_failed"] += 1
                log.exception("a notice was lost", extra={"carrier": carrier.name})
            finally:
                self.queue.task_done()

    def later(self, carrier: Carrier, letter: Letter, tries: int) -> None:
        """Try again after a while, unless something else is told by the same tag meanwhile."""
        key = (letter.address, letter.told.tag)

        def again() -> None:
            del self.timers[key]
            self.put(carrier, letter, tries)

        self.hush(letter)
        self.timers[key] = asyncio.get_running_loop().call_later(PAUSE * 2 ** (tries - 1), again)

    def hush(self, letter: Letter) -> None:
        """What was to be tried again at this address by the same tag is outdated."""
        outdated = self.timers.pop((letter.address, letter.told.tag), None)
        if outdated is not None:
            outdated.cancel()
