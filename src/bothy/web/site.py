"""The site: the endpoints, pages and sockets of one server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from bothy.host.database import StorageError
from bothy.host.errors import RequestError
from bothy.host.fellows import Fellow
from bothy.host.host import Host
from bothy.host.leases import Elsewhere
from bothy.host.storage_errors import Late, Overtaken, Unsettled
from bothy.host.tables import Tables
from bothy.host.work import Work
from bothy.web import sockets
from bothy.web.beats import Beats
from bothy.web.door import Door
from bothy.web.endpoints import ENDPOINTS, SOCKET, Endpoint
from bothy.web.inner import Inner
from bothy.web.limits import Limits, Payer
from bothy.web.metrics import Metrics
from bothy.web.middleware import Middleware
from bothy.web.notice_replies import NoticeReplies
from bothy.web.place_replies import PlaceReplies
from bothy.web.replies import Replies
from bothy.web.requests import raw_body_of
from bothy.web.responses import STATUS, moved, problem, reply
from bothy.web.review_replies import ReviewReplies
from bothy.web.shared_limits import SharedLimits
from bothy.web.visitors import Visitors
from bothy.web.workshop_replies import WorkshopReplies

if TYPE_CHECKING:
    from bothy.web.calling import Calling
    from bothy.web.relays import Relays

SOCKET_PATH = re.compile(SOCKET.replace("{table}", "([^/]+)"))

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
PATIENCE = 8.0
"""For so many seconds a request goes after a table that moves."""
AGAIN = 0.1
"""After so many it is looked again where that is."""
NOTICE = 1.5
"""So many seconds before a process ends it says so, for proxies that ask now and then whether it is ready."""

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
        workshop: bool = False,
        tab: Path | None = None,
    ) -> None:
        """Where no calling is set up, nobody can be called: a house in a tab has nobody to call."""
        self.tables = tables
        self.tab = tab
        self.calling = calling
        self.visitors = Visitors(limits or Limits(), base_url, trusted)
        self.relays = self.among_others()
        self.door = Door(self.visitors)
        self.beats = Beats()
        self.metrics = Metrics(tables)
        self.metrics.relays = self.relays
        self.replies = Replies(tables, self.visitors, self.metrics, workshop, tab is not None)
        self.notice_replies = NoticeReplies(tables, self.visitors)
        self.place_replies = PlaceReplies(tables, self.visitors)
        self.review_replies = ReviewReplies(self.replies)
        self.workshop_replies = WorkshopReplies(self.replies, self.relays)

    def among_others(self) -> Relays | None:
        """How what concerns tables of other processes is passed on; None where this one has all tables."""
        company = self.tables.company
        if company is None:
            return None
        from bothy.web.relays import Relays  # a house in a tab has no others, nor what it takes to reach them

        inner = self.visitors.inner = Inner(company.fellows)
        company.crier.heard["closing"] = self.hang_up_via
        relays = Relays(company, inner, self.visitors)
        self.tables.errands.messenger = relays
        self.shared_limits = SharedLimits(company, self.visitors.accounts)
        return relays

    async def errand(self, request: Request) -> Response:
        """Another process wants something done here; nobody else may ask."""
        if self.visitors.hop(request.scope) is None:
            return problem(403, "link", "only other processes of the house may ask that")
        values = msgspec.json.decode(await raw_body_of(request, self.visitors.limits))
        try:
            return reply(await self.tables.errands.carry_out(request.path_params["name"], values))
        except RequestError as error:
            return problem(STATUS.get(error.code, 400), error.code, str(error))
        except (Elsewhere, StorageError) as error:
            log.warning("an errand is to be done elsewhere", extra={"error": str(error)})
            return moved()

    def app(self, with_pages: bool = True) -> Any:
        """The ASGI application, with everything that guards it; without pages where others show them."""
        routes: list[Any] = [
            Route(endpoint.path, self.answering(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
        ]
        if self.relays is not None:
            routes.append(Route("/api/inner/{name}", self.errand, methods=["POST"]))
        if with_pages:
            from bothy.web.pages import pages  # a tab has them elsewhere

            routes += pages(self.tab, self.relays.asset if self.relays is not None else None)
        return Middleware(Starlette(routes=routes, lifespan=self.lifespan), self.visitors, self.socket)

    def lifespan(self, app: Any) -> Any:
        return self.running()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.open()
        try:
            yield
        finally:
            await self.workshop_replies.close()
            await self.tables.close()

    async def open(self) -> None:
        if self.tables.storage.loop is None:
            await self.tables.open()
        key = await self.tables.storage.settle_note("cookie_key", secrets.token_hex(32))
        self.visitors.key = bytes.fromhex(key)
        if self.visitors.inner is not None:
            key = await self.tables.storage.settle_note("inner_key", secrets.token_hex(32))
            self.visitors.inner.key = bytes.fromhex(key)
            self.tables.tasks.append(asyncio.create_task(self.shared_limits.run(), name="limits"))
        if self.calling is not None:
            self.tables.desk.ways = await self.calling.ways(self.tables)

    async def leave(self) -> None:
        """End without anybody noticing, if there are others: they take the tables over one by one.

        Until proxies have learned that nobody is to be sent here any more, all goes on as before.
        """
        sharing = self.tables.sharing
        if sharing is None:
            return
        company = sharing.company
        try:
            if await company.leave():
                await asyncio.sleep(NOTICE)
                company.crier.cry("closing", company.fellows.id)
                await sharing.hand_over()
        except StorageError as error:
            log.error("not handed over", extra={"error": str(error)})

    def hang_up_via(self, _: str, process: str) -> None:
        """A process ends that has passed sockets on to this one: whoever came by it connects again."""
        for host in self.tables.hosts.values():
            for connection in host.connections:
                if isinstance(connection, sockets.Socket) and connection.via == process:
                    connection.hang_up("restart", "the process you came by is ending; connect again")

    def answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The handler of an endpoint, with its errors turned into problems."""
        kinds = (
            self.replies,
            self.notice_replies,
            self.place_replies,
            self.review_replies,
            self.workshop_replies,
        )
        handler = next(getattr(kind, endpoint.name) for kind in kinds if hasattr(kind, endpoint.name))
        work, by = self.tables.work, f"{endpoint.method} {endpoint.path}"

        async def answer(request: Request) -> Response:
            payer = self.visitors.payer(request)
            hop = self.visitors.hop(request.scope)
            if hop is None and not payer.request():
                return problem(429, "too-fast", "not so fast")
            try:
                found, own = await self.found(endpoint, request, handler, by, payer)
            except RequestError as error:
                return problem(STATUS.get(error.code, 400), error.code, str(error))
            except Unsettled as error:
                log.error("not known whether it was kept", extra={"error": str(error)})
                unknown = RequestError("not-known", "it is not known whether it was done; look before you try again")
                return problem(503, unknown.code, str(unknown))
            except (Elsewhere, Late) as error:
                log.warning("a table has moved", extra={"error": str(error)})
                return moved() if hop is not None else problem(503, "not-saved", "the table has moved; try again")
            except StorageError as error:
                log.error("not kept", extra={"error": str(error)})
                return problem(503, "not-saved", "it could not be saved, so it was not done; try again")
            if own and isinstance(found, StreamingResponse):
                found.body_iterator = charged(aiter(found.body_iterator), work, by, payer)
            elif own:
                payer.sent(len(found.body))
            return found

        return answer

    async def found(
        self, endpoint: Endpoint, request: Request, handler: Handler, by: str, payer: Payer
    ) -> tuple[Response, bool]:
        """What is answered to a request, and whether it is answered here.

        Where its table moves before it was done, it goes after it; where it may have been done, nobody does it again.
        """
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            passed = await self.pass_on(endpoint, request)
            if passed is not None:
                return passed, False
            try:
                return await self.tables.work.measured(handler(request), by, payer.spend), True
            except (Elsewhere, Late) as error:
                if isinstance(error, Overtaken) and endpoint.method != "GET":
                    raise Unsettled(str(error)) from error
                moves = self.relays is not None and "{table}" in endpoint.path
                if not moves or self.visitors.hop(request.scope) or asyncio.get_running_loop().time() > end:
                    raise
            await asyncio.sleep(AGAIN)

    async def pass_on(self, endpoint: Endpoint, request: Request) -> Response | None:
        """What another process answers, where a table is not held here; None where it is."""
        relays = self.relays
        if relays is None or "{table}" not in endpoint.path:
            return None

        async def here() -> None:
            await self.tables.host(str(request.path_params["table"]))

        async def there(fellow: Fellow) -> Response:
            return await relays.pass_request(request, await raw_body_of(request, self.visitors.limits), fellow)

        found: Response | None = await relays.settle(here, self.visitors.hop(request.scope), there)
        return found

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
        hop = visitors.hop(scope)
        if hop is None and not payer.handshake():
            await send({"type": "websocket.close"})  # 403, and no more than that: it may be one of thousands
            return
        if not visitors.same_origin(scope):
            await sockets.refuse(send, "origin", "this page may not connect here")
            return
        if hop is None and not payer.connect():
            await sockets.refuse(send, "too-many-sockets", "there are too many connections from your address")
            return
        self.metrics.sockets += 1
        try:
            try:
                host = await self.host_of(path[1], scope)
            except RequestError as error:
                await sockets.refuse(send, error.code, str(error))
                return
            except (StorageError, Elsewhere) as error:
                log.warning("a socket is to come again", extra={"error": str(error)})
                await sockets.refuse(send, "restart", "the table cannot be reached now; connect again")
                return
            if host is None:
                return
            person, new = visitors.person(request)
            write = scope.get("extensions", {}).get(sockets.WRITE, {}).get("write")
            socket = sockets.Socket(send, visitors.limits, payer, write)
            socket.be("" if new else person.id, person.name, visitors.whence(scope))
            socket.via = hop.process if hop is not None else ""
            await sockets.serve_socket(host, socket, receive, self.beats)
        finally:
            self.metrics.sockets -= 1
            if hop is None:
                payer.disconnect()

    async def host_of(self, table: str, scope: Scope) -> Host | None:
        """The host of a table; None if its socket was passed on to another process, and has ended there."""
        relays = self.relays
        if relays is None:
            return await self.tables.host(table)

        async def there(fellow: Fellow) -> None:
            await relays.pass_socket(scope, fellow)

        found: Host | None = await relays.settle(lambda: self.tables.host(table), self.visitors.hop(scope), there)
        return found


async def charged(parts: AsyncIterator[Any], work: Work, by: str, payer: Payer) -> AsyncIterator[Any]:
    """What is sent bit by bit is measured and paid for as it goes."""

    async def following() -> Any:
        return await anext(parts, None)

    while (part := await work.measured(following(), by, payer.spend)) is not None:
        payer.sent(len(part))
        yield part
