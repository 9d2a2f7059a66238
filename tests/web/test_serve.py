"""`bothy serve` and `bothy backup` as programs: how they begin, end, complain and keep things."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from pathlib import Path

import psycopg
import pytest
import uvicorn

from bothy.host import api, database
from bothy.host.bot_pool import BotPool
from bothy.host.connection import Connection
from bothy.host.making import DAY
from bothy.host.migrations import MIGRATIONS, NEWEST
from bothy.host.postgres import ADVISORY
from bothy.host.storage import Storage
from bothy.host.tables import Tables
from bothy.web import serve as serving
from bothy.web.site import Site
from campaigns.client import Person
from campaigns.inside import inside
from campaigns.network import NetworkLine, Server, run, story
from campaigns.tables import Party, seat_people


def complaint(*arguments: str) -> str:
    """The one sentence that a command ends with; no traceback, exit code 2."""
    ended = run(arguments)
    assert ended.returncode == 2, ended.stderr
    (line,) = ended.stderr.splitlines()
    assert line.startswith("bothy: ")
    return line.removeprefix("bothy: ")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = complaint("serve", "--port", str(port), "--database", str(tmp_path / "a.db"))
    assert said == f"port {port} is taken; choose another with --port"


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "cannot be written" in complaint("serve", "--port", "0", "--database", str(tmp_path / "file" / "a.db"))
    assert "cannot be written" in complaint("serve", "--port", "0", "--database", str(tmp_path))
    (tmp_path / "garbage.db").write_bytes(b"this is no database" * 100)
    assert "not a database" in complaint("serve", "--port", "0", "--database", str(tmp_path / "garbage.db"))


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db"):
        pass
    base = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    base.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    base.close()
    said = complaint("serve", "--port", "0", "--database", str(tmp_path / "a.db"))
    assert "made by a newer Bothy" in said
    assert "update Bothy" in said


def test_a_database_that_another_process_serves(tmp_path: Path) -> None:
    kept = str(tmp_path / "a.db")
    with Server(kept) as first:
        said = complaint("serve", "--port", "0", "--database", kept)
        assert "is served by another process; stop that, or use another database" in said
        assert first.answers()
        assert run(["backup", str(tmp_path / "copy.db"), "--database", kept]).returncode == 0
        first.kill()
    with Server(kept) as second:
        assert second.answers(), "the lock has died with its process"


def test_a_bothy_from_before_there_were_leases_is_alone_with_its_database(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute("CREATE DATABASE alone")  # locks are a database's, and others' servers share that of the tests
    alone = postgres.replace("/postgres?", "/alone?")
    with psycopg.connect(alone, autocommit=True) as older:
        older.execute("SELECT pg_advisory_lock(%s)", (ADVISORY,))
        said = complaint("serve", "--port", "0", "--database", alone)
        assert "is served by another process; stop that, or use another database" in said


def test_a_postgresql_that_is_not_there() -> None:
    said = complaint("serve", "--port", "0", "--database", "postgresql://someone:hush@127.0.0.1:1/none")
    assert "127.0.0.1:1/none cannot be used" in said
    assert "hush" not in said


def test_it_says_where_it_is_and_closes_the_door_gently(tmp_path: Path) -> None:
    """LoggedEvent to end, it lets everybody know, keeps everything and leaves without an error."""

    async def close_the_door() -> None:
        server = Server(tmp_path / "a.db", "--log-level", "info")
        server.start()
        party = await seat_people(server, "loch-ness", seats=2)
        await party.start()
        await party.play_some(5)
        assert await asyncio.to_thread(server.stop) == 0
        line = party.owner.line
        assert isinstance(line, NetworkLine)
        await party.owner.listen()
        assert line.connection.close_code == 1012
        assert party.owner.bye == "restart"
        assert server.said[0] == f"Bothy is open at http://127.0.0.1:{server.port}\n"
        for line_of_log in server.logged:
            told = json.loads(line_of_log)
            assert {"at", "level", "from", "what"} <= set(told)
            assert told["level"] == "info"
        await party.leave()
        server.start()
        await party.owner.connect()
        await party.people[1].connect()
        await party.play()
        await party.leave()
        server.stop()

    story(close_the_door())


class Knocker(Connection):
    """Tries to come in anew as soon as it is told goodbye."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.found: list[str] = []

    def hang_up(self, code: str, text: str) -> None:
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except ConnectionRefusedError:
            self.found.append(f"{code}: closed")
        else:
            self.found.append(f"{code}: open")


def test_the_door_is_closed_before_goodbye_is_said(tmp_path: Path) -> None:
    async def close_the_door() -> None:
        tables = Tables(Storage(str(tmp_path / "a.db")), BotPool(1))
        site = Site(tables)
        server = serving.Server(uvicorn.Config(site.app(), lifespan="on", log_config=None), site)
        listening = serving.bind("127.0.0.1", 0)
        knocker = Knocker(listening.getsockname()[1])
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        made = await tables.make(api.NewTable("loch-ness"))
        (await tables.host(made.table)).connections.append(knocker)
        server.should_exit = True
        await running
        assert knocker.found[0] == "restart: closed"

    story(close_the_door())


