"""A recorded game: its journal, and short hashes of all that was seen on the way."""

from __future__ import annotations

import gzip
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from recordings.looking import Eyes, Seen

KINDS = (
    "state",
    "odds",
    "choices",
    "prompts",
    "titles",
    "events",
    "log",
    "sights",
    "figures",
    "tensors",
    "dump",
    "drawing",
    "imagined",
    "hints",
    "refusals",
    "conserved",
)
"""What is looked at from moment to moment, the plainest first."""
LETTERS = 8
"""A hash of six bytes, as letters."""

encode = msgspec.json.Encoder(order="sorted").encode


class Recording(msgspec.Struct):
    """A game as it was played."""

    game: str
    number: int
    rules: int
    seats: int
    options: dict[str, str]
    bots: list[str]
    races: str
    seed: int
    journal: str
    stride: int
    """Sights, figures and tensors were looked at in every so many moments."""
    block: int
    """There is one hash for so many moments."""
    trace: Trace


class Trace(msgspec.Struct):
    """What was seen of a game."""

    hashes: dict[str, str]
    """By kind: a hash for each block of moments, one after the other."""
    box: dict[str, str]
    """Hashes of what is the same for all games of a box."""
    playouts: dict[str, str]
    """Hashes of how play at random went."""
    end: dict[str, Any]
    """Scores, shares and the account, whole; empty if it was not played to the end."""
    dumps: dict[str, Any] = {}
    """Whole positions, by the number of rows that led to them."""


def hashed(data: bytes) -> str:
    return b64encode(blake2b(data, digest_size=6).digest()).decode()


def plain(value: object) -> bytes:
    return value if isinstance(value, bytes) else encode(value)


class Tape:
    """Hashes of everything that is seen, block by block."""

    def __init__(self, block: int) -> None:
        self.block = block
        self.hashes: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.open = {kind: bytearray() for kind in KINDS}

    def take(self, number: int, seen: Seen) -> None:
        for kind, value in seen.items():
            self.open[kind] += plain(value) + b"\n"
        if (number + 1) % self.block == 0:
            self.close()

    def close(self) -> None:
        for kind, data in self.open.items():
            self.hashes[kind].append(hashed(bytes(data)))
            data.clear()

    def written(self) -> dict[str, str]:
        if any(self.open.values()):
            self.close()
        return {kind: "".join(found) for kind, found in self.hashes.items()}


def traced(eyes: Eyes, journal: str, seed: int, block: int, keep: Callable[[int], bool]) -> Trace:
    """Replay a journal and note what is seen; `keep` says of which moments the whole position."""
    tape = Tape(block)
    kept: dict[str, Any] = {}

    def tell(number: int, seen: Seen) -> None:
        tape.take(number, seen)
        if "dump" in seen and keep(number):
            kept[str(number)] = unpacked(seen["dump"])

    end = eyes.watch(without_hashes(journal), tell)
    return Trace(tape.written(), shortened(eyes.box()), shortened(eyes.playouts(seed)), unpacked(end), kept)


def shortened(seen: Seen) -> dict[str, str]:
    return {name: hashed(plain(value)) for name, value in seen.items()}


def unpacked(value: object) -> Any:
    """A value as it comes back from JSON."""
    return msgspec.json.decode(encode(value))


def without_hashes(journal: str) -> str:
    """A journal whose rows bear no hash: they are checked apart, so that one that differs does not end the replay."""
    return "".join([line.partition("  #")[0].rstrip("\n") + "\n" for line in journal.splitlines()])


def write(file: Path, recordings: Iterable[Recording]) -> None:
    with file.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as out:
        for recording in recordings:
            out.write(msgspec.json.encode(recording) + b"\n")


def read(file: Path) -> Iterator[Recording]:
    with gzip.open(file) as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=Recording)
