"""What is asked and replied over HTTP about finished games that are looked back at."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from bothy.host.protocol import Spoken

Reviewing = Literal["none", "waiting", "reckoning", "done", "failed"]


class ReviewState(Struct):
    """How far the review of a finished game is, and what has been reckoned of it."""

    table: str
    state: Reviewing
    part: float
    """Which part is done, from 0 to 1."""
    mine: bool
    """Whether oneself has asked for it, and so may cancel it."""
    review: Raw | None = None
    """A `Review`, if there is more of it than whoever asks has already."""


class PastEvent(Struct):
    """An answer or an outcome of luck in a game that is over."""

    number: int
    """After how many answers and outcomes that stand."""
    at: int
    """The moment of the replay before it."""
    round: int
    seat: int
    """Who answered; -1 for luck."""
    row: str
    """Its row in the journal."""
    text: Spoken


class TurningPoint(PastEvent):
    """One that changed much."""

    moved: list[float]
    """What it changed for each curve."""
    errors: list[float | None]


class JudgedAnswer(PastEvent):
    """An answer, judged by what its seat saw."""

    better: Spoken | None
    """What search would have answered; null if what was answered was as good."""
    better_notation: str | None
    reasons: list[Spoken]
    """What speaks for it, in the words of the game."""
    hope: float
    """The chance with what was answered."""
    gain: float
    """How much more with the other."""
    error: float


class Review(Struct):
    """A finished game looked back at. Chances are shares of a win; there is a curve a seat, or one for a group.

    For every curve start + luck + all that the seats' play changed is the result. Errors are standard errors, null
    where there is none yet.
    """

    format: str
    game: str
    rules: int
    seats: int
    shared: bool
    """Whether all win or lose together, and so have one curve."""
    seed: int
    worlds: int
    """How often every moment was played on."""
    scores: list[int]
    rounds: list[list[int]]
    """Each round with the numbers of the moments at which it began and ended."""
    chances: list[list[float]]
    """By moment and curve; the last is the result."""
    errors: list[list[float | None]]
    start: list[float]
    luck: list[float]
    luck_errors: list[float | None]
    play: list[list[float]]
    """By the seat that answered, and by curve."""
    play_errors: list[list[float | None]]
    result: list[float]
    turning_points: list[TurningPoint]
    judged_seats: list[int]
    answers: list[JudgedAnswer]
