"""Sending: what is to be told goes to its carriers, beside all tables, so many at a time and so many a day."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum, auto
from typing import Final, Protocol

from msgspec import Struct

from bothy.host.notices.notice import Told
from bothy.host.notices.wishes import Wishes
from bothy.host.storage_errors import StorageError

WAITING: Final = 1000
"""So many letters may wait; what comes then is dropped, and counted."""
CARRIED: Final = 4
"""So many are carried at a time."""
TRIES: Final = 3
LAST: Final = 3.0
"""So many seconds letters that are under way may take when the server ends."""
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


class Call:
    """Letters to one person about one matter: once one of them has arrived they were told, or once all have failed."""

    def __init__(self, done: Callable[[bool], None]) -> None:
        self.done = done
        """Is told whether they were, once."""
        self.under_way = 0
        self.carried = False
        self.settled = False

    def settle(self, outcome: Outcome | None) -> None:
        """What came of one of them; None if it was not carried at all."""
        self.under_way -= 1
        self.carried = self.carried or outcome is not None
        if not self.settled and (outcome is Outcome.DONE or not self.under_way):
            self.settled = True
            self.done(self.carried)


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

    def __init__(
        self,
        counts: Counter[str],
        heard: Callable[[Letter, Outcome], Awaitable[None]],
        count: Callable[[str], Awaitable[int]],
    ) -> None:
        self.counts = counts
        self.heard = heard
        """Is told what came of each letter."""
        self.count = count
        """Counts by the day, for the whole house."""
        self.queue: asyncio.Queue[tuple[Carrier, Letter, Call, int]] = asyncio.Queue(WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.busy: set[asyncio.Task[None]] = set()
        """Those of them that carry a letter now."""
        self.resting = False
        """Whether no more letters are carried here."""
        self.timers: dict[tuple[str, str], tuple[asyncio.TimerHandle, Call]] = {}
        """When a letter is tried again, by its address and tag."""

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.run(), name=f"notices {number}") for number in range(CARRIED)]

    def rest(self) -> None:
        """Begin with no more letters. Nobody was told what they say: whoever calls from now on sends them."""
        self.resting = True

    async def close(self) -> None:
        """What is under way may come to its end."""
        self.rest()
        for timer, _ in self.timers.values():
            timer.cancel()
        if self.busy:
            await asyncio.wait(self.busy, timeout=LAST)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def send(
        self, carriers: Sequence[Carrier], wishes: Wishes, told: Told, done: Callable[[bool], None] = lambda _: None
    ) -> int:
        """Send something to somebody by all ways they wish for; to how many addresses. When they were told, say so."""
        call = Call(done)
        call.under_way = 1  # as long as there may be more of them
        for carrier in carriers:
            for letter in carrier.letters(wishes, told):
                self.hush(letter)
                self.put(carrier, letter, call)
        call.settle(None)
        return call.under_way

    def put(self, carrier: Carrier, letter: Letter, call: Call | None = None) -> bool:
        call = call or Call(lambda _: None)
        call.under_way += 1
        return self.enqueue(carrier, letter, call, 0)

    def enqueue(self, carrier: Carrier, letter: Letter, call: Call, tries: int) -> bool:
        try:
            self.queue.put_nowait((carrier, letter, call, tries))
        except asyncio.QueueFull:
            self.counts["notices_dropped"] += 1
            call.settle(None)
            return False
        return True

    async def run(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        while True:
            carrier, letter, call, tries = await self.queue.get()
            if self.resting:
                self.queue.task_done()
                return
            self.busy.add(task)
            try:
                await self.carry(carrier, letter, call, tries)
            except Exception:  # one letter that cannot be sent keeps no other from being sent
                self.counts["notices_failed"] += 1
                log.exception("a notice was lost", extra={"carrier": carrier.name})
            finally:
                self.busy.discard(task)
                self.queue.task_done()

    async def carry(self, carrier: Carrier, letter: Letter, call: Call, tries: int) -> None:
        """Bring one letter to its address, if the person has not had enough of that carrier today."""
        try:
            if not tries and await self.count(counted(carrier, letter.person)) > carrier.a_day:
                self.counts["notices_dropped"] += 1
                call.settle(None)
                return
            outcome = await carrier.carry(letter)
        except StorageError:
            outcome = Outcome.LATER  # nobody knows how many there were
        except Exception:
            call.settle(Outcome.FAILED)
            raise
        self.counts["notices_sent" if outcome is Outcome.DONE else "notices_failed"] += 1
        if outcome is Outcome.LATER and tries + 1 < TRIES:
            self.later(carrier, letter, call, tries + 1)
        else:
            call.settle(outcome)
            await self.heard(letter, outcome)

    def later(self, carrier: Carrier, letter: Letter, call: Call, tries: int) -> None:
        """Try again after a while, unless something else is told by the same tag meanwhile."""
        key = (letter.address, letter.told.tag)

        def again() -> None:
            del self.timers[key]
            self.enqueue(carrier, letter, call, tries)

        self.hush(letter)
        self.timers[key] = asyncio.get_running_loop().call_later(PAUSE * 2 ** (tries - 1), again), call

    def hush(self, letter: Letter) -> None:
        """What was to be tried again at this address by the same tag is outdated."""
        outdated = self.timers.pop((letter.address, letter.told.tag), None)
        if outdated is not None:
            timer, call = outdated
            timer.cancel()
            call.settle(None)


def counted(carrier: Carrier, person: str) -> str:
    """As what the letters of a carrier to somebody are counted."""
    return f"{carrier.name} to {person}"
