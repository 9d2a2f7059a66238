"""The bridge: messages between a page and the site's own ASGI application, in place of HTTP and sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote
from zlib import crc32

import msgspec
from msgspec import Struct

from bothy.locales.names import NAMES
from bothy.web.cookie import Person
from bothy.web.sockets import GONE, WRITE
from bothy.web.visitors import PERSON

Name = str | int
"""What a page calls its requests and sockets."""

log = logging.getLogger("bothy.tab")


class Asked(Struct, tag_field="kind", tag="request"):
    """A request to the API."""

    id: Name
    method: str
    path: str
    headers: list[tuple[str, str]] = []
    body: str | None = None
    person: str = ""


class Open(Struct, tag_field="kind", tag="open"):
    """A socket to a table is wanted."""

    socket: Name
    path: str
    person: str = ""


class Said(Struct, tag_field="kind", tag="said"):
    """Words by a socket, in either direction."""

    socket: Name
    text: str


class Closed(Struct, tag_field="kind", tag="closed"):
    """A socket is closed, by either side."""

    socket: Name
    code: int = 1000
    reason: str = ""


class Replied(Struct, tag_field="kind", tag="reply"):
    """The answer to a request."""

    id: Name
    status: int
    headers: list[tuple[str, str]]
    body: str


class Opened(Struct, tag_field="kind", tag="opened"):
    """A socket is open."""

    socket: Name


class Trouble(Struct, tag_field="kind", tag="trouble"):
    """A message was not understood."""

    text: str


FromPage = Asked | Open | Said | Closed
ToPage = Replied | Opened | Said | Closed | Trouble
understand = msgspec.json.Decoder(FromPage).decode
encode = msgspec.json.Encoder().encode


class Socket:
    """A connection of a page, as the application sees it."""

    def __init__(self, bridge: Bridge, name: Name) -> None:
        self.bridge = bridge
        self.name = name
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.is_open = False
        self.is_closed = False

    def write(self, text: bytes) -> bool:
        """The short way for the application's texts."""
        if not self.is_open or self.is_closed:
            return False
        self.bridge.tell(Said(self.name, text.decode()))
        return True

    async def send(self, message: Any) -> None:
        kind = message["type"]
        if self.is_closed:
            return
        if kind == "websocket.accept":
            self.is_open = True
            self.bridge.tell(Opened(self.name))
        elif kind == "websocket.send":
            self.bridge.tell(Said(self.name, message["text"]))
        elif kind == "websocket.close":
            self.close(message.get("code", 1000), message.get("reason") or "")

    def hear(self, text: str) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, code: int) -> None:
        """The page is gone."""
        self.is_closed = True
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": code})

    def close(self, code: int, reason: str) -> None:
        if not self.is_closed:
            self.is_closed = True
            self.bridge.tell(Closed(self.name, code, reason))


class Bridge:
    """All pages on one side, the application on the other."""

    def __init__(self, app: Any, send: Callable[[str], Any]) -> None:
        self.app = app
        self.send = send
        self.requests: set[asyncio.Task[None]] = set()
        self.sockets: dict[Name, Socket] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def tell(self, message: ToPage) -> None:
        self.send(encode(message).decode())

    def hear(self, text: str) -> None:
        """What a page says. What comes of it is told later."""
        try:
            message = understand(text)
        except msgspec.DecodeError as error:
            self.tell(Trouble(str(error)))
            return
        if isinstance(message, Asked):
            request = self.begin(self.answer(message))
            self.requests.add(request)
            request.add_done_callback(self.requests.discard)
        elif isinstance(message, Open):
            socket = self.sockets[message.socket] = Socket(self, message.socket)
            self.begin(self.serve(socket, message))
        elif message.socket in self.sockets:
            known = self.sockets[message.socket]
            if isinstance(message, Said):
                known.hear(message.text)
            else:
                known.hang_up(message.code)

    def begin(self, doing: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Nobody is served any more."""
        for socket in list(self.sockets.values()):
            socket.hang_up(GONE)
        for task in list(self.requests):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # One request, one socket

    async def answer(self, asked: Asked) -> None:
        reply = Replied(asked.id, 500, [], "")
        body: list[bytes] = []
        unread = [(asked.body or "").encode()]

        async def receive() -> dict[str, Any]:
            if unread:
                return {"type": "http.request", "body": unread.pop(), "more_body": False}
            await asyncio.get_running_loop().create_future()  # nobody takes back what was asked
            raise AssertionError

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                reply.status = message["status"]
                reply.headers = [
                    (name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]
                ]
            elif message["type"] == "http.response.body":
                body.append(bytes(message.get("body", b"")))

        try:
            await self.app(self.scope("http", asked.path, asked.person, asked), receive, send)
        except Exception as error:
            log.exception("a request has failed", extra={"error": str(error)})
            body = [b'{"code":"broken","text":"something went wrong here; it has been noted"}']
            reply.status, reply.headers = 500, [("content-type", "application/json")]
        reply.body = b"".join(body).decode()
        self.tell(reply)

    async def serve(self, socket: Socket, wanted: Open) -> None:
        scope = self.scope("websocket", wanted.path, wanted.person)
        scope["extensions"] = {WRITE: {"write": socket.write}}
        try:
            await self.app(scope, socket.incoming.get, socket.send)
        except Exception as error:
            log.exception("a socket has failed", extra={"error": str(error)})
        finally:
            socket.close(1006, "")
            if self.sockets.get(socket.name) is socket:
                del self.sockets[socket.name]

    def scope(self, kind: str, path: str, person: str, asked: Asked | None = None) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        headers = [(name.lower(), value) for name, value in asked.headers] if asked is not None else []
        if asked is not None and asked.body is not None and not any(name == "content-type" for name, _ in headers):
            headers.append(("content-type", "application/json"))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "https",
            "method": asked.method if asked is not None else "GET",
            "path": unquote(plain),
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers],
            "client": ("tab", 0),
            "server": ("tab", 0),
            PERSON: self.who(person) if person else None,
        }

    def who(self, id: str) -> Person:
        """Somebody known by an id, who has the same name at every visit until another is chosen."""
        return Person(id, NAMES[crc32(id.encode()) % len(NAMES)])
