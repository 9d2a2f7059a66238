"""Relays: what arrives at a process that does not hold the table is passed on to the one that does, by one hop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import quote

import h11
import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Scope

from bothy.host.api import Problem
from bothy.host.company import Company
from bothy.host.errors import RequestError
from bothy.host.fellows import Fellow, Unreachable
from bothy.host.leases import Elsewhere
from bothy.host.storage_errors import StorageError, Unsettled
from bothy.web.inner import HEADER, Hop, Inner
from bothy.web.pipe import RELAY, Pipe
from bothy.web.responses import MOVED, problem
from bothy.web.visitors import Visitors

PATIENCE = 8.0
"""For so many seconds one waits for a table whose process has just died: leases last half of that."""
AGAIN = 0.1
"""After so many it is looked again who holds it."""
CONNECT = 2.0
"""So many the other process may take to let one in."""
OWN = (b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect", b"te", HEADER)
"""Headers that are about one connection, and not passed on to the next."""
MISSES = 1_000
"""So many files are remembered that no other process has either."""
LONGEST = 200
"""No file of a client has a longer name."""
Headers = list[tuple[bytes, bytes]]

log = logging.getLogger("bothy.web")


class Broken(Unreachable):
    """The other process has ended in the middle of it."""


class Passed(NamedTuple):
    """The answer of another process."""

    status: int
    headers: Headers
    body: AsyncIterator[bytes]


class Relays:
    """What one process passes on to the others."""

    def __init__(self, company: Company, inner: Inner, visitors: Visitors) -> None:
        self.company = company
        self.inner = inner
        self.visitors = visitors
        self.sockets = 0
        """How many sockets are relayed now."""
        self.requests = 0
        """How many requests were."""
        self.lines: dict[str, set[Any]] = {}
        """The transports to each process."""
        self.missing: dict[str, None] = {}
        """The files that none of the others has."""
        self.asked: frozenset[str] = frozenset()
        """Who they were, when they were asked."""
        company.fellows.seen = self.drop_dead

    # Finding who is asked

    async def settle(self, find: Callable[[], Awaitable[Any]], hop: Hop | None, go: Callable[[Fellow], Any]) -> Any:
        """What comes of asking here, or of going elsewhere; again, while whoever held the table is just ending.

        What has come by a hop goes nowhere else: whoever passed it on looks again.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            try:
                return await find()
            except Elsewhere as elsewhere:
                if hop is not None:
                    raise
                try:
                    return await go(elsewhere.fellow)
                except Unreachable as error:
                    reason: Exception = error
            except StorageError as error:
                if hop is not None:
                    raise
                reason = error
            if loop.time() > end:
                raise reason if isinstance(reason, StorageError) else StorageError(str(reason))
            await asyncio.sleep(AGAIN)

    def drop_dead(self) -> None:
        """Whoever is no longer seen alive may only stand still: what waits for it waits no longer."""
        for id in [id for id in self.lines if id not in self.company.fellows.others]:
            for line in list(self.lines.pop(id)):
                line.abort()

    # Sockets

    async def pass_socket(self, scope: Scope, fellow: Fellow) -> bool:
        """Let a client's socket end in another process. Returns when it is over."""
        relay = scope.get("extensions", {}).get(RELAY, {}).get("relay")
        if relay is None:
            raise Unreachable("sockets cannot be passed on from here")
        path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        signed = self.inner.sign(fellow, "GET", path, self.visitors.address(scope))
        kept = [header for header in scope["headers"] if header[0] != HEADER]
        head = b"GET " + path + b" HTTP/1.1\r\n"
        head += b"".join(name + b": " + value + b"\r\n" for name, value in [*kept, signed]) + b"\r\n"
        host, port = place(fellow)
        self.sockets += 1
        try:
            pipe: Pipe = await asyncio.wait_for(relay(host, port, head), CONNECT)
            with self.known(fellow, pipe.transport):
                await pipe.ended
            if not pipe.answered:
                raise Unreachable(f"the process at {fellow.address} has said nothing")
        except (OSError, TimeoutError) as error:
            raise Unreachable(f"the process at {fellow.address} cannot be reached: {error}") from error
        finally:
            self.sockets -= 1
        return True

    # Requests

    async def pass_request(self, request: Request, body: bytes, fellow: Fellow) -> Response:
        """What another process answers to a request."""
        scope = request.scope
        path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        headers = [header for header in scope["headers"] if header[0] not in OWN]
        address = self.visitors.address(scope)
        try:
            passed = await self.ask(fellow, scope["method"], path, headers, body, address)
        except Broken as error:
            if scope["method"] != "GET":  # it may have been done, and must not be done twice
                raise Unsettled(str(error)) from error
            raise
        if passed.status == MOVED:
            async for _ in passed.body:
                """It is heard to its end, and the line closed."""
            raise Unreachable("the table has moved meanwhile")
        answer = StreamingResponse(passed.body, passed.status)
        answer.raw_headers = passed.headers
        return answer

    async def errand(self, fellow: Fellow, name: str, values: Any) -> Any:
        """Have another process do something, and hear what came of it."""
        path = f"/api/inner/{name}".encode()
        headers = [(b"host", b"inner"), (b"content-type", b"application/json")]
        passed = await self.ask(fellow, "POST", path, headers, msgspec.json.encode(values))
        said = b"".join([part async for part in passed.body])
        if passed.status == MOVED:
            raise Unreachable("the table has moved meanwhile")
        try:
            if passed.status == 200:
                return msgspec.json.decode(said)
            found = msgspec.json.decode(said, type=Problem)
        except msgspec.DecodeError as error:
            raise Broken(f"the process at {fellow.address} has stumbled: {error}") from error
        raise RequestError(found.code, found.text)

    async def asset(self, path: str, scope: Scope) -> Response | None:
        """A file of the client of another version, while an older and a newer process run side by side.

        What none of the others has is not asked for again while they are the same, and every question is paid for.
        """
        others = self.company.fellows.others
        if self.visitors.hop(scope) is not None or not others or len(path) > LONGEST:
            return None
        if self.asked != others.keys():
            self.asked, self.missing = frozenset(others), {}
        if path in self.missing:
            return None
        if not self.visitors.payer(Request(scope)).request():
            return problem(429, "too-fast", "not so fast")
        whole = quote(f"/assets/{path}").encode()
        asked = [header for header in scope["headers"] if header[0] == b"accept-encoding"]
        sure = True
        for fellow in list(others.values()):
            try:
                passed = await self.ask(fellow, "GET", whole, [(b"host", b"inner"), *asked], b"")
                body = b"".join([part async for part in passed.body])
            except Unreachable:
                sure = False
                continue
            if passed.status == 200:
                answer = Response(body)
                answer.raw_headers = passed.headers
                return answer
            sure = sure and passed.status == 404
        if sure:
            self.remember_missing(path)
        return None

    def remember_missing(self, path: str) -> None:
        if len(self.missing) >= MISSES:
            del self.missing[next(iter(self.missing))]
        self.missing[path] = None

    async def ask(
        self, fellow: Fellow, method: str, target: bytes, headers: Headers, body: bytes, address: str = ""
    ) -> Passed:
        """Ask another process, over a connection for this one request."""
        self.requests += 1
        host, port = place(fellow)
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port), CONNECT)
        except (OSError, TimeoutError) as error:
            raise Unreachable(f"the process at {fellow.address} cannot be reached: {error}") from error
        conversation = h11.Connection(h11.CLIENT)
        sent = [*headers, self.inner.sign(fellow, method, target, address, body), (b"connection", b"close")]
        if body:
            sent.append((b"content-length", str(len(body)).encode()))
        events = hear(conversation, reader)
        try:
            with self.known(fellow, writer.transport):
                writer.write(conversation.send(h11.Request(method=method, target=target, headers=sent)) or b"")
                writer.write(conversation.send(h11.Data(data=body)) if body else b"")
                writer.write(conversation.send(h11.EndOfMessage()) or b"")
                response = await anext(events)
        except (OSError, h11.ProtocolError, StopAsyncIteration) as error:
            writer.close()
            raise Broken(f"the process at {fellow.address} ended in the middle: {error}") from error
        assert isinstance(response, h11.Response)
        kept = [(bytes(name), bytes(value)) for name, value in response.headers if name not in OWN]
        kept += [(b"content-length", value) for name, value in response.headers if name == b"content-length"]
        return Passed(response.status_code, kept, self.rest(fellow, writer, events))

    async def rest(
        self, fellow: Fellow, writer: asyncio.StreamWriter, events: AsyncIterator[Any]
    ) -> AsyncIterator[bytes]:
        """The body of an answer, bit by bit. Raises `Broken` if it has no end."""
        try:
            with self.known(fellow, writer.transport):
                async for event in events:
                    yield bytes(event.data)
        except (OSError, h11.ProtocolError) as error:
            raise Broken(f"the process at {fellow.address} ended in the middle: {error}") from error
        finally:
            writer.close()

    @contextmanager
    def known(self, fellow: Fellow, line: Any) -> Any:
        """While this lasts, the line is broken off should the other process be dead."""
        lines = self.lines.setdefault(fellow.id, set())
        lines.add(line)
        try:
            yield
        finally:
            lines.discard(line)


async def hear(conversation: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[Any]:
    """The head of an answer, then its body as it comes."""
    while True:
        event = conversation.next_event()
        if event is h11.NEED_DATA:
            conversation.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            return
        elif isinstance(event, h11.Response | h11.Data):
            yield event


def place(fellow: Fellow) -> tuple[str, int]:
    """Where a process is reached."""
    host, _, port = fellow.address.rpartition(":")
    if not host:
        raise Unreachable("it has not said where it is reached")
    return host.strip("[]"), int(port)
