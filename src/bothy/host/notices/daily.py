"""What may be done only so often a day, counted for the whole house: at all its processes, and through restarts."""

from __future__ import annotations

import time

from bothy.host import statements as sql
from bothy.host.storage import Storage

DAY = 86_400


class Daily:
    """The counts of today."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.day = 0
        """The day before which everything was forgotten."""

    async def count(self, what: str) -> int:
        """It is done once more: how often that is today."""
        day = int(time.time() // DAY)
        if day != self.day:
            await self.storage.write([(sql.FORGET_DAYS, (day,))])
            self.day = day
        if self.storage.base.shared:  # by itself, not in one transaction with what others write: nobody waits for it
            return int((await self.storage.read(f"{sql.COUNT_TODAY} RETURNING many", (day, what)))[0][0])
        await self.storage.write([(sql.COUNT_TODAY, (day, what))])
        return await self.today(what)

    async def today(self, what: str) -> int:
        """How often it was done today."""
        found = await self.storage.read(sql.DONE_TODAY, (int(time.time() // DAY), what))
        return int(found[0][0]) if found else 0
