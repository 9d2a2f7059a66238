"""The floor plan as text: every place in its cell, and the doors between them."""

from __future__ import annotations

import textwrap

from bothy.games.castle_von_loghan.content.rows import (
    COLOURS,
    GROUNDS,
    LOBBY,
    LOCKED,
    OPEN,
    PLACE_KEYS,
    ROOM_KEYS,
    ROOMS,
)
from bothy.games.castle_von_loghan.move.ways import is_locked, passable
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.game import Say
from bothy.kernel.message import Message
from bothy.kernel.table import NOTHING

WIDTH = 80
CELL = 17
"""The width of a place on the plan."""
LINK = 3
"""The width of what joins two places."""
PLAN = (
    ("", "clock-chamber", "observatory", "watchtower"),
    ("pantry", "throne-room", "north-gallery", "greenhouse"),
    ("kitchen", "great-hall", "library", "study"),
    ("west-corridor", "great-hall", "east-corridor", "chapel"),
    ("armoury", "great-hall", "", "crypt-stair"),
    ("guard-room", "south-corridor", "gatehouse", "vault"),
)
LABORATORY = (
    ("lift-lobby", "specimen-hall", "cold-store", ""),
    ("lift-lobby", "generator", "archive-core", ""),
)
ACROSS = {OPEN: "───", LOCKED: "─╳─"}
DOWN = {OPEN: "│", LOCKED: "╳"}
STORY_ACROSS, STORY_DOWN = "─▒─", "▒"


def wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]


def place_name(say: Say, place: int) -> str:
    return say(Message("castle-von-loghan-place-name", {"place": PLACE_KEYS[place]}))


def colour_name(say: Say, colour: int) -> str:
    return say(Message("castle-von-loghan-colour-name", {"colour": COLOURS[colour]}))


def plan(castle: Castle, say: Say) -> list[str]:
    """Every place in its cell, and the doors between them."""
    lines: list[str] = []
    drawn: set[tuple[int, int]] = set()
    floors = [PLAN, LABORATORY] if castle.castle_box.ways[castle.board][LOBBY] else [PLAN]
    for number, floor in enumerate(floors):
        if number:
            lines += ["", say(Message("castle-von-loghan-board-laboratory"))]
        for row, keys in enumerate(floor):
            places = [PLACE_KEYS.index(key) if key else NOTHING for key in keys]
            above = [PLACE_KEYS.index(key) if key else NOTHING for key in floor[row - 1]] if row else []
            if row:
                lines.append(between(castle, above, places, drawn))
            lines += across(castle, say, above, places, drawn)
    lines = [line.rstrip() for line in lines] + grounds(castle, say)
    rest = elsewhere(castle, say, drawn)
    lines += wrapped(say(Message("castle-von-loghan-board-legend")))
    return lines + rest


def grounds(castle: Castle, say: Say) -> list[str]:
    """V21: the Grounds, round all of it, with the rooms and corridors whose doors lead out."""
    doors = castle.castle_box.ways[castle.board][GROUNDS]
    out = [f"{place_name(say, place)} {'~' if passable(castle, c, False) else '≁'}" for place, c in doors]
    told = say(Message("castle-von-loghan-board-grounds", {"rooms": ", ".join(out)}))
    return ["", *wrapped(f"{cell(castle, say, GROUNDS)[0]} {told}")]


def door_between(castle: Castle, one: int, other: int) -> int:
    """The connection of two places on this board; NOTHING if there is none."""
    if one == NOTHING or other == NOTHING:
        return NOTHING
    for place, connection in castle.castle_box.ways[castle.board][one]:
        if place == other:
            return connection
    return NOTHING


def kind_of(castle: Castle, connection: int) -> int:
    if castle.opened >> connection & 1:
        return OPEN
    kind = castle.castle_box.rows.boards[castle.board].doors[connection]
    return LOCKED if is_locked(castle, connection) else kind


