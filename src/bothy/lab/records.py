"""Records: the games of a run in a file, a row each, written as they end and read back a few thousand at a time.

JSON lines, or Parquet, which is a twentieth of the size: a folder of parts, so that what is written is whole whenever
a long run ends. Neither is ever in memory as a whole.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bothy.extras import installing
from bothy.lab.runs import Plan, Played

PARQUET = ".parquet"
ROWS = 50_000
"""Games of one part of a Parquet record."""
EVERY = 60.0
"""Seconds after which a part is written, however few games it has."""
CHUNK = 10_000
"""Games that are read at a time."""
NEEDS = f"Parquet needs pyarrow: {installing('ray')}; or write JSON lines to a file that ends in .jsonl"


class Record(ABC):
    """A file that games are written to."""

    @abstractmethod
    def add(self, played: Played) -> None:
        """Write one more."""

    @abstractmethod
    def flush(self) -> None:
        """See to it that little is lost if the machine stops."""

    @abstractmethod
    def close(self) -> None:
        """Nothing more will come."""


class Lines(Record):
    """JSON lines; the first says what was played."""

    def __init__(self, path: Path, told: dict[str, object]) -> None:
        self.file = path.open("w", encoding="utf-8")
        self.file.write(json.dumps({"run": told}) + "\n")

    def add(self, played: Played) -> None:
        self.file.write(json.dumps(played.row()) + "\n")

    def flush(self) -> None:
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class Parts(Record):
    """A folder of Parquet files, each of which says what was played in its metadata under `bothy`."""

    def __init__(self, path: Path, told: dict[str, object]) -> None:
        if find_spec("pyarrow") is None:
            raise ValueError(NEEDS)
        import pyarrow as pa

        if path.exists() and not path.is_dir():
            raise ValueError(f"{path} is a file, and Parquet is written to a folder: give another name to --out")
        path.mkdir(exist_ok=True)
        strange = [file.name for file in path.iterdir() if not file.match("part-*.parquet*")]
        if strange:
            raise ValueError(f"{path} holds {strange[0]}, which is no part of a record: give another name to --out")
        for file in path.iterdir():
            file.unlink()
        self.path = path
        columns = {
            "number": pa.int64(),
            "bots": pa.list_(pa.string()),
            "scores": pa.list_(pa.int64()),
            "shares": pa.list_(pa.float64()),
            "decisions": pa.int32(),
            "rounds": pa.int32(),
            "error": pa.string(),
            "faults": pa.string(),
        }
        self.layout = pa.schema(list(columns.items()), metadata={"bothy": json.dumps(told, ensure_ascii=False)})
        self.parts = 0
        self.begin()
        self.write()  # that it can be written is known before the first game, and a record without games says so

    def begin(self) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in self.layout.names}
        self.since = time.monotonic()

    def add(self, played: Played) -> None:
        for name, column in self.columns.items():
            column.append(json.dumps(played.faults) if name == "faults" else getattr(played, name))
        if len(self.columns["number"]) == ROWS:
            self.write()

    def flush(self) -> None:
        if time.monotonic() - self.since > EVERY:
            self.write()

    def write(self) -> None:
        """What has come since the last part, whole or not at all."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        file = self.path / f"part-{self.parts:05}{PARQUET}"
        beside = file.with_name(file.name + ".new")
        pq.write_table(pa.Table.from_pydict(self.columns, self.layout), beside, compression="zstd")
        beside.replace(file)
        self.parts += 1
        self.begin()

    def close(self) -> None:
        if self.columns["number"]:
            self.write()


def named(path: Path) -> Path:
    """The file of a record whose ending nobody has said: Parquet, or JSON lines where Parquet cannot be written."""
    if path.suffix:
        return path
    return path.with_name(path.name + (PARQUET if find_spec("pyarrow") else ".jsonl"))


def opened(path: Path, plan: Plan) -> Record:
    """A new record in the place of an old one."""
    try:
        return (Parts if path.suffix == PARQUET else Lines)(path, plan.told())
    except OSError as error:
        raise ValueError(f"{path} cannot be written: {error.strerror}") from error


