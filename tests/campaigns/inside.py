"""The whole site in this process, without a network: its ASGI application, asked as a server would ask it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bothy.games import games
from bothy.host.bot_pool import BotPool
from bothy.host.storage import Storage
from bothy.host.tables import Tables
from bothy.web.calling import Calling
from bothy.web.limits import NONE, Limits
from bothy.web.site import Site
from campaigns.client import Line, Lost, Reply


class InsideLine:
    """A socket that ends in the application itself."""

    def __init__(self, app: Any, table: str, headers: list[tuple[bytes, bytes]], client: str) -> None:
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_us: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: dict[str, Any] | None = None
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": (client, 1),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
        }
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.to_app.get, self.hear))

    async def hear(self, message: dict[str, Any]) -> None:
        if self.closed is None:
            self.to_us.put_nowait(message)
        if message["type"] == "websocket.close":
            self.closed = message

    async def send(self, text: str) -> None:
        self.to_app.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> str:
        if self.closed is not None and self.to_us.empty():
            raise Lost(str(self.closed))
        message = await self.to_us.get()
        if message["type"] != "websocket.send":
            raise Lost(str(message))
        text: str = message["text"]
        return text

    async def close(self) -> None:
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self.task], timeout=5)
        self.closed = self.closed or {"code": 1000}


class Inside:
    """A door into a site of this process."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.app = site.app()
        self.client = "10.0.0.1"

    @property
    def tables(self) -> Tables:
        return self.site.tables

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        secret: str = "",
        headers: dict[str, str] | None = None,
        lines: Sequence[str] = (),
        whole: bool = True,
    ) -> Reply:
        """Ask; a proxy has put in these lines about the address, and the body may stop before its end."""
        sent = {"host": "bothy.test", **(headers or {})}
        data = b""
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        if secret:
            sent["authorization"] = f"Bearer {secret}"
        place, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": place,
            "raw_path": place.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [
                *[(name.encode(), value.encode()) for name, value in sent.items()],
                *[(b"x-forwarded-for", line.encode()) for line in lines],
            ],
            "client": (self.client, 1),
            "server": ("127.0.0.1", 8000),
        }
        incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        incoming.put_nowait({"type": "http.request", "body": data, "more_body": not whole})
        reply = Reply(0, {}, b"")

        async def hear(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                reply.status = message["status"]
                reply.headers = {name.decode().lower(): value.decode("latin-1") for name, value in message["headers"]}
            elif message["type"] == "http.response.body":
                reply.body += message.get("body", b"")

        await self.app(scope, incoming.get, hear)
        return reply

    async def socket(self, table: str, headers: dict[str, str] | None = None) -> Line:
        sent = {"host": "bothy.test", **(headers or {})}
        line = InsideLine(
            self.app, table, [(name.encode(), value.encode()) for name, value in sent.items()], self.client
        )
        message = await line.to_us.get()
        assert message["type"] == "websocket.accept", message
        return line


@asynccontextmanager
async def inside(
    database: str | Path,
    limits: Limits = NONE,
    bots: int = 1,
    calling: Calling | None = None,
    workshop: bool = False,
) -> AsyncIterator[Inside]:
    """A site, opened and closed."""
    tables = Tables(Storage(str(database)), BotPool(bots), limits=limits.making)
    site = Site(tables, limits, calling=calling or Calling(), workshop=workshop)
    games()  # found before anybody has to wait for it, as a server does
    await site.open()
    try:
        yield Inside(site)
    finally:
        await site.workshop_replies.close()
        await site.tables.close()
