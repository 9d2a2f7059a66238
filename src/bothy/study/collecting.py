"""A study from its first game to its last: played under a bar, kept in a file, stopped by Ctrl-C without loss."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bothy.lab.report import Stop
from bothy.locales import Speech
from bothy.study import until as looking
from bothy.study.keeping import Book, keep, new_book, taken_up
from bothy.study.plan import SAMPLE, Study
from bothy.study.running import run
from bothy.study.samples.difficulty import difficulties
from bothy.study.statistics import Level

EVERY = 10.0
"""Seconds after which what is done is kept."""
SUMS = ".sums"
"""How the file of the sums ends; page and JSON lie beside it under the same name."""


@dataclass(frozen=True)
class Wish:
    """How much of a study is wanted."""

    games: int = 1_000
    until: float = 0.0
    """Half the interval of win shares at which it is enough; 0.0 to play so many games."""
    rollouts: bool = True
    """Whether to look at a sample closely."""
    sample: int = SAMPLE
    workers: int = 1
    out: str = ""
    """The name of the files, without their ending; empty to keep nothing."""

    def looks(self) -> int:
        return looking.looks(self.until) if self.until else 1


@dataclass
class Collected:
    """What has come of it."""

    book: Book
    level: Level
    whole: bool
    wanted: int
    """How many games were to be counted."""
    look: int = 1
    """At which look it was enough."""
    before: int = 0
    """How many games the file held already."""
    until: float = 0.0
    """How narrow the intervals were to be, if that was said."""


def collect(study: Study, wish: Wish, speech: Speech, quiet: bool) -> Collected:
    """Play what is missing. Whatever is done when Ctrl-C comes is kept."""
    collecting = Collecting(study, wish, speech)
    stop = collecting.stop
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with stop, Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        try:
            found = collecting.all(progress)
        finally:
            collecting.keep()
    return found


class Collecting:
    def __init__(self, study: Study, wish: Wish, speech: Speech) -> None:
        self.study = study
        self.wish = wish
        self.speech = speech
        self.stop = Stop()
        self.path = Path(wish.out + SUMS) if wish.out else None
        self.book = taken_up(self.path, study) if self.path is not None else new_book()
        self.kept = time.monotonic()

    def keep(self) -> None:
        if self.path is not None:
            keep(self.path, self.study, self.book)
        self.kept = time.monotonic()

    def is_stopped(self) -> bool:
        """Whether Ctrl-C has come."""
        return self.stop.wanted

    def all(self, progress: Progress) -> Collected:
        wish, study = self.wish, self.study
        level = Level(wish.looks())
        before = self.book["games"].size
        if self.path is not None:
            self.keep()  # what cannot be written is told before an hour of play
        look, wanted = 1, wish.games
        whole = True
        for look in range(1, level.looks + 1):
            wanted = looking.games_at(look) if wish.until else wish.games
            whole = self.part(progress, "games", wanted)
            figures = self.book["games"].sums
            if not whole or (wish.until and looking.widest(figures, study.is_shared(), level) <= wish.until):
                break
        if wish.rollouts:
            parts = ["closer", "skill", *(["difficulty"] if difficulties(study) else [])]
            whole = all(self.part(progress, part, wish.sample) for part in parts) and whole
        return Collected(self.book, level, whole, wanted, look, before, wish.until)

    def part(self, progress: Progress, part: str, wanted: int) -> bool:
        """Play what is missing of a part; tells whether all of it is there."""
        kept = self.book[part]
        gaps = kept.gaps(wanted)
        if self.is_stopped():
            return not gaps
        words = self.speech.text(f"study-progress-{part}")
        task = progress.add_task(words, total=wanted, completed=wanted - sum(count for _, count in gaps))
        for chunk in run(self.study, part, gaps, self.wish.workers):
            kept.add(chunk)
            progress.advance(task, chunk.count)
            if time.monotonic() - self.kept > EVERY:
                self.keep()
            if self.is_stopped():
                break
        progress.remove_task(task)
        return not kept.gaps(wanted)
