"""A coin decides."""

from __future__ import annotations

from bothy.games.castle_von_loghan.alert.coins import Fallen, Flip, tell_coin
from bothy.games.castle_von_loghan.effects.effect import Doing, perform
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS


class Coin(Doing):
    """V30: a coin decides."""

    def play(self, castle: Castle) -> Steps:
        return (EventCoin(self.effect, self.character),)


class EventCoin(Flip):
    """V30: the coin of an outcome."""

    effect: int
    character: int

    def happened(self, castle: Castle, outcome: int) -> Steps:
        tell_coin(castle, outcome)
        if outcome == HEADS:
            return perform(castle, castle.castle_box.rows.effects[self.effect].then, self.character)
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
        return perform(castle, castle.castle_box.rows.effects[self.effect].otherwise, self.character)
