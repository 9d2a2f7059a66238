"""Cards one is rid of."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import DONE, LOSE, Lose
from bothy.games.castle_von_loghan.combat.cards import LoseCard
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class RidMiss(Doing):
    """V53: cards that stay in the hand otherwise may be discarded."""

    def play(self, castle: Castle) -> Steps:
        return tuple([RidOne(castle.keeper(self.character), self.character)] * self.row(castle).n)


class RidOne(Asked):
    """V53: to discard a card that cannot be played."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        rows = castle.castle_box.rows.combat
        hand = castle.hands[self.character]
        return [DONE, *[LOSE[kind] for kind in range(len(rows)) if kind in hand and rows[kind].sticky]]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return (LoseCard(self.character, choice.card),) if isinstance(choice, Lose) else ()
