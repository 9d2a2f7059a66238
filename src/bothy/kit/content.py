"""Content: typed rows read from data files, each saying how we know it; and packs that replace rows.

Not compiled: it reads files and leans on msgspec for the schema.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

MOST_BYTES = 200_000
"""Of a pack."""
MOST_PARTS = 8
"""Of a dotted key: reading one takes the square of them."""
MOST_NESTED = 16
"""Of lists and tables in each other."""
TOKEN = re.compile(
    r'''"""(?:[^\\]|\\.)*?"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*|[\[{]|[\]}]|\.|[=,\n]|[^\[\]{}."'#=,\n]+|'''
    r"""'''.*?'''|'[^'\n]*'|.""",
    re.S,
)

WHOLE_TABLE = re.compile(r"\[\[(\w+)\]\]: (.*)", re.S)
NAMED_FIELD = re.compile(r"field ([^:]+): (.*)", re.S)

Basis = Literal["printed", "inferred", "reconstructed", "pack"]


class ContentRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A row of content. Its first field is its key."""

    basis: Basis = "pack"


R = TypeVar("R", bound=ContentRow)


class ContentError(ValueError):
    """A row that cannot be used, told with file, table, row and field; for programs these stand apart, where known."""

    def __init__(self, text: str, table: str = "", key: str = "", complaint: str = "") -> None:
        super().__init__(text)
        whole = WHOLE_TABLE.match(text)
        self.table = table or (whole[1] if whole else "")
        self.key = key
        """Of the row; empty where rows do not fit together."""
        reason = complaint or (whole[2] if whole else text)
        named = NAMED_FIELD.match(reason)
        self.field = named[1] if named else ""
        self.reason = named[2] if named else reason


class Content:
    """The rows of a game, by table; a later file replaces rows of an earlier one by their key."""

    def __init__(self, schema: dict[str, type[ContentRow]]) -> None:
        self.schema = schema
        self.tables: dict[str, dict[str, ContentRow]] = {name: {} for name in schema}
        self.sources: dict[tuple[str, str], str] = {}

    def rows(self, table: str, kind: type[R]) -> list[R]:
        return [row for row in self.tables[table].values() if isinstance(row, kind)]

    def blame(self, table: str, key: str, complaint: str) -> ContentError:
        """An error about a row that is well formed and does not fit the others."""
        return ContentError(f"{self.sources.get((table, key), table)}, {complaint}", table, key, complaint)

    def add(self, text: str, file: str, replacing: bool, adding: Sequence[str] = ()) -> None:
        """Read rows from TOML. When replacing, every row must have one to replace, unless its table is added to."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{file}: not a TOML file: {error}") from error
        except RecursionError as error:
            raise ContentError(f"{file}: nested too deep") from error
        for table, entries in data.items():
            if table not in self.schema:
                raise ContentError(f"{file}: there is no table [[{table}]]; there are: {', '.join(self.schema)}")
            if not isinstance(entries, list):
                raise ContentError(f"{file}: {table} must be a list of rows, each headed [[{table}]]")
            lines = header_lines(text, table)
            for number, entry in enumerate(entries, 1):
                where = f"{file}, [[{table}]] row {number}"
                if number <= len(lines):
                    where += f" (line {lines[number - 1]})"
                self.put(table, entry, where, replacing, table in adding)

    def put(self, table: str, entry: object, where: str, replacing: bool, adding: bool = False) -> None:
        kind = self.schema[table]
        try:
            row = msgspec.convert(entry, kind)
        except msgspec.ValidationError as error:
            said = str(entry.get(key_field(kind), "")) if isinstance(entry, dict) else ""
            raise refused(where, table, said, complaint(error)) from error
        field = key_field(kind)
        key = str(getattr(row, field))
        if replacing and not adding and key not in self.tables[table]:
            known = ", ".join(self.tables[table])
            raise refused(where, table, key, f"field {field}: there is no row {key!r} to replace; there are: {known}")
        here = self.sources.get((table, key), "").startswith(f"{file_of(where)},")
        if key in self.tables[table] and (not replacing or (adding and here)):
            raise refused(where, table, key, f"field {field}: {key!r} stands here twice")
        self.tables[table][key] = row
        self.sources[table, key] = where


def key_field(kind: type[ContentRow]) -> str:
    """The name of the field by which rows are known."""
    return next(name for name in kind.__struct_fields__ if name != "basis")


def refused(where: str, table: str, key: str, complaint: str) -> ContentError:
    """An error about a row at some place of a file."""
    return ContentError(f"{where}, {complaint}", table, key, complaint)


def file_of(where: str) -> str:
    """The file of a place in it."""
    return where.partition(",")[0]


def check_shape(text: str, file: str) -> None:
    """Refuse what would take long to read: too big, keys of too many parts, nested too deep."""
    size = len(text.encode())
    if size > MOST_BYTES:
        raise ContentError(f"{file}: has {size} bytes; {MOST_BYTES} are allowed")
    line, parts, depth = 1, 1, 0
    for token in TOKEN.findall(text):
        if token == ".":
            parts += 1
            if parts > MOST_PARTS:
                raise ContentError(f"{file}, line {line}: a key of more than {MOST_PARTS} parts")
        elif token in ("[", "{"):
            depth, parts = depth + 1, 1
            if depth > MOST_NESTED:
                raise ContentError(f"{file}, line {line}: nested deeper than {MOST_NESTED}")
        elif token in ("]", "}"):
            depth, parts = max(depth - 1, 0), 1
        elif token in ("=", ",", "\n"):
            parts = 1
        line += token.count("\n")


def header_lines(text: str, table: str) -> list[int]:
    """The lines at which the rows of a table begin."""
    header = re.compile(rf"^\s*\[\[\s*[\"']?{re.escape(table)}[\"']?\s*\]\]")
    return [number for number, line in enumerate(text.splitlines(), 1) if header.match(line)]


def complaint(error: msgspec.ValidationError) -> str:
    """What msgspec says, as `field: reason`."""
    reason, _, path = str(error).partition(" - at `$")
    if path.strip("`. "):
        return f"field {path.strip('`. ')}: {reason[:1].lower()}{reason[1:]}"
    named = re.search(r"field `(\w+)`", reason)
    return f"field {named[1]}: {reason[:1].lower()}{reason[1:]}" if named else reason


def read(
    schema: dict[str, type[ContentRow]], files: Iterable[Path], pack: str = "", pack_name: str = "pack"
) -> Content:
    """A game's own rows, with those of the pack in the place of theirs."""
    content = Content(schema)
    for file in files:
        content.add(file.read_text(encoding="utf-8"), file.name, replacing=False)
    if pack:
        check_shape(pack, pack_name)
        content.add(pack, pack_name, replacing=True)
    return content


def folder(module_file: str) -> Sequence[Path]:
    """The content files beside the module that reads them, or in the folder `content` beside it."""
    place = Path(module_file).parent
    return sorted((place if place.name == "content" else place / "content").glob("*.toml"))
