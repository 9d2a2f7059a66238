"""People at tables, for tests: they listen without a web between, and keep what they are told."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from bothy.host import api
from bothy.host import protocol as say
from bothy.host.bot_pool import BotPool
from bothy.host.connection import Connection
from bothy.host.conversation import InPlace, Start
from bothy.host.host import Host
from bothy.host.storage import Storage
from bothy.host.tables import Tables
from bothy.host.work import Work
from bothy.tab.house import TabTables
from bothy.tab.record import Record
from bothy.tab.store import TabBase, TabStorage
from bothy.tab.thinking import ThinkingWorker
from tab.disk import Disk
from tab.worker import Worker

PATIENCE = 60.0
"""How long a test waits for something that must come."""
in_a_tab = False
"""Whether tables are opened as in a browser's tab: its storage and its thinking, without threads and processes."""


class Person(Connection):
    """Somebody at a table."""

    def __init__(
        self,
        host: Host,
        seats: list[str] | None = None,
        watch: str = "",
        owner: str = "",
        who: str = "",
        address: str = "",
    ) -> None:
        super().__init__(who, address)
        self.host = host
        self.hello = say.Hello(seats=seats or [], watch=watch, owner=owner)
        self.heard: list[dict[str, Any]] = []
        self.parts: dict[int, dict[str, Any]] = {}
        self.logs: dict[int, list[Any]] = {}
        self.numbers: dict[int, int] = {}
        self.news = asyncio.Event()
        self.bye = ""
        self.next_id = 0
        self.whenever: Callable[[], None] | None = None

    def send(self, data: bytes) -> None:
        message = json.loads(data)
        self.heard.append(message)
        if message["type"] == "update":
            viewer = message["viewer"]
            if message.get("whole"):
                self.parts[viewer] = message["parts"]
            else:
                assert message["number"] == self.numbers[viewer] + 1, "an update is missing"
                self.parts[viewer].update(message["parts"])
            self.numbers[viewer] = message["number"]
            if "log" in message:
                log = self.logs.setdefault(viewer, [])
                log[message["log_from"] :] = message["log"]
        self.news.set()
        if self.whenever is not None:
            self.whenever()

    def hang_up(self, code: str, text: str) -> None:
        self.bye = code
        self.news.set()

    async def arrive(self) -> Person:
        await self.host.in_turn(lambda: self.host.people.arrive(self, self.hello))
        return self

    async def depart(self) -> None:
        await self.host.in_turn(lambda: self.host.people.depart(self))

    def part(self, name: str, viewer: int | None = None) -> Any:
        return self.parts[self.viewers[0] if viewer is None else viewer].get(name)

    def question(self, viewer: int | None = None) -> Any:
        return self.part("question", viewer)

    async def until(self, true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait for something to become true."""
        async with asyncio.timeout(seconds):
            while not true():
                self.news.clear()
                await self.news.wait()
        return true()

    async def say(self, message: say.FromClient) -> dict[str, Any]:
        """Say something and wait for the word that it is done or refused."""
        id = getattr(message, "id", "")
        before = len(self.heard)
        self.host.listening.receive(self, message)

        def reply() -> dict[str, Any] | None:
            said = [heard for heard in self.heard[before:] if heard["type"] in ("done", "refused")]
            return next((heard for heard in said if heard["id"] == id), None)

        found: dict[str, Any] = await self.until(reply)
        return found

    def id(self) -> str:
        self.next_id += 1
        return f"{id(self)}-{self.next_id}"

    async def answer(self, choice: str = "", seat: int | None = None) -> dict[str, Any]:
        """Answer the question of the moment, with the first choice unless one is named."""
        at = self.viewers[0] if seat is None else seat
        question = await self.until(lambda: self.question(at))
        text = choice or question["choices"][0]["choice"]
        return await self.say(say.Answer(self.id(), at, question["number"], text))

    def play_at_random(self, luck: random.Random) -> None:
        """From now on answer every question at random."""
        answered: dict[int, Any] = {}

        def act() -> None:
            for viewer in self.viewers:
                question = self.parts.get(viewer, {}).get("question")
                if not question:
                    continue
                key = (question["number"], len(self.host.rows))
                if answered.get(viewer) != key:
                    answered[viewer] = key
                    choice = luck.choice(question["choices"])["choice"]
                    self.host.listening.receive(self, say.Answer(self.id(), viewer, question["number"], choice))

        self.whenever = act
        act()

    async def the_end(self) -> Any:
        return await self.until(lambda: self.part("result"))


async def opened(file: Path, budget: float = 10.0, **lengths: float) -> Tables:
    """Tables on this database; lengths of the normal clock may be given."""
    if in_a_tab:
        folder = file.with_suffix(".tab")
        folder.mkdir(exist_ok=True)
        storage, worker = TabStorage(TabBase(Record(Disk(folder).files))), ThinkingWorker(Worker())
        pool = BotPool(1, budget, InPlace.start, worker.start)
        patient: Start = worker.start_patiently
        tables: Tables = TabTables(storage, pool, work=Work(threads=False), start=patient)
    else:
        tables = Tables(Storage(str(file)), BotPool(1, budget))
    tables.paces["normal"].update(lengths)
    await tables.open()
    return tables


async def table(tables: Tables, game: str = "loch-ness", seats: int = 2, **more: Any) -> tuple[Host, api.Made]:
    more.setdefault("bot_pace", "instant")
    made = await tables.make(api.NewTable(game, seats, **more))
    return await tables.host(made.table), made


async def friends(tables: Tables, game: str = "loch-ness", seats: int = 2, bots: int = 0, **more: Any) -> list[Person]:
    """A table full of people, but for some bots, and the game begun. Each is called by the number of the seat."""
    more.setdefault("bot_pace", "instant")
    made = await tables.make(api.NewTable(game, seats, **more), who="person 0")
    host = await tables.host(made.table)
    people = [await Person(host, [made.seats["0"]], made.watch, made.owner, "person 0", "home 0").arrive()]
    for seat in range(1, seats - bots):
        who, address = f"person {seat}", f"home {seat}"
        seated = await host.in_turn(partial(host.people.join, "", seat, who=who, address=address))
        people.append(await Person(host, [seated.secret], who=who, address=address).arrive())
    assert (await people[0].say(say.Start(people[0].id())))["type"] == "done"
    return people


def live(story: Callable[[Tables], Awaitable[None]], file: Path, **lengths: float) -> None:
    """Run a story at tables of its own."""

    async def run() -> None:
        tables = await opened(file, **lengths)
        try:
            async with asyncio.timeout(PATIENCE * 2):
                await story(tables)
        finally:
            await tables.close()

    asyncio.run(run())
