"""How soon one plays in a tab, and what it costs: "In a tab" of docs/benchmarks.md.

A file server that sends 10 Mbit/s in all and answers after 40 ms, a browser that was never here, and then once more one
that was: when the house can be read, when the first choice can be touched, and how many bytes were sent until then and
until everything is kept; how long a knack's answer takes from question to page, and for how long anything holds the
house's worker; and how much memory the tab's process holds after a game against three bots.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from playwright.sync_api import Browser, Page

from arriving import TOUCHABLE
from browser.hands import Hands
from browser.tabs import FOLDER, SITE, TabHouse
from browser.visits import chromium, welcome
from chapters import write

RATE = 10_000_000 / 8
LATENCY = 0.04
READ, FIRST, NEXT, SENT, ANSWER, HELD, MEMORY = 2.0, 14.0, 6.0, 9.0, 100.0, 50.0, 500.0
GAMES = {"castle-von-loghan": 3, "loch-lomond": 4, "loch-ness": 4, "merlouf": 4, "moongha": 4}


class Line:
    """A line that carries so many bytes a second, whoever sends them."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.free = time.monotonic()
        self.sent = 0
        """The bytes it has carried in all."""

    def carry(self, many: int) -> None:
        with self.lock:
            self.sent += many
            self.free = max(self.free, time.monotonic()) + many / RATE
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class Slow(SimpleHTTPRequestHandler):
    """Files over a slow line."""

    line = Line()
    protocol_version = "HTTP/1.1"

    def send_head(self) -> Any:
        time.sleep(LATENCY)
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        given: BinaryIO = source
        while part := given.read(16_384):
            self.line.carry(len(part))
            outputfile.write(part)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: it is measured elsewhere."""


class SlowHouse(TabHouse):
    """The site behind the slow line."""

    def start(self) -> None:
        place = self.root / FOLDER.strip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(self.site, target_is_directory=True)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=str(self.root)))
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Times(NamedTuple):
    """Seconds of a first visit and of the next, and the megabytes that were sent during the first."""

    read: float
    first: float
    next: float
    sent_first: float
    sent: float


def visit(browser: Browser, tab: TabHouse) -> Times:
    visitor = welcome(browser, tab)
    page = visitor.page
    begun, before = time.monotonic(), Slow.line.sent
    page.goto(tab.at("/"), wait_until="commit")
    page.locator(".box", has_text="Loch Ness").locator(".go").wait_for()
    read = time.monotonic() - begun
    page.locator(".box", has_text="Loch Ness").locator(".go").click()
    page.wait_for_function(TOUCHABLE)
    first, sent_first = time.monotonic() - begun, Slow.line.sent - before
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    sent = Slow.line.sent - before
    page.close()
    page = visitor.tab()
    begun = time.monotonic()
    page.goto(tab.at("/"), wait_until="commit")
    page.locator(".box", has_text="Loch Ness").locator(".go").click()
    page.wait_for_function(TOUCHABLE)
    after = time.monotonic() - begun
    visitor.context.close()
    return Times(read, first, after, sent_first / 1e6, sent / 1e6)


# From a word of this page's to the next question, or to nobody being asked: what the page itself waits for.
WATCH = """() => {
  globalThis.waited = [];
  let since = 0;
  const seen = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (said) {
    if (String(said?.text).includes('\\\\"type\\\\":\\\\"answer\\\\"')) since = performance.now();
    return seen.call(this, said);
  };
  const key = () => document.querySelector(".choices[data-question]")?.dataset.question ?? "";
  let last = key();
  new MutationObserver(() => {
    const now = key();
    if (now === last) return;
    last = now;
    if (since) globalThis.waited.push(performance.now() - since);
    since = 0;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


class Played(NamedTuple):
    """What was measured while a game was played."""

    answer: float
    """The milliseconds of an answer, at p95."""
    held: float
    """For how many milliseconds anything held the house's worker, at p99."""
    memory: float
    """The megabytes of the process that holds the tab."""


def played(browser: Browser, tab: TabHouse, game: str, many: int) -> Played:
    visitor = welcome(browser, tab, motion=False)
    visitor.sit(game, seats=GAMES[game])
    visitor.page.evaluate(WATCH)
    Hands(visitor).play(by="list", answers=many)
    waited: list[float] = visitor.page.evaluate("() => globalThis.waited")
    memory = resident(visitor.page)
    held: float = visitor.read("/api/tab")["p99_ms"]
    visitor.context.close()
    return Played(statistics.quantiles(waited, n=20)[-1] if len(waited) > 1 else float("nan"), held, memory)


def resident(page: Page) -> float:
    """The largest renderer of this browser: with one tab open, the one that holds it."""
    line = page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    found = line.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = []
    for process in found:
        if process["type"] == "renderer":
            for row in Path(f"/proc/{process['id']}/status").read_text().splitlines():
                if row.startswith("VmRSS:"):
                    sizes.append(int(row.split()[1]) / 1000)
    return max(sizes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--answers", type=int, default=200, help="in each game")
    parser.add_argument("--smoke", action="store_true", help="one visit, one game; writes nothing")
    asked = parser.parse_args()
    rows: list[str] = []
    missed: list[str] = []

    def row(what: str, found: float, bar: float, unit: str) -> None:
        rows.append(f"| {what} | {found:.1f} {unit} | {bar:.0f} {unit} |")
        if not found <= bar:
            missed.append(f"{what}: {found:.1f} {unit}, not {bar:.0f}")

    with tempfile.TemporaryDirectory() as folder, chromium(whole=True) as browser:
        with SlowHouse(Path(folder)) as tab:
            times = [visit(browser, tab) for _ in range(1 if asked.smoke else asked.visits)]
        row("the house can be read, first visit", statistics.median(one.read for one in times), READ, "s")
        row("the first choice can be touched, first visit", statistics.median(one.first for one in times), FIRST, "s")
        row("the first choice can be touched, next visit", statistics.median(one.next for one in times), NEXT, "s")
        row("sent until the first choice, first visit", statistics.median(one.sent_first for one in times), SENT, "MB")
        row("sent until everything is kept, first visit", statistics.median(one.sent for one in times), SENT, "MB")
        with TabHouse(Path(folder), SITE) as tab:
            found: list[Played] = []
            for game in list(GAMES)[: 1 if asked.smoke else None]:
                found.append(played(browser, tab, game, 20 if asked.smoke else asked.answers))
                row(f"an answer of {game}, p95", found[-1].answer, ANSWER, "ms")
            row("the house's worker is held, p99", max(one.held for one in found), HELD, "ms")
            row("resident in the tab's process", max(one.memory for one in found), MEMORY, "MB")
    text = f"""## In a tab

Written by `benchmarks/in_a_tab.py` (`make bench`): the site of `make tab` behind a file server that sends 10 Mbit/s
and answers after {LATENCY * 1000:.0f} ms, the median of {len(times)} visits of a browser that was never here, and
of one that was; all bytes of files that were sent meanwhile, without headers; a knack's answer from the click's message
to the next question on the page, with `instant` bots; how long a stretch of anything holds the house's worker, of all
stretches of the game that had the longest; and the memory of the tab's process after that, workers and all.

| what | measured | goal |
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
