"""What happened at a table before it was taken up, told again from its journal, away from the event loop."""

from __future__ import annotations

from typing import Any, NamedTuple

from bothy.host.live_table import LiveTable, journal_of
from bothy.host.work import Slices
from bothy.kernel import Event, Message
from bothy.kernel.journal import UNDO, Outdated, Row
from bothy.kernel.trail import Trail

Told = list[tuple[int, Event]]
"""What happened, with the number of answers and outcomes at which it did."""


class Retold(NamedTuple):
    """The first rows of a journal, told again."""

    events: Told
    trail: Trail[Any] | None
    """The positions on the way; None where they cannot be reached any more."""


def retold(table: LiveTable, rows: list[Row]) -> Slices[Retold]:
    """Tell these rows of a table; as far as the rules of today let one."""
    told: Told = []
    journal = journal_of(table.game, table.record, table.rules)
    try:
        journal.foresee(rows)
        at = 0
        while at < len(rows):
            sink: list[Event] = []
            journal.position.table.sink = sink
            following = journal.apply_next(rows, at)
            journal.position.table.sink = None
            number = journal.position.number
            if rows[following - 1].kind == UNDO:
                go_back(told, number)
            if following > at + 1:
                sink = [Event(Outdated(at + 1, rows[at], table.rules, table.game.rules_version, "").resumed)]
            told += [(number, event) for event in sink]
            at = following
            yield
    except Outdated as error:
        told.append((told[-1][0] if told else 0, Event(error.message)))
    except ValueError:
        return Retold([(0, Event(Message("log-older-rules")))], None)
    return Retold(told, journal.trail)


def go_back(told: Told, number: int) -> None:
    """What was told after so many answers and outcomes has not happened; that is told."""
    while told and told[-1][0] > number:
        told.pop()
    told.append((number, Event(Message("log-undone"))))


def joined(trail: Trail[Any], before: Trail[Any]) -> None:
    """Take over the positions of an older trail, as far as both go the same way."""
    same = 0
    for row, old in zip(trail.rows, before.rows, strict=False):
        if (row.kind, row.seat, row.text) != (old.kind, old.seat, old.text):
            break
        same += 1
    for number, position in before.marks.items():
        if number <= same:
            trail.marks.setdefault(number, position)
