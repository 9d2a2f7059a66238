"""Whether people wait for bots that search: the chapter "Masters" of docs/benchmarks.md.

Twenty tables at which a Master thinks all the time, since whoever plays against it answers at once; beside them tables
of people who offer 200 answers a second. Laps with and without the Masters take turns, so that neighbours on the
machine count for both. `make bench` runs it; `--smoke` for a few seconds that only show that it works.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import os
import platform
import re
import statistics
import tempfile
import time

import bothy.kernel.position
from bothy.bots.usual import MASTER
from bothy.games import games
from chapters import conclude
from crowd import Company, Crowd, Figures, Seated, ask
from load import HOST, bothy_server, note, seats_of, table

SLOW, TIMES = 100.0, 2.0
"""Answers of people take at most so many milliseconds at the 99th percentile, or so many times what they do alone."""
PATIENCE = 4.0
"""Within so many seconds a Master answers."""
LEAST = 3
"""Masters sit at tables of as few seats as a game has, from three on: then they think in turn."""


class Watcher(Seated):
    """Somebody who plays against Masters, and looks how long each of their answers takes."""

    since = 0.0

    def heard(self, data: bytes) -> None:
        now = time.perf_counter()
        if data.startswith(b'{"type":"update"'):
            if self.since and isinstance(self.table, Masters):
                self.table.waited.append(now - self.since)
            self.since = 0.0
        super().heard(data)
        if data.startswith(b'{"type":"update"') and self.question is None and not self.table.over:
            self.since = now


class Masters(Company):
    """One person and Masters in all other seats."""

    waited: list[float]

    def sit_down(self) -> None:
        self.waited = getattr(self, "waited", [])
        self.links = [Watcher(self, seat, secret, "" if seat else self.owner) for seat, secret in self.seats.items()]


def make_masters(crowd: Crowd, tables: int) -> None:
    asking = http.client.HTTPConnection(crowd.host, crowd.port, timeout=60)
    keys = list(games())
    for number in range(tables):
        key = keys[number % len(keys)]
        seats = max(games()[key].seats[0], LEAST)
        body = {"game": key, "seats": seats, "bots": [MASTER] * (seats - 1), "pace": "relaxed", "bot_pace": "instant"}
        made = ask(asking, "/api/tables", body)
        chairs = {int(seat): secret for seat, secret in made["seats"].items()}
        crowd.companies.append(Masters(crowd, made["table"], chairs, made["watch"], 0, made["owner"]))
    asking.close()


def metric(port: int, name: str) -> float:
    asking = http.client.HTTPConnection(HOST, port, timeout=60)
    asking.request("GET", "/api/metrics")
    found = re.search(rf"^bothy_{name} (\S+)$", asking.getresponse().read().decode(), re.MULTILINE)
    asking.close()
    return float(found[1]) if found else float("nan")


async def offered(crowd: Crowd, rate: float, seconds: float) -> Figures:
    crowd.figures = Figures()
    await crowd.play(rate, seconds)
    await asyncio.sleep(0.5)
    return crowd.figures


async def run(tables: int, people: int, rate: float, seconds: float, laps: int) -> tuple[str, list[str]]:
    calm: list[float] = []
    busy: list[float] = []
    waited: list[float] = []
    stood_in = 0.0
    with tempfile.TemporaryDirectory(prefix="bothy-load-") as folder:
        for lap in range(laps):
            async with bothy_server(folder) as (process, crowd):
                keys = list(games())
                some = [keys[number % len(keys)] for number in range(people)]
                await crowd.make([(key, seats_of(key), seats_of(key), 0) for key in some])
                await crowd.arrive()
                await crowd.start()
                await offered(crowd, rate, seconds / 4)
                note(f"lap {lap + 1}: without Masters")
                calm += (await offered(crowd, rate, seconds)).acknowledged
                note(f"lap {lap + 1}: with Masters")
                others = Crowd(HOST, process.port)
                make_masters(others, tables)
                await others.arrive()
                await others.start()
                await others.play_eagerly()
                await offered(crowd, rate, seconds / 4)
                busy += (await offered(crowd, rate, seconds)).acknowledged
                waited += [gap for one in others.companies if isinstance(one, Masters) for gap in one.waited]
                stood_in += metric(process.port, "searches_stood_in_total")
                others.leave()
    return chapter(tables, rate, calm, busy, waited, int(stood_in)), missed(calm, busy, waited)


def at(some: list[float], share: float) -> float:
    """Milliseconds that this share did not exceed."""
    ordered = sorted(some)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000 if ordered else float("nan")


def missed(calm: list[float], busy: list[float], waited: list[float]) -> list[str]:
    found = []
    if not at(busy, 0.99) <= max(SLOW, TIMES * at(calm, 0.99)):
        found.append(f"p99 of people's answers was {at(busy, 0.99):.0f} ms, without Masters {at(calm, 0.99):.0f}")
    if not max(waited, default=float("nan")) <= PATIENCE:
        found.append(f"a Master's answer took {max(waited, default=float('nan')):.1f} s, not {PATIENCE:.0f}")
    return found


def chapter(tables: int, rate: float, calm: list[float], busy: list[float], waited: list[float], stood_in: int) -> str:
    file = bothy.kernel.position.__file__
    rows = [
        ["without Masters", f"{len(calm):,}", f"{at(calm, 0.5):.1f}", f"{at(calm, 0.99):.1f}", f"{at(calm, 1):.0f}"],
        ["with Masters", f"{len(busy):,}", f"{at(busy, 0.5):.1f}", f"{at(busy, 0.99):.1f}", f"{at(busy, 1):.0f}"],
    ]
    rules = "interpreted" if file.endswith(".py") else "compiled"
    mean, most = (statistics.fmean(waited), max(waited)) if waited else (float("nan"), float("nan"))
    return f"""## Masters

Written by `benchmarks/masters.py`: Python {platform.python_version()}, {rules} rules, {os.cpu_count()} cores. {tables}
tables at which Masters (`{MASTER}`) think all the time, and tables of people who offer {rate:,.0f} answers a second;
laps with and without take turns.

{table(["people's answers", "acknowledged", "p50 ms", "p99 ms", "slowest ms"], rows)}

The goal is a p99 of {SLOW:.0f} ms, or {TIMES:.0f} times that without Masters. {len(waited):,} times somebody waited for
a Master: {mean:.2f} s on average to the next thing that is shown, {at(waited, 0.99) / 1000:.2f} s at the 99th
percentile, {most:.2f} s at the most (goal: {PATIENCE:.0f}); {stood_in:,} times the knack answered in its place.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="a few seconds, to see that it works; writes nothing")
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    tables, people, rate = (20, 100, 200.0) if not given.smoke else (2, 4, 20.0)
    seconds, laps = (given.seconds, given.laps) if not given.smoke else (3.0, 1)
    text, found = asyncio.run(run(tables, people, rate, seconds, laps))
    conclude(text, found, keep=not given.smoke)


if __name__ == "__main__":
    main()
