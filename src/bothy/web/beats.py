"""Beats: whoever listens to a table hears every two seconds that the server is there, so a silent line is a dead one.

A page cannot see the pings of a WebSocket, and a proxy answers those of the network for a machine that is long gone.
What is said here comes from the process that holds the table, through every proxy and relay on the way.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from bothy.host import protocol as say

if TYPE_CHECKING:
    from bothy.web.sockets import Socket

SECONDS = 2.0
"""How long nobody hears nothing at all."""
SLICES = 40
"""A few sockets at a time, so that thousands of them do not hold the loop."""
BEAT = msgspec.json.encode(say.Beat())


class Beats:
    """All sockets of one server, in slices that are told one after the other."""

    def __init__(self) -> None:
        self.slices: list[set[Socket]] = [set() for _ in range(SLICES)]
        self.where: dict[Socket, int] = {}
        self.next = 0
        self.timer: asyncio.TimerHandle | None = None

    def join(self, socket: Socket) -> None:
        place = self.where[socket] = min(range(SLICES), key=lambda number: len(self.slices[number]))
        self.slices[place].add(socket)
        if self.timer is None:
            self.wait()

    def leave(self, socket: Socket) -> None:
        place = self.where.pop(socket, None)
        if place is not None:
            self.slices[place].discard(socket)

    def wait(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(SECONDS / SLICES, self.tell)

    def tell(self) -> None:
        """Tell the next slice; nobody who has still to read something."""
        self.timer = None
        self.next = (self.next + 1) % SLICES
        for socket in self.slices[self.next]:
            if not socket.queue:
                socket.send(BEAT)
        if self.where:
            self.wait()
