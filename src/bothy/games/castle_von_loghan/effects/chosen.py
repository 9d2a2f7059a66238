"""What depends on the letters that were chosen, and the win."""

from __future__ import annotations

from bothy.games.castle_von_loghan.content.rows import LETTERS
from bothy.games.castle_von_loghan.effects.effect import Doing, perform
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import WON
from bothy.kernel.table import NOTHING


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


class Win(Doing):
    """V12: the story is told to its end, and the game is won."""

    def play(self, castle: Castle) -> Steps:
        castle.ending = WON
        letter = most_chosen(castle)
        castle.closing = letter if letter != NOTHING else max(castle.letters[castle.leader], 0)
        if castle.sink is not None:
            castle.tell("won", {"letter": LETTERS[castle.closing]})
        return ()
