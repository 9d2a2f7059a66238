"""A process in which a trial is played: told what is compared, it writes how far it is, and waits for leave.

It goes on only while whoever started it says so, a little at a time: what others think comes first.
"""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Iterator

import msgspec

from bothy.games import find
from bothy.host.conversation import READY, Conversation, converse
from bothy.study.compare.sides import Comparison, Side
from bothy.study.plan import study
from bothy.study.workshop.trial import FEWEST, Trying

SLICE = 0.1
"""So many seconds of the processor are worked at a stretch."""
LOOK = 0.7
"""After so many seconds of the clock what has been found is told again."""
PACE = 2.0
"""After so many seconds of play it is known how far a trial can go."""
MEMORY = 2 << 30
UNCHANGED = msgspec.Raw(b"null")


class TrialSide(msgspec.Struct):
    """Before or after."""

    options: dict[str, str]
    pack: str


class TrialQuestion(msgspec.Struct):
    """What is compared, and for how long."""

    game: str
    seats: int
    bots: list[str]
    before: TrialSide
    after: TrialSide
    seed: int
    planned: float
    """Seconds that it is planned for."""


class TrialProgress(msgspec.Struct):
    """How far a trial is."""

    games: int = 0
    wanted: int = 0
    marks: tuple[int, ...] = ()
    failed: int = 0
    fair: float = 0.0
    done: bool = False
    found: msgspec.Raw = UNCHANGED
    """By language what is told, if that has changed."""
    won: msgspec.Raw = UNCHANGED
    problem: str = ""


def comparison_of(question: TrialQuestion) -> Comparison:
    """Both sides, all checked."""
    return Comparison(side_of(question, question.before), side_of(question, question.after))


def side_of(question: TrialQuestion, side: TrialSide) -> Side:
    game = find(question.game)
    options = game.settle(side.options)
    planned = study(game, question.seats, question.bots, options, side.pack, question.seed)
    return Side(planned.game, planned.seats, planned.bots, planned.options, planned.pack, planned.seed)


def played(question: TrialQuestion, stretch: float = SLICE) -> Iterator[TrialProgress]:
    """Play slice by slice, and say after each how far it is; the first figures as soon as there are any."""
    trying = Trying(comparison_of(question))
    begun, looked = time.monotonic(), -math.inf
    worked = time.process_time()
    for _ in trying.pace():
        now = time.monotonic()
        if not trying.marks and now - begun >= PACE and trying.number >= FEWEST:
            trying.reach(trying.number / (now - begun) * question.planned)
        marked = trying.number in trying.marks
        if not marked and time.process_time() - worked < stretch:
            continue
        progress = progress_of(trying)
        if marked or (now - looked >= LOOK and trying.games >= FEWEST):
            looked = now
            progress.found = msgspec.Raw(msgspec.json.encode(trying.told()))
            progress.won = msgspec.Raw(msgspec.json.encode(trying.rows()))
        yield progress
        worked = time.process_time()


def progress_of(trying: Trying) -> TrialProgress:
    wanted = trying.marks[-1] if trying.marks else 0
    return TrialProgress(trying.number, wanted, trying.marks, len(trying.pairs.errors), trying.fair(), trying.is_done)


def conversation(stretch: float = SLICE) -> Conversation:
    """A question, and how far its answer is, as often as there is leave to go on."""
    question = yield READY
    try:
        for progress in played(msgspec.json.decode(question, type=TrialQuestion), stretch):
            yield msgspec.json.encode(progress)
    except Exception as error:  # whatever it is, only this trial is lost
        yield msgspec.json.encode(TrialProgress(problem=f"{type(error).__name__}: {error}"))


def limit() -> None:
    """No more memory than a trial may have, where the system knows such limits."""
    try:
        import resource  # only where there are processes
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # people's answers come first, and bots'
    limit()
    converse(conversation(), sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
