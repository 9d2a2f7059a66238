"""Search tokens: resolved, or looked at."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.choices import LOOK, Look
from bothy.games.castle_von_loghan.content.fields import COUNT, Said, Says, one_of
from bothy.games.castle_von_loghan.content.rows import ROOM_KEYS
from bothy.games.castle_von_loghan.effects.effect import YOU_OR_EACH, Effect
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.refresh.searching import Peek, SearchRoom, rooms_to_see
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class TopToken(Effect):
    """V30: the top search token of the room is resolved for the character."""

    do: ClassVar[str] = "token"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (SearchRoom(character),)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.9 if castle.group < len(castle.tokens) and castle.tokens[castle.group] else 0.0


class See(Effect):
    """V30: characters look at the top search tokens of some rooms."""

    do: ClassVar[str] = "see"
    says: ClassVar[Says] = {"n": COUNT, "who": YOU_OR_EACH, "where": one_of(["area", "anywhere"], "area")}

    def read(self, said: Said) -> None:
        super().read(said)
        self.anywhere = 1 if said["where"] == "anywhere" else 0

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        some = castle.order() if self.who == "each" else [character]
        return tuple([SeeOn(character, self.n, self.anywhere, 0) for character in some])

    def useful(self, castle: Castle) -> bool:
        return rooms_to_see(castle, 0) != []


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
            castle.tell("looks", person(castle, self.character, room=ROOM_KEYS[choice.room]))
        seen = self.seen | 1 << choice.room
        return Peek(self.character, choice.room), SeeOn(self.character, self.left - 1, self.anywhere, seen)