# Reading


@dataclass(frozen=True)
class Read(Plan):
    """The plan of games that are read rather than played."""

    said: str = ""
    """What was played, as it was written beside the games."""

    def told(self) -> dict[str, object]:
        return dict(json.loads(self.said))


class Head(msgspec.Struct):
    """What is needed of what was played to count games."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int


class Run(msgspec.Struct):
    run: msgspec.Raw


def plan_of(text: str | bytes | msgspec.Raw) -> Read:
    head = msgspec.json.decode(text, type=Head)
    said = bytes(text).decode() if not isinstance(text, str) else text
    return Read(head.game, head.seats, head.bots, tuple(head.options.items()), "", head.seed, said)


def read(path: Path) -> tuple[Read, Iterator[list[Played]]]:
    """What was played, and the games, some thousands at a time. ValueError names what cannot be read."""
    try:
        return read_parts(path) if path.is_dir() else read_lines(path)
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}") from error


def read_lines(path: Path) -> tuple[Read, Iterator[list[Played]]]:
    with path.open("rb") as file:
        first = file.readline()
    try:
        plan = plan_of(msgspec.json.decode(first, type=Run).run)
    except msgspec.MsgspecError as error:
        raise ValueError(
            f"{path}, line 1: this is no record of games, which begins with what was played: {error}"
        ) from error
    return plan, games_of_lines(path, plan)


def games_of_lines(path: Path, plan: Read) -> Iterator[list[Played]]:
    decoder = msgspec.json.Decoder(Played)
    number = 1
    with path.open("rb") as file:
        file.readline()
        while lines := list(islice(file, CHUNK)):
            some = []
            for line in lines:
                number += 1
                if not line.endswith(b"\n"):
                    break  # cut off in writing
                try:
                    some.append(fitting(decoder.decode(line), plan))
                except (msgspec.MsgspecError, ValueError) as error:
                    raise ValueError(f"{path}, line {number}: {error}") from error
            yield some


def fitting(played: Played, plan: Plan) -> Played:
    """The same game, if it can be one of the plan."""
    for name, some in (("bots", played.bots), ("scores", played.scores), ("shares", played.shares)):
        if len(some) != plan.seats and not (played.error and name != "bots"):
            raise ValueError(f"field {name}: {len(some)} for {plan.seats} seats")
    strange = [name for name in played.bots if name not in plan.bots]
    if strange:
        raise ValueError(f"field bots: {strange[0]} does not play here")
    return played


def read_parts(path: Path) -> tuple[Read, Iterator[list[Played]]]:
    if find_spec("pyarrow") is None:
        raise ValueError(NEEDS)
    import pyarrow as pa
    import pyarrow.parquet as pq

    files = sorted(path.glob(f"part-*{PARQUET}"))
    if not files:
        raise ValueError(f"{path} holds no part-*{PARQUET}: it is no record of games")
    plans = []
    for file in files:
        try:
            plans.append(plan_of((pq.read_schema(file).metadata or {}).get(b"bothy", b"")))
        except (pa.ArrowException, msgspec.MsgspecError) as error:
            raise ValueError(f"{file}: this is no part of a record of games: {error}") from error
        if plans[-1] != plans[0]:
            raise ValueError(f"{file}: this part is of another run than {files[0].name}")
    return plans[0], games_of_parts(files, plans[0])


def games_of_parts(files: list[Path], plan: Read) -> Iterator[list[Played]]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    for file in files:
        row = 0
        try:
            with pq.ParquetFile(file) as part:
                for batch in part.iter_batches(CHUNK):
                    some = []
                    for told in batch.to_pylist():
                        row += 1
                        told["faults"] = json.loads(told["faults"])
                        some.append(fitting(msgspec.convert(told, Played), plan))
                    yield some
        except (pa.ArrowException, msgspec.MsgspecError, ValueError, KeyError) as error:
            raise ValueError(f"{file}, row {row}: {error}") from error
