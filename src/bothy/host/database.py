"""One SQL database, SQLite in a file or PostgreSQL, through the same statements. What is kept in it, `storage` knows.

One thread holds the one connection. All writes that arrive while a commit is under way go into the next
commit together; whoever asked for a write is answered when it is on the disk. A commit whose answer is lost is
looked up, by the mark that each leaves, as soon as the database answers again; until then nobody is told anything.
"""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from bothy.host.file_lock import FileLock
from bothy.host.migrations import CONTRACTS, MIGRATIONS, NEWEST, ForPostgres
from bothy.host.postgres import LIFE, Postgres, break_off
from bothy.host.statements import ADD_ROW, GET_META, GUARD, PUT_META
from bothy.host.storage_errors import Late, Served, StorageError, Taken

__all__ = ["Database", "Late", "Served", "Sqlite", "StorageError", "Taken", "Write", "back_up"]

Write = tuple[str, tuple[Any, ...]]
"""A statement, with `?` for each value, and the values."""

BATCH = 512
TOGETHER = 64
"""At most so many rows of journals go into one statement."""
MARK = "commit"
"""The note that each transaction leaves of itself in SQLite."""
LOOK_AGAIN = 0.25
"""After so many seconds a database that does not answer is asked again what became of a commit."""
NEEDS = "schema_needs"
"""The note of which step of the schema a program must know to live with a database."""
PENDING = "schema_pending"
"""The note of the steps that wait until no older process is left."""


