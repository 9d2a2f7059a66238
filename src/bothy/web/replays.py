"""A game told again: the moments of its journal, as one viewer saw them."""

from __future__ import annotations

from typing import Any

import msgspec

from bothy.host.host import Host
from bothy.host.listener import Sorry
from bothy.host.views import OPEN, Moment, line, private_parts, public_parts
from bothy.kernel.journal import retell

MOST = 200
"""So many moments at a time."""


def frames(host: Host, viewer: int, first: int, count: int) -> dict[str, Any]:
    """Moments of the game from number `first` on. A moment is the position after a row of the journal."""
    rows = list(host.rows)
    text = host.house.journal_text(host.record, host.game, rows)
    found: list[dict[str, Any]] = []
    last = min(first + min(count, MOST), len(rows) + 1)
    try:
        for number, (journal, row, events) in enumerate(retell(text, lambda _: host.game)):
            if number >= last:
                break
            if number < first:
                continue
            position = journal.position
            position.table.sink = None
            parts = public_parts(position)
            parts.update(private_parts(Moment(host.game, position, number, True), viewer))
            found.append(
                {
                    "number": number,
                    "seat": -1 if row is None else row.seat,
                    "parts": {name: msgspec.Raw(value) for name, value in parts.items()},
                    "log": [msgspec.Raw(line(event)) for event in events if viewer == OPEN or event.heard_by(viewer)],
                }
            )
    except ValueError as error:
        raise Sorry("older-rules", f"this game was played under other rules: {error}") from error
    return {"table": host.record.id, "viewer": viewer, "total": len(rows) + 1, "frames": found}
