"""A server in a process of its own, and the browser windows that visit it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.tabs import TabHouse

LEAN = ["--disable-gpu", "--disable-extensions", "--mute-audio", "--disable-background-networking"]
NO_SANDBOX = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
STEADY = ["--font-render-hinting=none", "--hide-scrollbars"]
PATIENCE = 60_000
"""Milliseconds that something may take on a busy machine; who waits goes on as soon as it is there."""
READER = ".event .further button"
"""What puts aside all that is still to be read, or goes on from the last of it."""
PORT = re.compile(r"http://127\.0\.0\.1:(\d+)")

# The same names, ids, shuffles and dice each time, begun anew by every word that is said to it, which it says back:
# nobody outside the tests may run a server like that.
SEEDED = """
import os, random, secrets, sys, threading
luck = random.Random(int(sys.argv.pop(1)))
secrets.randbits = luck.getrandbits
secrets.choice = luck.choice
secrets.token_hex = lambda size=16: luck.randbytes(size).hex()
def listen():
    while said := os.read(0, 1024):
        luck.seed(said)
        os.write(1, said)
threading.Thread(target=listen, daemon=True).start()
from bothy.cli import main
main()
"""


class Server:
    """A server that can be stopped and started again at the same address."""

    def __init__(
        self, folder: Path, seed: int | None = None, options: Sequence[str] = (), environment: Mapping[str, str] = {}
    ) -> None:
        self.folder = folder
        self.seed = seed
        self.options = options
        self.environment = environment
        self.port = 0
        self.starts = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        # with the seed it had before, a server that comes back would give its new tables the ids of old ones
        begin = ["-m", "bothy.cli"] if self.seed is None else ["-c", SEEDED, str(self.seed + 1_000 * self.starts)]
        self.starts += 1
        command = [sys.executable, *begin, "serve", "--port", str(self.port), "--no-limits"]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.folder / "b.db"), *self.options],
            stdin=subprocess.DEVNULL if self.seed is None else subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **self.environment},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = PORT.search(line)
        assert found, f"the server said {line!r}"
        self.port = int(found[1])

    def begin(self, test: str) -> None:
        """Whatever was played before it, in whatever order: a test meets the same luck each time."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{test}\n")
        self.process.stdin.flush()
        while test not in (line := self.process.stdout.readline()):
            assert line, "the server is gone"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def at(self, path: str) -> str:
        """The address of a page."""
        return self.address + path

    def named(self, key: str) -> str:
        """What the browser keeps something under."""
        return key

    def ask(self, visitor: Visitor, method: str, path: str, body: str | None, secret: str) -> tuple[int, str]:
        """What the API answers to this browser, asked beside the page."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        if body is not None:
            headers["content-type"] = "application/json"
        reply = visitor.context.request.fetch(self.address + path, method=method, headers=headers, data=body)
        return reply.status, reply.text()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(15)
            for end in (self.process.stdin, self.process.stdout):
                if end is not None:
                    end.close()
            self.process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


House = Server | TabHouse


@contextmanager
def chromium(*arguments: str, whole: bool = False) -> Iterator[Browser]:
    """Chromium without a window: its headless shell, which costs a fifth less, if there is one and it is enough."""
    shell = None if whole else shutil.which("chromium-headless-shell")
    path = shell or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "Chromium is missing: apt-get install chromium"
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=[*NO_SANDBOX, *LEAN, *arguments])
        yield found
        found.close()


class Visitor:
    """Somebody's browser window: it notes every complaint of the page."""

    def __init__(self, context: BrowserContext, server: House) -> None:
        self.context = context
        self.server = server
        self.complaints: list[str] = []
        self.page: Page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.server.at(path))
        return self.page

    def make(self, game: str, **wishes: object) -> dict[str, Any]:
        """Make a table by the API, with bots in all other seats unless told otherwise: `seats`, `options`, `bots`, …"""
        body = {"game": game, "pace": "none", "bot_pace": "instant", "start": True, **wishes}
        made: dict[str, Any] = self.ask("POST", "/api/tables", body=body)
        return made

    def sit(self, game: str, **wishes: object) -> dict[str, Any]:
        """Make a table and open its page by the links that were told; the browser keeps them."""
        made = self.make(game, **wishes)
        links = [*(("seat", secret) for secret in made["seats"].values())]
        links += [(what, made[what]) for what in ("owner", "invite", "watch")]
        self.go(f"/t/{made['table']}#{urlencode(links)}").wait_for_selector(".play, .lobby")
        return made

    def menu(self, words: str) -> None:
        """Choose something in the menu of the table."""
        self.page.locator("[data-menu]").click()
        self.page.locator(".menu").get_by_text(words).click()
        sure = self.page.locator(".menu .go")  # what cannot be taken back asks once more
        if sure.count():
            sure.click()

    def leave_to_bots(self) -> None:
        """Leave the seat to a bot; bots that need no time are soon at the end."""
        self.menu("Leave the seat to a bot")
        self.read_to_the_end()

    def read_to_the_end(self) -> None:
        """Wait for the result. What is told until then is put aside: the result waits for whoever reads."""
        reader = self.page.locator(READER)
        end = self.page.locator(".end")
        while True:
            end.or_(reader).first.wait_for(timeout=90_000)
            if end.count():
                return
            reader.first.click()

    def read(self, path: str, secret: str = "") -> Any:
        """What the server says to somebody who holds this secret."""
        return self.ask("GET", path, secret)

    def ask(self, method: str, path: str, secret: str = "", body: object = None) -> Any:
        """What the API answers."""
        status, text = self.server.ask(self, method, path, None if body is None else json.dumps(body), secret)
        assert 200 <= status < 300, text
        return json.loads(text)


def welcome(browser: Browser, server: House, **wishes: Any) -> Visitor:
    """A new visitor: `width`, `height`, `language`, `dark`, `motion`, `worker`, and any setting of the house."""
    width, height = wishes.pop("width", 1280), wishes.pop("height", 900)
    worker = wishes.pop("worker", True)
    language, dark, motion = wishes.pop("language", "en-GB"), wishes.pop("dark", False), wishes.pop("motion", False)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=width < 600,
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(PATIENCE)
    settings = json.dumps({"bots": "instant", "sound": False, "hints": False, **wishes})
    key = json.dumps(server.named("bothy.settings"))
    context.add_init_script(f"localStorage.getItem({key}) || localStorage.setItem({key}, {json.dumps(settings)})")
    return Visitor(context, server)


def fetched(address: str) -> tuple[str, dict[str, str]]:
    """A page as the server sends it, and its headers."""
    with urlopen(address) as reply:
        return reply.read().decode(), {name.lower(): value for name, value in reply.headers.items()}