class Sqlite:
    """SQLite in a file, each commit on the disk before it is acknowledged."""

    shared = False
    errors = (sqlite3.Error, OSError)
    conflicts = (sqlite3.IntegrityError,)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = FileLock(path.with_name(f"{path.name}.lock"))

    def claim(self, base: Any) -> None:
        """Be the one who serves this database, until `let_go` or the end of the process."""
        try:
            if not self.lock.take():
                raise Served(str(self.path))
        except OSError as error:
            raise StorageError(f"the database {self.path} cannot be written: {error}") from error

    def let_go(self) -> None:
        self.lock.let_go()

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

    def begin_schema(self, base: Any) -> None:
        """Whoever has claimed the file is alone with it."""

    def end_schema(self, base: Any) -> None:
        """Whoever has claimed the file is alone with it."""

    def older_alive(self, base: Any, step: int, life: float) -> bool:
        return False

    def begin(self, base: Any) -> None:
        base.execute("BEGIN IMMEDIATE")

    def mark(self, base: Any) -> str:
        """By what a transaction can be found again: a note that it leaves."""
        mark = secrets.token_hex(8)
        base.execute(PUT_META, (MARK, mark))
        return mark

    def is_done(self, base: Any, mark: str) -> bool:
        """Whether the transaction of this mark was committed."""
        found = base.execute(GET_META, (MARK,)).fetchone()
        return found is not None and found[0] == mark

    def commit(self, base: Any) -> None:
        base.execute("COMMIT")

    def rollback(self, base: Any) -> None:
        if base.in_transaction:
            base.execute("ROLLBACK")

    def sql(self, statement: str) -> str:
        return statement

    def backup(self, base: Any, file: Path) -> None:
        """A copy for its owner's eyes only, which has its name only once it is whole."""
        part = file.with_name(f"{file.name}.part")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            for left_over in (part, part.with_name(f"{part.name}-journal")):  # by one that was killed
                left_over.unlink(missing_ok=True)
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            try:
                copy = sqlite3.connect(part)
                try:
                    base.backup(copy)
                finally:
                    copy.close()
                with part.open("rb") as written:
                    os.fsync(written.fileno())
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"the backup {file} cannot be written: {error}") from error

    def refusal(self, error: Exception) -> StorageError | None:
        """There are no leases in a file that one process serves."""
        return None

    def in_doubt(self, base: Any, error: Exception) -> bool:
        """Whether it has to be looked up what became of a commit that ended in this error."""
        return True

    def spoilt(self, error: Exception) -> bool:
        """Whether the file itself is damaged."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

    def lost(self, error: Exception) -> bool:
        return False

    def ails(self, error: Exception | None) -> bool:
        """Whether it is the database that cannot, whatever is asked of it: locked, full or not to be reached."""
        return isinstance(getattr(error, "__cause__", None), (sqlite3.OperationalError, OSError))


class Job:
    """Something for the thread to do, and whom to tell."""

    def __init__(self, future: asyncio.Future[Any], writes: Sequence[Write], task: Callable[[Any], Any] | None) -> None:
        self.future = future
        self.writes = writes
        self.task = task
        self.result: Any = None
        self.error: Exception | None = None

    def guards(self, tables: frozenset[str]) -> bool:
        """Whether this is to be kept only under the lease of one of these tables."""
        return any(statement == GUARD and values[0] in tables for statement, values in self.writes)


class Doubt(NamedTuple):
    """A commit whose answer was lost."""

    mark: str
    """What it has written of itself, if it was done."""
    jobs: list[Job]


class Database:
    """The database, as one process uses it from its event loop."""

    def __init__(self, url: str, in_place: bool = False, base: Sqlite | None = None) -> None:
        self.url = url
        self.in_place = in_place
        """Whether there are no threads: then the loop's side and the thread's are one, and take turns."""
        self.due = False
        """Of these turns, whether the next is called for."""
        self.base: Sqlite | Postgres
        if base is not None:
            self.base = base
        elif url.startswith(("postgresql://", "postgres://")):
            self.base = Postgres(url)
        else:
            self.base = Sqlite(Path(url.removeprefix("sqlite:///").removeprefix("sqlite:")))
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="storage", daemon=True)
        self.connection: Any = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.doubt: Doubt | None = None
        self.damage = ""
        """What showed that the database itself is damaged; empty if nothing did."""
        self.commits = 0
        self.written = 0
        self.late = 0
        """How many writes the database has refused because another process held their table by then."""
        self.seconds = 0.0
        """What the thread has spent in transactions, for the metrics."""

    # The loop's side

    def open(self) -> None:
        """Connect as one who serves it, and bring the schema up to date. Says in one sentence what is wrong."""
        self.connection = self.base.connect()
        try:
            self.base.claim(self.connection)
            self.base.begin_schema(self.connection)
            self.migrate()
            self.base.end_schema(self.connection)
        except BaseException:
            self.drop()
            self.base.let_go()
            raise

    async def start(self) -> None:
        """Begin to work, on a database that is opened if it is not open yet."""
        self.loop = asyncio.get_running_loop()
        if self.connection is None:
            self.open()
        if not self.in_place:
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

    def break_off(self) -> None:
        """Wait no longer for a database that does not answer; what became of the last commit is looked up later."""
        if self.connection is not None and self.base.shared:
            break_off(self.connection)

    async def close(self) -> None:
        if self.in_place:
            self.take_turn()
        elif self.thread.is_alive():
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
        self.drop()
        self.base.let_go()

    def future(self) -> asyncio.Future[Any]:
        assert self.loop is not None, "the storage is not started"
        return self.loop.create_future()

    async def ask(self, job: Job) -> Any:
        self.jobs.put(job)
        if self.in_place:
            self.call_for_turn(0.0)
        return await job.future

    # Where there are no threads

    def call_for_turn(self, seconds: float) -> None:
        """All that is asked before the loop goes round goes into one commit."""
        if not self.due:
            self.due = True
            assert self.loop is not None
            self.loop.call_later(seconds, self.take_turn)

    def take_turn(self) -> None:
        self.end_turn(self.carried_out())

    def carried_out(self) -> list[Job]:
        """Do what is asked now."""
        self.due = False
        batch: list[Job] = []
        while len(batch) < BATCH and not self.jobs.empty():
            job = self.jobs.get()
            if job is not None:
                batch.append(job)
        if batch:
            self.carry_out(batch)
        elif self.doubt is not None:
            with suppress(StorageError):
                self.settle_doubt()
        return batch

    def end_turn(self, batch: list[Job]) -> None:
        """Tell whoever waits what came of it, and see whether there is more to do."""
        doubtful = self.doubt.jobs if self.doubt is not None else []
        deliver([job for job in batch if job not in doubtful])
        if not self.jobs.empty():
            self.call_for_turn(0.0)
        elif self.doubt is not None:
            self.call_for_turn(LOOK_AGAIN)

    # The thread's side

    def work(self) -> None:
        while True:
            job = self.next_job()
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
            if not self.tell(batch) or ending:
                return

    def next_job(self) -> Job | None:
        """What is to be done next; while a commit is in doubt, what became of it is looked up meanwhile."""
        while self.doubt is not None:
            try:
                return self.jobs.get(timeout=LOOK_AGAIN)
            except queue.Empty:
                with suppress(StorageError):
                    self.settle_doubt()
        return self.jobs.get()

    def tell(self, jobs: list[Job]) -> bool:
        """Tell whoever waits what came of it, but for those in doubt. False if nobody is left to be told."""
        assert self.loop is not None
        doubtful = self.doubt.jobs if self.doubt is not None else []
        try:
            self.loop.call_soon_threadsafe(deliver, [job for job in jobs if job not in doubtful])
        except RuntimeError:
            return False
        return True

    def carry_out(self, batch: list[Job]) -> None:
        """Writes together in one transaction, and if one of them spoils it each by itself; then what reads.

        Those that come late, since somebody else holds their table by now, are left out; the others go on together.
        """
        writing = [job for job in batch if job.writes]
        begun = time.perf_counter()
        while writing and not self.transact(writing):
            refused = writing[0].error
            in_time = [job for job in writing if not (isinstance(refused, Late) and job.guards(refused.tables))]
            if len(in_time) < len(writing):
                self.late += len(writing) - len(in_time)
                writing = in_time
                continue
            if self.may_try_each(writing):
                for job in writing:
                    self.transact([job])
            break
        self.seconds += time.perf_counter() - begun
        for job in batch:
            if job.task is not None:
                self.attempt(job)

    def may_try_each(self, jobs: list[Job]) -> bool:
        """Whether one of those that were refused together may have spoilt it for the others."""
        return len(jobs) > 1 and not self.base.ails(jobs[0].error)

    def transact(self, jobs: list[Job]) -> bool:
        """Keep what these jobs write. False if it was refused; what is in doubt is told later, and not tried again."""
        try:
            self.reconnect()
            base = self.connection
            self.base.begin(base)
            for statement, values in together(jobs):
                base.execute(self.base.sql(statement), values)
            mark = self.base.mark(base)
        except StorageError as error:
            self.fail(jobs, error)
            return False
        except self.base.errors as error:
            self.give_up(jobs, error)
            return False
        try:
            self.base.commit(base)
        except self.base.errors as error:
            doubt = self.base.in_doubt(base, error)
            self.give_up(jobs, error)
            if doubt:
                self.doubt = Doubt(mark, jobs)
                with suppress(StorageError):
                    self.settle_doubt()
            return doubt
        self.kept(jobs)
        return True

    def kept(self, jobs: list[Job]) -> None:
        self.commits += 1
        for job in jobs:
            self.written += len(job.writes)
            job.error = None

    def give_up(self, jobs: list[Job], error: Exception) -> None:
        """Nothing of this is kept."""
        self.roll_back(error)
        self.note_damage(error)
        kind = Taken if isinstance(error, self.base.conflicts) else StorageError
        failure = self.base.refusal(error) or kind(str(error).strip())
        failure.__cause__ = error
        self.fail(jobs, failure)

    def settle_doubt(self) -> None:
        """Look up what became of the commit whose answer was lost, and tell those who wait. Raises if nobody knows."""
        if self.connection is None:
            self.connect_again()
        if self.doubt is None:
            return
        base: Any = self.connection
        try:
            done = self.base.is_done(base, self.doubt.mark)
        except self.base.errors as error:
            self.drop()
            raise StorageError(str(error).strip()) from error
        doubt, self.doubt = self.doubt, None
        if done:
            self.kept(doubt.jobs)
        self.tell(doubt.jobs)

    def connect_again(self) -> None:
        """A new connection instead of one that was lost; nobody else may have come to serve the database meanwhile."""
        connection = self.base.connect()
        try:
            self.base.claim(connection)
        except StorageError:
            connection.close()
            raise
        self.connection = connection

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
        lost, self.connection = self.connection, None
        if lost is not None:
            with suppress(*self.base.errors):
                lost.close()

    def reconnect(self) -> None:
        """Be connected; what is in doubt is settled before anything else is done."""
        if self.doubt is not None:
            self.settle_doubt()
        elif self.connection is None:
            self.connect_again()

    def note_damage(self, error: Exception) -> None:
        if self.base.spoilt(error):
            self.damage = str(error).strip()

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
            self.note_damage(error)
            job.error = StorageError(str(error).strip())

    # The schema

    def migrate(self) -> None:
        """Bring an older schema to today's, after a backup; refuse a newer one that this program cannot live with.

        Where several processes serve a database, an older one lives on with a step that only adds something. A step
        that takes something away waits for a start at which none of them is left; those that follow do not wait for it.
        """
        base = self.connection
        version = int(self.noted("schema") or 0)
        if version > NEWEST and (not self.base.shared or int(self.noted(NEEDS) or version) > NEWEST):
            raise StorageError(
                f"the database was made by a newer Bothy (schema {version}, this one knows {NEWEST}): update Bothy"
            )
        if 0 < version < NEWEST and isinstance(self.base, Sqlite):
            self.base.backup(base, self.base.path.with_name(f"{self.base.path.name}.before-{NEWEST}"))
        try:
            waiting = [int(number) for number in self.noted(PENDING).split()]
            for number in [*[one for one in waiting if one <= NEWEST], *range(version + 1, NEWEST + 1)]:
                if number in CONTRACTS and self.base.older_alive(base, number, LIFE):
                    if number not in waiting:
                        waiting.append(number)
                        base.execute(self.base.sql(PUT_META), (PENDING, " ".join(map(str, waiting))))
                    continue
                version = max(version, number)
                self.base.begin(base)
                for statement in MIGRATIONS[number - 1]:
                    if self.base.shared or not isinstance(statement, ForPostgres):
                        base.execute(statement)
                base.execute(self.base.sql(PUT_META), ("schema", str(version)))
                if number in waiting:
                    waiting.remove(number)
                    base.execute(self.base.sql(PUT_META), (PENDING, " ".join(map(str, waiting))))
                if number in CONTRACTS:
                    base.execute(self.base.sql(PUT_META), (NEEDS, str(number)))
                self.base.commit(base)
        except self.base.errors as error:
            raise StorageError(f"the database cannot be brought up to date: {error}") from error

    def noted(self, name: str) -> str:
        found = self.connection.execute(self.base.sql(GET_META), (name,)).fetchone()
        return str(found[0]) if found else ""


def together(jobs: list[Job]) -> Iterator[Write]:
    """All that these jobs write: under which leases first, and the rows of journals many to a statement.

    Each statement lets go of the interpreter and must wait to get it back, so few are much quicker than many.
    """
    rows: list[tuple[Any, ...]] = []
    guards: list[tuple[Any, ...]] = []
    others: list[Write] = []
    for job in jobs:
        for write in job.writes:
            if write[0] == ADD_ROW:
                rows.append(write[1])
            elif write[0] == GUARD:
                guards.append(write[1])
            else:
                others.append(write)
    if guards:
        yield GUARD, ([table for table, _ in guards], [number for _, number in guards])
    yield from others
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
        if job.future.done():
            continue  # nobody waits any more, or it was told when a doubt was settled
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
