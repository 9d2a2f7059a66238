"""Those who think for the bots of this process on other machines: they join, are sent sights, and are never waited for.

Whoever has a free place and the same rules is asked first. Where the line breaks, or no answer comes soon, the bots of
this machine are asked instead, as if nobody had joined.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from itertools import count

import msgspec

from bothy.games import games
from bothy.host.bot_pool import NoAnswer
from bothy.host.bot_process import BotQuestion
from bothy.host.thinkers.sealed import SealedLine, Untrusted, checked

PATIENCE = 1.0
"""So many seconds a table waits for one who thinks elsewhere; then it asks at home."""
MOST = 64
"""The most places one thinker may offer."""
KNOCKING, JOINED = 32, 1024
"""So many may be about to prove themselves at a time, and so many may have joined."""

log = logging.getLogger("bothy.host")


class Offer(msgspec.Struct, tag="offer"):
    """What a thinker can do; said again when that changes."""

    places: int
    """How many questions at a time; 0 of one who leaves."""
    rules: dict[str, int]
    """The version of the rules of each game it knows."""


class Thought(msgspec.Struct, tag="thought"):
    """What came of a question."""

    id: int
    choice: str = ""
    error: str = ""


class Wondered(msgspec.Struct):
    """A question, as a thinker hears it."""

    id: int
    question: BotQuestion


heard: msgspec.json.Decoder[Offer | Thought] = msgspec.json.Decoder(Offer | Thought)


class Thinker:
    """One that has joined."""

    def __init__(self, line: SealedLine) -> None:
        self.line = line
        self.places = 0
        self.rules: dict[str, int] = {}
        self.asked: dict[int, asyncio.Future[str] | None] = {}
        """What it thinks about; None where nobody waits for it any more."""

    def free_for(self, game: str, version: int) -> bool:
        return len(self.asked) < self.places and self.rules.get(game) == version

    def lost(self) -> None:
        self.places = 0
        for waiting in self.asked.values():
            if waiting is not None and not waiting.done():
                waiting.set_exception(NoAnswer("whoever thought about it is gone"))
        self.asked.clear()


class Elsewhere:
    """All thinkers of one process."""

    def __init__(self, secret: str, listening: socket.socket) -> None:
        self.secret = checked(secret)
        self.listening = listening
        self.thinkers: set[Thinker] = set()
        self.numbers = count(1)
        self.server: asyncio.Server | None = None
        self.knocking = 0
        """How many are about to prove themselves."""
        self.thoughts = 0
        """How many answers came from elsewhere."""
        self.missed = 0
        """How many did not come, or too late, so that somebody here answered."""
        self.refused = 0
        """How many who wished to join did not know the secret, or came while too many others did."""

    @property
    def joined(self) -> int:
        return len(self.thinkers)

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.join, sock=self.listening, limit=1 << 16)

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for thinker in list(self.thinkers):
            thinker.line.close()
            thinker.lost()
        if self.server is not None:
            await self.server.wait_closed()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear one thinker until it goes."""
        thinker: Thinker | None = None
        whence = str((writer.get_extra_info("peername") or [""])[0])
        try:
            thinker = Thinker(await self.proved(reader, writer))
            self.thinkers.add(thinker)
            while True:
                self.take(thinker, heard.decode(await thinker.line.hear()))
        except Untrusted as error:
            self.refused += 1
            log.warning("a thinker was turned away", extra={"from": whence, "error": str(error)})
        except (OSError, msgspec.DecodeError) as error:
            log.info("a thinker is gone", extra={"from": whence, "error": str(error)})
        finally:
            writer.transport.abort()
            if thinker is not None:
                self.thinkers.discard(thinker)
                thinker.lost()

    async def proved(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> SealedLine:
        """The line to one who knows the secret; few can knock at a time, since nobody knows who they are."""
        if self.knocking >= KNOCKING or len(self.thinkers) >= JOINED:
            raise Untrusted("too many are there")
        self.knocking += 1
        try:
            return await SealedLine.open(reader, writer, self.secret, asks=True)
        finally:
            self.knocking -= 1

    def take(self, thinker: Thinker, said: Offer | Thought) -> None:
        if isinstance(said, Offer):
            thinker.places, thinker.rules = min(said.places, MOST), said.rules
            return
        waiting = thinker.asked.pop(said.id, None)
        if waiting is None or waiting.done():
            return
        if said.error or not said.choice:
            waiting.set_exception(NoAnswer(said.error or "an empty answer"))
        else:
            waiting.set_result(said.choice)

    def free(self, game: str) -> bool:
        """Whether somebody could think about a question of this game now."""
        version = games()[game].rules_version
        return any(thinker.free_for(game, version) for thinker in self.thinkers)

    async def choose(self, question: BotQuestion) -> str:
        """What one of them answers, soon; `NoAnswer` otherwise. One that is late has a place less until it answers."""
        version = games()[question.game].rules_version
        able = [thinker for thinker in self.thinkers if thinker.free_for(question.game, version)]
        if not able:
            raise NoAnswer("nobody elsewhere is free")
        thinker = min(able, key=lambda one: len(one.asked) / one.places)
        id = next(self.numbers)
        waiting: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        thinker.asked[id] = waiting
        try:
            async with asyncio.timeout(PATIENCE):
                await thinker.line.say(msgspec.json.encode(Wondered(id, question)))
                choice = await waiting
        except TimeoutError:
            self.missed += 1
            raise NoAnswer(f"no answer from elsewhere within {PATIENCE:g} s") from None
        except OSError as error:
            self.missed += 1
            raise NoAnswer(f"whoever thinks elsewhere is gone: {error}") from error
        except NoAnswer:
            self.missed += 1
            raise
        finally:
            if id in thinker.asked:
                thinker.asked[id] = None  # its place stays taken until it answers, so a silent one is soon left alone
        self.thoughts += 1
        return choice
