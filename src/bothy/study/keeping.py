"""The file of a study or a comparison: sums so far, so that it can go on where it was stopped.

Its first line says what is played. Each other line is a part: which units of it have been played, and their sums.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from bothy.study.parts import PARTS, Chunk
from bothy.study.plan import Planned, Study
from bothy.study.ranges import Ranges, joined, missing, size
from bothy.study.sums import merge

VERSION = 4
"""Of what is written."""


@dataclass
class Kept:
    """What has been played of one part."""

    sums: Any
    ranges: Ranges = field(default_factory=list)
    seconds: float = 0.0
    """Processor time; of what was taken up from a file it is not known."""
    told: list[int] = field(default_factory=list)
    """After how many units a verdict was told: who looks several times is held to more."""

    @property
    def size(self) -> int:
        return size(self.ranges)

    def add(self, chunk: Chunk) -> None:
        self.sums = merge(self.sums, chunk.sums)
        self.ranges = joined(self.ranges, chunk.first, chunk.count)
        self.seconds += chunk.seconds

    def gaps(self, until: int) -> list[tuple[int, int]]:
        return list(missing(self.ranges, until))


Book = dict[str, Kept]
"""All parts of a plan by their names."""


def new_book(parts: Iterable[str] = Study.parts) -> Book:
    return {name: Kept(PARTS[name].sums()) for name in parts}


def format_of(plan: Planned) -> str:
    return f"bothy {plan.kind} {VERSION}"


def written(plan: Planned, book: Book) -> str:
    """A book as the text of a file."""
    lines = [json.dumps({"format": format_of(plan), plan.kind: plan.told()})]
    for name, kept in book.items():
        if kept.ranges:
            sums = json.dumps(msgspec.to_builtins(kept.sums, str_keys=True), sort_keys=True, separators=(",", ":"))
            told = f'"told":{json.dumps(kept.told)},' if kept.told else ""
            lines.append(f'{{"part":"{name}","played":{json.dumps(kept.ranges)},{told}"sums":{sums}}}')
    return "\n".join(lines) + "\n"


def keep(path: Path, plan: Planned, book: Book) -> None:
    """Write the file anew, and put it in the place of the old one once it is whole."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(written(plan, book), encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise ValueError(f"{path} cannot be written: {error.strerror}") from error


def taken_up(path: Path, plan: Planned) -> Book:
    """The book that a file holds; an empty one if there is no such file. ValueError if it is of another plan."""
    book = new_book(plan.parts)
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return book
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error
    other = "give another name to --out, or remove it"
    told = header(lines[0] if lines else "", plan)
    if told is None:
        raise ValueError(f"{path}, line 1: this is not the file of a {plan.kind} ({format_of(plan)!r}): {other}")
    mine = plan.told()
    odd = [f"{key} {told.get(key)}, not {mine[key]}" for key in mine if told.get(key) != mine[key]]
    if odd:
        raise ValueError(f"{path}, line 1: this is another {plan.kind} ({'; '.join(odd)}): {other}")
    for number, line in enumerate(lines[1:], 2):
        try:
            row = msgspec.json.decode(line, type=Row)
            kept = book[row.part]
            kept.sums = msgspec.json.decode(row.sums, type=PARTS[row.part].sums)
            kept.ranges, kept.told = row.played, row.told
        except (msgspec.MsgspecError, KeyError) as error:
            raise ValueError(f"{path}, line {number}: {error}: {other}") from error
    return book


class Row(msgspec.Struct):
    part: str
    played: Ranges
    sums: msgspec.Raw
    told: list[int] = []


def header(line: str, plan: Planned) -> dict[str, object] | None:
    """What the first line says is played; None if it is no such line."""
    try:
        told = json.loads(line)
    except ValueError:
        return None
    if not isinstance(told, dict) or told.get("format") != format_of(plan):
        return None
    found = told.get(plan.kind)
    return found if isinstance(found, dict) else None
