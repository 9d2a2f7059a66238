"""The yardstick: a room server that knows no game. What it hears it appends to SQLite, durably, and echoes to the room.

The same stack as Bothy's own server (uvicorn, websockets-sansio, one writer thread with group commit), so that what
lies between the two is the price of rules, secrets and seats. `python benchmarks/bare.py DATABASE` prints its address.
"""

from __future__ import annotations

import asyncio
import gc
import queue
import socket
import sqlite3
import sys
import threading
from typing import Any

import uvicorn

Job = tuple[str, str, asyncio.Future[None]]


class Writer:
    """One thread that writes; all that arrives while it commits goes into its next commit."""

    def __init__(self, path: str) -> None:
        self.base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.base.execute("PRAGMA journal_mode = WAL")
        self.base.execute("PRAGMA synchronous = FULL")
        self.base.execute("PRAGMA wal_autocheckpoint = 4000")
        self.base.execute("CREATE TABLE journal (number INTEGER PRIMARY KEY, room TEXT NOT NULL, words TEXT NOT NULL)")
        self.jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        threading.Thread(target=self.work, daemon=True).start()

    async def keep(self, room: str, words: str) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put((room, words, done))
        await done

    def work(self) -> None:
        while True:
            batch = [self.jobs.get()]
            while len(batch) < 512 and not self.jobs.empty():
                batch.append(self.jobs.get())
            self.base.execute("BEGIN IMMEDIATE")
            self.base.executemany("INSERT INTO journal (room, words) VALUES (?, ?)", [job[:2] for job in batch])
            self.base.execute("COMMIT")
            self.loop.call_soon_threadsafe(deliver, batch)


def deliver(batch: list[Job]) -> None:
    for _, _, done in batch:
        if not done.cancelled():
            done.set_result(None)


class Rooms:
    """The ASGI application."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.writer: Writer | None = None
        self.rooms: dict[str, list[Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            self.writer = Writer(self.path)
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "websocket":
            await self.attend(scope["path"], receive, send)

    async def attend(self, name: str, receive: Any, send: Any) -> None:
        assert self.writer is not None
        await receive()
        await send({"type": "websocket.accept"})
        room = self.rooms.setdefault(name, [])
        room.append(send)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self.writer.keep(name, message["text"])
                for listener in room:
                    await listener({"type": "websocket.send", "text": message["text"]})
        finally:
            room.remove(send)


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)


def main(path: str) -> None:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    config = uvicorn.Config(
        Rooms(path), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", access_log=False
    )
    print(f"open at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
