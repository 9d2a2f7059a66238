"""Company: one process among several that serve the same database, and what it does when it was thought dead."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bothy.host.crier import Crier
from bothy.host.fellows import Fellow, Fellows
from bothy.host.leases import SharedLeases
from bothy.host.side_line import SideLine
from bothy.host.storage_errors import StorageError

log = logging.getLogger("bothy.host")


class Company:
    """The others, the leases of this process, and the news between them."""

    def __init__(self, url: str) -> None:
        self.fellows = Fellows(SideLine(url))
        self.line = SideLine(url)
        self.leases = SharedLeases(self.fellows, self.line)
        self.crier = Crier(self.fellows, self.line, SideLine(url))
        self.lost = 0
        """How many tables were lost because this process could not show that it was alive."""
        self.drop: Callable[[list[str]], Awaitable[None]] = dropped
        """Forgets tables that others hold by now."""
        self.send_elsewhere: Callable[[], Awaitable[None]] = nobody_there
        """Sends everybody to the others, if they are better off there."""
        self.fellows.cut_off = self.cut_off
        self.fellows.returned = self.returned

    async def open(self, address: str, version: str) -> None:
        """Join the others, as one they reach at this address, and of this version."""
        await self.fellows.open(address, version)
        self.crier.open()

    async def leave(self) -> list[Fellow]:
        """Take no more tables. Who is left to take them."""
        await self.fellows.leave()
        return self.fellows.ready()

    async def close(self) -> None:
        try:
            await self.leases.let_all_go()
        except StorageError as error:
            log.warning("leases run out by themselves", extra={"error": str(error)})
        await self.crier.close()
        await self.line.close()
        await self.fellows.close()

    async def cut_off(self) -> None:
        log.error("cut off from the database: nothing can be kept, and others may take the tables up")
        await self.send_elsewhere()

    async def returned(self, same: bool) -> None:
        """Alive again after too long: others may have taken what this process held, and they keep it."""
        leases = self.leases
        mine = await leases.still_held() if same else {}
        lost = [table for table, number in leases.held.items() if mine.get(table) != number]
        for table in lost:
            del leases.held[table]
        self.lost += len(lost)
        log.warning("alive again", extra={"held": len(leases.held), "lost": len(lost)})
        await self.drop(lost)


async def dropped(_: list[str]) -> None:
    """Nothing was held."""


async def nobody_there() -> None:
    """Nobody is here to be sent anywhere."""
