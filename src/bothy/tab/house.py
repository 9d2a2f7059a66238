"""The house in a tab: storage, thinking and tables put together, and a bridge to the pages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bothy import __version__
from bothy.host import api
from bothy.host.bot_pool import BotPool
from bothy.host.conversation import InPlace
from bothy.host.database import Write
from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.host.leases import Lease
from bothy.host.names import clean
from bothy.host.places import Places
from bothy.host.statements import DROP_META, PUT_META
from bothy.host.tables import Tables, game_of
from bothy.tab.bridge import Asked, Bridge, Open, Replied, Socket
from bothy.tab.record import File, Record
from bothy.tab.store import TabBase, TabStorage
from bothy.tab.thinking import Thinking, ThinkingWorker
from bothy.tab.turns import TabWork, Turns
from bothy.web.cookie import Person
from bothy.web.limits import NONE
from bothy.web.site import Site

BUDGET = 5.0
"""So many seconds a knack may take in place."""
TRIAL = 25.0
"""So many seconds of play a trial of the workshop is planned for: there is one worker for all."""
PUZZLES = Path(__file__).with_name("puzzles.json")
"""How many puzzles each game has, as `make tab` counted them: nobody need open a game to be told at the door."""
ABOUT = "/api/tab"
OLDER = "/api/tab/older"

log = logging.getLogger("bothy.tab")


class Settings(Struct):
    """How the house is opened."""

    build: str = ""
    """Which files it runs from."""
    server: str = ""
    """The address of a house on a server, if one is known."""


class OlderTable(Struct):
    """A table cannot be opened, for its rules have changed: is it to go on with the files it was begun under?"""

    table: str
    kept: list[str]
    """The releases whose files this browser still has."""


class GoesOn(Struct):
    """How such a table goes on."""

    build: str
    """With these files; empty if it is to be tried with those of today."""
    adopted: bool
    """Whether that has become so just now: what it was begun under is gone."""


class About(Struct):
    """What a page may ask about the house it is in."""

    version: str
    build: str
    kept: bool
    """Whether tables are kept beyond the tab."""
    generation: int
    """How often the record of what is kept was begun anew."""
    thinking: Thinking
    workers_ended: int
    server: str
    turns: int
    """How many turns its loop has taken: in each only one thing is done, and nothing else meanwhile."""
    longest_ms: float
    """The longest of them."""
    held_by: str
    """What was done in that."""
    p99_ms: float
    """Than which 99 of 100 turns were no longer."""


class TabTables(Tables):
    """Tables that note the files they are begun under, and have the worker ready where bots search."""

    build = ""
    thinking: ThinkingWorker | None = None

    async def begin_hosting(self, host: Host, writes: Sequence[Write] = ()) -> Host:
        noted = (PUT_META, (f"build {host.record.id}", self.build))
        begun = await super().begin_hosting(host, [*writes, noted])
        self.look_who_searches()
        return begun

    def changed(self) -> None:
        super().changed()
        self.look_who_searches()

    def look_who_searches(self) -> None:
        """Where a bot that searches sits, the worker is told before that bot is asked."""
        if self.thinking is None:
            return
        for record in [host.record for host in self.hosts.values()]:
            if record.state != "finished" and any(chair.bot.startswith("search") for chair in record.chairs):
                self.thinking.be_ready_for(record.game)

    async def load_held(self, id: str, lease: Lease) -> Host:
        build = await self.begun_under(id)
        if build:
            raise RequestError("older-rules", f"the rules have changed: this table goes on under release {build}")
        held = await super().load_held(id, lease)
        self.look_who_searches()
        return held

    async def begun_under(self, id: str) -> str:
        """The files that an unfinished table of other rules goes on with; empty if they are unknown, or these."""
        stored = await self.storage.table(id)
        if stored is None or stored.record.state != "playing":
            return ""
        snapshot = await self.storage.snapshot(id)
        if snapshot is None or snapshot.data["rules"] == game_of(stored.record).rules_version:
            return ""
        build = await self.storage.note(f"build {id}")
        return build if build != self.build else ""

    async def go_on(self, id: str, kept: Sequence[str]) -> GoesOn:
        """Where the files of a table of older rules are gone it goes on with these, as far as its moves still fit."""
        build = await self.begun_under(id)
        if not build or build in kept:
            return GoesOn(build, adopted=False)
        await self.storage.put_note(f"build {id}", self.build)
        return GoesOn("", adopted=True)


class TabPlaces(Places):
    """Places in a house that notes itself what people are called."""

    def __init__(self, storage: TabStorage, names: dict[str, str]) -> None:
        super().__init__(storage)
        self.names = names

    async def forget(self, person: str) -> None:
        await super().forget(person)
        await self.write([(DROP_META, (f"name {person}",))])
        self.names.pop(person, None)


class TabBridge(Bridge):
    """The bridge of a house in a tab, which knows what only such a house can say."""

    house: House

    async def answer(self, asked: Asked) -> None:
        if asked.path == ABOUT:
            self.reply_with(asked, await self.house.about())
            return
        if (asked.method, asked.path) == ("POST", OLDER):
            older = msgspec.json.decode(asked.body or "", type=OlderTable)  # it is our own page that asks
            self.reply_with(asked, await self.house.tables.go_on(older.table, older.kept))
            return
        await self.house.learn_name(asked.person)
        if (asked.method, asked.path) == ("POST", "/api/me") and asked.person:
            await self.call(asked)
        await super().answer(asked)

    async def serve(self, socket: Socket, wanted: Open) -> None:
        await self.house.learn_name(wanted.person)
        await super().serve(socket, wanted)

    async def call(self, asked: Asked) -> None:
        """A person is called otherwise from now on: a cookie remembers that elsewhere, here the house does."""
        try:
            name = clean(msgspec.json.decode(asked.body or "", type=api.CallMe).name)
        except msgspec.DecodeError:
            return  # the site says what is wrong with it
        if name:
            await self.house.tables.storage.put_note(f"name {asked.person}", name)
            self.house.names[asked.person] = name

    def reply_with(self, asked: Asked, value: Any) -> None:
        headers = [("content-type", "application/json")]
        self.tell(Replied(asked.id, 200, headers, msgspec.json.encode(value).decode()))

    def who(self, id: str) -> Person:
        name = self.house.names.get(id)
        return Person(id, name) if name else super().who(id)


class House:
    """An open house."""

    def __init__(
        self, tell: Callable[[str], Any], files: tuple[File, File] | None, worker: Any, settings: Settings
    ) -> None:
        self.settings = settings
        self.base = TabBase(Record(files) if files is not None else None)
        self.worker = ThinkingWorker(worker) if worker is not None else None
        self.work = TabWork()
        self.turns = Turns(self.work)
        elsewhere, patient = InPlace.start, InPlace.start
        if self.worker is not None:
            elsewhere, patient = self.worker.start, self.worker.start_patiently  # type: ignore[assignment]
        self.storage = TabStorage(self.base)
        self.tables = TabTables(
            self.storage,
            BotPool(1, BUDGET, InPlace.start, elsewhere),
            work=self.work,
            start=patient,
        )
        self.tables.build = settings.build
        self.tables.thinking = self.worker
        self.names: dict[str, str] = {}
        """What people are called who have said so, by their ids; empty if they have not."""
        self.tables.places = TabPlaces(self.storage, self.names)
        self.site = Site(self.tables, NONE, workshop=True)
        self.site.workshop_replies.planned = TRIAL
        if PUZZLES.is_file():
            self.site.replies.puzzle_counts = msgspec.json.decode(PUZZLES.read_bytes(), type=dict[str, int])
        self.bridge = TabBridge(self.site.app(with_pages=False), tell)
        self.bridge.house = self
        self.tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        begun = time.perf_counter()
        await self.site.open()
        self.tidying = asyncio.create_task(self.storage.tidy(), name="the record")
        self.turns.watch()
        log.info("open", extra={"ms": round((time.perf_counter() - begun) * 1000)})

    def hear(self, text: str) -> None:
        """What a page says: a turn of its own, which the browser begins."""
        self.turns.take(self.bridge.hear, text)

    async def close(self) -> None:
        self.turns.leave()
        if self.worker is not None:
            self.worker.close()
        if self.tidying is not None:
            self.tidying.cancel()
        await self.bridge.close()
        await self.site.workshop_replies.close()
        await self.tables.close()

    async def learn_name(self, person: str) -> None:
        if person and person not in self.names:
            self.names[person] = await self.tables.storage.note(f"name {person}")

    async def about(self) -> About:
        longest = self.turns.longest()
        return About(
            __version__,
            self.settings.build,
            self.base.record is not None,
            self.base.record.generation if self.base.record is not None else 0,
            self.worker.state if self.worker is not None else "none",
            self.worker.ended if self.worker is not None else 0,
            self.settings.server,
            self.turns.times,
            round(longest.seconds * 1000, 1),
            longest.by,
            round(self.turns.no_longer(0.99) * 1000, 1),
        )


async def open_house(tell: Callable[[str], Any], files: Any, worker: Any, settings: str = "{}") -> House:
    """Open a house in a browser's worker: what the page's objects are, stands in docs/tab.md."""
    handles = None
    if files:  # a page's null is not None, but nothing either
        from bothy.tab.handles import Handle  # only a browser has what it imports

        handles = (Handle(files[0]), Handle(files[1]))
    house = House(tell, handles, worker or None, msgspec.json.decode(settings, type=Settings))
    await house.open()
    return house
