"""Step 3 of a combat round: Priority 1."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import spoken
from bothy.games.castle_von_loghan.choices import DONE, KEY, PLAY, Play
from bothy.games.castle_von_loghan.combat.cards import kinds_in, play_card
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.pauses import AT_STEP_3, pause, pause_words
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Race
from bothy.kernel.table import Seat


class PriorityOne(Passage):
    """V42: all who take part may play Priority 1 cards, in no order, until nobody wants to."""

    def play(self, castle: Castle) -> Steps:
        return (AidEachOther(0),) if fighters(castle) else ()


def fighters(castle: Castle) -> list[Seat]:
    """The seats with a character that takes part in this combat round."""
    mask = 0
    for character, keeper in enumerate(castle.castle_box.keepers):
        if not castle.resting >> character & 1:
            mask |= 1 << keeper
    return [seat for seat in range(castle.box.seats) if mask >> seat & 1]


class AidEachOther(Race[Castle]):
    """V42: Step 3: Priority 1 cards, treasures and skills; whoever speaks first is heard first."""

    calls: int

    def seats(self, castle: Castle) -> list[Seat]:
        return fighters(castle)

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [DONE]
        for character, keeper in enumerate(castle.castle_box.keepers):
            if keeper == seat and not castle.resting >> character & 1:
                held = kinds_in(castle.hands[character])
                for kind in castle.castle_box.first:
                    if held >> kind & 1:
                        some.append(PLAY[character][kind])
                pause_words(castle, character, AT_STEP_3, some)
        return some

    def silence(self) -> int:
        return 2

    def patience(self) -> str:
        return "turn"  # all help each other, and nobody gains by being first

    def same_window(self, before: Race[Castle]) -> bool:
        return isinstance(before, AidEachOther)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return spoken(castle, seat, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not-first", {"choice": choice.notation})

    def heard(self, castle: Castle, seat: Seat, choice: Choice) -> Steps:
        if isinstance(choice, Play):
            return *play_card(castle, choice.character, choice.card), AidAgain(self.calls + 1)
        return *pause(castle, choice, AT_STEP_3), AidAgain(self.calls + 1)


class AidAgain(Passage):
    """V42: the step goes on until nobody wants to play any more."""

    calls: int

    def play(self, castle: Castle) -> Steps:
        return (AidEachOther(self.calls),) if fighters(castle) else ()


def reach(castle: Castle, character: int) -> list[int]:
    """V43: the characters to the left and right."""
    count = castle.castle_box.characters
    left, right = (character + 1) % count, (character - 1) % count
    return [left] if left == right else sorted([left, right])
