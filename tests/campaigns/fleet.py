"""A house of several processes under load, and all that may befall one of them, in turn; judged by the people.

Each process is restarted (rolling), killed, paused for longer than its lease and woken, and cut off from the database;
PostgreSQL itself is killed and started again.
"""

from __future__ import annotations

import asyncio
import random
import re
import signal
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

from bothy.host.secrets import opens
from bothy.host.table_record import decode
from campaigns.client import acknowledged, by_whom
from campaigns.house import House, Member, open_house
from campaigns.steady import Crowd, Table
from campaigns.versions import next_version

LEASE = 4.0
PAUSE = LEASE + 2.0
"""So long a process is paused: another has taken its tables when it wakes."""
CUT = LEASE + 1.0
BARS = {"rolling": 2.0, "upgrade": 2.0, "kill": 10.0, "pause": 10.0, "cut": 10.0, "postgres": 5.0}
"""Seconds within which every table goes on; of PostgreSQL, once it is back."""
RAN = 0.25
"""So many seconds a clock may count of the time in which a table moved from one process to another."""
CALM = 1.0
"""Seconds of calm between two faults, and in which is counted then how many answer."""
OUTAGE = (0.2, 15.0)
"""For how long PostgreSQL is away: at times longer than a lease, after which every process knows that it is cut off."""
NEAR = 0.9
"""So much of the load must be there in calm stretches."""


@dataclass
class Fault:
    """One thing that happened, and what the people noticed of it."""

    kind: str
    at: float
    until: float = 0.0
    slowest: float = 0.0
    stalled: int = 0
    """How many tables did not go on at once."""
    clocks: int = 0
    """How many clocks were come back to."""
    calm: float = 0.0
    """How many answers a second were given when it was over."""
    tables: int = 0
    """How many tables were under way then."""
    errors: list[str] = field(default_factory=list)


@dataclass
class Fleet:
    """What came of it."""

    faults: list[Fault] = field(default_factory=list)
    answers: int = 0
    tables: int = 0
    """How many games were played, or begun."""
    seconds: float = 0.0
    clocks: int = 0
    """How often somebody came back to a clock that had stood still."""
    failures: list[str] = field(default_factory=list)

    def notes(self) -> str:
        told = []
        for kind in BARS:
            some = [fault for fault in self.faults if fault.kind == kind]
            if some:
                slowest = max(fault.slowest for fault in some)
                stalled = sum(fault.stalled for fault in some)
                told.append(f"{len(some)} x {kind} ({stalled} tables waited, {slowest:.1f} s at most)")
        rate = self.answers / self.seconds if self.seconds else 0.0
        return (
            f"{self.fewest()} tables at a time, {self.tables} in all, {self.calm():.0f} answers/s when all was calm, "
            f"{rate:.0f} acknowledged/s in all; {'; '.join(told)}; {self.clocks} clocks stood still meanwhile"
        )

    def calm(self) -> float:
        """Answers a second when nothing had just befallen anybody."""
        return sum(fault.calm for fault in self.faults) / max(len(self.faults), 1)

    def fewest(self) -> int:
        """How many tables were under way at a time, at least."""
        return min((fault.tables for fault in self.faults), default=0)


def judge_load(found: Fleet, tables: int, rate: float) -> list[str]:
    """Whether it was as much as was to be borne: nothing is proved by an easier house."""
    failures = []
    if found.fewest() < NEAR * tables:
        failures.append(f"only {found.fewest()} of {tables} tables were under way at a time")
    if found.calm() < NEAR * rate:
        failures.append(
            f"this machine cannot bear it: {found.calm():.1f} of {rate:g} answers/s when nothing befell anybody"
        )
    return failures


async def rolling(house: House, member: Member, sources: str = "") -> None:
    """Renew a process: it hands its tables over and ends, and another takes its place."""
    member.signal(signal.SIGTERM)
    assert member.process is not None
    code = await asyncio.to_thread(member.process.wait, 40)
    if code:
        raise AssertionError(f"a process that was told to end did so with {code}: {''.join(member.logged[-5:])}")
    member.sources = sources or member.sources
    await asyncio.to_thread(member.start)


async def kill(house: House, member: Member) -> None:
    await asyncio.to_thread(member.kill)
    await asyncio.to_thread(member.start)


async def pause(house: House, member: Member) -> None:
    member.signal(signal.SIGSTOP)
    await asyncio.sleep(PAUSE)
    member.signal(signal.SIGCONT)


async def cut(house: House, member: Member, silent: bool) -> None:
    member.gate.close(silent)
    await asyncio.sleep(CUT)
    member.gate.reopen()


