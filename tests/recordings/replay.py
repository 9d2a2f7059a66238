"""Replay recordings with the program as it is now: `python -m recordings.replay FILE …`. Differences are told."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from recordings.looking import Eyes, Seen
from recordings.recording import KINDS, LETTERS, Recording, Trace, read, traced, unpacked, without_hashes

MOST = 5
"""So many differences are told of one game."""


@dataclass(frozen=True)
class Difference:
    """Something that is not as it was recorded."""

    game: str
    number: int
    """Which of the recorded games."""
    kind: str
    where: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.game} {self.number}: {self.where}: {self.kind} {self.what or 'differs'}"


def differences(recording: Recording, allowed: Sequence[str] = ()) -> list[Difference]:
    """The first few things that differ and may not, each kind where it does so first.

    `allowed` are patterns of `game:kind`.
    """
    found: dict[tuple[str, str], Difference] = {}
    for difference in compared(recording):
        if not any(fnmatchcase(f"{difference.game}:{difference.kind}", pattern) for pattern in allowed):
            found.setdefault((difference.kind, difference.what), difference)
            if len(found) == MOST:
                break
    return list(found.values())


def compared(recording: Recording) -> Iterator[Difference]:
    game, number = recording.game, recording.number
    try:
        eyes = eyes_for(recording)
        now = traced(
            eyes, recording.journal, recording.seed, recording.block, lambda at: str(at) in recording.trace.dumps
        )
    except Exception as error:  # whatever goes wrong is a difference, and the next game is tried
        yield Difference(game, number, "replay", "while it was replayed", f"failed: {type(error).__name__}: {error}")
        return
    before = recording.trace
    for name in fields_that_differ(before.box, now.box):
        yield Difference(game, number, name, "before the first row")
    yield from by_hashes(recording, now)
    for name in fields_that_differ(before.playouts, now.playouts):
        yield Difference(game, number, name, f"at random from seed {recording.seed} on")
    for name in fields_that_differ(before.end, now.end):
        yield Difference(game, number, name, "at the end", f"was {before.end.get(name)}, is {now.end.get(name)}")
    yield from by_dumps(recording, now, eyes)
    yield from by_journal(recording, eyes)


def by_hashes(recording: Recording, now: Trace) -> Iterator[Difference]:
    """From block to block, the plainest kind first."""
    before, block = recording.trace.hashes, recording.block
    last = max(len(found) for hashes in (before, now.hashes) for found in hashes.values())
    for at in range(0, last, LETTERS):
        first = at // LETTERS * block
        where = f"row {first}" if block == 1 else f"rows {first} to {first + block - 1}"
        for kind in KINDS:
            if before.get(kind, "")[at : at + LETTERS] != now.hashes.get(kind, "")[at : at + LETTERS]:
                yield Difference(recording.game, recording.number, kind, where)


def by_dumps(recording: Recording, now: Trace, eyes: Eyes) -> Iterator[Difference]:
    """Whole positions: the fields that differ, and whether what was stored can be loaded and is the same then."""
    for row, before in recording.trace.dumps.items():
        where = f"row {row}"
        after = now.dumps[row]
        for name in fields_that_differ(before, after):
            yield Difference(recording.game, recording.number, "dump", where, f"differs in {name}")
        try:
            loaded = unpacked(eyes.loaded(before))
        except Exception as error:
            what = f"cannot be loaded: {type(error).__name__}: {error}"
            yield Difference(recording.game, recording.number, "load", where, what)
            continue
        for name in fields_that_differ(loaded, after):
            what = f"of what was stored differs in {name} from the position that was replayed"
            yield Difference(recording.game, recording.number, "load", where, what)


def fields_that_differ(one: Mapping[str, Any], other: Mapping[str, Any], prefix: str = "") -> list[str]:
    found: list[str] = []
    for name in sorted({*one, *other}):
        mine, theirs = one.get(name), other.get(name)
        if isinstance(mine, dict) and isinstance(theirs, dict):
            found += fields_that_differ(mine, theirs, f"{prefix}{name}.")
        elif mine != theirs:
            found.append(prefix + name)
    return found


def by_journal(recording: Recording, eyes: Eyes) -> Iterator[Difference]:
    """The journal read as a person's would be, with its hashes, and written again."""
    try:
        again = eyes.reread(recording.journal)
    except Exception as error:
        what = f"cannot be read: {type(error).__name__}: {error}"
        yield Difference(recording.game, recording.number, "reading", "the whole journal", what)
        return
    lines, before = again.splitlines(), recording.journal.splitlines()
    for number in range(max(len(lines), len(before))):
        if lines[number : number + 1] != before[number : number + 1]:
            was, now = "".join(before[number : number + 1]), "".join(lines[number : number + 1])
            what = f"was {was!r}, is {now!r}"
            yield Difference(recording.game, recording.number, "journal", f"line {number + 1}", what)


def eyes_for(recording: Recording) -> Eyes:
    return Eyes(recording.game, recording.seats, recording.options, recording.stride)


def show(files: Sequence[Path], wanted: str) -> None:
    """Print all that this program sees in one moment of a recorded game, or in its box."""
    number, _, row = wanted.partition(":")

    def tell(at: int, seen: Seen) -> None:
        shown = {kind: list(value) if isinstance(value, bytes) else value for kind, value in seen.items()}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(shown, order="sorted")).decode() + "\n")

    for file in files:
        for recording in read(file):
            if recording.number == int(number):
                eyes = eyes_for(recording)
                if row == "box":
                    tell(0, eyes.box())
                else:
                    eyes.watch(without_hashes(recording.journal), tell, int(row))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m recordings.replay", description="Replay recorded games.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--allow", action="append", default=[], metavar="GAME:KIND", help="this may differ")
    parser.add_argument("--every", type=int, default=1, help="replay only one game of so many")
    parser.add_argument("--show", default="", metavar="NUMBER:ROW", help="print what is seen there (or NUMBER:box)")
    given = parser.parse_args(arguments)
    if given.show:
        show(given.files, given.show)
        return 0
    replayed = odd = 0
    for file in given.files:
        for recording in read(file):
            if recording.number % given.every:
                continue
            replayed += 1
            found = differences(recording, given.allow)
            odd += bool(found)
            for difference in found:
                sys.stdout.write(f"{difference}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{replayed} games replayed, {odd} of them differ\n")
    return 1 if odd else 0


if __name__ == "__main__":
    sys.exit(main())
