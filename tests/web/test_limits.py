"""Limits, on by default: each has its code, and whoever keeps within them notices nothing of those who do not."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socket
from pathlib import Path

import pytest

from bothy.host.making import MakingLimits
from bothy.host.replays import EACH
from bothy.web.limits import NONE, Limits
from campaigns.client import CampaignFailure, Person, join, make
from campaigns.fairness import CookieDoor
from campaigns.inside import inside
from campaigns.network import NetworkLine, Server, story
from campaigns.tables import seat_people


def ask_at_once(server: Server, cookie: dict[str, str], times: int) -> list[int]:
    """The same request so many times in one breath, on one line; the statuses of the answers."""
    lines = ["GET /api/health HTTP/1.1", f"host: 127.0.0.1:{server.port}", f"cookie: {cookie['cookie']}", "", ""]
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall("\r\n".join(lines).encode() * times)
        heard = b""
        while len(statuses := re.findall(rb"HTTP/1\.1 (\d+)", heard)) < times and (more := line.recv(65536)):
            heard += more
    return [int(status) for status in statuses]


def test_limits_are_on_unless_switched_off(tmp_path: Path) -> None:
    """More requests at once than a person may make, at a server with its own settings."""
    with Server(tmp_path / "a.db", limits=True) as server:
        cookie = {"cookie": server.request_now("GET", "/api/me").headers["set-cookie"].partition(";")[0]}
        statuses = ask_at_once(server, cookie, Limits().request_burst + 60)
    assert statuses.count(200) >= 50
    assert 429 in statuses


def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    async def hurry() -> None:
        async with inside(tmp_path / "a.db", Limits(requests=0.001, request_burst=5, people=1)) as door:
            replies = [await door.request("GET", "/api/games") for _ in range(6)]
            assert [reply.status for reply in replies] == [200] * 5 + [429]
            assert replies[-1].json()["code"] == "too-fast"
            door.client = "10.0.0.2"
            assert (await door.request("GET", "/api/games")).status == 200

    story(hurry())


def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    async def hoard() -> None:
        async with inside(tmp_path / "a.db", Limits(making=MakingLimits(2, people=1))) as door:
            body = {"game": "loch-ness"}
            for _ in range(2):
                await make(door, **body)
            reply = await door.request("POST", "/api/tables", body)
            assert (reply.status, reply.json()["code"]) == (429, "too-many-tables")
            door.client = "10.0.0.2"
            await make(door, **body)

    story(hoard())


def test_too_many_tables_at_once_from_one_address(tmp_path: Path) -> None:
    async def hoard() -> None:
        async with inside(tmp_path / "a.db", Limits(making=MakingLimits(2, people=1))) as door:
            body = {"game": "loch-ness"}
            replies = await asyncio.gather(*[door.request("POST", "/api/tables", body) for _ in range(6)])
            assert sorted(reply.status for reply in replies) == [201, 201, 429, 429, 429, 429]
            assert not door.tables.making.under_way

    story(hoard())


def test_too_many_replays_at_once_from_one_address(tmp_path: Path) -> None:
    async def hoard() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            await party.start()
            path, secret = f"/api/tables/{party.id}/story", party.made["watch"]
            replies = await asyncio.gather(*[door.request("GET", path, secret=secret) for _ in range(EACH + 2)])
            assert sorted(reply.status for reply in replies) == [200] * EACH + [503] * 2
            assert {reply.json()["code"] for reply in replies if reply.status == 503} == {"busy"}
            await party.leave()

    story(hoard())


def test_too_many_sockets_from_one_address(tmp_path: Path) -> None:
    async def hoard() -> None:
        async with inside(tmp_path / "a.db", Limits(sockets=2, people=1)) as door:
            party = await seat_people(door, "loch-ness", seats=3)
            first, second, third = party.people
            await first.connect()
            await second.connect()
            with pytest.raises(CampaignFailure):
                await third.connect()
            assert third.bye == "too-many-sockets"
            door.client = "10.0.0.2"
            await third.connect()
            door.client = "10.0.0.1"
            await second.close()
            await second.connect()

    story(hoard())


def test_a_body_too_big(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path / "a.db", Limits(body_bytes=1000)) as door:
            body = {"game": "loch-ness", "pack": "#" * 2000}
            reply = await door.request("POST", "/api/tables", body)
            assert (reply.status, reply.json()["code"]) == (413, "too-big")
            assert (await door.request("GET", "/api/tables")).json() == {"tables": []}

    story(send())


def test_a_message_too_big_is_refused_and_the_line_stays(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            await party.owner.connect()
            reply = await party.owner.ask("say", text="x" * NONE.message_bytes)
            assert (reply["type"], reply["code"]) == ("refused", "too-big")
            assert (await party.owner.ask("say", text="shorter"))["type"] == "done"
            assert (await party.owner.ask("say", text="x" * 401))["code"] == "not-understood"
            assert (await party.owner.ask("rename", seat=0, name="x" * 25))["code"] == "not-understood"
            assert (await party.owner.ask("rename", seat=0, name=""))["code"] == "not-understood"

    story(send())


def test_a_message_far_too_big_breaks_its_own_line_only(server: Server) -> None:
    async def send() -> None:
        party = await seat_people(server, "loch-ness", seats=2)
        await party.start()
        loud, other = party.people
        await loud.send(loud.word("say", text="x" * 2_000_000))
        line = loud.line
        assert isinstance(line, NetworkLine)
        await loud.listen()
        assert line.connection.close_code == 1009
        assert (await other.ask("say", text="Still here"))["type"] == "done"
        await party.leave()

    story(send())


def test_too_many_messages_on_one_line(tmp_path: Path) -> None:
    async def hurry() -> None:
        async with inside(tmp_path / "a.db", Limits(messages=0.001, message_burst=10)) as door:
            party = await seat_people(door, "loch-ness", seats=2)
            hasty, other = party.people
            await hasty.connect()
            await other.connect()
            words = [hasty.word("rename", seat=0, name=f"Name {number}") for number in range(12)]
            for word in words:
                await hasty.send(word)
            while hasty.pending:
                await hasty.hear()
            assert hasty.refusals == {"too-fast": 2}
            assert len(hasty.done) == 10
            assert (await other.ask("rename", seat=1, name="Calm"))["type"] == "done"
            assert [chair["name"] for chair in other.part("table")["chairs"]] == ["Name 9", "Calm"]

    story(hurry())


def test_too_much_chat(tmp_path: Path) -> None:
    async def chatter() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            chatty, other = party.people
            await chatty.connect()
            await other.connect()
            replies = [await chatty.ask("say", text=f"Word {number}") for number in range(8)]
            assert [reply["type"] for reply in replies] == ["done"] * 6 + ["refused"] * 2
            assert replies[-1]["code"] == "too-fast"
            assert (await other.ask("say", text="Mine"))["type"] == "done"
            assert [chat["text"] for chat in other.chats] == [*[f"Word {number}" for number in range(6)], "Mine"]

    story(chatter())


def test_a_seat_that_chats_as_several_people(tmp_path: Path) -> None:
    async def chatter() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            replies = []
            for number in range(8):
                guise = Person(door, party.id, party.owner.seats)
                await guise.connect()
                replies.append((await guise.ask("say", text=f"Word {number}"))["type"])
                await guise.close()
            assert replies == ["done"] * 6 + ["refused"] * 2
            said = (await door.tables.host(party.id)).seating.said
            assert list(said) == ["seat 0"]

    story(chatter())


def test_too_much_chat_in_the_lobby(tmp_path: Path) -> None:
    async def chatter() -> None:
        async with inside(tmp_path / "a.db", Limits(chats=0.001, chat_burst=3, people=1)) as door:
            statuses = []
            for number in range(4):
                body = {"id": str(number), "text": f"Word {number}"}
                statuses.append((await door.request("POST", "/api/lobby", body)).status)
            assert statuses == [201, 201, 201, 429]
            door.client = "10.0.0.2"
            assert (await door.request("POST", "/api/lobby", {"id": "1", "text": "Mine"})).status == 201

    story(chatter())


def test_who_says_no_hello_is_hung_up_on(tmp_path: Path) -> None:
    async def silent() -> None:
        async with inside(tmp_path / "a.db", Limits(hello_seconds=0.05)) as door:
            party = await seat_people(door, "loch-ness", seats=2)
            line = await door.socket(party.id)
            assert json.loads(await line.receive())["code"] == "hello"
            line = await door.socket(party.id)
            await line.send('{"type": "ping"}')
            assert json.loads(await line.receive())["code"] == "hello"
            line = await door.socket("no-such-table")
            assert json.loads(await line.receive())["code"] == "no-table"

    story(silent())


def frame(text: str) -> bytes:
    """A text as a client sends it over a WebSocket."""
    data, mask = text.encode(), os.urandom(4)
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data))) + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def deaf(server: Server, table: str, secret: str) -> socket.socket:
    """A client that says hello, asks for everything again and again, and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(20)
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    line.sendall(frame(json.dumps({"type": "hello", "seats": [secret]})))
    return line


