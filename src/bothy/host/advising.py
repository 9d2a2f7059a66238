"""Advising: somebody asks what one would do, and is told. It changes nothing of the table.

Alone with bots anybody may ask; among people all must have agreed to it. In a race that is on nobody is told.
"""

from __future__ import annotations

import asyncio
import logging
from zlib import crc32

import msgspec

from bothy.host import protocol as say
from bothy.host.advice import BOT, shown
from bothy.host.bot_pool import BotPool, NoAnswer
from bothy.host.connection import Connection
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable
from bothy.host.table_record import TableRecord
from bothy.kernel import Race, Seat
from bothy.kernel.store import canonical

log = logging.getLogger("bothy.host")
read_advice = msgspec.json.Decoder(list[say.AdvisedAnswer]).decode


def may_ask(record: TableRecord) -> bool:
    """Whether advice is given at this table: to somebody alone with bots, or where everybody has agreed to it."""
    people = [record.chairs[seat].secret for seat in record.held()]
    return len(people) == 1 or all(secret in record.advice for secret in people)


def agree(record: TableRecord) -> None:
    """Everybody who plays now has agreed to advice. Who sits down later has not."""
    record.advice = [chair.secret for chair in record.chairs if chair.person]


class Advising:
    """The advice of one table."""

    def __init__(self, table: LiveTable, bot_pool: BotPool) -> None:
        self.table = table
        self.bot_pool = bot_pool
        self.thoughts: dict[Seat, asyncio.Task[None]] = {}
        """Who is being thought for."""
        self.known: dict[Seat, tuple[bytes, list[say.AdvisedAnswer]]] = {}
        """What each seat was told last, and the sight it was told of."""

    def ask(self, connection: Connection, seat: Seat, question: int) -> None:
        """Begin to think about the question a seat is asked; whoever asked is told when it is thought over."""
        position = self.table.playing()
        if not may_ask(self.table.record):
            raise RequestError("no-advice", "advice is given only if all people at the table have agreed to it")
        if seat not in position.asking():
            raise RequestError("stale", "you are not asked anything now")
        if isinstance(position.step(), Race) and not self.table.record.sealed():
            raise RequestError("advice-in-race", "in a race that is on there is no advice")
        if seat in self.thoughts:
            raise RequestError("too-fast", "it is being thought over already")
        sight = canonical(shown(self.table.game, position, seat).dump()).encode()
        thought = asyncio.create_task(self.think(connection, seat, question, sight))
        self.thoughts[seat] = thought
        thought.add_done_callback(lambda _: self.thoughts.pop(seat, None))

    async def think(self, connection: Connection, seat: Seat, question: int, sight: bytes) -> None:
        """Of the same sight the same is said, and thought over once."""
        before, answers = self.known.get(seat, (b"", []))
        if before != sight:
            answers = await self.thought_over(sight)
            self.known[seat] = (sight, answers)
        if connection in self.table.connections:
            connection.send_message(say.Advice(seat, question, answers))

    async def thought_over(self, sight: bytes) -> list[say.AdvisedAnswer]:
        try:
            return read_advice(await self.bot_pool.choose(self.table.record.game, BOT, sight, crc32(sight), True))
        except NoAnswer as error:
            log.warning("no advice", extra={"table": self.table.record.id, "error": str(error)})
            return []

    def forget(self) -> None:
        """Think for nobody any more."""
        for thought in list(self.thoughts.values()):
            thought.cancel()
        self.known.clear()
