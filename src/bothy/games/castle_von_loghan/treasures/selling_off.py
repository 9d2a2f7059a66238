"""Treasures turned into Energy, one after the other: what selling and disenchanting have in common."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import DONE, Thing, slot
from bothy.games.castle_von_loghan.passages import Asked, Showing, Turn
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.places import empty_handed, lift, things
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class PartingTurn(Turn):
    """V66, V69: who carries something is asked, whatever it is, since others may not know."""

    def play(self, castle: Castle) -> Steps:
        return () if empty_handed(castle, self.character) else self.asked(castle.keeper(self.character))

    def asked(self, seat: Seat) -> Steps:
        raise NotImplementedError


def for_sale(castle: Castle, character: int) -> list[int]:
    """The places of a character's treasures that have a cost."""
    some = things(castle, character)
    return [place for place in some if castle.treasure(slot(character, place)).cost >= 0]


class PartWith(Asked):
    """V66, V69: a treasure with a cost, or no more."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [DONE, *[self.word(place) for place in for_sale(castle, self.character)]]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return self.parting(choice.place) if isinstance(choice, Thing) else ()

    def word(self, place: int) -> Choice:
        """To part with what lies in this place."""
        raise NotImplementedError

    def parting(self, place: int) -> Steps:
        """It goes, and perhaps another."""
        raise NotImplementedError


class Parting(Showing):
    """V66, V69: a treasure leaves its place, and all see it."""

    character: int
    place: int

    def play(self, castle: Castle) -> Steps:
        number = slot(self.character, self.place)
        kind = castle.faces[number]
        lift(castle, number)
        return self.parted(castle, kind)

    def parted(self, castle: Castle, kind: int) -> Steps:
        """Where it goes, and what one gets for it."""
        raise NotImplementedError
