"""The crier: what one process tells all the others that serve the same database.

What is cried may be missed, so whoever listens also looks for itself now and then, and when it has just begun to
listen. It goes by a line of its own, never with an answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from typing import Any

import msgspec

from bothy.host.fellows import Fellows
from bothy.host.side_line import SideLine
from bothy.host.storage_errors import StorageError

CHANNEL = "bothy"
CRY = f"SELECT pg_notify('{CHANNEL}', %s)"
PAUSE = 0.05
"""So long what is to be cried waits for more of it."""
LOOK = 5.0
"""So often one looks whether something was missed."""
MOST = 7_000
"""So many bytes may be cried at once; the database takes 8,000."""

log = logging.getLogger("bothy.host")
encode = msgspec.json.Encoder().encode


class Crier:
    """Of one process."""

    def __init__(self, fellows: Fellows, mouth: SideLine, ear: SideLine) -> None:
        self.fellows = fellows
        self.mouth = mouth
        self.ear = ear
        self.heard: dict[str, Callable[[str, Any], None]] = {}
        """What is done about each kind of news: from whom it is, and what."""
        self.looks: list[Callable[[], Awaitable[None]]] = []
        """How what was missed is made good."""
        self.begins: list[Callable[[], None]] = []
        """What is done whenever one has just begun to listen."""
        self.waiting: dict[bytes, None] = {}
        """What is to be cried, each thing once."""
        self.more = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        for doing in (self.listen(), self.cry_out(), self.look_now_and_then()):
            self.tasks.append(asyncio.create_task(doing, name="news"))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.cry_now()
        await self.ear.close()

    def cry(self, kind: str, what: Any = None) -> None:
        """Tell the others something, soon."""
        self.waiting[encode([kind, what])] = None
        self.more.set()

    async def cry_out(self) -> None:
        while True:
            await self.more.wait()
            await asyncio.sleep(PAUSE)
            await self.cry_now()

    async def cry_now(self) -> None:
        """Cry out what waits. What comes while that is under way waits for the next time."""
        self.more.clear()
        news, self.waiting = list(self.waiting), {}
        if self.fellows.others:
            await self.tell_all(news)

    async def tell_all(self, news: list[bytes]) -> None:
        while news:
            size, some = 0, 0
            while some < len(news) and (not some or size + len(news[some]) < MOST):
                size += len(news[some]) + 1
                some += 1
            told, news = news[:some], news[some:]
            try:
                words = f'["{self.fellows.id}",{",".join(one.decode() for one in told)}]'
                await self.mouth.ask(CRY, words)
            except StorageError as error:
                log.warning("not cried out", extra={"error": str(error)})

    async def listen(self) -> None:
        while True:
            try:
                async with aclosing(self.ear.listen(CHANNEL)) as told:
                    async for words in told:
                        if words:
                            self.hear(words)
                        else:
                            for begin in self.begins:
                                begin()
                            await self.look()
            except StorageError as error:
                log.warning("nothing is heard of the others", extra={"error": str(error)})
            await asyncio.sleep(0.5)

    def hear(self, words: str) -> None:
        whose, *news = msgspec.json.decode(words)
        if whose == self.fellows.id:
            return
        for kind, what in news:
            if kind in self.heard:  # a newer process may tell what this one does not know
                self.heard[kind](whose, what)

    async def look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        for look in self.looks:
            try:
                await look()
            except StorageError as error:
                log.warning("not looked at", extra={"error": str(error)})
