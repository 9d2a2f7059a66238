"""Errands: what is to be done at a table for somebody who is not there, whichever process holds it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from bothy.host import sittings
from bothy.host.errors import RequestError
from bothy.host.fellows import Fellow, Unreachable
from bothy.host.notices.matters import Turn
from bothy.host.storage_errors import StorageError

if TYPE_CHECKING:
    from bothy.host.host import Host
    from bothy.host.tables import Tables


class Messenger(Protocol):
    """Who carries errands to other processes."""

    async def settle(self, find: Callable[[], Awaitable[Any]], hop: None, go: Callable[[Fellow], Any]) -> Any:
        """What comes of asking here, or of going elsewhere."""

    async def errand(self, fellow: Fellow, name: str, values: Any) -> Any:
        """Have another process do something, and hear what came of it."""


class Errands:
    """Of one process, for its own tables and those of the others."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.messenger: Messenger | None = None
        """None where there are no others."""

    async def at(self, table: str, name: str, *values: Any) -> Any:
        """Have something done at a table, wherever it is held."""
        messenger = self.messenger
        if messenger is None:
            return await self.here(table, name, *values)

        async def there(fellow: Fellow) -> Any:
            return await messenger.errand(fellow, "at", [table, name, *values])

        return await messenger.settle(lambda: self.here(table, name, *values), None, there)

    async def here(self, table: str, name: str, *values: Any) -> Any:
        """Do it at a table that this process holds, or takes for that."""
        host = await self.tables.host(table)
        return await AT_TABLES[name](self.tables, host, *values)

    async def turns(self, person: str) -> list[Turn]:
        """The turns of somebody at all tables of the house, the oldest first; of a process just ending none."""
        found = self.tables.desk.matters.of(person)
        company = self.tables.company
        for fellow in list(company.fellows.others.values()) if company is not None else []:
            if self.messenger is not None:
                try:
                    found += msgspec.convert(await self.messenger.errand(fellow, "turns", [person]), list[Turn])
                except (StorageError, RequestError, Unreachable):
                    continue
        return sorted(found, key=lambda turn: (turn.began, turn.notice.table))

    async def reviewing(self, person: str) -> bool:
        """Whether another process looks back at a game for somebody; one just ending does not."""
        company = self.tables.company
        others = list(company.fellows.others.values()) if company is not None and self.messenger is not None else []
        return any(await asyncio.gather(*[self.reviewing_at(fellow, person) for fellow in others]))

    async def reviewing_at(self, fellow: Fellow, person: str) -> bool:
        assert self.messenger is not None
        try:
            return bool(await self.messenger.errand(fellow, "reviewing", [person]))
        except (StorageError, RequestError, Unreachable):
            return False

    async def carry_out(self, name: str, values: list[Any]) -> Any:
        """What another process wants done here."""
        if name == "at":
            return await self.here(*values)
        if name == "turns":
            return self.tables.desk.matters.of(*values)
        if name == "reviewing":
            return self.tables.reviews.is_busy_for(*values)
        raise RequestError("unknown", "that is not understood here")


# At a table


async def claim(tables: Tables, host: Host, person: str, secret: str) -> None:
    """A chair becomes that of whoever has kept its link, on every device, also of a game that is long over."""
    await host.in_turn(lambda: host.people.claim_chair(person, secret))
    record = host.record
    own = {who: name for who, name in sittings.of(record).items() if who[0] == person}
    writes = sittings.changed(record, {}, own, was_over=False)
    if record.state == "finished" and not record.ended:
        writes += sittings.shares(record.id, await tables.shares(record))
    await host.keep(writes)


async def renew(_: Tables, host: Host, person: str) -> None:
    await host.in_turn(lambda: host.people.renew_chairs(person))


async def give_up(_: Tables, host: Host, person: str) -> None:
    await host.in_turn(lambda: host.people.give_up(person))


async def forget(tables: Tables, host: Host, person: str) -> None:
    await host.in_turn(lambda: host.people.forget(person))
    await tables.take_up_anew(host.record.id)


async def standing(tables: Tables, host: Host, secret: str, person: str) -> Any:
    return await tables.standing(host.record, host, secret, person)


AT_TABLES: dict[str, Callable[..., Awaitable[Any]]] = {
    "claim": claim,
    "renew": renew,
    "give_up": give_up,
    "forget": forget,
    "standing": standing,
}
