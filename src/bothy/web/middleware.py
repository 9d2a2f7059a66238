"""Middleware, between the network and the site: strict headers, origins, and a line of log for each request."""

from __future__ import annotations

import logging
import time
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bothy.host.errors import RequestError
from bothy.web.inner import Forged
from bothy.web.requests import raw_body_of
from bothy.web.visitors import Visitors

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
BUILT = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""Scripts, styles and fonts obey the policy of the page that asks for them; there are many, so that they bring less."""
UNASKED = ("etag", "last-modified", "accept-ranges")
"""What nobody asks about a file that never changes."""
WRITING = ("POST", "PUT", "PATCH", "DELETE")

OTHER_PAGE = b'{"code":"origin","text":"this page may not ask that here; a house with a name needs --base-url"}'

log = logging.getLogger("bothy.web")


class Middleware:
    """An ASGI application around the site's."""

    def __init__(self, app: ASGIApp, visitors: Visitors, socket: ASGIApp) -> None:
        self.app = app
        self.visitors = visitors
        self.socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("websocket", "http") and self.forged(scope):
            await self.turn_away(scope, receive, send)
            return
        if scope["type"] == "websocket":  # without the layers between, which each message would have to pass
            await self.socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        hop = self.visitors.hop(scope)
        if hop is not None:
            body = await self.body(scope, receive)
            if body is None or not hop.brings(body):
                log.warning("turned away", extra={"error": "not what a process of this house has signed"})
                await self.turn_away(scope, receive, send)
                return
            receive = told_again(body, receive)
        begun = time.perf_counter()
        status = 500

        async def strict(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                built = scope["path"].startswith("/assets/") and status == 200
                for name, value in (BUILT if built else HEADERS).items():
                    headers.setdefault(name, value)  # the workers of a house in a tab bring a policy of their own
                for name in UNASKED if built else ():
                    del headers[name]
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] in WRITING and not self.visitors.same_origin(scope):
            await self.refuse(strict)
        else:
            await self.app(scope, receive, strict)
        route = getattr(scope.get("route"), "path", "")
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "route": route or "none",
                "status": status,
                "ms": round((time.perf_counter() - begun) * 1000, 2),
            },
        )

    def forged(self, scope: Scope) -> bool:
        """Whether it pretends to come from another process of the house."""
        try:
            hop = self.visitors.hop(scope)
            if hop is not None and self.visitors.inner is not None:
                self.visitors.inner.use(hop)
        except Forged as error:
            log.warning("turned away", extra={"error": str(error)})
            return True
        return False

    async def body(self, scope: Scope, receive: Receive) -> bytes | None:
        """All that a request brings, to be compared with what was signed; None if it does not come."""
        try:
            return await raw_body_of(Request(scope, receive), self.visitors.limits)
        except (RequestError, ClientDisconnect):
            return None

    async def turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close"})
        else:
            await self.refuse(send, b'{"code":"link","text":"only other processes of the house may ask that"}')

    async def refuse(self, send: Send, body: bytes = OTHER_PAGE) -> None:
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def told_again(body: bytes, receive: Receive) -> Receive:
    """What has been heard of a request is told to whoever answers it."""
    told: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def hear() -> Message:
        return told.pop() if told else await receive()

    return hear
