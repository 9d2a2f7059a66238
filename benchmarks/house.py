"""What a house bears: the chapter "The house" of docs/scale.md, from one run.

Processor time per answer of Bothy and PostgreSQL together, with one process, with connections that are relayed by a
second, and routed directly, with 1, 2 and 4 processes, and of one process that has no more to do than each of these;
more and more tables at one process, until people wait or a core is full; and what one process on SQLite takes and bears
beside that of an older commit, at this rate and as fast as it can.
`PYTHONPATH=tests python benchmarks/house.py`, and `--smoke` for a few seconds that only show that it works.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from bothy.compiled import is_compiled
from bothy.games import games
from campaigns.network import Server
from campaigns.postgres import Postgres, children, mortal_postgres
from crowd import Crowd

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "scale.md"
BEFORE = "fefa33b"
"""The commit before there could be several processes."""
SEATS = 4
TICK = os.sysconf("SC_CLK_TCK")
CROWDS = 2
"""So many programs of people ask a server as much as it bears: one of them may be slower than the server."""
MORE = 4
"""So many times the tables they are at then: where few answer at a time it is the disk that is waited for."""
PACE = 15.0
"""Seconds after which each person at a table answers again, on average."""
LATE = 100.0
"""So many milliseconds one answer in a hundred may take."""
FULL = 0.95
"""A core that is so busy is full."""


class Cost:
    """What so many answers took."""

    def __init__(
        self, answers: int, bothy: float, base: float, kilobytes: float, sent: int, commits: float, seconds: float,
        people: float = 0.0,
    ) -> None:  # fmt: skip
        self.answers = answers
        self.seconds = seconds
        self.bothy, self.base = bothy, base
        self.kilobytes = kilobytes
        self.sent = sent
        self.commits = commits
        self.people = people
        """What the people took of the processors, where that was measured."""

    def added_to(self, before: Cost | None) -> Cost:
        if before is None:
            return self
        return Cost(
            before.answers + self.answers, before.bothy + self.bothy, before.base + self.base, self.kilobytes,
            before.sent + self.sent, before.commits + self.commits, before.seconds + self.seconds,
            before.people + self.people,
        )  # fmt: skip

    @property
    def each(self) -> float:
        """Milliseconds of processor time an answer."""
        return (self.bothy + self.base) / max(self.answers, 1) * 1000

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds

    def row(self, name: str, *beside: float) -> str:
        bothy, base = (1000 * part / max(self.answers, 1) for part in (self.bothy, self.base))
        return (
            f"| {name} | {self.answers:,} | {self.each:.2f} ms | {bothy:.2f} ms | {base:.2f} ms | "
            f"{' | '.join(f'{self.each / other:.2f}' for other in beside)} | "
            f"{self.sent / max(self.answers, 1) / 1000:.1f} kB | {self.answers / max(self.commits, 1):.1f} | "
            f"{self.commits / self.seconds:.0f} | {self.kilobytes / 1000:.0f} MB |"
        )


def seconds(pid: int) -> float:
    """What a process has used of the processors."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def kilobytes(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1000