def figure(server: Server, name: str) -> int:
    found = re.search(rf"^bothy_{name} (\d+)", server.request_now("GET", "/api/metrics").body.decode(), re.M)
    assert found is not None
    return int(found.group(1))


def test_who_does_not_read_is_dropped_and_the_others_play_on(server: Server) -> None:
    async def play() -> None:
        party = await seat_people(server, "loch-ness", seats=2)
        await party.start()
        before = figure(server, "slow_readers_total")
        line = deaf(server, party.id, party.people[1].seats[1])
        try:
            for _ in range(400):
                line.sendall(frame('{"type":"resync"}') * 10)
                await asyncio.sleep(0.02)
                if await asyncio.to_thread(figure, server, "slow_readers_total") > before:
                    break
            assert await asyncio.to_thread(figure, server, "slow_readers_total") == before + 1
            await party.play_some(30)
            await party.leave()
        finally:
            line.close()
        for _ in range(200):
            if await asyncio.to_thread(figure, server, "connections") == 0:
                break
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(figure, server, "connections") == 0

    story(play())


def test_pages_of_other_sites_cannot_use_a_persons_browser(server: Server) -> None:
    async def intrude() -> None:
        party = await seat_people(server, "loch-ness", seats=2)
        headers = {"origin": "https://elsewhere.example"}
        reply = await server.request("POST", "/api/tables", {"game": "loch-ness"}, headers=headers)
        assert (reply.status, reply.json()["code"]) == (403, "origin")
        line = await server.socket(party.id, origin="https://elsewhere.example")
        assert json.loads(await line.receive())["code"] == "origin"
        own = f"http://127.0.0.1:{server.port}"
        reply = await server.request("POST", "/api/tables", {"game": "loch-ness"}, headers={"origin": own})
        assert reply.status == 201
        line = await server.socket(party.id, origin=own)
        await line.send(json.dumps({"type": "hello", "watch": party.made["watch"]}))
        assert json.loads(await line.receive())["type"] == "welcome"
        await line.close()

    story(intrude())


