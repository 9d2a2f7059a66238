"""Sharing a database with other processes: what the tables of one do because there are others."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bothy.host.company import Company
from bothy.host.connection import Connection
from bothy.host.leases import Elsewhere, NobodyWilling
from bothy.host.setbacks import FOR_A_MOMENT, FOR_LONG, Setbacks
from bothy.host.storage_errors import StorageError

if TYPE_CHECKING:
    from bothy.host.host import Host
    from bothy.host.tables import Tables

KEYS_LEFT = "SELECT hash FROM place_keys WHERE hash = ANY(%s)"
LOOK = 2.0
"""How often clocks are looked for that nobody looks after."""
A_FEW = 8
"""So many of their tables are taken up at a time, so that all processes get some."""

log = logging.getLogger("bothy.host")


class Sharing:
    """Of one process with its tables, among others."""

    def __init__(self, tables: Tables, url: str) -> None:
        self.tables = tables
        self.company = Company(url)
        self.company.drop = self.drop
        self.company.send_elsewhere = self.send_elsewhere
        self.setbacks = Setbacks()
        """Tables whose clocks run, and that could not be taken up."""
        self.inner_address = ""
        """Where other processes reach this one."""
        self.version = ""

    async def open(self) -> None:
        """Join the others; tables whose clocks run are taken up when nobody holds them."""
        self.keep_in_touch()
        await self.company.open(self.inner_address, self.version)
        self.tables.tasks.append(asyncio.create_task(self.look_after_clocks(), name="clocks nobody looks after"))

    def keep_in_touch(self) -> None:
        """Hear of what happens at other processes, and look for it now and then; and let them hear."""
        tables, crier = self.tables, self.company.crier
        room, desk, places = tables.common_room, tables.desk, tables.places
        room.tell = lambda: crier.cry("chat")
        desk.book.tell = lambda person: crier.cry("wishes", person)
        places.tell = lambda: crier.cry("keys")
        tables.tell_changed = lambda: crier.cry("tables")
        crier.heard |= {
            "chat": lambda *_: desk.do(room.catch_up()),
            "wishes": lambda _, person: desk.do(desk.hear(person)),
            "keys": lambda *_: places.known.clear(),
            "tables": lambda *_: tables.look_at_list(),
            "away": lambda _, person: desk.do(tables.send_away(person)),
        }
        crier.looks += [room.catch_up, desk.look, self.look_anew]

    async def look_anew(self) -> None:
        """What may have changed at other processes is looked up again when it is next needed."""
        self.tables.places.known.clear()
        self.tables.look_at_list()
        await self.check_keys()

    async def check_keys(self) -> None:
        """Whoever came by a key that has been ended is sent away, also where the news of it was missed."""
        came: dict[str, list[tuple[Host, Connection]]] = {}
        for host in self.tables.hosts.values():
            for connection in host.connections:
                if connection.key:
                    came.setdefault(connection.key, []).append((host, connection))
        if came:
            for (left,) in await self.company.line.ask(KEYS_LEFT, list(came)):
                del came[left]
        for gone in came.values():
            for host, connection in gone:
                await self.tables.send_one_away(host, connection)

    async def look_after_clocks(self) -> None:
        while True:
            try:
                for id in await self.company.leases.orphans(A_FEW, self.setbacks.left_alone()):
                    await self.look_after(id)
            except StorageError as error:
                log.error("not looked after", extra={"error": str(error)})
            await asyncio.sleep(LOOK)

    async def look_after(self, id: str) -> None:
        """Take a table up whose clock runs; one that cannot be does not keep the next from it, nor from its place."""
        try:
            await self.tables.host(id)
        except Elsewhere:
            self.setbacks.note(id, FOR_A_MOMENT)  # somebody was faster, or is to take it
        except StorageError as error:
            self.setbacks.note(id, FOR_LONG if isinstance(error, NobodyWilling) else FOR_A_MOMENT)
            log.error("not looked after", extra={"table": id, "error": str(error)})
        except Exception as error:
            self.setbacks.note(id, FOR_LONG)
            log.exception("not brought back", extra={"table": id, "error": str(error)})

    # Letting go

    async def drop(self, ids: list[str]) -> None:
        """Other processes hold these tables by now: whoever is there finds them by connecting again."""
        for id in ids:
            host = self.tables.hosts.pop(id, None)
            if host is not None:
                host.hang_up("the table has moved")
                await host.stop()

    async def send_elsewhere(self) -> None:
        """Cut off from the database: whoever connects again may find a process that is not."""
        self.tables.storage.break_off()
        self.tables.hang_up()

    async def hand_over(self) -> None:
        """Let go of all tables one by one, each when what is under way there has come to its end."""
        self.tables.desk.sending.rest()  # whoever takes the tables calls their people, too
        hosts = self.tables.hosts
        while hosts:
            id, host = next(iter(hosts.items()))
            await host.finish(host.keep_what_is_left)
            hosts.pop(id, None)
            await self.company.leases.let_go(id)
            host.hang_up("the table moves to another process")
            self.tables.counts["handed_over"] += 1
            await host.stop()
