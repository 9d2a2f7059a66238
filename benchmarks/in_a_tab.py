"""How soon one plays in a tab, and what it costs: "In a tab" of docs/benchmarks.md.

A file server that sends 10 Mbit/s in all and answers after 40 ms, a browser that was never here, and then once more one
that was: when the house can be read, when the first choice can be touched, and how many bytes were sent until then and
until everything is kept. Then whole games against three bots: how long a knack's answer takes from question to page,
how long the turns of the house's worker and the long tasks of the page are, and how much memory its process holds.
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
from bothy.games import games
from browser.hands import Hands
from browser.tabs import FOLDER, SITE, TabHouse
from browser.visits import Visitor, chromium, welcome
from chapters import write

RATE = 10_000_000 / 8
LATENCY = 0.04
READ, FIRST, NEXT, SENT, ANSWER, HELD, MEMORY = 2.0, 14.0, 6.0, 9.0, 100.0, 50.0, 500.0
GAMES = {key: game.name for key, game in games().items()}
SEATS = 4
"""One's own, and three bots."""
VISITED = ("loch-ness", "castle-von-loghan")
"""The games that visits begin, by turns: the smallest and the largest."""
REST = 5.0
"""So many seconds after a game memory is looked at."""
REVIEW = 15.0
"""So many seconds a review is waited for."""


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


def visit(browser: Browser, tab: TabHouse, game: str) -> Times:
    visitor = welcome(browser, tab)
    page = visitor.page
    box = page.locator(".box", has_text=GAMES[game]).locator(".go")
    begun, before = time.monotonic(), Slow.line.sent
    page.goto(tab.at("/"), wait_until="commit")
    box.wait_for()
    read = time.monotonic() - begun
    box.click()
    page.wait_for_function(TOUCHABLE)
    first, sent_first = time.monotonic() - begun, Slow.line.sent - before
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    sent = Slow.line.sent - before
    page.close()
    page = visitor.tab()
    begun = time.monotonic()
    page.goto(tab.at("/"), wait_until="commit")
    page.locator(".box", has_text=GAMES[game]).locator(".go").click()
    page.wait_for_function(TOUCHABLE)
    after = time.monotonic() - begun
    visitor.context.close()
    return Times(read, first, after, sent_first / 1e6, sent / 1e6)


# All others at the table are bots: an update in which this seat is not asked, of a game that goes on, asks one of them.
# From when the page hears it to the first change of the page after the update that follows, which tells the answer.
WATCH = """
globalThis.waited = [];
globalThis.stalls = [];
let parts = {}, asked = 0, due = 0;
const heard = (said) => {
  if (said?.to !== "page") return;
  const { kind, text } = JSON.parse(said.text);
  const told = kind === "said" ? JSON.parse(text) : {};
  if (told.type !== "update") return;
  if (asked) due ||= asked;
  parts = told.whole ? { ...told.parts } : { ...parts, ...told.parts };
  const bots = parts.table?.state === "playing" && !parts.question && !parts.result;
  asked = bots ? performance.now() : 0;
};
const { get, set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, "onmessage");
Object.defineProperty(BroadcastChannel.prototype, "onmessage", {
  get,
  set(hear) {
    set.call(this, function (event) {
      heard(event.data);
      return hear.call(this, event);
    });
  },
});
new MutationObserver(() => {
  if (due) globalThis.waited.push(performance.now() - due);
  due = 0;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
new PerformanceObserver((list) => {
  globalThis.stalls.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: "longtask", buffered: true });
"""


class Played(NamedTuple):
    """What was measured while a game was played, and looked back at."""

    answers: int
    """How many answers of knacks were timed."""
    answer: float
    """The milliseconds of one, at p95."""
    stalls: list[float]
    """The milliseconds of each task of the page that was longer than 50, while the game was played."""
    memory: float
    """The megabytes of the process that holds the tab, after the game."""
    turns: int
    """How many turns the loop of the house took: the game, its replay, its review and the workshop."""
    held: float
    """The milliseconds of one, at p99."""
    longest: float
    by: str


