"""Bots think in processes of their own, with a budget: one that is slow or breaks costs its own answer only.

There are two lanes of them, so that a knack, who knows at once, never waits behind somebody who searches. Searches have
the lower priority, think the less the more of them wait, and where one fails or takes too long the knack answers.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from bothy.bots.search.models import strongest
from bothy.bots.search.plan import shortened
from bothy.games import find
from bothy.host.bot_process import BotQuestion
from bothy.host.child import Child

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

    def __init__(self, child: Child) -> None:
        self.child = child

    @staticmethod
    async def start(niceness: int = KINDLY) -> BotProcess:
        child = await Child.start("bothy.host.bot_process", str(niceness), limit=LIMIT)
        try:
            await child.ready(START)
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

    def __init__(self, many: int, budget: float, niceness: int, patience: float | None = None) -> None:
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

    async def think(self, line: bytes) -> str:
        await self.place()
        process = self.idle.pop() if self.idle else None
        try:
            if process is None:
                process = await BotProcess.start(self.niceness)
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


class BotPool:
    """Both lanes."""

    def __init__(self, many: int = 2, budget: float = 3.0) -> None:
        self.quick = Lane(many, budget, KINDLY)
        self.searches = Lane(many, SEARCH_BUDGET, LAST, QUEUE)
        self.whole = WHOLE
        self.stood_in = 0
        """How often the knack answered for a search that did not."""

    async def choose(self, game: str, bot: str, sight: bytes, seed: int, advice: bool = False) -> str:
        """The notation of a bot's choice, or its advice; `NoAnswer` if it gives none."""
        if not bot.startswith("search"):
            return await self.quick.choose(game, bot, sight, seed, advice)
        lane = self.searches
        name = shortened(bot, lane.many / (lane.many + lane.waiting))
        try:
            return await asyncio.wait_for(lane.choose(game, name, sight, seed, advice), self.whole)
        except (NoAnswer, TimeoutError) as error:
            self.stood_in += 1
            level = strongest(find(game))
            knack = f"knack:{level}" if level else "knack"
            log.warning("the knack answers for a search", extra={"bot": bot, "game": game, "error": str(error)})
            return await self.quick.choose(game, knack, sight, seed, advice)

    def is_thinking(self) -> bool:
        """Whether any bot thinks, or waits to."""
        return bool(self.quick.thoughts or self.searches.thoughts)

    async def close(self) -> None:
        await self.quick.close()
        await self.searches.close()
