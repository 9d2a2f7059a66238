"""The thinking worker, as the house sees it: helpers that think elsewhere, one line at a time.

A worker cannot be interrupted: one that takes too long is ended as a whole, and another is begun. What a bot was asked
then has no answer, so that the knack gives one in place; what takes longer, as a review does, is begun anew.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, Literal

import msgspec

from bothy.tab.thinker import IN_SLICES, Answer, Line

LONGEST = 20_000
"""Milliseconds after which a worker is ended, whatever it does; bots have far less, and end it themselves."""
AGAIN = 0.25
"""After so many seconds somebody patient asks again."""
ANEW = 3
"""So often what was lost with a worker is begun anew."""

Thinking = Literal["ready", "starting", "none"]


class ThinkingWorker:
    """The worker by way of the page's object: `ask(question, milliseconds)` and `end()`."""

    def __init__(self, worker: Any) -> None:
        self.worker = worker
        self.turn = asyncio.Lock()
        self.numbers = count(1)
        self.over: list[int] = []
        """Conversations it has not been told yet to forget."""
        self.state: Thinking = "starting"
        self.ended = 0
        """How often one had to be ended."""
        self.wanted: set[str] = set()
        """The games in which bots search: a worker imports them before it is asked about them."""
        self.warm: set[str] = set()
        """Those that the worker of the moment has imported."""
        self.warming: asyncio.Task[None] | None = None

    async def ask(self, line: Line) -> Answer:
        """Its answer; `ConnectionError` if there is none."""
        async with self.turn:
            line.ended, self.over = self.over, []
            try:
                reply = await self.worker.ask(msgspec.json.encode(line).decode(), LONGEST)
            except asyncio.CancelledError:
                self.end()  # nobody waits for it any more, and it would not hear that
                raise
            except Exception as error:  # whatever the browser says
                self.lose()
                raise ConnectionError(f"the thinking worker: {error}") from error
            self.state = "ready"
            return msgspec.json.decode(str(reply), type=Answer)

    def end(self) -> None:
        """End it, for it does not stop by itself; the page begins another."""
        self.ended += 1
        self.worker.end()
        self.lose()

    def lose(self) -> None:
        """There is none at the moment; the next knows nothing yet."""
        self.state = "starting"
        self.warm.clear()
        self.begin_warming()

    def be_ready_for(self, game: str) -> None:
        """Bots will search in this game: importing it is not to take the time of their first thought."""
        self.wanted.add(game)
        self.begin_warming()

    def begin_warming(self) -> None:
        if self.wanted - self.warm and (self.warming is None or self.warming.done()):
            self.warming = asyncio.create_task(self.warm_up(), name="warming")

    async def warm_up(self) -> None:
        """Whenever nobody thinks, have the next game imported, until all are."""
        while left := sorted(self.wanted - self.warm):
            try:
                await self.ask(Line(0, warm=left[0]))
            except ConnectionError:
                await asyncio.sleep(AGAIN)
            else:
                self.warm.add(left[0])

    def close(self) -> None:
        if self.warming is not None:
            self.warming.cancel()
        self.wanted.clear()

    async def start(self, module: str, *arguments: str, limit: int) -> ElsewhereHelper:
        """A helper that must be there at once."""
        return ElsewhereHelper(self, module, patient=False)

    async def start_patiently(self, module: str, *arguments: str, limit: int) -> ElsewhereHelper:
        """A helper that may come when the worker does, and begins anew where that is lost."""
        return ElsewhereHelper(self, module, patient=True)


class ElsewhereHelper:
    """A conversation in the thinking worker."""

    def __init__(self, worker: ThinkingWorker, module: str, patient: bool) -> None:
        self.worker = worker
        self.module = module
        self.patient = patient
        """Whether it waits for a worker that is not there yet."""
        self.talk = 0
        self.told: bytes | None = None
        self.first: bytes | None = None
        """Of what comes in slices, the one question that all it hears is about; others have a new one each time."""
        self.anew = 0

    async def tell(self, line: bytes) -> None:
        self.told = line
        if self.first is None:
            self.first = line

    async def hear(self) -> bytes:
        if self.told is None:
            return await self.begin()
        answer = await self.ask(Line(self.talk, line=self.told.decode()))
        while answer.lost:
            self.anew += 1
            if self.anew > ANEW:
                raise ConnectionError("the worker was ended too often")
            await self.begin()
            again = self.first if self.module in IN_SLICES and self.first is not None else self.told
            answer = await self.ask(Line(self.talk, line=again.decode()))
        return (answer.line or "").encode()

    async def begin(self) -> bytes:
        self.talk = next(self.worker.numbers)
        answer = await self.ask(Line(self.talk, self.module))
        return (answer.line or "").encode()

    async def ask(self, line: Line) -> Answer:
        while True:
            try:
                return await self.worker.ask(line)
            except ConnectionError:
                if not self.patient:
                    raise
            await asyncio.sleep(AGAIN)

    async def stop(self) -> None:
        if self.talk:
            self.worker.over.append(self.talk)
