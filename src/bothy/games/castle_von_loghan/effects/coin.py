"""A coin decides, and is flipped again."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.alert.coins import Fallen, Flip, tell_coin
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.bot.valuing import outcome_worth
from bothy.games.castle_von_loghan.content.fields import EFFECTS, Said, Says
from bothy.games.castle_von_loghan.effects.effect import Effect, perform
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS


class Coin(Effect):
    """V30: a coin decides."""

    do: ClassVar[str] = "coin"
    says: ClassVar[Says] = {"heads": EFFECTS, "tails": EFFECTS}

    def read(self, said: Said) -> None:
        super().read(said)
        self.then, self.otherwise = said["heads"], said["tails"]

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (EventCoin(self.effect, character),)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.5 * outcome_worth(castle, self.then, character, first, mood) + 0.5 * outcome_worth(
            castle, self.otherwise, character, first, mood
        )


class EventCoin(Flip):
    """V30: the coin of an outcome."""

    effect: int
    character: int

    def happened(self, castle: Castle, outcome: int) -> Steps:
        tell_coin(castle, outcome)
        if outcome == HEADS:
            return perform(castle.castle_box.rows.effects[self.effect].then, self.character)
        return (EventTails(self.effect, self.character),)


class EventTails(Fallen):
    """V30: Tails, unless the coin is flipped again."""

    effect: int
    character: int

    def play(self, castle: Castle) -> Steps:
        if castle.again:
            castle.again = 0
            return (EventCoin(self.effect, self.character),)
        steps = self.again(castle)
        if steps:
            return *steps, EventTails(self.effect, self.character)
        return perform(castle.castle_box.rows.effects[self.effect].otherwise, self.character)


class FlipAgain(Effect):
    """V30: the coin that has just fallen is flipped again."""

    do: ClassVar[str] = "flip-again"
    dear: ClassVar[float] = 1.0

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.again = 1
        return ()
