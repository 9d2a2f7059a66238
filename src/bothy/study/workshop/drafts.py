"""A draft: the cells somebody has changed, the pack they make, and what is wrong with them.

A row with a mistake is left as it is in the box, and so is one that does not fit the others; what is right is tried
all the same. Nothing that was typed is changed by that.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bothy.games import find
from bothy.kernel import Game
from bothy.kit.content import ContentError, check_shape
from bothy.study.workshop import toml
from bothy.study.workshop.cells import CellError, Column
from bothy.study.workshop.sheets import Cells, Sheet, SheetRow, sheets_of

Changes = dict[str, dict[str, Cells]]
"""What was typed: by table, by the key of the row, by the name of the cell."""
MOST = 60
"""So many mistakes are looked for; who has made more mends these first."""
MISSING = re.compile(r"Object missing required field `([^`]+)`(?: - at `\$(.*)`)?")
PLACE = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")


@dataclass(frozen=True)
class Flaw:
    """Something that does not fit."""

    kind: str
    """`number`, `word` and so on: the cell takes something else; `needed`: it is empty; `rule`: the game says no."""
    table: str = ""
    key: str = ""
    cell: str = ""
    reason: str = ""
    """In the words of the game, or of who reads TOML."""


@dataclass
class Draft:
    """A game's box with some cells changed."""

    game: Game[Any]
    changes: Changes
    flaws: list[Flaw] = field(default_factory=list)
    entries: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    """All changed rows as a file has them."""
    fitting: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    """Those of them that can be played with."""

    def file(self, fitting: bool = False) -> str:
        """The changed rows as a file: all that was typed, or what fits of it; empty if there is none."""
        tables = {table: list(rows.values()) for table, rows in (self.fitting if fitting else self.entries).items()}
        some = {table: rows for table, rows in tables.items() if rows}
        return toml.file_of(some, f"A pack for {self.game.name}, made in the workshop of Bothy.") if some else ""

    @property
    def pack(self) -> str:
        return self.file(fitting=True)


def checked(key: str, changes: Changes, seats: int, options: dict[str, str]) -> Draft:
    """What comes of some changed cells, at a table of so many seats with these options."""
    game, sheets = find(key), sheets_of(key)
    draft = Draft(game, {table: rows for table, rows in changes.items() if table in sheets})
    for table, rows in draft.changes.items():
        for name, cells in rows.items():
            sheet = sheets[table]
            row = sheet.rows.get(name)
            if row is not None and all(row.cells.get(cell) == text for cell, text in cells.items()):
                continue
            entry, flaws = composed(sheet, name, row, cells)
            draft.entries.setdefault(table, {})[name] = entry
            draft.flaws += flaws
            if not flaws:
                draft.fitting.setdefault(table, {})[name] = entry
    fit(draft, seats, options)
    return draft


def composed(sheet: Sheet, key: str, row: SheetRow | None, cells: Cells) -> tuple[dict[str, Any], list[Flaw]]:
    """A row as a file has it, of the cells of the box and the changed ones, and its mistakes."""
    entry: dict[str, Any] = {}
    flaws: list[Flaw] = []
    texts = {**(row.cells if row else {}), sheet.key.name: key, **cells}
    for column in sheet.columns:
        text = texts.get(column.name, "")
        try:
            value = column.read(text)
        except CellError as error:
            flaws.append(Flaw(error.kind, sheet.table, key, column.name, error.reason))
            value = text or msgspec.UNSET
        if value is not msgspec.UNSET:
            put(entry, column.path, value)
    entry = closed_up(entry)
    if not flaws:
        try:
            msgspec.convert(entry, sheet.kind)
        except msgspec.ValidationError as error:
            flaws.append(flaw_of(sheet, key, str(error)))
    return entry, flaws


def put(entry: dict[str, Any], path: tuple[str, ...], value: Any) -> None:
    """Lay a value at its place; lists are dictionaries of numbers until all is there."""
    for part in path[:-1]:
        entry = entry.setdefault(part, {})
    entry[path[-1]] = value


def closed_up(entry: Any) -> Any:
    """What has numbers for names becomes a list, without its gaps."""
    if not isinstance(entry, dict):
        return entry
    inside = {name: closed_up(value) for name, value in entry.items()}
    if inside and all(name.isdecimal() for name in inside):
        return [inside[name] for name in sorted(inside, key=int)]
    return inside


