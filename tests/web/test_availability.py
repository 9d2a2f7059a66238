"""Nothing a client sends holds up the others: packs, lists, storms; and whoever behaves is let in."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from bothy.host import statements as sql
from bothy.host.making import MakingLimits
from bothy.host.packs import EACH
from bothy.web.door import Turns
from bothy.web.limits import Limits
from bothy.web.uvicorn_protocol import HttpProtocol, protocols_through
from bothy.web.visitors import household
from campaigns.client import Person, make
from campaigns.holds import past_of
from campaigns.inside import Inside, inside
from campaigns.network import Server, story
from campaigns.tables import seat_people


async def cookie(door: Inside) -> dict[str, str]:
    """The header of a new person."""
    given = (await door.request("GET", "/api/me")).headers["set-cookie"]
    return {"cookie": given.partition(";")[0]}


# Packs

BOMBS = {
    "a key of many parts": "a." * 49_990 + "a = 1",
    "many keys of many parts": "\n".join(f"{'a.' * 900}k{number} = 1" for number in range(50)),
    "deep lists": "a = " + "[" * 40_000,
    "deep tables": "a = " + "{b=" * 20_000,
    "many headers": "".join(f"[a.b.c.d.e.f.g.k{number}]\n" for number in range(4_000)),
    "a huge number": "a = " + "9" * 90_000,
    "an open text": 'a = """' + "x" * 90_000,
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_pack_that_takes_long_to_read_is_refused_and_nobody_waits_for_it(tmp_path: Path, name: str) -> None:
    async def send() -> None:
        async with inside(tmp_path / "a.db") as door:
            reply = await door.request("POST", "/api/tables", {"game": "castle-von-loghan", "pack": BOMBS[name]})
            assert (reply.status, reply.json()["code"]) == (409, "options"), reply.body
            held = door.tables.work.held["POST /api/tables"]
            assert held.longest < 0.05, "it was read on the loop"

    story(send())


def test_what_a_pack_dies_of_is_told_kindly_and_the_next_is_read(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path / "a.db") as door:
            slow = "".join(f"[[t{number}]]\n" for number in range(9_000)) + "x = 1\n" * 2
            for pack in (slow, "x = 1", BOMBS["deep lists"]):
                reply = await door.request("POST", "/api/tables", {"game": "castle-von-loghan", "pack": pack})
                assert reply.status == 409
                assert "pack" in reply.json()["text"]
            many = [
                door.request("POST", "/api/tables", {"game": "castle-von-loghan", "pack": "x = 1"}) for _ in range(5)
            ]
            statuses = Counter([reply.status for reply in await asyncio.gather(*many)])
            assert statuses == {409: EACH, 503: 5 - EACH}, "those of one address wait for each other only so far"

    story(send())


def test_a_pack_of_the_allowed_size_is_played(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path / "a.db") as door:
            pack = "# " + "x" * 199_000 + "\n"
            made = await make(door, game="castle-von-loghan", pack=pack, bots=["random"], seats=2, start=True)
            assert made["table"]
            over = await door.request("POST", "/api/tables", {"game": "castle-von-loghan", "pack": pack + "#" * 2_000})
            assert over.status == 400

    story(send())


# The database


