"""Bots think in processes of their own, with a budget: one that is slow or breaks costs its own answer only."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from bothy.host.bot_process import BotQuestion

LIMIT = 1 << 22
"""The longest line a bot's process may be sent or send, in bytes."""
START = 30.0

log = logging.getLogger("bothy.host")


class NoAnswer(Exception):
    """A bot gave no answer: it broke, or took too long."""


class BotProcess:
    """One process of `bothy.host.bot_process`, asked one question at a time."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self.child = child

    @staticmethod
    async def start() -> BotProcess:
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bothy.host.bot_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LIMIT,
        )
        process = BotProcess(child)
        try:
            if await asyncio.wait_for(process.read_line(), START) != b"ready\n":
                raise NoAnswer("the process did not start")
        except BaseException:
            await process.stop()
            raise
        return process

    async def read_line(self) -> bytes:
        assert self.child.stdout is not None
        return await self.child.stdout.readline()

    async def ask(self, line: bytes, budget: float) -> str:
        assert self.child.stdin is not None
        try:
            self.child.stdin.write(line + b"\n")
            await self.child.stdin.drain()
            reply = msgspec.json.decode(await asyncio.wait_for(self.read_line(), budget), type=dict[str, str])
        except TimeoutError:
            raise NoAnswer(f"no answer within {budget:g} s") from None
        except (OSError, ValueError) as error:
            raise NoAnswer(f"the process broke: {error}") from error
        if "error" in reply:
            raise BotError(reply["error"])
        return reply["choice"]

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            self.child.kill()
        await self.child.wait()


class BotError(NoAnswer):
    """The bot raised an error; its process is well."""


class BotPool:
    """A few such processes, started when first needed; one that hangs is ended and replaced."""

    def __init__(self, many: int = 2, budget: float = 3.0) -> None:
        self.many = many
        self.budget = budget
        self.idle: list[BotProcess] = []
        self.all: set[BotProcess] = set()
        self.thoughts: set[asyncio.Task[str]] = set()
        self.places = asyncio.Semaphore(many)
        self.failures = 0
        """How often no answer came, for the metrics."""

    async def choose(self, game: str, bot: str, sight: bytes, seed: int) -> str:
        """The notation of a bot's choice; `NoAnswer` if it gives none.

        Whoever asks may stop waiting: the thought goes on to its end by itself, so that its process can be used again.
        """
        line = msgspec.json.encode(BotQuestion(game, bot, msgspec.Raw(sight), seed))
        thought = asyncio.create_task(self.think(line))
        self.thoughts.add(thought)
        thought.add_done_callback(self.ended)
        return await asyncio.shield(thought)

    def ended(self, thought: asyncio.Task[str]) -> None:
        self.thoughts.discard(thought)
        if not thought.cancelled() and thought.exception() is not None:
            self.failures += 1

    async def think(self, line: bytes) -> str:
        async with self.places:
            process = self.idle.pop() if self.idle else None
            try:
                if process is None:
                    process = await BotProcess.start()
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
