"""What an answer, an undo or the beginning of a game leads to, all of it worked out before any of it is so."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from bothy.host import sittings
from bothy.host.acknowledged import by_a_person
from bothy.host.agreeing import bring_up
from bothy.host.database import Write
from bothy.host.live_table import LiveTable
from bothy.host.rehearsal import Rehearsal
from bothy.host.storage import add_rows, put_snapshot
from bothy.host.table_record import TableRecord
from bothy.kernel import Event, Position, Step
from bothy.kernel.journal import UNDO, Row

SNAPSHOT_EVERY = 50


class Outcome(Struct, frozen=True):
    """All that will be so once it is kept. Nothing is so before."""

    before: Step[Any] | None
    """What was asked until now."""
    position: Position[Any]
    past: list[Position[Any]]
    rows: list[Row]
    """What is added to the journal."""
    marks: list[Position[Any]]
    """Positions on the way, to go back to."""
    notes: list[str]
    """By what each new row came."""
    events: list[tuple[int, Event]]
    back: int
    """The number an undo went back to; -1 if it is none."""
    record: TableRecord | None
    """The record, where it changes."""
    snapshot: tuple[int, int] | None
    """The numbers of rows and of answers, where a snapshot is taken."""
    writes: list[Write]
    """All of this, for the database."""

    @property
    def over(self) -> bool:
        return self.position.over()


def outcome_of(rehearsal: Rehearsal, table: LiveTable, snapshot: tuple[int, int]) -> Outcome:
    """What a table comes to by what was rehearsed; the numbers of its last snapshot are given."""
    position, before = rehearsal.done(), table.position
    many = len(table.rows) + len(rehearsal.rows)
    over, begins = position.over(), not table.rows
    writes = add_rows(table.record.id, len(table.rows) + 1, rehearsal.rows, rehearsal.notes, table.lease)
    taken = None
    due = many - snapshot[0] >= SNAPSHOT_EVERY or position.number < snapshot[1]
    if begins or over or due or table.overhauled:  # an older process must not play on from rows of newer rules
        taken = (many, position.number)
        writes.append(put_snapshot(table.record.id, many, table.game.rules_version, position.dump()))
    if over:
        writes += sittings.shares(table.record.id, table.game.result(position.table).shares)
    return Outcome(
        before=None if before is None or before.over() else before.step(),
        position=position,
        past=past_of(rehearsal, table),
        rows=rehearsal.rows,
        marks=rehearsal.marks,
        notes=rehearsal.notes,
        events=rehearsal.events,
        back=went_back_to(rehearsal),
        record=record_after(table.record, rehearsal, begins),
        snapshot=taken,
        writes=writes,
    )


def past_of(rehearsal: Rehearsal, table: LiveTable) -> list[Position[Any]]:
    """The positions that can then be gone back to freely."""
    position, before = rehearsal.position, table.position
    past = table.past if before is None or before.number >= position.number else [*table.past, before]
    return [old for old in [*past, *rehearsal.settled] if position.floor <= old.number < position.number]


def record_after(record: TableRecord, rehearsal: Rehearsal, begins: bool) -> TableRecord | None:
    """The record, where it changes: a person who plays on says no to taking back. Bots and clocks say nothing, and what
    is no matter of an answer, an end or advice for all, stands until all have spoken.
    """
    over = rehearsal.position.over()
    goes_on = went_back_to(rehearsal) >= 0 or any(by_a_person(note) for note in rehearsal.notes)
    answered = goes_on and record.proposal is not None and record.proposal.what == "undo"
    if not (begins or over or answered):
        return None
    after = structs.replace(record, waiting=list(record.waiting))
    if over:
        after.finish(ended=record.ended)
    elif answered:
        bring_up(after)
    return after


def went_back_to(rehearsal: Rehearsal) -> int:
    """The number an undo went back to; -1 if it is none."""
    return int(rehearsal.rows[0].text) if rehearsal.rows and rehearsal.rows[0].kind == UNDO else -1
