"""Who makes tables, and how many they may: in any way of making one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from msgspec import Struct

from bothy.host.errors import RequestError
from bothy.host.storage import MadeTables, Storage

DAY = 86_400.0


class Maker(NamedTuple):
    """Who makes a table."""

    person: str = ""
    """By the cookie; empty if nobody said."""
    address: str = ""
    """A hash of whence."""


class MakingLimits(Struct, frozen=True):
    """How many tables one person may have made within a day; and how many people there are to an address."""

    unfinished: int = 30
    day: int = 200
    """Of any state."""
    people: int = 10
    """So many times that from one address, of however many people."""


NO_LIMITS = MakingLimits(10**9, 10**9)


class Making:
    """Room for new tables."""

    def __init__(self, storage: Storage, limits: MakingLimits = NO_LIMITS) -> None:
        self.storage = storage
        self.limits = limits
        self.under_way: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is made, by whence; so that no two are counted as one."""

    @asynccontextmanager
    async def room(self, maker: Maker, since: float) -> AsyncIterator[None]:
        """Room for one more table, or a refusal; those made since then count. The next waits until this one is made."""
        if self.limits.day >= NO_LIMITS.day:
            yield
            return
        async with self.under_way.setdefault(maker.address, asyncio.Lock()):
            own = await self.storage.made_by(maker.person, since)
            self.check(own, 1, "you have made too many tables")
            near = await self.storage.made_from(maker.address, since)
            self.check(near, self.limits.people, "too many tables were made from your address")
            yield

    def check(self, made: MadeTables, people: int, words: str) -> None:
        if made.unfinished >= self.limits.unfinished * people:
            raise RequestError("too-many-tables", f"{words}; finish some first")
        if made.all >= self.limits.day * people:
            raise RequestError("too-many-tables", f"{words}; come back tomorrow")
