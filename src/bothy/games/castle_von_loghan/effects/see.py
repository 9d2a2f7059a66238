"""Search tokens looked at."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.choices import LOOK, Look
from bothy.games.castle_von_loghan.content.rows import ROOM_KEYS
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.refresh.searching import Peek, rooms_to_see
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class See(Doing):
    """V30: characters look at the top search tokens of some rooms."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        some = castle.order() if row.who == "each" else [self.character]
        return tuple([SeeOn(character, row.n, 1 if row.word == "anywhere" else 0, 0) for character in some])


class SeeOn(Passage):
    """V30: another room, as long as there is one that has not been looked into."""

    character: int
    left: int
    anywhere: int
    seen: int
    """A mask of the rooms that have been looked into."""

    def play(self, castle: Castle) -> Steps:
        rooms = [room for room in rooms_to_see(castle, self.anywhere) if not self.seen >> room & 1]
        if self.left == 0 or not rooms:
            return ()
        return (SeeWhich(castle.keeper(self.character), self.character, self.left, self.anywhere, self.seen),)


class SeeWhich(Asked):
    """V30: which room is looked into."""

    left: int
    anywhere: int
    seen: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [LOOK[room] for room in rooms_to_see(castle, self.anywhere) if not self.seen >> room & 1]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Look)
        if castle.sink is not None:
            values = person(castle, self.character)
            values["room"] = ROOM_KEYS[choice.room]
            castle.tell("looks", values)
        seen = self.seen | 1 << choice.room
        return Peek(self.character, choice.room), SeeOn(self.character, self.left - 1, self.anywhere, seen)
