"""Middleware, between the network and the site: strict headers, origins, and a line of log for each request."""

from __future__ import annotations

import logging
import time
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

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

log = logging.getLogger("bothy.web")


class Middleware:
    """An ASGI application around the site's."""

    def __init__(self, app: ASGIApp, visitors: Visitors, socket: ASGIApp) -> None:
        self.app = app
        self.visitors = visitors
        self.socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # without the layers between, which each message would have to pass
            await self.socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def strict(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                built = scope["path"].startswith("/assets/") and status == 200
                for name, value in (BUILT if built else HEADERS).items():
                    headers[name] = value
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

    async def refuse(self, send: Send) -> None:
        body = b'{"code":"origin","text":"this page may not ask that here; a house with a name needs --base-url"}'
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body})
