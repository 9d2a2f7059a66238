"""Another board, another timeline, and a way to a Clean room."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.choices import GO, Go
from bothy.games.castle_von_loghan.content.fields import Said, Says, numbered
from bothy.games.castle_von_loghan.content.rows import BOARDS, ROOM_KEYS
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.exploration.timelines import WhichTimeline
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class ChangeBoard(Effect):
    """V31: at the end of this Refresh Phase the board changes."""

    do: ClassVar[str] = "change-board"
    says: ClassVar[Says] = {"board": numbered(BOARDS)}

    def read(self, said: Said) -> None:
        super().read(said)
        self.board: int = said["board"]

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.change_to = self.board
        return ()


class TravelFree(Effect):
    """V75: a change of timelines that costs nothing."""

    do: ClassVar[str] = "travel"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (WhichTimeline(castle.keeper(character), character),)


class GoToClean(Effect):
    """V18: the group goes to a Clean room of the character's choice."""

    do: ClassVar[str] = "go-to-clean"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (GoWhere(castle.keeper(character), character),) if elsewhere(castle) else ()

    def useful(self, castle: Castle) -> bool:
        return elsewhere(castle) != []


def elsewhere(castle: Castle) -> list[int]:
    """The Clean rooms to which the group could go."""
    return [room for room in sorted(castle.clean) if room != castle.group]


class GoWhere(Asked):
    """V18: which Clean room."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [GO[room] for room in elsewhere(castle)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Go)
        castle.group = choice.room
        if castle.sink is not None:
            values = person(castle, self.character, room=ROOM_KEYS[choice.room], how="leads")
            castle.tell("moves", values, "group", "", f"place:{ROOM_KEYS[choice.room]}")
        return ()
