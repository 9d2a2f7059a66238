"""Games that do not begin anew: from a moment of a finished one, where it goes on otherwise, or with a scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bothy.host.database import Write
from bothy.host.errors import RequestError
from bothy.host.live_table import unmarked
from bothy.host.rehearsal import Rehearsal
from bothy.host.replays import Replay
from bothy.host.storage import Snapshot, add_rows, put_snapshot
from bothy.kernel import Box, Event, Game, Refusal, Seat
from bothy.kernel.journal import standing


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
        rows = standing(replay.journal.rows[:moment])
        self.rows = rows if replay.journal.is_current() else [unmarked(row) for row in rows]
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

    @property
    def snapshot(self) -> Snapshot:
        return Snapshot(len(self.rows), self.dump)

    def writes(self, table: str, rules: int) -> list[Write]:
        """All of it, to be kept at once."""
        rows = add_rows(table, 1, self.rows, [""] * len(self.rows))
        return [*rows, put_snapshot(table, len(self.rows), rules, self.dump)]


class Scene(NamedTuple):
    """What a new table begins with: a text that tells a position, who somebody is in it, and what bots are called."""

    game: Game[Any]
    text: str
    seat: Seat
    names: Sequence[str]

    def checked(self, answer: str) -> Box:
        """What was agreed at its table, if the one who will sit there is asked, and may answer that."""
        position = self.game.begin(self.text)
        if self.seat not in position.asking():
            raise RequestError("no-seat", "in this scene that seat is not asked anything")
        if answer:
            try:
                position.check(self.seat, position.table.box.vocabulary.parse(answer))
            except Refusal as refusal:
                raise RequestError("not-understood", str(refusal)) from refusal
        box: Box = position.table.box
        return box
