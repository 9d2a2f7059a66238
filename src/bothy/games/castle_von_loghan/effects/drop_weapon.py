"""A weapon that is Dropped."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.choices import LEFT, OFFER, RIGHT, Offer, slot
from bothy.games.castle_von_loghan.content.fields import Says, number, one_of
from bothy.games.castle_von_loghan.effects.effect import Effect, most_of
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class DropWeapon(Effect):
    """V52: who has dealt most Damage in this combat round Drops a weapon."""

    do: ClassVar[str] = "drop"
    says: ClassVar[Says] = {"n": number(1, 9, 1), "who": one_of(["most-damage"], "most-damage")}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        for dealer in self.meets(castle):
            hands = droppable(castle, dealer)
            if len(hands) > 1:
                return (DropWhich(castle.keeper(dealer), dealer),)
            if hands:
                drop(castle, dealer, hands[0])
        return ()

    def meets(self, castle: Castle) -> list[int]:
        return most_of(castle.order(), castle.dealt) if any(castle.dealt) else []


def droppable(castle: Castle, character: int) -> list[int]:
    """The hands with a weapon that is not Dropped yet."""
    start = slot(character, 0)
    return [
        hand
        for hand in (LEFT, RIGHT)
        if castle.faces[start + hand] >= 0
        and castle.treasure(slot(character, hand)).weapon
        and not castle.marks[start + hand] & DROPPED
    ]


def drop(castle: Castle, character: int, hand: int) -> None:
    castle.marks[slot(character, hand)] |= 2
    if castle.sink is not None:
        castle.tell("drops", treasure(castle, castle.faces[slot(character, hand)], person(castle, character)))


class DropWhich(Asked):
    """V52: which of two weapons is Dropped."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [OFFER[hand] for hand in droppable(castle, self.character)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Offer)
        drop(castle, self.character, choice.place)
        return ()
