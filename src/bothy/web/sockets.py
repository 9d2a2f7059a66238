"""Sockets: one connection to one table, or to the lobby."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from bothy.host import protocol as say
from bothy.host.host import Host
from bothy.host.listener import Listener, Sorry
from bothy.web.limits import Bucket, Limits
from bothy.web.people import Person

decoder: msgspec.json.Decoder[say.FromClient] = msgspec.json.Decoder(say.FromClient)
GONE, SLOW, POLICY, AGAIN = 1001, 4408, 1008, 1012
CODES = {"slow": SLOW, "restart": AGAIN}


class Socket(Listener):
    """A listener at the other end of a WebSocket. What it is sent waits in a queue; who does not read is dropped."""

    def __init__(self, send: Send, limits: Limits, person: str = "") -> None:
        super().__init__(person)
        self.asgi_send = send
        self.limits = limits
        self.queue: deque[bytes] = deque()
        self.bytes = 0
        self.wake: asyncio.Future[None] | None = None
        self.closing: tuple[str, str] | None = None
        self.dropped = False

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        self.queue.append(data)
        self.bytes += len(data)
        if len(self.queue) > self.limits.backlog or self.bytes > self.limits.backlog_bytes:
            self.queue.clear()
            self.dropped = True
            self.hang_up("slow", "you read too slowly; connect again")
        else:
            self.rouse()

    def hang_up(self, code: str, text: str) -> None:
        if self.closing is None:
            self.closing = (code, text)
            self.rouse()

    def rouse(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def pump(self) -> None:
        """Send what waits, until the connection is to be closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self.queue:
                data = self.queue.popleft()
                self.bytes -= len(data)
                await self.asgi_send({"type": "websocket.send", "text": data.decode()})
            if self.closing is not None:
                code, text = self.closing
                bye = msgspec.json.encode(say.Bye(code, text)).decode()
                await self.asgi_send({"type": "websocket.send", "text": bye})
                await self.asgi_send({"type": "websocket.close", "code": CODES.get(code, POLICY), "reason": code})
                return
            self.wake = loop.create_future()
            await self.wake


async def first_word(receive: Receive, limits: Limits) -> say.Hello:
    """The hello that must come first, and soon."""
    async with asyncio.timeout(limits.hello_seconds):
        message = await receive()
    if message["type"] != "websocket.receive":
        raise Sorry("gone", "gone before hello")
    hello = understand(message, limits)
    if not isinstance(hello, say.Hello):
        raise Sorry("hello", "the first word must be hello")
    return hello


def understand(message: Any, limits: Limits) -> say.FromClient:
    text = message.get("text")
    data = text.encode() if text is not None else message.get("bytes") or b""
    if len(data) > limits.message_bytes:
        raise Sorry("too-big", f"a message may have {limits.message_bytes} bytes")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Sorry("not-understood", str(error)) from error


async def refuse(send: Send, code: str, text: str) -> None:
    """Accept, say why not, and close: a browser cannot read a refused handshake."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(say.Bye(code, text)).decode()})
    await send({"type": "websocket.close", "code": POLICY, "reason": code})


async def attend(host: Host, receive: Receive, send: Send, limits: Limits, person: Person) -> None:
    """Serve one connection to a table until either side hangs up."""
    await send({"type": "websocket.accept"})
    socket = Socket(send, limits, person.id)
    socket.name = person.name
    pump = asyncio.create_task(socket.pump())
    try:
        try:
            hello = await first_word(receive, limits)
            await host.turn(lambda: arrive(host, socket, hello))
        except Sorry as sorry:
            socket.hang_up(sorry.code, str(sorry))
            await pump
            return
        except TimeoutError:
            socket.hang_up("hello", "no hello came")
            await pump
            return
        await listen(host, socket, receive, pump)
    finally:
        if socket.dropped:
            host.house.counts["slow"] += 1
        if socket in host.telling.listeners:
            host.put(lambda: leave(host, socket))
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)


async def arrive(host: Host, socket: Socket, hello: say.Hello) -> None:
    host.chairs.arrive(socket, hello)


async def leave(host: Host, socket: Socket) -> None:
    host.chairs.depart(socket)


async def listen(host: Host, socket: Socket, receive: Receive, pump: asyncio.Task[None]) -> None:
    bucket = Bucket(socket.limits.messages, socket.limits.message_burst)
    next_word = asyncio.ensure_future(receive())
    pump.add_done_callback(lambda _: next_word.cancel() if not next_word.done() else None)
    try:
        while True:
            message = await next_word
            if message["type"] != "websocket.receive" or pump.done():
                return
            next_word = asyncio.ensure_future(receive())
            try:
                word = understand(message, socket.limits)
                if not bucket.take():
                    raise Sorry("too-fast", "not so fast")
                if isinstance(word, say.Ping):
                    socket.tell(say.Pong())
                else:
                    host.hear(socket, word)
            except Sorry as sorry:
                socket.refuse(id_in(message), sorry.code, sorry.message, str(sorry))
    except asyncio.CancelledError:
        if not pump.done():
            raise
    finally:
        next_word.cancel()


def id_in(message: Any) -> str:
    """The id of a message that was not understood, if it has one."""
    try:
        found = msgspec.json.decode(message.get("text") or message.get("bytes") or b"")
    except msgspec.DecodeError:
        return ""
    id = found.get("id", "") if isinstance(found, dict) else ""
    return id[:64] if isinstance(id, str) else ""


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""
