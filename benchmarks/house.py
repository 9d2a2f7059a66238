"""What a house bears: the chapter "The house" of docs/scale.md, from one run.

Processor time per answer of Bothy and PostgreSQL together, with one process, with connections that are relayed by a
second, and routed directly, with 1, 2 and 4 processes, and of one process that has no more to do than each of these;
and of one process on SQLite beside that of an older commit, at this rate and as fast as it can.
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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

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


class Cost:
    """What so many answers took."""

    def __init__(
        self, answers: int, bothy: float, base: float, kilobytes: float, sent: int, commits: float, seconds: float
    ) -> None:
        self.answers = answers
        self.seconds = seconds
        self.bothy, self.base = bothy, base
        self.kilobytes = kilobytes
        self.sent = sent
        self.commits = commits

    def added_to(self, before: Cost | None) -> Cost:
        if before is None:
            return self
        return Cost(
            before.answers + self.answers, before.bothy + self.bothy, before.base + self.base, self.kilobytes,
            before.sent + self.sent, before.commits + self.commits, before.seconds + self.seconds,
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
    """Let everybody answer as soon as they are asked."""
    keys = [key for key, game in games().items() if game.seats[1] >= SEATS]
    crowd = Crowd("127.0.0.1", server.port)
    await crowd.make([(keys[table % len(keys)], SEATS, SEATS, 0) for table in range(tables)])
    await crowd.arrive()
    await crowd.start()
    await crowd.play_eagerly()
    await asyncio.sleep(2)
    crowd.figures.begin()
    before, commits = seconds(pid_of(server)), metric(server, "commits_total")
    await asyncio.sleep(length)
    answers, sent = len(crowd.figures.acknowledged), crowd.figures.bytes
    took, commits = seconds(pid_of(server)) - before, metric(server, "commits_total") - commits
    held = kilobytes(pid_of(server))
    crowd.leave()
    return Cost(answers, took, 0.0, held, sent, commits, length)


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
ONE = "one process"
EQUAL = {"two, routed directly": "one, half of this", "four, routed directly": "one, a quarter of this"}
"""What has as much to do as each of several."""


async def measure(tables: int, rate: float, length: float, laps: int) -> tuple[Found, Found, Found]:
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
    beside: Found = {}
    full: Found = {}
    with older(BEFORE) as sources, tempfile.TemporaryDirectory() as folder:
        for number in range(laps):
            for name, path in ((f"SQLite, {BEFORE}", sources), ("SQLite, now", "")):
                server = Older(Path(folder) / f"{number}{bool(path)}.db")
                server.sources = path
                with server:
                    one = await cost([server], None, tables, rate, length)
                    fast = await as_fast_as_it_can(server, tables, length)
                beside[name] = one.added_to(beside.get(name))
                full[name] = fast.added_to(full.get(name))
    return found, beside, full


COLUMNS = "sent | answers a commit | commits/s | memory |"


def told(found: Found, beside: Found, full: Found, command: str, tables: int, rate: float) -> str:
    first = found[ONE].each
    old, fast = beside[f"SQLite, {BEFORE}"].each, full[f"SQLite, {BEFORE}"]
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
            f"| on SQLite, interpreted rules | answers | an answer | Bothy | | beside before | {COLUMNS}",
            "|---|---|---|---|---|---|---|---|---|---|",
            *[one.row(name, old) for name, one in beside.items()],
            "",
            "| on SQLite, everybody answers at once | answers/s | beside before | an answer | answers a commit |",
            "|---|---|---|---|---|",
            *[
                f"| {name} | {one.rate:.0f} | {one.rate / fast.rate:.2f} | {one.each:.2f} ms | "
                f"{one.answers / max(one.commits, 1):.1f} |"
                for name, one in full.items()
            ],
            "",
            *on_paper(found[ONE], found["two, relayed by the second"]),
        ]
    )


PACE = 15.0
"""Seconds after which each person at a table answers again, on average."""
SHARE = 0.6
"""How busy a core may be so that nobody waits."""


def on_paper(one: Cost, relayed: Cost) -> list[str]:
    """What many people need, from what was measured."""
    rows = []
    for people in (10_000, 100_000, 1_000_000):
        rate = people / PACE
        bothy = rate * one.bothy / one.answers / SHARE
        through = rate * relayed.bothy / relayed.answers / SHARE
        base = rate * one.base / one.answers / SHARE
        memory = (people * 30 + people / SEATS * 45) / 1e6
        rows.append(
            f"| {people:,} | {people // SEATS:,} | {rate:,.0f} | {bothy:,.0f} ({through:,.0f}) | {base:,.1f} | "
            f"{memory:,.1f} GB | {rate * one.sent / one.answers / 1e6 * 8:,.0f} Mbit/s |"
        )
    return [
        f"On paper, if everybody answers every {PACE:g} seconds, four at a table, with cores {SHARE:.0%} busy; in "
        "brackets if every connection is relayed:",
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
    given = parser.parse_args()
    if given.smoke:
        given.tables, given.rate, given.seconds, given.laps = 4, 20.0, 2.0, 1
    found, beside, full = asyncio.run(measure(given.tables, given.rate, given.seconds, given.laps))
    words = [f"--{name} {getattr(given, name):g}" for name in ("tables", "rate", "seconds", "laps")]
    command = f"PYTHONPATH=tests python benchmarks/house.py {' '.join(words)}"
    text = told(found, beside, full, command, given.tables, given.rate)
    print(text)
    if not given.smoke:
        begin, end = "<!-- the house -->", "<!-- end of the house -->"
        page = DOCS.read_text(encoding="utf-8")
        before, _, rest = page.partition(begin)
        DOCS.write_text(f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
