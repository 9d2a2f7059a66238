"""Doors that are opened."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import Door
from bothy.games.castle_von_loghan.content.rows import PLACE_KEYS
from bothy.games.castle_von_loghan.move.ways import is_locked
from bothy.games.castle_von_loghan.shared_costs import FOR_DOOR, PURCHASES, Purchase
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import TAILS


def connection_of(castle: Castle, choice: Door) -> int:
    return castle.castle_box.rows.connections.index((choice.one, choice.other))


def open_door(castle: Castle, connection: int) -> None:
    castle.opened |= 1 << connection
    if castle.sink is not None:
        one, other = castle.castle_box.rows.connections[connection]
        castle.tell("door-opens", {"place": PLACE_KEYS[one], "other": PLACE_KEYS[other]})


class ForceDoor(Purchase):
    """V22: a locked door is forced, and enemies are alerted for certain."""

    def play(self, castle: Castle) -> Steps:
        open_door(castle, self.thing)
        castle.alert = TAILS
        return ()


PURCHASES[FOR_DOOR] = ForceDoor


def doors_here(castle: Castle) -> list[int]:
    """The connections with a locked door next to the group."""
    ways = castle.castle_box.ways[castle.board][castle.group]
    return [connection for _, connection in ways if is_locked(castle, connection)]
