"""An enemy that mends."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import enemy, person
from bothy.games.castle_von_loghan.choices import TO, To, Values
from bothy.games.castle_von_loghan.combat.enemies import left_of
from bothy.games.castle_von_loghan.content.fields import COUNT, Says
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class Mend(Effect):
    """V51: Damage tokens are removed from the enemy that attacks; the Leader chooses whose."""

    do: ClassVar[str] = "mend"
    says: ClassVar[Says] = {"n": COUNT}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return tuple([MendOne(foe)] * self.n)


class MendOne(Passage):
    """V51: one token is removed."""

    foe: int

    def play(self, castle: Castle) -> Steps:
        owners = wounded_by(castle, self.foe)
        if not owners:
            return ()
        if len(owners) == 1:
            mend(castle, self.foe, owners[0])
            return ()
        return (MendWhich(castle.keeper(castle.leader), castle.leader, self.foe),)


def wounded_by(castle: Castle, foe: int) -> list[int]:
    """The characters with tokens on an enemy; tokens of nobody come first."""
    characters = castle.castle_box.characters
    width = characters + 1
    if castle.wounds[foe * width + characters]:
        return [characters]
    return [character for character in range(characters) if castle.wounds[foe * width + character]]


def mend(castle: Castle, foe: int, owner: int) -> None:
    castle.wounds[foe * (castle.castle_box.characters + 1) + owner] -= 1
    if castle.sink is not None:
        owned = owner < castle.castle_box.characters
        values: Values = person(castle, owner, whose="character") if owned else {"whose": "nobody"}
        castle.tell("mends", enemy(castle, foe, values, left=left_of(castle, foe)))


class MendWhich(Asked):
    """V51: whose token is removed."""

    foe: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TO[character] for character in wounded_by(castle, self.foe)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, To)
        mend(castle, self.foe, choice.character)
        return ()
