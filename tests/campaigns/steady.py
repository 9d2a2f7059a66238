"""People who play on through whatever happens to the house, as a page does, and keep their own record of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from bothy.games import games
from campaigns.client import Door, Lost, Message, Person, join, make
from campaigns.tables import usual_seats

SILENT, OPENING, LONGEST = 4.5, 4.5, 15.0
"""Seconds after which a page takes a line for dead, and how long it lets one open; see `connection.ts`."""
AGAIN, SOON, LATEST = 0.4, 0.2, 2.5
"""How soon a page connects again, when its line was closed and when it fell silent; and when it could not, at most."""
SLOW = 0.5
"""An answer that took so long is a stall of its table."""
TROUBLE = ("not-saved", "restart", "broken")
PACES = ("relaxed", "none", "none", "relaxed", "none", "days")
"""How the tables are played, in turn."""
MADE_UP = 0.25
"""So many seconds' answers that could not be given are made up for, and no more."""
CHATTY = 0.02
"""After so many of their answers people say something to the others."""


class Pace:
    """So many answers a second of all people together, and no more."""

    def __init__(self, rate: float) -> None:
        self.every = 1 / rate
        self.next = 0.0

    def turn(self) -> float:
        """How long to wait before answering."""
        now = time.monotonic()
        self.next = max(self.next + self.every, now - MADE_UP)
        return max(self.next - now, 0.0)


class Table:
    """What the people at one table noticed."""

    def __init__(self, made: Message, pace: str = "") -> None:
        self.id = str(made["table"])
        self.made = made
        self.pace = pace
        self.people: list[Steady] = []
        self.since: float | None = None
        """Since when it does not go on."""
        self.stalls: list[tuple[float, float]] = []
        self.empty: float | None = None
        """Since when nobody has a line to it."""
        self.opening: dict[Steady, float] = {}
        """Since when each who has no line yet opens one."""
        self.away: float | None = None
        """For how long nobody had, if the clock has not been heard since."""
        self.clock: tuple[int, int] | None = None
        """The question of which one heard last when its time is up, and that moment, in milliseconds."""
        self.ran: list[tuple[float, float]] = []
        """When people came back to a clock, and how many of the seconds in which nobody was there it had counted."""

    def left(self) -> None:
        """Somebody has no line any more."""
        if all(person.line is None for person in self.people):
            self.empty = time.monotonic()

    def heard(self, clock: Message | None, question: Message | None) -> None:
        """Somebody was told something; the clock and the question as that one knows them now."""
        now = time.monotonic()
        if self.empty is not None:
            self.away, self.empty = min(self.opening.values(), default=now) - self.empty, None
        if clock is None or question is None or self.pace == "days":
            return  # by days it runs on while people are away; the database knows until when
        number, until = question["number"], clock["until"]
        if self.away is not None and self.clock is not None and self.clock[0] == number:
            self.ran.append((now, self.away - (until - self.clock[1]) / 1000))
        self.away, self.clock = None, (number, until)

    def trouble(self, since: float) -> None:
        if self.since is None:
            self.since = since

    def goes_on(self, wanted: float) -> None:
        """An answer that was first given then is acknowledged now."""
        now = time.monotonic()
        if self.since is not None and all(person.line is not None or person.gone for person in self.people):
            self.stalls.append((self.since, now))
            self.since = None
        elif now - wanted > SLOW and self.since is None:
            self.stalls.append((wanted, now))

    def ends(self) -> None:
        if self.since is not None:
            self.stalls.append((self.since, time.monotonic()))
            self.since = None


