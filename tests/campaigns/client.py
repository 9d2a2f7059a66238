"""A person at a table of a server, over whatever line: keeps what it was told and what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

PASSES = ("pass", "refuse", "leave", "let go", "yield", "done")
"""The words for silence in the games there are; the first that is offered is meant."""

BEAT = '{"type":"beat"}'
"""What a line says so as not to be silent; nobody minds it."""

Message = dict[str, Any]
Pick = Callable[[Message, random.Random], str]
"""How a person chooses: from the part `question`, to the notation of a choice."""


class Lost(Exception):
    """The line is broken."""


class CampaignFailure(AssertionError):
    """The server has not kept its word."""


class Line(Protocol):
    """One socket to a table."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str:
        """The next text; `Lost` when there is none any more."""
        ...

    async def close(self) -> None: ...


@dataclass
class Reply:
    """What came back for a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Door(Protocol):
    """A way into a server: over the network, or in the same process."""

    async def request(
        self, method: str, path: str, body: Any = None, secret: str = "", headers: dict[str, str] | None = None
    ) -> Reply: ...

    async def socket(self, table: str, headers: dict[str, str] | None = None) -> Line: ...


async def make(door: Door, **fields: Any) -> Message:
    """A new table, and its secrets."""
    reply = await door.request("POST", "/api/tables", fields)
    if reply.status != 201:
        raise CampaignFailure(f"no table was made: {reply.status} {reply.body!r}")
    made: Message = reply.json()
    return made


async def join(door: Door, made: Message, **fields: Any) -> Message:
    reply = await door.request("POST", f"/api/tables/{made['table']}/join", fields, made["invite"])
    if reply.status != 201:
        raise CampaignFailure(f"nobody could sit down: {reply.status} {reply.body!r}")
    seated: Message = reply.json()
    return seated


def by_whom(note: str) -> str:
    """From the note of a row its seat and the id of the message it came by: `m:0:abc`."""
    words = note.split(":", 4)
    return f"m:{words[1]}:{words[4]}" if words[0] == "m" and len(words) == 5 else note


def silence(question: Message) -> str:
    """The word for saying nothing in a race."""
    words = [offered["choice"] for offered in question["choices"]]
    return next(word for word in PASSES if word in words)


def at_random(question: Message, luck: random.Random) -> str:
    """Anything at all; in a race mostly silence, so that games end."""
    if question["race"] and luck.random() < 0.9:
        return silence(question)
    return str(luck.choice(question["choices"])["choice"])


@dataclass
class View:
    """What one viewer has been told, put together from updates."""

    number: int = 0
    parts: Message = field(default_factory=dict)
    log: list[Any] = field(default_factory=list)
    good: bool = False
    """Whether nothing is missing."""

    def take(self, update: Message) -> bool:
        """Put an update in. False if one is missing before it."""
        number, parts, lines = update["number"], update.get("parts", {}), update.get("log", [])
        at = update.get("log_from", 0)
        if update.get("whole"):
            if number < self.number:
                return self.good
            log = [*self.log[:at], *lines]
            if self.good and number == self.number:
                differing = [name for name in {*parts, *self.parts} if parts.get(name) != self.parts.get(name)]
                if differing or log != self.log:
                    raise CampaignFailure(f"a resync at {number} differs from the updates in {differing or 'the log'}")
            self.number, self.parts, self.log, self.good = number, dict(parts), log, True
            return True
        if number <= self.number:
            return self.good
        if not self.good or number != self.number + 1:
            self.good = False
            return False
        self.number = number
        self.parts.update(parts)
        if lines:
            if at > len(self.log):
                raise CampaignFailure(f"lines of the log are missing before {at}")
            self.log = [*self.log[:at], *lines]
        return True


class Person:
    """Somebody at a table, with the links of some seats."""

    def __init__(
        self,
        door: Door,
        table: str,
        seats: dict[int, str] | None = None,
        owner: str = "",
        watch: str = "",
        seed: int = 0,
        pick: Pick = at_random,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.door = door
        self.headers = headers or {}
        self.table = table
        self.seats = seats or {}
        self.owner = owner
        self.watch = watch
        self.luck = random.Random(seed)
        self.pick = pick
        self.name = secrets.token_hex(6)
        self.line: Line | None = None
        self.views: dict[int, View] = {}
        self.viewers: list[int] = []
        self.pending: dict[str, Message] = {}
        """What was said and neither acknowledged nor refused."""
        self.done: dict[str, Message] = {}
        """The acknowledgements, by the id of what was said."""
        self.said: dict[str, Message] = {}
        self.refusals: Counter[str] = Counter()
        self.chats: list[Message] = []
        self.bye = ""
        self.gaps = 0
        self.heard = 0
        self.heard_at = 0.0
        """When anything came last, be it a beat."""
        self.raw: list[str] = []
        """Every text that arrived, where `keep` is on."""
        self.keep = False
        self.asked_again = False
        self.tireless = False
        """Whether to say again, and ask for everything, when nothing comes: on a line that loses things."""

    # Coming and going

    async def connect(self) -> Message:
        """Say hello, and hear all one may see."""
        self.line = await self.door.socket(self.table, headers=self.headers)
        self.bye = ""
        for view in self.views.values():
            view.good, view.number = False, 0
        hello = {"type": "hello", "seats": list(self.seats.values()), "owner": self.owner, "watch": self.watch}
        await self.line.send(json.dumps(hello))
        welcome = await self.hear()
        if welcome["type"] == "bye" and welcome["code"] == "restart":
            raise Lost("told to connect again")
        if welcome["type"] != "welcome":
            raise CampaignFailure(f"no welcome but {welcome}")
        self.viewers = welcome["viewers"]
        while not all(self.views.setdefault(viewer, View()).good for viewer in self.viewers):
            await self.hear()
        for message in list(self.pending.values()):
            await self.line.send(json.dumps(message))
        return welcome

    async def close(self) -> None:
        if self.line is not None:
            await self.line.close()
            self.line = None

    # Talking

    def word(self, type: str, **fields: Any) -> Message:
        """Something to say, with an id of its own."""
        id = f"{self.name}-{len(self.said)}"
        message = {"type": type, "id": id, **fields}
        self.said[id] = message
        return message

    async def send(self, message: Message) -> None:
        if self.line is None:
            raise Lost("there is no line")
        if "id" in message:
            self.pending[message["id"]] = message
        await self.line.send(json.dumps(message))

    async def ask(self, type: str, **fields: Any) -> Message:
        """Say something and wait for what comes of it."""
        message = self.word(type, **fields)
        await self.send(message)
        return await self.reply(message["id"])

    async def reply(self, id: str) -> Message:
        while True:
            heard = await self.hear()
            if heard["type"] in ("done", "refused") and heard["id"] == id:
                return heard

    async def hear(self) -> Message:
        """The next message, taken in."""
        if self.line is None:
            raise Lost("there is no line")
        text = BEAT
        while text == BEAT:
            async with asyncio.timeout(60):
                text = await self.line.receive()
            self.heard_at = time.monotonic()
        if self.keep:
            self.raw.append(text)
        message: Message = json.loads(text)
        self.heard += 1
        await self.take(message)
        return message

    async def take(self, message: Message) -> None:
        match message["type"]:
            case "update":
                view = self.views.setdefault(message["viewer"], View())
                if not view.take(message) and not self.asked_again:
                    self.gaps += 1
                    self.asked_again = True
                    await self.resync()
                elif message.get("whole"):
                    self.asked_again = False
            case "done":
                self.pending.pop(message["id"], None)
                before = self.done.setdefault(message["id"], message)
                if before != message and self.said[message["id"]]["type"] != "renew":
                    raise CampaignFailure(f"{before} became {message}")
            case "refused":
                self.pending.pop(message["id"], None)
                self.refusals[message["code"]] += 1
                if message["id"] in self.done:
                    raise CampaignFailure(f"acknowledged, and refused later: {message}")
            case "chat":
                self.chats.append(message)
            case "bye":
                self.bye = message["code"]

    async def catch_up(self) -> None:
        """Hear everything that has been told so far."""
        await self.send({"type": "ping"})
        while (await self.hear())["type"] != "pong":
            pass

    async def resync(self) -> None:
        await self.send({"type": "resync"})

    # Looking

    def view(self, viewer: int | None = None) -> View:
        return self.views[self.viewers[0] if viewer is None else viewer]

    def part(self, name: str, viewer: int | None = None) -> Any:
        return self.view(viewer).parts.get(name)

    @property
    def over(self) -> bool:
        return bool(self.view().parts.get("table", {}).get("state") == "finished")

    def question(self, seat: int) -> Message | None:
        found: Message | None = self.view(seat).parts.get("question")
        return found

    # Playing

    def due(self) -> list[Message]:
        """The answers to be given now: for each seat that is asked and whose last answer is settled."""
        waiting = {message["seat"] for message in self.pending.values() if message["type"] == "answer"}
        answers = []
        for seat in self.seats:
            question = self.question(seat) if seat not in waiting and self.view(seat).good else None
            if question is not None:
                choice = self.pick(question, self.luck)
                answers.append(self.word("answer", seat=seat, question=question["number"], choice=choice))
        return answers

    async def answer(self) -> int:
        answers = self.due()
        for message in answers:
            await self.send(message)
        return len(answers)

    async def play(self, most: int = 100_000, often: int = 0) -> None:
        """Answer whatever is asked until the game is over. Now and then ask for everything and compare."""
        if self.line is None:
            await self.connect()
        answers = await self.answer()
        while not self.over and answers < most:
            try:
                if self.tireless:
                    async with asyncio.timeout(0.05):
                        await self.hear()
                else:
                    await self.hear()
            except TimeoutError:
                if not self.tireless:
                    raise CampaignFailure("nothing was heard for a minute") from None
                await self.resync()
                for message in list(self.pending.values()):
                    await self.send(message)
                continue
            answers += await self.answer()
            if often and self.luck.random() < 1 / often:
                await self.resync()
        while self.pending and not self.tireless:
            await self.hear()

    async def listen(self) -> None:
        """Only hear, until the line is gone."""
        try:
            while True:
                await self.hear()
        except (Lost, TimeoutError):
            return

    async def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play over broken lines and restarts of the server."""
        while not until() and not (self.views and self.viewers and self.over):
            try:
                if self.line is None:
                    await self.connect()
                await self.play()
            except (Lost, OSError, TimeoutError):
                await self.close()
                await asyncio.sleep(0.05)


def acknowledged(people: list[Person]) -> list[Message]:
    """All answers that were acknowledged."""
    return [
        person.said[id]
        for person in people
        for id in person.done
        if id in person.said and person.said[id]["type"] == "answer"
    ]
