"""A game's content as sheets: a table each, with a column for every cell and a row for every row of the box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from bothy.games import find
from bothy.kernel import Game
from bothy.kit.content import Content, ContentRow
from bothy.locales import package_of
from bothy.study.workshop.cells import Column, bases_told, columns_of, lean

Cells = dict[str, str]
"""The texts of a row's cells, by the names of their columns."""


@dataclass(frozen=True)
class SheetRow:
    """A row of the box in cells."""

    key: str
    basis: str
    cells: Cells
    bases: dict[str, str]
    """How we know single values, by the names of their fields, where the row says so."""


@dataclass(frozen=True)
class Sheet:
    """A table of the content."""

    table: str
    kind: type[ContentRow]
    columns: list[Column]
    rows: dict[str, SheetRow]

    @property
    def key(self) -> Column:
        """The column by which rows are known."""
        return self.columns[0]

    def cells(self, entry: Any) -> Cells:
        """A row, as a file has it, in cells."""
        return {column.name: column.write(found_at(entry, column.path)) for column in self.columns}


def loader(game: Game[Any]) -> Callable[..., Content] | None:
    """How the content of a game is read: `load` in its `content/reading.py`; None if it has none."""
    name = f"{package_of(game)}.content.reading"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name and name.startswith(error.name):
            return None
        raise
    load: Callable[..., Content] | None = getattr(module, "load", None)
    return load


@lru_cache(maxsize=32)
def sheets_of(key: str) -> dict[str, Sheet]:
    """The sheets of a game by their tables; none if it has no content."""
    load = loader(find(key))
    if load is None:
        return {}
    content = load()
    return {table: sheet_of(table, kind, content) for table, kind in content.schema.items()}


def sheet_of(table: str, kind: type[ContentRow], content: Content) -> Sheet:
    sheet = Sheet(table, kind, columns_of(kind), {})
    told = bases_told(kind)
    for key, row in content.tables[table].items():
        said = {field.encode_name: lean(getattr(row, field.name)) for field in msgspec.structs.fields(kind)}
        bases = {field: basis for basis in told for field in said.get(basis) or ()}
        sheet.rows[key] = SheetRow(key, row.basis, sheet.cells(said), bases)
    return sheet


def found_at(entry: Any, path: tuple[str, ...]) -> Any:
    """The value at a path of a row; nothing where the row does not go so far."""
    for part in path:
        if isinstance(entry, dict):
            entry = entry.get(part, msgspec.UNSET)
        elif isinstance(entry, list | tuple) and part.isdecimal() and int(part) < len(entry):
            entry = entry[int(part)]
        else:
            return msgspec.UNSET
    return entry
