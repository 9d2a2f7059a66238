"""What depends on the letters that were chosen, and the win."""

from __future__ import annotations

from typing import ClassVar, Final

from bothy.games.castle_von_loghan.board.closing import closing_told, memories_told
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.bot.valuing import outcome_worth
from bothy.games.castle_von_loghan.content.fields import EFFECTS, Said, Says, numbered, one_of
from bothy.games.castle_von_loghan.content.rows import LETTERS
from bothy.games.castle_von_loghan.effects.effect import Effect, perform
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import STORY, WON
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

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return ODDS[self.by] * outcome_worth(castle, self.then, character, first, mood)


ODDS: Final = {"nobody": 0.42, "half": 0.44, "most": 0.56}
"""How likely it is, among three who choose at random, that a letter one has chosen oneself is chosen so."""


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
        castle.closing = closing_of(castle)
        if castle.sink is not None:
            castle.tell("won", closing_told(castle))
            for memory in memories_told(castle):
                castle.tell("remembered", memory)
        return ()


def closing_of(castle: Castle) -> int:
    """V12: the first closing that follows from the last card, its most chosen letter and all that was before."""
    letter = most_chosen(castle)
    if letter == NOTHING:
        letter = max(castle.letters[castle.leader], 0)
    for number, closing in enumerate(castle.castle_box.rows.closings):
        if closing.follows(castle.event - STORY, letter, castle.flags, castle.health):
            return number
    return NOTHING
