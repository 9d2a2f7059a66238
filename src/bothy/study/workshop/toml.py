"""Values as TOML: on one line in a cell, row by row in a file."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def inline(value: Any) -> str:
    """A value as it stands after an equals sign."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key(name)} = {inline(part)}" for name, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(inline(part) for part in value)}]"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007F")


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def value_of(text: str) -> Any:
    """The value that a text writes; a ValueError if it writes none, or more than one line."""
    if "\n" in text or "\r" in text:
        raise ValueError("a value stands on one line")
    return tomllib.loads(f"value = {text}")["value"]


def file_of(tables: Mapping[str, list[dict[str, Any]]], about: str) -> str:
    """Rows as a file, headed by a comment."""
    parts = [f"# {about}\n"]
    for table, rows in tables.items():
        for row in rows:
            lines = [f"{key(name)} = {inline(value)}" for name, value in row.items()]
            parts.append("\n".join([f"[[{key(table)}]]", *lines, ""]))
    return "\n".join(parts)
