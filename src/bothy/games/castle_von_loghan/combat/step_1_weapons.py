"""Step 1 of a combat round: weapons and items."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.box import CHANGES
from bothy.games.castle_von_loghan.choices import DONE, KEY, PutAway, Wield
from bothy.games.castle_von_loghan.passages import Asked, Turn, questions
from bothy.games.castle_von_loghan.pauses import (
    AT_STEP_1,
    is_pause,
    order_words,
    pause,
    pause_words,
    skill_words,
    why_no_pause,
)
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.hands import change_hands, hand_words, take_best
from bothy.games.castle_von_loghan.treasures.places import empty_handed
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class ChooseWeapons(Turn):
    """V36: a character chooses what to hold in this combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.changes = 0
        if castle.is_chaos(self.character):
            take_best(castle, self.character)
        return ask_to_arm(castle, self.character)


def ask_to_arm(castle: Castle, character: int) -> Steps:
    """Who carries something, or has a skill for this step, is asked; whatever it is, since others may not know."""
    if empty_handed(castle, character):
        some: list[Choice] = []
        skill_words(castle, character, AT_STEP_1, some)
        if not some:
            return ()
    return ARM[castle.keeper(character)][character]


class Arm(Asked):
    """V36: Step 1: what is taken into one's hands, put away or used."""

    def untold(self) -> str:
        return "what is taken up, put away or used is told; the rest stays in hand, for all to see"

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character = self.character
        some: list[Choice] = [DONE]
        if castle.changes < CHANGES and not empty_handed(castle, character):
            if not castle.is_chaos(character):
                hand_words(castle, character, some)
            order_words(castle, character, some)
        pause_words(castle, character, AT_STEP_1, some)
        return some

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if choice is DONE:
            return ()
        if is_pause(choice):
            return *pause(castle, choice, AT_STEP_1), ArmOn(self.character)
        return *change_hands(castle, self.character, choice), ArmOn(self.character)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, (Wield, PutAway)):
            return Message(f"{KEY}-why-not-wield", {"choice": choice.notation})
        return why_no_pause(castle, seat, choice, AT_STEP_1) or super().why_not(castle, seat, choice)


ARM: Final = questions(Arm)


class ArmOn(Turn):
    """V36: one goes on choosing until one is done."""

    def play(self, castle: Castle) -> Steps:
        return ask_to_arm(castle, self.character)
