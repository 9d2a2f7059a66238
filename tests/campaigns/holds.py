"""What holds the loop: every message and every request at its worst, at a table with a long past and many listeners."""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bothy.games import find
from bothy.host.database import Write
from bothy.host.storage import add_rows, put_snapshot, put_table
from bothy.kernel import Journal
from bothy.kernel.journal import UNDO, Row
from bothy.web.calling import Calling
from bothy.web.cookie import COOKIE, sign
from bothy.web.cookie import Person as Visitor
from campaigns.client import Message, Person, make
from campaigns.inside import Inside, inside
from campaigns.tables import Party, usual_seats

MOST = 0.01
"""Seconds of the loop thread's processor time that nothing a client sends may take at a stretch."""
COUNTED = ("rows_replayed", "rows_read", "lines_told")
LONG = "x" * 120
MIDDLE = 70
"""After so many answers and outcomes every game goes on for a good while."""


@dataclass
class Past:
    """A table in the middle of a long game: a person in the first seat, bots in the others."""

    party: Party
    seat: int = 0

    @property
    def person(self) -> Person:
        return self.party.owner

    @property
    def secret(self) -> str:
        return self.person.seats[self.seat]

    async def asked(self) -> Message:
        """The question of the moment, once the person is asked."""
        await self.person.catch_up()
        while (question := self.person.question(self.seat)) is None:
            await self.person.hear()
        return question

    async def answer(self, luck: random.Random) -> Message:
        question = await self.asked()
        choice = luck.choice(question["choices"])["choice"]
        return await self.person.ask("answer", seat=self.seat, question=question["number"], choice=choice)


