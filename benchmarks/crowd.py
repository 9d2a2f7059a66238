"""A crowd of scripted people at the tables of a server, lean enough that one process of them keeps a server busy."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from typing import Any

import msgspec

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SPEAK = 0.05
"""How often somebody speaks up in a race; else they pass."""


class Link(asyncio.Protocol):
    """A WebSocket, as far as a load test needs one."""

    def __init__(self, path: str, host: str, port: int) -> None:
        self.path, self.host, self.port = path, host, port
        self.transport: Any = None
        self.waiting = b""
        self.upgraded = asyncio.get_running_loop().create_future()
        self.closed = False

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, self.host, self.port)
        await self.upgraded

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(HANDSHAKE.format(path=self.path, host=self.host, port=self.port).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.upgraded.done():
            self.upgraded.set_exception(exc or ConnectionError("closed before the handshake"))

    def data_received(self, data: bytes) -> None:
        if self.waiting:
            data = self.waiting + data
        at = 0
        if not self.upgraded.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.waiting = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.upgraded.set_exception(ConnectionError(data[:40].decode("latin-1")))
                return
            self.upgraded.set_result(None)
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            end = at + head + length
            if end > size:
                break
            kind = data[at] & 15
            if kind == TEXT:
                self.heard(data[at + head : end])
            elif kind == PING:
                self.frame(PONG, data[at + head : end])
            elif kind == CLOSE:
                self.transport.close()
            at = end
        self.waiting = data[at:]

    def frame(self, kind: int, data: bytes) -> None:
        """Send; masked with zeros, which is what a mask may be."""
        size = len(data)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 128 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def say(self, data: bytes) -> None:
        self.frame(TEXT, data)

    def heard(self, data: bytes) -> None:
        """A message has come."""

    def close(self) -> None:
        self.upgraded.cancel()
        if self.transport is not None:
            self.transport.close()


class Figures:
    """What a crowd has measured."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Forget what was, and measure from now on."""
        self.acknowledged: list[float] = []
        """Seconds from an answer sent to its acknowledgement."""
        self.refused: dict[str, int] = {}
        self.updates = 0
        self.bytes = 0
        self.games = 0
        self.missed = 0
        """Answers that were due and could not be offered, because nobody was asked."""
        self.began = time.perf_counter()

    def rate(self) -> float:
        return len(self.acknowledged) / (time.perf_counter() - self.began)

    def at(self, share: float) -> float:
        """The latency, in milliseconds, that this share of the answers did not exceed."""
        if not self.acknowledged:
            return float("nan")
        ordered = sorted(self.acknowledged)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000


# The bare room server's people


class Echo(Link):
    """Somebody in a room of the bare server; they speak in turn, each when it has heard the one before."""

    def __init__(self, room: int, place: int, many: int, figures: Figures, host: str, port: int) -> None:
        super().__init__(f"/{room}", host, port)
        self.place, self.many = place, many
        self.figures = figures
        self.count = 0
        self.sent = 0.0

    def heard(self, data: bytes) -> None:
        figures = self.figures
        figures.updates += 1
        figures.bytes += len(data)
        if self.sent and self.count % self.many == self.place:
            figures.acknowledged.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        self.count += 1
        if self.count % self.many == self.place:
            self.speak()

    def speak(self) -> None:
        self.sent = time.perf_counter()
        self.say(
            b'{"type":"answer","id":"%d-%d","seat":%d,"question":%d,"choice":"spot 3a"}'
            % (self.place, self.count, self.place, self.count)
        )


async def rooms(host: str, port: int, many: int, seats: int, figures: Figures) -> list[Echo]:
    """People in rooms of the bare server, who go on until they are closed."""
    links = [Echo(room, place, seats, figures, host, port) for room in range(many) for place in range(seats)]
    await connect(links)
    for link in links:
        if link.place == 0:
            link.speak()
    return links


async def connect(links: list[Any], at_once: int = 50) -> None:
    for first in range(0, len(links), at_once):
        await asyncio.gather(*[link.connect() for link in links[first : first + at_once]])


# People at Bothy's tables


class Offered(msgspec.Struct):
    choice: str


class Question(msgspec.Struct):
    number: int
    race: bool
    choices: list[Offered]


class Parts(msgspec.Struct):
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Update(msgspec.Struct, tag="update", tag_field="type"):
    viewer: int
    number: int
    parts: Parts
    whole: bool = False


class Done(msgspec.Struct, tag="done", tag_field="type"):
    id: str
    table: str = ""


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    id: str
    code: str


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    viewers: list[int]


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    number: int


