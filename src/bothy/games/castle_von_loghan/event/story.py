"""The story: when which of its cards is read, and what board it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.castle_von_loghan.board.labels import read_out
from bothy.games.castle_von_loghan.event.covers import card_at
from bothy.games.castle_von_loghan.event.decisions import DecideAll
from bothy.games.castle_von_loghan.exploration.timelines import ChangeTimeline
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import STORY
from bothy.kernel.table import NOTHING


def read_if(castle: Castle, at: str, bosses: Sequence[str] = ()) -> Steps:
    """A card of the story is read if its cover says that now is the time."""
    card = card_at(castle, at, bosses)
    return (ReadStory(card),) if card != NOTHING else ()


class ReadStory(Passage):
    """V08: a card of the story is read."""

    card: int

    def play(self, castle: Castle) -> Steps:
        castle.event = STORY + self.card
        castle.pages.append(self.card)
        if castle.sink is not None:
            castle.tell("event", read_out(castle, castle.event))
        return (DecideAll(), ReadOn()) if castle.castle_box.reads_on else (DecideAll(),)


class ReadOn(Passage):
    """V08: a card that follows another at once."""

    def play(self, castle: Castle) -> Steps:
        return read_if(castle, "next")


class NewBoard(Passage):
    """V31: at the end of a Refresh Phase the story changes to another board, and its next card is read at once."""

    def play(self, castle: Castle) -> Steps:
        if castle.change_to == NOTHING:
            return ()
        board = castle.change_to
        castle.change_to = NOTHING
        if not castle.castle_box.story_mode:
            return (ChangeTimeline(board),)
        lay_board(castle, board, 2, "story")
        return read_if(castle, "arrival")
