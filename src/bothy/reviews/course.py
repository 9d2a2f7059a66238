"""The course of a finished game: every answer and every outcome that stands, with the open table before it."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Choice, Event, Game, Journal, Message, Pass, Position, Race, Seat
from bothy.kernel.journal import FIRST, OUTCOME, UNDO, Row
from bothy.kernel.step import Ask, Chance, Step
from bothy.kernel.trail import Trail, perform
from bothy.locales.log import OPEN, heard


class Unfinished(ValueError):
    """Who looks back at a game that still runs would be told what others hide."""

    def __init__(self) -> None:
        super().__init__("a review of a running game does not exist: play it to its end first")
        self.message = Message("review-running")


class Moment:
    """A position of a game, and the answer or outcome that came next."""

    def __init__(self, position: Position[Any], row: Row, round: int, tally: Tally, at: int = -1) -> None:
        self.position = position
        """It is not changed any more."""
        self.row = row
        self.at = position.number if at < 0 else at
        """How many rows of the journal led here, those that were taken back among them."""
        self.round = round
        self.tosses = tally.tosses.copy()
        self.answers = tally.answers.copy()
        self.lots = tally.lots
        self.events: list[Message] = []
        """What was told of what came next."""

    @property
    def number(self) -> int:
        """How many answers and outcomes there had been."""
        return self.position.number

    @property
    def step(self) -> Step[Any]:
        return self.position.step()

    @property
    def seat(self) -> Seat:
        """Who answered; -1 where luck decided."""
        return -1 if self.row.kind in (OUTCOME, FIRST) else self.row.seat

    @property
    def choice(self) -> Choice:
        """What was answered."""
        choice: Choice = self.position.table.box.vocabulary.look_up(self.row.text)
        return choice

    def choices(self) -> list[Choice]:
        """What the seat could have answered."""
        return self.position.choices(self.seat) if self.seat >= 0 else []

    def interrupts(self) -> bool:
        """Whether somebody spoke in a race and was heard at once, before others could say a word."""
        return self.row.kind == "answer" and isinstance(self.step, Race) and not isinstance(self.choice, Pass)

    def label(self, choice: Choice) -> Message:
        """What a button said that would have given this answer."""
        step = self.step
        assert isinstance(step, Ask)
        return step.label(self.position.table, self.seat, choice)

    def told(self) -> Message:
        """What came next: the first that was told of it, or if nothing was, the answer or what luck decided about."""
        if self.events:
            return self.events[0]
        return self.label(self.choice) if self.seat >= 0 else self.step.title(self.position.table)


class Tally:
    """How much luck of each kind a game has needed so far."""

    def __init__(self, seats: int) -> None:
        self.tosses: dict[type, int] = {}
        self.answers = [0] * seats
        self.lots = 0

    def count(self, moment: Moment) -> None:
        step = moment.step
        if moment.row.kind == FIRST:
            self.lots += 1
        elif isinstance(step, Chance):
            self.tosses[type(step)] = self.tosses.get(type(step), 0) + 1
        elif len(moment.choices()) > 1:
            self.answers[moment.seat] += 1


class Course:
    """All moments of a finished game, and how it ended."""

    def __init__(self, game: Game[Any], trail: Trail[Any], places: list[int] | None = None) -> None:
        self.game = game
        position = next(iter(trail.stretch(0, 0))).copy()
        self.box = position.table.box
        self.seats = self.box.seats
        self.shared = game.is_shared(self.box)
        """Whether all win or lose together, so that they have one chance in common."""
        self.moments: list[Moment] = []
        tally = Tally(self.seats)
        for place, row in zip(places or range(len(trail.rows)), trail.rows, strict=True):
            moment = Moment(position.copy(), row, game.rounds(position.table), tally, place)
            tally.count(moment)
            events: list[Event] = []
            position.table.sink = events
            perform(position, row)
            position.table.sink = None
            moment.events = [event.message for event in events if heard(event, OPEN)]
            self.moments.append(moment)
        if not position.over():
            raise Unfinished
        self.last = position
        self.round = game.rounds(position.table)
        """The last round there was."""
        self.scores = game.result(position.table).scores
        self.result = self.lines_of(game.result(position.table).shares)

    def moves(self) -> list[tuple[int, int]]:
        """What happened, each from which moment to which: an outcome, or answers of a seat until something is told.

        Which camera and then to where is one move, though it is two answers.
        """
        found: list[tuple[int, int]] = []
        for number, moment in enumerate(self.moments):
            before = self.moments[number - 1] if number else None
            if before is not None and before.seat == moment.seat >= 0 and not before.events:
                found[-1] = (found[-1][0], number + 1)
            else:
                found.append((number, number + 1))
        return found

    def lines_of(self, shares: list[float]) -> list[float]:
        """What is drawn of the shares of all seats: one line a seat, or one for all who win or lose together."""
        return shares[:1] if self.shared else shares


def course_of(journal: Journal[Any]) -> Course:
    """The course of the game in a journal; Unfinished if it is not over."""
    if not journal.position.over():
        raise Unfinished
    return Course(journal.game, journal.trail, standing_places(journal.rows))


def standing_places(rows: list[Row]) -> list[int]:
    """Where among these rows those are that undo has left standing."""
    places: list[int] = []
    for place, row in enumerate(rows):
        if row.kind == UNDO:
            del places[int(row.text) :]
        else:
            places.append(place)
    return places
