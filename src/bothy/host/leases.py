"""Leases: which tables this process holds, and under which number each of its writes is kept.

Where one process serves a file it holds everything, and nothing has a number.
"""

from __future__ import annotations

from typing import NamedTuple

from bothy.host import statements as sql
from bothy.host.errors import RequestError
from bothy.host.fellows import Fellow, Fellows
from bothy.host.postgres import LIFE
from bothy.host.side_line import SideLine
from bothy.host.storage_errors import StorageError

Write = tuple[str, tuple[object, ...]]
TAKE = "SELECT lease, held_by, clock, question, away, needs, game_key FROM bothy_take(%s, %s, %s)"
LET_GO = (
    "UPDATE leases SET holder = '', since = bothy_now() "
    "WHERE table_id = %s AND number = %s AND holder = %s RETURNING table_id"
)
LET_ALL_GO = "UPDATE leases SET holder = '', since = bothy_now() WHERE holder = %s"
MINE = "SELECT table_id, number FROM leases WHERE holder = %s FOR UPDATE"
ORPHANS = (
    "SELECT table_id FROM leases WHERE due > 0 AND NOT EXISTS "
    "(SELECT 1 FROM processes WHERE id = leases.holder AND seen > bothy_now() - %s) AND table_id <> ALL(%s) "
    "ORDER BY due LIMIT %s"
)


class Lease(NamedTuple):
    """A table that was taken."""

    number: int
    away: float | None = None
    """For how long nobody held it; None if that is not known of one table by itself."""
    due: float = 0.0
    """When the time of its question is up, the time away not counted; up to 1 if that was not noted."""
    asked: int = -1
    """After how many rows of its journal that question was asked."""


class Elsewhere(Exception):
    """Another process holds a table, or is to take it."""

    def __init__(self, table: str, fellow: Fellow) -> None:
        super().__init__(f"the table {table} is held by another process")
        self.table = table
        self.fellow = fellow


class NobodyWilling(StorageError):
    """None of those who are there knows the rules of a table, or takes any."""


class Leases:
    """Of one process that is alone with its database: everything is its own."""

    alive = True
    """Whether nobody can have taken what this process holds."""
    ready = True
    """Whether it takes tables."""

    async def take(self, table: str) -> Lease:
        """Hold a table from now on. Raises `Elsewhere` if another process holds it."""
        return Lease(0)

    async def let_go(self, table: str) -> None:
        """Hold a table no longer; whoever is asked for it next takes it."""

    def number(self, table: str) -> int:
        return 0

    def guard(self, table: str) -> list[Write]:
        """What goes before all that is written of a table, so that the database refuses it if it comes late."""
        return []

    def begin(self, table: str, now: float) -> list[Write]:
        """What goes before the first that is written of a new table."""
        return []

    def ending(self, table: str) -> list[Write]:
        """What goes with the last."""
        return []

    def keep_due(self, table: str, due: float, asked: int) -> list[Write]:
        """What is written, behind a guard, so that the clock of a table is looked after also if this process ends.

        0 for no clock.
        """
        return []

    def ended(self, table: str) -> None:
        """A table has been deleted, and its lease with it."""

    async def orphans(self, most: int, but: list[str]) -> list[str]:
        """Tables whose clocks run, and that nobody holds; those due first, and none of some."""
        return []


class SharedLeases(Leases):
    """Of one process among several. A lease is good as long as its process is seen alive."""

    def __init__(self, fellows: Fellows, line: SideLine) -> None:
        self.fellows = fellows
        self.line = line
        """Not that of the signs of life: to take a lease may be to wait for somebody who stands still."""
        self.held: dict[str, int] = {}

    @property
    def alive(self) -> bool:  # type: ignore[override]
        return self.fellows.alive

    @property
    def ready(self) -> bool:  # type: ignore[override]
        return self.fellows.alive and not self.fellows.leaving

    async def take(self, table: str) -> Lease:
        fellows = self.fellows
        if not fellows.alive:
            raise StorageError("this process is cut off from its database")
        found = await self.line.ask(TAKE, table, fellows.id, LIFE)
        if not found:
            raise RequestError("no-table", "there is no such table")
        number, holder, due, asked, away, needs, game = found[0]
        if number:
            self.held[table] = number
            return Lease(number, away, due, asked)
        raise Elsewhere(table, await self.holder(holder) if holder else self.willing(game, needs))

    async def holder(self, id: str) -> Fellow:
        if id not in self.fellows.others:
            await self.fellows.look()
        if id not in self.fellows.others:
            raise StorageError("whoever holds this table has just begun, or just ended")
        return self.fellows.others[id]

    def willing(self, game: str, rules: int) -> Fellow:
        """One who may take a table that this process does not: because it is leaving, or does not know its rules."""
        able = [fellow for fellow in self.fellows.ready() if fellow.knows(game, rules)]
        if not able:
            raise NobodyWilling(f"nobody is there who takes a table of {game} under rules {rules}")
        return able[0]

    async def let_go(self, table: str) -> None:
        number = self.held.pop(table, 0)
        if number:
            await self.line.ask(LET_GO, table, number, self.fellows.id)

    async def let_all_go(self) -> None:
        self.held.clear()
        await self.line.ask(LET_ALL_GO, self.fellows.id)

    def number(self, table: str) -> int:
        return self.held.get(table, 0)

    def guard(self, table: str) -> list[Write]:
        return [(sql.GUARD, (table, self.held.get(table, -1)))]

    def begin(self, table: str, now: float) -> list[Write]:
        self.held[table] = 1
        return [(sql.NEW_LEASE, (table, self.fellows.id, now))]

    def ending(self, table: str) -> list[Write]:
        return [(sql.END_LEASE, (table,))]

    def keep_due(self, table: str, due: float, asked: int) -> list[Write]:
        return [(sql.KEEP_DUE, (due, asked, table))]

    def ended(self, table: str) -> None:
        self.held.pop(table, None)

    async def orphans(self, most: int, but: list[str]) -> list[str]:
        if not self.ready:
            return []
        return [table for (table,) in await self.line.ask(ORPHANS, LIFE, but, most)]

    async def still_held(self) -> dict[str, int]:
        """What this process still holds after a time in which others may have taken it."""
        return dict(await self.line.ask(MINE, self.fellows.id))