def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path: Path) -> None:
    async def forward() -> None:
        for trusted, expected in ((frozenset({"10.0.0.1"}), 200), (frozenset[str](), 429)):
            async with inside(tmp_path / f"{expected}.db", Limits(requests=0.001, request_burst=1, people=1)) as door:
                door.site.visitors.trusted = trusted
                replies = [
                    await door.request("GET", "/api/games", headers={"x-forwarded-for": f"192.0.2.{number}"})
                    for number in range(3)
                ]
                assert replies[-1].status == expected

    story(forward())


def test_the_watcher_of_a_private_table_needs_its_link(server: Server) -> None:
    async def look() -> None:
        made = await make(server, game="loch-ness", watching="off")
        person = Person(server, made["table"], watch=made["watch"])
        with pytest.raises(CampaignFailure):
            await person.connect()
        assert person.bye == "no-watching"

    story(look())


def test_forty_people_behind_one_router_make_tables_sit_and_watch(tmp_path: Path) -> None:
    """A club: each makes three tables, sits down at another's and watches a third, within the limits as they are."""

    async def meet() -> None:
        async with inside(tmp_path / "a.db", Limits()) as door:
            doors = [CookieDoor(door, f"guest {number}", "10.9.8.7") for number in range(40)]
            made = [[await make(one, game="loch-ness", seats=2) for _ in range(3)] for one in doors]
            people: list[Person] = []
            for number, one in enumerate(doors):
                joined, watched = made[(number + 1) % 40][0], made[(number + 2) % 40][1]
                seat = await join(one, joined)
                for guest in (
                    Person(one, joined["table"], {seat["seat"]: seat["secret"]}),
                    Person(one, watched["table"], watch=watched["watch"]),
                ):
                    await guest.connect()
                    people.append(guest)
            assert len(people) == 80
            greedy = CookieDoor(door, "greedy", "10.9.8.7")
            body = {"game": "loch-ness", "seats": 2}
            statuses = [(await greedy.request("POST", "/api/tables", body)).status for _ in range(31)]
            assert statuses == [201] * 30 + [429], "one person's limit is their own"
            await make(doors[0], game="loch-ness", seats=2)
            for guest in people:
                await guest.close()

    story(meet())
