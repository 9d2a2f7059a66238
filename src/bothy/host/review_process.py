"""A process in which a finished game is looked back at: reads a journal, writes how far it is, waits for leave.

It goes on only while whoever started it says so, a little at a time: what others think comes first.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

import msgspec

from bothy.games import find, games
from bothy.host.conversation import READY, Conversation, converse
from bothy.kernel.journal import read
from bothy.reviews.course import course_of
from bothy.reviews.reckoning import USUAL, Depth, Reckoning
from bothy.reviews.review import Review

SLICE = 0.1
"""So many seconds of the processor are worked at a stretch."""
LOOK = 2.0
"""After so many seconds of the processor what has been reckoned is told again."""


UNCHANGED = msgspec.Raw(b"null")


class ReviewQuestion(msgspec.Struct):
    """A journal, and whose answers are to be judged."""

    journal: str
    seats: list[int]
    worlds: int = 0
    """How often every moment is played on; 0 for as often as is usual."""


class ReviewProgress(msgspec.Struct):
    """How far a review is."""

    part: float
    review: msgspec.Raw = UNCHANGED
    """What has been reckoned, if that has changed."""
    error: str = ""


def reckon(question: ReviewQuestion, stretch: float = SLICE) -> Iterator[ReviewProgress]:
    """Reckon a review slice by slice, and say after each how far it is."""
    depth = Depth.of(question.worlds) if question.worlds else USUAL
    reckoning = Reckoning(course_of(read(question.journal, find)), depth, 0, question.seats)
    begun = looked = time.process_time()
    told = 0
    for part in reckoning.slices():
        now = time.process_time()
        if part < 1.0 and now - begun < stretch:
            continue
        review = UNCHANGED
        if part >= 1.0 or (reckoning.worlds > told and now - looked > LOOK):
            review = msgspec.Raw(msgspec.json.encode(Review(reckoning).as_json()))
            looked, told = now, reckoning.worlds
        yield ReviewProgress(part, review)
        begun = time.process_time()


def conversation(stretch: float = SLICE) -> Conversation:
    """A question, and how far its answer is, as often as there is leave to go on."""
    question = yield READY
    try:
        for progress in reckon(msgspec.json.decode(question, type=ReviewQuestion), stretch):
            yield msgspec.json.encode(progress)
    except Exception as error:  # whatever it is, only this review is lost
        yield msgspec.json.encode(ReviewProgress(0.0, UNCHANGED, f"{type(error).__name__}: {error}"))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)  # people's answers come first, and bots'
    games()
    converse(conversation(), sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
