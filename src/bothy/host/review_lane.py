"""Finished games are looked back at in a lane of their own: one at a time, and only while no bot thinks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from bothy.host.bot_pool import BotPool
from bothy.host.child import Child
from bothy.host.conversation import Start, ready
from bothy.host.database import StorageError
from bothy.host.errors import RequestError
from bothy.host.leases import Elsewhere, Leases
from bothy.host.live_table import LiveTable
from bothy.host.quiet_lane import QuietLane
from bothy.host.review_api import Reviewing, ReviewState
from bothy.host.review_process import UNCHANGED, ReviewProgress, ReviewQuestion
from bothy.host.storage import Storage

LIMIT = 1 << 24
"""The longest line to or from the process, in bytes."""
WAITING = 12
"""So many reviews may be reckoned or wait for it."""

log = logging.getLogger("bothy.host")


class Worlds(msgspec.Struct):
    """Of a review how often every moment was played on."""

    worlds: int


class RunningReview:
    """A review under way, or one that could not be reckoned."""

    def __init__(self, whose: str, question: ReviewQuestion) -> None:
        self.whose = whose
        self.question = question
        self.begun = False
        self.failed = False
        self.part = 0.0
        self.review: bytes | None = None
        """What has been reckoned so far."""
        self.task: asyncio.Task[None] | None = None

    @property
    def state(self) -> Reviewing:
        return "failed" if self.failed else "reckoning" if self.begun else "waiting"


class ReviewLane(QuietLane):
    """All reviews of a server: those under way by their tables, the others in its storage."""

    def __init__(self, storage: Storage, bots: BotPool, leases: Leases, start: Start = Child.start) -> None:
        super().__init__(bots)
        self.start = start
        self.elsewhere: Callable[[str], Awaitable[bool]] = nowhere
        """Whether another process of the house looks back at a game for somebody."""
        self.storage = storage
        self.leases = leases
        self.running: dict[str, RunningReview] = {}
        self.turn = asyncio.Lock()
        self.worlds = 0
        """How often every moment is played on; 0 for as often as is usual."""

    async def state(self, table: str, whose: str, known: int = -1) -> ReviewState:
        """How far the review of a table is. Who knows as many worlds of it is not sent them again."""
        running = self.running.get(table)
        if running is None:
            kept = await self.storage.review(table)
            return ReviewState(table, "done" if kept else "none", 1.0 if kept else 0.0, False, news(kept, known))
        mine = running.whose == whose
        return ReviewState(table, running.state, running.part, mine, news(running.review, known))

    async def begin(self, table: LiveTable, whose: str) -> None:
        """Have a finished game looked back at, unless that is done or under way."""
        id = table.record.id
        if table.record.ended:
            raise RequestError("ended", "a game that was ended by agreement has no result to look back from")
        if table.position is None or not table.position.over():
            raise RequestError("not-over", "a review of a running game does not exist")
        if id in self.under_way() or await self.storage.review(id) is not None or id in self.under_way():
            return
        if self.is_busy_for(whose):
            raise another()
        if len(self.under_way()) >= WAITING:
            raise RequestError("busy", "too many games are being looked back at; try again in a moment")
        people = [seat for seat, chair in enumerate(table.record.chairs) if chair.person]
        running = RunningReview(whose, ReviewQuestion(table.journal_text(), people, self.worlds))
        self.running[id] = running
        await self.claim(id, running)
        if self.running.get(id) is not running:
            return  # it was cancelled meanwhile
        running.task = asyncio.create_task(self.run(id, running), name=f"review of {id}")

    async def claim(self, table: str, running: RunningReview) -> None:
        """Be the only one who looks back for somebody: noted here before the others are asked, who do the same."""
        taken = True
        try:
            taken = await self.elsewhere(running.whose)
        finally:
            if taken and self.running.get(table) is running:
                del self.running[table]
        if taken:
            raise another()

    def under_way(self) -> dict[str, RunningReview]:
        """By their tables the reviews that are reckoned here, or wait for it."""
        return {table: one for table, one in self.running.items() if not one.failed}

    def is_busy_for(self, whose: str) -> bool:
        """Whether a game is looked back at here for somebody."""
        return any(one.whose == whose for one in self.under_way().values())

    async def cancel(self, table: str, whose: str) -> None:
        """Leave a review that is under way, as whoever asked for it wishes."""
        running = self.running.get(table)
        if running is None:
            return
        if running.whose != whose:
            raise RequestError("not-yours", "somebody else has asked for this review")
        await self.leave(table, running)

    async def leave(self, table: str, running: RunningReview) -> None:
        self.running.pop(table, None)
        if running.task is not None:
            running.task.cancel()
            await asyncio.gather(running.task, return_exceptions=True)

    async def close(self) -> None:
        for table, running in list(self.running.items()):
            await self.leave(table, running)

    # Reckoning

    async def run(self, table: str, running: RunningReview) -> None:
        try:
            async with self.turn:
                running.begun = True
                await self.reckon(running)
            if running.review is not None:
                await self.storage.put_review(table, running.review, self.leases.guard(table))
                self.running.pop(table, None)
        except (OSError, ValueError, StorageError, Elsewhere) as error:
            log.error("a review has failed: %s", error, extra={"table": table})
            running.failed = True

    async def reckon(self, running: RunningReview) -> None:
        """Let a process of its own reckon, and give it leave for every slice when no bot thinks."""
        child = await self.start("bothy.host.review_process", limit=LIMIT)
        try:
            await ready(child)
            await child.tell(msgspec.json.encode(running.question))
            while running.part < 1.0:
                progress = msgspec.json.decode(await child.hear(), type=ReviewProgress)
                if progress.error:
                    raise ValueError(progress.error)
                running.part = progress.part
                if progress.review != UNCHANGED:
                    running.review = bytes(progress.review)
                await self.let_bots_think()
                await child.tell(b"go")
        except ConnectionError:
            if running.part < 1.0:  # else it has only not waited for our last word
                raise
        finally:
            await child.stop()


def another() -> RequestError:
    return RequestError("reviewing", "a game is being looked back at for you already: wait, or cancel that")


async def nowhere(_: str) -> bool:
    """Nobody does: there is no other process."""
    return False


def news(review: bytes | None, known: int) -> msgspec.Raw | None:
    """A review, unless whoever asks has as many worlds of it already."""
    if review is None or (known >= 0 and msgspec.json.decode(review, type=Worlds).worlds <= known):
        return None
    return msgspec.Raw(review)
