"""A row of content in cells: which a kind of row has, and how a cell's text is read and written.

What a cell may say comes from the games' own declarations, by way of msgspec; nothing is said of it twice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

import msgspec
from msgspec import inspect

from bothy.kit.content import Basis, ContentRow, key_field
from bothy.study.workshop import toml

CellKind = Literal["number", "word", "words", "yes", "text", "written"]
SLOTS = 6
"""A list of at most so many parts has cells for each of them."""
PARTS = 6
"""Of at most so many cells; what has more is written in one."""
BASES = get_args(Basis)
YES, NO = "yes", "no"


class CellError(ValueError):
    """A text that is nothing for its cell: which kind of mistake it is, and what is said of it where more is known."""

    def __init__(self, kind: str, reason: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.reason = reason


@dataclass(frozen=True)
class Column:
    """What a cell of every row is for."""

    path: tuple[str, ...]
    """Where its value stands in a row: `copies`, or `tasks`, `0`, `points`."""
    kind: CellKind
    type: Any
    """As msgspec checks it."""
    needed: bool
    least: int | None = None
    most: int | None = None
    """Of a number itself; else of how many words or letters there are."""
    words: tuple[str, ...] = ()
    """What a cell of words can say; empty if that is anybody's to say."""
    default: Any = msgspec.NODEFAULT

    @property
    def name(self) -> str:
        return ".".join(self.path)

    def read(self, text: str) -> Any:
        """The value that a text means; msgspec.UNSET where the cell is empty and may be."""
        said = text.strip()
        if not said:
            if not self.needed:
                return msgspec.UNSET
            if self.kind == "words" and not self.least:
                return []
            raise CellError("needed")
        value = self.meant(said)
        try:
            msgspec.convert(value, self.type)
        except msgspec.ValidationError as error:
            raise CellError(self.mistake(), str(error) if self.kind == "written" else "") from error
        return value

    def meant(self, said: str) -> Any:
        match self.kind:
            case "number":
                if not re.fullmatch(r"[-+−]?[0-9]{1,9}", said):
                    raise CellError(self.mistake())
                return int(said.replace("−", "-"))
            case "yes":
                if said not in (YES, NO):
                    raise CellError(self.mistake())
                return said == YES
            case "words":
                return [word.strip() for word in said.split(",") if word.strip()]
            case "written":
                try:
                    return toml.value_of(said)
                except (ValueError, RecursionError) as error:
                    raise CellError(self.mistake(), str(error)) from error
            case "text" if said.startswith("{"):
                try:
                    return toml.value_of(said)
                except (ValueError, RecursionError):
                    return said
        return said

    def write(self, value: Any) -> str:
        """A value as its cell shows it; what is nothing for the cell is shown as it was given."""
        if value is None or value is msgspec.UNSET or (value == self.default and not self.takes(value)):
            return ""
        if self.kind == "yes" and isinstance(value, bool):
            return YES if value else NO
        if self.kind == "words" and isinstance(value, list | tuple):
            return ", ".join(map(str, value))
        if self.kind == "written" and not (isinstance(value, list | tuple | dict) and not value):
            return value if isinstance(value, str) and not self.takes(value) else toml.inline(value)
        if isinstance(value, list | tuple | dict):
            return toml.inline(value) if value else ""
        return str(value)

    def takes(self, value: Any) -> bool:
        try:
            msgspec.convert(value, self.type)
        except msgspec.ValidationError:
            return False
        return True

    def mistake(self) -> str:
        """What kind of mistake a wrong text is here."""
        if self.kind == "words":
            return "words" if self.words else "some"
        if self.kind == "number" and self.least is None and self.most is None:
            return "any-number"
        return self.kind


def columns_of(kind: type[ContentRow]) -> list[Column]:
    """The cells of a kind of row, its key first. How we know a row, or a value of it, is told apart."""
    found: list[Column] = []
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in BASES and field.encode_name != "basis":
            found += columns_at((field.encode_name,), field)
    first = key_field(kind)
    return sorted(found, key=lambda column: column.path[0] != first)


def bases_told(kind: type[ContentRow]) -> list[str]:
    """The fields by which a row says how we know single values of it, named as what they say."""
    return [field.encode_name for field in msgspec.structs.fields(kind) if field.encode_name in BASES]


def columns_at(path: tuple[str, ...], field: msgspec.structs.FieldInfo) -> list[Column]:
    told = inspect.type_info(field.type)
    if isinstance(told, inspect.StructType) and told.tag is None:
        inner = inside(path, told.cls, field.required)
        if inner:
            return inner
    if isinstance(told, inspect.ListType | inspect.VarTupleType) and isinstance(told.item_type, inspect.StructType):
        slots = told.max_length or SLOTS + 1
        inner = inside((*path, "0"), told.item_type.cls, False)
        if slots <= SLOTS and inner and all(column.kind != "written" for column in inner):
            return [one for slot in range(slots) for one in inside((*path, str(slot)), told.item_type.cls, False)]
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return [column(path, field.type, told, field.required, default)]


def inside(path: tuple[str, ...], kind: Any, needed: bool) -> list[Column]:
    """The cells of a part of a row; none if they are too many."""
    fields = msgspec.structs.fields(kind)
    if len(fields) > PARTS or kind.__struct_config__.tag is not None:
        return []
    return [
        column((*path, field.encode_name), field.type, inspect.type_info(field.type), needed and field.required)
        for field in fields
    ]


def column(path: tuple[str, ...], kind: Any, told: inspect.Type, needed: bool, default: Any = None) -> Column:
    """One cell for a value, of whatever kind it is."""
    if isinstance(told, inspect.UnionType):
        some = [part for part in told.types if not isinstance(part, inspect.NoneType)]
        if len(some) == 1:
            return column(path, kind, some[0], needed, default)
        if any(isinstance(part, inspect.StrType) for part in some):
            return Column(path, "text", kind, needed, default=default)
    match told:
        case inspect.BoolType():
            return Column(path, "yes", kind, needed, words=(YES, NO), default=default)
        case inspect.IntType():
            return Column(path, "number", kind, needed, told.ge, told.le, default=default)
        case inspect.LiteralType():
            words = tuple(str(word) for word in told.values if word != "")
            return Column(path, "word", kind, needed, words=in_order(kind, words), default=default)
        case inspect.StrType():
            return Column(path, "text", kind, needed, told.min_length, told.max_length, default=default)
        case inspect.ListType() | inspect.VarTupleType() if isinstance(
            told.item_type, inspect.LiteralType | inspect.StrType
        ):
            words = ()
            if isinstance(told.item_type, inspect.LiteralType):
                words = tuple(sorted(str(word) for word in told.item_type.values))
            return Column(path, "words", kind, needed, told.min_length, told.max_length, words, default)
    return Column(path, "written", kind, needed, default=default)


def lean(value: Any) -> Any:
    """A value as a file would have it: parts of a row without what goes without saying."""
    if isinstance(value, list | tuple):
        return [lean(part) for part in value]
    if not isinstance(value, msgspec.Struct):
        return value
    config = type(value).__struct_config__
    said: dict[str, Any] = {config.tag_field: config.tag} if config.tag is not None and config.tag_field else {}
    for field in msgspec.structs.fields(value):
        part = getattr(value, field.name)
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if part != default:
            said[field.encode_name] = lean(part)
    return said


def in_order(kind: Any, words: Sequence[str]) -> tuple[str, ...]:
    """Words in the order of their declaration, which msgspec does not keep."""
    declared = [str(word) for word in get_args(kind) if isinstance(word, str)]
    return tuple(word for word in declared if word) if set(words) <= set(declared) else tuple(sorted(words))
