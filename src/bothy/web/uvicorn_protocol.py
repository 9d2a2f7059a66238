"""uvicorn's WebSocket, with a short way for the texts that make up nearly all of the traffic; and its HTTP, which
waits for the head of a request only so long, and lets sockets in through a door.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from bothy.web.door import Door
from bothy.web.pipe import RELAY, Pipe
from bothy.web.sockets import WRITE

TURNED_AWAY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TEXT = 0x81
"""The first byte of a frame that holds a whole text."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection whose application may also write at once, without a task of its own having to wake up for it.

    What is written to one connection while the loop goes round once leaves together: each call of the system costs
    more than all the rest of sending.
    """

    door: Door | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.ready: list[bytes] = []
        """What leaves before the loop goes round again."""
        self.pipe: Pipe | None = None
        """Where everything goes that comes, if another process holds the table."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is sent from now on; the rest of a farewell has its turn, since a thousand may go at once."""
        if self.pipe is not None:
            self.pipe.close()
        if self.door is None:
            super().connection_lost(exc)
            return
        self.disconnected = True
        self.writable.set()
        self.stop_keepalive()
        self.door.going.take(lambda: self.go(exc))

    def go(self, exc: Exception | None) -> None:
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions[WRITE] = {"write": self.write}
            extensions[RELAY] = {"relay": self.relay}
        await super().run_asgi()

    async def relay(self, host: str, port: int, head: bytes) -> Pipe:
        """Let this connection end in another process, which gets this head of a request, and then all that comes."""
        _, pipe = await self.loop.create_connection(lambda: Pipe(self), host, port)
        if self.disconnected:
            pipe.close()
            return pipe
        self.pipe = pipe
        self.handshake_complete = True  # nothing more is to be said from here
        pipe.transport.write(head)
        return pipe

    def unpipe(self) -> None:
        self.pipe = None
        self.handshake_complete = self.disconnected

    def data_received(self, data: bytes) -> None:
        if self.pipe is not None:
            self.pipe.transport.write(data)
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.pipe is not None:
            self.pipe.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.pipe is not None:
            self.pipe.transport.resume_reading()

    def shutdown(self) -> None:
        if self.pipe is not None:
            self.transport.close()
        else:
            super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 goes on as bytes: who sent it is told so, and the connection stays."""
        if self.curr_msg_data_type == "text":
            self.curr_msg_data_type = "text" if is_text(b"".join(self.frames)) else "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        if self.ready:
            self.flush()
        await super().send(message)

    def write(self, text: bytes) -> bool:
        """Send a text. False, and nothing is sent, if the other side reads too slowly or the connection is closing."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        if not self.ready:
            self.loop.call_soon(self.flush)
        self.ready += (head, text)
        return True

    def flush(self) -> None:
        frames, self.ready = self.ready, []
        if frames and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


class HttpProtocol(H11Protocol):
    """A connection that is closed if the head of a request does not arrive in time.

    One who sends half a request and then nothing holds a file descriptor, of which there are not many.
    """

    head_seconds = 10.0
    door: Door | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait_for_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self.wait_for_head()
        else:
            self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket comes in when its turn has come; from where too many have come, none is looked at any further."""
        if self.door is None:
            super().handle_websocket_upgrade(event)
        elif self.door.closed_to(dict(self.scope)):
            self.transport.write(TURNED_AWAY)
            self.transport.close()
        else:
            self.transport.pause_reading()
            self.door.coming.take(lambda: self.come_in(event))

    def come_in(self, event: h11.Request) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade(event)

    def wait_for_head(self) -> None:
        """From its first byte on it has so long, however many more come meanwhile."""
        if self.waiting is None:
            self.waiting = self.loop.call_later(self.head_seconds, self.give_up)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def give_up(self) -> None:
        self.waiting = None
        if not self.transport.is_closing():
            self.transport.close()


def protocols_through(door: Door) -> tuple[type[HttpProtocol], type[WebSocketProtocol]]:
    """The protocols of a server with this door."""

    class Http(HttpProtocol):
        pass

    class WebSocket(WebSocketProtocol):
        pass

    Http.door = WebSocket.door = door
    return Http, WebSocket


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
