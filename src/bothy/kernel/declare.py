"""From the declaration of a record or a table to its code: constructor, `__match_args__`, `copy`.

A declaration stands in one place, the body of its class. When the sources run, the code below is made from it as the
class is made. When rules are compiled, `tools/expand.py` writes the very same lines into the sources that the compiler
gets. This module knows nothing else of Bothy, so that the build can use it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any, Final

DEEP: Final = 9
"""All levels of a field's lists are copied."""

TAKEN: Final = {
    *("box", "copy", "fields", "fresh", "looked_away", "might_be"),
    *("face_at", "parts", "rooms", "sink", "tell", "types", "values"),
}
"""What every table has already, so that no field can bear its name."""


class Boxed:
    """Marks the attribute under which a table holds its box by the game's own type."""


BOXED: Final = Boxed()


# The lines that follow from a declaration; types are left out where nobody asks for them


def constructor(parameters: Sequence[tuple[str, str]], settings: Sequence[tuple[str, str]], typed: bool) -> str:
    """A constructor in one line: parameters with their types, then what is set to what."""
    taken = [f"{name}: {type}" if typed else name for name, type in parameters]
    given = "; ".join([f"self.{name} = {value}" for name, value in settings])
    return f"def __init__({', '.join(['self', *taken])}){' -> None' if typed else ''}: {given}"


def match_args(names: Sequence[str]) -> str:
    """The names of a record's fields as a tuple."""
    return f"({', '.join([repr(name) for name in names])},)"


def copying(kind: str, fields: Sequence[tuple[str, str, int]], typed: bool) -> str:
    """The method that copies a table, in one line: each field by its name, type, and levels to be copied."""
    copies = [copied(f"self.{name}", type, levels) for name, type, levels in fields]
    return f"def copy(self){f' -> {kind}' if typed else ''}: return {kind}({', '.join(['self.box', *copies])})"


def copied(value: str, type: str, levels: int) -> str:
    """How a value of this type is copied: lists level by level, anything else as it is."""
    depth = min(depth_of(type), levels)
    if depth == 0:
        return value
    if depth == 1:
        return f"{value}.copy()"
    inner = "abcdefgh"[depth]
    return f"[{copied(inner, type[len('list[') : -1], levels - 1)} for {inner} in {value}]"


def depth_of(type: str) -> int:
    """How many lists lie in each other."""
    return len(re.match(r"(?:list\[)*", type.replace(" ", ""))[0]) // len("list[")  # type: ignore[index]


# As a class is made


def declared(kind: type) -> dict[str, str]:
    """The fields a class declares itself, with their types as they are written."""
    found: dict[str, Any] = inspect.get_annotations(kind)
    types = {
        name: type if isinstance(type, str) else getattr(type, "__name__", str(type)) for name, type in found.items()
    }
    return {name: type for name, type in types.items() if not re.match(r"(typing\.)?(ClassVar|Final)\b", type)}


def declare_record(kind: Any) -> None:
    """Give a class of records its constructor, unless it writes its own or was compiled."""
    own = declared(kind)
    if not own or "__match_args__" in vars(kind) or "__init__" in vars(kind):
        return
    for name in own:
        if name in vars(kind):
            raise TypeError(
                f"{kind.__name__}.{name}: the field of a record has no value of its own; "
                f"declare it by its type alone, `{name}: {own[name]}`, and give the value where one is made"
            )
    names = [*kind.__match_args__, *[name for name in own if name not in kind.__match_args__]]
    setattr(kind, "__match_args__", tuple(names))  # noqa: B010 (mypy forbids the plain assignment)
    line = constructor([(name, "") for name in names], [(name, name) for name in names], typed=False)
    kind.__init__ = made(kind, line, "__init__")


def declare_table(kind: Any) -> None:
    """Give a class of tables what follows from its fields, unless it was compiled."""
    own = declared(kind)
    for name, value in list(vars(kind).items()):
        if hasattr(value, "audience") and name not in own:
            raise TypeError(f"{kind.__name__}.{name} has no type: declare it as in `{name}: int = public(…)`")
    if not own or isinstance(vars(kind).get("fields"), dict):
        return
    for name in own:
        if name in TAKEN:
            raise TypeError(f"{kind.__name__}.{name}: every table has something of that name; call the field otherwise")
    fields = dict(kind.fields)
    settings = [("box", "box"), ("sink", "None")]
    types = dict(kind.types)
    for name, type in own.items():
        value = vars(kind).get(name)
        if value is BOXED:
            settings.append((name, "box"))
        elif hasattr(value, "audience"):
            fields[name], types[name] = value, type
        else:
            raise TypeError(f"{kind.__name__}.{name} has no audience: declare it by `public(…)` or `field(…)`")
        delattr(kind, name)
    kind.fields, kind.types = fields, types
    parameters = [("box", ""), *[(name, "") for name in fields]]
    settings += [(name, name) for name in fields]
    kind.__init__ = made(kind, constructor(parameters, settings, typed=False), "__init__")
    copies = [(name, types[name], field.copied) for name, field in fields.items()]
    kind.copy = made(kind, copying(kind.__name__, copies, typed=False), "copy")

    def fresh(cls: Any, box: Any) -> Any:
        firsts = [field.first for field in fields.values()]
        return cls(box, *[first(box) if callable(first) else again(first) for first in firsts])

    kind.fresh = classmethod(fresh)


def again(value: object) -> object:
    """A first value, with lists of its own."""
    return [again(item) for item in value] if isinstance(value, list) else value


def made(kind: type, line: str, name: str) -> Any:
    """The function that a line of code defines."""
    place: dict[str, Any] = {kind.__name__: kind}
    exec(line, place)
    function = place[name]
    function.__qualname__ = f"{kind.__qualname__}.{name}"
    function.__module__ = kind.__module__
    return function
