"""How soon the screen changes after the server's word: the chapter "The screen" of docs/benchmarks.md.

A real browser at a real server plays some answers of every game, with all motion on. Noted is the time from the
moment an update with news reaches the page until the first frame after something on the page has changed. While the
board still shows what happened before, the news waits for its turn, and is not counted. The second half of the table
is measured with the browser's processor held to a quarter, as on a phone.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from bothy.games import games
from browser.hands import Hands
from browser.visits import Server, chromium, welcome
from chapters import conclude

GOAL = 100.0
"""At most so many milliseconds at the 95th percentile."""
SLOWDOWN = 4
SEATS = {"castle-von-loghan": 3}
WATCH = """
  window.delays = [];
  let heard = 0;
  const Wire = WebSocket;
  window.WebSocket = class extends Wire {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const { type, log } = JSON.parse(data);
        const idle = !document.querySelector("[data-showing]");
        if (!heard && idle && type === "update" && log?.length) heard = performance.now();
      });
    }
  };
  new MutationObserver(() => {
    if (!heard) return;
    const since = heard;
    heard = 0;
    requestAnimationFrame(() => setTimeout(() => window.delays.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def delays(game: str, slowdown: int, answers: int) -> list[float]:
    """Milliseconds from an update to the first frame that shows something of it."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, chromium() as browser:
        visitor = welcome(browser, server, motion=True, confirm=False)
        visitor.context.add_init_script(WATCH)
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        visitor.sit(game, seats=SEATS.get(game, 4), bot_pace="brisk")
        hands = Hands(visitor)
        visitor.page.evaluate("window.delays.length = 0")
        hands.play(answers=answers)
        found: list[float] = visitor.page.evaluate("window.delays")
        assert found, f"{game}: nothing changed on the screen"
        return found


def row(name: str, found: list[float]) -> str:
    cuts = quantiles(found, n=20)
    within = sum(delay <= GOAL for delay in found) / len(found)
    return f"| {name} | {len(found)} | {cuts[9]:.0f} | {cuts[18]:.0f} | {max(found):.0f} | {within:.0%} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--smoke", action="store_true", help="a few answers, to see that it works; writes nothing")
    asked = parser.parse_args()
    rows: list[str] = []
    slow: list[str] = []
    for slowdown in (1, SLOWDOWN):
        for key, game in games().items():
            found = delays(key, slowdown, 5 if asked.smoke else asked.answers)
            name = game.name if slowdown == 1 else f"{game.name}, a quarter of the processor"
            rows.append(row(name, found))
            print(rows[-1], file=sys.stderr)
            if slowdown == 1 and quantiles(found, n=20)[18] > GOAL:
                slow.append(game.name)
    text = f"""## The screen

Written by `benchmarks/screen.py` (`make bench`): Chromium without a screen, {os.cpu_count()} cores shared with the
server, {platform.machine()}. Milliseconds from the moment an update reaches the page to the first frame after something
on it has changed; all motion is on, the drawn boards are shown.

| a game with bots | updates | half within | 95 % within | slowest | within {GOAL:.0f} ms |
| --- | --- | --- | --- | --- | --- |
{chr(10).join(rows)}
"""
    conclude(text, slow, keep=not asked.smoke)


if __name__ == "__main__":
    main()
