"""The record: what is kept in a browser, transaction by transaction, on its disk before anybody is told.

Two files are used in turns. Each begins with a head, then a snapshot, then what was written since, piece by piece; each
piece has its length and a sum by which one sees whether it is whole. When much has been written since the snapshot, a
new generation is begun in the other file: its head is written last, so that it counts only once it is whole. Whatever
happens in between, a kill or a full disk, one of the two is whole; and a piece that is torn at its end was never
acknowledged.
"""

from __future__ import annotations

import struct
from collections.abc import Awaitable, Generator
from contextlib import suppress
from inspect import isawaitable
from typing import Any, NamedTuple, Protocol
from zlib import crc32

MAGIC = b"bothytab"
HEAD = struct.Struct("<8sQI")
"""Of a file: what it is, its generation, and a sum of both."""
PIECE = struct.Struct("<II")
"""Before each piece: its length, and a sum of it."""
PART = 1 << 18
"""So many bytes of a snapshot are written at a stretch."""
LEAST = 1 << 19
"""With less than so many bytes since the snapshot no new generation is begun."""
NOTHING = HEAD.size + PIECE.size
"""A file of this size or less has never held anything."""


class File(Protocol):
    """A file in which one can write anywhere. Everything raises `OSError` where it cannot be done."""

    def size(self) -> int: ...

    def read(self, at: int, count: int) -> bytes: ...

    def write(self, at: int, data: bytes) -> None: ...

    def cut(self, size: int) -> None:
        """Forget what lies beyond so many bytes."""

    def flush(self) -> Any:
        """On return everything is on the disk; where that cannot be waited for, it is once what returns is awaited."""


class Damaged(OSError):
    """What is kept cannot be read."""


class Kept(NamedTuple):
    """What a record holds."""

    snapshot: bytes
    since: list[bytes]