def played(browser: Browser, tab: TabHouse, game: str, many: int) -> Played:
    visitor = welcome(browser, tab, motion=False)
    visitor.context.add_init_script(WATCH)
    made = visitor.sit(game, seats=SEATS)
    page = visitor.page
    if not Hands(visitor).play(by="list", answers=many):
        visitor.leave_to_bots()
    waited: list[float] = page.evaluate("() => globalThis.waited")
    stalls: list[float] = page.evaluate("() => globalThis.stalls")
    page.wait_for_timeout(1000 * REST)
    memory = resident(page)
    look_back(visitor, made)
    page = visitor.go(f"/workshop/{game}")
    page.locator("table td").first.wait_for()
    about = visitor.read("/api/tab")
    visitor.context.close()
    return Played(
        len(waited),
        statistics.quantiles(waited, n=20)[-1] if len(waited) > 1 else float("nan"),
        stalls,
        memory,
        about["turns"],
        about["p99_ms"],
        about["longest_ms"],
        about["held_by"],
    )


def look_back(visitor: Visitor, made: dict[str, Any]) -> None:
    """The game is watched again, and reckoned over for a while."""
    page = visitor.go(f"/r/{made['table']}")
    page.get_by_text("Moment 1 of").wait_for()
    (secret,) = made["seats"].values()
    path = f"/api/tables/{made['table']}/review"
    visitor.ask("POST", path, secret, {})
    until = time.monotonic() + REVIEW
    while visitor.read(path, secret)["state"] in ("waiting", "reckoning") and time.monotonic() < until:
        page.wait_for_timeout(500)


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
    parser.add_argument("--answers", type=int, default=100, help="in each game")
    parser.add_argument("--smoke", action="store_true", help="one visit, one game; writes nothing")
    asked = parser.parse_args()
    rows: list[str] = []
    missed: list[str] = []

    def row(what: str, found: float, unit: str, bar: float = 0.0) -> None:
        rows.append(f"| {what} | {found:.1f} {unit} | {f'{bar:.0f} {unit}' if bar else ''} |")
        if bar and not found <= bar:
            missed.append(f"{what}: {found:.1f} {unit}, not {bar:.0f}")

    visits = 1 if asked.smoke else asked.visits
    with tempfile.TemporaryDirectory() as folder, chromium(whole=True) as browser:
        with SlowHouse(Path(folder)) as tab:
            taken = [(game, visit(browser, tab, game)) for _ in range(visits) for game in VISITED]
        row("the house can be read, first visit", statistics.median(one.read for _, one in taken), "s", READ)
        for game in VISITED:
            times = [one for key, one in taken if key == game]
            row(f"the first choice of {game}, first visit", statistics.median(one.first for one in times), "s", FIRST)
            row(f"the first choice of {game}, next visit", statistics.median(one.next for one in times), "s", NEXT)
        row(
            "sent until the first choice, first visit",
            statistics.median(one.sent_first for _, one in taken),
            "MB",
            SENT,
        )
        row("sent until everything is kept, first visit", statistics.median(one.sent for _, one in taken), "MB", SENT)
        with TabHouse(Path(folder), SITE) as tab:
            for game in list(GAMES)[: 1 if asked.smoke else None]:
                one = played(browser, tab, game, 20 if asked.smoke else asked.answers)
                row(f"{game}: a knack's answer, p95 of {one.answers}", one.answer, "ms", ANSWER)
                row(f"{game}: tasks of the page beyond 50 ms, {len(one.stalls)} in all", sum(one.stalls), "ms")
                row(f"{game}: resident in the tab's process after the game", one.memory, "MB", MEMORY)
                row(f"{game}: a turn of the house's worker, p99 of {one.turns:,}", one.held, "ms", HELD)
                row(f"{game}: the longest of them, `{one.by}`", one.longest, "ms")
    text = f"""## In a tab

Written by `benchmarks/in_a_tab.py` (`make bench`): the site of `make tab` behind a file server that sends 10 Mbit/s
and answers after {LATENCY * 1000:.0f} ms; for each of two games, by turns, the median of {visits} visits of a browser
that was never here, and of one that was; all bytes of files that were sent meanwhile, without headers.

Then each game against three bots, with `instant` bots: {asked.answers} answers by the list, and what is left of it by
bots alone. *A knack's answer* is the time from when the page hears of the update that asks a bot to the first change
of the page after the update with its answer: one bot's thought, its turn at the table, its transaction on the disk,
and the way to the page. What the click itself costs, which asks no bot, is not in it. *Tasks of the page* are those
that Chromium calls long, summed. Memory is that of the tab's process, page, workers and all, {REST:.0f} s after the
end. *A turn of the house's worker* is anything its loop does before it can do something else, also before it can hear a
page: all turns of the game, and of its replay, {REVIEW:.0f} s of its review, and the workshop opened after it.

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
