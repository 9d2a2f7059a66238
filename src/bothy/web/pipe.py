"""A pipe: the bytes of a socket between a client and the process that holds its table, passed on as they come."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

RELAY = "bothy.relay"
"""The ASGI extension by which the bytes of a socket go through a pipe, where a server has one."""


class Near(Protocol):
    """The end of a pipe at which the client is."""

    transport: asyncio.Transport

    def unpipe(self) -> None:
        """Nobody was there: it is as before."""


class Pipe(asyncio.Protocol):
    """The end at which the other process is. Nothing is decoded on the way, and neither end outruns the other."""

    def __init__(self, near: Near) -> None:
        self.near = near
        self.transport: Any = None
        self.answered = False
        """Whether the other process has said anything at all."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.answered = True
        self.near.transport.write(data)

    def pause_writing(self) -> None:
        self.near.transport.pause_reading()

    def resume_writing(self) -> None:
        self.near.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answered:
            self.near.transport.close()
        else:
            self.near.unpipe()
        self.end()

    def close(self) -> None:
        """The client has gone."""
        self.transport.close()
        self.end()

    def end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
