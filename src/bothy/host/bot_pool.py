"""Bots think in processes of their own, with a budget: one that is slow or breaks costs its own answer only.

There are two lanes of them, so that a knack, who knows at once, never waits behind somebody who searches. Searches have
the lower priority, think the less the more of them wait, and where one fails or takes too long the knack answers.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

import msgspec

from bothy.bots.search.models import strongest
from bothy.bots.search.plan import shortened
from bothy.games import find
from bothy.host.bot_process import BotQuestion
from bothy.host.child import Child
from bothy.host.conversation import Helper, Start, ready

LIMIT = 1 << 22
"""The longest line a bot's process may be sent or send, in bytes."""
START = 30.0
QUEUE = 1.5
"""How many seconds a search waits for its turn to think at most."""
SEARCH_BUDGET = 2.0
"""How many seconds it may then take, by the wall: far more than its own time, for others come first."""
WHOLE = 3.3
"""After how many seconds in all the knack answers in its place, be it that a process only starts."""
KINDLY, LAST = 5, 15
"""How low the priorities of the two lanes are: people's answers come first, then knacks, then searches."""

log = logging.getLogger("bothy.host")


class NoAnswer(Exception):
    """A bot gave no answer: it broke, or took too long."""


class BotProcess:
    """One process of `bothy.host.bot_process`, asked one question at a time."""

    def __init__(self, child: Helper) -> None:
        self.child = child

    @staticmethod
    async def start(niceness: int = KINDLY, start: Start = Child.start) -> BotProcess:
        child = await start("bothy.host.bot_process", str(niceness), limit=LIMIT)
        try:
            await ready(child, START)
        except ValueError as error:
            raise NoAnswer(str(error)) from None
        return BotProcess(child)

    async def ask(self, line: bytes, budget: float) -> str:
        try:
            await self.child.tell(line)
            async with asyncio.timeout(budget):
                reply = msgspec.json.decode(await self.child.hear(), type=dict[str, str])
        except TimeoutError:
            raise NoAnswer(f"no answer within {budget:g} s") from None
        except (OSError, ValueError) as error:
            raise NoAnswer(f"the process broke: {error}") from error
        if "error" in reply:
            raise BotError(reply["error"])
        return reply["choice"]

    async def stop(self) -> None:
        await self.child.stop()


class BotError(NoAnswer):
    """The bot raised an error; its process is well."""


class Lane:
    """A few such processes, started when first needed; one that hangs is ended and replaced."""

    def __init__(
        self, many: int, budget: float, niceness: int, patience: float | None = None, start: Start = Child.start
    ) -> None:
        self.start = start
        self.many = many
        self.budget = budget
        self.niceness = niceness
        self.patience = patience
        """How long to wait for a free process; None for as long as it takes."""
        self.idle: list[BotProcess] = []
        self.all: set[BotProcess] = set()
        self.thoughts: set[asyncio.Task[str]] = set()
        self.places = asyncio.Semaphore(many)
        self.waiting = 0
        """How many questions wait for a free process."""
        self.failures = 0
        """How often no answer came, for the metrics."""

    async def choose(self, game: str, bot: str, sight: bytes, seed: int, advice: bool = False) -> str:
        """The notation of a bot's choice, or its advice; `NoAnswer` if it gives none.

        Whoever asks may stop waiting: the thought goes on to its end by itself, so that its process can be used again.
        """
        line = msgspec.json.encode(BotQuestion(game, bot, msgspec.Raw(sight), seed, advice))
        thought = asyncio.create_task(self.think(line))
        self.thoughts.add(thought)
        thought.add_done_callback(self.ended)
        return await asyncio.shield(thought)

    def ended(self, thought: asyncio.Task[str]) -> None:
        self.thoughts.discard(thought)
        if not thought.cancelled() and thought.exception() is not None:
            self.failures += 1

    async def place(self) -> None:
        """Wait for a free process."""
        self.waiting += 1
        try:
            await asyncio.wait_for(self.places.acquire(), self.patience)
        except TimeoutError:
            raise NoAnswer(f"no process was free within {self.patience:g} s") from None
        finally:
            self.waiting -= 1

    async def warm(self) -> None:
        """Start all processes now, before anybody asks."""
        for _ in range(self.many - len(self.all)):
            process = await BotProcess.start(self.niceness, self.start)
            self.all.add(process)
            self.idle.append(process)

    async def think(self, line: bytes) -> str:
        await self.place()
        process = self.idle.pop() if self.idle else None
        try:
            if process is None:
                process = await BotProcess.start(self.niceness, self.start)
                self.all.add(process)
            choice = await process.ask(line, self.budget)
        except BotError:
            assert process is not None
            self.idle.append(process)
            raise
        except BaseException as error:
            if process is not None:
                self.all.discard(process)
                await process.stop()
            if isinstance(error, OSError):
                raise NoAnswer(str(error)) from error
            raise
        finally:
            self.places.release()
        self.idle.append(process)
        return choice

    async def close(self) -> None:
        for thought in list(self.thoughts):
            thought.cancel()
        await asyncio.gather(*self.thoughts, return_exceptions=True)
        for process in list(self.all):
            await process.stop()
        self.all.clear()
        self.idle.clear()


class Away(Protocol):
    """Those who think on other machines, if any have joined."""

    @property
    def joined(self) -> int:
        """How many there are."""
        ...

    thoughts: int
    missed: int
    refused: int

    def free(self, game: str) -> bool: ...

    async def choose(self, question: BotQuestion) -> str:
        """Soon, or `NoAnswer`."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class BotPool:
    """Both lanes; and before them those who think elsewhere, where there are any."""

    def __init__(
        self, many: int = 2, budget: float = 3.0, start: Start = Child.start, start_search: Start | None = None
    ) -> None:
        self.away: Away | None = None
        self.quick = Lane(many, budget, KINDLY, start=start)
        self.searches = Lane(many, SEARCH_BUDGET, LAST, QUEUE, start_search or start)
        self.whole = WHOLE
        self.stood_in = 0
        """How often the knack answered for a search that did not."""

    async def choose(self, game: str, bot: str, sight: bytes, seed: int, advice: bool = False) -> str:
        """The notation of a bot's choice, or its advice; `NoAnswer` if it gives none."""
        begun = time.monotonic()
        if self.away is not None and self.away.free(game):
            try:
                return await self.away.choose(BotQuestion(game, bot, msgspec.Raw(sight), seed, advice))
            except NoAnswer as error:
                log.info("a bot thinks at home", extra={"bot": bot, "game": game, "error": str(error)})
        if not bot.startswith("search"):
            return await self.quick.choose(game, bot, sight, seed, advice)
        lane = self.searches
        name = shortened(bot, lane.many / (lane.many + lane.waiting))
        try:
            left = self.whole - (time.monotonic() - begun)  # those elsewhere had their share of it
            return await asyncio.wait_for(lane.choose(game, name, sight, seed, advice), left)
        except (NoAnswer, TimeoutError) as error:
            self.stood_in += 1
            level = strongest(find(game))
            knack = f"knack:{level}" if level else "knack"
            log.warning("the knack answers for a search", extra={"bot": bot, "game": game, "error": str(error)})
            return await self.quick.choose(game, knack, sight, seed, advice)

    def is_thinking(self) -> bool:
        """Whether any bot thinks, or waits to."""
        return bool(self.quick.thoughts or self.searches.thoughts)

    async def open(self) -> None:
        if self.away is not None:
            await self.away.open()

    async def close(self) -> None:
        if self.away is not None:
            await self.away.close()
        await self.quick.close()
        await self.searches.close()
