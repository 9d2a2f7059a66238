"""Combat cards drawn."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.combat.cards import DrawCard, count
from bothy.games.castle_von_loghan.combat.equipped import types_held
from bothy.games.castle_von_loghan.combat.step_3_aid import reach
from bothy.games.castle_von_loghan.content.fields import COUNT, Said, Says, numbered, one_of
from bothy.games.castle_von_loghan.content.rows import TYPES
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps


class DrawCards(Effect):
    """V45: cards for the character, or for those in Reach; some only with a weapon of a type."""

    do: ClassVar[str] = "draw"
    says: ClassVar[Says] = {"n": COUNT, "who": one_of(["you", "reach"], "you"), "armed": numbered(TYPES, None)}
    dear: ClassVar[float] = 0.6

    def read(self, said: Said) -> None:
        super().read(said)
        self.armed: int = said["armed"]
        """The type of weapon without which there is none; -1 if any will do."""

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        if self.armed >= 0 and not types_held(castle, character) >> self.armed & 1:
            return ()
        some = reach(castle, character) if self.who == "reach" else [character]
        return tuple([DrawOne(character) for character in some for _ in range(self.n)])

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return danger >= 2.0


class DrawOne(Passage):
    """V45: a card, if the deck has one."""

    character: int

    def play(self, castle: Castle) -> Steps:
        return (DrawCard(self.character),) if count(castle.decks[self.character]) else ()
