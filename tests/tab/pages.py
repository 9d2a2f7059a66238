"""Pages of a house in a tab, for tests: they speak by messages only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bothy.tab.house import House, Settings
from bothy.tab.record import File

PATIENCE = 60.0
MORAG = "ab" * 16


class Page:
    """Somebody's page."""

    def __init__(self, house: House, name: str, person: str) -> None:
        self.house = house
        self.name = name
        self.person = person
        self.replies: dict[str, asyncio.Future[Any]] = {}
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.number = 0

    def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "reply":
            self.replies.pop(message["id"]).set_result(message)
        else:
            self.heard.append(message)
            self.news.set()

    def ask_later(self, method: str, path: str, body: Any = None, secret: str = "") -> asyncio.Future[Any]:
        self.number += 1
        id = f"{self.name}:{self.number}"
        reply = self.replies[id] = asyncio.get_running_loop().create_future()
        headers = [["authorization", f"Bearer {secret}"]] if secret else []
        asked = {"kind": "request", "id": id, "method": method, "path": path, "headers": headers, "person": self.person}
        self.house.hear(json.dumps({**asked, "body": None if body is None else json.dumps(body)}))
        return reply

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "", status: int = 0) -> Any:
        """The JSON of an answer."""
        reply = await asyncio.wait_for(self.ask_later(method, path, body, secret), PATIENCE)
        assert reply["status"] == status or (not status and reply["status"] < 300), reply
        kinds = dict(reply["headers"])
        return json.loads(reply["body"]) if "json" in kinds.get("content-type", "") else reply["body"]

    def open(self, table: str) -> str:
        socket = f"{self.name}:{table}"
        path = f"/api/tables/{table}/socket"
        self.house.hear(json.dumps({"kind": "open", "socket": socket, "path": path, "person": self.person}))
        return socket

    def say(self, socket: str, message: dict[str, Any]) -> None:
        self.house.hear(json.dumps({"kind": "said", "socket": socket, "text": json.dumps(message)}))

    def said(self) -> list[dict[str, Any]]:
        return [json.loads(message["text"]) for message in self.heard if message["kind"] == "said"]

    async def until(self, true: Any) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()
        return true()

    async def sit(self, made: dict[str, Any]) -> str:
        """Be at a table that one has made."""
        socket = self.open(made["table"])
        self.say(socket, {"type": "hello", "seats": list(made["seats"].values()), "owner": made["owner"]})
        await self.until(lambda: [said for said in self.said() if said["type"] == "update"])
        return socket

    async def play(self, made: dict[str, Any], most: int = 10_000) -> int:
        """Answer all questions, each with another of its choices, to the end or as often as that."""
        socket = await self.sit(made)
        answered, looked = 0, 0
        while answered < most:
            updates = await self.until(lambda looked=looked: self.said()[looked:])
            looked += len(updates)
            for said in updates:
                parts = said.get("parts", {})
                if parts.get("result"):
                    return answered
                question = parts.get("question")
                if question and answered < most:
                    answered += 1
                    choice = question["choices"][answered % len(question["choices"])]["choice"]
                    answer = {"id": f"{self.name}{looked}-{answered}", "question": question["number"], "choice": choice}
                    self.say(socket, {"type": "answer", "seat": said["viewer"], **answer})
        await self.until(lambda: [said for said in self.said() if said["type"] in ("done", "refused")][answered - 1 :])
        return answered


class Pages:
    """All pages of a house, which go by the first part of a name."""

    def __init__(self) -> None:
        self.house: House
        self.all: dict[str, Page] = {}
        self.trouble: list[str] = []

    def tell(self, text: str) -> None:
        message = json.loads(text)
        name = message.get("id") or message.get("socket")
        if name is None:
            self.trouble.append(message["text"])
        else:
            self.all[name.partition(":")[0]].hear(message)

    def page(self, name: str = "p1", person: str = MORAG) -> Page:
        page = self.all[name] = Page(self.house, name, person)
        return page


@asynccontextmanager
async def opened(files: tuple[File, File] | None = None, worker: Any = None, build: str = "") -> AsyncIterator[Pages]:
    """A house in a tab."""
    pages = Pages()
    pages.house = House(pages.tell, files, worker, Settings(build=build))
    await pages.house.open()
    try:
        yield pages
    finally:
        await pages.house.close()