async def befall(
    house: House, crowd: Crowd, kind: str, member: Member, luck: random.Random, sources: str = ""
) -> Fault:
    """Let one thing happen, and wait until every table goes on."""
    fault = Fault(kind, time.monotonic())
    if kind in ("rolling", "upgrade"):
        await rolling(house, member, sources)
    elif kind == "kill":
        await kill(house, member)
    elif kind == "pause":
        await pause(house, member)
    elif kind == "cut":
        await cut(house, member, silent=luck.random() < 0.5)
    else:
        await asyncio.to_thread(house.postgres.kill)
        await asyncio.sleep(luck.uniform(*OUTAGE))
        await asyncio.to_thread(house.postgres.start)
        fault.at = time.monotonic()
    await crowd.until(lambda: False, CALM)
    await crowd.calm()
    fault.until = time.monotonic()
    judge_fault(fault, crowd)
    with psycopg.connect(house.postgres.url) as base:
        fault.errors += judge_clocks(base)
    await measure_calm(fault, crowd)
    return fault


async def measure_calm(fault: Fault, crowd: Crowd) -> None:
    """How many people play, and how fast, when nothing befalls them."""
    begun, before = time.monotonic(), crowd.answered
    await crowd.until(lambda: False, CALM)
    fault.calm = (crowd.answered - before) / (time.monotonic() - begun)
    fault.tables = len(crowd.under_way())


async def gather_all(crowd: Crowd, tables: int) -> list[str]:
    """Wait until so many tables are under way; what is wrong if they never are."""
    if await crowd.until(lambda: len(crowd.under_way()) >= tables, 120):
        return []
    return [f"only {len(crowd.under_way())} of {tables} tables have begun within two minutes"]


def judge_fault(fault: Fault, crowd: Crowd) -> None:
    """How long each table did not go on, by the records of its people."""
    waited = []
    for table in crowd.tables:
        open_ones = [(table.since, fault.until)] if table.since is not None else []
        for since, until in [*table.stalls, *open_ones]:
            if until > fault.at and since < fault.until:
                waited.append((until - max(since, fault.at), table.id))
    fault.slowest, slowest = max(waited, default=(0.0, ""))
    fault.stalled = len({table for _, table in waited})
    if fault.slowest > BARS[fault.kind]:
        fault.errors.append(f"{fault.kind}: table {slowest} went on only after {fault.slowest:.1f} s")
    if fault.kind in ("rolling", "upgrade"):
        told = Counter(code for at, code in crowd.refusals if fault.at <= at <= fault.until)
        fault.errors += [f"{fault.kind}: somebody was told {code} ({count} times)" for code, count in told.items()]
        ran = [
            (seconds, table.id) for table in crowd.tables for at, seconds in table.ran if fault.at <= at <= fault.until
        ]
        fault.clocks = len(ran)
        fault.errors += [
            f"{fault.kind}: the clock of table {id} ran {seconds:.1f} s" for seconds, id in ran if seconds > RAN
        ]


def plan(faults: int, members: int, kinds: tuple[str, ...]) -> list[tuple[str, int]]:
    """What happens to whom: one kind after the other, each to the next process, which holds tables by then."""
    return [(kinds[number % len(kinds)], number % members) for number in range(faults)]


ALL = ("rolling", "kill", "pause", "cut", "postgres")


async def trouble_a_house(
    folder: Path, faults: int, tables: int, rate: float, answers: int = 0, many: int = 4, kinds: tuple[str, ...] = ALL
) -> Fleet:
    """So many faults under this load, and until so many answers are acknowledged."""
    found, luck = Fleet(), random.Random(7)
    with open_house(many, folder) as house:
        found.failures += one_of_each(house)
        note_writes(house.postgres.url)
        crowd = Crowd(house.proxy, tables, rate)
        try:
            found.failures += await gather_all(crowd, tables)
            begun, before = time.monotonic(), crowd.acknowledged
            for kind, number in plan(faults, many, kinds):
                found.faults.append(await befall(house, crowd, kind, house.members[number], luck))
            await crowd.until(lambda: crowd.acknowledged - before >= answers, 24 * 3600)
            found.seconds, found.answers = time.monotonic() - begun, crowd.acknowledged - before
            await crowd.calm()
            found.failures += [f"table {table.id} does not go on" for table in crowd.under_way() if table.since]
        finally:
            await crowd.end()
        found.tables, found.clocks = len(crowd.tables), sum(fault.clocks for fault in found.faults)
        found.failures += [error for fault in found.faults for error in fault.errors]
        found.failures += judge_load(found, tables, rate)
        found.failures += judge(house.postgres.url, crowd.tables)
    return found


