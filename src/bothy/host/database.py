"""One SQL database, SQLite in a file or PostgreSQL, through the same statements. What is kept in it, `storage` knows.

One thread holds the one connection. All writes that arrive while a commit is under way go into the next
commit together; whoever asked for a write is answered when it is on the disk.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from bothy.host.migrations import MIGRATIONS, NEWEST
from bothy.host.statements import ADD_ROW, GET_META, PUT_META

Write = tuple[str, tuple[Any, ...]]
"""A statement, with `?` for each value, and the values."""

BATCH = 512
TOGETHER = 64
"""At most so many rows of journals go into one statement."""


class StorageError(Exception):
    """The database could not keep something. It kept nothing of it."""


class Taken(StorageError):
    """Another process has written this number of the journal first."""


class Sqlite:
    """SQLite in a file, each commit on the disk before it is acknowledged."""

    errors = (sqlite3.Error, OSError)
    conflicts = (sqlite3.IntegrityError,)

    def __init__(self, path: Path) -> None:
        self.path = path

    def connect(self) -> Any:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            base = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=3)
            base.execute("PRAGMA journal_mode = WAL")
            base.execute("PRAGMA synchronous = FULL")
            base.execute("PRAGMA wal_autocheckpoint = 4000")
            base.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"the database {self.path} cannot be written: {error}") from error
        return base

    def begin(self, base: Any) -> None:
        base.execute("BEGIN IMMEDIATE")

    def commit(self, base: Any) -> None:
        base.execute("COMMIT")

    def rollback(self, base: Any) -> None:
        if base.in_transaction:
            base.execute("ROLLBACK")

    def sql(self, statement: str) -> str:
        return statement

    def backup(self, base: Any, file: Path) -> None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with sqlite3.connect(file) as copy:
                base.backup(copy)
            copy.close()
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"the backup {file} cannot be written: {error}") from error

    def lost(self, error: Exception) -> bool:
        return False

    def ails(self, error: Exception | None) -> bool:
        """Whether it is the database that cannot, whatever is asked of it: locked, full or not to be reached."""
        return isinstance(getattr(error, "__cause__", None), (sqlite3.OperationalError, OSError))


class Postgres:
    """PostgreSQL by its connection URL."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise StorageError("PostgreSQL needs psycopg: pip install 'bothy[postgres]'") from error
        self.psycopg = psycopg
        self.url = url
        self.errors = (psycopg.Error, OSError)
        self.conflicts = (psycopg.errors.UniqueViolation,)

    def connect(self) -> Any:
        try:
            base = self.psycopg.connect(self.url, autocommit=True, connect_timeout=5)
            base.execute("SET synchronous_commit TO on")
            base.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        except self.errors as error:
            where = self.url.rpartition("@")[2]
            reason = " ".join(str(error).split())
            raise StorageError(f"the database at {where} cannot be used: {reason}") from error
        return base

    def begin(self, base: Any) -> None:
        base.execute("BEGIN")

    def commit(self, base: Any) -> None:
        base.execute("COMMIT")

    def rollback(self, base: Any) -> None:
        if not base.closed:
            base.execute("ROLLBACK")

    def sql(self, statement: str) -> str:
        return statement.replace("%", "%%").replace("?", "%s")

    def backup(self, base: Any, file: Path) -> None:
        raise StorageError("a PostgreSQL database is backed up with pg_dump")

    def lost(self, error: Exception) -> bool:
        return isinstance(error, self.psycopg.OperationalError)

    def ails(self, error: Exception | None) -> bool:
        """Whether it is the database that cannot, whatever is asked of it."""
        return isinstance(getattr(error, "__cause__", None), (self.psycopg.OperationalError, OSError))


class Job:
    """Something for the thread to do, and whom to tell."""

    def __init__(self, future: asyncio.Future[Any], writes: Sequence[Write], task: Callable[[Any], Any] | None) -> None:
        self.future = future
        self.writes = writes
        self.task = task
        self.result: Any = None
        self.error: Exception | None = None


