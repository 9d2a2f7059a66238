"""The database of a tab: SQLite in memory, and a record of what was written, which is on the disk before it counts."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bothy.host.database import Job, Sqlite, StorageError, Write
from bothy.host.storage import Storage
from bothy.tab.record import Record

WRITTEN = msgspec.msgpack.Decoder(list[tuple[str, list[Any]]])
LOOK = 5.0
"""How often it is seen whether the record has grown long."""

log = logging.getLogger("bothy.tab")


class RecordedBase:
    """A connection that remembers what a transaction writes."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self.base = base
        self.writes: list[Write] | None = None

    @property
    def in_transaction(self) -> bool:
        return self.base.in_transaction

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        done = self.base.execute(statement, values)
        if self.writes is not None and not statement.startswith("SELECT"):
            self.writes.append((statement, tuple(values)))
        return done

    def close(self) -> None:
        self.base.close()


class TabBase(Sqlite):
    """SQLite in memory, made anew from its record at each start; without a record it is gone with the tab."""

    errors = (sqlite3.Error, OSError)
    conflicts = (sqlite3.IntegrityError,)

    def __init__(self, record: Record | None) -> None:
        super().__init__(Path("memory"))
        self.record = record
        self.connected: RecordedBase | None = None

    def claim(self, base: Any) -> None:
        """Whoever holds the files is the one; a lock of the browser says who that is."""

    def let_go(self) -> None:
        """That goes with the files."""

    def connect(self) -> Any:
        try:
            base = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            kept = self.record.open() if self.record is not None else None
            if kept is not None and kept.snapshot:
                base.deserialize(kept.snapshot)
            base.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
            base.execute("BEGIN")
            for piece in kept.since if kept is not None else ():
                for statement, values in WRITTEN.decode(piece):
                    base.execute(statement, values)
            base.execute("COMMIT")
        except (sqlite3.Error, OSError, msgspec.DecodeError) as error:
            raise StorageError(f"what this browser keeps cannot be used: {error}") from error
        self.connected = RecordedBase(base)
        return self.connected

    def begin(self, base: Any) -> None:
        base.execute("BEGIN")
        base.writes = []

    def commit(self, base: Any) -> None:
        """First the record, then the memory: what the record does not take is not done."""
        writes, base.writes = base.writes, None
        if self.record is not None and writes:
            self.record.append(msgspec.msgpack.encode(writes))
        try:
            base.execute("COMMIT")
        except sqlite3.Error:
            base.close()  # the record has it: it is read anew
            raise

    def rollback(self, base: Any) -> None:
        base.writes = None
        super().rollback(base)

    def in_doubt(self, base: Any, error: Exception) -> bool:
        """Where the record did not take it, it is not done; where the memory did not, the record is asked."""
        return isinstance(error, sqlite3.Error)

    def backup(self, base: Any, file: Path) -> None:
        """The record is only ever added to, by a newer schema too."""

    # Long records

    async def renew(self) -> None:
        """Begin a new generation of the record, part by part."""
        assert self.record is not None
        if self.connected is None:
            return
        try:
            with closing(self.record.renewing(self.connected.base.serialize())) as parts:
                for flushed in parts:
                    await (asyncio.sleep(0) if flushed is None else flushed)
        except Exception as error:  # whatever the browser says; it goes on in the old one
            log.warning("no new generation", extra={"error": str(error)})


class TabStorage(Storage):
    """The storage of a house in a tab."""

    def __init__(self, base: TabBase) -> None:
        super().__init__("", in_place=True, base=base)
        self.tab = base
        self.settling: asyncio.Task[None] | None = None
        """Where the browser says only later whether something is on its disk: nothing else is done meanwhile."""

    def take_turn(self) -> None:
        if self.settling is not None:
            self.due = False
            return
        batch = self.carried_out()
        if self.tab.record is not None and self.tab.record.pending:
            self.settling = asyncio.ensure_future(self.settle(batch))
        else:
            self.end_turn(batch)

    async def settle(self, batch: list[Job]) -> None:
        """Acknowledge what was written once it is on the disk. If it is not, the memory is made anew without it."""
        assert self.tab.record is not None
        try:
            await self.tab.record.settle()
        except OSError as error:
            failure = StorageError(str(error))
            failure.__cause__ = error
            self.drop()
            self.fail([job for job in batch if job.writes], failure)
        self.settling = None
        self.end_turn(batch)

    async def tidy(self) -> None:
        """Begin a new generation of the record whenever it has grown long; until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            if self.tab.record is not None and self.tab.record.is_long():
                await self.renew()

    async def renew(self) -> None:
        """Where the browser says only later what is on its disk, nothing else is written meanwhile."""
        assert self.tab.record is not None
        if not self.tab.record.waits:
            await self.tab.renew()
            return
        while self.settling is not None:
            await asyncio.wait([self.settling])
        self.settling = asyncio.ensure_future(self.renew_alone())
        await asyncio.shield(self.settling)

    async def renew_alone(self) -> None:
        await self.tab.renew()
        self.settling = None
        self.end_turn([])

    async def close(self) -> None:
        if self.settling is not None:
            await self.settling
        await super().close()
