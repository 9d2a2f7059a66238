"""Storage: all or nothing, on the disk before it is acknowledged."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bothy.host import database
from bothy.host import protocol as say
from bothy.host.database import Sqlite, StorageError, Taken, back_up
from bothy.host.migrations import MIGRATIONS, NEWEST
from bothy.host.statements import ADD_ROW
from bothy.host.storage import Storage
from bothy.host.tables import Tables
from campaigns.lost import CutSqlite
from host.sitting import Person, friends, live, opened, table


def row(table: str, number: int) -> tuple[str, tuple[object, ...]]:
    return (ADD_ROW, (table, number, "answer", 0, "pass", "", "", 0.0, 0))


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


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_commit_whose_answer_was_lost_is_looked_up_before_anybody_is_told(tmp_path: Path, cut: str) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        host, rows = asked.host, len(asked.host.rows)
        line = CutSqlite(tmp_path / "b.db", seed=1)
        assert isinstance(tables.storage.base, Sqlite)
        line.lock, tables.storage.base = tables.storage.base.lock, line
        line.cut(cut, silence=1e6)
        answering = asyncio.create_task(asked.answer())
        await people[0].until(lambda: any(heard == {"type": "wait", "on": True} for heard in people[0].heard))
        assert not answering.done(), "nobody knows yet"
        line.deaf = 0
        reply = await answering
        assert (reply["type"], len(host.rows) > rows) == (("refused", False) if cut == "before" else ("done", True))
        assert people[0].heard.count({"type": "wait", "on": False}) == 1
        kept = await tables.storage.read("SELECT count(*) FROM journal WHERE table_id = ?", (host.record.id,))
        assert kept == [(len(host.rows),)]
        again = next(person for person in people if person.question())
        assert (await again.answer())["type"] == "done", "the table goes on"

    live(story, tmp_path / "b.db")


def test_who_finds_its_number_taken_takes_the_table_up_anew(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        people = await friends(tables)
        asked = next(person for person in people if person.question())
        id, rows = asked.host.record.id, len(asked.host.rows)
        other = Tables(tables.storage, tables.bot_pool)
        meddler = await Person(await other.host(id), asked.hello.seats).arrive()
        assert (await meddler.answer())["type"] == "done"
        refused = await asked.answer()
        assert (refused["type"], refused["code"]) == ("refused", "not-saved")
        await asked.until(lambda: asked.bye == "restart")
        for host in other.hosts.values():
            await host.stop()
        anew = await tables.host(id)
        assert len(anew.rows) > rows
        seated = [await Person(anew, person.hello.seats).arrive() for person in people]
        assert (await next(person for person in seated if person.question()).answer())["type"] == "done"

    live(story, tmp_path / "b.db")


def test_a_database_is_served_by_one_and_copied_by_anybody(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        with pytest.raises(StorageError, match="served by another process"):
            Storage(str(tmp_path / "b.db")).open()
        back_up(str(tmp_path / "b.db"), tmp_path / "copy.db")

    with_storage(tmp_path / "b.db", story)
    with_storage(tmp_path / "b.db", lambda storage: storage.check())


def test_a_backup_is_private_and_whole_or_absent(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        await asyncio.gather(*[storage.write([row(f"t{number}", 1)]) for number in range(300)])

    with_storage(tmp_path / "b.db", story)
    back_up(str(tmp_path / "b.db"), tmp_path / "copy.db")
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, hard))
    try:
        with pytest.raises(ValueError, match="cannot be written"):
            back_up(str(tmp_path / "b.db"), tmp_path / "other.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("other")] == []


def test_health_writes_and_tells_of_damage(tmp_path: Path) -> None:
    async def full(storage: Storage) -> None:
        await storage.check()
        storage.connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StorageError):
            await storage.check()

    with_storage(tmp_path / "b.db", full)

    async def many(storage: Storage) -> None:
        await asyncio.gather(*[storage.write([row(f"t{number}", 1)]) for number in range(2000)])

    with_storage(tmp_path / "b.db", many)
    data = bytearray((tmp_path / "b.db").read_bytes())
    half, page = len(data) // 2 // 4096 * 4096, 4096
    data[half:-page] = bytes(len(data) - half - page)
    (tmp_path / "b.db").write_bytes(bytes(data))

    async def damaged(storage: Storage) -> None:
        await storage.check()
        with pytest.raises(StorageError):
            await storage.read("SELECT count(*), max(words), max(message), max(at) FROM journal")
        with pytest.raises(StorageError, match="malformed"):
            await storage.check()

    with_storage(tmp_path / "b.db", damaged)


def test_what_a_newer_bothy_has_put_into_a_record_stays_there(tmp_path: Path) -> None:
    """During an upgrade an older process keeps the record in between: it changes what it knows, and nothing else."""

    async def story() -> None:
        tables = await opened(tmp_path / "b.db")
        host, made = await table(tables)
        (found,) = await tables.storage.read("SELECT data FROM tables WHERE id = ?", (made.table,))
        newer = json.loads(found[0])
        newer["later"] = {"beyond": {"hills": [1, 2]}}
        newer["chairs"][1]["hat"] = "red"
        write = ("UPDATE tables SET data = ? WHERE id = ?", (json.dumps(newer), made.table))
        await tables.storage.write([write])
        await host.stop()
        del tables.hosts[made.table]
        host = await tables.host(made.table)
        person = await Person(host, [made.seats["0"]], owner=made.owner).arrive()
        assert (await person.say(say.Rename(person.id(), 0, "Beyond")))["type"] == "done"
        ((data,),) = await tables.storage.read("SELECT data FROM tables WHERE id = ?", (made.table,))
        kept = json.loads(data)
        assert (kept["later"], kept["chairs"][1]["hat"]) == (newer["later"], "red")
        assert kept["chairs"][0]["name"] == "Beyond" != newer["chairs"][0]["name"]
        await tables.close()

    asyncio.run(story())
