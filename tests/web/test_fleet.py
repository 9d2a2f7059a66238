"""A sample of the campaign: a house of two processes behind HAProxy, and one of each thing that may befall it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
from psycopg.sql import SQL, Identifier

from bothy.host.storage import Storage
from campaigns.client import Line, Lost
from campaigns.fleet import (
    ALL,
    BARS,
    RAN,
    Fault,
    Fleet,
    judge_clocks,
    judge_fault,
    judge_load,
    judge_writes,
    note_writes,
    plan,
    trouble_a_house,
    upgrade_a_house,
)
from campaigns.steady import Crowd, Table


def judge(found: Fleet) -> None:
    """Nothing failed; but how soon a table goes on, and how much the machine bears, is the campaign's matter."""
    slow = [text for text in found.failures if "went on only after" in text or "cannot bear it" in text]
    assert [text for text in found.failures if text not in slow] == []
    assert all(fault.slowest < 3 * BARS[fault.kind] for fault in found.faults), slow


def test_whatever_befalls_a_process_nothing_is_lost_and_every_table_goes_on(tmp_path: Path) -> None:
    found = asyncio.run(trouble_a_house(tmp_path, faults=5, tables=6, rate=12, many=2))
    judge(found)
    assert [fault.kind for fault in found.faults] == list(ALL)
    assert sum(fault.stalled for fault in found.faults) > 0, "something was noticed"
    assert found.answers > 100


def test_an_upgrade_while_people_play_costs_nobody_anything(tmp_path: Path) -> None:
    found = asyncio.run(upgrade_a_house(tmp_path, upgrades=1, tables=6, rate=12, many=2))
    judge(found)
    assert [fault.kind for fault in found.faults] == ["upgrade"] * 2
    assert found.clocks > 0, "somebody came back to a clock"
    assert found.answers > 20


def test_a_house_that_was_spared_proves_nothing() -> None:
    found = Fleet([Fault("kill", 0.0, calm=149.0, tables=199), Fault("cut", 0.0, calm=131.0, tables=181)])
    assert judge_load(found, 200, 150) == []
    found.faults.append(Fault("pause", 0.0, calm=90.0, tables=179))
    assert judge_load(found, 200, 150) == [
        "only 179 of 200 tables were under way at a time",
        "this machine cannot bear it: 123.3 of 150 answers/s when nothing befell anybody",
    ]
    assert "179 tables at a time" in found.notes()


def test_everything_happens_to_every_process() -> None:
    planned = plan(100, 4, ALL)
    assert {(kind, number) for kind, number in planned} == {(kind, number) for kind in ALL for number in range(4)}


class NoDoor:
    async def request(self, *_: object, **__: object) -> object:
        raise OSError("nobody")

    async def socket(self, *_: object, **__: object) -> Line:
        raise Lost("nobody")


def test_a_stall_beyond_the_bar_and_an_error_in_a_rolling_restart_are_failures() -> None:
    async def judge() -> Fault:
        crowd = Crowd(NoDoor(), 0, 1)  # type: ignore[arg-type]
        table = Table({"table": "t"})
        table.stalls.append((99.0, 103.0))
        table.heard({"until": 60_000}, {"number": 7})
        table.empty = table.opening[table] = 0.0  # type: ignore[index]
        table.opening[table] += 1.0  # type: ignore[index]
        table.heard({"until": 60_000}, {"number": 7})
        table.ran = [(101.0, seconds) for _, seconds in table.ran]
        assert table.ran[0][1] == 1.0 > RAN, "nobody was there for a second, and the time is up when it was"
        crowd.tables.append(table)
        crowd.refusals += [(101.0, "not-saved"), (500.0, "full")]
        fault = Fault("rolling", 100.0, 110.0)
        judge_fault(fault, crowd)
        return fault

    fault = asyncio.run(judge())
    assert fault.slowest == 3.0
    assert fault.errors == [
        "rolling: table t went on only after 3.0 s",
        "rolling: somebody was told not-saved (1 times)",
        "rolling: the clock of table t ran 1.0 s",
    ]


def house_without_tables(postgres: str, name: str) -> str:
    """The database of a house in which nothing has happened yet."""
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
    url = postgres.replace("/postgres?", f"/{name}?")
    storage = Storage(url)
    storage.open()
    storage.drop()
    return url


def test_the_database_tells_on_whoever_writes_under_an_old_lease_or_none(postgres: str) -> None:
    url = house_without_tables(postgres, "noted")
    note_writes(url)
    write = "INSERT INTO snapshots (table_id, number, rules, data) VALUES ('t', %s, 1, '{}')"
    with psycopg.connect(url, autocommit=True) as base:
        with base.transaction():
            base.execute("INSERT INTO leases (table_id, number, holder, since) VALUES ('t', 1, 'a', 0)")
            base.execute(write, (1,))
        base.execute("UPDATE leases SET number = 2")
        with base.transaction():
            base.execute("SELECT bothy_guard('{t}', '{2}')")
            base.execute(write, (2,))
        assert judge_writes(base) == []
        base.execute("UPDATE leases SET number = 1")
        with base.transaction():
            base.execute("SELECT bothy_guard('{t}', '{1}')")
            base.execute(write, (3,))
        base.execute(write, (4,))
        base.execute("DELETE FROM snapshots WHERE number = 4")
        assert judge_writes(base) == [
            "a row of snapshots of table t was written under an old lease",
            *["a row of snapshots of table t was written under no lease"] * 2,
        ]


def test_the_database_tells_what_an_older_process_has_forgotten_of_a_record(postgres: str) -> None:
    url = house_without_tables(postgres, "forgotten")
    note_writes(url)
    with psycopg.connect(url, autocommit=True) as base, base.transaction():
        base.execute("INSERT INTO leases (table_id, number, holder, since) VALUES ('t', 1, 'a', 0)")
        base.execute(
            "INSERT INTO tables (id, game, state, public, changed, data) "
            """VALUES ('t', 'merlouf', 'open', 0, 0, '{"pace": "days", "later": 1}')"""
        )
        base.execute("""UPDATE tables SET data = '{"pace": "none", "later": 1}'""")
        assert judge_writes(base) == []
        base.execute("""UPDATE tables SET data = '{"pace": "none"}'""")
        assert judge_writes(base) == ["later of table t was forgotten"]


def test_the_database_tells_of_a_table_by_days_whose_clock_nobody_looks_after(postgres: str) -> None:
    url = house_without_tables(postgres, "unclocked")
    with psycopg.connect(url, autocommit=True) as base:
        base.execute(
            "INSERT INTO tables (id, game, state, public, changed, data) "
            "VALUES ('t', 'merlouf', 'playing', 0, 0, '{\"pace\": \"days\"}')"
        )
        base.execute(
            "INSERT INTO journal (table_id, number, kind, seat, words, message, hash, at) "
            "VALUES ('t', 1, 'answer', 0, 'pass', '', '', bothy_now())"
        )
        base.execute("INSERT INTO leases (table_id, number, holder, since) VALUES ('t', 1, 'a', 0)")
        assert judge_clocks(base) == ["the clock of table t by days is kept until 0 for row -1 of 1"]
        base.execute("UPDATE leases SET due = bothy_now() + 3 * 86400, asked = 1")
        assert judge_clocks(base) == []
