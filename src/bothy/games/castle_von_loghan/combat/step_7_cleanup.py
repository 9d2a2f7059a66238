"""Step 7 of a combat round: cleanup."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.cards import shuffle_discards
from bothy.games.castle_von_loghan.combat.enemies import standing
from bothy.games.castle_von_loghan.content.rows import AT_CLEANUP
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED, USED
from bothy.games.castle_von_loghan.treasures.using import automatic


class Cleanup(Passage):
    """V53: played cards are discarded; after the last combat round all discards are shuffled into their decks."""

    def play(self, castle: Castle) -> Steps:
        steps: Steps = ()
        for character in castle.order():
            steps += automatic(castle, character, AT_CLEANUP)
        return (*steps, PutCardsAway()) if steps else PutCardsAway().play(castle)


class PutCardsAway(Passage):
    """V53: cards in play go on the discard piles, and what was Dropped can be used after a whole combat round."""

    def play(self, castle: Castle) -> Steps:
        for number, count in enumerate(castle.played):
            if count:
                castle.discards[number] += count
                castle.played[number] = 0
        for place, mark in enumerate(castle.marks):
            if mark & DROPPED:
                castle.marks[place] = mark - 1
        if not standing(castle):
            for character in range(castle.castle_box.characters):
                shuffle_discards(castle, character)
            castle.marks = [mark & USED for mark in castle.marks]
        return ()