async def upgrade_a_house(folder: Path, upgrades: int, tables: int, rate: float, many: int = 4) -> Fleet:
    """So many rolling upgrades under this load, each to a version with a new step of the schema, new rules and page."""
    found, luck = Fleet(), random.Random(8)
    with open_house(many, folder / "house") as house:
        note_writes(house.postgres.url)
        crowd = Crowd(house.proxy, tables, rate)
        try:
            found.failures += await gather_all(crowd, tables)
            begun, before = time.monotonic(), crowd.acknowledged
            for number in range(1, upgrades + 1):
                sources = await asyncio.to_thread(next_version, folder, number)
                for member in house.members:
                    found.faults.append(await befall(house, crowd, "upgrade", member, luck, sources))
                    found.failures += await finds_its_files(house, number)
            found.seconds, found.answers = time.monotonic() - begun, crowd.acknowledged - before
            found.failures += [f"table {table.id} does not go on" for table in crowd.under_way() if table.since]
        finally:
            await crowd.end()
        found.tables, found.clocks = len(crowd.tables), sum(fault.clocks for fault in found.faults)
        found.failures += [error for fault in found.faults for error in fault.errors]
        found.failures += judge_load(found, tables, rate)
        found.failures += judge(house.postgres.url, crowd.tables)
    return found


async def finds_its_files(house: House, number: int) -> list[str]:
    """A page of either version finds its files at either process."""
    failures, scripts = [], 0
    for member in house.members:
        page = (await member.request("GET", "/")).body.decode()
        for script in re.findall(r'src="(/assets/[^"]+)"', page):
            scripts += 1
            for other in house.members:
                status = (await other.request("GET", script)).status
                if status != 200:
                    failures.append(f"upgrade {number}: a page asked for {script} and got {status}")
    return failures if scripts else [f"upgrade {number}: no page asks for any script"]


def one_of_each(house: House) -> list[str]:
    """Processes that started at once on an empty database have one set of keys: what one has signed all believe."""
    first = house.members[0].request_now("GET", "/api/me").headers.get("set-cookie", "").split(";")[0]
    failures = [] if first else ["nobody gets a cookie"]
    for member in house.members:
        again = member.request_now("GET", "/api/me", headers={"cookie": first})
        if again.status != 200 or "set-cookie" in again.headers:
            failures.append(f"the process at port {member.port} does not know what another has signed")
    with psycopg.connect(house.postgres.url) as base:
        steps = base.execute("SELECT value FROM meta WHERE name = 'schema'").fetchall()
        alive = base.execute("SELECT count(*) FROM processes").fetchone()
    if len(steps) != 1 or alive is None or alive[0] < len(house.members):
        failures.append(f"the schema is {steps}, and {alive} processes are known")
    return failures


LOST = """
    CREATE TABLE forgotten (table_id TEXT NOT NULL, what TEXT NOT NULL);
    CREATE FUNCTION note_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO forgotten SELECT NEW.id, what FROM json_object_keys(OLD.data::json) AS what
            WHERE NOT EXISTS (SELECT 1 FROM json_object_keys(NEW.data::json) AS still WHERE still = what);
        RETURN NULL;
    END $$;
    CREATE TRIGGER forgotten AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION note_forgotten();
"""
"""What stood in the record of a table, and stands there no longer: as where an older process did not know it."""
NOTING = """
    CREATE TABLE noted (number BIGSERIAL PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL, lease BIGINT);
    ALTER FUNCTION bothy_guard RENAME TO bothy_guard_itself;
    CREATE FUNCTION bothy_guard(ids TEXT[], numbers BIGINT[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM bothy_guard_itself(ids, numbers);
        PERFORM set_config('campaign.held', json_object(ids, numbers::text[])::text, true);
    END $$;
    CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
        written TEXT := coalesce(to_json(coalesce(NEW, OLD)) ->> 'table_id', to_json(coalesce(NEW, OLD)) ->> 'id');
        held BIGINT := nullif(current_setting('campaign.held', true), '')::json ->> written;
    BEGIN
        IF held IS NULL THEN
            SELECT leases.number INTO held FROM leases WHERE table_id = written AND xmin = pg_current_xact_id()::xid;
        END IF;
        IF written <> '' THEN
            INSERT INTO noted (table_id, kind, lease) VALUES (written, TG_TABLE_NAME, held);
        END IF;
        RETURN NULL;
    END $$;
"""
"""Which lease each write of a table named: that of its guard, or that which was made with the table."""
WRITTEN = ("tables", "snapshots", "chat", "reviews")
"""What is written of a table, beside its journal, whose rows say themselves under which lease they were written."""


