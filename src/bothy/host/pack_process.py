"""A process in which packs are tried: reads them as JSON lines, and says what is wrong with each.

Each is tried in a child with a limit on the processor's time and on memory; what it needs beyond that, it dies of, and
nobody else does. It has nothing of any table. Where a system has no such children (Windows), a pack is tried in the
process itself: whoever asked ends it after a while, and its memory has no limit but the machine's.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

import msgspec

from bothy.games import find, games
from bothy.host.conversation import READY, Conversation, converse

SECONDS = 1
"""Of the processor, for one pack; the largest that anybody has written took a twentieth."""
MEMORY = 512 << 20
TOO_MUCH = "the pack takes too long to read, or too much memory; make it simpler"


Judge = Callable[[bytes], str]
"""Says what there is to say of a question."""
Judging = Callable[[Judge, bytes], "Verdict"]
"""How that is done: in place, or where it can do no harm."""


class PackQuestion(msgspec.Struct):
    """A pack, and the table that it is for."""

    game: str
    seats: int
    options: dict[str, str]
    pack: str


class Verdict(msgspec.Struct):
    """What is said of something that was tried: of a pack what is wrong with it, nothing if that is empty."""

    told: str
    seconds: float = 0.0
    """Of the processor, that it took to find out."""


def judge(line: bytes) -> str:
    """What is wrong with a pack."""
    question = msgspec.json.decode(line, type=PackQuestion)
    try:
        game = find(question.game)
        game.check_pack(question.pack, "the pack")
        game.new(question.seats, question.options, question.pack)
    except ValueError as error:
        return str(error)
    except (MemoryError, RecursionError):
        return TOO_MUCH
    return ""


def judge_here(judge: Judge, line: bytes) -> Verdict:
    """Without limits: for one whose own pack it is, and whose own machine."""
    begun = time.process_time()
    return Verdict(judge(line), time.process_time() - begun)


def judge_apart(judge: Judge, line: bytes) -> Verdict:
    """Where it can do no harm, as far as the system has such a place."""
    return judge_in_a_child(judge, line) if hasattr(os, "fork") else judge_here(judge, line)


def judge_in_a_child(judge: Judge, line: bytes) -> Verdict:
    import resource  # only where there are processes

    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        with open(writing, "wb") as out:
            try:
                out.write(judge(line).encode())
                out.flush()
                code = 0
            except BaseException:  # whatever it is, the parent says so
                code = 1
        os._exit(code)
    os.close(writing)
    with open(reading, "rb") as told:
        said = told.read().decode()
    _, status, used = os.wait4(child, 0)
    return Verdict(said if status == 0 else TOO_MUCH, used.ru_utime + used.ru_stime)


def verdicts(judge: Judge, judging: Judging) -> Conversation:
    """Things that people bring, and what is said of them."""
    line = yield READY
    while True:
        line = yield msgspec.json.encode(judging(judge, line))


def conversation(judging: Judging = judge_here) -> Conversation:
    """Packs, and what is wrong with them."""
    return verdicts(judge, judging)


def serve(conversation: Conversation) -> None:
    """Answer questions until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(5)  # people's answers come first
    games()  # found now, not for each question
    converse(conversation, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    serve(conversation(judge_apart))
