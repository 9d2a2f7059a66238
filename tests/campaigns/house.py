"""A whole house: processes on one PostgreSQL behind HAProxy, each with a line to the database that can be shut."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from campaigns.network import Server
from campaigns.postgres import Postgres, Way, mortal_postgres
from campaigns.proxies import Proxy, free_port

OPTIONS = ("--base-url", "https://bothy.example", "--trusted-proxy", "127.0.0.1")


class Gate(Way):
    """It can be shut, or carry nothing for a while."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.shut = False
        self.deaf = False

    def __exit__(self, *error: object) -> None:
        self.shut = True
        super().__exit__(*error)

    def close(self, silent: bool) -> None:
        """Break all lines off and refuse new ones; or, silently, carry nothing more on any of them."""
        if silent:
            self.deaf = True
        else:
            self.shut = True
            self.loop.call_soon_threadsafe(self.break_off)

    def reopen(self) -> None:
        self.shut = self.deaf = False

    async def hang_up(self) -> None:
        self.break_off()
        tasks = asyncio.all_tasks(self.loop) - {asyncio.current_task(self.loop)}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def carry(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        """Carry what is said to and fro."""
        writers = [to_client]
        self.open.add(to_client)
        try:
            if not self.shut:
                base, to_base = await asyncio.open_unix_connection(self.socket)
                writers.append(to_base)
                self.open.add(to_base)
                ways = [asyncio.create_task(self.copy(*way)) for way in ((client, to_base), (base, to_client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            pass
        finally:
            for writer in writers:
                self.open.discard(writer)
                with suppress(OSError, RuntimeError):
                    writer.transport.abort()

    async def copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            while self.deaf:
                await asyncio.sleep(0.02)  # what was under way arrives late, as it does on a real network
            writer.write(data)
            await writer.drain()


class Member(Server):
    """One process of the house; what it runs may be another version's sources."""

    def __init__(self, gate: Gate, port: int, options: Sequence[str] = ()) -> None:
        super().__init__(gate.url, *OPTIONS, *options, port=port)
        self.gate = gate
        self.sources = ""

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def path(self) -> list[str]:
        return [self.sources, *sys.path] if self.sources else sys.path

    def stop(self) -> int:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
        return super().stop() if self.process is not None else 0


class House:
    """All of it."""

    def __init__(self, postgres: Postgres, members: list[Member], proxy: Proxy) -> None:
        self.postgres = postgres
        self.members = members
        self.proxy = proxy


@contextmanager
def open_house(many: int, folder: Path, file: str = "haproxy.cfg", options: Sequence[str] = ()) -> Iterator[House]:
    """A house of so many processes, all started at once on an empty database."""
    with ExitStack() as stack:
        postgres = stack.enter_context(mortal_postgres())
        gates = [stack.enter_context(Gate(postgres.url)) for _ in range(many)]
        members = [Member(gate, free_port(), options) for gate in gates]
        for member in members:
            stack.callback(member.stop)
        with ThreadPoolExecutor(many) as starting:
            list(starting.map(Member.start, members))
        proxy = stack.enter_context(Proxy(file, [member.port for member in members], folder))
        yield House(postgres, members, proxy)
