"""Whether a game can go on with the rows there are: there is something where it is drawn, and nobody is stuck."""

from __future__ import annotations

from typing import Any, Final

from bothy.games.castle_von_loghan.content.checking import boards_of
from bothy.games.castle_von_loghan.content.rows import (
    BOARDS,
    COLOURS,
    FUTURE,
    GREEN,
    LOBBY,
    PAST,
    PLACES,
    ROOM_KEYS,
    ROOMS,
    VIOLET,
    Rows,
)
from bothy.games.castle_von_loghan.content.telling import is_of_the_box
from bothy.kit.content import Content, ContentError

WEAPONS: Final = 3
"""Green weapons that recruits are armed with: of each kind there are enough for half of the most characters."""


def check_decks(content: Content, made: Rows) -> None:
    """Refuse rows without which no box can be made, or no room entered."""
    check_colours(content, made)
    check_events(content, made)


def check_lasting(content: Content, made: Rows) -> None:
    """Refuse rows with which a game that somebody may agree on could not go on."""
    check_weapons(content, made)
    check_journeys(content, made)


def own_keys(content: Content, table: str) -> list[str]:
    """The rows of a table that a pack brings."""
    return [key for key in content.tables[table] if not is_of_the_box(content, table, key)]


def refusal(content: Content, table: str, keys: list[str], field: str, complaint: str) -> ContentError:
    """Blame the last of these rows; if there are none, the table."""
    if keys:
        return content.blame(table, keys[-1], f"field {field}: {complaint}")
    return ContentError(f"[[{table}]]: {complaint}")


def check_colours(content: Content, made: Rows) -> None:
    """There are enemies, treasures, tokens and events of each colour."""
    kinds: list[tuple[str, list[Any], int]] = [
        ("enemy", made.enemies, VIOLET),
        ("treasure", made.treasures, VIOLET + 1),
        ("token", made.tokens, VIOLET),
        ("event", made.events, VIOLET),
    ]
    for table, told, colours in kinds:
        for colour in range(colours):
            if not any(row.colour == colour for row in told):
                raise nothing_of(content, table, colour)


def check_weapons(content: Content, made: Rows) -> None:
    """There are weapons for all recruits."""
    weapons = [row for row in made.treasures if row.colour == GREEN and row.weapon]
    if len(weapons) < WEAPONS:
        own = own_keys(content, "treasure")
        complaint = f"an easy game needs {WEAPONS} green weapons, and there are {len(weapons)}"
        raise refusal(content, "treasure", own, "colour", complaint)


def nothing_of(content: Content, table: str, colour: int) -> ContentError:
    """The refusal of a table without a row of a colour."""
    tales = [key for key in own_keys(content, "tale") if getattr(content.tables["tale"][key], "events", "") == "own"]
    if table == "event" and tales:
        complaint = f"the random events are `own`, and none of them is {COLOURS[colour]}"
        return refusal(content, "tale", tales, "events", complaint)
    return refusal(content, table, own_keys(content, table), "colour", f"no row is {COLOURS[colour]}")


def check_events(content: Content, made: Rows) -> None:
    """On every board that a mode of play comes to there is a random event for each colour that its rooms have."""
    reached = {"story": boards_of(made), "exploration": list(range(len(BOARDS)))}
    for mode, boards in reached.items():
        for board in boards:
            for colour in sorted(set(made.boards[board].colours) - {-1}):
                if not any(row.colour == colour and row.is_dealt(board, mode) for row in made.events):
                    raise no_event(content, colour, board, mode)


def no_event(content: Content, colour: int, board: int, mode: str) -> ContentError:
    """The refusal of a board without a random event of a colour."""
    told: dict[str, Any] = dict(content.tables["event"])
    own = own_keys(content, "event")
    alike = [key for key in own if told[key].colour == COLOURS[colour]]
    here = [key for key in alike if told[key].board in (None, BOARDS[board])]
    field = "mode" if here else "board" if alike else "colour"
    complaint = f"no {COLOURS[colour]} event is dealt on the {BOARDS[board]} in the mode {mode}"
    return refusal(content, "event", here or alike or own, field, complaint)


def check_journeys(content: Content, made: Rows) -> None:
    """From every room of a board the group can travel to the others: it is there too, or a lift leads up from it."""
    for one in range(len(BOARDS)):
        for other in range(len(BOARDS)):
            for room in range(ROOMS):
                if made.boards[one].colours[room] >= 0 and not goes_on(made, one, other, room):
                    there = BOARDS[other]
                    keys = [key for key in (BOARDS[one], there) if key in own_keys(content, "board")]
                    field = COLOURS[made.boards[one].colours[room]]
                    complaint = f"who travels from {ROOM_KEYS[room]} on the {BOARDS[one]} has no way on the {there}"
                    raise refusal(content, "board", keys, field, complaint)


def goes_on(made: Rows, one: int, other: int, room: int) -> bool:
    """Whether a group that travels from a room has a way on the other board."""
    if one == other:
        return True
    if one == FUTURE and made.boards[PAST].colours[room] < 0:
        lifts = [sum(pair) - LOBBY for pair in made.connections if LOBBY in pair]
        return any(has_door(made, other, lift) for lift in lifts)
    return has_door(made, other, room)


def has_door(made: Rows, board: int, room: int) -> bool:
    """Whether there is such a room on a board, and one can leave it."""
    doors = zip(made.connections, made.boards[board].doors, strict=True)
    there = room < PLACES and (room >= ROOMS or made.boards[board].colours[room] >= 0)
    return there and room < ROOMS and any(room in pair and door >= 0 for pair, door in doors)
