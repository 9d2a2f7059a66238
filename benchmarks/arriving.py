"""What a first visit by a table's link weighs, and how soon one can play: "Arriving" of docs/benchmarks.md.

A browser that was never here opens the link of a seat, over a line of 750 kbit/s with 200 ms each way and back. Counted
are all bytes over the wire until the network is quiet, and the seconds until the first choice lies where it can be hit.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from bothy.games import games
from browser.visits import Server, chromium
from browser.weighing import BYTES, Arrival
from chapters import conclude

SECONDS = 4.0
LINE = {"offline": False, "latency": 200, "downloadThroughput": 750_000 / 8, "uploadThroughput": 750_000 / 8}
TOUCHABLE = """() => {
  document.querySelector(".fit-foreword .go")?.click();
  return [...document.querySelectorAll(".fit :is([data-choice], [data-target])")].some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = width && document.elementFromPoint(left + width / 2, top + height / 2);
    return found && (one.contains(found) || found.contains(one));
  });
}"""


class Visit(NamedTuple):
    """What one first visit weighed and took."""

    size: int
    seconds: float


def arrive(browser: Browser, server: Server, game: str) -> Visit:
    arrival = Arrival(browser, server, game)
    arrival.line.send("Network.emulateNetworkConditions", LINE)
    arrival.page.goto(server.address + arrival.path, wait_until="commit")
    arrival.page.wait_for_function(TOUCHABLE)
    seconds: float = arrival.page.evaluate("performance.now() / 1000")
    return Visit(arrival.until_quiet(), seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="one game, to see that it works; writes nothing")
    asked = parser.parse_args()
    rows: list[str] = []
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, chromium() as browser:
        for key, game in list(games().items())[: 1 if asked.smoke else None]:
            visits = [arrive(browser, server, key) for _ in range(1 if asked.smoke else 3)]
            size, seconds = max(one.size for one in visits), sorted(one.seconds for one in visits)[len(visits) // 2]
            rows.append(f"| {game.name} | {size / 1000:.0f} | {seconds:.1f} |")
            print(rows[-1], file=sys.stderr)
            if size > BYTES or seconds > SECONDS:
                missed.append(game.name)
    text = f"""## Arriving

Written by `benchmarks/arriving.py` (`make bench`): a browser that was never here opens the link of a seat on a phone's
screen, over 750 kbit/s with 200 ms. All bytes over the wire until the network is quiet (goal: {BYTES // 1000} kB), and
the seconds until the first choice can be touched, with the aim of the game put away as soon as it is there (goal:
{SECONDS:.0f}; the median of three visits).

| a table of | kB | seconds |
| --- | --- | --- |
{chr(10).join(rows)}
"""
    conclude(text, missed, keep=not asked.smoke)


if __name__ == "__main__":
    main()
