"""uvicorn's WebSocket, with a short way for the texts that make up nearly all of the traffic."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

WRITE = "bothy.write"
"""The ASGI extension that takes the short way."""
TEXT = 0x81
"""The first byte of a frame that holds a whole text."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection whose application may also write at once, without a task of its own having to wake up for it.

    What is written to one connection while the loop goes round once leaves together: each call of the system costs
    more than all the rest of sending.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.ready: list[bytes] = []
        """What leaves before the loop goes round again."""

    async def run_asgi(self) -> None:
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions[WRITE] = {"write": self.write}
        await super().run_asgi()

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