def note_writes(url: str) -> None:
    """Have the database note from now on under which lease each record, snapshot, chat and review is written or
    deleted.
    """
    with psycopg.connect(url, autocommit=True) as base:
        base.execute(NOTING)
        base.execute(LOST)
        for kind in WRITTEN:
            when = SQL("CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON {} ").format(Identifier(kind))
            base.execute(when + SQL("FOR EACH ROW EXECUTE FUNCTION note_write()"))


def judge_writes(base: psycopg.Connection[Any]) -> list[str]:
    """Of each table no lease is older than that of the write before it, and none is missing."""
    found = base.execute(
        "SELECT table_id, kind, lease FROM (SELECT *, lag(lease) OVER (PARTITION BY table_id ORDER BY number) "
        "AS before FROM noted) AS writes WHERE lease IS NULL OR lease < before ORDER BY number"
    ).fetchall()
    lost = base.execute("SELECT DISTINCT table_id, what FROM forgotten ORDER BY table_id, what").fetchall()
    return [
        *[
            f"a row of {kind} of table {id} was written under {'no' if lease is None else 'an old'} lease"
            for id, kind, lease in found
        ],
        *[f"{what} of table {id} was forgotten" for id, what in lost],
    ]


THREE_DAYS = 3 * 86_400.0
UNCLOCKED = """
    SELECT tables.id, due, asked, rows FROM tables JOIN leases ON table_id = tables.id,
        LATERAL (SELECT count(*), min(at) FROM journal WHERE journal.table_id = tables.id) AS played (rows, first)
    WHERE state = 'playing' AND data::json ->> 'pace' = 'days'
        AND (asked <> rows OR due NOT BETWEEN first + %(time)s - 1 AND bothy_now() + %(time)s + 1)
"""


def judge_clocks(base: psycopg.Connection[Any]) -> list[str]:
    """At every moment each table by days has its clock in the database, for the question that is asked, so that it is
    looked after whoever is killed; and never less time than three days from its beginning.
    """
    return [
        f"the clock of table {id} by days is kept until {due:.0f} for row {asked} of {rows}"
        for id, due, asked, rows in base.execute(UNCLOCKED, {"time": THREE_DAYS}).fetchall()
    ]


def judge(url: str, tables: list[Table]) -> list[str]:
    """The people's records against the journal: each acknowledged answer is there once, none twice, and no row was
    written under a lease older than that of the row before it. What they said is there, and everybody's seat.
    """
    with psycopg.connect(url) as base:
        failures = judge_writes(base) + judge_clocks(base)
        for table in tables:
            failures += judge_kept(base, table)
            rows: list[Any] = base.execute(
                "SELECT message, seat, words, lease FROM journal WHERE table_id = %s ORDER BY number", (table.id,)
            ).fetchall()
            said = [(by_whom(note), seat, words) for note, seat, words, _ in rows if note.startswith("m:")]
            kept = Counter(note for note, _, _ in said)
            words = {note: (seat, text) for note, seat, text in said}
            failures += [
                f"{note} of table {table.id} was applied {count} times" for note, count in kept.items() if count > 1
            ]
            for answer in acknowledged(list(table.people)):
                note = f"m:{answer['seat']}:{answer['id']}"
                if words.get(note) != (answer["seat"], answer["choice"]):
                    failures.append(f"{note} of table {table.id} was acknowledged and is {words.get(note)}")
            if any(later < earlier for earlier, later in pairwise(row[3] for row in rows)):
                failures.append(f"table {table.id} has rows written under an old lease")
    return failures


def judge_kept(base: psycopg.Connection[Any], table: Table) -> list[str]:
    """The people's records against the record of their table, its chat and its snapshots."""
    record: Any = decode(base.execute("SELECT data FROM tables WHERE id = %s", (table.id,)).fetchone()[0])  # type: ignore[index]
    secrets = [secret for person in table.people for secret in person.seats.values()]
    failures = [
        f"somebody has lost their seat at table {table.id}"
        for secret in secrets
        if not any(opens(secret, chair.secret) for chair in record.chairs)
    ]
    if any(person.viewers and person.over for person in table.people) and record.state != "finished":
        failures.append(f"table {table.id} was over, and is kept as {record.state}")
    chats = {id for (id,) in base.execute("SELECT message FROM chat WHERE table_id = %s", (table.id,)).fetchall()}
    failures += [
        f"{id} of table {table.id} was said and is not kept"
        for person in table.people
        for id in person.done
        if person.said.get(id, {}).get("type") == "say" and id not in chats
    ]
    beyond = base.execute(
        "SELECT count(*) FROM snapshots WHERE table_id = %s "
        "AND number > (SELECT count(*) FROM journal WHERE journal.table_id = snapshots.table_id)",
        (table.id,),
    ).fetchone()
    if beyond is None or beyond[0]:
        failures.append(f"table {table.id} has a snapshot of what its journal does not say")
    return failures
