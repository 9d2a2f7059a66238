"""Tabs and browsers that are killed while somebody plays: what was acknowledged must be there afterwards.

A page plays by itself, and says in its console what was acknowledged. Afterwards each of these messages is said once
more with other words: a house that has it refuses the id as used, and one that has lost it does not.

`PYTHONPATH=tests python tools/tab_kills.py` does it fifty times.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserType, Page
from websockets.sync.client import connect

from browser.tabs import ASK, FOLDER, TabHouse
from browser.visits import LEAN, NO_SANDBOX, PATIENCE

Way = Literal["crash", "kill"]
LISTENING = re.compile(r"DevTools listening on (ws://\S+)")
LARGEST = "castle-von-loghan"
GAMES = ("loch-ness", "loch-lomond", "merlouf", "moongha", LARGEST)

# Somebody at a table, in the page's own words: opens a line, answers whatever is asked, and tells what was
# acknowledged; or, given ids, says them again and tells which of them are not known.
PLAYER = """async ([folder, table, secret, known]) => {
  const channel = new BroadcastChannel(`bothy ${folder}`);
  const page = `k${crypto.randomUUID().slice(0, 8)}`;
  const socket = `${page}:s1`;
  const lost = [];
  let [house, seat, question, waiting, count] = ["", 0, null, "", 0];
  await new Promise((here) => void navigator.locks.request(`bothy page ${folder} ${page}`, () => {
    here();
    return new Promise(() => undefined);
  }));
  const post = (said) => channel.postMessage({ to: "house", what: "hear", house, page, text: JSON.stringify(said) });
  const say = (said) => post({ kind: "said", socket, text: JSON.stringify(said) });
  const answer = () => {
    if (!question || waiting) return;
    const { choice } = question.choices[Math.floor(Math.random() * question.choices.length)];
    waiting = `${page}-${++count}`;
    say({ type: "answer", id: waiting, seat, question: question.number, choice });
  };
  const again = () => {
    const next = known[count++];
    if (next) say({ type: "answer", id: next, seat, question: 999999, choice: "something else" });
    return Boolean(next);
  };
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.to === "pages" && data.standing.stage === "ready" && !house) {
        house = data.standing.house;
        post({ kind: "open", socket, path: `/api/tables/${table}/socket`, person: "" });
        if (!known) resolve([]);
      }
      if (data.to !== "page" || data.page !== page) return;
      const { kind, text } = JSON.parse(data.text);
      if (kind === "opened") say({ type: "hello", seats: [secret], owner: "", watch: "", place: "" });
      if (kind !== "said") return;
      const told = JSON.parse(text);
      if (told.type === "update") {
        seat = told.viewer;
        if ("question" in (told.parts ?? {})) question = told.parts.question;
        if (known) count || again() || resolve(lost);
        else answer();
      } else if (told.type === "done" || told.type === "refused") {
        if (known) {
          if (told.code !== "reused") lost.push(`${told.id}: ${told.code ?? "done anew"}`);
          if (!again()) resolve(lost);
        } else {
          if (told.type === "done") console.info(`ACKNOWLEDGED ${told.id}`);
          waiting = "";
          setTimeout(answer, told.type === "done" ? 0 : 20);
        }
      }
    };
    channel.postMessage({ to: "house", what: "who" });
  });
}"""


class Chromium:
    """A browser of our own with a profile that outlives it: it can be killed."""

    def __init__(self, profile: Path) -> None:
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        assert path, "Chromium is missing: apt-get install chromium"
        given = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}", "--no-first-run"]
        self.process = subprocess.Popen(
            [path, *given, *NO_SANDBOX, *LEAN, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stderr is not None
        while (found := LISTENING.search(line := self.process.stderr.readline())) is None:
            assert line, "the browser did not start"
        self.address = found[1]

    def crash(self, start: str) -> None:
        """Crash the tab at this address, without waiting for an answer: nobody is left who could give one."""
        door = f"http://{urlsplit(self.address).netloc}/json"
        with urlopen(f"{door}/list") as told:
            (found,) = [one for one in json.load(told) if one["type"] == "page" and one["url"].startswith(start)]
        with connect(found["webSocketDebuggerUrl"]) as line:
            line.send('{"id": 1, "method": "Page.crash"}')
            time.sleep(0.5)
        urlopen(f"{door}/close/{found['id']}").close()

    def kill(self) -> None:
        """All of it at once: the browser and its children are a group of their own."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(15)
        assert self.process.stderr is not None
        self.process.stderr.close()


