"""Doors that open."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.choices import Door, door
from bothy.games.castle_von_loghan.content.fields import Said, Says, numbered, one_of
from bothy.games.castle_von_loghan.content.rows import ROOM_KEYS, STORY_DOOR
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.move.doors import connection_of, doors_here, open_door
from bothy.games.castle_von_loghan.move.ways import is_locked
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class OpenDoor(Effect):
    """V22: a locked door is opened: one next to the group, or any."""

    do: ClassVar[str] = "open"
    says: ClassVar[Says] = {"where": one_of(["near", "any"])}
    dear: ClassVar[float] = 0.2

    def read(self, said: Said) -> None:
        super().read(said)
        self.near: bool = said["where"] == "near"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        near = 1 if self.near else 0
        return (OpenWhich(castle.keeper(character), character, near),) if lockable(castle, near) else ()

    def useful(self, castle: Castle) -> bool:
        return doors_here(castle) != []


def lockable(castle: Castle, near: int) -> list[int]:
    """The locked doors next to the group, or all."""
    if near:
        return sorted(doors_here(castle))
    return [number for number in range(len(castle.castle_box.rows.connections)) if is_locked(castle, number)]


class OpenWhich(Asked):
    """V22: which locked door is opened."""

    near: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        connections = castle.castle_box.rows.connections
        return [door(connections[number][0], connections[number][1]) for number in lockable(castle, self.near)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Door)
        open_door(castle, connection_of(castle, choice), self.character)
        return ()


class OpenStory(Effect):
    """V23: the story doors of a room open."""

    do: ClassVar[str] = "open-story"
    says: ClassVar[Says] = {"room": numbered(ROOM_KEYS)}

    def read(self, said: Said) -> None:
        super().read(said)
        self.room: int = said["room"]

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        rows = castle.castle_box.rows
        for number, (one, other) in enumerate(rows.connections):
            if self.room in (one, other) and rows.boards[castle.board].doors[number] == STORY_DOOR:
                open_door(castle, number)
        return ()
