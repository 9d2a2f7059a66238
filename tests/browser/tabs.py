"""A house in a tab for the tests: the site of `make tab` behind a plain file server, asked through its pages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from browser.visits import Visitor

SITE = Path(__file__).resolve().parents[2] / "build" / "tab"
FOLDER = "/some/where/"
PORT = re.compile(r"port (\d+)")

# A page's own way to the house, taken by a test: it asks who hosts, and says its request to that one.
ASK = """async ([folder, method, path, body, secret]) => {
  const channel = new BroadcastChannel(`bothy ${folder}`);
  const page = `t${crypto.randomUUID().slice(0, 8)}`;
  const heard = (wanted) => new Promise((resolve) => channel.addEventListener("message", function listen({ data }) {
    const found = wanted(data);
    if (found === undefined) return;
    channel.removeEventListener("message", listen);
    resolve(found);
  }));
  const standing = heard(({ to, standing }) => (to === "pages" && standing.stage === "ready" ? standing : undefined));
  channel.postMessage({ to: "house", what: "who" });
  const { house } = await standing;
  const reply = heard(({ to, page: whose, text }) => (to === "page" && whose === page ? JSON.parse(text) : undefined));
  const headers = secret ? [["authorization", `Bearer ${secret}`]] : [];
  const person = localStorage.getItem(`bothy.person ${folder}`) ?? "";
  const text = JSON.stringify({ kind: "request", id: `${page}:1`, method, path, headers, body, person });
  channel.postMessage({ to: "house", what: "hear", house, page, text });
  const { status, body: told } = await reply;
  channel.close();
  return [status, told];
}"""


class TabHouse:
    """A static site in some folder of a file server that sends no headers and packs nothing."""

    def __init__(self, root: Path, site: Path = SITE) -> None:
        self.root = root
        self.site = site
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        assert (self.site / "tab.json").is_file(), "there is no site yet: make tab"
        place = self.root / FOLDER.strip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        if not place.exists():
            place.symlink_to(self.site, target_is_directory=True)
        command = [sys.executable, "-u", "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--directory", str(self.root)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        found = PORT.search(line := self.process.stdout.readline())
        assert found, f"the file server said {line!r}"
        self.port = int(found[1])

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(15)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def __enter__(self) -> TabHouse:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def begin(self, test: str) -> None:
        """Luck is the browser's own here."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{FOLDER}"

    def at(self, path: str) -> str:
        """The address of a page: it stands after `#`."""
        return f"{self.address}#{path}"

    def named(self, key: str) -> str:
        """What the browser keeps something under."""
        return f"{key} {FOLDER}"

    def ask(self, visitor: Visitor, method: str, path: str, body: str | None, secret: str) -> tuple[int, str]:
        if not visitor.page.url.startswith(self.address):
            visitor.go()
        said: Any = visitor.page.evaluate(ASK, [FOLDER, method, path, body, secret])
        return int(said[0]), str(said[1])
