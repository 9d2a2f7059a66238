"""Leases: a table is held by one process at a time, and the database itself refuses what comes late."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest

from bothy.host import fellows, leases
from bothy.host import protocol as say
from bothy.host.bot_pool import BotPool
from bothy.host.leases import Elsewhere
from bothy.host.postgres import break_off
from bothy.host.side_line import SideLine
from bothy.host.statements import ADD_CHAT, ADD_ROW
from bothy.host.storage import Storage, put_snapshot
from bothy.host.storage_errors import Late, StorageError
from bothy.host.tables import Tables
from host.sitting import Person, friends

KEPT = ("tables", "journal", "snapshots", "chat", "reviews")
LEASES = "SELECT lease FROM journal WHERE table_id = ? ORDER BY number"
SHORT = 0.8
"""The life of a lease, in seconds, for tests that wait until it is over."""


@pytest.fixture(scope="module")
def empty(postgres: str) -> str:
    """A database with nothing in it before the first test."""
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute("CREATE DATABASE leases")
    return postgres.replace("/postgres?", "/leases?")


@pytest.fixture
def house(empty: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database at which leases are short."""
    monkeypatch.setattr(fellows, "LIFE", SHORT)
    monkeypatch.setattr(fellows, "BEAT", 0.1)
    monkeypatch.setattr(leases, "LIFE", SHORT)
    return empty


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Tables]:
    """Tables as a process has them, but for the process."""
    tables = Tables(Storage(url), BotPool(1))
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


