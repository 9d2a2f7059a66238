"""Positions as plain values, and back."""

from __future__ import annotations

import hashlib
import json
from typing import TypeVar, cast

from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Step
from bothy.kernel.table import Table

T = TypeVar("T", bound=Table)


def plain(value: object) -> object:
    """Numbers, words, lists of them and steps, as JSON knows them."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, Step):
        return [type(value).__name__, *[plain(field) for field in value.fields()]]
    if isinstance(value, Choice):
        return value.notation
    if isinstance(value, Message):
        return value.dump()
    raise TypeError(f"{type(value).__name__} cannot be stored; a table and its steps hold numbers, words and lists")


def dump_table(table: T, agenda: list[Step[T]], sealed: dict[int, Choice]) -> dict[str, object]:
    """What positions and sights have in common: the box, the table, the agenda, sealed answers."""
    box = table.box
    try:
        values = {name: plain(value) for name, value in table.values().items()}
        steps = [plain(step) for step in agenda]
    except TypeError as error:
        raise TypeError(f"{box.key}: {culprit(table, agenda)}: {error}") from None
    return {
        "game": box.key,
        "rules": box.rules,
        "seats": box.seats,
        "options": dict(box.options),
        "pack": box.pack,
        "table": values,
        "agenda": steps,
        "sealed": {str(seat): choice.notation for seat, choice in sealed.items()},
    }


def culprit(table: T, agenda: list[Step[T]]) -> str:
    """The field or the step that cannot be stored."""
    for name, value in table.values().items():
        try:
            plain(value)
        except TypeError:
            return f"{type(table).__name__}.{name}"
    return ", ".join([type(step).__name__ for step in agenda])


def revive(data: object, kinds: dict[str, type]) -> object:
    """A step from what `plain` made of it; lists inside steps are tuples again."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str) or data[0] not in kinds:
        raise ValueError(f"{data!r} is no step of this game")
    try:
        return kinds[data[0]](*[field_of(item, kinds) for item in data[1:]])
    except TypeError as error:
        wanted: tuple[str, ...] = getattr(kinds[data[0]], "__match_args__", ())
        raise ValueError(f"{data!r} does not fit {data[0]}, which has {', '.join(wanted) or 'no field'}") from error


def field_of(item: object, kinds: dict[str, type]) -> object:
    if isinstance(item, list):
        if item and isinstance(item[0], str) and item[0] in kinds:
            return revive(item, kinds)
        return tuple([field_of(inner, kinds) for inner in item])
    return item


def canonical(data: object) -> str:
    """The one way to write plain values as text."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: object) -> str:
    """A short fingerprint of plain values."""
    return hashlib.blake2b(canonical(data).encode(), digest_size=12).hexdigest()


def checked_object(data: object) -> dict[str, object]:
    """A stored object, checked to be one."""
    if not isinstance(data, dict):
        raise ValueError("a stored position is an object")
    return cast(dict[str, object], data)
