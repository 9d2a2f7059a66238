"""A way to a Clean room."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import GO, Go
from bothy.games.castle_von_loghan.content.rows import ROOM_KEYS
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class GoToClean(Doing):
    """V18: the group goes to a Clean room of the character's choice."""

    def play(self, castle: Castle) -> Steps:
        if not [room for room in castle.clean if room != castle.group]:
            return ()
        return (GoWhere(castle.keeper(self.character), self.character),)


class GoWhere(Asked):
    """V18: which Clean room."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [GO[room] for room in sorted(castle.clean) if room != castle.group]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Go)
        castle.group = choice.room
        if castle.sink is not None:
            castle.tell("moves", {"room": ROOM_KEYS[choice.room]}, "group", "", f"place:{ROOM_KEYS[choice.room]}")
        return ()
