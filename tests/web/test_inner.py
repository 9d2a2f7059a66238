"""The inner hop: what one process passes on to another is believed once, whole, and at the inner port only."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bothy.host.fellows import Fellow, Fellows
from bothy.web.inner import Forged, Hop, Inner
from bothy.web.limits import NONE
from bothy.web.middleware import Middleware
from bothy.web.visitors import Visitors

PORT = 8800
HOLDER = Fellow("holder", f"127.0.0.1:{PORT}", False, "1", {})
Header = tuple[bytes, bytes]


def process(id: str) -> Inner:
    fellows = Fellows(None)  # type: ignore[arg-type]
    fellows.id = id
    inner = Inner(fellows)
    inner.key, inner.port = b"of the house", PORT
    return inner


def scope(header: Header, query: bytes = b"seat=1", port: int = PORT, method: str = "POST") -> dict[str, Any]:
    path = "/api/inner/at"
    asked = {"path": path, "raw_path": path.encode(), "query_string": query, "headers": [header]}
    return {"type": "http", "method": method, "server": ("127.0.0.1", port), "client": ("127.0.0.1", 9), **asked}


def signed(body: bytes = b"{}") -> Header:
    return process("passing").sign(HOLDER, "POST", b"/api/inner/at?seat=1", "203.0.113.7", body)


def test_what_was_signed_is_believed() -> None:
    hop = process("holder").hop(scope(signed()))
    assert hop is not None
    assert (hop.process, hop.address) == ("passing", "203.0.113.7")
    assert hop.brings(b"{}")


@pytest.mark.parametrize("changed", [{"query": b"seat=2"}, {"query": b""}, {"method": "GET"}, {"port": 8000}])
def test_a_header_is_worth_nothing_with_anything_else(changed: dict[str, Any]) -> None:
    with pytest.raises(Forged):
        process("holder").hop(scope(signed(), **changed))
    with pytest.raises(Forged):
        process("another").hop(scope(signed()))


def test_a_header_is_good_once() -> None:
    holder, header = process("holder"), signed()
    for believed in (header, signed()):
        hop = holder.hop(scope(believed))
        assert isinstance(hop, Hop)
        holder.use(hop)
    again = holder.hop(scope(header))
    assert again is not None
    with pytest.raises(Forged, match="already"):
        holder.use(again)


@pytest.mark.parametrize(("body", "status"), [(b"{}", 200), (b'{"more":1}', 403), (b"", 403)])
def test_what_it_brings_is_what_was_signed(body: bytes, status: int) -> None:
    visitors = Visitors(NONE, "", frozenset())
    visitors.inner = process("holder")
    heard: list[bytes] = []
    said: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append((await receive())["body"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    parts = [
        {"type": "http.request", "body": body[at : at + 3], "more_body": at + 3 < len(body)} for at in (0, 3, 6, 9)
    ]

    async def receive() -> Any:
        return parts.pop(0)

    async def send(message: Any) -> None:
        said.append(message)

    asyncio.run(Middleware(app, visitors, app)(scope(signed()), receive, send))
    assert said[0]["status"] == status
    assert len(visitors.inner.used) == 1
    assert heard == ([body] if status == 200 else [])
