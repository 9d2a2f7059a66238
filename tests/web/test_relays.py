"""What is passed on to another process, and what becomes of it where that one fails in the middle."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import psycopg
import pytest
from starlette.types import Scope

from bothy.games import games
from bothy.host.bot_pool import BotPool
from bothy.host.database import Write
from bothy.host.fellows import Fellow, Unreachable
from bothy.host.storage import Storage
from bothy.host.tables import Tables
from bothy.web.limits import NONE, Limits
from bothy.web.relays import Broken, Relays
from bothy.web.site import Site
from campaigns.inside import Inside

NOTHING = b"HTTP/1.1 404 Not Found\r\ncontent-length: 9\r\n\r\nNot Found"
MOVED = b"HTTP/1.1 421 Misdirected Request\r\ncontent-length: 2\r\n\r\n{}"
HALF = b"HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n[1,"
STUMBLED = b"HTTP/1.1 500 Internal Server Error\r\ncontent-length: 21\r\n\r\nInternal Server Error"
NEW = {"game": "loch-ness", "seats": 3, "public": True}


@pytest.fixture(scope="module")
def house(postgres: str) -> str:
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute("CREATE DATABASE relays")
    return postgres.replace("/postgres?", "/relays?")


class Knocked:
    """The inner port of a process, which says to each request what a test wants it to."""

    def __init__(self, answer: Callable[[], Awaitable[bytes]]) -> None:
        self.answer = answer
        self.heard: list[bytes] = []
        self.address = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        self.heard.append(head.partition(b"\r\n")[0] + (await reader.readexactly(int(length[1])) if length else b""))
        writer.write(await self.answer())
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


@asynccontextmanager
async def knocked(answer: bytes | Callable[[], Awaitable[bytes]]) -> AsyncIterator[Knocked]:
    async def always() -> bytes:
        assert isinstance(answer, bytes)
        return answer

    port = Knocked(always if isinstance(answer, bytes) else answer)
    server = await asyncio.start_server(port.hear, "127.0.0.1", 0)
    port.address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield port
    finally:
        server.close()


@asynccontextmanager
async def process(url: str, address: str = "", limits: Limits = NONE) -> AsyncIterator[Inside]:
    """A site as a process has it, but for the process; the others reach it at this address, or not at all."""
    tables = Tables(Storage(url), BotPool(1))
    site = Site(tables, limits)
    games()
    assert tables.sharing is not None
    tables.sharing.inner_address = address
    await site.open()
    try:
        yield Inside(site)
    finally:
        await tables.close()


def relays_of(door: Inside) -> Relays:
    assert door.site.relays is not None
    return door.site.relays


async def seen(door: Inside) -> list[Fellow]:
    company = relays_of(door).company
    await company.fellows.look()
    return list(company.fellows.others.values())


async def make(door: Inside) -> str:
    """A new table, held by the process that made it."""
    made = await door.request("POST", "/api/tables", NEW)
    assert made.status == 201
    table = str(made.json()["table"])
    await door.tables.host(table)
    return table


def test_what_was_passed_on_in_vain_is_answered_here_with_the_same_body(house: str) -> None:
    async def story() -> None:
        holders: list[Inside] = []

        async def let_go() -> bytes:
            sharing = holders[0].tables.sharing
            assert sharing is not None
            await sharing.hand_over()
            return MOVED

        async with knocked(let_go) as port, process(house, port.address) as holder, process(house) as other:
            holders.append(holder)
            table = await make(holder)
            await seen(other)
            joined = await other.request("POST", f"/api/tables/{table}/join", {"name": "Wilma"})
            assert (joined.status, len(port.heard)) == (201, 1), joined.body
            names = [chair.name for chair in (await other.tables.host(table)).record.chairs]
            assert "Wilma" in names

    asyncio.run(story())


def test_a_request_behind_the_end_of_a_table_goes_after_it(house: str) -> None:
    async def story() -> None:
        async with process(house) as door:
            table = await make(door)
            host = await door.tables.host(table)
            busy = asyncio.Event()
            first = asyncio.create_task(host.in_turn(busy.wait))
            await asyncio.sleep(0)
            assert door.tables.sharing is not None
            handing = asyncio.create_task(door.tables.sharing.hand_over())
            await asyncio.sleep(0)
            joining = asyncio.create_task(door.request("POST", f"/api/tables/{table}/join", {"name": "Wilma"}))
            while host.inbox.qsize() < 2:
                await asyncio.sleep(0.01)
            busy.set()
            await asyncio.gather(first, handing)
            joined = await joining
            assert joined.status == 201, joined.body
            again = await door.tables.host(table)
            assert again is not host
            assert [chair.name for chair in again.record.chairs].count("Wilma") == 1

    asyncio.run(story())


def test_what_was_kept_too_late_is_not_done_again_and_nobody_says_that_it_was_not_done(house: str) -> None:
    async def story() -> None:
        async with process(house) as door:
            table = await make(door)
            host, storage = await door.tables.host(table), door.tables.storage
            fellows = relays_of(door).company.fellows
            assert fellows.beating is not None
            fellows.beating.cancel()
            write = storage.write

            async def late(writes: list[Write]) -> None:
                await write(writes)
                fellows.until = 0.0

            storage.write = late  # type: ignore[assignment,method-assign]
            joined = await door.request("POST", f"/api/tables/{table}/join", {"name": "Wilma"})
            assert (joined.status, joined.json()["code"]) == (503, "not-known")
            stored = await storage.table(table)
            assert stored is not None
            assert [chair.name for chair in stored.record.chairs].count("Wilma") == 1
            assert host.record.id == table

    asyncio.run(story())


def test_of_a_request_whose_process_ended_in_the_middle_nobody_says_that_it_was_not_done(house: str) -> None:
    async def story() -> None:
        async with knocked(b"") as port, process(house, port.address) as holder, process(house) as other:
            table = await make(holder)
            await seen(other)
            joined = await other.request("POST", f"/api/tables/{table}/join", {"name": "Wilma"})
            assert (joined.status, joined.json()["code"]) == (503, "not-known")
            assert len(port.heard) == 1, "it is not sent a second time"

    asyncio.run(story())


@pytest.mark.parametrize("said", [b"", HALF, STUMBLED, b"nonsense\r\n\r\n"], ids=["nothing", "half", "500", "nonsense"])
def test_turns_are_told_without_those_of_a_process_that_fails(house: str, said: bytes) -> None:
    async def story() -> None:
        async with knocked(said) as port, process(house, port.address), process(house) as other:
            (fellow,) = await seen(other)
            with pytest.raises(Broken):
                await relays_of(other).errand(fellow, "turns", ["somebody"])
            assert await other.tables.errands.turns("somebody") == []
            assert len(port.heard) == 2

    asyncio.run(story())


def test_turns_are_told_without_those_of_a_process_that_is_not_reached(house: str) -> None:
    async def story() -> None:
        async with process(house), process(house) as other:
            (fellow,) = await seen(other)
            with pytest.raises(Unreachable):
                await relays_of(other).errand(fellow, "turns", ["somebody"])
            assert await other.tables.errands.turns("somebody") == []

    asyncio.run(story())


def asking(path: str) -> Scope:
    return {
        "type": "http", "method": "GET", "path": f"/assets/{path}", "raw_path": f"/assets/{path}".encode(),
        "query_string": b"", "headers": [], "client": ("10.0.0.9", 1), "server": ("127.0.0.1", 8000),
    }  # fmt: skip


def test_a_file_that_nobody_has_is_asked_for_once_and_every_question_is_paid_for(house: str) -> None:
    async def story() -> None:
        few = Limits(requests=1e-6, request_burst=1, people=3)
        async with knocked(NOTHING) as port, process(house, port.address), process(house, limits=few) as other:
            await seen(other)
            relays = relays_of(other)
            for _ in range(9):
                assert await relays.asset("lost.js", asking("lost.js")) is None
            assert await relays.asset("x" * 999, asking("x" * 999)) is None
            assert len(port.heard) == 1
            answers = [await relays.asset(f"{number}.js", asking(f"{number}.js")) for number in range(4)]
            assert [answer.status_code if answer else 404 for answer in answers] == [404, 404, 429, 429]
            assert len(port.heard) == 3
            relays.company.fellows.others = {**relays.company.fellows.others, "newer": await unknown(other)}
            other.site.visitors.accounts.known.clear()
            assert await relays.asset("lost.js", asking("lost.js")) is None
            assert len(port.heard) == 4, "whoever has come since may have it"

    asyncio.run(story())


async def unknown(door: Inside) -> Fellow:
    """A process that nobody can reach."""
    (fellow,) = await seen(door)
    return Fellow("newer", "", False, "9.9", fellow.rules)


def test_no_more_misses_are_remembered_than_is_said(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.web.relays.MISSES", 3)

    async def story() -> None:
        async with knocked(NOTHING) as port, process(house, port.address), process(house) as other:
            await seen(other)
            for number in range(7):
                assert await relays_of(other).asset(f"{number}.js", asking(f"{number}.js")) is None
            assert list(relays_of(other).missing) == ["4.js", "5.js", "6.js"]

    asyncio.run(story())
