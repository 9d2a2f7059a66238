"""PostgreSQL: one database that several processes serve at a time, each with the tables it holds leases of."""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from bothy.extras import installing
from bothy.host.storage_errors import Late, Served, StorageError

ADVISORY = 0x626F746879
"""The number of the lock that those who serve a database share: `bothy`. Before there were leases one held it alone."""
SCHEMA_LOCK = ADVISORY + 1
"""The number of the lock under which the schema is changed."""
LET_GO = 5.0
"""So many seconds a server that has just ended may take to let go of its database."""
LIFE = 4.0
"""So many seconds after it was last seen a process has lost all the tables it held."""
REFUSED = "BL001"
"""The SQLSTATE of a write under a lease that is no longer the newest."""
LINE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 1,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 3000,
}
"""A line that was cut is noticed within seconds, for the leases that hang on it last no longer."""
IDLE = "2s"
"""So long the database waits for a process that has begun to write, and perhaps stands still, before it goes on."""


class Postgres:
    """PostgreSQL by its connection URL."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise StorageError(f"PostgreSQL needs psycopg: {installing('postgres')}") from error
        self.psycopg = psycopg
        self.url = url
        self.errors = (psycopg.Error, OSError)
        self.conflicts = (psycopg.errors.UniqueViolation,)
        self.session = 0
        """The process of the database that served this one last."""

    @property
    def where(self) -> str:
        return f"at {self.url.rpartition('@')[2]}"

    def claim(self, base: Any) -> None:
        """Be one of those who serve this database, as long as this connection lasts.

        A connection that was lost may still be doing something for us. It is ended first.
        """
        try:
            if self.session:
                base.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted "
                    "AND pid = %s AND (classid::bigint << 32) | objid::bigint = %s",
                    (self.session, ADVISORY),
                )
            end = time.monotonic() + LET_GO
            while not base.execute("SELECT pg_try_advisory_lock_shared(%s)", (ADVISORY,)).fetchone()[0]:
                if time.monotonic() > end:
                    raise Served(self.where)
                time.sleep(0.05)
        except self.errors as error:
            raise StorageError(str(error).strip()) from error
        self.session = base.info.backend_pid

    def let_go(self) -> None:
        """It goes with the connection."""
        self.session = 0

    def connect(self) -> Any:
        try:
            base = self.psycopg.connect(self.url, autocommit=True, **LINE)
            base.execute("SET synchronous_commit TO on")
            base.execute(f"SET idle_in_transaction_session_timeout TO '{IDLE}'")
        except self.errors as error:
            reason = " ".join(str(error).split())
            raise StorageError(f"the database {self.where} cannot be used: {reason}") from error
        return base

    def begin_schema(self, base: Any) -> None:
        """Be the only one to change the schema, until `end_schema`: others who start at the same time wait."""
        try:
            base.execute("SELECT pg_advisory_lock(%s)", (SCHEMA_LOCK,))
            base.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        except self.errors as error:
            raise StorageError(f"the database {self.where} cannot be used: {error}") from error

    def end_schema(self, base: Any) -> None:
        base.execute("SELECT pg_advisory_unlock(%s)", (SCHEMA_LOCK,))

    def older_alive(self, base: Any, step: int, life: float) -> bool:
        """Whether a process is alive that does not know this step of the schema."""
        if base.execute("SELECT to_regclass('processes')").fetchone()[0] is None:
            return False
        asked = "SELECT count(*) FROM processes WHERE schema < %s AND seen > extract(epoch FROM clock_timestamp()) - %s"
        return bool(base.execute(asked, (step, life)).fetchone()[0])

    def begin(self, base: Any) -> None:
        base.execute("BEGIN")

    def mark(self, base: Any) -> str:
        """By what a transaction can be found again: the number the database itself has given it."""
        return str(base.execute("SELECT pg_current_xact_id()::text").fetchone()[0])

    def is_done(self, base: Any, mark: str) -> bool:
        """Whether the transaction of this mark was committed. Raises while that is not settled."""
        found = base.execute("SELECT pg_xact_status(%s::xid8)", (mark,)).fetchone()[0]
        if found == "in progress":
            raise StorageError("the database has not ended a transaction yet")
        return bool(found == "committed")

    def commit(self, base: Any) -> None:
        base.execute("COMMIT")

    def rollback(self, base: Any) -> None:
        if not base.closed:
            base.execute("ROLLBACK")

    def sql(self, statement: str) -> str:
        return statement.replace("%", "%%").replace("?", "%s")

    def backup(self, base: Any, file: Path) -> None:
        raise StorageError("a PostgreSQL database is backed up with pg_dump")

    def refusal(self, error: Exception) -> StorageError | None:
        """The error of a write under leases that are no longer the newest; None of any other."""
        if not isinstance(error, self.psycopg.Error) or error.sqlstate != REFUSED:
            return None
        return Late(str(error).strip(), frozenset((error.diag.message_detail or "").split()))

    def in_doubt(self, base: Any, error: Exception) -> bool:
        """Whether it has to be looked up what became of a commit that ended in this error: nobody has said it."""
        return bool(base.closed) or self.lost(error)

    def spoilt(self, error: Exception) -> bool:
        """Whether its files are damaged."""
        return isinstance(error, (self.psycopg.errors.DataCorrupted, self.psycopg.errors.IndexCorrupted))

    def lost(self, error: Exception) -> bool:
        return isinstance(error, self.psycopg.OperationalError)

    def ails(self, error: Exception | None) -> bool:
        """Whether it is the database that cannot, whatever is asked of it."""
        return isinstance(getattr(error, "__cause__", None), (self.psycopg.OperationalError, OSError))


def break_off(connection: Any) -> None:
    """End a connection that does not answer, whoever waits for it: to them it is lost."""
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as line:  # it may be lost already
        line.shutdown(socket.SHUT_RDWR)
