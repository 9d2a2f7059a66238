"""Requests over HTTP, read and checked: the body, the secret of a link, the values after `?`."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request

from bothy.host.errors import RequestError
from bothy.web.endpoints import ENDPOINTS, Query
from bothy.web.limits import Limits

BODY = "bothy.body"
"""Where in a scope a body is kept once it was read: a request that was passed on in vain is answered here."""


async def body_of(request: Request, kind: Any, limits: Limits) -> Any:
    """The body of a request, checked; it may be only so big, and take only so long."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise RequestError("not-understood", "the body must be application/json")
    data = await raw_body_of(request, limits)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("not-understood", str(error)) from error


async def raw_body_of(request: Request, limits: Limits) -> bytes:
    """The body of a request as it came; it may be only so big, and take only so long."""
    if BODY not in request.scope:
        request.scope[BODY] = await arrived(request, limits)
    body: bytes = request.scope[BODY]
    return body


async def arrived(request: Request, limits: Limits) -> bytes:
    data = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limits.body_bytes:
                    raise RequestError("too-big", f"a body may have {limits.body_bytes} bytes")
    except TimeoutError as error:
        raise RequestError("too-slow", f"a body must arrive within {limits.body_seconds:g} seconds") from error
    return bytes(data)


def secret_of(request: Request) -> str:
    """The secret of a link, sent as a bearer token; empty if there is none."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def query_of(request: Request, name: str) -> dict[str, Any]:
    """The values after `?` that the endpoint of this name takes, checked."""
    endpoint = next(endpoint for endpoint in ENDPOINTS if endpoint.name == name)
    return {query.name: value_of(query, request.query_params.get(query.name)) for query in endpoint.query}


def value_of(query: Query, text: str | None) -> int | str:
    if text is None:
        return query.default
    if query.words:
        if text not in query.words:
            raise RequestError("not-understood", f"{query.name} must be {' or '.join(query.words)}")
        return text
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 9:
        raise RequestError("not-understood", f"{query.name} must be a number")
    if not query.least <= int(text) <= query.most:
        raise RequestError("not-understood", f"{query.name} must be from {query.least} to {query.most}")
    return int(text)
