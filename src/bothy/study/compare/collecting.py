"""A comparison from its first pair to its last: a pilot says how many are needed, unless somebody has said it."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, replace

from bothy.locales import Speech
from bothy.study.collecting import Collecting, Room
from bothy.study.compare.headlines import headlines
from bothy.study.compare.judging import needed
from bothy.study.compare.pairs import PILOT, Pairs
from bothy.study.compare.sides import Comparison
from bothy.study.keeping import Book
from bothy.study.sums import merge


@dataclass(frozen=True)
class Collected:
    """What has come of a comparison."""

    pairs: Pairs
    find: float
    """The difference that is looked for, in standard deviations from game to game."""
    stated: int
    """How many pairs the pilot has asked for; 0 if there was no whole pilot."""
    wanted: int
    """How many pairs were to be played."""
    seconds: float
    """Processor time of this run."""
    look: int = 1
    """Which verdict on these games is told now; 0 for none, since they have been stopped."""

    @property
    def whole(self) -> bool:
        return self.pairs.games + len(self.pairs.errors) >= self.wanted


def collect(comparison: Comparison, games: int, find: float, room: Room, speech: Speech) -> Collected:
    """Play what is missing: so many pairs, or with 0 as many as the pilot asks for."""
    collecting = Collecting(comparison, room, speech)
    book = collecting.book
    with collecting.under_a_bar() as progress:
        if collecting.part(progress, "pilot", min(games or PILOT, PILOT)):
            wanted = games or stated(comparison, book, find)
            if not games:
                from rich.text import Text

                told = speech.text("comparison-stated", pilot=PILOT, games=wanted)
                progress.console.print(Text(told, "dim"))
            collecting.part(progress, "pairs", max(0, wanted - PILOT))
        asked = stated(comparison, book, find)
        found = Collected(
            merge(deepcopy(book["pilot"].sums), book["pairs"].sums),
            find,
            asked,
            games or asked or PILOT,
            sum(kept.seconds for kept in book.values()),
        )
        return replace(found, look=look_at(book) if found.whole else 0)


def look_at(book: Book) -> int:
    """Which verdict is told of as many pairs as there are: it is kept in the book, told again it is the same."""
    told, played = book["pilot"].told, sum(kept.size for kept in book.values())
    if played not in told:
        told.append(played)
    return told.index(played) + 1


def stated(comparison: Comparison, book: Book, find: float) -> int:
    """How many pairs a whole pilot asks for; 0 if it is not whole."""
    pilot = book["pilot"]
    return needed(pilot.sums, headlines(comparison.a.seats), find) if pilot.size >= PILOT else 0


def checked(find: float) -> float:
    if not 0.01 <= find <= 1:
        raise ValueError(
            f"--find is a difference in standard deviations from game to game, from 0.01 to 1, not {find}: try 0.1"
        )
    return find