def walked(game: str, seats: int, rows: int, undos: int) -> Journal[Any]:
    """A journal of at least so many rows, with so many undos, that ends where the first seat has a choice."""
    luck = random.Random(f"{game} {rows} {undos}")
    journal: Journal[Any] = Journal(find(game), seats)
    every = max(rows // undos, 2) if undos else rows + 1
    taken_back = 0
    while len(journal.rows) < rows or taken_back < undos or not ready(journal) or at_length(journal, undos):
        position = journal.position
        if len(journal.rows) >= rows and taken_back >= undos and at_length(journal, undos):
            journal.undo(luck.randrange(MIDDLE // 2, MIDDLE))
            continue
        due = taken_back < undos and len(journal.rows) >= (taken_back + 1) * every
        if position.over() or (due and position.number > 2):
            back = position.number - (120 if position.over() else luck.randrange(2, 9))
            journal.undo(max(back, 1))
            taken_back += 1
        elif position.odds():
            journal.happen(luck.choice([outcome for outcome, weight in position.odds() if weight]))
        elif position.speakers():
            journal.hear(position.speakers()[0])
        else:
            seat = luck.choice(position.asking())
            journal.answer(seat, luck.choice(position.choices(seat)))
    return journal


def at_length(journal: Journal[Any], undos: int) -> bool:
    """Whether so much of a game stands that it may be over before everything is tried; some is taken back then."""
    return undos > 0 and journal.position.number > MIDDLE + 20


def ready(journal: Journal[Any]) -> bool:
    position = journal.position
    return position.asking() == [0] and len(position.choices(0)) > 1


def undone_past(rows: list[Row]) -> int:
    """How many of these rows do not stand, but for the undos themselves."""
    standing = 0
    for row in rows:
        standing = int(row.text) if row.kind == UNDO else standing + 1
    return len(rows) - sum(row.kind == UNDO for row in rows) - standing


def walked_again(game: str, seats: int, rows: int, undos: int, ending: list[Row]) -> Journal[Any]:
    """A journal like that, of which all was taken back, and then these rows were played."""
    journal = walked(game, seats, rows, undos)
    if ending:
        journal.undo(0)
        for row in ending:
            journal.apply(row)
    return journal


async def past_of(
    door: Inside, game: str, rows: int, undos: int, ending: list[Row] | None = None, **fields: Any
) -> Past:
    """A table with such a past, as a server finds it that comes back; and the person there."""
    seats = usual_seats(game, 2)
    bots = ["random"] * (seats - 1)
    made = await make(door, game=game, seats=seats, bots=bots, pace="none", bot_pace="instant", **fields)
    journal = await asyncio.to_thread(walked_again, game, seats, rows, undos, ending or [])
    host = door.tables.hosts.pop(made["table"])
    await host.stop()
    record = host.record
    record.state, record.started = "playing", time.time()
    writes: list[Write] = [put_table(record)]
    writes += add_rows(record.id, 1, journal.rows, ["b:random"] * len(journal.rows))
    writes.append(put_snapshot(record.id, len(journal.rows), host.game.rules_version, journal.position.dump()))
    await door.tables.storage.write(writes)
    seats_held = {int(seat): secret for seat, secret in made["seats"].items()}
    person = Person(door, record.id, seats_held, owner=made["owner"])
    await person.connect()
    return Past(Party(door, made, [person]))


@dataclass
class Measured:
    """What one message or request cost the loop."""

    work: Counter[str] = field(default_factory=Counter)
    """Rows replayed and read, lines told; the most of any time."""
    seconds: list[float] = field(default_factory=list)
    """The longest stretch, each time."""

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)


class Trials:
    """Every message and request, one after the other."""

    def __init__(self, door: Inside, past: Past, again: int) -> None:
        self.door = door
        self.past = past
        self.again = again
        self.found: dict[str, Measured] = {}
        self.luck = random.Random(1)
        self.headers: dict[str, str] = {}
        self.key = ""

    async def try_out(self, name: str, do: Callable[[], Awaitable[object]], again: int = 0) -> None:
        measured = self.found[name] = Measured()
        work = self.door.tables.work
        for _ in range(again or self.again):
            before = Counter(work.on_loop)
            work.held.clear()
            await do()
            await asyncio.sleep(0)
            for what in COUNTED:
                measured.work[what] = max(measured.work[what], work.on_loop[what] - before[what])
            measured.seconds.append(max([held.longest for held in work.held.values()], default=0.0))

    async def all(self) -> dict[str, Measured]:
        await self.talk()
        await self.look()
        await self.be_called()
        await self.end()
        return self.found

    async def request(self, method: str, path: str, body: Any = None) -> None:
        path = path.replace("{table}", self.past.party.id)
        reply = await self.door.request(method, path, body, self.past.secret)
        assert reply.status < 500 or reply.status == 503, (path, reply.status, reply.body)

    async def talk(self) -> None:
        """What is said on the socket while the game goes on."""
        past, person, seat = self.past, self.past.person, self.past.seat

        async def arrive() -> None:
            other = Person(self.door, past.party.id, {0: past.secret, **dict(enumerate(["x" * 64] * 7, 1))})
            await other.connect()
            await other.close()

        async def watch() -> None:
            other = Person(self.door, past.party.id, watch=past.party.made["watch"])
            await other.connect()
            await other.close()

        async def misspelt() -> None:
            question = await past.asked()
            near = (question["choices"][0]["choice"] + LONG)[:120]
            await person.ask("answer", seat=seat, question=question["number"], choice=near)

        async def answer() -> None:
            await past.answer(self.luck)
            await past.asked()

        async def take_back() -> None:
            await past.answer(self.luck)
            await past.asked()
            reply = await person.ask("propose", seat=seat, what="undo")
            assert reply["type"] == "done", reply

        async def resync(log: int) -> None:
            await person.send({"type": "resync", "log": log})
            await person.catch_up()

        async def garbage() -> None:
            await person.send({"type": "say", "id": "big", "text": "[" * 20_000})
            await person.reply("big")

        async def both(type: str) -> None:
            for on in (True, False):
                await person.ask(type, seat=seat, on=on)

        async def away() -> None:
            """While the table pauses, so that no stand-in begins to play."""
            await person.ask("pause", seat=seat, on=True)
            await both("away")
            await person.ask("pause", seat=seat, on=False)

        async def advise() -> None:
            await person.ask("advise", seat=seat, question=(await past.asked())["number"])

        async def say() -> None:
            (await self.door.tables.host(past.party.id)).seating.said.clear()
            await person.ask("say", text="x" * 400)

        options = {f"option {number}": LONG for number in range(20)}
        for name, do in {
            "hello with eight seats": arrive,
            "hello of a spectator": watch,
            "answer": answer,
            "answer misspelt": misspelt,
            "answer stale": lambda: person.ask("answer", seat=seat, question=-1, choice=LONG),
            "why": lambda: person.ask("why", seat=seat, choice=LONG),
            "advise": advise,
            "undo": lambda: person.ask("undo", seat=seat),
            "propose undo": take_back,
            "vote": lambda: person.ask("vote", seat=seat, yes=True),
            "pause": lambda: both("pause"),
            "away": away,
            "rename": lambda: person.ask("rename", seat=seat, name="x" * 24),
            "only": lambda: person.ask("only", seat=seat, subjects=[f"{number:060}" for number in range(40)]),
            "ready": lambda: person.ask("ready", seat=seat, on=True),
            "colour": lambda: person.ask("colour", seat=seat, colour=3),
            "swap": lambda: person.ask("swap", seat=seat, other=1),
            "look": lambda: person.ask("look", name="x" * 24),
            "say": say,
            "start": lambda: person.ask("start"),
            "settle": lambda: person.ask("settle", options=options, seats=16),
            "place": lambda: person.ask("place", seat=1, bot="random"),
            "mute": lambda: person.ask("mute", seat=1, on=True),
            "remove": lambda: person.ask("remove", seat=1),
            "renew": lambda: person.ask("renew", link="watch"),
            "rematch too early": lambda: person.ask("rematch"),
            "resync": lambda: resync(0),
            "resync of the last": lambda: resync(1),
            "ping": person.catch_up,
            "far too big": garbage,
        }.items():
            await self.try_out(name, do)
        made = past.party.made
        made["watch"] = person.done[next(reversed(person.done))].get("secret", made["watch"])

    async def look(self) -> None:
        """What is asked over HTTP while the game goes on."""
        links = [{"table": self.past.party.id, "secret": self.past.secret}] * 24
        row = "# " + "x" * 99_000
        for method, path, body in (
            ("GET", "/api/health", None),
            ("GET", "/api/metrics", None),
            ("GET", "/api/openapi.json", None),
            ("GET", "/api/me", None),
            ("POST", "/api/me", {"name": "x" * 24}),
            ("GET", "/api/games", None),
            ("GET", "/api/games/castle-von-loghan", None),
            ("GET", "/api/games/castle-von-loghan/reference", None),
            ("GET", "/api/games/castle-von-loghan/content/story", None),
            ("GET", "/api/rules/fr/castle-von-loghan", None),
            ("GET", "/api/words/fr/castle-von-loghan", None),
            ("GET", "/api/lessons/fr/castle-von-loghan", None),
            ("GET", "/api/turns/fr/castle-von-loghan", None),
            ("POST", "/api/lessons/fr/castle-von-loghan", {"step": 99, "said": ["x" * 80] * 40, "before": ["x"] * 200}),
            ("POST", "/api/lessons/fr/loch-ness", {"step": 1, "show": True}),
            ("GET", "/api/puzzles", None),
            ("GET", "/api/puzzles/castle-von-loghan/1", None),
            ("POST", "/api/puzzles/castle-von-loghan/1", {"answer": "x" * 80}),
            ("POST", "/api/puzzles/loch-ness/1/play", {"name": "x" * 24}),
            ("GET", "/api/ready", None),
            ("GET", "/api/metrics/house", None),
            ("GET", "/api/workshop/fr/loch-ness", None),
            ("POST", "/api/workshop/fr/loch-ness/check", {}),
            ("POST", "/api/workshop/fr/loch-ness/open", {}),
            ("GET", "/api/workshop/fr/loch-ness/trial", None),
            ("POST", "/api/workshop/fr/loch-ness/trial", {}),
            ("POST", "/api/workshop/fr/loch-ness/trial/cancel", None),
            ("GET", "/api/tables/{table}/export", None),
            ("POST", "/api/tables/import", {}),
            ("GET", "/api/tables", None),
            ("GET", "/api/lobby", None),
            ("POST", "/api/lobby", {"id": "x" * 64, "text": "x" * 400}),
            ("POST", "/api/mine", {"links": links}),
            ("POST", "/api/tables", {"game": "castle-von-loghan", "pack": row, "seats": 2}),
            ("POST", "/api/tables", {"game": "castle-von-loghan", "pack": "a." * 49_990 + "a = 1"}),
            ("POST", "/api/tables", {"game": "castle-von-loghan", "start": True, "bots": ["random"], "seats": 2}),
            ("GET", "/api/tables/{table}", None),
            ("POST", "/api/tables/{table}/join", {"name": "x" * 24}),
            ("GET", "/api/tables/{table}/door", None),
            ("POST", "/api/tables/{table}/knock", {"name": "x" * 24}),
            ("GET", "/api/tables/{table}/bell", None),
            ("POST", "/api/tables/{table}/bell", {"ringing": "always"}),
            ("GET", "/api/tables/{table}/journal", None),
            ("GET", "/api/tables/{table}/frames?count=200", None),
            ("GET", "/api/tables/{table}/frames?first=100000&count=200", None),
            ("GET", "/api/tables/{table}/story", None),
            ("GET", "/api/tables/{table}/text?language=fr", None),
            ("GET", "/api/tables/{table}/text?language=fr&at=40", None),
            ("POST", "/api/tables/{table}/what-if", {"moment": 1, "seat": 0}),
        ):
            again = sum(name.startswith(f"{method} {path}") for name in self.found)
            name = f"{method} {path}" + (f", {again + 1}" if again else "")
            await self.try_out(name, lambda m=method, p=path, b=body: self.request(m, p, b))  # type: ignore[misc]

    async def be_called(self) -> None:
        """What is asked about notices, with a cookie."""
        self.headers = {"cookie": f"{COOKIE}={sign(self.door.site.visitors.key, Visitor('holder', 'Holder'))}"}
        device = {"endpoint": "https://push.example.com/" + "x" * 900, "zone": "Europe/Paris", "language": "fr"}
        keys = {"p256dh": "x" * 120, "auth": "x" * 60}
        wishes = {"kinds": ["turn", "begun", "rematch"], "quiet": True, "quiet_from": 0, "quiet_to": 1439}
        feed = await self.door.request("POST", "/api/notices/feed", {"on": True}, headers=self.headers)
        opened = f"/api/feeds/{feed.json().get('feed', 'x')}"
        await self.each(
            ("GET", "/api/notices", None),
            ("POST", "/api/notices", {**wishes, "zone": "Europe/Paris", "language": "fr"}),
            ("POST", "/api/notices/devices", {**device, **keys}),
            ("POST", "/api/notices/devices/remove", {"endpoint": device["endpoint"]}),
            ("POST", "/api/notices/mail", {"address": "x" * 240 + "@example.com", "language": "fr"}),
            ("POST", "/api/notices/mail/confirm", {"secret": "x" * 64}),
            ("POST", "/stop/" + "x" * 64, None),
            ("POST", "/api/notices/room", {"address": "https://chat.example.com/" + "x" * 900}),
            ("GET", f"{opened}/turns.atom", None),
            ("GET", f"{opened}/turns.ics", None),
            ("POST", "/api/notices/try", None),
            ("POST", "/api/notices/feed", {"on": True}),
        )

    async def go_home(self) -> None:
        """What is asked about a place that has a chair at this table, which is over."""
        links = [{"table": self.past.party.id, "secret": self.past.secret}] * 60
        opening = {"links": links, "device": "x" * 40, "anew": True}
        await self.each(("POST", "/api/place", opening))
        made = await self.door.request("POST", "/api/place", opening, headers=self.headers)
        self.key = made.json()["secret"]
        await self.each(
            ("GET", "/api/place", None),
            ("POST", "/api/place/code", {"move": False}),
            ("POST", "/api/place/keepsake", None),
            ("POST", "/api/place/take", {"secret": "x" * 64, "device": "x" * 40}),
            ("POST", "/api/place/end", {"id": "x" * 16}),
            ("GET", "/api/place/export", None),
            ("POST", "/api/place/put-away", {"table": self.past.party.id}),
        )
        copy = await self.door.request("GET", "/api/place/export", secret=self.key, headers=self.headers)
        assert len(copy.json()["games"]) == 1, "the game is in the copy"

    async def each(self, *requests: tuple[str, str, Any]) -> None:
        """Ask each of these as somebody with a cookie, and the key of a place if there is one."""

        async def ask(method: str, path: str, body: Any) -> None:
            reply = await self.door.request(method, path, body, self.key, self.headers)
            assert reply.status < 500, (path, reply.status, reply.body)

        for method, path, body in requests:
            named = re.sub(r"(feeds|stop)/[^/]+", r"\1/{secret}", path)
            await self.try_out(f"{method} {named}", lambda m=method, p=path, b=body: ask(m, p, b))  # type: ignore[misc]

    async def end(self) -> None:
        """What is said and asked when it is over."""
        person, seat = self.past.person, self.past.seat
        await self.try_out("propose end", lambda: person.ask("propose", seat=seat, what="end"), 1)
        for method, path, body in (
            ("GET", "/api/tables/{table}/journal", None),
            ("GET", "/api/tables/{table}/frames?viewer=-2&first=20&count=200", None),
            ("GET", "/api/tables/{table}/story?viewer=-2", None),
            ("POST", "/api/mine", {"links": [{"table": self.past.party.id, "secret": self.past.secret}] * 24}),
            ("POST", "/api/tables/{table}/what-if", {"moment": 20, "seat": 0}),
            ("POST", "/api/tables/{table}/review", None),
            ("GET", "/api/tables/{table}/review", None),
            ("POST", "/api/tables/{table}/review/cancel", None),
        ):
            name = f"{method} {path}, over"
            await self.try_out(name, lambda m=method, p=path, b=body: self.request(m, p, b))  # type: ignore[misc]
        await self.try_out("resync, over", lambda: person.send({"type": "resync"}))
        await self.try_out("rematch", lambda: person.ask("rematch"), 1)
        await self.go_home()
        await self.try_out("resign", lambda: person.ask("resign", seat=seat), 1)
        await self.try_out("leave", lambda: person.ask("leave", seat=seat), 1)
        await self.each(("POST", "/api/place/forget", None))


async def at_their_worst(door: Inside, past: Past, listeners: int, again: int = 1) -> dict[str, Measured]:
    """What every message and request costs the loop, with so many who look on."""
    crowd = [Person(door, past.party.id, watch=past.party.made["watch"]) for _ in range(listeners)]
    for person in crowd:
        await person.connect()
    try:
        return await Trials(door, past, again).all()
    finally:
        for person in [*crowd, past.person]:
            await person.close()


@dataclass
class Holds:
    """What came of all of it."""

    trials: int = 0
    worst: list[tuple[float, str]] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


async def hold(folder: Path, game: str, rows: int, undos: int, listeners: int) -> Holds:
    """Whether anything holds the loop too long, by the median of five."""
    found = Holds()
    async with inside(folder / "holds.db", calling=Calling(feeds=True)) as door:
        past = await past_of(door, game, rows, undos)
        measured = await at_their_worst(door, past, listeners, again=5)
    found.trials = sum(len(one.seconds) for one in measured.values())
    found.worst = sorted(((one.median, name) for name, one in measured.items()), reverse=True)[:10]
    found.failures = [
        f"{name} held the loop for {seconds * 1000:.1f} ms" for seconds, name in found.worst if seconds > MOST
    ]
    return found
