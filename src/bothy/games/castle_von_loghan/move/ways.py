"""The castle: its doors, where the group can go, and what lies next to it."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import KEPT
from bothy.games.castle_von_loghan.content.rows import LOCKED, OPEN, PLACES, ROOMS, STORY_DOOR
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.places import can_equip


def has_keys(castle: Castle) -> bool:
    """Whether somebody has a treasure, shown to all, that opens locked doors for the group."""
    box = castle.castle_box
    for kind in box.keys:
        if castle.treasure_decks[box.rows.treasures[kind].colour][kind] < box.treasure_copies:
            for place, face in enumerate(castle.faces):
                if face == kind and castle.knows[place] == -1 and can_equip(castle, place // KEPT, place % KEPT):
                    return True
    return False


def passable(castle: Castle, connection: int, keys: bool) -> bool:
    """Whether the group can go through a door."""
    kind = castle.castle_box.rows.boards[castle.board].doors[connection]
    return kind == OPEN or castle.opened >> connection & 1 == 1 or (keys and is_locked(castle, connection))


def is_locked(castle: Castle, connection: int) -> bool:
    """Whether a door is locked, and not by the story; in Exploration doors of the story are like others."""
    kind = castle.castle_box.rows.boards[castle.board].doors[connection]
    locked = kind == LOCKED or (kind == STORY_DOOR and not castle.castle_box.story_mode)
    return locked and not castle.opened >> connection & 1


def clean_rooms(castle: Castle) -> int:
    """The rooms with a Clean Token, as a mask."""
    clean = 0
    for room in castle.clean:
        clean |= 1 << room
    return clean


def ways_on(castle: Castle) -> tuple[int, int]:
    """Where a move can end, as a mask of rooms; and the locked doors the group can walk up to, as a mask.

    The group walks through corridors and Clean rooms; it can stop in a Clean room, and must where it enters a room
    with an open question mark.
    """
    keys = has_keys(castle)
    box = castle.castle_box
    ways = box.ways[castle.board]
    doors = box.rows.boards[castle.board].doors
    clean = clean_rooms(castle)
    opened = castle.opened
    seen = 1 << castle.group
    rooms = seen & clean
    locked = 0
    queue = [castle.group]
    for place in queue:
        for other, connection in ways[place]:
            if doors[connection] == OPEN or opened >> connection & 1:
                shut = False
            elif is_locked(castle, connection):
                locked |= 1 << connection
                shut = not keys
            else:
                shut = True
            if shut or seen >> other & 1:
                continue
            seen |= 1 << other
            if other >= ROOMS:
                queue.append(other)
            else:
                rooms |= 1 << other
                if clean >> other & 1:
                    queue.append(other)
    return rooms, locked


def trails(castle: Castle) -> dict[int, list[int]]:
    """V19: the way to each room in which a move can end, place by place, from where the group is."""
    keys = has_keys(castle)
    ways = castle.castle_box.ways[castle.board]
    found = {castle.group: [castle.group]}
    queue = [castle.group]
    for place in queue:
        for other, connection in ways[place]:
            if other not in found and passable(castle, connection, keys):
                found[other] = [*found[place], other]
                if other >= ROOMS or other in castle.clean:
                    queue.append(other)
    return {place: trail for place, trail in found.items() if place < ROOMS and place != castle.group}


def near(castle: Castle) -> int:
    """The rooms next to that of the group, as a mask."""
    return next_to(castle, castle.group)


def next_to(castle: Castle, room: int) -> int:
    """The rooms that share an open door or a corridor with this one, as a mask."""
    keys = has_keys(castle)
    ways = castle.castle_box.ways[castle.board]
    found = 0
    for place, connection in ways[room]:
        if passable(castle, connection, keys):
            if place < ROOMS:
                found |= 1 << place
            else:
                for other, further in ways[place]:
                    if other < ROOMS and other != room and passable(castle, further, keys):
                        found |= 1 << other
    return found


def distances(castle: Castle) -> list[int]:
    """How many doors each place is away from the group."""
    ways = castle.castle_box.ways[castle.board]
    away = [PLACES] * PLACES
    away[castle.group] = 0
    queue = [castle.group]
    for place in queue:
        for other, _ in ways[place]:
            if away[other] == PLACES:
                away[other] = away[place] + 1
                queue.append(other)
    return away
