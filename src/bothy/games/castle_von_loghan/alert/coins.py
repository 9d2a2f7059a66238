"""Coins, and those who let them be flipped again."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import ON_COIN
from bothy.games.castle_von_loghan.content.rows import AT_COIN
from bothy.games.castle_von_loghan.passages import Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS, TAILS
from bothy.games.castle_von_loghan.treasures.using import react
from bothy.kernel.luck import Luck
from bothy.kernel.step import Chance


class Flip(Chance[Castle]):
    """V30: a coin; Heads or Tails."""

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(HEADS, 1), (TAILS, 1)]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return luck.below(2)


def tell_coin(castle: Castle, outcome: int) -> None:
    if castle.sink is not None:
        castle.tell("coin-falls", {"side": "heads" if outcome == HEADS else "tails"})


class Fallen(Showing):
    """V30: a coin has fallen Tails; who has ordered it lets it be flipped again."""

    def again(self, castle: Castle) -> Steps:
        """The steps of a treasure that lets a coin be flipped again."""
        for character in castle.order():
            if castle.orders[character] >> ON_COIN & 1:
                steps = react(castle, character, AT_COIN)
                if steps:
                    return steps
        return ()