def metric(server: Server, name: str) -> float:
    found = re.search(rf"^bothy_{name} (\S+)$", server.request_now("GET", "/api/metrics").body.decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


async def cost(
    servers: list[Server], postgres: Postgres | None, tables: int, rate: float, length: float, relayed: bool = False
) -> Cost:
    """Let people of all games play at these processes, and see what that takes."""
    crowds = []
    keys = [key for key, game in games().items() if game.seats[1] >= SEATS]
    share = tables // len(servers) or 1
    for number, server in enumerate(servers[:1] if relayed else servers):
        crowd = Crowd("127.0.0.1", server.port)
        await crowd.make([(keys[(table + number) % len(keys)], SEATS, SEATS, 0) for table in range(share)])
        if relayed:
            crowd.port = servers[1].port
            for link in [link for company in crowd.companies for link in company.links]:
                link.port = crowd.port
        await crowd.arrive()
        await crowd.start()
        crowds.append(crowd)
    passed_on = sum(metric(server, "relayed_sockets") for server in servers)
    assert bool(passed_on) == relayed, f"{passed_on:g} sockets are relayed"
    each = rate / len(crowds)
    await asyncio.gather(*[crowd.play(each, 2) for crowd in crowds])
    processes = [pid_of(server) for server in servers]
    bases = [] if postgres is None else [postgres.pid, *children(postgres.pid)]
    for crowd in crowds:
        crowd.figures.begin()
    before = [sum(map(seconds, some)) for some in (processes, bases)]
    commits = sum(metric(server, "commits_total") for server in servers)
    await asyncio.gather(*[crowd.play(each, length) for crowd in crowds])
    after = [sum(map(seconds, some)) for some in (processes, bases)]
    commits = sum(metric(server, "commits_total") for server in servers) - commits
    held = sum(map(kilobytes, processes))
    answers = sum(len(crowd.figures.acknowledged) for crowd in crowds)
    sent = sum(crowd.figures.bytes for crowd in crowds)
    for crowd in crowds:
        crowd.leave()
    return Cost(answers, after[0] - before[0], after[1] - before[1], held, sent, commits, length)


async def as_fast_as_it_can(server: Server, tables: int, length: float) -> Cost:
    """Let everybody answer as soon as they are asked. What was sent is not measured."""
    command = [sys.executable, __file__, "--eager", str(server.port), "--tables", str(tables // CROWDS or 1)]
    crowds = [await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE) for _ in range(CROWDS)]
    processes = [[pid_of(server)], [crowd.pid for crowd in crowds]]
    try:
        for crowd in crowds:
            assert crowd.stdout is not None
            assert await crowd.stdout.readline() == b"they play\n"
        await asyncio.sleep(2)
        before = [sum(map(seconds, some)) for some in processes]
        counted = [metric(server, name) for name in ("answers_total", "commits_total")]
        begun = time.perf_counter()
        await asyncio.sleep(length)
        took = time.perf_counter() - begun
        after = [sum(map(seconds, some)) for some in processes]
        answers, commits = (
            metric(server, name) - old for name, old in zip(("answers_total", "commits_total"), counted, strict=True)
        )
    finally:
        for crowd in crowds:
            crowd.kill()
            await crowd.wait()
    held = kilobytes(pid_of(server))
    return Cost(int(answers), after[0] - before[0], 0.0, held, 0, commits, took, after[1] - before[1])


async def be_eager(port: int, tables: int) -> None:
    """People who answer as soon as they are asked, until they are ended."""
    keys = [key for key, game in games().items() if game.seats[1] >= SEATS]
    crowd = Crowd("127.0.0.1", port)
    await crowd.make([(keys[table % len(keys)], SEATS, SEATS, 0) for table in range(tables)])
    await crowd.arrive()
    await crowd.start()
    await crowd.play_eagerly()
    print("they play", flush=True)
    await asyncio.Event().wait()


class Load(NamedTuple):
    """What so many tables were to one process."""

    tables: int
    answers: float
    """A second."""
    median: float
    """Milliseconds."""
    late: float
    """What one answer in a hundred took longer than."""
    core: float
    """How busy its core was."""
    base: float
    """How many cores its database took."""
    people: float
    """How busy the core of the people was."""
    kilobytes: float

    def full(self) -> str:
        """What there was not enough of; empty if of everything."""
        full = [name for name, part in (("its core", self.core), ("the people's core", self.people)) if part >= FULL]
        return ", ".join([*full, *(["people wait"] if self.late > LATE else [])])

    def row(self) -> str:
        return (
            f"| {self.tables:,} | {self.tables * SEATS:,} | {self.answers:.0f} | {self.median:.0f} ms | "
            f"{self.late:.0f} ms | {self.core:.0%} | {self.base:.0%} | {self.people:.0%} | "
            f"{self.kilobytes / 1000:.0f} MB | {self.full() or '-'} |"
        )


async def ramp(server: Server, postgres: Postgres, first: int, most: int, length: float) -> list[Load]:
    """Twice as many tables each time, everybody answering now and then, until there is not enough of something."""
    keys = [key for key, game in games().items() if game.seats[1] >= SEATS]
    crowds: list[Crowd] = []
    found: list[Load] = []
    tables, goal = 0, first
    while goal <= most and not (found and found[-1].full()):
        crowd = Crowd("127.0.0.1", server.port)
        await crowd.make([(keys[table % len(keys)], SEATS, SEATS, 0) for table in range(tables, goal)])
        await crowd.arrive()
        await crowd.start()
        crowds.append(crowd)
        tables, goal = goal, goal * 2
        await play(crowds, min(length, 3.0))
        for crowd in crowds:
            crowd.figures.begin()
        processes = [[pid_of(server)], [postgres.pid, *children(postgres.pid)], [os.getpid()]]
        before, begun = [sum(map(seconds, some)) for some in processes], time.perf_counter()
        await play(crowds, length)
        took = time.perf_counter() - begun
        busy = [(sum(map(seconds, some)) - old) / took for some, old in zip(processes, before, strict=True)]
        waited = sorted(seconds for crowd in crowds for seconds in crowd.figures.acknowledged)
        median, late = (1000 * waited[int(len(waited) * share)] if waited else 0.0 for share in (0.5, 0.99))
        held = kilobytes(pid_of(server))
        found.append(Load(tables, len(waited) / took, median, late, busy[0], busy[1], busy[2], held))
    for crowd in crowds:
        crowd.leave()
    return found


async def play(crowds: list[Crowd], length: float) -> None:
    """Everybody answers now and then."""
    rates = [len(crowd.companies) * SEATS / PACE for crowd in crowds]
    await asyncio.gather(*[crowd.play(rate, length) for crowd, rate in zip(crowds, rates, strict=True)])


@contextmanager
def older(commit: str) -> Iterator[str]:
    """The sources of another commit."""
    data = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(data)) as archive:
        archive.extractall(folder, filter="data")
        yield f"{folder}/src"


FROM_SOURCES = (
    "import sys, runpy; sys.meta_path[:] = [one for one in sys.meta_path if type(one).__name__ != 'Libraries']; "
    "runpy.run_module('bothy.cli', run_name='__main__', alter_sys=True)"
)


class Older(Server):
    """A server of those sources. Rules run interpreted, today's beside it too: older ones cannot be had compiled."""

    sources = ""

    def start(self) -> None:
        self.command[1:3] = ["-c", FROM_SOURCES]
        super().start()

    def path(self) -> list[str]:
        return [self.sources, *sys.path] if self.sources else sys.path


Found = dict[str, Cost]
ONE, NOW = "one process", "SQLite, now"
EQUAL = {"two, routed directly": "one, half of this", "four, routed directly": "one, a quarter of this"}
"""What has as much to do as each of several."""


class Measured(NamedTuple):
    """All of it."""

    found: Found
    """On PostgreSQL."""
    loads: list[Load]
    before: Found
    """On SQLite, at this rate."""
    full: Found
    """On SQLite, as fast as it can."""


async def measure(tables: int, rate: float, length: float, laps: int, first: int, most: int, commit: str) -> Measured:
    found: Found = {}

    async def lap(name: str, servers: list[Server], relayed: bool = False, share: int = 1) -> None:
        one = await cost(servers, postgres, tables // share or 1, rate / share, length, relayed)
        found[name] = one.added_to(found.get(name))

    with ExitStack() as stack:
        postgres = stack.enter_context(mortal_postgres())
        members = [stack.enter_context(Server(postgres.url)) for _ in range(2)]
        for _ in range(laps):  # in turn, so that a busy hour of the machine counts for all of them
            await lap(ONE, members[:1])
            await lap("one, half of this", members[:1], share=2)
            await lap("one, a quarter of this", members[:1], share=4)
            await lap("two, relayed by the second", members, relayed=True)
            await lap("two, routed directly", members)
        members += [stack.enter_context(Server(postgres.url)) for _ in range(2)]
        for _ in range(laps):
            await lap("four, routed directly", members)
    with mortal_postgres() as postgres, Server(postgres.url) as server:
        loads = await ramp(server, postgres, first, most, length)
    beside: Found = {}
    full: Found = {}
    with older(commit) as sources, tempfile.TemporaryDirectory() as folder:
        for number in range(laps):
            for name, path in ((f"SQLite, {commit}", sources), (NOW, "")):
                server = Older(Path(folder) / f"{number}{bool(path)}.db")
                server.sources = path
                with server:
                    one = await cost([server], None, tables, rate, length)
                    fast = await as_fast_as_it_can(server, MORE * tables, length)
                beside[name] = one.added_to(beside.get(name))
                full[name] = fast.added_to(full.get(name))
    return Measured(found, loads, beside, full)


COLUMNS = "sent | answers a commit | commits/s | memory |"


def told(measured: Measured, command: str, tables: int, rate: float) -> str:
    found, loads, beside, full = measured
    first = found[ONE].each
    old, fast = (next(cost for name, cost in some.items() if name != NOW) for some in (beside, full))
    rules = "compiled" if is_compiled() else "interpreted"
    return "\n".join(
        [
            f"Written by `{command}`: Python {platform.python_version()}, {os.cpu_count()} cores, {rules} rules, "
            f"{tables} tables of {SEATS} people, {rate:g} answers/s offered, {platform.system()}.",
            "Processor time is that of the processes, so others on the machine hardly count; the people's is left out.",
            "",
            f"| on PostgreSQL | answers | an answer | Bothy | PostgreSQL | beside one | beside equal load | {COLUMNS}",
            "|---|---|---|---|---|---|---|---|---|---|---|",
            *[one.row(name, first, found[EQUAL.get(name, name)].each) for name, one in found.items()],
            "",
            f"One process on PostgreSQL with more and more tables of {SEATS}, everybody answering every {PACE:g} "
            f"seconds, until its core is full, one answer in a hundred takes longer than {LATE:g} ms, or the people "
            "cannot more:",
            "",
            "| tables | sockets | answers/s | median | one in a hundred | its core | PostgreSQL | the people "
            "| memory | what was full |",
            "|---|---|---|---|---|---|---|---|---|---|",
            *[load.row() for load in loads],
            "",
            f"| on SQLite, interpreted rules | answers | an answer | Bothy | | beside before | {COLUMNS}",
            "|---|---|---|---|---|---|---|---|---|---|",
            *[one.row(name, old.each) for name, one in beside.items()],
            "",
            f"| on SQLite, everybody at {MORE * tables} tables answers at once | answers/s | beside before | an answer "
            "| answers a commit | its core | the people's cores |",
            "|---|---|---|---|---|---|---|",
            *[
                f"| {name} | {one.rate:.0f} | {one.rate / fast.rate:.2f} | {one.each:.2f} ms | "
                f"{one.answers / max(one.commits, 1):.1f} | {one.bothy / one.seconds:.0%} | "
                f"{one.people / one.seconds:.0%} |"
                for name, one in full.items()
            ],
            "",
            *on_paper(found[ONE], found["two, relayed by the second"], loads),
        ]
    )


SHARE = 0.6
"""How busy a core may be so that nobody waits."""


def on_paper(one: Cost, relayed: Cost, loads: list[Load]) -> list[str]:
    """What many people need, from what was measured."""
    rows = []
    few, many = loads[0], loads[-1]
    table = max((many.kilobytes - few.kilobytes) / max(many.tables - few.tables, 1), 0.0)
    empty = max(few.kilobytes - table * few.tables, 0.0)
    for people in (10_000, 100_000, 1_000_000):
        rate = people / PACE
        bothy = rate * one.bothy / one.answers / SHARE
        through = rate * relayed.bothy / relayed.answers / SHARE
        base = rate * one.base / one.answers / SHARE
        memory = (people / SEATS * table + max(bothy, 1) * empty) / 1e6
        rows.append(
            f"| {people:,} | {people // SEATS:,} | {rate:,.0f} | {bothy:,.0f} ({through:,.0f}) | {base:,.1f} | "
            f"{memory:,.1f} GB | {rate * one.sent / one.answers / 1e6 * 8:,.0f} Mbit/s |"
        )
    return [
        f"On paper, if everybody answers every {PACE:g} seconds, four at a table, with cores {SHARE:.0%} busy; in "
        f"brackets if every connection is relayed. A process takes {empty / 1000:,.0f} MB, and a table with its people "
        f"{table:,.0f} kB:",
        "",
        "| people | tables | answers/s | processes, a core each | cores of PostgreSQL | memory | sent |",
        "|---|---|---|---|---|---|---|",
        *rows,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="a few seconds that only show that it works")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=120.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--laps", type=int, default=2)
    parser.add_argument("--first", type=int, default=100, help="how many tables there are at first, of more and more")
    parser.add_argument("--most", type=int, default=3200, help="and how many at last, if nothing is full before")
    parser.add_argument("--eager", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.eager:
        asyncio.run(be_eager(given.eager, given.tables))
    if given.smoke:
        given.tables, given.rate, given.seconds, given.laps, given.first, given.most = 4, 20.0, 2.0, 1, 2, 4
    options = ("tables", "rate", "seconds", "laps", "first", "most")
    commit = "HEAD" if given.smoke else BEFORE  # which is in every checkout, however shallow
    measured = asyncio.run(
        measure(given.tables, given.rate, given.seconds, given.laps, given.first, given.most, commit)
    )
    words = [f"--{name} {getattr(given, name):g}" for name in options]
    command = f"PYTHONPATH=tests python benchmarks/house.py {' '.join(words)}"
    text = told(measured, command, given.tables, given.rate)
    print(text)
    if not given.smoke:
        begin, end = "<!-- the house -->", "<!-- end of the house -->"
        page = DOCS.read_text(encoding="utf-8")
        before, _, rest = page.partition(begin)
        DOCS.write_text(f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
