"""The site: the endpoints, pages and sockets of one server as an ASGI application."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from bothy.host.database import StorageError
from bothy.host.errors import RequestError
from bothy.host.tables import Tables
from bothy.host.work import Work
from bothy.web import sockets
from bothy.web.calling import Calling, ways
from bothy.web.door import Door
from bothy.web.endpoints import ENDPOINTS, SOCKET, Endpoint
from bothy.web.limits import Limits, Payer
from bothy.web.metrics import Metrics
from bothy.web.middleware import Middleware
from bothy.web.notice_replies import NoticeReplies
from bothy.web.pages import pages
from bothy.web.place_replies import PlaceReplies
from bothy.web.replies import Replies
from bothy.web.responses import STATUS, problem
from bothy.web.review_replies import ReviewReplies
from bothy.web.uvicorn_protocol import WRITE
from bothy.web.visitors import Visitors

SOCKET_PATH = re.compile(SOCKET.replace("{table}", "([^/]+)"))

log = logging.getLogger("bothy.web")


class Site:
    """Answers requests and serves sockets for the tables of one server."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits | None = None,
        base_url: str = "",
        trusted: frozenset[str] = frozenset(),
        calling: Calling | None = None,
    ) -> None:
        self.tables = tables
        self.calling = calling or Calling()
        self.visitors = Visitors(limits or Limits(), base_url, trusted)
        self.door = Door(self.visitors)
        self.metrics = Metrics(tables)
        self.replies = Replies(tables, self.visitors, self.metrics)
        self.notice_replies = NoticeReplies(tables, self.visitors)
        self.place_replies = PlaceReplies(tables, self.visitors)
        self.review_replies = ReviewReplies(self.replies)

    def app(self) -> Any:
        """The ASGI application, with everything that guards it."""
        routes: list[Any] = [
            Route(endpoint.path, self.answering(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
        ]
        routes += pages()
        return Middleware(Starlette(routes=routes, lifespan=self.lifespan), self.visitors, self.socket)

    def lifespan(self, app: Any) -> Any:
        return self.running()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.open()
        try:
            yield
        finally:
            await self.tables.close()

    async def open(self) -> None:
        if self.tables.storage.loop is None:
            await self.tables.open()
        storage = self.tables.storage
        kept = await storage.note("cookie_key")
        self.visitors.key = bytes.fromhex(kept) if kept else secrets.token_bytes(32)
        if not kept:
            await storage.put_note("cookie_key", self.visitors.key.hex())
        self.tables.desk.ways = await ways(self.calling, self.tables)

    def answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The handler of an endpoint, with its errors turned into problems."""
        kinds = (self.replies, self.notice_replies, self.place_replies, self.review_replies)
        handler = next(getattr(kind, endpoint.name) for kind in kinds if hasattr(kind, endpoint.name))
        work, by = self.tables.work, f"{endpoint.method} {endpoint.path}"

        async def answer(request: Request) -> Response:
            payer = self.visitors.payer(request)
            if not payer.request():
                return problem(429, "too-fast", "not so fast")
            try:
                reply: Response = await work.measured(handler(request), by, payer.spend)
                if isinstance(reply, StreamingResponse):
                    reply.body_iterator = charged(aiter(reply.body_iterator), work, by, payer)
                else:
                    payer.sent(len(reply.body))
            except RequestError as error:
                return problem(STATUS.get(error.code, 400), error.code, str(error))
            except StorageError as error:
                log.error("not kept", extra={"error": str(error)})
                return problem(503, "not-saved", "it could not be saved, so it was not done; try again")
            return reply

        return answer

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A connection to a table, from its first word to its last."""
        message = await receive()
        if message["type"] != "websocket.connect":
            return
        path = SOCKET_PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close"})
            return
        visitors = self.visitors
        request = Request({**scope, "type": "http"})
        payer = visitors.payer(request)
        if not payer.handshake():
            await send({"type": "websocket.close"})  # 403, and no more than that: it may be one of thousands
            return
        if not visitors.same_origin(scope):
            await sockets.refuse(send, "origin", "this page may not connect here")
            return
        if not payer.connect():
            await sockets.refuse(send, "too-many-sockets", "there are too many connections from your address")
            return
        self.metrics.sockets += 1
        try:
            try:
                host = await self.tables.host(path[1])
            except RequestError as error:
                await sockets.refuse(send, error.code, str(error))
                return
            person, new = visitors.person(request)
            write = scope.get("extensions", {}).get(WRITE, {}).get("write")
            socket = sockets.Socket(send, visitors.limits, payer, write)
            socket.be("" if new else person.id, person.name, visitors.whence(scope))
            await sockets.serve_socket(host, socket, receive)
        finally:
            self.metrics.sockets -= 1
            payer.disconnect()


async def charged(parts: AsyncIterator[Any], work: Work, by: str, payer: Payer) -> AsyncIterator[Any]:
    """What is sent bit by bit is measured and paid for as it goes."""

    async def following() -> Any:
        return await anext(parts, None)

    while (part := await work.measured(following(), by, payer.spend)) is not None:
        payer.sent(len(part))
        yield part
