"""Doors that open."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import Door, door
from bothy.games.castle_von_loghan.content.rows import STORY
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.move.doors import connection_of, doors_here, open_door
from bothy.games.castle_von_loghan.move.ways import is_locked
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class OpenDoor(Doing):
    """V22: a locked door is opened: one next to the group, or any."""

    def play(self, castle: Castle) -> Steps:
        near = 1 if self.row(castle).word == "near" else 0
        return (OpenWhich(castle.keeper(self.character), self.character, near),) if lockable(castle, near) else ()


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
        open_door(castle, connection_of(castle, choice))
        return ()


class OpenStory(Doing):
    """V23: the story doors of a room open."""

    def play(self, castle: Castle) -> Steps:
        room = self.row(castle).place
        rows = castle.castle_box.rows
        for number, (one, other) in enumerate(rows.connections):
            if room in (one, other) and rows.boards[castle.board].doors[number] == STORY:
                open_door(castle, number)
        return ()
