"""N2: `kill -9` at random instants under load. What was acknowledged to a client is there afterwards, once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bothy.games import games
from campaigns.client import Lost, Person, acknowledged, by_whom
from campaigns.network import Server
from campaigns.tables import Party, seat_people


@dataclass
class Killing:
    """What came of it."""

    kills: int = 0
    answers: int = 0
    tables: int = 0
    finished: int = 0
    seconds: float = 0.0
    """How long the servers were up and under load."""
    slowest: float = 0.0
    """The longest that a person waited for its table after a start of the server."""
    failures: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.answers / self.seconds if self.seconds else 0.0


class Load:
    """Tables of all games that are played on and on, whatever happens to the server."""

    def __init__(self, server: Server, many: int, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.parties: list[Party] = []
        self.ended = False
        self.tasks = [asyncio.create_task(self.keep_playing(number)) for number in range(many)]

    async def keep_playing(self, number: int) -> None:
        keys = list(games())
        while not self.ended:
            key = keys[number % len(keys)]
            number += 1
            try:
                party = await seat_people(self.server, key, seed=self.luck.getrandbits(30))
                await party.start()
            except (Lost, OSError, TimeoutError, AssertionError):
                await asyncio.sleep(0.05)  # the server has gone in the middle of it: another table
                continue
            self.parties.append(party)
            await asyncio.gather(*[person.play_on(lambda: self.ended) for person in party.people])
            await party.leave()

    async def under_way(self, many: int) -> None:
        """Wait until so many tables are played at."""
        while len(self.parties) < many:
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)

    def people(self) -> list[Person]:
        return [person for party in self.parties for person in party.people]

    async def end(self) -> None:
        self.ended = True
        for task in self.tasks:
            task.cancel()
        for error in await asyncio.gather(*self.tasks, return_exceptions=True):
            if error is not None and not isinstance(error, asyncio.CancelledError):
                raise error


async def kill_again_and_again(database: Path, kills: int, tables: int = 24, seed: int = 1, up: float = 1.0) -> Killing:
    """Kill the server so often, at random instants between nothing and twice `up` seconds after its start."""
    found = Killing()
    luck = random.Random(seed)
    server = Server(database)
    await asyncio.to_thread(server.start)
    load = Load(server, tables, seed)
    try:
        await load.under_way(tables)
        for _ in range(kills):
            before = len(acknowledged(load.people()))
            begun = time.monotonic()
            await asyncio.sleep(luck.uniform(0, 2 * up))
            server.kill()
            found.seconds += time.monotonic() - begun
            found.answers += len(acknowledged(load.people())) - before
            found.kills += 1
            await asyncio.to_thread(server.start)
            found.failures += [str(task.exception()) for task in load.tasks if task.done()]
            found.slowest = max(found.slowest, await back_after(load, time.monotonic()))
        await load.end()
        found.failures += await whole_again(server, load)
    finally:
        if not load.ended:
            await load.end()
        server.stop()
    found.tables = len(load.parties)
    found.finished = sum(party.owner.over for party in load.parties)
    found.failures += judge(database, load.parties)
    return found


async def back_after(load: Load, begun: float) -> float:
    """How long until everybody at the tables that are played has heard from the server again."""
    waiting = [person for party in load.parties if not party.owner.over for person in party.people]
    while time.monotonic() - begun < 20 and any(person.line is None and not person.over for person in waiting):
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


def over(party: Party) -> bool:
    return party.owner.over


async def whole_again(server: Server, load: Load) -> list[str]:
    """After the last start every table comes back, and goes on where it was acknowledged."""
    failures = []
    for party in load.parties:
        if over(party):
            continue
        await party.leave()
        try:
            for person in party.people:
                await person.connect()
            if over(party):  # its last answer was kept, and the server died before it could say so
                await party.leave()
                continue
            asked = [person for person in party.people for seat in person.seats if person.question(seat) is not None]
            if not asked:
                failures.append(f"table {party.id} asks nobody after the restart")
            elif await asked[0].answer():
                message = list(asked[0].pending)[-1]
                reply = await asked[0].reply(message)
                if reply["type"] != "done":
                    failures.append(f"table {party.id} does not go on: {reply}")
        except Exception as error:
            failures.append(f"table {party.id} did not come back: {type(error).__name__}: {error}")
        await party.leave()
    return failures


def judge(database: Path, parties: list[Party]) -> list[str]:
    """The clients' record against the journal: every acknowledged answer is there once, and none is there twice."""
    failures = []
    base = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        for party in parties:
            rows = base.execute(
                "SELECT message, seat, words FROM journal WHERE table_id = ? AND message LIKE 'm:%' ORDER BY number",
                (party.id,),
            ).fetchall()
            kept = Counter(by_whom(note) for note, _, _ in rows)
            words = {by_whom(note): (seat, text) for note, seat, text in rows}
            failures += [
                f"{note} of table {party.id} was applied {count} times" for note, count in kept.items() if count > 1
            ]
            for answer in acknowledged(party.people):
                note = f"m:{answer['seat']}:{answer['id']}"
                if words.get(note) != (answer["seat"], answer["choice"]):
                    failures.append(f"{note} of table {party.id} was acknowledged and is {words.get(note)}")
    finally:
        base.close()
    return failures
