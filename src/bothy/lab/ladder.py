"""Ladders: every bot of a game against every other, in mirrored seats and with the same luck, as often as one likes.

A game of a pairing is played twice, the second time with the two bots in each other's seats. The luck of game number n
is the same in all pairings, and lies in streams, so that it stays the same when answers part. Where all win or lose
together, bots do not meet: each plays with its like, and what counts is how often they win.

Each game is a line in a file, as soon as it ends. A ladder that was stopped goes on from its file.
"""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, TextIO

import msgspec

from bothy.bots import bot
from bothy.bots.levels import knacks
from bothy.bots.search.streams import Streams, mixed
from bothy.bots.seated import Streamed
from bothy.bots.usual import has_knack
from bothy.games import find
from bothy.kernel import Game
from bothy.lab.chunks import in_chunks
from bothy.lab.places import Here, Place
from bothy.lab.runs import Setup, bot_of

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


def meet_some(ladder: Ladder, first: int, count: int) -> tuple[list[Met], float]:
    """Some games of a ladder, numbered over all its fields, and the seconds they took."""
    begun = time.perf_counter()
    fields = ladder.fields()
    met = [meet(ladder, fields[unit % len(fields)], unit // len(fields)) for unit in range(first, first + count)]
    return met, time.perf_counter() - begun


def run(
    ladder: Ladder, games: int, place: Place | None = None, played: Iterable[tuple[tuple[str, ...], int]] = ()
) -> Iterator[Met]:
    """Play so many games of each field, but for those that have been, and yield each as it ends.

    All fields go on side by side, so that a ladder that is stopped is fair. What comes of it does not depend on the
    place; the order does.
    """
    done, fields = set(played), ladder.fields()
    units = [(fields[unit % len(fields)], unit // len(fields)) for unit in range(games * len(fields))]
    gaps = [(unit, 1) for unit, key in enumerate(units) if key not in done]
    thinks = any(name.startswith("search") for name in ladder.bots)
    for some in in_chunks(partial(meet_some, ladder), together(gaps), place or Here(), 1 if thinks else CHUNK):
        yield from some


def together(gaps: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same with those that touch made one."""
    found: list[tuple[int, int]] = []
    for first, count in gaps:
        if found and sum(found[-1]) == first:
            found[-1] = found[-1][0], found[-1][1] + count
        else:
            found.append((first, count))
    return found


# The file


def taken_up(path: Path, ladder: Ladder) -> list[Met]:
    """The games that a file holds already; nothing if there is no such file. ValueError if it is of another ladder."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error
    other = "give another file to --out, or remove it"
    told = {**ladder.told(), "bots": []}
    try:
        written = {**msgspec.json.decode(lines[0], type=Head).ladder, "bots": []}
    except msgspec.MsgspecError as error:
        raise ValueError(f"{path}, line 1: this holds no ladder: {other} ({complaint(error)})") from error
    odd = [f"{key} {written.get(key)}, not {told[key]}" for key in told if written.get(key) != told[key]]
    if odd:
        raise ValueError(f"{path}, line 1: this is another ladder ({'; '.join(odd)}): {other}")
    met = []
    for number, line in enumerate(lines[1:-1], 2):  # what follows the last line end was cut off in writing
        try:
            one = fitting(msgspec.json.decode(line, type=Met), ladder.seats)
        except (msgspec.MsgspecError, ValueError) as error:
            raise ValueError(f"{path}, line {number}: {complaint(error)}: {other}") from error
        if not one.error:
            met.append(one)
    return met


class Head(msgspec.Struct):
    """The first line."""

    ladder: dict[str, Any]


def fitting(met: Met, seats: int) -> Met:
    """The same game, if it can be one with so many seats."""
    for name, some in (("bots", met.bots), ("scores", met.scores), ("shares", met.shares)):
        if len(some) != seats and not (met.error and name != "bots"):
            raise ValueError(f"field {name}: {len(some)} for {seats} seats")
    strange = [name for name in met.bots if name not in met.field]
    if strange:
        raise ValueError(f"field bots: {strange[0]!r} is not one of {' and '.join(met.field)}")
    if met.number < 0:
        raise ValueError(f"field number: at least 0, got {met.number}")
    return met


def complaint(error: Exception) -> str:
    """What is wrong with a line, its field first."""
    reason, _, place = str(error).partition(" - at `$")
    named = re.search(r"missing required field `(.+)`", reason)
    field = named[1] if named else place.strip(".`")
    return f"field {field}: {'it is missing' if named else reason}" if field else reason


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