class Record:
    """The two files, of which one is in use."""

    def __init__(self, files: tuple[File, File]) -> None:
        self.files = files
        self.now = 0
        """Which of them is in use."""
        self.generation = 0
        self.pieces = 0
        """How many pieces it has, the snapshot among them."""
        self.end = 0
        """Where the next piece goes."""
        self.begins = 0
        """Where the first piece after the snapshot lies."""
        self.torn = False
        """Whether something lies beyond the end that must not be taken for kept."""
        self.following: list[bytes] | None = None
        """While a new generation is being begun, what has been written since its snapshot."""
        self.pending: list[Any] = []
        """What is to be awaited before what was written is acknowledged, where files cannot be waited for."""
        self.sure: tuple[int, int] | None = None
        """In that case the end, and the number of pieces, as far as that has been awaited."""
        self.waits = False
        """Whether there was ever such a case: then nothing else is written while a new generation is begun."""

    @property
    def file(self) -> File:
        return self.files[self.now]

    @property
    def grown(self) -> int:
        """How many bytes have been written since the snapshot."""
        return self.end - self.begins

    # Reading

    def open(self) -> Kept:
        """What is kept; a record that is new is begun."""
        found = [(generation_of(file), number) for number, file in enumerate(self.files)]
        for generation, number in sorted(found, reverse=True):
            if generation:
                kept = self.take_up(number, generation)
                if kept is not None:
                    return kept
        if any(file.size() > NOTHING for file in self.files):
            raise Damaged("what this browser keeps of Bothy is damaged, and is left as it is")
        self.now, self.generation = 1, 0
        for flushed in self.renewing(b""):
            if flushed is not None:  # in the order in which they were asked for
                self.pending.append(flushed)
        return Kept(b"", [])

    def take_up(self, number: int, generation: int) -> Kept | None:
        """Read a file to the end of what is whole; None if not even its snapshot is."""
        file = self.files[number]
        data = file.read(0, file.size())
        at = HEAD.size
        pieces: list[bytes] = []
        while (piece := piece_at(data, at, generation, len(pieces))) is not None:
            pieces.append(piece)
            at += PIECE.size + len(piece)
        if not pieces:
            return None
        self.now, self.generation, self.pieces, self.end = number, generation, len(pieces), at
        self.begins = HEAD.size + PIECE.size + len(pieces[0])
        self.torn = at < len(data)
        with suppress(OSError):
            self.mend()
        return Kept(pieces[0], pieces[1:])

    # Writing

    def append(self, piece: bytes) -> None:
        """Keep a piece: on return it is on the disk, and if this raises nothing of it is kept."""
        self.mend()
        framed = frame(piece, self.generation, self.pieces)
        self.torn = True
        before = (self.end, self.pieces)
        try:
            self.file.write(self.end, framed)
            self.flush()
        except OSError:
            with suppress(OSError):
                self.mend()
            raise
        self.torn = False
        if self.pending and self.sure is None:
            self.sure = before
        self.end += len(framed)
        self.pieces += 1
        if self.following is not None:
            self.following.append(piece)

    def mend(self) -> None:
        """Cut off what was not written to its end. Until that is done nothing more is written."""
        if self.torn:
            self.file.cut(self.end)
            self.flush()
            self.torn = False

    def flush(self) -> None:
        flushed = self.flushed(self.file)
        if flushed is not None:
            self.pending.append(flushed)

    def flushed(self, file: File) -> Awaitable[Any] | None:
        """What is to be awaited until a file is on the disk, if anything is."""
        flushed = file.flush()
        if not isawaitable(flushed):
            return None
        self.waits = True
        return flushed

    async def settle(self) -> None:
        """Wait until all that was written is on the disk. If this raises, nothing of it since the last time is kept."""
        pending, self.pending = self.pending, []
        try:
            for flushed in pending:
                await flushed
        except Exception as error:  # whatever the browser says
            if self.sure is not None:
                (self.end, self.pieces), self.torn = self.sure, True
                with suppress(OSError):
                    self.mend()
            raise OSError(f"the browser's storage: {error}") from error
        finally:
            self.sure = None

    def is_long(self) -> bool:
        """Whether a new generation is worth its while."""
        return self.following is None and self.grown > max(LEAST, self.begins)

    def renewing(self, snapshot: bytes) -> Generator[Awaitable[Any] | None, None, None]:
        """Begin a new generation with this snapshot, in parts between which other pieces may be written.

        Where files cannot be waited for, what comes out is to be awaited, and nothing else is written until the end.
        """
        other = 1 - self.now
        file, generation = self.files[other], self.generation + 1
        self.following = []
        try:
            file.cut(0)
            framed = frame(snapshot, generation, 0)
            end = HEAD.size
            for start in range(0, len(framed), PART):
                part = framed[start : start + PART]
                file.write(end, part)
                end += len(part)
                yield None
            begins = end
            for number, piece in enumerate(self.following, 1):
                framed = frame(piece, generation, number)
                file.write(end, framed)
                end += len(framed)
            if (flushed := self.flushed(file)) is not None:  # whole before it counts
                yield flushed
            file.write(0, head(generation))
            if (flushed := self.flushed(file)) is not None:
                yield flushed
        except BaseException:
            self.following = None
            with suppress(OSError):
                file.cut(0)
                if self.waits and (flushed := self.flushed(file)) is not None:
                    self.pending.append(flushed)  # before anything that is acknowledged
            raise
        old = self.files[self.now]
        self.now, self.generation, self.pieces = other, generation, 1 + len(self.following)
        self.begins, self.end, self.torn, self.following = begins, end, False, None
        with suppress(OSError):
            old.cut(0)
            if self.waits and (flushed := self.flushed(old)) is not None:
                yield flushed


def head(generation: int) -> bytes:
    return HEAD.pack(MAGIC, generation, crc32(MAGIC + generation.to_bytes(8, "little")))


def generation_of(file: File) -> int:
    """Of which generation a file is; 0 if it is not whole."""
    data = file.read(0, HEAD.size)
    if len(data) < HEAD.size:
        return 0
    _, generation, _ = HEAD.unpack(data)
    return int(generation) if data == head(generation) else 0


def checked(piece: bytes, generation: int, number: int) -> int:
    """The sum of a piece. One that was left over by an earlier generation has another."""
    return crc32(piece, crc32(struct.pack("<QQI", generation, number, len(piece))))


def frame(piece: bytes, generation: int, number: int) -> bytes:
    return PIECE.pack(len(piece), checked(piece, generation, number)) + piece


def piece_at(data: bytes, at: int, generation: int, number: int) -> bytes | None:
    """The piece of this number, if it is whole."""
    if at + PIECE.size > len(data):
        return None
    length, kept = PIECE.unpack_from(data, at)
    piece = data[at + PIECE.size : at + PIECE.size + length]
    return piece if len(piece) == length and checked(piece, generation, number) == kept else None
