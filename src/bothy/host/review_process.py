"""A process in which a finished game is looked back at: reads a journal, writes how far it is, waits for leave.

It goes on only while whoever started it says so, a little at a time: what others think comes first.
"""

from __future__ import annotations

import os
import sys
import time
from typing import BinaryIO

import msgspec

from bothy.games import find, games
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


def reckon(question: ReviewQuestion, lines: BinaryIO, out: BinaryIO) -> None:
    """Reckon a review slice by slice; after each a line is written, and one is waited for."""
    depth = Depth.of(question.worlds) if question.worlds else USUAL
    reckoning = Reckoning(course_of(read(question.journal, find)), depth, 0, question.seats)
    begun = looked = time.process_time()
    told = 0
    for part in reckoning.slices():
        now = time.process_time()
        if part < 1.0 and now - begun < SLICE:
            continue
        review = UNCHANGED
        if part >= 1.0 or (reckoning.worlds > told and now - looked > LOOK):
            review = msgspec.Raw(msgspec.json.encode(Review(reckoning).as_json()))
            looked, told = now, reckoning.worlds
        write(out, ReviewProgress(part, review))
        if part < 1.0 and not lines.readline():
            return  # nobody waits for it any more
        begun = time.process_time()


def write(out: BinaryIO, progress: ReviewProgress) -> None:
    out.write(msgspec.json.encode(progress) + b"\n")
    out.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)  # people's answers come first, and bots'
    games()
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    question = msgspec.json.decode(lines.readline(), type=ReviewQuestion)
    try:
        reckon(question, lines, out)
    except Exception as error:  # whatever it is, only this review is lost
        write(out, ReviewProgress(0.0, UNCHANGED, f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