class Bye(msgspec.Struct, tag="bye", tag_field="type"):
    code: str


class Wait(msgspec.Struct, tag="wait", tag_field="type"):
    on: bool


class Beat(msgspec.Struct, tag="beat", tag_field="type"):
    """The line is alive."""


decode = msgspec.json.Decoder(Update | Done | Refused | Welcome | Chat | Bye | Wait | Beat).decode


class Seated(Link):
    """Somebody at a table: with a seat, or looking on (seat -1)."""

    def __init__(self, table: Company, seat: int, secret: str, owner: str = "") -> None:
        super().__init__(f"/api/tables/{table.id}/socket", table.crowd.host, table.crowd.port)
        self.table, self.seat, self.secret, self.owner = table, seat, secret, owner
        self.crowd = table.crowd
        self.question: Question | None = None
        self.answering = -1
        """The number of the question that is being answered; -1 if none is."""
        self.answered = -1
        """The number of the question that was answered last."""
        self.sent = 0.0
        self.number = 0
        self.ready = -1
        """Its place in the crowd's list of those who are asked; -1 if it is not."""

    def greet(self) -> None:
        links = {"seats": [self.secret]} if self.seat >= 0 else {"watch": self.secret}
        self.say(json.dumps({"type": "hello", "owner": self.owner, **links}).encode())

    def heard(self, data: bytes) -> None:
        message = decode(data)
        figures = self.crowd.figures
        if isinstance(message, Update):
            figures.updates += 1
            figures.bytes += len(data)
            if not message.whole and message.number != self.number + 1:
                raise AssertionError(f"update {message.number} came after {self.number}")
            self.number = message.number
            question = message.parts.question
            if question is not msgspec.UNSET:
                self.question = question
                if question is None:
                    self.crowd.not_ready(self)
                elif question.number != self.answered:
                    self.asked()
            result = message.parts.result
            if result is not msgspec.UNSET and bytes(result) != b"null" and not self.table.over:
                self.table.end()
        elif isinstance(message, Done):
            if message.id == "again":
                if message.table and self.table.over:
                    self.table.moved_to(message.table)
            elif message.id == "start":
                self.table.begun = True
            elif self.answering >= 0:
                figures.acknowledged.append(time.perf_counter() - self.sent)
                self.answering = -1
                if self.question is not None and self.question.number != self.answered:
                    self.asked()
        elif isinstance(message, Refused):
            figures.refused[message.code] = figures.refused.get(message.code, 0) + 1
            number, self.answering = self.answering, -1
            if self.question is not None and (message.code != "stale" or self.question.number != number):
                self.asked()
        elif isinstance(message, Bye):
            figures.refused[message.code] = figures.refused.get(message.code, 0) + 1

    def asked(self) -> None:
        if self.answering >= 0 or self.table.over:
            return
        if self.crowd.eager:
            self.answer(time.perf_counter())
        else:
            self.crowd.is_ready(self)

    def answer(self, due: float) -> None:
        question = self.question
        assert question is not None
        choices = question.choices
        choice = choices[int(random.random() * len(choices))].choice
        if question.race and random.random() > SPEAK:
            choice = next((offered.choice for offered in choices if offered.choice == "pass"), choice)
        self.answering = self.answered = question.number
        self.sent = due
        self.crowd.answers += 1
        self.say(
            b'{"type":"answer","id":"%x-%d","seat":%d,"question":%d,"choice":%b}'
            % (id(self), self.crowd.answers, self.seat, question.number, msgspec.json.encode(choice))
        )


class Company:
    """Those at one table. When their game is over they begin another."""

    def __init__(self, crowd: Crowd, id: str, seats: dict[int, str], watch: str, spectators: int, owner: str) -> None:
        self.crowd = crowd
        self.id = id
        self.seats, self.watch, self.spectators, self.owner = seats, watch, spectators, owner
        self.over = False
        self.begun = False
        self.links: list[Seated] = []
        self.sit_down()

    def sit_down(self) -> None:
        seated = self.crowd.seated
        self.links = [seated(self, seat, secret, "" if seat else self.owner) for seat, secret in self.seats.items()]
        self.links += [seated(self, -1, self.watch) for _ in range(self.spectators)]

    async def arrive(self) -> None:
        await connect(self.links)
        for link in self.links:
            link.greet()

    def end(self) -> None:
        self.over = True
        self.crowd.figures.games += 1
        for link in self.links:
            self.crowd.not_ready(link)
        for link in self.links if self.crowd.open else []:
            if link.seat >= 0:  # it begins once everybody has said so
                link.say(b'{"type":"rematch","id":"again"}')

    def moved_to(self, table: str) -> None:
        for link in self.links:
            link.close()
        self.id = table
        self.over = False
        self.sit_down()
        self.crowd.keep(asyncio.ensure_future(self.arrive()))


