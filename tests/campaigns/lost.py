"""N3: commits whose answers are lost. What people are told is what the database holds, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import psycopg

from bothy.host.database import Sqlite, StorageError
from campaigns.client import CampaignFailure, Message, Person, join, make
from campaigns.inside import Inside, inside
from campaigns.postgres import CutLine
from campaigns.tables import Party, seat_people

WHERE = ("before", "in", "after")
KINDS = ("answer", "chat", "rename", "vote", "join", "batch")


class Line(Protocol):
    """The way to a database, which can be cut at the next commit."""

    cuts: int

    def cut(self, where: str, silence: float) -> None: ...


class CutSqlite(Sqlite):
    """SQLite whose commits end in an error when they are told to, done or not; then nobody answers for a while."""

    def __init__(self, path: Path, seed: int) -> None:
        super().__init__(path)
        self.luck = random.Random(seed)
        self.where, self.silence, self.deaf, self.cuts = "", 0.0, 0, 0

    def cut(self, where: str, silence: float) -> None:
        self.where, self.silence = where, silence

    def commit(self, base: Any) -> None:
        where, self.where = self.where, ""
        if not where:
            super().commit(base)
            return
        self.cuts += 1
        self.deaf = round(self.silence / 0.05)
        if where == "after" or (where == "in" and self.luck.random() < 0.5):
            super().commit(base)
        base.close()
        raise sqlite3.OperationalError("disk I/O error")

    def rollback(self, base: Any) -> None:
        try:
            super().rollback(base)
        except sqlite3.ProgrammingError as error:
            raise sqlite3.OperationalError(str(error)) from error

    def connect(self) -> Any:
        if self.deaf:
            self.deaf -= 1
            raise StorageError("nobody answers")
        return super().connect()


@dataclass
class Lost:
    """What came of it."""

    trials: int = 0
    kept: int = 0
    """How many of the commits had been done."""
    kinds: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


class Losing:
    """Tables at which people do things while their commits lose their answers."""

    def __init__(self, door: Inside, line: Line, look: Callable[[str, tuple[Any, ...]], list[Any]], seed: int) -> None:
        self.door = door
        self.line = line
        self.look = look
        """Reads the database on a way of its own."""
        self.luck = random.Random(seed)
        self.parties: list[Party] = []
        self.number = 0

    async def party(self, index: int) -> Party:
        """A table in play, with whatever happened so far told to everybody."""
        while len(self.parties) <= index:
            self.parties.append(await self.begin())
        await self.hear(self.parties[index])
        if self.parties[index].owner.over:  # perhaps by what was told only now, after its answer had been lost
            await self.parties[index].leave()
            self.parties[index] = await self.begin()
            await self.hear(self.parties[index])
        return self.parties[index]

    async def hear(self, party: Party) -> None:
        for person in party.people:
            await person.catch_up()

    async def begin(self) -> Party:
        party = await seat_people(self.door, "loch-ness", seats=2, seed=self.luck.getrandbits(20))
        await party.start()
        return party

    async def trial(self, kind: str, where: str, found: Lost) -> None:
        deeds = []
        if kind == "join":
            deeds.append(await self.joining())
        else:
            many = 3 if kind == "batch" else 1
            for index in range(many):
                chosen = self.luck.choice(KINDS[:4]) if kind == "batch" else kind
                deeds.append(await self.prepared(await self.party(index), chosen))
        await self.quiet()
        before = self.line.cuts
        self.line.cut(where, self.luck.choice([0, 0.05, 0.15]))
        told = await asyncio.gather(*[act() for act, _ in deeds])
        self.line.cut("", 0)
        truths = [truth() for _, truth in deeds]
        await self.quiet()
        if self.line.cuts == before:
            found.failures.append(f"{kind}: nothing was committed, told {told}, and it is {truths}")
        found.trials += self.line.cuts > before
        found.kinds[kind] += 1
        for done, so in zip(told, truths, strict=True):
            found.kept += so
            if done != so:
                found.failures.append(f"{kind}, cut {where} the commit: told {done}, and it is {so}")
        for index in range(min(len(self.parties), 3)):
            await self.goes_on(await self.party(index), found)

    async def quiet(self) -> None:
        """Wait until the database answers again and nothing is being kept.

        What a table keeps after it has answered would be cut instead of what is meant; and while nobody answers,
        whatever else is said is refused, truly.
        """
        storage = self.door.tables.storage
        commits = -1
        async with asyncio.timeout(30):
            while commits != storage.commits:
                commits = storage.commits
                await asyncio.sleep(0.01)
                while not await self.answers():
                    await asyncio.sleep(0.01)

    async def answers(self) -> bool:
        try:
            await self.door.tables.storage.read("SELECT 1")
        except StorageError:
            return False
        return True

    async def goes_on(self, party: Party, found: Lost) -> None:
        for person in party.people:
            for message in person.due()[:1]:
                await person.send(message)
                reply = await person.reply(message["id"])
                if reply["type"] != "done":
                    found.failures.append(f"the table does not go on: {reply}")
                return

    async def prepared(self, party: Party, kind: str) -> tuple[Any, Callable[[], bool]]:
        """Something to do at a table, and how to see whether it is done."""
        person = self.luck.choice(party.people)
        seat = min(person.seats)
        if kind == "answer":
            person, message = next((one, message) for one in party.people for message in one.due()[:1])
            note = f"%:{message['id']}"
            return self.said(person, message), lambda: bool(
                self.look("SELECT 1 FROM journal WHERE table_id = ? AND message LIKE ?", (party.id, note))
            )
        if kind == "chat":
            message = person.word("say", text="Is anybody there?")
            self.door.tables.hosts[party.id].seating.said.clear()
            return self.said(person, message), lambda: bool(
                self.look("SELECT 1 FROM chat WHERE table_id = ? AND message = ?", (party.id, message["id"]))
            )
        if kind == "rename":
            self.number += 1
            name = f"Ghost number {self.number}"
            message = person.word("rename", seat=seat, name=name)
            return self.said(person, message), lambda: self.record(party.id)["chairs"][seat]["name"] == name
        if self.record(party.id).get("proposal") is None:
            reply = await person.ask("propose", seat=seat, what="end")
            assert reply["type"] == "done", reply
        other = next(one for one in party.people if one is not person)
        message = other.word("vote", seat=min(other.seats), yes=False)
        return self.said(other, message), lambda: self.record(party.id).get("proposal") is None

    async def joining(self) -> tuple[Any, Callable[[], bool]]:
        made = await make(self.door, game="loch-ness", seats=2)
        self.number += 1
        name = f"Guest {self.number}"

        async def sit() -> bool:
            try:
                await join(self.door, made, name=name)
            except CampaignFailure as error:
                if "not-saved" not in str(error):
                    raise
                return False
            return True

        return sit, lambda: name in [chair["name"] for chair in self.record(made["table"])["chairs"]]

    def said(self, person: Person, message: Message) -> Any:
        async def say() -> bool:
            await person.send(message)
            reply = await person.reply(message["id"])
            if reply["type"] == "refused" and reply["code"] != "not-saved":
                raise CampaignFailure(f"{message} was refused: {reply}")
            return bool(reply["type"] == "done")

        return say

    def record(self, table: str) -> Message:
        found: Message = json.loads(self.look("SELECT data FROM tables WHERE id = ?", (table,))[0][0])
        return found


async def lose_on_sqlite(file: Path, trials: int, found: Lost, seed: int = 1) -> None:
    def look(statement: str, values: tuple[Any, ...]) -> list[Any]:
        base = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        try:
            return base.execute(statement, values).fetchall()
        finally:
            base.close()

    async with inside(file) as door:
        line = CutSqlite(file, seed)
        storage = door.tables.storage
        assert isinstance(storage.base, Sqlite)
        line.lock, storage.base = storage.base.lock, line
        await lose(Losing(door, line, look, seed), trials, found)


async def lose_on_postgres(url: str, trials: int, found: Lost, seed: int = 2) -> None:
    with CutLine(url) as line, psycopg.connect(url, autocommit=True) as base:

        def look(statement: str, values: tuple[Any, ...]) -> list[Any]:
            return base.execute(statement.replace("?", "%s").encode(), values).fetchall()

        async with inside(line.url) as door:
            await lose(Losing(door, line, look, seed), trials, found)


async def lose(losing: Losing, trials: int, found: Lost) -> None:
    for number in range(trials):
        await losing.trial(KINDS[number % len(KINDS)], WHERE[number // len(KINDS) % len(WHERE)], found)
    for party in losing.parties:
        await party.leave()