class Steady(Person):
    """One of them."""

    def __init__(self, crowd: Crowd, table: Table, seats: dict[int, str], owner: str = "", seed: int = 0) -> None:
        super().__init__(crowd.door, table.id, seats, owner=owner, seed=seed)
        self.crowd = crowd
        self.at = table
        self.gone = False
        self.tries = 0
        self.wanted: dict[int, float] = {}
        """Since when each seat has wished to answer what it is asked."""
        self.next = 0.0
        """When to answer next."""
        table.people.append(self)

    async def take(self, message: Message) -> None:
        await super().take(message)
        if message["type"] == "refused":
            self.crowd.refused(message["code"])
        elif message["type"] == "update":
            self.at.heard(self.part("clock", message["viewer"]), self.part("question", message["viewer"]))
        said = self.said.get(message.get("id", ""))
        if said is None or said["type"] != "answer":
            return
        self.crowd.answered += 1
        if message["type"] == "done":
            self.crowd.acknowledged += 1
            self.at.goes_on(self.wanted.pop(said["seat"], time.monotonic()))
            if self.luck.random() < CHATTY:
                await self.send(self.word("say", text="Aye."))
        elif message["code"] in TROUBLE:
            self.at.trouble(self.wanted.get(said["seat"], time.monotonic()))
            self.next = time.monotonic() + 0.3
        else:
            self.wanted.pop(said["seat"], None)

    def lost(self, since: float, after: float) -> float:
        """The line is gone since then: when to open another."""
        self.at.trouble(since)
        self.tries += 1
        return after * self.luck.uniform(0.75, 1.25)

    async def arrive(self) -> None:
        """Come to a new table, again if told to."""
        while self.line is None:
            try:
                await self.connect()
            except Lost:
                self.line = None
                await asyncio.sleep(AGAIN)

    async def start(self) -> None:
        """Let the game begin; said again where the table is by then, if it moves meanwhile."""
        word = self.word("start")
        while word["id"] not in self.done and self.part("table")["state"] == "open":
            try:
                await self.send(word)
                reply = await self.reply(word["id"])
                assert reply["type"] == "done" or reply["code"] in TROUBLE, reply
            except Lost:
                self.line = None
                self.pending.clear()
                await asyncio.sleep(AGAIN)
                await self.arrive()

    async def stay(self) -> None:
        """Play until the game is over, over whatever lines there are."""
        while not self.crowd.ended and not (self.viewers and self.over):
            pause = 0.0
            try:
                if self.line is None:
                    self.at.opening[self] = time.monotonic()
                    async with asyncio.timeout(min(LONGEST, OPENING * 1.5**self.tries)):
                        await self.connect()
                    self.tries = 0
                await self.go_on()
            except Lost:
                pause = self.lost(time.monotonic(), min(LATEST, AGAIN * 2**self.tries))
            except (OSError, TimeoutError):
                pause = self.lost(max(self.heard_at, self.crowd.began), SOON)
            finally:
                self.at.opening.pop(self, None)
            if pause:
                line, self.line = self.line, None
                self.at.left()
                if line is not None:
                    self.crowd.hang_up(line.close())
                await asyncio.sleep(pause)
        self.gone = True
        self.at.ends()

    async def go_on(self) -> None:
        """Hear and answer, until the line breaks or nothing comes any more."""
        while not self.crowd.ended and not self.over:
            now = time.monotonic()
            if now >= self.next and await self.answer():
                self.next = 0.0
            asked = self.next - now if self.next > now else SILENT
            try:
                async with asyncio.timeout(min(asked, self.heard_at + SILENT - now) if self.heard_at else asked):
                    await self.hear()
            except TimeoutError:
                if time.monotonic() - self.heard_at > SILENT - 0.05:
                    raise

    async def answer(self) -> int:
        """Each answer in its turn; one whose table did not go on is not kept waiting any longer."""
        waiting = {message["seat"] for message in self.pending.values() if message["type"] == "answer"}
        asked = [seat for seat in self.seats if seat not in waiting and self.question(seat) is not None]
        if not asked:
            return 0
        if not self.next and self.at.since is None:
            self.next = time.monotonic() + self.crowd.pace.turn()
            return 0
        for seat in asked:
            self.wanted.setdefault(seat, time.monotonic())
        return await super().answer()


class Crowd:
    """All people at all tables of a house."""

    def __init__(self, door: Door, tables: int, rate: float, seed: int = 1) -> None:
        self.door = door
        self.pace = Pace(rate)
        self.ended = False
        self.began = time.monotonic()
        self.acknowledged = 0
        self.answered = 0
        """How many of their answers were answered: acknowledged, or refused, as when somebody was quicker."""
        self.tables: list[Table] = []
        self.refusals: list[tuple[float, str]] = []
        """When what was refused; too late for its question is no refusal."""
        self.seed = seed
        self.closing: set[asyncio.Task[Any]] = set()
        self.tasks = [asyncio.create_task(self.keep_playing(number)) for number in range(tables)]

    def refused(self, code: str) -> None:
        if code != "stale":
            self.refusals.append((time.monotonic(), code))

    def hang_up(self, closing: Any) -> None:
        """A dead line is closed without waiting for it."""
        task = asyncio.ensure_future(closing)
        self.closing.add(task)
        task.add_done_callback(self.closing.discard)

    async def keep_playing(self, number: int) -> None:
        """One table after the other, of all games in turn."""
        keys = list(games())
        await asyncio.sleep(number * 0.02)
        while not self.ended:
            key = keys[number % len(keys)]
            number += 1
            self.seed += 1
            table = await self.lay(key, self.seed)
            if table is not None:
                self.tables.append(table)
                await asyncio.gather(*[person.stay() for person in table.people])
                for person in table.people:
                    if person.line is not None:
                        self.hang_up(person.line.close())
                        person.line = None

    async def lay(self, key: str, seed: int) -> Table | None:
        """A new table with people in all seats; None if the house was in trouble meanwhile, which is noted."""
        try:
            seats = usual_seats(key)
            pace = PACES[seed % len(PACES)]
            made = await make(self.door, game=key, seats=seats, bots=[], pace=pace, bot_pace="instant")
            table = Table(made, pace)
            own = {int(seat): secret for seat, secret in made["seats"].items()}
            Steady(self, table, own, made["owner"], seed * 100)
            for other in range(1, seats - len(own) + 1):
                seated = await join(self.door, made)
                Steady(self, table, {seated["seat"]: seated["secret"]}, seed=seed * 100 + other)
            async with asyncio.timeout(30):
                for person in table.people:
                    await person.arrive()
                await table.people[0].start()
            return table
        except (Lost, OSError, TimeoutError, AssertionError) as error:
            self.refusals.append((time.monotonic(), f"no table: {type(error).__name__}: {error}"))
            await asyncio.sleep(0.5)
            return None

    def under_way(self) -> list[Table]:
        return [table for table in self.tables if not all(person.gone for person in table.people)]

    def people(self) -> list[Steady]:
        return [person for table in self.tables for person in table.people]

    async def until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Wait for it, but not for ever; what breaks meanwhile breaks the campaign."""
        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        return done()

    async def calm(self, seconds: float = 30.0) -> bool:
        """Wait until every table goes on."""
        return await self.until(lambda: not any(table.since for table in self.under_way()), seconds)

    async def end(self) -> None:
        self.ended = True
        for task in self.tasks:
            task.cancel()
        results = await asyncio.gather(*self.tasks, return_exceptions=True)
        for person in self.people():
            if person.line is not None:
                self.hang_up(person.line.close())
        await asyncio.gather(*list(self.closing), return_exceptions=True)
        for error in results:
            if isinstance(error, Exception):
                raise error