class Victim:
    """Somebody who plays on, whatever is killed."""

    def __init__(self, tab: TabHouse, browsers: BrowserType, profile: Path, seed: int = 0) -> None:
        self.browsers = browsers
        self.tab = tab
        self.profiles = profile
        self.profile = profile / "profile"
        self.luck = random.Random(seed)
        self.kills = 0
        self.answers = 0
        self.generations = 0
        """How often the record was begun anew while somebody played."""
        self.lost: list[str] = []

    def __enter__(self) -> Victim:
        self.open()
        return self

    def __exit__(self, *error: object) -> None:
        self.browser.close()
        self.chromium.kill()

    def open(self) -> None:
        self.chromium = Chromium(self.profile)
        self.browser: Browser = self.browsers.connect_over_cdp(self.chromium.address)

    def page(self) -> Page:
        page = self.browser.contexts[0].new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(self.tab.at("/"))
        page.wait_for_selector(".box")
        return page

    def move(self) -> None:
        """To a browser that was never here."""
        self.browser.close()
        self.chromium.kill()
        self.profile = self.profiles / f"profile {self.kills}"
        self.open()

    def ask(self, page: Page, method: str, path: str, body: object = None) -> Any:
        status, text = page.evaluate(ASK, [FOLDER, method, path, None if body is None else json.dumps(body), ""])
        assert status < 300, text
        return json.loads(text)

    def play_until_killed(self, way: Way, longest: float = 2.5, tables: int = 0) -> None:
        """Play at a table of some game, be killed within so many seconds, come back, and look.

        With so many large tables before it, in a browser that was never here, the record is soon to be begun anew: then
        that may be what is going on when it is killed.
        """
        if tables:
            self.move()
        page = self.page()
        heard: list[str] = []
        page.on("console", lambda line: heard.append(line.text) if line.text.startswith("ACKNOWLEDGED") else None)
        game = LARGEST if tables else GAMES[self.kills % len(GAMES)]
        seats = 3 if game in ("moongha", LARGEST) else 2
        wishes = {"game": game, "seats": seats, "pace": "none", "bot_pace": "instant", "start": True}
        for _ in range(tables):
            self.ask(page, "POST", "/api/tables", {**wishes, "seats": 6, "hot_seats": 1})
        made = self.ask(page, "POST", "/api/tables", wishes)
        before = self.ask(page, "GET", "/api/tab")["generation"]
        secret = next(iter(made["seats"].values()))
        page.evaluate(PLAYER, [FOLDER, made["table"], secret, None])
        until = time.monotonic() + PATIENCE / 1000
        while not heard and time.monotonic() < until:
            page.wait_for_timeout(10)
        page.wait_for_timeout(1000 * self.luck.uniform(0, longest))
        self.end(page, way)
        self.kills += 1
        known = [line.split()[1] for line in heard]
        self.answers += len(known)
        if not known:
            self.lost.append(f"{game}: nothing was acknowledged at all")
        after = self.page()
        self.generations += self.ask(after, "GET", "/api/tab")["generation"] - before
        self.lost += after.evaluate(PLAYER, [FOLDER, made["table"], secret, known])
        after.close()

    def end(self, page: Page, way: Way) -> None:
        if way == "kill":
            self.chromium.kill()
            self.open()
        else:
            self.chromium.crash(self.tab.address)
