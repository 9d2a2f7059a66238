"""Bots think in processes of their own, with a budget: one that is slow or breaks costs its own answer only."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from bothy.host.thinker import Thought

LIMIT = 1 << 22
"""The longest line a thinker may be sent or send, in bytes."""
START = 30.0

log = logging.getLogger("bothy.host")


class Puzzled(Exception):
    """A bot gave no answer: it broke, or took too long."""


class Thinker:
    """One process, asked one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start() -> Thinker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bothy.host.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LIMIT,
        )
        thinker = Thinker(process)
        try:
            if await asyncio.wait_for(thinker.hear(), START) != b"ready\n":
                raise Puzzled("the process did not start")
        except BaseException:
            await thinker.stop()
            raise
        return thinker

    async def hear(self) -> bytes:
        assert self.process.stdout is not None
        return await self.process.stdout.readline()

    async def ask(self, line: bytes, budget: float) -> str:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + b"\n")
            await self.process.stdin.drain()
            reply = msgspec.json.decode(await asyncio.wait_for(self.hear(), budget), type=dict[str, str])
        except TimeoutError:
            raise Puzzled(f"no answer within {budget:g} s") from None
        except (OSError, ValueError) as error:
            raise Puzzled(f"the process broke: {error}") from error
        if "error" in reply:
            raise Broken(reply["error"])
        return reply["choice"]

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Broken(Puzzled):
    """The bot raised an error; its process is well."""


class Thinkers:
    """A few such processes, started when first needed; one that hangs is ended and replaced."""

    def __init__(self, many: int = 2, budget: float = 3.0) -> None:
        self.many = many
        self.budget = budget
        self.idle: list[Thinker] = []
        self.all: set[Thinker] = set()
        self.thoughts: set[asyncio.Task[str]] = set()
        self.places = asyncio.Semaphore(many)
        self.puzzled = 0
        """How often no answer came, for the metrics."""

    async def choose(self, game: str, bot: str, sight: bytes, seed: int) -> str:
        """The notation of a bot's choice; `Puzzled` if it gives none.

        Whoever asks may stop waiting: the thought goes on to its end by itself, so that its process can be used again.
        """
        line = msgspec.json.encode(Thought(game, bot, msgspec.Raw(sight), seed))
        thought = asyncio.create_task(self.think(line))
        self.thoughts.add(thought)
        thought.add_done_callback(self.ended)
        return await asyncio.shield(thought)

    def ended(self, thought: asyncio.Task[str]) -> None:
        self.thoughts.discard(thought)
        if not thought.cancelled() and thought.exception() is not None:
            self.puzzled += 1

    async def think(self, line: bytes) -> str:
        async with self.places:
            thinker = self.idle.pop() if self.idle else None
            try:
                if thinker is None:
                    thinker = await Thinker.start()
                    self.all.add(thinker)
                choice = await thinker.ask(line, self.budget)
            except Broken:
                assert thinker is not None
                self.idle.append(thinker)
                raise
            except BaseException as error:
                if thinker is not None:
                    self.all.discard(thinker)
                    await thinker.stop()
                if isinstance(error, OSError):
                    raise Puzzled(str(error)) from error
                raise
            self.idle.append(thinker)
            return choice

    async def close(self) -> None:
        for thought in list(self.thoughts):
            thought.cancel()
        await asyncio.gather(*self.thoughts, return_exceptions=True)
        for thinker in list(self.all):
            await thinker.stop()
        self.all.clear()
        self.idle.clear()
