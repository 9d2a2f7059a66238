"""The Event Phase: which event it is."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import read_out
from bothy.games.castle_von_loghan.event.covers import card_here
from bothy.games.castle_von_loghan.event.decisions import DecideAll
from bothy.games.castle_von_loghan.event.story import ReadStory
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import EVENT
from bothy.kernel.luck import Luck
from bothy.kernel.step import Chance
from bothy.kernel.table import NOTHING


class EventPhase(Passage):
    """V26: a card of the story if its cover says so, else a random event of the room's colour.

    In a Clean room only the story can happen; without it the turn is a small one.
    """

    def play(self, castle: Castle) -> Steps:
        castle.phase = EVENT
        card = card_here(castle)
        if card != NOTHING:
            castle.small = 0
            return (ReadStory(card),)
        if castle.group in castle.clean:
            castle.small = 1
            return ()
        castle.small = 0
        colour = castle.colour(castle.group)
        if not any(deck_of(castle, colour)):
            first, last = castle.castle_box.event_first[colour], castle.castle_box.event_first[colour + 1]
            for event in range(first, last):
                castle.event_deck[event] += castle.event_used[event]
                castle.event_used[event] = 0
        return (TurnEvent(colour),)


def deck_of(castle: Castle, colour: int) -> list[int]:
    """V26: the deck of a colour as it is on this board, in this mode: how many of each event are still to come."""
    box = castle.castle_box
    first, last = box.event_first[colour], box.event_first[colour + 1]
    dealt = box.events_dealt[castle.board]
    return [count if dealt[first + place] else 0 for place, count in enumerate(castle.event_deck[first:last])]


class TurnEvent(Chance[Castle]):
    """V26: a random event of a colour."""

    colour: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        first = castle.castle_box.event_first[self.colour]
        return [(first + place, count) for place, count in enumerate(deck_of(castle, self.colour)) if count > 0]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return castle.castle_box.event_first[self.colour] + luck.among(deck_of(castle, self.colour))

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.event_deck[outcome] -= 1
        castle.event_used[outcome] += 1
        castle.event = outcome
        if castle.sink is not None:
            castle.tell("event", read_out(castle, outcome))
        return (DecideAll(), RandomEventOver())


class RandomEventOver(Passage):
    """V76: random events are counted."""

    def play(self, castle: Castle) -> Steps:
        castle.events_read += 1
        return ()
