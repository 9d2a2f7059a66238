"""The server under load, beside a bare room server in the same run: the chapter "The server" of docs/benchmarks.md.

People are scripted and sit in this process; the server is a process of its own, on loopback, with its limits off and
every answer on the disk before it is acknowledged. `make bench` runs it; alone: `python benchmarks/load.py`, and
`--smoke` for a few seconds that only show that it works.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import bothy.kernel.position
from bothy.games import games
from chapters import write
from crowd import Crowd, Figures, rooms
from shares import shares

HOST = "127.0.0.1"
SEATS = 4
GOALS = {"loch-ness": 0.25, "loch-lomond": 0.25}
OTHERS = 0.1
"""What share of the bare server's answers a second a game must reach."""
LATENCY, MEMORY = 100.0, 60.0
"""At most so many milliseconds at the 99th percentile, and so many kB for an idle connection."""


class Scale:
    """How much of everything."""

    def __init__(
        self, tables: int, rate: float, seconds: float, busy: int, laps: int, lap: float, spied: float
    ) -> None:
        self.tables = tables
        """Tables of four sockets in the mixed load, with so many answers offered a second for so long."""
        self.rate = rate
        self.seconds = seconds
        self.busy = busy
        """Tables whose people answer at once, to find the most a server can do; laps of so many seconds."""
        self.laps = laps
        self.lap = lap
        self.spied = spied
        """Seconds of looking where the time goes."""


FULL = Scale(tables=500, rate=500, seconds=30, busy=100, laps=3, lap=5, spied=6)
SMOKE = Scale(tables=8, rate=40, seconds=2, busy=4, laps=1, lap=1, spied=1)


class Process:
    """A server that is being measured."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.end()
            raise RuntimeError(f"the server did not start: {' '.join(arguments)}")
        self.port = int(line.strip().rpartition(":")[2])

    def kilobytes(self) -> float:
        """What it holds in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1000

    def seconds(self) -> float:
        """What it has used of the processors."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(15)
        self.process.kill()
        self.process.wait()


@asynccontextmanager
async def bothy_server(folder: str) -> AsyncIterator[tuple[Process, Crowd]]:
    database = tempfile.mkdtemp(dir=folder)
    arguments = ["--port", "0", "--database", f"{database}/bothy.db", "--no-limits", "--log-level", "error"]
    process = Process("-m", "bothy.cli", "serve", *arguments)
    crowd = Crowd(HOST, process.port)
    try:
        yield process, crowd
    finally:
        crowd.leave()
        process.end()


def seats_of(key: str) -> int:
    few, many = games()[key].seats
    return min(max(SEATS, few), many)


class Lap:
    """The most that one server did for a while."""

    def __init__(self, figures: Figures, cpu: float) -> None:
        self.rate = figures.rate()
        self.middle, self.slow = figures.at(0.5), figures.at(0.99)
        self.each = cpu / max(len(figures.acknowledged), 1) * 1e6
        """Microseconds of processor for an answer."""
        self.bytes = figures.bytes / max(figures.updates, 1)
        self.refused = figures.refused


async def measured(process: Process, figures: Figures, seconds: float) -> Lap:
    await asyncio.sleep(min(seconds / 4, 1.0))
    figures.begin()
    before = process.seconds()
    await asyncio.sleep(seconds)
    return Lap(figures, process.seconds() - before)


async def bare_lap(folder: str, scale: Scale) -> Lap:
    process = Process(str(Path(__file__).with_name("bare.py")), f"{tempfile.mkdtemp(dir=folder)}/bare.db")
    links: list[Any] = []
    try:
        figures = Figures()
        links = await rooms(HOST, process.port, scale.busy, SEATS, figures)
        return await measured(process, figures, scale.lap)
    finally:
        for link in links:
            link.close()
        process.end()


async def game_lap(folder: str, key: str, scale: Scale, spied: bool) -> tuple[Lap, dict[str, float]]:
    """Everybody at tables of one game answers as soon as they are asked."""
    async with bothy_server(folder) as (process, crowd):
        seats = seats_of(key)
        await crowd.make([(key, seats, seats, 0)] * scale.busy)
        await crowd.arrive()
        await crowd.start()
        await crowd.play_eagerly()
        lap = await measured(process, crowd.figures, scale.lap)
        return lap, await shares(process.process.pid, scale.spied) if spied else {}


class Mixed:
    """Many tables of all games, with people, bots and spectators, and answers offered at a steady rate."""

    def __init__(self, figures: Figures, alone: float, begun: float, sockets: int, cpu: float, seconds: float) -> None:
        self.rate, self.missed = figures.rate(), figures.missed
        self.middle, self.slow, self.slowest = figures.at(0.5), figures.at(0.99), figures.at(1.0)
        self.alone, self.begun = alone, begun
        """kB of memory for a connection at a table that has not begun, and at one where all is dealt."""
        self.sockets = sockets
        self.cores = cpu / seconds
        self.late = figures.refused.pop("stale", 0)
        self.refused = figures.refused
        """Refusals there should not be, by their code."""
        self.games = figures.games


async def mixed(folder: str, scale: Scale) -> Mixed:
    async with bothy_server(folder) as (process, crowd):
        keys = list(games())
        wanted = []
        for number in range(scale.tables):
            key = keys[number % len(keys)]
            people = 2 if number // len(keys) % 4 == 3 else seats_of(key)
            wanted.append((key, seats_of(key), people, SEATS - people))
        await crowd.make(wanted)
        sockets = sum(len(company.links) for company in crowd.companies)
        before = process.kilobytes()
        await crowd.arrive()
        alone = process.kilobytes()
        await crowd.start()
        begun = process.kilobytes()
        await crowd.play(scale.rate, min(scale.seconds / 4, 5))
        crowd.figures.begin()
        cpu = process.seconds()
        await crowd.play(scale.rate, scale.seconds)
        used = process.seconds() - cpu
        each = ((alone - before) / sockets, (begun - before) / sockets)
        return Mixed(crowd.figures, *each, sockets, used, scale.seconds)


async def run(scale: Scale) -> tuple[str, list[str]]:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="bothy-load-") as folder:
        note("mixed load")
        many = await mixed(folder, scale)
        laps: dict[str, list[Lap]] = {"": []}
        spent: dict[str, dict[str, float]] = {}
        for number in range(scale.laps):
            note(f"lap {number + 1}: bare room server")
            laps[""].append(await bare_lap(folder, scale))
            for key in games():
                note(f"lap {number + 1}: {key}")
                lap, found = await game_lap(folder, key, scale, number == 0)
                laps.setdefault(key, []).append(lap)
                if found:
                    spent[key] = found
    best = {key: max(some, key=lambda lap: lap.rate) for key, some in laps.items()}
    text = chapter(scale, many, best, spent, time.perf_counter() - begun)
    return text, missed_goals(many, best)


def note(words: str) -> None:
    print(f"  {words}", flush=True, file=sys.stderr)


def goal_of(key: str) -> float:
    return GOALS.get(key, OTHERS)


def missed_goals(many: Mixed, best: dict[str, Lap]) -> list[str]:
    found = [f"{count} answers were refused: {code}" for code, count in many.refused.items()]
    if many.slow > LATENCY:
        found.append(f"p99 was {many.slow:.0f} ms, not {LATENCY:.0f}")
    if many.alone > MEMORY:
        found.append(f"an idle connection took {many.alone:.0f} kB, not {MEMORY:.0f}")
    for key, lap in best.items():
        if key and lap.rate / best[""].rate < goal_of(key):
            found.append(f"{key} reached {lap.rate / best[''].rate:.2f} of the bare server, not {goal_of(key):.2f}")
    return found


def chapter(scale: Scale, many: Mixed, best: dict[str, Lap], spent: dict[str, dict[str, float]], seconds: float) -> str:
    bare = best[""]
    names = {"": "bare room server"} | {key: game.name for key, game in games().items()}
    most = table(
        ["four people at a table", "answers/s", "ratio", "goal", "p50 ms", "p99 ms", "µs of processor each", "bytes"],
        [
            [
                names[key],
                f"{lap.rate:,.0f}",
                f"{lap.rate / bare.rate:.2f}",
                f"{goal_of(key):.2f}" if key else "",
                f"{lap.middle:.1f}",
                f"{lap.slow:.1f}",
                f"{lap.each:,.0f}",
                f"{lap.bytes:,.0f}",
            ]
            for key, lap in best.items()
        ],
    )
    stages = list(dict.fromkeys(stage for found in spent.values() for stage in found))
    where = table(
        ["where the time goes", *[names[key] for key in spent]],
        [[stage, *[f"{found.get(stage, 0):.0%}" for found in spent.values()]] for stage in stages],
    )
    return f"""## The server

