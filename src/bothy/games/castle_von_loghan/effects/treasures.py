"""A treasure from a deck, and one that is given up."""

from __future__ import annotations

from typing import ClassVar, Final

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.choices import OFFER, Offer, slot
from bothy.games.castle_von_loghan.content.fields import EFFECTS, Says, numbered
from bothy.games.castle_von_loghan.content.rows import COLOURS
from bothy.games.castle_von_loghan.effects.effect import Effect, perform
from bothy.games.castle_von_loghan.passages import Asked, Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.decks import discard_treasure
from bothy.games.castle_von_loghan.treasures.getting import TakeTreasure
from bothy.games.castle_von_loghan.treasures.places import things
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat

UNSEEN: Final = [1.2, 1.8, 2.5, 3.0]
"""What a treasure of each colour is worth before one has seen it."""


class DrawTreasure(Effect):
    """V30: the character draws a treasure."""

    do: ClassVar[str] = "treasure"
    says: ClassVar[Says] = {"colour": numbered(COLOURS)}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (TakeTreasure(character, self.colour),)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return UNSEEN[self.colour] * (1.0 if mood.story else 0.9)


class GiveUp(Effect):
    """V30: the character discards a treasure for what follows; without one nothing does."""

    do: ClassVar[str] = "give-up"
    says: ClassVar[Says] = {"then": EFFECTS}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        if not things(castle, character):
            return ()
        return (GiveUpWhich(castle.keeper(character), character, self.effect),)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.6 if things(castle, character) else 0.0


class GiveUpWhich(Asked):
    """V30: which treasure is discarded."""

    effect: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [OFFER[place] for place in things(castle, self.character)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Offer)
        return (GivenUp(self.character, choice.place, self.effect),)


class GivenUp(Showing):
    """V30: the treasure lies face up on the discard pile."""

    character: int
    place: int
    effect: int

    def play(self, castle: Castle) -> Steps:
        place = slot(self.character, self.place)
        if castle.sink is not None:
            castle.tell("gives-up", treasure(castle, castle.faces[place], person(castle, self.character)))
        discard_treasure(castle, place)
        return perform(castle.castle_box.rows.effects[self.effect].then, self.character)
