"""Doors that are opened."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.choices import Door, Values
from bothy.games.castle_von_loghan.content.rows import PLACE_KEYS
from bothy.games.castle_von_loghan.move.ways import is_locked
from bothy.games.castle_von_loghan.shared_costs import FOR_DOOR, PURCHASES, Purchase
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import TAILS
from bothy.kernel.table import NOTHING


def connection_of(castle: Castle, choice: Door) -> int:
    return castle.castle_box.rows.connections.index((choice.one, choice.other))


def open_door(castle: Castle, connection: int, character: int = NOTHING, forced: bool = False) -> None:
    """A door is opened: by a character, by force, or by the story."""
    castle.opened |= 1 << connection
    if castle.sink is not None:
        one, other = castle.castle_box.rows.connections[connection]
        values: Values = {} if character == NOTHING else person(castle, character)
        values["how"] = "forced" if forced else "story" if character == NOTHING else "opened"
        castle.tell("door-opens", {**values, "place": PLACE_KEYS[one], "other": PLACE_KEYS[other]})


class ForceDoor(Purchase):
    """V22: a locked door is forced, and enemies are alerted for certain."""

    def play(self, castle: Castle) -> Steps:
        open_door(castle, self.thing, forced=True)
        castle.alert = TAILS
        return ()


PURCHASES[FOR_DOOR] = ForceDoor


def doors_here(castle: Castle) -> list[int]:
    """The connections with a locked door next to the group."""
    ways = castle.castle_box.ways[castle.board][castle.group]
    return [connection for _, connection in ways if is_locked(castle, connection)]
