"""The Event Phase: which event it is."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import event_values
from bothy.games.castle_von_loghan.event.decisions import DecideAll, event_row
from bothy.games.castle_von_loghan.event.story import ReadStory, cover_holds
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import EVENT
from bothy.kernel.luck import Luck
from bothy.kernel.step import Chance


class EventPhase(Passage):
    """V26: the next card of the story if its cover says so, else a random event of the room's colour.

    In a Clean room only the story can happen; without it the turn is a small one.
    """

    def play(self, castle: Castle) -> Steps:
        castle.phase = EVENT
        if cover_holds(castle):
            castle.small = 0
            return (ReadStory(),)
        if castle.group in castle.clean:
            castle.small = 1
            return ()
        castle.small = 0
        colour = castle.colour(castle.group)
        first, last = castle.castle_box.event_first[colour], castle.castle_box.event_first[colour + 1]
        if not any(castle.event_deck[first:last]):
            for event in range(first, last):
                castle.event_deck[event] += castle.event_used[event]
                castle.event_used[event] = 0
        return (TurnEvent(colour),)


class TurnEvent(Chance[Castle]):
    """V26: a random event of a colour."""

    colour: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        first_of = castle.castle_box.event_first
        events = range(first_of[self.colour], first_of[self.colour + 1])
        return [(event, castle.event_deck[event]) for event in events if castle.event_deck[event] > 0]

    def toss(self, castle: Castle, luck: Luck) -> int:
        first_of = castle.castle_box.event_first
        first = first_of[self.colour]
        return first + luck.among(castle.event_deck[first : first_of[self.colour + 1]])

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.event_deck[outcome] -= 1
        castle.event_used[outcome] += 1
        castle.event = outcome
        if castle.sink is not None:
            castle.tell("event", event_values(castle, outcome, text=event_row(castle).text))
        return (DecideAll(), RandomEventOver())


class RandomEventOver(Passage):
    """V76: random events are counted."""

    def play(self, castle: Castle) -> Steps:
        castle.events_read += 1
        return ()
