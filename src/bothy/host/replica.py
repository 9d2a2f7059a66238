"""A copy of the database to read from: what may be some seconds old is asked there, and the database has time to keep.

Lists, results and the figures of the house may be a little old; journals are read there of games that are over, which
do not change any more. A copy that is away, or lags by more than a few seconds, is passed over.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

from bothy.host.side_line import SideLine
from bothy.host.storage_errors import StorageError

MOST_LAG = 5.0
"""How many seconds old a list may be."""
LOOK = 1.0
"""How often it is seen how far behind the copy is, and after how long one that was away is asked again."""
BEHIND = "SELECT extract(epoch FROM clock_timestamp()) - max(seen) FROM processes"
"""Each process shows once a second in the database that it is alive: a copy that has not heard of it is behind."""

log = logging.getLogger("bothy.host")


class Replica:
    """Such a copy, by its URL."""

    def __init__(self, url: str) -> None:
        self.line = SideLine(url)
        self.lag = 0.0
        """How many seconds it was behind when that was seen last; infinite if it is away."""
        self.looked = 0.0
        self.reads = 0
        self.passed_over = 0
        """How often the database itself had to be read."""

    async def read(
        self, statement: str, values: Sequence[Any], most_lag: float = MOST_LAG
    ) -> list[tuple[Any, ...]] | None:
        """What the copy has; None if it cannot be asked, or is too far behind."""
        try:
            await self.look()
            if self.lag <= most_lag:
                asked = statement.replace("%", "%%").replace("?", "%s")
                found = await self.line.ask(asked, *values)
                self.reads += 1
                return found
        except StorageError as error:
            if self.lag != float("inf"):
                log.warning("the replica is passed over", extra={"error": str(error)})
            self.lag = float("inf")
        self.passed_over += 1
        return None

    async def look(self) -> None:
        """See how far behind it is, now and then."""
        now = time.monotonic()
        if now - self.looked >= LOOK:
            self.looked = now
            [(behind,)] = await self.line.ask(BEHIND)
            self.lag = float("inf") if behind is None else max(float(behind), 0.0)

    async def close(self) -> None:
        await self.line.close()