class Database:
    """The database, used from one event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.base: Sqlite | Postgres
        if url.startswith(("postgresql://", "postgres://")):
            self.base = Postgres(url)
        else:
            self.base = Sqlite(Path(url.removeprefix("sqlite:///").removeprefix("sqlite:")))
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="storage", daemon=True)
        self.connection: Any = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.written = 0
        self.seconds = 0.0
        """What the thread has spent in transactions, for the metrics."""

    # The loop's side

    async def start(self) -> None:
        """Connect, and bring the schema up to date. Says in one sentence what is wrong."""
        self.loop = asyncio.get_running_loop()
        self.connection = self.base.connect()
        self.migrate()
        self.thread.start()

    async def write(self, writes: Sequence[Write]) -> None:
        """Keep all of this or nothing; on return it is on the disk."""
        await self.ask(Job(self.future(), writes, None))

    async def read(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        sql = self.base.sql(statement)
        found: list[tuple[Any, ...]] = await self.ask(
            Job(self.future(), (), lambda base: base.execute(sql, tuple(values)).fetchall())
        )
        return found

    async def backup(self, file: Path) -> None:
        await self.ask(Job(self.future(), (), lambda base: self.base.backup(base, file)))

    async def close(self) -> None:
        if self.thread.is_alive():
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def future(self) -> asyncio.Future[Any]:
        assert self.loop is not None, "the storage is not started"
        return self.loop.create_future()

    async def ask(self, job: Job) -> Any:
        self.jobs.put(job)
        return await job.future

    # The thread's side

    def work(self) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                return
            batch = [job]
            ending = False
            while len(batch) < BATCH and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    ending = True
                    break
                batch.append(more)
            self.carry_out(batch)
            assert self.loop is not None
            try:
                self.loop.call_soon_threadsafe(deliver, batch)
            except RuntimeError:
                return  # the loop is closed: nobody is left to be told
            if ending:
                return

    def carry_out(self, batch: list[Job]) -> None:
        """Writes together in one transaction, and if one of them spoils it each by itself; then what reads."""
        writing = [job for job in batch if job.writes]
        begun = time.perf_counter()
        if writing and not self.transact(writing) and len(writing) > 1 and not self.base.ails(writing[0].error):
            for job in writing:
                self.transact([job])
        self.seconds += time.perf_counter() - begun
        for job in batch:
            if job.task is not None:
                self.attempt(job)

    def transact(self, jobs: list[Job]) -> bool:
        try:
            self.reconnect()
            base = self.connection
            self.base.begin(base)
            for statement, values in together(jobs):
                base.execute(self.base.sql(statement), values)
            self.base.commit(base)
        except StorageError as error:
            self.fail(jobs, error)
            return False
        except self.base.errors as error:
            self.roll_back(error)
            kind = Taken if isinstance(error, self.base.conflicts) else StorageError
            failure = kind(str(error).strip())
            failure.__cause__ = error
            self.fail(jobs, failure)
            return False
        self.commits += 1
        for job in jobs:
            self.written += len(job.writes)
            job.error = None
        return True

    def fail(self, jobs: list[Job], error: Exception) -> None:
        for job in jobs:
            job.error = error

    def roll_back(self, error: Exception) -> None:
        try:
            self.base.rollback(self.connection)
        except self.base.errors:
            self.drop()
        if self.base.lost(error):
            self.drop()

    def drop(self) -> None:
        """The connection is lost; the next job tries a new one."""
        with suppress(*self.base.errors):
            self.connection.close()
        self.connection = None

    def reconnect(self) -> None:
        if self.connection is None:
            self.connection = self.base.connect()

    def attempt(self, job: Job) -> None:
        assert job.task is not None
        try:
            self.reconnect()
            job.result = job.task(self.connection)
        except StorageError as error:
            job.error = error
        except self.base.errors as error:
            if self.base.lost(error):
                self.drop()
            job.error = StorageError(str(error).strip())

    # The schema

    def migrate(self) -> None:
        """Bring an older schema to today's, after a backup; refuse a newer one."""
        base = self.connection
        found = base.execute(self.base.sql(GET_META), ("schema",)).fetchone()
        version = int(found[0]) if found else 0
        if version > NEWEST:
            raise StorageError(
                f"the database was made by a newer Bothy (schema {version}, this one knows {NEWEST}): update Bothy"
            )
        if 0 < version < NEWEST and isinstance(self.base, Sqlite):
            self.base.backup(base, self.base.path.with_name(f"{self.base.path.name}.before-{NEWEST}"))
        try:
            for number in range(version + 1, NEWEST + 1):
                self.base.begin(base)
                for statement in MIGRATIONS[number - 1]:
                    base.execute(statement)
                base.execute(self.base.sql(PUT_META), ("schema", str(number)))
                self.base.commit(base)
        except self.base.errors as error:
            raise StorageError(f"the database cannot be brought up to date: {error}") from error


def together(jobs: list[Job]) -> Iterator[Write]:
    """All that these jobs write, the rows of journals many to a statement.

    Each statement lets go of the interpreter and must wait to get it back, so few are much quicker than many.
    """
    rows: list[tuple[Any, ...]] = []
    for job in jobs:
        for write in job.writes:
            if write[0] == ADD_ROW:
                rows.append(write[1])
            else:
                yield write
    at = 0
    while at < len(rows):
        count = min(1 << (len(rows) - at).bit_length() - 1, TOGETHER)
        yield rows_statement(count), tuple(chain.from_iterable(rows[at : at + count]))
        at += count


@lru_cache
def rows_statement(count: int) -> str:
    """`ADD_ROW` for so many rows at once."""
    head, values, row = ADD_ROW.partition("VALUES ")
    return head + values + ", ".join([row] * count)


def deliver(batch: list[Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


def back_up(database: str, file: Path) -> None:
    """Copy a database to a new file, also while a server uses it."""
    base = Database(database).base
    if not isinstance(base, Sqlite):
        raise ValueError("a PostgreSQL database is backed up with pg_dump")
    if not base.path.is_file():
        raise ValueError(f"there is no database {base.path}")
    if file.exists():
        raise ValueError(f"{file} exists already")
    try:
        connection = base.connect()
        try:
            base.backup(connection, file)
        finally:
            connection.close()
    except StorageError as error:
        raise ValueError(str(error)) from error
