"""Disk full, database locked or gone: the answer is refused, nothing is half written, and afterwards it goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import psycopg

from bothy.games import find
from bothy.host.database import Job
from bothy.kernel import Journal
from bothy.kernel.journal import read
from campaigns.client import Message
from campaigns.inside import Inside, inside
from campaigns.network import Server, story
from campaigns.tables import Party, seat_people


async def answer_one(party: Party) -> Message:
    """One answer of whoever is asked, and what came of it."""
    for person in party.people:
        await person.catch_up()
    person, message = next((person, message) for person in party.people for message in person.due())
    await person.send(message)
    return await person.reply(message["id"])


def told(party: Party) -> list[Any]:
    return [(person.view().number, person.view().parts) for person in party.people]


async def goes_on_to_the_end(party: Party) -> None:
    """The game is played to its end, and its journal tells every acknowledged answer, once, and no other."""
    await party.play(often=20)
    reply = await party.door.request("GET", f"/api/tables/{party.id}/journal", secret=party.made["watch"])
    journal = read(reply.body.decode(), find)
    assert journal.position.over()
    done = Counter(
        (p.said[id]["seat"], p.said[id]["choice"]) for p in party.people for id in p.done if "choice" in p.said[id]
    )
    assert asked_for(journal) == done


def asked_for(journal: Journal[Any]) -> Counter[tuple[int, str]]:
    """The answers of a journal but for those besides which there was no other, for which nobody is asked."""
    again: Journal[Any] = Journal(journal.game, journal.position.table.box.seats, journal.position.table.box.options)
    found: Counter[tuple[int, str]] = Counter()
    for row in journal.rows:
        if row.seat >= 0 and again.position.forced() is None:
            found[row.seat, row.text] += 1
        again.apply(row)
    return found


async def ask_database(door: Inside, statement: str) -> Any:
    storage = door.tables.storage
    return await storage.ask(Job(storage.future(), (), lambda base: base.execute(statement).fetchall()))


def test_a_full_disk(tmp_path: Path) -> None:
    """The file may not grow: as soon as it would have to, answers are refused, and all is as it was."""

    async def fill() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            await party.start()
            await party.play_some(5)
            (pages,) = (await ask_database(door, "PRAGMA page_count"))[0]
            await ask_database(door, f"PRAGMA max_page_count = {pages}")
            host = door.tables.hosts[party.id]
            while True:
                before, rows = host.position, len(host.rows)
                for person in party.people:
                    await person.catch_up()
                seen = told(party)
                reply = await answer_one(party)
                if reply["type"] == "refused":
                    break
            assert reply["code"] == "not-saved"
            assert (host.position, len(host.rows)) == (before, rows)
            for person in party.people:
                await person.catch_up()
            assert told(party) == seen
            chat = await party.owner.ask("say", text="x" * 400)
            assert chat["type"] == "done" or chat["code"] == "not-saved"
            kept = await door.tables.storage.read("SELECT COUNT(*) FROM journal WHERE table_id = ?", (party.id,))
            assert kept == [(rows,)]
            await ask_database(door, "PRAGMA max_page_count = 100000000")
            await goes_on_to_the_end(party)

    story(fill())


def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """The same from outside: the operating system lets the server's files grow no further."""

    async def fill() -> None:
        with Server(tmp_path / "a.db") as server:
            assert server.process is not None
            party = await seat_people(server, "loch-ness", seats=2)
            await party.start()
            await party.play_some(5)
            most = max(file.stat().st_size for file in tmp_path.iterdir())
            _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))
            assert (await answer_one(party))["code"] == "not-saved"
            renamed = await party.owner.ask("rename", seat=0, name="Nobody")
            assert renamed["code"] == "not-saved"
            await party.owner.catch_up()
            assert party.owner.part("table")["chairs"][0]["name"] != "Nobody"
            assert (await server.request("POST", "/api/tables", {"game": "loch-ness"})).status == 503
            assert (await server.request("GET", "/api/health")).status == 503
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))
            assert (await server.request("GET", "/api/health")).status == 200
            assert (await server.request("GET", f"/api/tables/{party.id}", secret=party.made["watch"])).json()[
                "chairs"
            ][0]["name"] != "Nobody"
            await goes_on_to_the_end(party)
            await party.leave()

    story(fill())


def test_a_database_locked_by_somebody_else(tmp_path: Path) -> None:
    async def lock() -> None:
        with Server(tmp_path / "a.db") as server:
            party = await seat_people(server, "loch-ness", seats=2)
            await party.start()
            await party.play_some(5)
            other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert (await answer_one(party))["code"] == "not-saved"
            other.execute("ROLLBACK")
            other.close()
            assert (await answer_one(party))["type"] == "done"
            await goes_on_to_the_end(party)
            await party.leave()

    story(lock())


def test_a_postgresql_that_hangs_up(postgres: str, postgres_server: Server) -> None:
    """Its connections are ended under the server's feet: at most one answer is refused, and it goes on by itself."""

    async def hang_up() -> None:
        party = await seat_people(postgres_server, "loch-ness", seats=2)
        await party.start()
        await party.play_some(5)
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        replies = [await answer_one(party) for _ in range(3)]
        assert [reply["code"] for reply in replies if reply["type"] == "refused"] in ([], ["not-saved"])
        assert replies[-1]["type"] == "done"
        await goes_on_to_the_end(party)
        await party.leave()

    story(hang_up())


def test_a_spoiled_write_harms_no_other_of_its_group(tmp_path: Path) -> None:
    """Many write at once, and one of them writes what is there already."""

    async def write() -> None:
        async with inside(tmp_path / "a.db") as door:
            storage = door.tables.storage
            put = "INSERT INTO meta (name, value) VALUES (?, ?)"
            await storage.write([(put, ("5", "first"))])
            jobs = [storage.write([(put, (str(number), "new"))]) for number in range(10)]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(result).__name__ for result in results] == ["NoneType"] * 5 + ["Taken"] + ["NoneType"] * 4
            rows = await storage.read("SELECT name, value FROM meta WHERE value IN ('first', 'new') ORDER BY name")
            assert rows == [(str(number), "first" if number == 5 else "new") for number in range(10)]

    story(write())
