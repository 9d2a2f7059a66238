"""What the client is told of a table's declaration: its fields by their types, and the names and sizes of its rules.

`python -m bothy.web.tables` writes `table.ts` beside every drawn board, and `marks.ts`; a test says when one is stale.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bothy.games import games
from bothy.kernel import NOTHING, SPECTATOR, UNSEEN, Game
from bothy.locales.log import OPEN

CLIENT = Path(__file__).resolve().parents[3] / "client" / "src"
HEADER = "// Written by python -m bothy.web.tables; do not edit.\n"
MARKS = {
    "UNSEEN": (UNSEEN, "In a sight: something lies here, and the viewer has not seen it."),
    "NOTHING": (NOTHING, "Nothing lies here, and everybody can see that."),
    "SPECTATOR": (SPECTATOR, "The viewer who has no seat and sees what all see."),
    "OPEN": (OPEN, "The viewer who sees everything: after the end, or with a delay where the table allows it."),
}


def table_file(game: Game[Any]) -> str:
    """The fields of a game's table, and its constants."""
    lines = [HEADER, "/** What lies on the table, as one viewer is told it. */", "export interface Fields {"]
    for name, field in game.table_class.fields.items():
        lines.append(f"  /** {field.about} */")
        lines.append(f"  {name}: {type_of(game, name)};")
    lines.append("}\n")
    lines += [constant(name, value) for name, value in game.constants().items()]
    return "\n".join(lines).rstrip() + "\n"


def type_of(game: Game[Any], name: str) -> str:
    """The type of a field: numbers, in lists as deep as it is declared."""
    declared = game.table_class.types[name]
    inner = declared
    while found := re.fullmatch(r"list\[(.*)\]", inner):
        inner = found[1]
    if not re.fullmatch(r"\w+", inner) or inner in ("str", "object"):
        raise TypeError(f"{game.key}: {game.table_class.__name__}.{name}: a client cannot be told {declared!r}")
    return "number" + "[]" * declared.count("list[")


def constant(name: str, value: object) -> str:
    """A number, a list of names, or a list of such lists."""
    if isinstance(value, int):
        return f"export const {name} = {value};"
    assert isinstance(value, Sequence)
    if isinstance(value[0], list | tuple):
        rows = "".join(f"  {json.dumps(list(row))},\n" for row in value)
        return f"export const {name} = [\n{rows}] as const;"
    return f"export const {name} = {json.dumps(list(value))} as const;"


def marks_file() -> str:
    """What the numbers mean that every table uses."""
    return (
        HEADER + "".join(f"\n/** {about} */\n{constant(name, value)}" for name, (value, about) in MARKS.items()) + "\n"
    )


def files() -> Iterator[tuple[Path, str]]:
    """Every file that follows from a declaration, with what it has to hold."""
    yield CLIENT / "lib" / "marks.ts", marks_file()
    for game in games().values():
        board = CLIENT / "boards" / game.key
        if (board / "Board.svelte").is_file():
            yield board / "table.ts", table_file(game)


def main() -> None:
    for path, text in files():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