def between(castle: Castle, above: list[int], below: list[int], drawn: set[tuple[int, int]]) -> str:
    """The line between two rows of the plan, with the doors that lead down."""
    parts: list[str] = []
    for one, other in zip(above, below, strict=True):
        if one == other != NOTHING:
            parts.append(" " * CELL)
            continue
        connection = door_between(castle, one, other)
        sign = ""
        if connection != NOTHING:
            drawn.add(castle.castle_box.rows.connections[connection])
            sign = DOWN.get(kind_of(castle, connection), STORY_DOWN)
        parts.append(f"    {sign:<{CELL - 4}}")
    return (" " * LINK).join(parts)


def across(castle: Castle, say: Say, above: list[int], places: list[int], drawn: set[tuple[int, int]]) -> list[str]:
    """A row of the plan: names with the doors that lead across, and below each what lies there."""
    top = bottom = ""
    for column, place in enumerate(places):
        if column:
            before = places[column - 1]
            connection = door_between(castle, before, place)
            sign = ""
            if connection != NOTHING and castle.castle_box.rows.connections[connection] not in drawn:
                drawn.add(castle.castle_box.rows.connections[connection])
                sign = ACROSS.get(kind_of(castle, connection), STORY_ACROSS)
            top += f"{sign:<{LINK}}"
            bottom += " " * LINK
        repeated = bool(above) and place != NOTHING and above[column] == place
        name, state = ("", "") if place == NOTHING or repeated else cell(castle, say, place)
        joined = top.endswith(("─", "╳", "▒"))
        fill = "─" if door_follows(castle, places, column, drawn) else " "
        if repeated:
            name = f"↑{place_name(say, place)}"[: CELL - 1] if joined or fill == "─" else ""
        top += f"{name} ".ljust(CELL, fill) if name and fill == "─" else name.ljust(CELL)
        bottom += state.ljust(CELL)
    return [top, bottom]


def door_follows(castle: Castle, places: list[int], column: int, drawn: set[tuple[int, int]]) -> bool:
    """Whether a door leads from this cell to the next one."""
    if column + 1 >= len(places):
        return False
    connection = door_between(castle, places[column], places[column + 1])
    return connection != NOTHING and castle.castle_box.rows.connections[connection] not in drawn


def cell(castle: Castle, say: Say, place: int) -> tuple[str, str]:
    """A place: its name, and its colour, whether it is clean, its tokens, and the ways out that are not drawn."""
    here = "▶" if castle.group == place else ""
    name = f"{here}{place_name(say, place)}"[:CELL]
    if place >= ROOMS:
        return f"({name})"[:CELL], ""
    mark = "✓" if place in castle.clean else "?"
    tokens = "•" * castle.tokens[place]
    ways = castle.castle_box.ways[castle.board][place]
    outside = "".join(["~" if passable(castle, c, False) else "≁" for other, c in ways if other == GROUNDS])
    lift = "".join(["⇅" for other, _ in ways if other == LOBBY and place < ROOMS and place not in LAB_ROOMS])
    parts = [colour_name(say, castle.colour(place)), mark, tokens, outside, lift]
    return name, " ".join([part for part in parts if part])[:CELL]


LAB_ROOMS = frozenset(ROOM_KEYS.index(key) for row in LABORATORY for key in row if key in ROOM_KEYS)


def elsewhere(castle: Castle, say: Say, drawn: set[tuple[int, int]]) -> list[str]:
    """Connections that the plan has no line for: those a pack has added."""
    told: list[str] = []
    for number, pair in enumerate(castle.castle_box.rows.connections):
        marked = GROUNDS in pair or (LOBBY in pair and min(pair) not in LAB_ROOMS)
        if castle.castle_box.rows.boards[castle.board].doors[number] >= 0 and pair not in drawn and not marked:
            told.append(f"{place_name(say, pair[0])} – {place_name(say, pair[1])}")
    return wrapped(say(Message("castle-von-loghan-board-also", {"doors": " · ".join(told)}))) if told else []
