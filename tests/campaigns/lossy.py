"""N1: lines that lose, double and reorder what goes over them, both ways.

Nothing is applied twice, and nothing that was acknowledged is lost.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, field

from campaigns.client import Line, Reply, View, acknowledged, by_whom
from campaigns.inside import Inside
from campaigns.tables import seat_people


class LossyLine:
    """A line on which one text in twenty is lost, one in ten comes twice, and one in ten is overtaken by the next."""

    def __init__(self, line: Line, luck: random.Random) -> None:
        self.line = line
        self.luck = luck
        self.rough = False
        self.held: str | None = None
        self.waiting: list[str] = []
        self.fate: Counter[str] = Counter()

    def fates(self, text: str) -> list[str]:
        """What becomes of a text."""
        if not self.rough:
            return [text]
        drawn = self.luck.random()
        if drawn < 0.05:
            self.fate["lost"] += 1
            return []
        if drawn < 0.15:
            self.fate["doubled"] += 1
            return [text, text]
        return [text]

    async def send(self, text: str) -> None:
        for copy in self.fates(text):
            if self.rough and self.held is None and self.luck.random() < 0.1:
                self.fate["overtaken"] += 1
                self.held = copy
                continue
            await self.line.send(copy)
            if self.held is not None:
                await self.line.send(self.held)
                self.held = None

    async def receive(self) -> str:
        while not self.waiting:
            self.waiting += self.fates(await self.line.receive())
            if self.rough and len(self.waiting) == 1 and self.luck.random() < 0.1:
                self.fate["overtaken"] += 1
                self.waiting = [*self.fates(await self.line.receive()), *self.waiting]
        return self.waiting.pop(0)

    async def close(self) -> None:
        await self.line.close()


class LossyDoor:
    """A door whose sockets can be made rough."""

    def __init__(self, door: Inside, seed: int) -> None:
        self.door = door
        self.luck = random.Random(seed)
        self.lines: list[LossyLine] = []

    async def request(
        self, method: str, path: str, body: object = None, secret: str = "", headers: dict[str, str] | None = None
    ) -> Reply:
        return await self.door.request(method, path, body, secret, headers)

    async def socket(self, table: str, headers: dict[str, str] | None = None) -> Line:
        line = LossyLine(await self.door.socket(table), self.luck)
        self.lines.append(line)
        return line


@dataclass
class Rough:
    """What came of it."""

    games: int = 0
    answers: int = 0
    fate: Counter[str] = field(default_factory=Counter)
    gaps: int = 0
    failures: list[str] = field(default_factory=list)


async def rough_game(door: Inside, game: str, seed: int, found: Rough, most: int = 0) -> None:
    """A game of people over rough lines, whole or so many answers of it, judged by their own records."""
    lossy = LossyDoor(door, seed)
    party = await seat_people(lossy, game, seed=seed)
    await party.start()
    for person in party.people:
        person.tireless = True
    for line in lossy.lines:
        line.rough = True
    await (party.play_some(most) if most else party.play())
    host = await door.tables.host(party.id)
    notes = Counter(
        by_whom(note)
        for (note,) in await door.tables.storage.read("SELECT message FROM journal WHERE table_id = ?", (party.id,))
        if note.startswith("m:")
    )
    twice = [note for note, count in notes.items() if count > 1]
    if twice:
        found.failures.append(f"{game}, seed {seed}: applied twice: {twice}")
    done = acknowledged(party.people)
    lost = [answer for answer in done if f"m:{answer['seat']}:{answer['id']}" not in notes]
    if lost:
        found.failures.append(f"{game}, seed {seed}: acknowledged and lost: {lost}")
    for person in party.people:
        for seat in person.seats:
            whole = View()
            for update in [json.loads(data) for data in told(host, seat)]:
                whole.take(update)
            view = person.view(seat)
            if view.good and view.number == whole.number and (view.parts, view.log) != (whole.parts, whole.log):
                found.failures.append(f"{game}, seed {seed}: seat {seat} believes something else than is so")
    found.games += 1
    found.answers += len(done)
    found.gaps += sum(person.gaps for person in party.people)
    for line in lossy.lines:
        found.fate += line.fate
    await party.leave()


def told(host: object, seat: int) -> list[bytes]:
    """Everything a seat may see at a table now, as a newcomer would be told."""
    from bothy.host.connection import Connection
    from bothy.host.host import Host

    assert isinstance(host, Host)
    texts: list[bytes] = []

    class Ear(Connection):
        def send(self, data: bytes) -> None:
            texts.append(data)

    ear = Ear()
    ear.viewers = [seat]
    host.send_everything(ear)
    return texts
