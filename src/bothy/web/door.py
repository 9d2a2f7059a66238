"""The door for sockets: who knocks too often is turned away unread, and many who come or go at once do so in turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.requests import Request
from starlette.types import Scope

from bothy.web.inner import Forged
from bothy.web.limits import PLENTY, Bucket
from bothy.web.visitors import Visitors

BEAT = 0.005
"""So many seconds those who wait for their turn wait at a time."""


class Turns:
    """So many at once, and so many a second; the others wait in line, and whoever is inside is served meanwhile."""

    def __init__(self, rate: float, burst: int) -> None:
        self.bucket = Bucket(rate, burst)
        self.waiting: deque[Callable[[], None]] = deque()
        self.timer: asyncio.TimerHandle | None = None

    def take(self, do: Callable[[], None]) -> None:
        """Do this when its turn has come: at once, if nobody waits and it is not too soon after the others."""
        if not self.waiting and self.bucket.take():
            do()
            return
        self.waiting.append(do)
        if self.timer is None:
            self.call_on()

    def call_on(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(BEAT, self.next_few)

    def next_few(self) -> None:
        self.timer = None
        while self.waiting and self.bucket.take():
            self.waiting.popleft()()
        if self.waiting and self.timer is None:
            self.call_on()

    def hurry(self) -> None:
        """From now on nobody waits."""
        self.bucket = Bucket(PLENTY, PLENTY)
        self.next_few()


class Door:
    """Through which the sockets of all tables come and go."""

    def __init__(self, visitors: Visitors) -> None:
        limits = visitors.limits
        self.visitors = visitors
        self.coming = Turns(limits.arrivals, limits.arrival_burst)
        self.going = Turns(limits.departures, limits.departure_burst)

    def open_wide(self) -> None:
        """Nobody waits any more."""
        self.coming.hurry()
        self.going.hurry()

    def closed_to(self, scope: Scope) -> bool:
        """Whether a person or an address has knocked so often of late, or cost so much, that nothing more is read."""
        try:
            passed_on = self.visitors.hop(scope) is not None  # and was let in where it came from
        except Forged:
            return True
        return not passed_on and not self.visitors.payer(Request(scope)).may_knock()
