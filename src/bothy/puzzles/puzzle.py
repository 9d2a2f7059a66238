"""A puzzle as it is kept, and the collection of a game."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from bothy.kernel import Choice, Driver, Game, Luck, Position, Seat, Sight
from bothy.kernel.message import Value
from bothy.kernel.store import digest
from bothy.locales import folder_of

FILE = "puzzles.json"


class PuzzleError(ValueError):
    """A puzzle that cannot be read: it names the file and what is wrong."""


class Answer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What an answer is worth, judged by what its seat sees."""

    said: str
    """Its notation."""
    worth: float
    """The share of the win to be hoped for."""
    less: float
    """By how much that is less than the best one's, in the same imagined worlds."""
    error: float
    """The standard error of that difference; of the best answer, that of its worth."""
    worlds: int
    """In how many of them it was tried out."""
    leads: str
    """A fingerprint of what it leads to by the rules it was found under."""


class Why(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A reason, as the game gave it."""

    kind: str
    """Whether it tells what the answer gains, risks or keeps."""
    id: str
    """Of the message in the catalogues."""
    values: dict[str, Value]


class BySeed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a single search found."""

    seed: int
    margin: float
    """By how much the best answer was better than the next."""
    error: float


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a bots' game, and the one best answer."""

    game: str
    rules: int
    """The version of the rules it was found under."""
    edition: str
    """The same with a digest of rules, content and bots (`tools/editions.py`); empty if that is not known."""
    scene: list[str]
    """The table with its options and seats, line by line."""
    seat: Seat
    """Who is asked."""
    kind: str
    """The kind of question: the name of its step."""
    answers: list[Answer]
    """Every answer there is, the best first."""
    steady: float
    """How often Steady gives the best one."""
    reasons: list[Why]
    """What speaks for it."""
    seeds: list[BySeed]
    iterations: int
    """How often answers were tried out for each seed, all together."""
    found: str
    """In which game of bots: its seed, and who sat there."""

    @property
    def best(self) -> str:
        """The notation of the best answer."""
        return self.answers[0].said

    @property
    def margin(self) -> float:
        """By how much the best answer is better than the next, by all seeds together."""
        return self.answers[1].less

    @property
    def error(self) -> float:
        """The standard error of that."""
        return self.answers[1].error

    def answer(self, said: str) -> Answer:
        """What is known of an answer."""
        return next(answer for answer in self.answers if answer.said == said)

    def position(self, game: Game[Any]) -> Position[Any]:
        """The moment, on the rules of today."""
        return game.scene("\n".join(self.scene))


class Collection(msgspec.Struct, forbid_unknown_fields=True):
    """puzzles.json: the puzzles of a game, and what is played to find more."""

    options: dict[str, str]
    """The options of the tables they are looked for at."""
    seats: list[int]
    """How many may sit there."""
    kinds: int
    """Over how many kinds of questions they are spread at least."""
    played: int = 0
    """In how many games of bots they have been looked for."""
    puzzles: list[Puzzle] = []


def shown(game: Game[Any], position: Position[Any], seat: Seat) -> Sight[Any]:
    """What a person in this seat is shown: where memory is trusted, not what the seat once saw."""
    return position.sight(seat, shown=game.trusts_memory(position.table.box))


def leads_to(game: Game[Any], position: Position[Any], seat: Seat, choice: Choice) -> str:
    """A fingerprint of what an answer leads to before the next question; chance always brings the same."""
    ahead = position.copy()
    ahead.seal(seat, choice)
    Driver(ahead).proceed(Luck(0))
    return digest(game.scene_of(ahead))[:8]


def kind_of(position: Position[Any]) -> str:
    """The kind of question that is asked."""
    return type(position.step()).__name__


def notations(choices: list[Choice]) -> list[str]:
    return [choice.notation for choice in choices]


def file_of(game: Game[Any]) -> Traversable:
    """Where the puzzles of a game lie."""
    return folder_of(game) / FILE


def read(text: bytes, where: str) -> Collection:
    """A collection, checked."""
    try:
        return msgspec.json.decode(text, type=Collection)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PuzzleError(f"{where}: {error}") from error


def written(collection: Collection) -> bytes:
    """A collection as it is kept: a line for each figure, so that a change can be read."""
    return msgspec.json.format(msgspec.json.encode(collection), indent=1) + b"\n"


@lru_cache(maxsize=16)
def all_of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game with their margins, in the order in which they are numbered; none if it has none."""
    file = file_of(game)
    return tuple(read(file.read_bytes(), f"{game.key}/{FILE}").puzzles) if file.is_file() else ()