def test_lists_and_counts_of_tables_are_found_by_an_index(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            storage = door.tables.storage
            questions = (
                (sql.OPEN_TABLES, ("open", "playing")),
                (sql.COUNT_MADE_BY, ("x", 0)),
                (sql.COUNT_MADE_FROM, ("x", 0)),
            )
            for statement, values in questions:
                plan = [row[3] for row in await storage.read(f"EXPLAIN QUERY PLAN {statement}", values)]
                assert not [step for step in plan if re.match(r"SCAN tables", step)], plan
                assert any("USING INDEX tables_" in step or "USING COVERING INDEX tables_" in step for step in plan), (
                    plan
                )

    story(look())


def test_postgresql_counts_and_lists_tables_likewise(postgres: str) -> None:
    async def look() -> None:
        async with inside(postgres, Limits(making=MakingLimits(unfinished=2))) as door:
            own = await cookie(door)
            body = {"game": "loch-ness", "public": True}
            replies = [await door.request("POST", "/api/tables", body, headers=own) for _ in range(3)]
            assert [reply.status for reply in replies] == [201, 201, 429]
            listed = {one["id"] for one in (await door.request("GET", "/api/lobby")).json()["tables"]}
            assert {reply.json()["table"] for reply in replies[:2]} <= listed

    story(look())


def test_the_lobby_is_read_once_until_a_table_changes(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            made = await make(door, game="loch-ness", public=True)
            assert [one["id"] for one in (await door.request("GET", "/api/lobby")).json()["tables"]] == [made["table"]]
            read, statements = door.tables.storage.read, []

            async def noting(statement: str, values: Any = ()) -> Any:
                statements.append(statement)
                return await read(statement, values)

            door.tables.storage.read = noting  # type: ignore[method-assign]
            for _ in range(5):
                await door.request("GET", "/api/lobby")
            assert not statements
            await make(door, game="merlouf", public=True)
            assert len((await door.request("GET", "/api/tables")).json()["tables"]) == 2

    story(look())


# Limits


async def hear_for_a_moment(person: Person) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(0.01):
            while True:
                await person.hear()


def test_tables_of_any_making_count_for_a_person_and_ten_times_for_an_address(tmp_path: Path) -> None:
    async def hoard() -> None:
        async with inside(tmp_path / "a.db", Limits(making=MakingLimits(unfinished=3, day=5))) as door:
            own = await cookie(door)
            body = {"game": "loch-ness", "bots": ["random"], "seats": 2, "start": True}
            replies = [await door.request("POST", "/api/tables", body, headers=own) for _ in range(4)]
            assert [reply.status for reply in replies] == [201, 201, 201, 429]
            kinds = []
            for made in [reply.json() for reply in replies[:3]]:
                person = Person(door, made["table"], {0: made["seats"]["0"]}, headers=own)
                await person.connect()
                assert (await person.ask("propose", seat=0, what="end"))["type"] == "done"
                again = await person.ask("rematch")
                kinds.append(again.get("code", again["type"]))
                await person.close()
            assert kinds == ["done", "done", "too-many-tables"]
            assert (await door.request("POST", "/api/tables", body, headers=own)).status == 429, "five a day"
            others = [await door.request("POST", "/api/tables", body) for _ in range(40)]
            assert Counter(reply.status for reply in others)[201] <= 30 - 2
            assert others[-1].status == 429
            door.client = "10.0.0.2"
            assert (await door.request("POST", "/api/tables", body)).status == 201

    story(hoard())


def test_forty_people_behind_one_router_make_tables_sit_and_watch(tmp_path: Path) -> None:
    async def visit() -> None:
        async with inside(tmp_path / "a.db", Limits()) as door:
            people = [await cookie(door) for _ in range(40)]
            made = [
                (await door.request("POST", "/api/tables", {"game": "loch-ness", "public": True}, headers=own))
                for own in people
            ]
            assert {reply.status for reply in made} == {201}
            lines = []
            for own, mine, others in zip(people, made, [*made[1:], made[0]], strict=True):
                table = mine.json()
                assert (await door.request("GET", "/api/lobby", headers=own)).status == 200
                sitting = Person(door, table["table"], {0: table["seats"]["0"]}, owner=table["owner"], headers=own)
                watching = Person(door, others.json()["table"], headers=own)
                await sitting.connect()
                await watching.connect()
                assert (await sitting.ask("rename", seat=0, name="Me"))["type"] == "done"
                lines += [sitting, watching]
            for person in lines:
                await person.close()

    story(visit())


def test_who_asks_too_often_uses_up_nothing_of_those_behind_the_same_router(tmp_path: Path) -> None:
    """A person is refused at their own limit, however often; the address pays only for what was granted."""

    async def flood() -> None:
        limits = Limits(requests=0.001, request_burst=10, handshakes=0.001, handshake_burst=3, people=3)
        async with inside(tmp_path / "a.db", limits) as door:
            party = await seat_people(door, "loch-ness", seats=2)
            greedy, calm = [await cookie(door) for _ in range(2)]
            before = door.site.visitors.accounts.known["from 10.0.0.1"].requests.refill()
            asked = [(await door.request("GET", "/api/games", headers=greedy)).status for _ in range(40)]
            assert Counter(asked) == {200: 10, 429: 30}
            after = door.site.visitors.accounts.known["from 10.0.0.1"].requests.refill()
            assert round(before - after) == 10, "thirty refusals cost the others nothing"
            assert (await door.request("GET", "/api/games", headers=calm)).status == 200
            for _ in range(3):
                await (await door.socket(party.id, headers=greedy)).close()
            for _ in range(20):
                with pytest.raises(AssertionError, match=r"websocket\.close"):
                    await door.socket(party.id, headers=greedy)
            await (await door.socket(party.id, headers=calm)).close()

    story(flood())


def test_too_many_handshakes_from_one_address(tmp_path: Path) -> None:
    async def knock() -> None:
        limits = Limits(handshakes=0.001, handshake_burst=1, people=5)
        async with inside(tmp_path / "a.db", limits) as door:
            party = await seat_people(door, "loch-ness", seats=2)
            for _ in range(5):
                line = await door.socket(party.id)
                await line.close()
            with pytest.raises(AssertionError, match=r"websocket\.close"):
                await door.socket(party.id)
            door.client = "10.0.0.2"
            await (await door.socket(party.id)).close()

    story(knock())


@pytest.mark.parametrize(
    "limits",
    [
        Limits(bytes=1, byte_burst=20_000, people=1, message_burst=10_000),
        Limits(seconds=1e-6, second_burst=0.05, people=1, message_burst=10_000),
    ],
    ids=["bytes", "processor"],
)
def test_who_costs_too_much_is_put_off_and_others_are_not(tmp_path: Path, limits: Limits) -> None:
    async def ask() -> None:
        async with inside(tmp_path / "a.db", limits) as door:
            party = await seat_people(door, "loch-ness", seats=2)
            greedy, other = party.people
            await greedy.connect()
            door.client = "10.0.0.2"
            await other.connect()
            door.client = "10.0.0.1"
            for number in range(400):
                await greedy.send(greedy.word("rename", seat=0, name=f"Name {number}"))
                if greedy.refusals["too-fast"]:
                    break
                await hear_for_a_moment(greedy)
            assert greedy.refusals["too-fast"]
            assert (await door.request("GET", "/api/games")).status == 429
            assert (await other.ask("rename", seat=1, name="Calm"))["type"] == "done"

    story(ask())


def test_resyncs_of_many_are_answered_from_one_text(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path / "a.db") as door:
            past = await past_of(door, "loch-ness", rows=60, undos=0)
            host = await door.tables.host(past.party.id)
            first, again = host.updates.everything(-1, 0), host.updates.everything(-1, 0)
            assert first is again
            await past.answer(random.Random(1))
            assert host.updates.everything(-1, 0) is not first

    story(ask())


def test_those_who_come_and_go_together_are_told_of_together(tmp_path: Path) -> None:
    async def storm() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2, public=True)
            await party.start()
            host = await door.tables.host(party.id)
            before = host.updates.number
            crowd = [Person(door, party.id) for _ in range(40)]
            await asyncio.gather(*[person.connect() for person in crowd])
            await asyncio.gather(*[person.close() for person in crowd])
            await asyncio.sleep(0.6)
            assert host.updates.number - before <= 2, "spectators change nothing that the others see"
            other = party.people[1]
            await other.close()
            await party.people[0].ask("say", text="Where are you?")
            async with asyncio.timeout(20):
                while party.people[0].part("table")["chairs"][1]["present"]:
                    await asyncio.sleep(0.05)
                    await party.people[0].ask("say", text="Hello?")
            await party.leave()

    story(storm())


def test_all_kinds_of_addresses_that_a_proxy_may_tell() -> None:
    told = {
        "192.0.2.7": "192.0.2.7",
        "192.0.2.7:4711": "192.0.2.7",
        "::ffff:192.0.2.7": "192.0.2.7",
        "[::ffff:192.0.2.7]:4711": "192.0.2.7",
        "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
        "[2001:DB8:1:2::6]": "2001:db8:1:2::/64",
        '"[2001:db8:1:2::6]:443"': "2001:db8:1:2::/64",
        "fe80::1%eth0": "fe80::/64",
        "unknown": "",
        "": "",
        "1.2.3.4.5": "",
    }
    assert {address: household(address) for address in told} == told


@pytest.mark.parametrize(
    "lines", [["1.1.1.1, 192.0.2.7"], ["1.1.1.1", "192.0.2.7"], ["1.1.1.1,2.2.2.2", "192.0.2.7:5"]]
)
def test_of_all_lines_about_the_address_the_last_hop_is_believed(tmp_path: Path, lines: list[str]) -> None:
    async def forge() -> None:
        async with inside(tmp_path / "a.db", Limits(requests=0.001, request_burst=3, people=1)) as door:
            door.site.visitors.trusted = frozenset({"10.0.0.1"})
            statuses = []
            for number in range(5):
                forged = [line.replace("1.1.1.1", f"1.1.1.{number}") for line in lines]
                statuses.append((await door.request("GET", "/api/games", lines=forged)).status)
            assert statuses == [200, 200, 200, 429, 429]

    story(forge())


def test_one_network_of_ipv6_is_one_household(tmp_path: Path) -> None:
    async def roam() -> None:
        async with inside(tmp_path / "a.db", Limits(requests=0.001, request_burst=3, people=1)) as door:
            statuses = []
            for number in range(5):
                door.client = f"2001:db8::{number + 1:x}"
                statuses.append((await door.request("GET", "/api/games")).status)
            assert statuses == [200, 200, 200, 429, 429]
            door.client = "2001:db8:0:1::1"
            assert (await door.request("GET", "/api/games")).status == 200

    story(roam())


class Impatient(HttpProtocol):
    head_seconds = 0.3


def test_who_sends_half_a_request_is_hung_up_on(tmp_path: Path) -> None:
    async def dawdle() -> None:
        async with inside(tmp_path / "a.db") as door:
            listening = socket.create_server(("127.0.0.1", 0))
            server = uvicorn.Server(
                uvicorn.Config(door.app, http=Impatient, ws="none", lifespan="off", log_config=None)
            )
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            port = listening.getsockname()[1]
            try:
                for head in (b"", b"GET /api/hea", b"GET /api/health HTTP/1.1\r\nHost: x\r\nA: "):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    begun = time.monotonic()
                    writer.write(head)
                    read = asyncio.create_task(reader.read(1000))
                    for _ in range(200):
                        if (await asyncio.wait([read], timeout=0.05))[0]:
                            break
                        writer.write(b"a" if head else b"")
                    assert read.done(), "it was waited for"
                    assert time.monotonic() - begun < 5
                    writer.close()
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
                writer.close()
            finally:
                server.should_exit = True
                await serving

    story(dawdle())


def test_who_knocks_too_often_is_turned_away_before_a_socket_is_made(tmp_path: Path) -> None:
    """A storm costs a few lines of HTTP each: no task, no second reading, no word to the application."""

    async def knock() -> None:
        async with inside(tmp_path / "a.db", Limits(handshakes=0.001, handshake_burst=2, people=1)) as door:
            party = await seat_people(door, "loch-ness", seats=2)
            asked: list[str] = []

            async def noting(scope: Any, receive: Any, send: Any) -> None:
                asked.append(scope["type"])
                await door.app(scope, receive, send)

            http, web_socket = protocols_through(door.site.door)
            listening = socket.create_server(("127.0.0.1", 0))
            server = uvicorn.Server(
                uvicorn.Config(noting, http=http, ws=web_socket, lifespan="off", log_config=None, proxy_headers=False)
            )
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            head = (
                f"GET /api/tables/{party.id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            )
            try:
                statuses = []
                for _ in range(5):
                    reader, writer = await asyncio.open_connection(*listening.getsockname())
                    writer.write(head.encode())
                    statuses.append(int((await reader.readline()).split()[1]))
                    writer.close()
                assert statuses == [101, 101, 429, 429, 429]
                assert asked == ["websocket"] * 2
            finally:
                server.should_exit = True
                await serving

    story(knock())


def test_of_many_who_come_or_go_at_once_each_has_its_turn_and_the_first_do_not_wait() -> None:
    async def queue() -> None:
        turns, done = Turns(rate=1_000, burst=3), list[int]()
        for number in range(12):
            turns.take(lambda number=number: done.append(number))  # type: ignore[misc]
        assert done == [0, 1, 2]
        while len(done) < 12:
            before = len(done)
            await asyncio.sleep(0.001)
            assert len(done) - before <= 4, "they came all at once"
        assert done == list(range(12))
        for number in range(9):
            turns.take(lambda number=number: done.append(number))  # type: ignore[misc]
        turns.hurry()
        assert done[12:] == list(range(9)), "when the house closes nobody waits"

    story(queue())


def test_everything_is_told_again_only_so_often(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path / "a.db", Limits(resyncs=0.001, resync_burst=2, people=2)) as door:
            party = await seat_people(door, "loch-ness", seats=2)
            greedy, other = party.people
            await greedy.connect()
            for _ in range(6):
                await greedy.send({"type": "resync", "log": 0})
            await greedy.catch_up()
            assert greedy.refusals["too-fast"] == 2, "an address may twice as often as a person"
            door.client = "10.0.0.2"
            await other.connect()
            await other.send({"type": "resync", "log": 0})
            await other.catch_up()
            assert not other.refusals

    story(ask())


def test_a_body_that_does_not_arrive_is_refused(tmp_path: Path) -> None:
    async def dawdle() -> None:
        async with inside(tmp_path / "a.db", Limits(body_seconds=0.05)) as door:
            reply = await door.request("POST", "/api/tables", {"game": "loch-ness"}, whole=False)
            assert (reply.status, reply.json()["code"]) == (408, "too-slow")

    story(dawdle())


# What is told of it


def test_the_figures_say_what_held_the_loop(server: Server) -> None:
    server.request_now("GET", "/api/games")
    text = server.request_now("GET", "/api/metrics").body.decode()
    assert re.search(r'^bothy_loop_seconds_total{by="GET /api/games"} \d', text, re.M)
    assert re.search(r'^bothy_loop_seconds_max{by="GET /api/games"} \d', text, re.M)
    assert "bothy_loop_late_seconds_max" in text


def test_what_held_the_loop_is_a_line_of_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def hold() -> None:
        async with inside(tmp_path / "a.db") as door:

            async def toil() -> None:
                until = time.thread_time() + 0.02
                while time.thread_time() < until:
                    pass

            await door.tables.work.measured(toil(), "toil")
            (line,) = [record for record in caplog.records if record.message == "the loop was held"]
            assert line.__dict__["by"] == "toil"
            assert line.__dict__["ms"] >= 20
            assert door.tables.work.held["toil"].long == 1

    story(hold())
