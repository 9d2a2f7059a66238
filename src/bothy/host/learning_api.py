"""What is asked and replied over HTTP where the house teaches: lessons, worked turns and puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from bothy.host.protocol import AdvisedReason, BotPace, Spoken


class LessonStep(Struct):
    """A step of a lesson, as its list shows it."""

    title: str
    knows: str
    """What one knows once it is done."""
    goes_on: bool
    """Whether it begins where the step before has ended."""


class Lesson(Struct):
    """A game's lesson."""

    game: str
    language: str
    aim: list[str]
    """The aim of the game in three sentences."""
    trick: str
    """What makes the game."""
    steps: list[LessonStep]
    minutes: int
    """How long it takes, about."""
    hints: dict[str, str]
    """For a first game: what is said when a step asks for the first time, by the name of the step."""


class LessonPlace(Struct, forbid_unknown_fields=True):
    """Where somebody is in a lesson, and what is answered there."""

    step: Annotated[int, Meta(ge=0, le=99)]
    said: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=40)] = []
    """The learner's answers in this step so far."""
    before: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=200)] = []
    """Those in the steps that it goes on from."""
    answer: Annotated[str, Meta(max_length=80)] = ""
    """What is answered now; empty to see what is asked."""
    show: bool = False
    """Give an answer that leads on, in the learner's place."""


class LessonMoment(Struct):
    """What a learner meets."""

    step: int
    said: list[str]
    """The answers given so far, with one that led on."""
    says: str
    """What the lesson says: to the question, or once the step is done."""
    points: list[str]
    """What it speaks of, as boards name their places."""
    done: bool
    """Whether the step is done."""
    reply: str
    """What it says to an answer that does not lead on; empty if there was none."""
    refused: bool
    """Whether that answer is not allowed at all."""
    parts: dict[str, Raw]
    """The table as at a live one; after an answer that does not lead on, as it would be then."""
    log: list[Raw]
    """What has happened since the answer before."""
    earlier: list[Raw]
    """What had happened when the step began, since the scene it goes on from; only at its beginning."""


class NamedPlace(Struct):
    """Something on a board, and what it is called."""

    place: str
    """As boards name their places."""
    name: str


class TurnFrame(Struct):
    """A picture of a worked turn."""

    title: str
    says: str
    points: list[str]
    """What it shows, as boards name their places; all of the board if there are none."""
    hand: bool
    """Whether what lies before the seat is shown, too."""
    parts: dict[str, Raw]
    """The table as seat 0 sees it."""
    log: list[Raw]
    """What has happened since the picture before."""


class WorkedTurn(Struct):
    """How the board of a game lies, and one turn of it in pictures."""

    game: str
    language: str
    title: str
    about: str
    """Who one is in it, and how it stands."""
    board: dict[str, Raw]
    """A table on which the pieces are named."""
    hand: bool
    """Whether what lies before the seat is shown beside it."""
    names: list[NamedPlace]
    frames: list[TurnFrame]


class PuzzlesOf(Struct):
    """How many puzzles a game has; they are numbered from 1."""

    game: str
    count: int


class PuzzleOfTheDay(Struct):
    day: str
    """The date, as `2026-11-18`: that of Greenwich."""
    game: str
    number: int


class Puzzles(Struct):
    """All puzzles there are."""

    games: list[PuzzlesOf]
    today: PuzzleOfTheDay | None


class PuzzleAsked(Struct):
    """A puzzle before it is solved."""

    game: str
    number: int
    seat: int
    """Who one is."""
    steady: float
    """How often a bot of middling strength finds the best answer."""
    parts: dict[str, Raw]
    """The table as at a live one."""


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """What somebody answers to a puzzle."""

    answer: Annotated[str, Meta(max_length=80)]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a puzzle: oneself in the seat that is asked, bots in all others."""

    answer: Annotated[str, Meta(max_length=80)] = ""
    """What one has answered; the question is asked again without it."""
    bot_pace: BotPace = "brisk"
    name: Annotated[str, Meta(max_length=24)] = ""


class PuzzleAnswer(Struct):
    """What an answer to a puzzle is worth."""

    choice: str
    worth: float
    """The share of the win to be hoped for."""
    less: float
    """By how much that is less than the best."""
    error: float
    """The standard error of that."""
    reasons: list[AdvisedReason]
    """What speaks for it or against it; of the best answer and of the one that was given."""


class PuzzleVerdict(Struct):
    """What is said to an answer."""

    refused: Spoken | None
    """Why it cannot be given; nothing else is told then."""
    right: bool
    answers: list[PuzzleAnswer]
    """All answers with what they are worth, the best first."""
