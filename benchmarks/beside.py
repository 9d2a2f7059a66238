"""What tables lose by a trial in the workshop: the chapter "Beside a trial" of docs/benchmarks.md.

One person and bots at each of some tables; by turns a lap without anybody at the workshop and one beside a trial.
Measured are how long an answer takes to be acknowledged, and how long a person then waits for bots. What is told are
ratios of the one to the other, in one run. `make bench` runs it; alone: `python benchmarks/beside.py`, and `--laps 1`
for a short look.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import tempfile
import time
from typing import Any

from bothy.compiled import is_compiled
from chapters import write
from crowd import Crowd, Seated
from load import bothy_server, note
from trying import Designer

GAME, TRIED = "loch-ness", "moongha"
TABLES, RATE, LAP = 30, 20.0, 12.0
"""So many tables; so many answers a second of all people together, for so many seconds a lap."""
SEATS = 3
SETTLE = 3.0
"""Seconds before a lap counts: a trial begins with a process of its own."""


class Waiting(Seated):
    """Somebody with bots at the table, who notes how long they take."""

    acknowledged = 0.0

    def __init__(self, *made: Any) -> None:
        super().__init__(*made)
        self.waited: list[float] = []

    def heard(self, data: bytes) -> None:
        answering = self.answering
        super().heard(data)
        again = self.question is not None and self.question.number > self.answered
        if answering >= 0 and self.answering < 0 and not again:
            self.acknowledged = time.perf_counter()
        elif self.acknowledged and again:
            self.waited.append(time.perf_counter() - self.acknowledged)
            self.acknowledged = 0.0


def at(seconds: list[float], share: float) -> float:
    """In milliseconds, what this share did not exceed."""
    ordered = sorted(seconds)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000 if ordered else float("nan")


class Lap:
    """What was measured in some laps of one kind."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.bots: list[float] = []
        self.games = 0
        """Games of the trial meanwhile."""


async def lap(designer: Designer, crowd: Crowd, trial: bool, found: Lap, number: int) -> None:
    """People answer for a while; beside them nothing, or a trial from before it begins to after it ends."""
    follower: asyncio.Task[Any] | None = None
    if trial:
        changes = await asyncio.to_thread(designer.change)
        await asyncio.to_thread(designer.ask, "POST", f"{designer.path}/trial", {"changes": changes, "seed": number})
        follower = asyncio.create_task(followed(designer))
    await crowd.play(RATE, SETTLE)
    crowd.figures.begin()
    waited: list[float] = []
    for company in crowd.companies:
        for link in company.links:
            if isinstance(link, Waiting):
                link.waited = waited
    before = (await told(designer))["games"] if trial else 0
    await crowd.play(RATE, LAP)
    found.answers += crowd.figures.acknowledged
    found.bots += waited
    if follower is not None:
        state = await told(designer)
        if state["state"] != "playing":
            raise RuntimeError(f"the trial was over too soon: {state['state']}")
        found.games += state["games"] - before
        follower.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await follower
        await asyncio.to_thread(designer.ask, "POST", f"{designer.path}/trial/cancel", {})


async def told(designer: Designer) -> Any:
    return await asyncio.to_thread(designer.ask, "GET", f"{designer.path}/trial")


async def followed(designer: Designer) -> None:
    """The page asks now and then how far it is."""
    while True:
        await asyncio.sleep(1)
        await told(designer)


async def run(laps: int) -> tuple[Lap, Lap]:
    alone, beside = Lap(), Lap()
    with tempfile.TemporaryDirectory(prefix="bothy-beside-") as folder:
        async with bothy_server(folder) as (process, crowd):
            crowd.seated, crowd.bot_pace = Waiting, "instant"
            await crowd.make([(GAME, SEATS, 1, 0)] * TABLES)
            await crowd.arrive()
            await crowd.start()
            designer = await asyncio.to_thread(Designer, process, TRIED)
            for number in range(laps):
                for found in (alone, beside) if number % 2 == 0 else (beside, alone):
                    note(f"lap {number + 1}: {'beside a trial' if found is beside else 'alone'}")
                    await lap(designer, crowd, found is beside, found, number)
    return alone, beside


def chapter(alone: Lap, beside: Lap, laps: int) -> str:
    rows = []
    for name, one, other in (
        ("a person's answer, sent to acknowledged", alone.answers, beside.answers),
        ("a person's wait for bots, until asked again", alone.bots, beside.bots),
    ):
        for share in (0.5, 0.99):
            before, after = at(one, share), at(other, share)
            rows.append(f"| {name} | p{share * 100:.0f} | {before:.1f} | {after:.1f} | {after / before:.2f} |")
    kind = "compiled" if is_compiled() else "interpreted"
    return f"""## Beside a trial

Written by `benchmarks/beside.py`: Python {platform.python_version()}, {os.cpu_count()} cores, shared by the server, its
bots, the trial and the people; rules {kind}. {TABLES} tables of {GAME}, each of one person and {SEATS - 1} bots
who answer as soon as they know, {RATE:.0f} answers a second from all people;
{laps} laps of {LAP:.0f} s without anybody at the workshop, and as many while one trial of {TRIED} runs, by turns.
{len(alone.answers):,} answers without, {len(beside.answers):,} beside; the trial played {beside.games} pairs meanwhile.

| what | | alone, ms | beside a trial, ms | times |
|---|---|---|---|---|
{chr(10).join(rows)}
"""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="beside.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--laps", type=int, default=4, help="of each kind")
    given = parser.parse_args(arguments)
    alone, beside = asyncio.run(run(given.laps))
    text = chapter(alone, beside, given.laps)
    print(text)
    write(text)


if __name__ == "__main__":
    main()
