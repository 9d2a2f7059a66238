"""`bothy think`: a program that thinks for the bots of other machines. It has sights, and nothing else of any table."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable

import msgspec

from bothy.games import games
from bothy.host.bot_pool import BotPool, Lane, NoAnswer
from bothy.host.thinkers.elsewhere import Offer, Thought, Wondered
from bothy.host.thinkers.sealed import SealedLine, Untrusted, checked, host_and_port

AGAIN, LONGEST = 0.5, 15.0
"""After how many seconds to knock again where nobody opens: twice as long each time, up to so long."""
IN_FLIGHT = 0.3
"""So many seconds a question may still arrive that was asked before one said that one leaves."""
FAREWELL = 4.0
"""So many seconds thoughts under way may take when one leaves."""

log = logging.getLogger("bothy.think")
questions: msgspec.json.Decoder[Wondered] = msgspec.json.Decoder(Wondered)


def tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


class Thinking:
    """All the houses this machine thinks for, and the processes in which it does."""

    def __init__(self, houses: list[tuple[str, int]], secret: str, many: int) -> None:
        self.houses = houses
        self.secret = checked(secret)
        self.many = many
        self.pool = BotPool(many)
        self.lines: set[SealedLine] = set()
        self.thoughts: set[asyncio.Task[None]] = set()
        self.leaving = asyncio.Event()

    async def run(self) -> None:
        """Until one is told to leave: then whatever was being thought is said first."""
        await asyncio.gather(self.pool.quick.warm(), self.pool.searches.warm())
        visits = [asyncio.create_task(self.visit(host, port)) for host, port in self.houses]
        await self.leaving.wait()
        for line in list(self.lines):
            await self.offer(line, 0)
        await asyncio.sleep(IN_FLIGHT)
        if self.thoughts:
            await asyncio.wait(self.thoughts, timeout=FAREWELL)
        for task in visits:
            task.cancel()
        await asyncio.gather(*visits, return_exceptions=True)
        await self.pool.close()

    async def visit(self, host: str, port: int) -> None:
        """Think for one house, and come back whenever the line breaks."""
        pause = AGAIN
        while True:
            line: SealedLine | None = None
            try:
                reader, writer = await asyncio.open_connection(host, port)
                line = await SealedLine.open(reader, writer, self.secret, asks=False)
                self.lines.add(line)
                tell(f"thinking for {host}:{port}, {self.many} at a time")
                await self.offer(line, self.many)
                pause = AGAIN
                while True:
                    self.think(line, questions.decode(await line.hear()))
            except (Untrusted, OSError, msgspec.DecodeError) as error:
                tell(f"{host}:{port}: {error}; knocking again in {pause:g} s")
            finally:
                if line is not None:
                    self.lines.discard(line)
                    line.close()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST)

    async def offer(self, line: SealedLine, places: int) -> None:
        offer = Offer(places, {key: game.rules_version for key, game in games().items()})
        try:
            await line.say(msgspec.json.encode(offer))
        except OSError as error:
            log.info("the line broke", extra={"error": str(error)})

    def think(self, line: SealedLine, wondered: Wondered) -> None:
        thought = asyncio.create_task(self.answer(line, wondered))
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)

    async def answer(self, line: SealedLine, wondered: Wondered) -> None:
        question = wondered.question
        lane: Lane = self.pool.searches if question.bot.startswith("search") else self.pool.quick
        try:
            choice = await lane.choose(
                question.game, question.bot, bytes(question.sight), question.seed, question.advice
            )
            said = Thought(wondered.id, choice)
        except NoAnswer as error:
            said = Thought(wondered.id, error=str(error))
        try:
            await line.say(msgspec.json.encode(said))
        except OSError as error:
            log.info("the line broke", extra={"error": str(error)})


def think(houses: list[str], secret: str, many: int) -> None:
    """Think for these houses until told to stop."""
    found = [host_and_port(house) for house in houses]
    games()

    async def main() -> None:
        thinking = Thinking(found, secret, many)
        when_told_to_end(thinking.leaving.set)
        await thinking.run()

    asyncio.run(main())


def when_told_to_end(leave: Callable[[], object]) -> None:
    """Do this in the loop's own turn, on systems too whose loops hear no signals (Windows)."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(leave))
