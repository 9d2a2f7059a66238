"""What packs change: the cells of the content in which the two sides differ."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.study.compare.sides import Comparison
from bothy.study.naming import Naming, naming
from bothy.study.workshop.sheets import Sheet


@dataclass(frozen=True)
class Changed:
    """A cell that is other in B. A row that one side has not is told by its key alone."""

    sheet: Sheet
    """Of the side that has the row."""
    row: str
    path: tuple[str, ...]
    a: str
    b: str


def changed(comparison: Comparison) -> list[Changed]:
    """All cells that differ, in the order of the tables and rows of A, then those that only B has."""
    a, b = (naming(side.game, side.pack) for side in (comparison.a, comparison.b))
    if comparison.a.pack == comparison.b.pack:
        return []
    return [cell for table, row in dict.fromkeys([*a.rows, *b.rows]) for cell in of_row(a, b, table, row)]


def of_row(a: Naming, b: Naming, table: str, row: str) -> list[Changed]:
    """The cells of one row."""
    first, second = a.sheets[table], b.sheets[table]
    mine, theirs = first.rows.get(row), second.rows.get(row)
    if mine is None or theirs is None:
        there = second if mine is None else first
        return [Changed(there, row, (there.key.name,), row if mine else "", row if theirs else "")]
    return [
        Changed(first, row, column.path, mine.cells[column.name], theirs.cells[column.name])
        for column in first.columns
        if mine.cells[column.name] != theirs.cells[column.name]
    ]
