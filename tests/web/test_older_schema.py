"""A PostgreSQL database of any older schema is brought up to date with what is in it, and is then like a new one."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from bothy.games import find
from bothy.host import database
from bothy.host.fellows import Fellows
from bothy.host.migrations import CONTRACTS, MIGRATIONS, NEWEST
from bothy.host.secrets import hashed, new_id, new_secret
from bothy.host.side_line import SideLine
from bothy.host.storage import Storage, add_rows, put_snapshot
from bothy.host.storage_errors import StorageError
from bothy.host.table_record import SeatRecord, TableRecord, encode
from bothy.kernel import Luck
from bothy.kernel.journal import Journal
from campaigns.inside import inside

FIRST = "INSERT INTO tables (id, game, state, public, changed, data) VALUES (?, ?, ?, ?, ?, ?)"
FIRST_ROW = (
    "INSERT INTO journal (table_id, number, kind, seat, words, message, hash, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
"""As the first schema knew a table and a row; what came later has values of its own where nothing is said."""


def old_game(secret: str) -> tuple[TableRecord, Journal[Any]]:
    """A game of two that has begun."""
    journal = Journal(find("loch-ness"), 2, {})
    journal.proceed(Luck(3))
    chairs = [SeatRecord("Ailsa", hashed(secret)), SeatRecord("Hamish", bot="random")]
    options = dict(journal.position.table.box.options)
    return TableRecord(new_id(), "loch-ness", chairs, options, "", "", "", 1.0, state="playing"), journal


@pytest.mark.parametrize("version", range(1, NEWEST))
def test_an_older_schema_is_brought_up_to_date_with_its_rows(
    postgres: str, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute(SQL("CREATE DATABASE {}").format(Identifier(f"schema_{version}")))
    url = postgres.replace("/postgres?", f"/schema_{version}?")
    secret = new_secret()
    record, journal = old_game(secret)

    async def before() -> None:
        monkeypatch.setattr(database, "MIGRATIONS", MIGRATIONS[:version])
        monkeypatch.setattr(database, "NEWEST", version)
        storage = Storage(url)
        await storage.start()
        row = (record.id, record.game, record.state, 0, 1.0, encode(record).decode())
        rows = [(FIRST_ROW, write[1][:8]) for write in add_rows(record.id, 1, journal.rows, [""] * len(journal.rows))]
        snapshot = put_snapshot(record.id, len(journal.rows), journal.game.rules_version, journal.position.dump())
        await storage.write([(FIRST, row), *rows, snapshot])
        await storage.close()
        monkeypatch.undo()

    async def after() -> None:
        async with inside(url) as door:
            storage = door.tables.storage
            assert await storage.note("schema") == str(NEWEST)
            assert len(await storage.journal(record.id)) == len(journal.rows)
            links = [{"table": record.id, "secret": secret}]
            opened = await door.request("POST", "/api/place", {"links": links, "device": "desk"})
            mine = await door.request("GET", "/api/place", secret=opened.json()["secret"])
            assert [table["id"] for table in mine.json()["tables"]] == [record.id], "a place finds its old table"
            assert (await storage.review(record.id)) is None
            await storage.put_review(record.id, b"{}")
            assert (await storage.review(record.id)) == b"{}"
            host = await door.tables.host(record.id)
            assert host.position is not None
            assert host.position.number == journal.position.number, "the game goes on where it was"

    asyncio.run(before())
    asyncio.run(after())


def test_a_step_that_takes_something_away_waits_until_no_older_process_is_left(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute("CREATE DATABASE contracted")
    url = postgres.replace("/postgres?", "/contracted?")
    steps = [
        ["ALTER TABLE tables ADD COLUMN later TEXT"],
        ["ALTER TABLE tables DROP COLUMN address"],
        ["ALTER TABLE tables ADD COLUMN last TEXT"],
    ]

    def columns() -> list[str]:
        asked = (
            "SELECT column_name FROM information_schema.columns WHERE table_name = 'tables' AND column_name = ANY(%s)"
        )
        with psycopg.connect(url) as base:
            return sorted(name for (name,) in base.execute(asked, (["later", "address", "last"],)).fetchall())

    async def schema() -> str:
        """What a start of the newer Bothy makes of it."""
        storage = Storage(url)
        await storage.start()
        try:
            return await storage.note("schema")
        finally:
            await storage.close()

    async def story() -> None:
        older = Fellows(SideLine(url))
        storage = Storage(url)
        await storage.start()
        await older.open("", "older")
        monkeypatch.setattr(database, "MIGRATIONS", MIGRATIONS + steps)
        monkeypatch.setattr(database, "NEWEST", NEWEST + 3)
        monkeypatch.setattr(database, "CONTRACTS", CONTRACTS | {NEWEST + 2})
        for _ in range(2):
            assert await schema() == str(NEWEST + 3)
            assert columns() == ["address", "last", "later"], "steps that only add wait neither before it nor after it"
        monkeypatch.undo()
        again = Storage(url)
        again.open()  # an older Bothy lives on with it, and does not try what it does not know
        again.drop()
        monkeypatch.setattr(database, "MIGRATIONS", MIGRATIONS + steps)
        monkeypatch.setattr(database, "NEWEST", NEWEST + 3)
        monkeypatch.setattr(database, "CONTRACTS", CONTRACTS | {NEWEST + 2})
        await older.close()
        await storage.close()
        for _ in range(2):
            assert await schema() == str(NEWEST + 3)
            assert columns() == ["last", "later"]
        monkeypatch.undo()
        with pytest.raises(StorageError, match="newer Bothy"):
            Storage(url).open()  # which could not live without what was taken away

    asyncio.run(story())