Written by `benchmarks/load.py` in {seconds / 60:.0f} minutes: Python {platform.python_version()}, {loop_name()},
{os.cpu_count()} cores, shared by the server, its database and the people, who are scripts in a process of their own,
on loopback. Every answer is on the disk (SQLite, WAL, `synchronous=FULL`) before it is acknowledged.

**Many tables.** {many.sockets:,} sockets at {scale.tables} tables of all games; three tables in four are people only,
the fourth has two people, bots, and two who look on. People offer {scale.rate:,.0f} answers a second for
{scale.seconds:.0f} s.

- {many.rate:,.0f} answers/s were acknowledged; {many.late} came too late for their question and were refused.
  {many.games} games ended and began anew. The server used {many.cores:.2f} of a core.
- From sent to acknowledged: p50 {many.middle:.1f} ms, p99 {many.slow:.1f} ms (goal: {LATENCY:.0f}), the slowest
  {many.slowest:.0f} ms.
- An idle connection takes {many.alone:.0f} kB (goal: {MEMORY:.0f}); with its share of a table where all is dealt,
  {many.begun:.0f} kB.

**The most.** {scale.busy} tables, and everybody answers as soon as asked; best of {scale.laps} laps of
{scale.lap:.0f} s, run in turn. The ratio is to a bare room server on the same stack, which appends durably and echoes
to four, and knows no rules, secrets or seats. Bytes are those of an update for one viewer.

{most}

{where if spent else "Where the time goes was not measured: py-spy may not look into processes here."}

*Rules* is checking an answer and playing what follows, on a copy. *Sights* is cutting what each viewer may see, its
question and its choices. *JSON* is encoding that and finding what has changed. *Storage* is SQL and waiting
for the disk, in a thread beside the rest. *Sockets* is receiving, framing and sending, *loop* is tasks and queues.
"""


def loop_name() -> str:
    return "uvloop" if find_spec("uvloop") else "asyncio"


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)  # pauses of these people are not the server's
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--smoke", action="store_true", help="a few seconds, to see that it works; writes nothing")
    smoke = parser.parse_args().smoke
    file = bothy.kernel.position.__file__
    assert smoke or not file.endswith(".py"), f"the compiled kernel is to be timed, not {file}"
    text, missed = asyncio.run(run(SMOKE if smoke else FULL))
    print(f"\n{text}")
    if not smoke:
        write(text)
        if missed:
            raise SystemExit("a goal was missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
