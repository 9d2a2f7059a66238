"""A line on which both sides prove that they know a secret, and that nobody between them reads, changes or repeats.

Each side sends 32 random bytes. The keys of both directions follow from the secret and from both, so whoever does not
know it can neither say nor understand a word, and what was recorded of another line fits no key. Every frame is sealed
(ChaCha20-Poly1305) under its number, so none can be left out, moved or sent again.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

GREETING = b"bothy thinkers 1\n"
SECRET = 32
"""The fewest characters of a secret."""
LIMIT = 1 << 22
"""The longest frame, in bytes."""
LENGTH = 4
PROOF = 256
"""The longest frame of one who has not proved anything yet."""
HANDSHAKE = 10.0
"""Seconds for both sides to prove themselves."""


class Untrusted(Exception):
    """Whoever is at the other end does not know the secret, or somebody between has changed what was said."""


def checked(secret: str) -> bytes:
    """A secret that cannot be guessed; ValueError for others."""
    if len(secret.strip()) < SECRET:
        raise ValueError(
            f"the secret of the thinkers must have at least {SECRET} characters; `openssl rand -hex 32` makes one"
        )
    return secret.strip().encode()


def host_and_port(text: str) -> tuple[str, int]:
    """`host:port`, or `[v6]:port`."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit() or int(port) >= 65536:
        raise ValueError(f"an address is HOST:PORT, such as 10.0.0.5:8701, not {text!r}")
    return host.strip("[]"), int(port)


class SealedLine:
    """Such a line, after both have proved themselves."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, saying: bytes, hearing: bytes
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.saying, self.hearing = ChaCha20Poly1305(saying), ChaCha20Poly1305(hearing)
        self.said = self.heard = 0

    @staticmethod
    async def open(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes, asks: bool) -> SealedLine:
        """Prove oneself, and have the other side do so; `asks` is the side that has the questions."""
        own = os.urandom(32)
        proved = False
        try:
            writer.write(GREETING + own)
            async with asyncio.timeout(HANDSHAKE):
                await writer.drain()
                greeting = await reader.readexactly(len(GREETING))
                if greeting != GREETING:
                    raise Untrusted("the other side speaks something else")
                other = await reader.readexactly(32)
                salt = own + other if asks else other + own
                keys = HKDF(hashes.SHA256(), 64, salt, GREETING).derive(secret)
                questions, answers = keys[:32], keys[32:]
                line = SealedLine(reader, writer, *((questions, answers) if asks else (answers, questions)))
                await line.say(b"prove it")
                if await line.hear(PROOF) != b"prove it":
                    raise Untrusted("the other side says something else")
                proved = True
        except TimeoutError:  # an OSError, too
            raise Untrusted(f"the other side did not prove itself within {HANDSHAKE:g} s") from None
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Untrusted("the other side hung up before it had proved itself: is the secret the same?") from error
        finally:
            if not proved:
                writer.transport.abort()
        return line

    async def say(self, data: bytes) -> None:
        sealed = self.saying.encrypt(self.said.to_bytes(12, "big"), data, None)
        self.said += 1
        self.writer.write(len(sealed).to_bytes(LENGTH, "big") + sealed)
        await self.writer.drain()

    async def hear(self, most: int = LIMIT) -> bytes:
        """The next frame, of at most so many bytes.

        `OSError` when the line is broken, `Untrusted` when it was tampered with.
        """
        try:
            length = int.from_bytes(await self.reader.readexactly(LENGTH), "big")
            if length > most:
                raise Untrusted(f"a frame may have {most} bytes here")
            sealed = await self.reader.readexactly(length)
        except asyncio.IncompleteReadError as error:
            raise ConnectionResetError("the line is broken") from error
        try:
            data = self.hearing.decrypt(self.heard.to_bytes(12, "big"), sealed, None)
        except InvalidTag:
            raise Untrusted("what was said is not sealed with our secret") from None
        self.heard += 1
        return data

    def close(self) -> None:
        with suppress(OSError, RuntimeError):
            self.writer.transport.abort()