Wanted = tuple[str, int, int, int]
"""A table to be made: the game, its seats, how many people (bots take the other seats), and how many look on."""
Made = tuple[str, dict[int, str], str, int, str]
"""A table that was made: its id, the secrets of its seats, its watch link, how many look on, and the owner's link."""


def make(host: str, port: int, wanted: list[Wanted], bot_pace: str = "brisk") -> list[Made]:
    """Make tables by one HTTP connection, and take their seats."""
    asking = http.client.HTTPConnection(host, port, timeout=60)
    made = []
    for game, chairs, people, spectators in wanted:
        body = {"game": game, "seats": chairs, "pace": "relaxed", "bot_pace": bot_pace}
        table = ask(asking, "/api/tables", body)
        seats = {int(seat): secret for seat, secret in table["seats"].items()}
        while len(seats) < people:
            seated = ask(asking, f"/api/tables/{table['table']}/join", {}, table["invite"])
            seats[seated["seat"]] = seated["secret"]
        made.append((table["table"], seats, table["watch"], spectators, table["owner"]))
    asking.close()
    return made


def ask(asking: http.client.HTTPConnection, path: str, body: Any, secret: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
    asking.request("POST", path, json.dumps(body), headers)
    reply = asking.getresponse()
    data = reply.read()
    if reply.status >= 300:
        raise RuntimeError(f"{path}: {reply.status} {data.decode()}")
    return json.loads(data)


class Crowd:
    """Everybody, at all tables of one server."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.seated: type[Seated] = Seated
        """Who sits at the tables: a person with these habits."""
        self.bot_pace = "brisk"
        self.figures = Figures()
        self.companies: list[Company] = []
        self.asked: list[Seated] = []
        self.eager = False
        """Whether people answer at once, or when it is due."""
        self.open = True
        self.answers = 0
        self.tasks: set[asyncio.Future[Any]] = set()

    def keep(self, task: asyncio.Future[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Those who are asked and have not answered, in no order

    def is_ready(self, link: Seated) -> None:
        if link.ready < 0:
            link.ready = len(self.asked)
            self.asked.append(link)

    def not_ready(self, link: Seated) -> None:
        if link.ready >= 0:
            last = self.asked.pop()
            if last is not link:
                self.asked[link.ready] = last
                last.ready = link.ready
            link.ready = -1

    # Tables

    async def make(self, wanted: list[Wanted], at_once: int = 16) -> None:
        """Tables whose games can begin. Nobody is there yet."""
        made = [
            asyncio.to_thread(make, self.host, self.port, wanted[first::at_once], self.bot_pace)
            for first in range(at_once)
        ]
        for some in await asyncio.gather(*made):
            self.companies += [Company(self, *table) for table in some]

    async def arrive(self) -> None:
        """Everybody comes to their table."""
        links = [link for company in self.companies for link in company.links]
        await connect(links)
        for link in links:
            link.greet()
        while not all(link.number for link in links):
            await asyncio.sleep(0.05)

    async def start(self) -> None:
        """The owners let the games begin."""
        for company in self.companies:
            company.links[0].say(b'{"type":"start","id":"start"}')
        while not all(company.begun for company in self.companies):
            await asyncio.sleep(0.05)

    async def play(self, rate: float, seconds: float) -> None:
        """For so long, whoever is asked answers; so many answers a second are sent, whether or not others are done."""
        begun = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - begun) < seconds:
            while sent < now * rate:
                due = begun + sent / rate
                sent += 1
                if not self.asked:
                    self.figures.missed += 1
                    continue
                link = self.asked[int(random.random() * len(self.asked))]
                self.not_ready(link)
                link.answer(due)
            await asyncio.sleep(0.002)

    async def play_eagerly(self) -> None:
        """From now on everybody answers as soon as they are asked."""
        self.eager = True
        for link in list(self.asked):
            self.not_ready(link)
            link.answer(time.perf_counter())

    def leave(self) -> None:
        self.open = False
        for company in self.companies:
            for link in company.links:
                link.close()
        for task in self.tasks:
            task.cancel()
