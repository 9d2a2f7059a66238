"""`bothy serve`: the server as a program."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from types import FrameType

import segno
import uvicorn
from msgspec import structs

from bothy import __version__
from bothy.compiled import advice
from bothy.games import games
from bothy.host.bot_pool import BotPool
from bothy.host.database import StorageError
from bothy.host.replica import Replica
from bothy.host.storage import Storage
from bothy.host.tables import Tables
from bothy.host.thinkers.elsewhere import Elsewhere
from bothy.host.thinkers.sealed import host_and_port
from bothy.web.calling import Calling
from bothy.web.gc_tuning import collect_when_quiet
from bothy.web.limits import NONE, Limits
from bothy.web.logs import set_up
from bothy.web.site import Site
from bothy.web.uvicorn_protocol import protocols_through

LINE = 2048
"""So many connections may wait to be let in."""
AT_ONCE = 4
"""So many are let in before the loop goes round again, and serves those who are in."""
INNER = "127.0.0.1:0"
"""Where other processes that serve the same database reach this one, if nothing is said: on this machine."""
FAREWELL = 0.2
"""Seconds for the last words to leave."""


class Settings:
    """How the server is to run."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 8000,
        database: str = "bothy.db",
        base_url: str = "",
        trusted: tuple[str, ...] = (),
        keep_days: float = 0,
        limits: bool = True,
        bot_processes: int = 0,
        budget: float = 3.0,
        level: str = "info",
        calling: Calling | None = None,
        replica: str = "",
        thinkers: str = "",
        thinkers_secret: str = "",
        workshop: bool = False,
        inner: str = INNER,
        tab: Path | None = None,
    ) -> None:
        self.tab = tab
        self.inner = inner
        self.host = host
        self.port = port
        self.database = database
        self.base_url = base_url
        self.trusted = frozenset(trusted)
        self.keep_days = keep_days
        self.limits = limits
        self.bot_processes = bot_processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.budget = budget
        self.level = level
        self.calling = calling or Calling()
        self.replica = replica
        """A copy of the database to read from; empty if there is none."""
        self.thinkers = thinkers
        """Where those may join who think for bots on other machines; empty if none may."""
        self.thinkers_secret = thinkers_secret
        self.workshop = workshop


class Server(uvicorn.Server):
    """uvicorn, which says goodbye, and collects garbage when nobody is waiting."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self.site, self.door, self.tables = site, site.door, site.tables
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self.tables.bot_pool.open()
        for listening in sockets or []:
            listening.listen(LINE)  # asyncio has one figure for how many may wait and how many it lets in at once
        self.collecting = asyncio.create_task(
            collect_when_quiet(lambda: self.tables.counts["answers"]), name="garbage collection"
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.collecting is not None:
            self.collecting.cancel()
        await self.site.leave()
        for server in self.servers:
            server.close()  # nobody comes in any more who would not be told
        self.tables.hang_up()
        self.door.open_wide()
        await asyncio.sleep(FAREWELL)  # uvicorn closes every connection now, whatever has still to be sent
        await super().shutdown(sockets)


def bind(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket that listens, or one sentence about why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where TCP is named does asyncio switch off Nagle's delay, which holds small messages up to 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ValueError(f"port {port} is taken; choose another with {option}") from error
        if error.errno == errno.EACCES:
            raise ValueError(f"port {port} may not be used by you; choose one above 1023 with {option}") from error
        raise ValueError(f"{host} port {port} cannot be used: {error.strerror}") from error
    listening.listen(LINE)
    return listening


def bind_inner(inner: str) -> socket.socket:
    """A socket at which the other processes knock that serve the same database."""
    host, _, port = inner.rpartition(":")
    if not host or not port.isdecimal() or host in ("0.0.0.0", "[::]", "*"):
        raise ValueError(f"--inner wants the address and port by which others reach this process, not {inner!r}")
    return bind(host.strip("[]"), int(port), "--inner")


def lan_address() -> str:
    """The address by which others on the network reach this machine. No packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def serve(settings: Settings, lan: bool = False, open_browser: bool = False) -> None:
    """Run until told to stop."""
    set_up(settings.level)
    try:
        storage = Storage(settings.database)
        storage.open()
    except StorageError as error:
        raise ValueError(str(error)) from error
    if settings.replica:
        if not settings.replica.startswith(("postgresql://", "postgres://")):
            raise ValueError(f"a replica is the postgresql:// URL of a standby, not {settings.replica!r}")
        storage.replica = Replica(settings.replica)
    listening = bind(settings.host, settings.port)
    games()  # found before anybody has to wait for it
    port = listening.getsockname()[1]
    limits = Limits() if settings.limits else NONE
    bots = BotPool(settings.bot_processes, settings.budget)
    if settings.thinkers:
        bots.away = Elsewhere(settings.thinkers_secret, bind(*host_and_port(settings.thinkers)))
    tables = Tables(storage, bots, settings.keep_days, limits.making)
    address = settings.base_url or f"http://{lan_address() if lan else local(settings.host)}:{port}"
    calling = structs.replace(settings.calling, house=address.rstrip("/"))
    site = Site(tables, limits, settings.base_url, settings.trusted, calling, settings.workshop, settings.tab)
    doors = [listening]
    if site.visitors.inner is not None and tables.sharing is not None:
        doors.append(bind_inner(settings.inner))
        where, site.visitors.inner.port = doors[-1].getsockname()[:2]
        tables.sharing.inner_address, tables.sharing.version = f"{local(where)}:{site.visitors.inner.port}", __version__
    http, web_socket = protocols_through(site.door)
    config = uvicorn.Config(
        site.app(),
        http=http,
        ws=web_socket,
        backlog=AT_ONCE,
        ws_max_size=limits.message_bytes * 4,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    announce(address, lan, Path(settings.database).name if "://" not in settings.database else "PostgreSQL")
    if open_browser:
        webbrowser.open(address)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, obeyed)
    Server(config, site).run(sockets=doors)


def obeyed(number: int, frame: FrameType | None) -> None:
    """The server closes everything when told to end, then raises the signal once more: that is no failure."""


def local(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host


def announce(address: str, lan: bool, kept: str) -> None:
    out = sys.stdout
    out.write(f"Bothy is open at {address}\n")
    if lan:
        segno.make(address, error="l").terminal(out=out, compact=True)
        out.write("Anyone on this network can sit down.\n")
    out.write(f"Tables are kept in {kept}. Ctrl-C closes the door.\n")
    if advice():
        out.write(f"({advice()})\n")
    out.flush()
