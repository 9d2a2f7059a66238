"""Conversations: whoever helps the host says a line, hears a line, says a line, and so on to the end.

A helper's module has a `conversation`, a generator of what it says that is sent what it hears. It can be held by a
process of its own (`Child`), or in place, where there are neither processes nor threads: as in a browser's tab.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Generator
from importlib import import_module
from typing import BinaryIO, Protocol

Conversation = Generator[bytes, bytes, None]
READY = b"ready"
"""The first line of every helper."""


class Helper(Protocol):
    """Somebody who is told lines and tells lines, in turns."""

    async def tell(self, line: bytes) -> None:
        """Say the next line to it."""

    async def hear(self) -> bytes:
        """What it says next; nothing if it has ended."""
        ...

    async def stop(self) -> None:
        """End it, whatever it does."""


class Start(Protocol):
    """How helpers are begun."""

    def __call__(self, module: str, *arguments: str, limit: int) -> Awaitable[Helper]:
        """Begin one; no line of it may be longer than that many bytes."""
        ...


async def ready(helper: Helper, seconds: float | None = None) -> None:
    """Wait for the word that it can be asked; one that does not say it in time, if there is one, is ended."""
    try:
        async with asyncio.timeout(seconds):
            word = await helper.hear()
        if word.rstrip() != READY:
            raise ValueError("the process did not start")
    except TimeoutError:
        await helper.stop()
        raise ValueError(f"the process did not start within {seconds:g} s") from None
    except BaseException:
        await helper.stop()
        raise


def converse(conversation: Conversation, ear: BinaryIO, mouth: BinaryIO) -> None:
    """Hold a conversation by way of two files, until either side has nothing more to say."""
    said = next(conversation)
    while True:
        mouth.write(said + b"\n")
        mouth.flush()
        line = ear.readline()
        if not line:
            return
        try:
            said = conversation.send(line)
        except StopIteration:
            return


class InPlace:
    """A helper that thinks on the event loop, while everybody waits for it: it should have little to think about."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.heard: bytes | None = None

    @staticmethod
    async def start(module: str, *arguments: str, limit: int) -> InPlace:  # noqa: ARG004  as others are begun
        return InPlace(import_module(module).conversation())

    async def tell(self, line: bytes) -> None:
        self.heard = line

    async def hear(self) -> bytes:
        await asyncio.sleep(0)  # whoever else has something to do has a turn before each line
        try:
            return next(self.conversation) if self.heard is None else self.conversation.send(self.heard)
        except StopIteration:
            return b""

    async def stop(self) -> None:
        self.conversation.close()
