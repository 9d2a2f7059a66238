"""Step 5 of a combat round: Priority 3."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import card, person
from bothy.games.castle_von_loghan.combat.cards import leave_hand
from bothy.games.castle_von_loghan.combat.equipped import trait_held
from bothy.games.castle_von_loghan.content.rows import AT_NEGATE
from bothy.games.castle_von_loghan.effects.effect import perform_now
from bothy.games.castle_von_loghan.passages import Passage, Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.using import automatic


class PriorityThree(Showing):
    """V49: all Priority 3 cards in the hands of those who take part are shown and take effect."""

    def play(self, castle: Castle) -> Steps:
        steps: Steps = ()
        third = castle.castle_box.third
        kinds = castle.castle_box.kinds
        for character in castle.order():
            if castle.resting >> character & 1:
                continue
            hand = castle.hands[character]
            for kind in third:
                for _ in range(hand.count(kind)):
                    leave_hand(castle, character, kind)
                    castle.played[character * kinds + kind] += 1
                    steps += (TakeEffect(character, kind),)
        return steps


class TakeEffect(Passage):
    """V49, V50: a Priority 3 card takes effect, unless a shield or a skill keeps it off."""

    character: int
    card: int

    def play(self, castle: Castle) -> Steps:
        character = self.character
        shield = trait_held(castle, character, "shield") > 0
        guarded = castle.guarded >> character & 1
        if castle.sink is not None:
            values = card(
                castle,
                self.card,
                person(castle, character),
                how="shield" if shield else "guarded" if guarded else "hurts",
            )
            castle.tell("counters", values)
        if shield:
            return automatic(castle, character, AT_NEGATE)
        if guarded:
            return ()
        return perform_now(castle, castle.castle_box.rows.combat[self.card].effects, character)
