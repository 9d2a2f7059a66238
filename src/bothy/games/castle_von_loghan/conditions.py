"""Effects that depend on something: on a coin, on what was chosen, on how an enemy fares; and the win."""

from __future__ import annotations

from bothy.games.castle_von_loghan.doing import (
    Doing,
    perform,
)
from bothy.games.castle_von_loghan.foes import Fallen, Flip, tell_coin
from bothy.games.castle_von_loghan.rows import LETTERS
from bothy.games.castle_von_loghan.standing import hurt
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS, WON
from bothy.kernel.table import NOTHING


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


class Chosen(Doing):
    """V29: something that depends on how many chose a letter."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        letter = LETTERS.index(row.word)
        count = castle.letters.count(letter)
        holds = count == 0
        if row.n == 50:
            holds = 2 * count >= castle.castle_box.characters
        elif row.n == 100:
            holds = most_chosen(castle) == letter
        return perform(castle, row.then if holds else row.otherwise, self.character)


def most_chosen(castle: Castle) -> int:
    """The letter most have chosen; of those that tie, the Leader's, or else none."""
    counts = [castle.letters.count(letter) for letter in range(len(LETTERS))]
    best = [letter for letter, count in enumerate(counts) if count == max(counts)]
    if len(best) == 1:
        return best[0]
    mine = castle.letters[castle.leader]
    return mine if mine in best else NOTHING


class BelowHalf(Doing):
    """V51: something that an enemy does with less than half of its Health left."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        left = castle.foe_health[self.foe] - hurt(castle, self.foe)
        low = 2 * left < castle.foe_health[self.foe]
        return perform(castle, row.then if low else row.otherwise, self.character, self.foe)


class Win(Doing):
    """V12: the story is told to its end, and the game is won."""

    def play(self, castle: Castle) -> Steps:
        castle.ending = WON
        letter = most_chosen(castle)
        castle.closing = letter if letter != NOTHING else max(castle.letters[castle.leader], 0)
        if castle.sink is not None:
            castle.tell("won", {"letter": LETTERS[castle.closing]})
        return ()
