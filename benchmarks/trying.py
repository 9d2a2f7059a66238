"""How soon the workshop says something: a chapter of docs/benchmarks.md, one for compiled rules and one without.

A server is a process of its own. Somebody changes a number of a game's content, lets the usual bot try it, and asks
how far it is until there are figures, as the page does. `make bench` runs it compiled; `python benchmarks/trying.py`
with a Python whose rules are not compiled writes the other chapter. `--times 1` makes it short.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import platform
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from bothy.compiled import is_compiled
from bothy.games import games
from chapters import write
from load import HOST, Process

BAR = 5.0
"""Seconds after which first figures have to be there."""
OFTEN = 0.05
"""So many seconds it is waited before it is asked again."""
WATCHED = 5.0
"""After so many seconds more it is looked how many games have been played."""


class Tried(NamedTuple):
    """One trial."""

    seconds: float
    """Until there were figures."""
    processor: float
    """What that took of the processors."""
    games: int
    """Of each side that had been played a little later."""


def used(pid: int) -> float:
    """What a process and all it has begun have used of the processors, those that have ended with them."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:  # it has just ended
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + sum(used(int(child)) for child in children)


class Designer:
    """Somebody at the bench of a game."""

    def __init__(self, process: Process, key: str) -> None:
        self.pid = process.process.pid
        self.port = process.port
        self.path = f"/api/workshop/en/{key}"
        self.cookie = ""
        self.ask("GET", "/api/me")
        self.bench = self.ask("GET", self.path)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json", **({"cookie": self.cookie} if self.cookie else {})}
        link = http.client.HTTPConnection(HOST, self.port)
        link.request(method, path, None if body is None else json.dumps(body), headers)
        reply = link.getresponse()
        told = json.loads(reply.read())
        link.close()
        if reply.status >= 300:
            raise RuntimeError(f"{path}: {told}")
        self.cookie = (reply.getheader("set-cookie") or self.cookie).partition(";")[0]
        return told

    def change(self) -> dict[str, Any]:
        """A number of the content that can be another, and fits."""
        for table in self.bench["tables"]:
            for row in table["rows"]:
                for column, text in zip(table["columns"], row["cells"], strict=True):
                    if column["kind"] == "number" and column is not table["columns"][0] and text.isdecimal():
                        changes = {table["name"]: {row["key"]: {column["name"]: str(int(text) + 1)}}}
                        told = self.ask("POST", f"{self.path}/check", {"changes": changes})
                        if told["pack"] and not told["mistakes"]:
                            return changes
        raise RuntimeError(f"nothing can be changed: {self.path}")

    def try_it(self, changes: dict[str, Any], seed: int) -> Tried:
        begun, before = time.monotonic(), used(self.pid)
        told = self.ask("POST", f"{self.path}/trial", {"changes": changes, "seed": seed})
        while not told["found"]:
            if told["state"] not in ("waiting", "playing"):
                raise RuntimeError(f"{self.path}: {told}")
            time.sleep(OFTEN)
            told = self.ask("GET", f"{self.path}/trial")
        seconds, processor = time.monotonic() - begun, used(self.pid) - before
        time.sleep(WATCHED)
        many: int = self.ask("GET", f"{self.path}/trial")["games"]
        self.ask("POST", f"{self.path}/trial/cancel", {})
        return Tried(seconds, processor, many)


def chapter(rows: list[str]) -> str:
    kind = "compiled" if is_compiled() else "interpreted"
    return f"""## Trying, {kind}

Written by `benchmarks/trying.py`: Python {platform.python_version()}, {os.cpu_count()} cores, one person at the bench
who changes a number and lets the usual bot try it in all seats: from the button pressed to figures on their way to the
page, the process of the trial begun in between. The bar is {BAR:.0f} s where nobody else uses the machine. As this was
measured {os.getloadavg()[0]:.0f} wanted its processors at a time: read first what was used of them.
Games are those of each side {WATCHED:.0f} s later.

| game | tried | of the processors, s | median s | most s | within {BAR:.0f} s | games of each |
|---|---|---|---|---|---|---|
{chr(10).join(rows)}
"""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="trying.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=5, help="how often in each game")
    given = parser.parse_args(arguments)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--database", f"{folder}/bothy.db", "--no-limits", "--log-level", "error"]
        process = Process("-m", "bothy.cli", "serve", "--workshop", *options)
        try:
            for key, game in sorted(games().items()):
                designer = Designer(process, key)
                changes = designer.change()
                found = [designer.try_it(changes, seed) for seed in range(given.times)]
                seconds = [one.seconds for one in found]
                processor, many = (statistics.median(some) for some in list(zip(*found, strict=True))[1:])
                rows.append(
                    f"| {game.name} | {len(found)} | {processor:.1f} | {statistics.median(seconds):.1f} "
                    f"| {max(seconds):.1f} | {sum(some <= BAR for some in seconds)} | {many:.0f} |"
                )
                print(rows[-1], flush=True)
        finally:
            process.end()
    write(chapter(rows))


if __name__ == "__main__":
    main()