def test_the_network_is_let_in_only_when_asked(tmp_path: Path) -> None:
    """`--lan` binds all addresses and shows a QR code; else only this machine gets in."""
    with Server(tmp_path / "a.db") as server:
        assert server.process is not None
        assert listening(server.process.pid, server.port) == {"0100007F"}
    with Server(tmp_path / "a.db", "--lan") as server:
        assert server.process is not None
        assert listening(server.process.pid, server.port) == {"00000000"}
        text = "".join(server.said)
    assert text.count("█") + text.count("▀") + text.count("▄") > 50
    assert "Anyone on this network can sit down." in text


def listening(pid: int, port: int) -> set[str]:
    """The addresses, as the kernel writes them, that listen at a port."""
    lines = Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]
    found = [line.split() for line in lines]
    return {words[1][:8] for words in found if words[3] == "0A" and int(words[1][9:], 16) == port}


def test_a_backup_of_a_running_server_brings_every_table_back(tmp_path: Path) -> None:
    async def back_up() -> None:
        copy = tmp_path / "copy.db"
        with Server(tmp_path / "a.db") as server:
            party = await seat_people(server, "loch-ness", seats=2)
            await party.start()
            await party.play_some(8)
            await party.owner.catch_up()
            seen = party.owner.view().parts
            ended = await asyncio.to_thread(run, ["backup", str(copy), "--database", str(tmp_path / "a.db")])
            assert ended.returncode == 0, ended.stderr
            await party.leave()
        with Server(copy) as restored:
            person = Person(restored, party.id, party.owner.seats)
            await person.connect()
            parts = person.view().parts
            for name in {*seen, *parts} - {"table", "question"}:
                assert parts[name] == seen[name], name
            await person.close()
        with pytest.raises(ValueError, match="exists already"):
            database.back_up(str(tmp_path / "a.db"), copy)

    story(back_up())


def test_a_backup_says_what_is_wrong(tmp_path: Path) -> None:
    nothing = str(tmp_path / "none.db")
    assert complaint("backup", str(tmp_path / "b.db"), "--database", nothing) == f"there is no database {nothing}"
    url = "postgresql://127.0.0.1/none"
    assert "pg_dump" in complaint("backup", str(tmp_path / "b.db"), "--database", url)


def test_a_migration_makes_a_backup_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A next version adds a table: the old database is kept beside the new one, and tables are still there."""

    async def migrate() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
        newest = NEWEST + 1
        monkeypatch.setattr(database, "MIGRATIONS", [*MIGRATIONS, ["CREATE TABLE extra (name TEXT)"]])
        monkeypatch.setattr(database, "NEWEST", newest)
        async with inside(tmp_path / "a.db") as door:
            assert (await door.request("GET", f"/api/tables/{party.id}", secret=party.made["watch"])).status == 200
            assert await door.tables.storage.read("SELECT * FROM extra") == []
        kept = sqlite3.connect(tmp_path / f"a.db.before-{newest}")
        assert kept.execute("SELECT value FROM meta WHERE name = 'schema'").fetchall() == [(str(newest - 1),)]
        assert kept.execute("SELECT id FROM tables").fetchall() == [(party.id,)]
        kept.close()

    story(migrate())


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def migrate() -> None:
        async with inside(tmp_path / "a.db"):
            pass
        spoiled = ["CREATE TABLE extra (name TEXT)", "THIS IS NO SQL"]
        monkeypatch.setattr(database, "MIGRATIONS", [*MIGRATIONS, spoiled])
        monkeypatch.setattr(database, "NEWEST", NEWEST + 1)
        storage = Storage(str(tmp_path / "a.db"))
        with pytest.raises(database.StorageError, match="cannot be brought up to date"):
            await storage.start()
        await storage.close()
        base = sqlite3.connect(tmp_path / "a.db")
        tables = base.execute("SELECT name FROM sqlite_master WHERE name = 'extra'").fetchall()
        base.close()
        assert tables == []

    story(migrate())


def test_finished_tables_are_kept_as_long_as_wished(tmp_path: Path) -> None:
    async def forget() -> None:
        async with inside(tmp_path / "a.db") as door:
            finished = await seat_people(door, "loch-ness", seats=2, seed=1)
            await finished.start()
            await finished.play()
            await finished.leave()
            playing = await seat_people(door, "loch-ness", seats=2, seed=2)
            await playing.start()
            await playing.leave()
            await door.tables.unload_idle(rest=-1)
            await door.tables.delete_finished(time.time() - DAY)
            assert await statuses(finished, playing) == [200, 200]
            await door.tables.unload_idle(rest=-1)
            await door.tables.delete_finished(time.time() + DAY)
            assert await statuses(finished, playing) == [404, 200]
            for table in ("journal", "snapshots", "chat"):
                left = await door.tables.storage.read(f"SELECT DISTINCT table_id FROM {table}")
                assert finished.id not in [id for (id,) in left]

    async def statuses(*parties: Party) -> list[int]:
        path = "/api/tables/{}"
        return [
            (await party.door.request("GET", path.format(party.id), secret=party.made["watch"])).status
            for party in parties
        ]

    story(forget())
