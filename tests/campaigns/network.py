"""A server as a program of its own, and the way to it over the network."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from campaigns.client import Line, Lost, Reply

START = 120.0
OPEN: set[NetworkLine] = set()
"""The lines nobody has closed yet."""


def story(telling: Coroutine[Any, Any, None]) -> None:
    """Run a story to its end, and hang up all the lines it has left open."""
    asyncio.run(and_hang_up(telling))


async def and_hang_up(telling: Coroutine[Any, Any, None]) -> None:
    try:
        await telling
    finally:
        for line in list(OPEN):
            await line.close()


class NetworkLine:
    """A WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        OPEN.add(self)

    async def send(self, text: str) -> None:
        try:
            await self.connection.send(text)
        except ConnectionClosed as error:
            raise Lost(str(error)) from error

    async def receive(self) -> str:
        try:
            text = await self.connection.recv()
        except ConnectionClosed as error:
            raise Lost(str(error)) from error
        assert isinstance(text, str)
        return text

    async def close(self) -> None:
        OPEN.discard(self)
        await self.connection.close()


def unchecked() -> ssl.SSLContext:
    """For certificates that were made a moment ago."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Network:
    """A server at a port of this machine, or a proxy before some."""

    def __init__(self, port: int, tls: bool = False) -> None:
        self.port = port
        self.tls = unchecked() if tls else None
        self.whence = ""
        """The address of this machine from which it is asked; empty for any."""

    async def request(
        self, method: str, path: str, body: Any = None, secret: str = "", headers: dict[str, str] | None = None
    ) -> Reply:
        return await asyncio.to_thread(self.request_now, method, path, body, secret, headers)

    def request_now(
        self, method: str, path: str, body: Any = None, secret: str = "", headers: dict[str, str] | None = None
    ) -> Reply:
        sent = dict(headers or {})
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        if secret:
            sent["authorization"] = f"Bearer {secret}"
        whence = (self.whence, 0) if self.whence else None
        connection = (
            http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=whence)
            if self.tls is None
            else http.client.HTTPSConnection(
                "127.0.0.1", self.port, timeout=30, source_address=whence, context=self.tls
            )
        )
        try:
            connection.request(method, path, data, sent)
            got = connection.getresponse()
            return Reply(got.status, {name.lower(): value for name, value in got.getheaders()}, got.read())
        finally:
            connection.close()

    async def socket(self, table: str, headers: dict[str, str] | None = None, origin: str | None = None) -> Line:
        try:
            return NetworkLine(
                await connect(
                    f"{'ws' if self.tls is None else 'wss'}://127.0.0.1:{self.port}/api/tables/{table}/socket",
                    ssl=self.tls,
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                    close_timeout=1,
                    max_queue=None,
                    origin=None if origin is None else Origin(origin),
                    proxy=None,
                    additional_headers=headers or {},
                )
            )
        except (ConnectionClosed, InvalidHandshake, EOFError) as error:
            raise Lost(str(error)) from error


class Server(Network):
    """`bothy serve` in a process of its own, ended with the block that began it."""

    def __init__(self, database: str | Path, *options: str, port: int = 0, limits: bool = False) -> None:
        super().__init__(port)
        self.database = database
        self.command = [sys.executable, "-m", "bothy.cli", "serve", "--database", str(database), *options]
        if not limits:
            self.command.append("--no-limits")
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []
        """The lines it wrote to its standard output."""
        self.logged: list[str] = []

    def path(self) -> list[str]:
        """Where its sources are looked for."""
        return sys.path

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.said.clear()
        self.process = subprocess.Popen(
            [*self.command, "--port", str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in self.path() if path)},
        )
        for stream, lines in ((self.process.stdout, self.said), (self.process.stderr, self.logged)):
            threading.Thread(target=read_into, args=(stream, lines), daemon=True).start()
        end = time.monotonic() + START
        while time.monotonic() < end:
            found = re.search(r"http://[\d.]+:(\d+)", "".join(self.said))
            if found:
                self.port = int(found.group(1))
            if self.said and self.port and self.answers():
                return
            if self.process.poll() is not None:
                raise OSError(f"the server did not start: {''.join(self.logged)}")
            time.sleep(0.02)
        self.stop()
        raise OSError(f"the server did not start within {START:g} s: {''.join(self.logged)}")

    def answers(self) -> bool:
        try:
            return self.request_now("GET", "/api/health").status == 200
        except (OSError, http.client.HTTPException):
            return False

    def kill(self) -> None:
        """`kill -9`: no time for a last word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and insist if it does not. Returns its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


async def acquainted(servers: Sequence[Server]) -> None:
    """Wait until each process knows of all others of its house, and of nobody who is gone."""
    async with asyncio.timeout(60):
        while True:
            told = [(await server.request("GET", "/api/metrics")).body.decode() for server in servers]
            if all(f"bothy_processes {len(servers)}\n" in one for one in told):
                return
            await asyncio.sleep(0.05)


def read_into(stream: Any, lines: list[str]) -> None:
    with stream:
        for line in stream:
            lines.append(line)


def run(arguments: Sequence[str], timeout: float = 30) -> subprocess.CompletedProcess[str]:
    """A command of Bothy's to its end."""
    return subprocess.run(
        [sys.executable, "-m", "bothy.cli", *arguments],
        capture_output=True,
        text=True,
        timeout=timeout,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
