"""The Event Phase: which event, secret decisions, outcomes and endings."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.choices import DECIDE, KEY, Decide
from bothy.games.castle_von_loghan.doing import Asked, Passage, perform
from bothy.games.castle_von_loghan.foes import EnemyAlert, LurkersJoin, event_colour
from bothy.games.castle_von_loghan.labels import Values, event_letter, event_values, person
from bothy.games.castle_von_loghan.moving import ChangeTimeline, lay_board
from bothy.games.castle_von_loghan.rows import LETTERS
from bothy.games.castle_von_loghan.rows import Event as EventRow
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import ALERT, EVENT, STORY
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance, Secret, Step
from bothy.kernel.table import NOTHING, Seat

PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
"""Two of the four Decision cards."""


def event_row(castle: Castle) -> EventRow:
    """The event on the table."""
    rows = castle.castle_box.rows
    return rows.story[castle.event - STORY] if castle.event >= STORY else rows.events[castle.event]


def cover_holds(castle: Castle) -> bool:
    """V26: whether the condition on the cover of the story has been met by entering this room."""
    box = castle.castle_box
    if not box.story_mode or castle.story >= len(box.rows.story):
        return False
    cover = box.rows.covers[castle.story]
    return (
        cover.at == "room"
        and (not cover.rooms or castle.group in cover.rooms)
        and (cover.colour < 0 or cover.colour == castle.colour(castle.group))
        and len(castle.clean) >= cover.clean
    )


class EventPhase(Passage):
    """V26: the next card of the story if its cover says so, else a random event of the room's colour.

    In a Clean room only the story can happen; without it the turn is a small one.
    """

    def play(self, castle: Castle) -> Steps:
        castle.phase = EVENT
        if cover_holds(castle):
            castle.small = 0
            return ReadStory(), AlertPhase()
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
        return TurnEvent(colour), AlertPhase()


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
            castle.tell("event", event_values(castle, outcome))
        return (DecideAll(), RandomEventOver())


class ReadStory(Passage):
    """V08: the next card of the story is read."""

    def play(self, castle: Castle) -> Steps:
        castle.event = STORY + castle.story
        castle.story += 1
        if castle.sink is not None:
            castle.tell("event", event_values(castle, castle.event))
        return (DecideAll(),)


class RandomEventOver(Passage):
    """V76: random events are counted."""

    def play(self, castle: Castle) -> Steps:
        castle.events_read += 1
        return ()


class DecideAll(Secret[Castle]):
    """V27: everybody lays a Decision card face down, and all are shown together."""

    def seats(self, castle: Castle) -> list[Seat]:
        return castle.castle_box.everybody

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return list(DECIDE)

    def pick(self, castle: Castle, seat: Seat, luck: Luck) -> Choice:
        return DECIDE[luck.fork(4)]

    def title(self, castle: Castle) -> Message:
        return Message(f"{KEY}-decide-all", event_values(castle, castle.event))

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = event_values(castle, castle.event)
        values["seat"] = seat
        values["text"] = event_row(castle).words["text"]
        return Message(f"{KEY}-decide-all.ask", values)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Decide)
        return event_letter(castle, choice.letter)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-decide", {"choice": choice.notation})

    def revealed(self, castle: Castle, answers: dict[Seat, Choice]) -> Steps:
        characters = castle.castle_box.characters
        castle.letters = [NOTHING] * characters
        for seat in range(castle.box.seats):
            choice = answers[seat]
            assert isinstance(choice, Decide)
            show_letter(castle, seat, choice.letter)
        chaos = [ChaosCards(character) for character in range(castle.box.seats, characters)]
        return *chaos, Outcomes()


def show_letter(castle: Castle, character: int, letter: int) -> None:
    castle.letters[character] = letter
    if castle.sink is not None:
        values: Values = person(castle, character)
        values["letter"] = LETTERS[letter]
        castle.tell("chooses", values)


class ChaosCards(Chance[Castle]):
    """V79: two of the Decision cards of a Chaos Character are drawn."""

    character: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(pair, 1) for pair in range(len(PAIRS))]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return luck.below(len(PAIRS))

    def happened(self, castle: Castle, outcome: int) -> Steps:
        return (ChaosDecision(castle.keeper(self.character), self.character, outcome),)


class ChaosDecision(Asked):
    """V79: one of the two is chosen."""

    pair: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [DECIDE[letter] for letter in PAIRS[self.pair]]

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Decide)
        return event_letter(castle, choice.letter)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-decide", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Decide)
        show_letter(castle, self.character, choice.letter)
        return ()


class Outcomes(Passage):
    """V28: the outcome of A once for everybody who chose A, then B, C and D; at last the ending."""

    def play(self, castle: Castle) -> Steps:
        row = event_row(castle)
        castle.done_once = []
        order, letters = castle.order(), castle.letters
        steps: list[Step[Castle]] = []
        for letter, outcome in enumerate(row.outcomes):
            if outcome and letter in letters:
                for character in order:
                    if letters[character] == letter:
                        steps += perform(castle, outcome, character)
        steps += perform(castle, row.ending, castle.leader)
        return tuple(steps)


class AlertPhase(Passage):
    """V32: without enemies summoned by the event a coin is flipped, and lurking ones join."""

    def play(self, castle: Castle) -> Steps:
        castle.phase = ALERT
        colour = event_colour(castle)
        lurkers: Steps = (LurkersJoin(colour),) if colour != NOTHING else ()
        return EnemyAlert(), *lurkers


class NewBoard(Passage):
    """V31: at the end of a Refresh Phase the story changes to another board, and its next card is read at once."""

    def play(self, castle: Castle) -> Steps:
        if castle.change_to == NOTHING:
            return ()
        board = castle.change_to
        castle.change_to = NOTHING
        if not castle.castle_box.story_mode:
            return (ChangeTimeline(board),)
        lay_board(castle, board, 2)
        return read_if(castle, "arrival")


def read_if(castle: Castle, at: str) -> Steps:
    """The next card of the story is read if its cover says that now is the time."""
    box = castle.castle_box
    if box.story_mode and castle.story < len(box.rows.story) and box.rows.covers[castle.story].at == at:
        return (ReadStory(),)
    return ()
