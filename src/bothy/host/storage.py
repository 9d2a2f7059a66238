"""What is kept of tables, and how it is found again: records, journals, snapshots, chat."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from bothy.host import protocol as say
from bothy.host import statements as sql
from bothy.host.database import Database, StorageError, Write
from bothy.host.replica import Replica
from bothy.host.table_record import TableRecord, decode, encode
from bothy.kernel.journal import Row
from bothy.kernel.store import canonical


class StoredTable(NamedTuple):
    """A table's record, and when it was last changed."""

    record: TableRecord
    changed: float


class StoredJournal(NamedTuple):
    """The rows of a journal, and what came with each."""

    rows: list[Row]
    notes: list[str]
    """For each row by what it came: a message's id, a bot, or a time-out."""
    times: list[float]

    @staticmethod
    def of(found: list[tuple[Any, ...]]) -> StoredJournal:
        """From what the database has; of a long one that takes a while."""
        return StoredJournal([Row(*row[:4]) for row in found], [row[4] for row in found], [row[5] for row in found])


class MadeTables(NamedTuple):
    """How many tables somebody has made of late."""

    all: int
    unfinished: int


class Snapshot(NamedTuple):
    """A position as it was dumped."""

    number: int
    """After how many rows."""
    data: dict[str, Any]
    rules: int = 0
    """The oldest version of the rules under which the table was played; 0 if that is today's."""


class Storage(Database):
    """The database of one server, asked for things by their names."""

    replica: Replica | None = None
    """A copy of it to read from, if there is one."""

    async def read_behind(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """What was there a few seconds ago, or is there now."""
        found = None if self.replica is None else await self.replica.read(statement, values)
        return await self.read(statement, tuple(values)) if found is None else found

    async def close(self) -> None:
        if self.replica is not None:
            await self.replica.close()
        await super().close()

    # The server itself

    async def check(self) -> None:
        """Raises `StorageError` if the database cannot keep anything, or has shown that it is damaged."""
        await self.put_note("checked", str(time.time()))
        if self.damage:
            raise StorageError(self.damage)

    async def note(self, name: str) -> str:
        """What was noted about the server by this name; empty if nothing was."""
        found = await self.read(sql.GET_META, (name,))
        return str(found[0][0]) if found else ""

    async def settle_note(self, name: str, value: str) -> str:
        """What is noted by this name; this value, if nothing was. All who ask at the same time get the same."""
        found = await self.note(name)
        if not found:
            await self.write([(sql.SETTLE_META, (name, value))])
            found = await self.note(name)
        return found

    async def put_note(self, name: str, value: str) -> None:
        await self.write([(sql.PUT_META, (name, value))])

    # Tables

    async def table(self, id: str) -> StoredTable | None:
        found = await self.read(sql.GET_TABLE, (id,)) if "\0" not in id else []
        return StoredTable(decode(found[0][0]), found[0][1]) if found else None

    async def last_answer(self, id: str) -> float:
        """When a table's journal grew last; 0 if it has no row."""
        found = await self.read(sql.GET_LAST_TIME, (id,))
        return float(found[0][0]) if found else 0.0

    async def journal(self, id: str, over: bool = False) -> list[tuple[Any, ...]]:
        """The rows of a journal, for `StoredJournal.of`. That of a game which is over may come from a copy, however old
        that is, if the game is over there too.
        """
        if over and self.replica is not None:
            found = await self.replica.read(sql.GET_JOURNAL_IF_OVER, (id, id), float("inf"))
            if found:
                return found
        return await self.read(sql.GET_JOURNAL, (id,))

    async def census(self) -> dict[str, int]:
        """How many tables there are in each state, at all processes together."""
        return {str(state): int(many) for state, many in await self.read_behind(sql.CENSUS, ())}

    async def snapshot(self, id: str) -> Snapshot | None:
        """The newest snapshot of a table."""
        found = await self.read(sql.GET_SNAPSHOT, (id, id))
        return Snapshot(found[0][0], json.loads(found[0][1]), found[0][2]) if found else None

    async def chats(self, id: str, most: int) -> list[say.Chat]:
        """What was said last at a table, or in the lobby if the id is empty, oldest first."""
        found = await self.read(sql.GET_CHATS, (id, most))
        return [
            say.Chat(number, seat, name, words, int(at * 1000)) for number, seat, name, words, at in reversed(found)
        ]

    async def review(self, id: str) -> bytes | None:
        """The review of a table, as it was kept."""
        found = await self.read(sql.GET_REVIEW, (id,))
        return str(found[0][0]).encode() if found else None

    async def put_review(self, id: str, review: bytes, guard: Sequence[Write] = ()) -> None:
        await self.write([*guard, (sql.PUT_REVIEW, (id, time.time(), review.decode()))])

    async def playing(self) -> list[TableRecord]:
        return [decode(data) for (data,) in await self.read(sql.TABLES_IN_STATE, ("playing",))]

    async def open_tables(self) -> list[bytes]:
        """The records of the public tables that are not finished, those changed last first."""
        return [data for (data,) in await self.read_behind(sql.OPEN_TABLES, ("open", "playing"))]

    async def finished_before(self, moment: float) -> list[str]:
        """The finished tables that nobody has touched since."""
        return [id for (id,) in await self.read(sql.TABLES_UNTOUCHED, ("finished", moment))]

    async def made_by(self, person: str, since: float) -> MadeTables:
        """What a person has made since then; nobody, nothing."""
        return MadeTables(*(await self.read(sql.COUNT_MADE_BY, (person, since)))[0]) if person else MadeTables(0, 0)

    async def made_from(self, address: str, since: float) -> MadeTables:
        """What was made from an address since then."""
        return MadeTables(*(await self.read(sql.COUNT_MADE_FROM, (address, since)))[0])

    async def delete(self, id: str, guard: Sequence[Write] = ()) -> None:
        await self.write([*guard, *[(statement, (id,)) for statement in sql.DELETE_TABLE]])


# Writes, to be kept together or not at all


def put_table(record: TableRecord) -> Write:
    made = (record.created, record.maker, record.address)
    values = (record.id, record.game, record.state, int(record.public), *made, time.time(), encode(record).decode())
    return (sql.PUT_TABLE, values)


def add_rows(table: str, first: int, rows: Sequence[Row], notes: Sequence[str], lease: int = 0) -> list[Write]:
    """The rows of a journal from this number on, each with by what it came, under a lease of the table."""
    now = time.time()
    return [
        (sql.ADD_ROW, (table, number, row.kind, row.seat, row.text, note, row.hash, now, lease))
        for number, (row, note) in enumerate(zip(rows, notes, strict=True), first)
    ]


def put_snapshot(table: str, number: int, rules: int, dump: dict[str, Any]) -> Write:
    return (sql.PUT_SNAPSHOT, (table, number, rules, canonical(dump)))


def add_chat(table: str, chat: say.Chat, at: float, id: str) -> Write:
    return (sql.ADD_CHAT, (table, chat.number, at, chat.seat, chat.name, chat.text, id))