def two(url: str, story: Callable[[Tables, Tables], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with process(url) as first, process(url) as second:
            await second.company.fellows.look()  # type: ignore[union-attr]
            await story(first, second)

    asyncio.run(tell())


def stand_still(tables: Tables) -> None:
    """What a process is to the others that was stopped, or is cut off; and it does not know it."""
    assert tables.company is not None
    beating = tables.company.fellows.beating
    assert beating is not None
    beating.cancel()
    tables.company.fellows.until = math.inf


async def taken(tables: Tables, id: str) -> float:
    """Wait until a process gets a table that another has lost; how long that took."""
    begun = time.monotonic()
    while True:
        try:
            await tables.host(id)
        except (Elsewhere, StorageError):
            await asyncio.sleep(0.02)
        else:
            return time.monotonic() - begun


async def soon(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.02)


def test_four_that_start_at_once_make_one_schema_and_one_set_of_keys(empty: str) -> None:
    async def story() -> None:
        async def start() -> Tables:
            storage = Storage(empty)
            await asyncio.to_thread(storage.open)
            tables = Tables(storage, BotPool(1))
            await tables.open()
            return tables

        four = await asyncio.gather(*[start() for _ in range(4)])
        try:
            assert len({tables.desk.book.key for tables in four}) == 1
            for tables in four:
                assert tables.company is not None
                await tables.company.fellows.look()
                assert len(tables.company.fellows.others) == 3
        finally:
            for tables in four:
                await tables.close()

    asyncio.run(story())


def test_a_table_is_held_by_one_process_at_a_time(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        people = await friends(first)
        id = people[0].host.record.id
        with pytest.raises(Elsewhere) as found:
            await second.host(id)
        assert first.company is not None
        assert found.value.fellow.id == first.company.fellows.id
        await first.sharing.hand_over()  # type: ignore[union-attr]
        assert [person.bye for person in people] == ["restart"] * len(people)
        anew = [await Person(await second.host(id), person.hello.seats).arrive() for person in people]
        assert (await next(person for person in anew if person.question()).answer())["type"] == "done"
        found_leases = await second.storage.read(LEASES, (id,))
        numbers = [lease for (lease,) in found_leases]
        assert set(numbers) == {1, 2}
        assert numbers == sorted(numbers)
        with pytest.raises(Elsewhere):
            await first.host(id)

    two(house, story)


def test_the_database_refuses_what_comes_late_and_keeps_the_rest(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        people, others = await friends(first), await friends(first)
        id, other = people[0].host.record.id, others[0].host.record.id
        stand_still(first)
        await taken(second, id)
        late = next(person for person in people if person.question())
        in_time = next(person for person in others if person.question())
        rows = await second.storage.read("SELECT count(*) FROM journal WHERE table_id = ?", (id,))
        # all of them in one commit, so that what is late must not spoil it for the others
        replies = await asyncio.gather(late.answer(), in_time.answer())
        assert [reply["type"] for reply in replies] == ["refused", "done"]
        assert replies[0]["code"] == "not-saved"
        assert await second.storage.read("SELECT count(*) FROM journal WHERE table_id = ?", (id,)) == rows
        await late.until(lambda: late.bye == "restart")
        assert first.storage.late == 1
        assert id not in first.hosts
        assert other in first.hosts

    two(house, story)


def test_every_kind_of_write_is_refused_under_an_old_lease(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        people = await friends(first)
        host, id = people[0].host, people[0].host.record.id
        stand_still(first)
        await taken(second, id)
        before = [await second.storage.read(f"SELECT * FROM {table} ORDER BY 1, 2") for table in KEPT]
        guard = first.leases.guard(id)
        assert guard
        assert host.position is not None
        for writing in (
            host.keep([(ADD_ROW, (id, 999, "answer", 0, "pass", "", "", 0.0, 1))]),
            host.keep_record(),
            host.keep([put_snapshot(id, 1, 1, host.position.dump())]),
            host.keep([(ADD_CHAT, (id, 9, 0.0, 0, "Ailsa", "late", "c"))]),
            first.storage.put_review(id, b"{}", guard),
            first.storage.delete(id, guard),
        ):
            with pytest.raises(Late):
                await writing
        assert [await second.storage.read(f"SELECT * FROM {table} ORDER BY 1, 2") for table in KEPT] == before

    two(house, story)


def test_who_stood_still_drops_what_others_hold_and_keeps_the_rest(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        people, others = await friends(first), await friends(first)
        id, other = people[0].host.record.id, others[0].host.record.id
        assert first.company is not None
        life = first.company.fellows
        life.beating.cancel()  # type: ignore[union-attr]
        await taken(second, id)
        assert not first.leases.alive
        said = await next(person for person in others if person.question()).answer()
        assert (said["type"], said["code"]) == ("refused", "not-saved"), "it says nothing while it does not know"
        with pytest.raises(StorageError):
            await first.host(other)
        life.beating = asyncio.create_task(life.beat())
        await soon(lambda: first.leases.alive)
        assert [person.bye for person in people] == ["restart"] * len(people)
        assert (first.company.lost, list(first.hosts)) == (1, [other])
        assert (await next(person for person in others if person.question()).answer())["type"] == "done"

    two(house, story)


def test_a_clock_by_days_is_taken_up_and_the_time_away_is_refunded(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.host.sharing.LOOK", 0.1)

    async def story(first: Tables, second: Tables) -> None:
        first.paces["days"] = second.paces["days"] = {"turn": 1000.0, "reaction": 1000.0, "talk": 1000.0, "gone": 9.0}
        people = await friends(first, pace="days")
        host, id = people[0].host, people[0].host.record.id
        await people[0].say(say.Say(people[0].id(), "what was to be kept is kept"))
        [(due, asked)] = await second.storage.read("SELECT due, asked FROM leases WHERE table_id = ?", (id,))
        assert asked == len(host.rows)
        assert due == pytest.approx(time.time() + 1000, abs=5)
        await first.storage.write([("UPDATE leases SET due = due - 400 WHERE table_id = ?", (id,))])
        stand_still(first)
        while id not in second.hosts:
            await asyncio.sleep(0.05)
        [(moved,)] = await second.storage.read("SELECT due FROM leases WHERE table_id = ?", (id,))
        assert moved - (due - 400) >= SHORT, "the time in which nobody held it is given back"
        left = second.hosts[id].asking.until
        assert left is not None
        assert left - time.monotonic() == pytest.approx(600, abs=10)

    two(house, story)


CLOCK_GOES_ALONG = """
    CREATE FUNCTION clock_goes_along() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NOT EXISTS (
            SELECT 1 FROM leases JOIN tables ON id = table_id WHERE table_id = NEW.table_id AND (state = 'finished' OR
            (due > 1 AND asked = (SELECT max(number) FROM journal WHERE journal.table_id = NEW.table_id)))
        ) THEN
            RAISE EXCEPTION 'the clock of % is kept apart from its row %', NEW.table_id, NEW.number;
        END IF;
        RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER clock_goes_along AFTER INSERT ON journal DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION clock_goes_along();
"""


def test_by_days_the_clock_is_kept_with_the_answer_itself(house: str) -> None:
    """Whenever a process is killed, somebody looks after the clock: the database refuses a row that comes without."""

    async def story(first: Tables, second: Tables) -> None:
        with psycopg.connect(house, autocommit=True) as base:
            base.execute(CLOCK_GOES_ALONG)
            try:
                people = await friends(first, pace="days")
                for _ in range(8):
                    asked = next(person for person in people if person.question())
                    assert (await asked.answer())["type"] == "done"
            finally:
                base.execute("DROP TRIGGER clock_goes_along ON journal; DROP FUNCTION clock_goes_along")

    two(house, story)


def test_what_was_left_of_the_time_goes_along_when_a_table_is_handed_over(house: str) -> None:
    async def story(first: Tables, second: Tables) -> None:
        people = await friends(first, pace="relaxed")
        host, id = people[0].host, people[0].host.record.id
        assert host.asking.until is not None
        host.asking.until -= 200  # so much of five minutes has passed
        await first.sharing.hand_over()  # type: ignore[union-attr]
        people[0].host = await second.host(id)
        await asyncio.sleep(0.1)
        assert people[0].host.asking.part() == b"null", "it stands still while nobody is there"
        await people[0].arrive()
        await people[0].until(lambda: people[0].part("clock"))
        left = people[0].host.asking.until
        assert left is not None
        assert left - time.monotonic() == pytest.approx(100, abs=5)
        asked = next(person for person in people if person.question())
        asked.host = people[0].host
        if asked is not people[0]:
            await asked.arrive()
        await asked.answer()
        assert (people[0].host.asking.until or 0) - time.monotonic() > 250, "the next question has all of its time"

    two(house, story)


def test_a_line_that_the_database_has_ended_is_said_to_be_lost_and_replaced(house: str) -> None:
    async def story() -> None:
        line = SideLine(house)
        [(session,)] = await line.ask("SELECT pg_backend_pid()")
        with psycopg.connect(house, autocommit=True) as base:
            base.execute("SELECT pg_terminate_backend(%s)", (session,))
        await asyncio.sleep(0.2)
        with pytest.raises(StorageError):
            await line.ask("SELECT 1")
        break_off(await lost(house))
        assert await line.ask("SELECT 1") == [(1,)]
        await line.close()

    async def lost(url: str) -> psycopg.AsyncConnection[tuple[object, ...]]:
        connection = await psycopg.AsyncConnection.connect(url)
        await connection.close()
        return connection

    asyncio.run(story())
