"""Combat cards drawn."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.cards import DrawCard, count
from bothy.games.castle_von_loghan.combat.equipped import types_held
from bothy.games.castle_von_loghan.combat.step_3_aid import reach
from bothy.games.castle_von_loghan.content.rows import TYPES
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps


class DrawCards(Doing):
    """V45: cards for the character, or for those in Reach; some only with a weapon of a type."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        if row.word and not types_held(castle, self.character) >> TYPES.index(row.word) & 1:
            return ()
        some = reach(castle, self.character) if row.who == "reach" else [self.character]
        return tuple([DrawOne(character) for character in some for _ in range(row.n)])


class DrawOne(Passage):
    """V45: a card, if the deck has one."""

    character: int

    def play(self, castle: Castle) -> Steps:
        return (DrawCard(self.character),) if count(castle.decks[self.character]) else ()
