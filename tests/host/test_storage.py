"""Storage: all or nothing, on the disk before it is acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bothy.host import database
from bothy.host import protocol as say
from bothy.host.database import StorageError, Taken, back_up
from bothy.host.migrations import MIGRATIONS, NEWEST
from bothy.host.statements import ADD_ROW
from bothy.host.storage import Storage
from bothy.host.tables import Tables
from host.sitting import friends, live


def row(table: str, number: int) -> tuple[str, tuple[object, ...]]:
    return (ADD_ROW, (table, number, "answer", 0, "pass", "", "", 0.0))


def with_storage(file: Path, story: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(str(file))
        await storage.start()
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_writes_that_arrive_together_are_committed_together(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        await asyncio.gather(*[storage.write([row("t", number)]) for number in range(300)])
        assert storage.commits < 100
        assert await storage.read("SELECT count(*) FROM journal") == [(300,)]

    with_storage(tmp_path / "b.db", story)


def test_a_number_is_written_once_and_the_others_of_the_batch_are_kept(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        writes = [storage.write([row("t", 1), row("t", 2)]), storage.write([row("t", 2)]), storage.write([row("u", 1)])]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Taken, type(None)]
        assert await storage.read("SELECT table_id, number FROM journal ORDER BY 1, 2") == [
            ("t", 1),
            ("t", 2),
            ("u", 1),
        ]

    with_storage(tmp_path / "b.db", story)


def test_a_locked_database_keeps_nothing_and_says_so_and_goes_on_afterwards(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        rows, number = len(asked.host.rows), asked.host.position and asked.host.position.number
        tables.storage.connection.execute("PRAGMA busy_timeout = 50")
        thief = sqlite3.connect(tmp_path / "b.db", isolation_level=None)
        thief.execute("BEGIN EXCLUSIVE")
        reply = await asked.answer()
        assert (reply["type"], reply["code"]) == ("refused", "not-saved")
        assert len(asked.host.rows) == rows
        assert asked.host.position is not None
        assert asked.host.position.number == number
        thief.execute("ROLLBACK")
        thief.close()
        assert (await asked.answer())["type"] == "done"

    live(story, tmp_path / "b.db")


def test_a_full_disk_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        pages = tables.storage.connection.execute("PRAGMA page_count").fetchone()[0]
        tables.storage.connection.execute(f"PRAGMA max_page_count = {pages}")
        refused = None
        for _ in range(400):
            reply = await people[0].say(say.Rename(people[0].id(), 0, "x" * 24))
            if reply["type"] == "done":
                asked = next((person for person in people if person.question()), None)
                if asked is None:
                    break
                reply = await asked.answer()
            if reply["type"] == "refused" and reply["code"] == "not-saved":
                refused = reply
                break
        assert refused is not None
        host = people[0].host
        kept = await tables.storage.read("SELECT count(*) FROM journal WHERE table_id = ?", (host.record.id,))
        assert kept == [(len(host.rows),)]

    live(story, tmp_path / "b.db")


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def make(storage: Storage) -> None:
        await storage.put_note("schema", str(NEWEST + 1))

    async def nothing(storage: Storage) -> None:
        raise AssertionError("it was opened")

    with_storage(tmp_path / "b.db", make)
    with pytest.raises(StorageError, match="made by a newer Bothy"):
        with_storage(tmp_path / "b.db", nothing)


def test_an_older_schema_is_copied_before_it_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(storage: Storage) -> None:
        assert await storage.read("SELECT count(*) FROM journal") == [(0,)]

    with_storage(tmp_path / "b.db", nothing)
    monkeypatch.setattr(database, "MIGRATIONS", [*MIGRATIONS, ["CREATE TABLE later (id TEXT)"]])
    monkeypatch.setattr(database, "NEWEST", NEWEST + 1)
    with_storage(tmp_path / "b.db", nothing)
    copy = tmp_path / f"b.db.before-{NEWEST + 1}"
    assert copy.is_file()
    names = {name for (name,) in sqlite3.connect(copy).execute("SELECT name FROM sqlite_master")}
    assert "journal" in names
    assert "later" not in names


def test_a_backup_can_be_made_while_the_server_is_open(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        await people[0].say(say.Say("c", "before the backup"))
        back_up(str(tmp_path / "b.db"), tmp_path / "copy.db")
        copied = sqlite3.connect(tmp_path / "copy.db").execute("SELECT words FROM chat").fetchall()
        assert copied == [("before the backup",)]
        with pytest.raises(ValueError, match="exists already"):
            back_up(str(tmp_path / "b.db"), tmp_path / "copy.db")

    live(story, tmp_path / "b.db")


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async def nothing(storage: Storage) -> None:
        raise AssertionError("it was opened")

    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StorageError, match="cannot be written"):
        with_storage(tmp_path / "file" / "b.db", nothing)
