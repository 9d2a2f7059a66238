"""How long it takes until advice is there: a chapter of docs/benchmarks.md, one for compiled rules and one without.

A server is a process of its own. Somebody sits there alone with bots, asks at every question with three answers or
more what one would do, and takes the first of what is told. `make bench` runs it compiled; `python
benchmarks/advising.py` with a Python whose rules are not compiled writes the other chapter. It fails where advice came
too late. `--smoke` asks three times, to see that it works, and writes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from typing import Any

from bothy.compiled import is_compiled
from bothy.games import games
from chapters import conclude
from crowd import Link
from load import HOST, Process

ASKED = 20
"""So often in each game."""
BAR = 2.0
"""Seconds after which advice has to be there."""
CHOICES = 3
PATIENCE = 60.0

Heard = list[tuple[float, bool]]
"""How long each advice took, and whether it came with figures."""


class Asking(Link):
    """Somebody who asks for advice whenever there is something to choose from."""

    def __init__(self, made: dict[str, Any], port: int) -> None:
        super().__init__(f"/api/tables/{made['table']}/socket", HOST, port)
        self.secret = next(iter(made["seats"].values()))
        self.heard_of: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said = 0

    def heard(self, data: bytes) -> None:
        self.heard_of.put_nowait(json.loads(data))

    def tell(self, **words: object) -> None:
        self.said += 1
        self.say(json.dumps({"id": f"a{self.said}", **words}).encode())

    async def until(self, kind: str) -> dict[str, Any]:
        """The next that is heard of this kind."""
        while True:
            message = await asyncio.wait_for(self.heard_of.get(), PATIENCE)
            if message["type"] == kind:
                return message

    async def play(self, most: int) -> Heard:
        """Play on until one has asked so often, or it is over."""
        self.say(json.dumps({"type": "hello", "seats": [self.secret]}).encode())
        found: Heard = []
        while len(found) < most:
            parts = (await self.until("update"))["parts"]
            if parts.get("result"):
                break
            if question := parts.get("question"):
                choice = question["choices"][0]["choice"]
                if len(question["choices"]) >= CHOICES and not question["race"]:
                    begun = time.perf_counter()
                    self.tell(type="advise", seat=0, question=question["number"])
                    answers = (await self.until("advice"))["answers"]
                    found.append((time.perf_counter() - begun, bool(answers) and answers[0]["worth"] is not None))
                    choice = answers[0]["choice"] if answers else choice
                self.tell(type="answer", seat=0, question=question["number"], choice=choice)
        return found


def table_of(port: int, key: str) -> dict[str, Any]:
    """A table where one sits alone with bots."""
    link = http.client.HTTPConnection(HOST, port)
    wishes = {"game": key, "pace": "none", "bot_pace": "instant", "start": True}
    link.request("POST", "/api/tables", json.dumps(wishes), {"content-type": "application/json"})
    made: dict[str, Any] = json.loads(link.getresponse().read())
    link.close()
    return made


async def measured(port: int, key: str, most: int) -> Heard:
    somebody = Asking(table_of(port, key), port)
    await somebody.connect()
    found = await somebody.play(most)
    somebody.close()
    return found


def row(name: str, found: Heard) -> str:
    times = [seconds for seconds, _ in found]
    soon = sum(seconds <= BAR for seconds in times)
    figures = sum(told for _, told in found)
    return f"| {name} | {len(found)} | {statistics.median(times):.2f} | {max(times):.2f} | {soon} | {figures} |"


def late(name: str, found: Heard) -> list[str]:
    """What to say of a game in which somebody had to wait too long."""
    times = [seconds for seconds, _ in found if seconds > BAR]
    return [f"{name}: {len(times)} of {len(found)}, at most {max(times):.2f} s"] if times else []


def chapter(rows: list[str]) -> str:
    kind = "compiled" if is_compiled() else "interpreted"
    return f"""## Advice, {kind}

Written by `benchmarks/advising.py`: Python {platform.python_version()}, {os.cpu_count()} cores, one person alone with
bots, from the question asked to the advice heard. The bar is {BAR:.0f} s. Where there was no time to try out eight
answers, the one of Sharp is told with its reasons, and in the place of figures: *No time to try it out: this is what a
strong player would say.* The first advice of all, in the first game, waits until a process that thinks has started.

| game | asked | median s | most s | within {BAR:.0f} s | with figures |
|---|---|---|---|---|---|
{chr(10).join(rows)}
"""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="advising.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--smoke", action="store_true", help="ask three times, to see that it works; writes nothing")
    given = parser.parse_args(arguments)
    rows, missed = [], []
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--database", f"{folder}/bothy.db", "--no-limits", "--log-level", "error"]
        process = Process("-m", "bothy.cli", "serve", *options)
        try:
            for key, game in sorted(games().items()):
                found = asyncio.run(measured(process.port, key, 3 if given.smoke else ASKED))
                rows.append(row(game.name, found))
                missed += late(game.name, found)
                print(rows[-1], file=sys.stderr, flush=True)
        finally:
            process.end()
    conclude(chapter(rows), missed, keep=not given.smoke)


if __name__ == "__main__":
    main()
