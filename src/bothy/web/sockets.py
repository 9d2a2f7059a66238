"""Sockets: one connection to one table, or to the lobby."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive, Send

from bothy.host import protocol as say
from bothy.host.clocks import wire_time
from bothy.host.connection import Connection
from bothy.host.database import Late, StorageError
from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.web import beats
from bothy.web.beats import Beats
from bothy.web.limits import Bucket, Limits, Payer

decoder: msgspec.json.Decoder[say.FromClient] = msgspec.json.Decoder(say.FromClient)
GONE, SLOW, POLICY, AGAIN = 1001, 4408, 1008, 1012
CODES = {"slow": SLOW, "restart": AGAIN}
WRITE = "bothy.write"
"""The ASGI extension that takes the short way, where a server has one."""
LAST_WORD = 2.0
"""So long one who is dropped because it does not read may take to hear why."""


class Socket(Connection):
    """A connection at the other end of a WebSocket. What it is sent waits in a queue; who does not read is dropped."""

    def __init__(self, send: Send, limits: Limits, payer: Payer, write: Callable[[bytes], bool] | None = None) -> None:
        super().__init__()
        self.payer = payer
        self.asgi_send = send
        self.write = write
        """The short way, where the server offers one; see `bothy.web.uvicorn_protocol`."""
        self.limits = limits
        self.beat = int(beats.SECONDS * 1000)
        self.queue: deque[bytes] = deque()
        self.bytes = 0
        self.wake: asyncio.Future[None] | None = None
        self.closing: tuple[str, str] | None = None
        self.pumping: asyncio.Task[None] | None = None
        self.dropped = False
        self.via = ""
        """The process that has passed it on; empty if it came here by itself."""

    def be(self, person: str, name: str, address: str) -> None:
        """Who is at the other end, and whence."""
        self.person, self.name, self.address = person, name, address

    def spend(self, seconds: float) -> None:
        self.payer.spend(seconds)

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        self.payer.sent(len(data))
        if self.write is not None and self.idle() and self.write(data):
            return
        self.queue.append(data)
        self.bytes += len(data)
        if len(self.queue) > self.limits.backlog or self.bytes > self.limits.backlog_bytes:
            self.queue.clear()
            self.dropped = True
            self.closing = ("slow", "you read too slowly; connect again")
            if self.pumping is not None:
                self.pumping.cancel()  # it waits for somebody who does not read
        else:
            self.wake_up()

    def hang_up(self, code: str, text: str) -> None:
        if self.closing is None:
            self.closing = (code, text)
            self.wake_up()

    def idle(self) -> bool:
        """Whether nothing waits to be sent before what comes now."""
        return self.wake is not None and not self.wake.done() and not self.queue

    def wake_up(self) -> None:
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
        raise RequestError("gone", "gone before hello")
    hello = understand(message, limits)
    if not isinstance(hello, say.Hello):
        raise RequestError("hello", "the first word must be hello")
    return hello


def understand(message: Any, limits: Limits) -> say.FromClient:
    text = message.get("text")
    data = text.encode() if text is not None else message.get("bytes") or b""
    if len(data) > limits.message_bytes:
        raise RequestError("too-big", f"a message may have {limits.message_bytes} bytes")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("not-understood", str(error)) from error


async def refuse(send: Send, code: str, text: str) -> None:
    """Accept, say why not, and close: a browser cannot read a refused handshake."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(say.Bye(code, text)).decode()})
    await send({"type": "websocket.close", "code": CODES.get(code, POLICY), "reason": code})


async def serve_socket(host: Host, socket: Socket, receive: Receive, beats: Beats) -> None:
    """Serve one connection to a table until either side hangs up."""
    send, limits = socket.asgi_send, socket.limits
    await send({"type": "websocket.accept"})
    pump = socket.pumping = asyncio.create_task(socket.pump())
    try:
        try:
            hello = await first_word(receive, limits)
            await host.in_turn(lambda: host.people.arrive(socket, hello), "hello", socket.spend)
        except RequestError as error:
            socket.hang_up(error.code, str(error))
            await pump
            return
        except StorageError as error:
            again = isinstance(error, Late) or not host.server.leases.alive
            socket.hang_up("restart" if again else "not-saved", "it could not be saved; try again")
            await pump
            return
        except TimeoutError:
            socket.hang_up("hello", "no hello came")
            await pump
            return
        beats.join(socket)
        await listen(host, socket, receive, pump)
    finally:
        beats.leave(socket)
        if socket.dropped:
            host.server.counts["slow"] += 1
        if socket in host.connections:
            host.put(lambda: host.people.depart(socket), "leaving")
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)
        if socket.dropped:
            with suppress(Exception):  # it does not read, so it will hardly read this
                async with asyncio.timeout(LAST_WORD):
                    await send({"type": "websocket.close", "code": SLOW, "reason": "slow"})


async def listen(host: Host, socket: Socket, receive: Receive, pump: asyncio.Task[None]) -> None:
    """Hear what is said until either side hangs up."""
    bucket = Bucket(socket.limits.messages, socket.limits.message_burst)
    listening = asyncio.current_task()
    assert listening is not None
    hearing = True

    def stop(_: object) -> None:
        if hearing:
            listening.cancel()

    pump.add_done_callback(stop)
    try:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive" or pump.done():
                return
            try:
                word = understand(message, socket.limits)
                if not bucket.take() or not socket.payer.solvent():
                    raise RequestError("too-fast", "not so fast")
                if isinstance(word, say.Resync) and not socket.payer.resync():
                    raise RequestError("too-fast", "not so fast")
                if isinstance(word, say.Ping):
                    socket.send_message(say.Pong(wire_time(time.monotonic())))
                else:
                    host.listening.receive(socket, word)
            except RequestError as error:
                socket.refuse(id_in(message), error.code, error.message, str(error))
    except asyncio.CancelledError:
        if not pump.done():
            raise
        listening.uncancel()
    finally:
        hearing = False


def id_in(message: Any) -> str:
    """The id of a message that was not understood, if it has one."""
    try:
        found = msgspec.json.decode(message.get("text") or message.get("bytes") or b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    id = found.get("id", "") if isinstance(found, dict) else ""
    return id[:64] if isinstance(id, str) else ""
