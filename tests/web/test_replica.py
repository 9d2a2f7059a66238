"""A copy of the database to read from, a real standby that lags: what may be old is read there, and nothing else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from campaigns.network import Network, Server, run, story
from campaigns.postgres import Postgres, mortal_postgres, standby
from campaigns.tables import Party, seat_people


@pytest.fixture(scope="module")
def base() -> Iterator[Postgres]:
    with mortal_postgres() as postgres:
        with Server(postgres.url):  # the schema is there before anything is copied
            pass
        yield postgres


def figure(server: Network, name: str) -> float:
    text = server.request_now("GET", "/api/metrics/house").body.decode()
    found = re.search(rf"^bothy_house_{name} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


async def over(server: Server) -> Party:
    """A game that was ended by agreement after a few answers, with nobody at the table any more."""
    party = await seat_people(server, "loch-ness", seats=2, seed=3)
    await party.start()
    await party.play_some(6)
    await party.owner.ask("propose", seat=0, what="end")
    await party.people[1].catch_up()
    await party.people[1].ask("vote", seat=1, yes=True)
    await party.leave()
    return party


def eventually(true: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


async def look_back(server: Server, party: Party) -> None:
    """A game that is over, brought back from storage by a process that did not serve it."""
    told = await server.request("GET", f"/api/tables/{party.id}/journal", secret=party.made["watch"])
    assert told.status == 200, told
    assert told.body.count(b"\nanswer ") >= 6


async def make_public(server: Server) -> str:
    made = await server.request("POST", "/api/tables", {"game": "loch-ness", "seats": 2, "bots": [], "public": True})
    assert made.status == 201
    return str(made.json()["table"])


def listed(server: Server, table: str) -> bool:
    return table in server.request_now("GET", "/api/tables").body.decode()


def test_a_copy_is_read_where_what_it_has_is_good_enough(base: Postgres) -> None:
    played: list[Party] = []

    async def play_first(server: Server) -> None:
        played.append(await over(server))

    with Server(base.url) as server:
        story(play_first(server))

    async def read(server: Server) -> None:
        table = await make_public(server)
        eventually(lambda: listed(server, table))
        eventually(lambda: figure(server, "replica_reads_total") > 0)
        before = figure(server, "replica_reads_total")
        await look_back(server, played[0])
        assert figure(server, "replica_reads_total") >= before + 2, "the journal, and the figure itself"
        eventually(lambda: 0 <= figure(server, "replica_lag_seconds") < 5)

    with standby(base, delay=0.3) as copy, Server(base.url, "--replica", copy) as server:
        story(read(server))

    async def read_now(server: Server) -> None:
        """Of a copy an hour behind only what had happened by then is good enough."""
        table = await make_public(server)
        eventually(lambda: listed(server, table))
        eventually(lambda: figure(server, "replica_lag_seconds") > 5)
        assert listed(server, await make_public(server)), "the list is of now"
        assert figure(server, "replica_passed_over_total") > 0
        for party in played:
            await look_back(server, party)

    with standby(base, delay=3600) as copy:
        with Server(base.url) as server:
            story(play_first(server))
        with Server(base.url, "--replica", copy) as server:
            story(read_now(server))


def test_a_copy_that_hears_nothing_more_is_passed_over(base: Postgres) -> None:
    """Whether it was cut off from the database, or made one of its own: what it has grows older, and it cannot know."""

    async def read(server: Server, copy_url: str) -> None:
        first = await make_public(server)
        eventually(lambda: figure(server, "replica_reads_total") > 0 and listed(server, first))
        with psycopg.connect(copy_url, autocommit=True) as copy:
            copy.execute("ALTER SYSTEM SET primary_conninfo = ''")
            copy.execute("SELECT pg_reload_conf()")
            eventually(lambda: figure(server, "replica_lag_seconds") > 5)
            assert listed(server, await make_public(server))
            copy.execute("SELECT pg_promote()")
            before = figure(server, "replica_passed_over_total")
            assert listed(server, await make_public(server))
            eventually(lambda: figure(server, "replica_passed_over_total") > before)
            assert figure(server, "replica_lag_seconds") > 5

    with standby(base) as copy, Server(base.url, "--replica", copy) as server:
        story(read(server, copy))


def test_a_replica_must_be_one(tmp_path: Path) -> None:
    said = run(["serve", "--database", str(tmp_path / "b.db"), "--replica", "elsewhere.db"])
    assert said.returncode == 2
    assert "a replica is the postgresql:// URL of a standby" in said.stderr
