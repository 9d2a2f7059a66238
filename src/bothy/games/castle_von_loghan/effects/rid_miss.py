"""Cards one is rid of."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.choices import DONE, LOSE, Lose
from bothy.games.castle_von_loghan.combat.cards import LoseCard
from bothy.games.castle_von_loghan.content.fields import COUNT, Says
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class RidMiss(Effect):
    """V53: cards that stay in the hand otherwise may be discarded."""

    do: ClassVar[str] = "rid-miss"
    says: ClassVar[Says] = {"n": COUNT}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return tuple([RidOne(castle.keeper(character), character)] * self.n)

    def worth_owning(self) -> float:
        return 0.4


class RidOne(Asked):
    """V53: to discard a card that cannot be played."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        rows = castle.castle_box.rows.combat
        hand = castle.hands[self.character]
        return [DONE, *[LOSE[kind] for kind in range(len(rows)) if kind in hand and rows[kind].sticky]]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return (LoseCard(self.character, choice.card),) if isinstance(choice, Lose) else ()
