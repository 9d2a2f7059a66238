"""A study or a comparison from its first game to its last: played under a bar, kept in a file, stopped without loss."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count, takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from bothy.lab.places import Here, Place
from bothy.lab.report import Stop
from bothy.locales import Speech
from bothy.study import until as looking
from bothy.study.keeping import Book, keep, new_book, taken_up
from bothy.study.plan import SAMPLE, Planned, Study
from bothy.study.running import run
from bothy.study.samples import content
from bothy.study.samples.difficulty import difficulties
from bothy.study.statistics import Level

if TYPE_CHECKING:  # what draws at a terminal is loaded where there is one
    from rich.progress import Progress

EVERY = 10.0
"""Seconds after which what is done is kept."""
STRETCH = 20
"""After so many games the first are listened to, after twice as many the next."""
SUMS = ".sums"
"""How the file of the sums ends; page and JSON lie beside it under the same name."""


@dataclass(frozen=True)
class Room:
    """Where something is played and kept."""

    place: Place = field(default_factory=Here)
    out: str = ""
    """The name of the files, without their ending; empty to keep nothing."""
    quiet: bool = False
    """Whether no bar is shown."""


@dataclass(frozen=True)
class Wish:
    """How much of a study is wanted."""

    games: int = 1_000
    until: float = 0.0
    """Half the interval of win shares at which it is enough; 0.0 to play so many games."""
    rollouts: bool = True
    """Whether to look at a sample closely."""
    sample: int = SAMPLE
    pack_name: str = ""
    """The file of the pack, so that the command can be given again."""

    def looks(self) -> int:
        return looking.looks(self.until) if self.until else 1


class Collecting:
    """Plays what is missing of a plan, part by part. Whatever is done when Ctrl-C comes is kept."""

    def __init__(self, plan: Planned, room: Room, speech: Speech) -> None:
        self.plan = plan
        self.room = room
        self.speech = speech
        self.stop = Stop()
        self.path = Path(room.out + SUMS) if room.out else None
        self.book = taken_up(self.path, plan) if self.path is not None else new_book(plan.parts)
        self.kept = time.monotonic()

    @contextmanager
    def under_a_bar(self) -> Iterator[Progress]:
        """While something is played."""
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        self.keep()  # what cannot be written is told before an hour of play
        with self.stop, Progress(*columns, console=console, disable=self.room.quiet, transient=True) as progress:
            try:
                yield progress
            finally:
                self.keep()

    def keep(self) -> None:
        if self.path is not None:
            keep(self.path, self.plan, self.book)
        self.kept = time.monotonic()

    def is_stopped(self) -> bool:
        """Whether Ctrl-C has come."""
        return self.stop.wanted

    def part(self, progress: Progress, part: str, wanted: int, total: int = 0) -> bool:
        """Play what is missing of a part, or of the first of so many in total; tells whether all of it is there."""
        kept = self.book[part]
        gaps = kept.gaps(wanted)
        if self.is_stopped() or not gaps:
            return not gaps
        words = self.speech.text(f"{self.plan.kind}-progress-{part}")
        task = progress.add_task(words, total=total or wanted, completed=wanted - sum(count for _, count in gaps))
        for chunk in run(self.plan, part, gaps, self.room.place):
            kept.add(chunk)
            progress.advance(task, chunk.count)
            if time.monotonic() - self.kept > EVERY:
                self.keep()
            if self.is_stopped():
                break
        progress.remove_task(task)
        return not kept.gaps(wanted)


@dataclass
class Collected:
    """What has come of a study."""

    book: Book
    level: Level
    wish: Wish
    look: int
    """At which look it was enough."""
    before: int
    """How many games the file held already."""
    whole: bool

    @property
    def wanted(self) -> int:
        """How many games were to be counted."""
        return looking.games_at(self.look) if self.wish.until else self.wish.games


def stretches(games: int) -> list[int]:
    """After how many games it is listened to some: a study that is stopped has heard of what it has counted."""
    return [*takewhile(lambda many: many < games, (STRETCH << doubled for doubled in count())), games]


def collect(study: Study, wish: Wish, room: Room, speech: Speech) -> Collected:
    """Play what is missing of a study."""
    collecting = Collecting(study, room, speech)
    book, level = collecting.book, Level(wish.looks())
    found = Collected(book, level, wish, 1, book["games"].size, False)
    with collecting.under_a_bar() as progress:
        for look in range(1, level.looks + 1):
            found.look = look
            found.whole = all(
                collecting.part(progress, "games", games, found.wanted)
                and collecting.part(progress, "content", content.wanted(study, games))
                for games in stretches(found.wanted)
            )
            narrow = wish.until and looking.widest(book["games"].sums, study.is_shared(), level) <= wish.until
            if narrow or not found.whole:
                break
        if wish.rollouts:
            parts = ["closer", "skill", *(["difficulty"] if difficulties(study) else [])]
            found.whole = all(collecting.part(progress, part, wish.sample) for part in parts) and found.whole
    return found
