"""The story: when its next card is read, and what board it leads to."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import event_values
from bothy.games.castle_von_loghan.event.decisions import DecideAll, event_row
from bothy.games.castle_von_loghan.exploration.timelines import ChangeTimeline
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import STORY
from bothy.kernel.table import NOTHING


def cover_holds(castle: Castle) -> bool:
    """V26: whether the condition on the cover of the story has been met by entering this room."""
    cover = castle.next_cover()
    return (
        cover is not None
        and cover.at == "room"
        and (not cover.rooms or castle.group in cover.rooms)
        and (cover.colour < 0 or cover.colour == castle.colour(castle.group))
        and len(castle.clean) >= cover.clean
    )


def read_if(castle: Castle, at: str) -> Steps:
    """The next card of the story is read if its cover says that now is the time."""
    cover = castle.next_cover()
    return (ReadStory(),) if cover is not None and cover.at == at else ()


class ReadStory(Passage):
    """V08: the next card of the story is read."""

    def play(self, castle: Castle) -> Steps:
        castle.event = STORY + castle.story
        castle.story += 1
        if castle.sink is not None:
            castle.tell("event", event_values(castle, castle.event, text=event_row(castle).text))
        return (DecideAll(),)


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