def flaw_of(sheet: Sheet, key: str, complaint: str) -> Flaw:
    """What msgspec says of a whole row, at its cell."""
    missing = MISSING.search(complaint)
    reason, _, place = complaint.partition(" - at `$")
    path = [name or number for name, number in PLACE.findall(missing[2] or "" if missing else place)]
    if missing:
        path.append(missing[1])
    return Flaw("needed" if missing else "rule", sheet.table, key, cell_at(sheet, path), "" if missing else reason)


def cell_at(sheet: Sheet, path: list[str], changed: Iterable[str] = ()) -> str:
    """The cell that a place in a row belongs to, if need be by its beginning: a changed one before others."""
    while path:
        found = [column.name for column in sheet.columns if list(column.path[: len(path)]) == path]
        if found:
            return next((name for name in found if name in changed), found[0])
        path = path[:-1]
    return ""


def fit(draft: Draft, seats: int, options: dict[str, str]) -> None:
    """Leave out what does not fit the rest, until the rest can be played with."""
    sheets = sheets_of(draft.game.key)
    while any(draft.fitting.values()) and len(draft.flaws) < MOST:
        try:
            pack = draft.pack
            draft.game.check_pack(pack, "the pack")
            draft.game.new(seats, options, pack)
            return
        except ContentError as error:
            sheet = sheets.get(error.table)
            path = [name or number for name, number in PLACE.findall(f".{error.field}")] if error.field else []
            changed = draft.changes.get(error.table, {}).get(error.key, {})
            cell = cell_at(sheet, path, changed) if sheet else ""
            draft.flaws.append(Flaw("rule", error.table, error.key, cell, error.reason))
            leave_out(draft, error.table, error.key)
        except (ValueError, LookupError) as error:
            draft.flaws.append(Flaw("rule", reason=str(error)))
            draft.fitting.clear()
    draft.fitting.clear()


def leave_out(draft: Draft, table: str, key: str) -> None:
    """The row that is blamed; else all changed rows of its table; else all."""
    rows = draft.fitting.get(table)
    if rows is None or not rows:
        draft.fitting.clear()
    elif key in rows:
        del rows[key]
    else:
        rows.clear()


def opened(key: str, text: str, name: str) -> tuple[Changes, list[Flaw]]:
    """The cells of a file, those that differ from the box, and what of it has no cell."""
    sheets = sheets_of(key)
    changes: Changes = {}
    lost: list[Flaw] = []
    try:
        check_shape(text, name)
        data = tomllib.loads(text)
    except ContentError as error:
        return {}, [Flaw("file", reason=str(error))]
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return {}, [Flaw("file", reason=f"{name}: {error}")]
    if not data:
        return {}, [Flaw("empty", reason=name)]
    for table, entries in data.items():
        sheet = sheets.get(table)
        if sheet is None or not isinstance(entries, list):
            lost.append(Flaw("no-table", table))
            continue
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict) or sheet.key.name not in entry:
                lost.append(Flaw("no-key", table, str(number), sheet.key.name))
                continue
            row = str(entry[sheet.key.name])
            known = sheet.rows.get(row)
            cells = sheet.cells(entry)
            usual = usual_cells(sheet) if known else {}
            texts = {cell: said or usual.get(cell, "") for cell, said in cells.items()}
            changes.setdefault(table, {})[row] = {
                cell: said for cell, said in texts.items() if known is None or known.cells.get(cell, "") != said
            }
            lost += [Flaw("no-field", table, row, field) for field in entry if not takes(sheet, field)]
    return {table: kept for table, rows in changes.items() if (kept := {row: c for row, c in rows.items() if c})}, lost


def takes(sheet: Sheet, field: str) -> bool:
    """Whether a row may say something under this name."""
    return field in sheet.kind.__struct_encode_fields__


def usual_cells(sheet: Sheet) -> Cells:
    """What cells show where a file says nothing."""
    return {column.name: usual(column) for column in sheet.columns if len(column.path) == 1}


def usual(column: Column) -> str:
    return "" if column.default is msgspec.NODEFAULT else column.write(column.default)
