"""Ladders: every bot of a game against every other, in mirrored seats and with the same luck, as often as one likes.

A game of a pairing is played twice, the second time with the two bots in each other's seats. The luck of game number n
is the same in all pairings, and lies in streams, so that it stays the same when answers part. Where all win or lose
together, bots do not meet: each plays with its like, and what counts is how often they win.

Each game is a line in a file, as soon as it ends. A ladder that was stopped goes on from its file.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TextIO

from bothy.bots import bot
from bothy.bots.levels import knacks
from bothy.bots.search.streams import Streams, mixed
from bothy.bots.seated import Streamed
from bothy.bots.usual import has_knack
from bothy.games import find
from bothy.kernel import Game
from bothy.lab.runs import Setup, bot_of, ignore_interrupts

CHUNK = 8
"""How many games a process plays before it tells of them, where none of the bots searches."""


@dataclass(frozen=True)
class Ladder(Setup):
    """Bots that meet each other again and again, to see how strong each is."""

    def is_shared(self) -> bool:
        """Whether all seats win or lose together."""
        game = find(self.game)
        return game.is_shared(game.box(self.seats, game.settle(dict(self.options)), self.pack))

    def fields(self) -> list[tuple[str, ...]]:
        """Who meets whom: every two, or in a game of all together each its like."""
        if self.is_shared():
            return [(name,) for name in self.bots]
        return list(itertools.combinations(self.bots, 2))


@dataclass(frozen=True)
class Met:
    """A game of a ladder, or one that failed."""

    field: tuple[str, ...]
    number: int
    """Games 2n and 2n + 1 of all fields have the same luck."""
    bots: tuple[str, ...]
    """Who sat where."""
    scores: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    seconds: float = 0.0
    """Processor time."""
    error: str = ""

    def key(self) -> tuple[tuple[str, ...], int]:
        return self.field, self.number

    def row(self) -> dict[str, object]:
        """What is written of it to a file."""
        return {key: value for key, value in asdict(self).items() if value != ""}


def usual_bots(game: Game[Any]) -> list[str]:
    """All bots of a game, search at few iterations, also with random play in the worlds it imagines."""
    own = knacks(game) if has_knack(game) else []
    return ["random", *own, *[f"trick:{trick}" for trick in game.tricks()], "search:16:random", "search:16"]


def ladder(game: Game[Any], seats: int, bots: list[str], options: dict[str, str], pack: str, seed: int) -> Ladder:
    """A ladder that can be played: the numbers and names checked."""
    few, many = game.seats
    if not few <= seats <= many:
        raise ValueError(f"{game.name} is for {few} to {many} seats, not {seats}")
    for name in bots:
        bot(name, game)
    twice = [name for name in bots if bots.count(name) > 1]
    if twice:
        raise ValueError(f"{twice[0]} stands on the ladder twice; name each bot once")
    made = Ladder(game.key, seats, tuple(bots), tuple(game.settle(options).items()), pack, seed)
    if not made.is_shared() and (len(bots) < 2 or seats < 2):
        raise ValueError(f"a ladder of {game.name} needs two bots and two seats at least, not {len(bots)} and {seats}")
    return made


def seating(field: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who sits where in a game of a pairing: the patterns with as many of both one after the other, each mirrored."""
    if len(field) == 1:
        return (field[0],) * seats
    patterns = [pattern for pattern in itertools.product((0, 1), repeat=seats) if sum(pattern) == seats // 2]
    pattern = patterns[number // 2 % len(patterns)]
    return tuple(field[first ^ number % 2] for first in pattern)


def meet(ladder: Ladder, field: tuple[str, ...], number: int) -> Met:
    """One game of a ladder. A game that fails is told as such and stops nobody."""
    game = find(ladder.game)
    names = seating(field, ladder.seats, number)
    begun = time.process_time()
    try:
        position = game.new(ladder.seats, dict(ladder.options), ladder.pack)
        streams = Streams(mixed(ladder.seed, number // 2), ladder.seats)
        Streamed(position, [bot_of(ladder.game, name) for name in names], streams).play(streams.order)
        result = game.result(position.table)
    except Exception as error:
        return Met(field, number, names, error=f"{type(error).__name__}: {error}")
    seconds = round(time.process_time() - begun, 4)
    return Met(field, number, names, tuple(result.scores), tuple(result.shares), seconds)


def meet_all(ladder: Ladder, jobs: list[tuple[tuple[str, ...], int]]) -> list[Met]:
    return [meet(ladder, field, number) for field, number in jobs]


def run(ladder: Ladder, games: int, workers: int, played: Iterable[tuple[tuple[str, ...], int]] = ()) -> Iterator[Met]:
    """Play so many games of each field, but for those that have been, and yield each as it ends.

    All fields go on side by side, so that a ladder that is stopped is fair. What comes of it does not depend on the
    workers; the order does.
    """
    done = set(played)
    jobs = [(field, number) for number in range(games) for field in ladder.fields() if (field, number) not in done]
    if workers <= 1:
        for field, number in jobs:
            yield meet(ladder, field, number)
        return
    size = 1 if any(name.startswith("search") for name in ladder.bots) else CHUNK
    chunks = iter([jobs[first : first + size] for first in range(0, len(jobs), size)])
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=ignore_interrupts)
    try:
        waiting: set[Future[list[Met]]] = set()
        while True:
            waiting |= {
                pool.submit(meet_all, ladder, some) for some in itertools.islice(chunks, 2 * workers - len(waiting))
            }
            if not waiting:
                return
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ended:
                yield from future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


# The file


def taken_up(path: Path, ladder: Ladder) -> list[Met]:
    """The games that a file holds already; nothing if there is no such file. ValueError if it is of another ladder."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error
    told = {**ladder.told(), "bots": []}
    try:
        written = {**json.loads(lines[0])["ladder"], "bots": []}
        rows = [json.loads(line) for line in lines[1:-1]]  # what follows the last line end was cut off in writing
        met = [
            Met(
                tuple(row["field"]),
                row["number"],
                tuple(row["bots"]),
                tuple(row["scores"]),
                tuple(row["shares"]),
                row["seconds"],
            )
            for row in rows
            if "error" not in row
        ]
    except (ValueError, TypeError, KeyError) as error:
        raise ValueError(f"{path} holds no ladder: give another file to --out, or remove it") from error
    odd = [f"{key} {written.get(key)}, not {told[key]}" for key in told if written.get(key) != told[key]]
    if odd:
        raise ValueError(f"{path} holds another ladder ({'; '.join(odd)}): give another file to --out, or remove it")
    return met


def opened(path: Path, ladder: Ladder, met: list[Met]) -> TextIO:
    """The file, written anew with what is kept of it, to go on with."""
    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{path} cannot be written: {error.strerror}") from error
    file.write(json.dumps({"ladder": ladder.told()}) + "\n")
    for one in met:
        file.write(json.dumps(one.row()) + "\n")
    file.flush()
    return file
