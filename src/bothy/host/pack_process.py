"""A process in which packs are tried: reads them as JSON lines, and says what is wrong with each.

Each is tried in a child with a limit on the processor's time and on memory; what it needs beyond that, it dies of, and
nobody else does. It has nothing of any table.
"""

from __future__ import annotations

import os
import resource
import sys
from typing import BinaryIO

import msgspec

from bothy.games import find, games

SECONDS = 1
"""Of the processor, for one pack; the largest that anybody has written took a twentieth."""
MEMORY = 512 << 20
TOO_MUCH = "the pack takes too long to read, or too much memory; make it simpler"


class PackQuestion(msgspec.Struct):
    """A pack, and the table that it is for."""

    game: str
    seats: int
    options: dict[str, str]
    pack: str


class PackVerdict(msgspec.Struct):
    """What is wrong with a pack; nothing, if that is empty."""

    error: str
    seconds: float = 0.0
    """Of the processor, that it took to find out."""


def judge(question: PackQuestion) -> str:
    """What is wrong with a pack."""
    try:
        game = find(question.game)
        game.check_pack(question.pack, "the pack")
        game.new(question.seats, question.options, question.pack)
    except ValueError as error:
        return str(error)
    except (MemoryError, RecursionError):
        return TOO_MUCH
    return ""


def judge_in_a_child(question: PackQuestion) -> PackVerdict:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        with open(writing, "wb") as out:
            try:
                out.write(judge(question).encode())
                out.flush()
                code = 0
            except BaseException:  # whatever it is, the parent says so
                code = 1
        os._exit(code)
    os.close(writing)
    with open(reading, "rb") as told:
        error = told.read().decode()
    _, status, used = os.wait4(child, 0)
    return PackVerdict(error if status == 0 else TOO_MUCH, used.ru_utime + used.ru_stime)


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    out.write(b"ready\n")
    out.flush()
    for line in lines:
        verdict = judge_in_a_child(msgspec.json.decode(line, type=PackQuestion))
        out.write(msgspec.json.encode(verdict) + b"\n")
        out.flush()


def main() -> None:
    os.nice(5)  # people's answers come first
    games()  # found now, not for each pack
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
