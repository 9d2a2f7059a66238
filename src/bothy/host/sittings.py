"""Who has sat at which table, kept beside the tables so that a person finds theirs again, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bothy.host import statements as sql
from bothy.host.database import Write
from bothy.host.table_record import TableRecord
from bothy.kernel import SPECTATOR

Sat = dict[tuple[str, int], str]
"""What the people are called who sit at a table, by who they are and where; at no seat, those who have only spoken."""


def of(record: TableRecord) -> Sat:
    seated = {(chair.who, seat): chair.name for seat, chair in enumerate(record.chairs) if chair.who and chair.person}
    people = {who for who, _ in seated}
    spoken = {
        (who, SPECTATOR): ""
        for who in record.names.values()
        if who not in people and not who.startswith(("seat ", "@"))
    }
    return seated | spoken


def changed(record: TableRecord, before: Sat, now: Sat, was_over: bool) -> list[Write]:
    """What is to be kept, if other people sit there than before, or the game is over."""
    writes: list[Write] = [(sql.GET_UP, (who, record.id, seat)) for who, seat in before if (who, seat) not in now]
    writes += [
        (sql.SIT, (who, record.id, seat, name, record.game, len(record.chairs), record.created))
        for (who, seat), name in now.items()
        if before.get((who, seat)) != name
    ]
    if record.state == "finished" and not was_over:
        writes.append((sql.END_SITTINGS, (time.time(), record.id)))
    return writes


def shares(table: str, found: Sequence[float]) -> list[Write]:
    """How a game has ended, for everybody who sits there."""
    return [(sql.SHARE, (share, table, seat)) for seat, share in enumerate(found)]
