"""Run inside Pyodide: a few moments of every law, seeded games, and a house in which a whole game is played.

What it finds is printed as JSON, and looked at by `test_inside.py`.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import time
from collections.abc import Awaitable
from typing import Any
from zlib import crc32

sys.path[:0] = ["/bothy"]

from pyodide.code import run_js  # noqa: E402  # pyright: ignore[reportMissingImports]
from pyodide.ffi import create_proxy  # noqa: E402  # pyright: ignore[reportMissingImports]

import bothy  # noqa: E402
from bothy.bots.usual import usual_bot  # noqa: E402
from bothy.games import find, games, named  # noqa: E402
from bothy.tab import thinker  # noqa: E402
from bothy.tab.house import House, open_house  # noqa: E402

MOMENTS = 3
"""So many moments of every law and game."""
PERSON = "0123456789abcdef" * 2


def imported() -> list[str]:
    """Which games are there by now."""
    return sorted({name.split(".")[2] for name in sys.modules if name.startswith("bothy.games.")})


async def at_the_door() -> dict[str, Any]:
    """What the house says to somebody who has just come in, and which games that took."""
    page = Page()
    page.house = await open_house(page.tell, None, None)
    told = {}
    for method, path, body in (
        ("GET", "/api/me", None),
        ("GET", "/api/tab", None),
        ("GET", "/api/lobby", None),
        ("POST", "/api/mine", {"links": []}),
        ("GET", "/api/puzzles", None),
    ):
        told[path] = await page.ask(method, path, body)
    await close(page.house)
    return {
        "statuses": {path: reply["status"] for path, reply in told.items()},
        "puzzles": told["/api/puzzles"]["body"],
        "imported": imported(),
    }


def only_one() -> list[str]:
    """Which games are there once one was asked for."""
    named("loch-ness")
    return imported()


def laws() -> dict[str, Any]:
    from bothy.lab.laws import LAWS, Moment, length

    tried, broken = 0, []
    for key, game in games().items():
        for number, law in enumerate(LAWS):
            for moment in range(1 if law == "search" else MOMENTS):
                seed = crc32(f"{key} {law} {moment}".encode())
                few, many = game.seats
                seats = few + seed % (many - few + 1)
                options = {option.key: option.values[(seed >> 4) % len(option.values)] for option in game.options}
                depth = (seed >> 8) % (length(game, seats, options, seed) + 1)
                try:
                    LAWS[law](Moment(game, seats, options, seed, depth))
                except Exception as error:
                    broken.append(f"{key} {law} {number}: {type(error).__name__}: {error}")
                tried += 1
    return {"tried": tried, "broken": broken}


def journals() -> dict[str, list[str]]:
    """The same seeds make the same games: a sum of each journal, and of how its table lies at the end."""
    found = {}
    for key in games():
        told = []
        for seed, bots in ((1, ["knack", "random"]), (2, ["random"])):
            game = bothy.play(key, bots=bots, seed=seed)
            end = json.dumps(game.position.dump(), sort_keys=True)
            told.append(f"{summed(str(game.journal))} {summed(end)} {game.scores}")
        found[key] = told
    searching = bothy.play("loch-ness", bots=["search:16", "knack"], seed=3)
    found["loch-ness"].append(summed(str(searching.journal)))
    return found


def summed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Page:
    """A page that plays, by messages only."""

    def __init__(self) -> None:
        self.house: Any = None
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.socket: list[dict[str, Any]] = []
        self.seen = 0
        self.over: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waits: list[float] = []
        self.asked = 0.0

    def tell(self, text: str) -> None:
        message = json.loads(text)
        if message["kind"] == "reply":
            self.waiting.pop(message["id"]).set_result(message)
        elif message["kind"] == "said":
            self.hear(json.loads(message["text"]))

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        self.seen += 1
        reply = self.waiting[self.seen] = asyncio.get_running_loop().create_future()
        headers = [["authorization", f"Bearer {secret}"]] if secret else []
        asked = {"kind": "request", "id": self.seen, "method": method, "path": path, "person": PERSON}
        self.house.hear(json.dumps({**asked, "headers": headers, "body": None if body is None else json.dumps(body)}))
        message = await reply
        return {**message, "body": json.loads(message["body"]) if message["body"][:1] in "{[" else message["body"]}

    def say(self, message: dict[str, Any]) -> None:
        self.house.hear(json.dumps({"kind": "said", "socket": "s", "text": json.dumps(message)}))

    def hear(self, message: dict[str, Any]) -> None:
        """Answer every question with the first choice that is not what was answered last time."""
        if message["type"] != "update" or message["viewer"] != 0:
            return
        parts = message["parts"]
        if parts.get("result") and not self.over.done():
            self.over.set_result(parts["result"])
        question = parts.get("question")
        if question:
            if self.asked:
                self.waits.append(time.perf_counter() - self.asked)
            choices = [choice["choice"] for choice in question["choices"]]
            self.seen += 1
            self.asked = time.perf_counter()
            answer = choices[self.seen % len(choices)]
            self.say(
                {"type": "answer", "id": f"a{self.seen}", "seat": 0, "question": question["number"], "choice": answer}
            )


FILES = """
class MemoryHandle {
  constructor() { this.bytes = new Uint8Array(1 << 23); this.length = 0; this.flushed = 0; this.full = false; }
  getSize() { return this.length; }
  read(buffer, { at }) {
    const many = Math.max(0, Math.min(buffer.length, this.length - at));
    buffer.set(this.bytes.subarray(at, at + many));
    return many;
  }
  write(buffer, { at }) {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.bytes.set(buffer, at);
    this.length = Math.max(this.length, at + buffer.length);
    return buffer.length;
  }
  truncate(size) { this.length = Math.min(this.length, size); }
  flush() { this.flushed += 1; }
}
[new MemoryHandle(), new MemoryHandle()]
"""
WORKER = """
(think) => ({ ended: 0, ask: async (question) => think(question), end() { this.ended += 1; } })
"""


async def house() -> dict[str, Any]:
    """A game from its making to its end, against bots, through the bridge; then the house is opened anew."""
    begun = time.perf_counter()
    files = run_js(FILES)
    worker = run_js(WORKER)(create_proxy(thinker.think))
    page = Page()
    page.house = await open_house(page.tell, files, worker, '{"build": "trial"}')
    opened = time.perf_counter() - begun
    new = {"game": "loch-ness", "seats": 3, "bots": ["knack", "search:40ms"], "bot_pace": "instant", "start": True}
    made = (await page.ask("POST", "/api/tables", new))["body"]
    assert "table" in made, made
    id, seat = made["table"], made["seats"]["0"]
    page.house.hear(json.dumps({"kind": "open", "socket": "s", "path": f"/api/tables/{id}/socket", "person": PERSON}))
    page.say({"type": "hello", "seats": [seat], "owner": made["owner"]})
    result = await asyncio.wait_for(page.over, 120)
    journal = (await page.ask("GET", f"/api/tables/{id}/journal", secret=seat))["body"]
    frames = (await page.ask("GET", f"/api/tables/{id}/frames?viewer=-2&first=0&count=200", secret=seat))["body"]
    workshop = await tried(page)
    about = (await page.ask("GET", "/api/tab"))["body"]
    flushed = files[0].flushed + files[1].flushed
    files[0].full = files[1].full = True
    refused = await page.ask("POST", "/api/tables", new)
    files[0].full = files[1].full = False
    await close(page.house)
    again = Page()
    again.house = await open_house(again.tell, files, None)
    kept = (await again.ask("GET", f"/api/tables/{id}/journal", secret=seat))["body"]
    await close(again.house)
    waits = sorted(page.waits)
    return {
        "opened_ms": round(opened * 1000),
        "result": result,
        "rows": len(journal.splitlines()),
        "same": kept == journal,
        "frames": len(frames["frames"]),
        "about": about,
        "workshop": workshop,
        "flushed": flushed,
        "refused": [refused["status"], refused["body"]["code"]],
        "wait_p95_ms": round(waits[int(len(waits) * 0.95)] * 1000, 1),
        "usual": usual_bot(find("loch-ness")),
        "held": held(page.house),
    }


async def tried(page: Page) -> list[Any]:
    """What comes of a trial in the workshop: how it was laid out, how the trial ended, how many figures it has."""
    path = "/api/workshop/en/loch-ness"
    page.house.site.workshop_replies.planned = 0.3
    laid_out = await page.ask("GET", path)
    wanted = {"changes": {"camera": {"3": {"points": "9"}}}, "bots": ["random"], "seats": 3}
    told = await page.ask("POST", f"{path}/trial", wanted)
    while told["body"].get("state") in ("waiting", "playing"):
        await asyncio.sleep(0.05)
        told = await page.ask("GET", f"{path}/trial")
    found = told["body"].get("found") or {}
    return [laid_out["status"], told["body"].get("state"), len(found.get("figures", []))]


def held(house: House) -> dict[str, float]:
    return {by: round(one.longest * 1000, 1) for by, one in house.tables.work.held.items()}


def close(house: House) -> Awaitable[None]:
    return house.close()


async def main() -> None:
    begun = time.perf_counter()
    told: dict[str, Any] = {"door": await at_the_door(), "only": only_one(), "bits": sys.maxsize.bit_length() + 1}
    told["house"] = await house()
    told["house_s"] = round(time.perf_counter() - begun, 1)
    told["journals"] = journals()
    told["laws"] = laws()
    told["all_s"] = round(time.perf_counter() - begun, 1)
    print("TOLD " + json.dumps(told))  # noqa: T201  that is how it tells
