"""A what-if: the journal of a finished game up to a moment, from where it goes on otherwise."""

from __future__ import annotations

import time
from typing import Any

from bothy.host.errors import RequestError
from bothy.host.rehearsal import Rehearsal
from bothy.host.replays import Replay
from bothy.host.storage import ADD_ROW, PUT_SNAPSHOT, Write
from bothy.kernel import Event
from bothy.kernel.journal import standing
from bothy.kernel.store import canonical


class Branch:
    """What a new table needs of an old one: the rows that led to a moment, without what was taken back before it.

    Hidden things stay as they were. What chance had not brought yet by then, it brings anew.
    """

    def __init__(self, replay: Replay[Any], moment: int) -> None:
        if moment >= replay.total:
            raise RequestError("no-moment", f"this game has {replay.total} moments, counted from 0")
        position = replay.position(moment)
        if position.over():
            raise RequestError("over", "at this moment the game is over")
        self.rows = standing(replay.journal.rows[:moment])
        self.events: list[tuple[int, Event]] = [
            (entry.number, entry.event)
            for entry in replay.log
            if entry.stands(moment) and entry.event.message.id != "log-undone"
        ]
        rehearsal = Rehearsal(position, len(self.rows), sealed=False)
        rehearsal.run()
        if rehearsal.position.over():
            raise RequestError("over", "from this moment on nobody is asked any more")
        self.rows += rehearsal.rows
        self.events += rehearsal.events
        self.dump = rehearsal.done().dump()

    def writes(self, table: str, rules: int) -> list[Write]:
        """All of it, to be kept at once."""
        now = time.time()
        rows: list[Write] = [
            (ADD_ROW, (table, number, row.kind, row.seat, row.text, "", row.hash, now))
            for number, row in enumerate(self.rows, 1)
        ]
        return [*rows, (PUT_SNAPSHOT, (table, len(self.rows), rules, canonical(self.dump)))]
