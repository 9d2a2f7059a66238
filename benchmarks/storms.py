"""Storms of sockets, of spectators who come and go, and of resyncs: what people at 50 other tables notice of them.

The server runs with its limits, and each storm comes from addresses of its own, in a process of its own. What counts
is the ratio of the slowest answers (p99) in storms to those in the calms between them, in one run; it must be at most
2. Each storm comes several times, with a calm as long before each, so that whatever else the machine does meets both.
`python benchmarks/storms.py`, and `--smoke` for a few seconds that only show that it works.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from crowd import Crowd, Link, make
from load import HOST, Process

MOST = 2.0
AFTERMATH = 2.0
"""So many seconds after a storm are neither storm nor calm."""


class Stormer(Link):
    """A spectator from an address of its own, who listens to nothing."""

    def __init__(self, table: str, watch: str, address: str, port: int) -> None:
        super().__init__(f"/api/tables/{table}/socket", HOST, port)
        self.watch, self.address = watch, address

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self.host, self.port, local_addr=(self.address, 0))
        await self.upgraded
        self.say(json.dumps({"type": "hello", "watch": self.watch}).encode())


class Storm:
    """What comes over a server: so long, at one table."""

    def __init__(self, table: str, watch: str, port: int, seconds: float, share: float, number: int) -> None:
        self.table, self.watch, self.port = table, watch, port
        self.network = f"127.{10 + number}"
        """Each storm comes from addresses that nothing is held against yet."""
        self.until = time.monotonic() + seconds
        self.share = share
        self.refused = 0

    def stormer(self, address: str) -> Stormer:
        return Stormer(self.table, self.watch, address, self.port)

    async def visit(self, address: str) -> None:
        stormer = self.stormer(address)
        try:
            await stormer.connect()
        except (OSError, ConnectionError):
            self.refused += 1
        stormer.close()

    async def sockets(self) -> None:
        """One address opens and closes 272 a second."""
        while time.monotonic() < self.until:
            await asyncio.gather(*[self.visit(f"{self.network}.2.1") for _ in range(max(round(27 * self.share), 1))])
            await asyncio.sleep(0.1)

    async def spectators(self) -> None:
        """A thousand from twenty addresses come, and go again."""
        while time.monotonic() < self.until:
            there: list[Stormer] = []
            for number in range(round(1000 * self.share)):
                stormer = self.stormer(f"{self.network}.3.{1 + number % 20}")
                with suppress(OSError, ConnectionError):
                    await stormer.connect()
                    there.append(stormer)
            self.refused += round(1000 * self.share) - len(there)
            for stormer in there:
                stormer.close()
            await asyncio.sleep(0.5)

    async def resyncs(self) -> None:
        """58 spectators of one address ask for everything 20 times a second."""
        there = [self.stormer(f"{self.network}.4.1") for _ in range(max(round(58 * self.share), 1))]
        for stormer in there:
            await stormer.connect()
        while time.monotonic() < self.until:
            for stormer in there:
                if not stormer.closed:
                    stormer.say(b'{"type":"resync"}')
            await asyncio.sleep(0.05)


STORMS: dict[str, Callable[[Storm], Coroutine[Any, Any, None]]] = {
    "sockets": Storm.sockets,
    "spectators": Storm.spectators,
    "resyncs": Storm.resyncs,
}


async def measured(crowd: Crowd, rate: float, seconds: float) -> list[float]:
    """How long each answer of a while took, in seconds."""
    crowd.figures.begin()
    await crowd.play(rate, seconds)
    return crowd.figures.acknowledged


def slowest(answers: list[float]) -> float:
    """The 99th percentile, in milliseconds."""
    return sorted(answers)[int(len(answers) * 0.99)] * 1000


async def run(tables: int, rate: float, seconds: float, rounds: int, share: float) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bothy.db")
        server = Process("-m", "bothy.cli", "serve", "--port", "0", "--database", database, "--log-level", "error")
        crowd = Crowd(HOST, server.port)
        try:
            await crowd.make([("loch-ness", 2, 2, 0)] * tables, at_once=2)
            await crowd.arrive()
            await crowd.start()
            ((table, _, watch, _, _),) = await asyncio.to_thread(make, HOST, server.port, [("loch-ness", 2, 1, 0)])
            await crowd.play(rate, seconds / 2)
            fine = True
            for name in STORMS:
                calm: list[float] = []
                stormy: list[float] = []
                used = [0.0, 0.0]
                for number in range(rounds):
                    used[0] -= server.seconds()
                    calm += await measured(crowd, rate, seconds)
                    used[0] += server.seconds()
                    command = [sys.executable, __file__, "--storm", name, table, watch, str(server.port)]
                    storm = subprocess.Popen([*command, str(seconds), str(share), str(number)], stdout=subprocess.PIPE)
                    assert storm.stdout is not None
                    await asyncio.to_thread(storm.stdout.readline)
                    used[1] -= server.seconds()
                    stormy += await measured(crowd, rate, seconds)
                    used[1] += server.seconds()
                    await asyncio.to_thread(storm.communicate)
                    await crowd.play(rate, AFTERMATH)
                ratio = slowest(stormy) / slowest(calm)
                fine = fine and ratio <= MOST
                print(
                    f"{name}: p99 {slowest(calm):.1f} ms calm ({len(calm):,} answers), {slowest(stormy):.1f} ms in the "
                    f"storm ({len(stormy):,}): {ratio:.2f} times; the server used {used[0] / rounds / seconds:.2f} and "
                    f"{used[1] / rounds / seconds:.2f} of a core",
                    flush=True,
                )
            return fine
        finally:
            crowd.leave()
            server.end()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--storm", nargs=7, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.storm:
        os.nice(10)
        name, table, watch, port, seconds, share, number = given.storm
        print("now", flush=True)
        asyncio.run(STORMS[name](Storm(table, watch, int(port), float(seconds), float(share), int(number))))
        return 0
    smoke = given.smoke
    fine = asyncio.run(run(8, 20, 2, 1, 0.1) if smoke else run(50, 60, 5, 8, 1.0))
    print("within twice the calm" if fine else "more than twice the calm")
    return 0 if fine or smoke else 1


if __name__ == "__main__":
    raise SystemExit(main())
