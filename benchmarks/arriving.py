"""What a first visit by a table's link weighs, and how soon one can play: "Arriving" of docs/benchmarks.md.

A browser that was never here opens the link of a seat, over a line of 750 kbit/s with 200 ms each way and back. Counted
are all bytes over the wire until the network is quiet, and the seconds until the first choice lies where it can be hit.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import Browser

from bothy.games import games
from browser.visits import Server, chromium, welcome
from chapters import write

BYTES = 250_000
SECONDS = 4.0
LINE = {"offline": False, "latency": 200, "downloadThroughput": 750_000 / 8, "uploadThroughput": 750_000 / 8}
SEATS = {"castle-von-loghan": 3}
TOUCHABLE = """() => [...document.querySelectorAll(".fit :is([data-choice], [data-target])")].some((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const found = width && document.elementFromPoint(left + width / 2, top + height / 2);
  return found && (one.contains(found) || found.contains(one));
})"""


class Arrival(NamedTuple):
    """What one first visit weighed and took."""

    size: int
    seconds: float


def arrive(browser: Browser, server: Server, game: str) -> Arrival:
    maker = welcome(browser, server)
    made = maker.make(game, seats=SEATS.get(game, 4))
    maker.context.close()
    visitor = welcome(browser, server, width=390, height=844)
    page = visitor.page
    line = visitor.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    line.on("Network.webSocketFrameReceived", lambda event: sizes.append(payload(event)))
    secret = urlencode({"seat": next(iter(made["seats"].values()))})
    page.goto(f"{server.address}/t/{made['table']}#{secret}", wait_until="commit")
    page.wait_for_function(TOUCHABLE)
    seconds: float = page.evaluate("performance.now() / 1000")
    page.wait_for_load_state("networkidle")
    visitor.context.close()
    return Arrival(sum(sizes), seconds)


def payload(event: dict[str, Any]) -> int:
    return len(event["response"]["payloadData"])


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
the seconds until the first choice can be touched (goal: {SECONDS:.0f}; the median of three visits).

| a table of | kB | seconds |
| --- | --- | --- |
{chr(10).join(rows)}
"""
    print(text)
    if not asked.smoke:
        write(text)
        if missed:
            raise SystemExit(f"a goal was missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
