"""A second way to a PostgreSQL, for what must not wait behind answers: signs of life, leases, and news."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakSet

from bothy.host.postgres import LINE, break_off
from bothy.host.storage_errors import StorageError

PATIENCE = 2.0
"""After so many seconds without an answer the line is taken for lost."""


class SideLine:
    """One connection, on which one thing is asked at a time; one that was lost is replaced when it is next needed."""

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self.psycopg = psycopg
        self.connection: Any = None
        self.turn = asyncio.Lock()
        self.dropped: WeakSet[asyncio.Task[Any]] = WeakSet()
        """Those who ask, and for whose answer nobody waits any more; they touch no line of others."""

    async def ask(self, statement: str, *values: Any, patience: float = PATIENCE) -> list[tuple[Any, ...]]:
        """Ask one thing, done at once. Raises `StorageError` if there is no answer in time."""
        async with self.turn:
            asking = asyncio.create_task(self.answer(statement, values))
            try:
                done, _ = await asyncio.wait({asking}, timeout=patience)
            except asyncio.CancelledError:
                self.drop(asking)
                raise
            if not done:
                self.drop(asking)
                raise StorageError("the database does not answer")
            return asking.result()

    async def answer(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        connection = self.connection
        try:
            if connection is None or connection.closed:
                connection = await self.connect()
                if asyncio.current_task() in self.dropped:
                    await close(connection)
                    raise StorageError("nobody waits for it any more")
                self.connection = connection
            cursor = await connection.execute(statement, values)
            return await cursor.fetchall() if cursor.description else []
        except (self.psycopg.Error, OSError) as error:
            if isinstance(error, (self.psycopg.OperationalError, OSError)) and self.connection is connection:
                self.break_off()
            raise StorageError(" ".join(str(error).split())) from error

    async def connect(self) -> Any:
        return await self.psycopg.AsyncConnection.connect(self.url, autocommit=True, **LINE)

    def drop(self, asking: asyncio.Task[Any]) -> None:
        """Nobody waits for this answer any more. To cancel it would be to wait for the database again."""
        asking.add_done_callback(lambda task: task.cancelled() or task.exception())
        self.dropped.add(asking)
        self.break_off()

    def break_off(self) -> None:
        lost, self.connection = self.connection, None
        if lost is not None:
            break_off(lost)
            closing = asyncio.get_running_loop().create_task(close(lost))
            closing.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def listen(self, channel: str) -> AsyncGenerator[str, None]:
        """All that is told on a channel from now on, beginning with an empty word once it is listened to."""
        try:
            self.connection = await self.connect()
            await self.connection.execute(f"LISTEN {channel}")
            yield ""
            async for told in self.connection.notifies():
                yield told.payload
        except (self.psycopg.Error, OSError) as error:
            raise StorageError(" ".join(str(error).split())) from error
        finally:
            self.break_off()

    async def close(self) -> None:
        if self.connection is not None:
            await close(self.connection)
            self.connection = None


async def close(connection: Any) -> None:
    with suppress(Exception):  # it is lost anyhow
        await connection.close()
