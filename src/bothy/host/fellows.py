"""The processes that serve one database together: each shows once a second that it is alive, and sees who else is."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from bothy.games import games
from bothy.host.migrations import NEWEST
from bothy.host.postgres import LIFE
from bothy.host.side_line import SideLine
from bothy.host.storage_errors import StorageError

BEAT = 1.0
"""So often a process shows that it is alive."""
GONE = 600.0
"""So long after that it is forgotten."""
REGISTER = (
    "INSERT INTO processes (id, inner_address, seen, version, schema, rules) VALUES (%s, %s, bothy_now(), %s, %s, %s)"
)
SHOW = (
    "WITH before AS (SELECT seen FROM processes WHERE id = %s), "
    "mine AS (UPDATE processes SET seen = bothy_now(), leaving = %s, figures = %s WHERE id = %s RETURNING id) "
    "SELECT (SELECT seen FROM before) > bothy_now() - %s FROM mine"
)
SEE = "SELECT id, inner_address, leaving, version, rules FROM processes WHERE seen > bothy_now() - %s ORDER BY id"
FORGET = (
    "WITH gone AS (DELETE FROM processes WHERE seen < bothy_now() - %s RETURNING id, seen) "
    "UPDATE leases SET holder = '', since = gone.seen FROM gone WHERE leases.holder = gone.id"
)
LEAVE = "DELETE FROM processes WHERE id = %s"

log = logging.getLogger("bothy.host")


class Unreachable(Exception):
    """Another process cannot be reached."""


class Fellow(msgspec.Struct, frozen=True):
    """A process that serves the same database."""

    id: str
    address: str
    """Where the others reach it."""
    leaving: bool
    version: str
    rules: dict[str, int]
    """Which version of each game's rules it knows."""

    def knows(self, game: str, rules: int) -> bool:
        return self.rules.get(game, -1) >= rules


class Fellows:
    """One process among those alive."""

    def __init__(self, line: SideLine) -> None:
        self.line = line
        self.id = ""
        self.address = ""
        self.version = ""
        self.leaving = False
        self.until = 0.0
        """Until when this process may speak for what it holds, if nobody is told otherwise."""
        self.others: dict[str, Fellow] = {}
        """The others who are alive."""
        self.slowest = 0.0
        """The longest a beat took, in seconds."""
        self.count = 0
        self.figures: Callable[[], dict[str, float]] = dict
        """What this process counts, for the others to tell of."""
        self.cut_off: Callable[[], Awaitable[None]] = nothing
        """What is to be done when nobody can know any more that this process is alive."""
        self.returned: Callable[[bool], Awaitable[None]] = nothing_kept
        """What is to be done when it is alive again: whether it is the same as before, and may still hold something."""
        self.seen: Callable[[], None] = lambda: None
        """What is to be done when the others were looked at."""
        self.beating: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        """Whether nobody can have taken what this process holds. Asked before anything is told."""
        return now() < self.until

    async def open(self, address: str, version: str) -> None:
        self.address, self.version = address, version
        await self.register()
        await self.look()
        self.beating = asyncio.create_task(self.beat(), name="signs of life")

    async def register(self) -> None:
        sent = now()
        self.id = secrets.token_hex(8)
        rules = {game.key: game.rules_version for game in games().values()}
        known = msgspec.json.encode(rules).decode()
        await self.line.ask(REGISTER, self.id, self.address, self.version, NEWEST, known)
        self.until = sent + LIFE

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(max(BEAT - (now() + LIFE - self.until), 0.1) if self.alive else BEAT / 4)
            try:
                await self.show()
                await self.look()
            except StorageError as error:
                log.warning("no sign of life could be given", extra={"error": str(error)})
                if not self.alive and self.until:
                    self.until = 0.0
                    await self.cut_off()
            except Exception:
                log.exception("a sign of life went wrong")

    async def show(self) -> None:
        """Show that this process is alive. If it was not for too long, see first what it holds still."""
        sent = now()
        was_alive = self.alive
        figures = msgspec.json.encode(self.figures()).decode()
        found = await self.line.ask(SHOW, self.id, int(self.leaving), figures, self.id, LIFE)
        self.slowest = max(self.slowest, now() - sent)
        if not found:
            await self.register()
            await self.returned(False)
        elif not found[0][0] or not was_alive:
            await self.returned(True)
        self.until = sent + LIFE

    async def look(self) -> None:
        """See who else is alive; now and then forget those who are not."""
        found = [
            Fellow(id, address, bool(leaving), version, msgspec.json.decode(rules))
            for id, address, leaving, version, rules in await self.line.ask(SEE, LIFE)
        ]
        self.others = {fellow.id: fellow for fellow in found if fellow.id != self.id}
        self.count += 1
        if self.count % 60 == 0:
            await self.line.ask(FORGET, GONE)
        self.seen()

    def ready(self) -> list[Fellow]:
        """The others who take tables."""
        return [fellow for fellow in self.others.values() if not fellow.leaving]

    def keeper(self, name: str) -> Fellow | None:
        """Who of all sees to something that only one of them may; None if that is this process.

        All find the same. When somebody comes or goes, only what comes to them or was theirs changes hands.
        """
        takers: dict[str, Fellow | None] = {fellow.id: fellow for fellow in self.ready()}
        if not self.leaving or not takers:
            takers[self.id] = None
        return takers[max(takers, key=lambda one: hashlib.blake2b(f"{one} {name}".encode()).digest())]

    async def leave(self) -> None:
        """Take no more tables from now on, as all may see."""
        self.leaving = True
        await self.show()
        await self.look()

    async def close(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        try:
            await self.line.ask(LEAVE, self.id)
        except StorageError as error:
            log.warning("not told that this process ends", extra={"error": str(error)})
        await self.line.close()


def now() -> float:
    """Seconds that also go on while the machine sleeps, where it can tell."""
    return time.clock_gettime(BOOT) if BOOT is not None else time.monotonic()


BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)


async def nothing() -> None:
    """Nothing is to be done."""


async def nothing_kept(_: bool) -> None:
    """Nothing was held."""
