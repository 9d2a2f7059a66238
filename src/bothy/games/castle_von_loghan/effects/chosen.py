"""What depends on the letters that were chosen, and the win."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.content.fields import EFFECTS, Said, Says, numbered, one_of
from bothy.games.castle_von_loghan.content.rows import LETTERS
from bothy.games.castle_von_loghan.effects.effect import Effect, perform
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import WON
from bothy.kernel.table import NOTHING


class Chosen(Effect):
    """V29: something that depends on how many chose a letter."""

    do: ClassVar[str] = "chosen"
    says: ClassVar[Says] = {"letter": numbered(LETTERS), "by": one_of(["nobody", "half", "most"]), "then": EFFECTS}

    def read(self, said: Said) -> None:
        super().read(said)
        self.letter: int = said["letter"]
        self.by: str = said["by"]

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        count = castle.letters.count(self.letter)
        holds = count == 0
        if self.by == "half":
            holds = 2 * count >= castle.castle_box.characters
        elif self.by == "most":
            holds = most_chosen(castle) == self.letter
        return perform(self.then, character) if holds else ()


def most_chosen(castle: Castle) -> int:
    """The letter most have chosen; of those that tie, the Leader's, or else none."""
    counts = [castle.letters.count(letter) for letter in range(len(LETTERS))]
    best = [letter for letter, count in enumerate(counts) if count == max(counts)]
    if len(best) == 1:
        return best[0]
    mine = castle.letters[castle.leader]
    return mine if mine in best else NOTHING


class Win(Effect):
    """V12: the story is told to its end, and the game is won."""

    do: ClassVar[str] = "win"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.ending = WON
        letter = most_chosen(castle)
        castle.closing = letter if letter != NOTHING else max(castle.letters[castle.leader], 0)
        if castle.sink is not None:
            castle.tell("won", {"letter": LETTERS[castle.closing]})
        return ()
