"""A lesson as it is written: its steps, and its words in each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, TypeVar

import msgspec

from bothy.kernel import Game
from bothy.locales import FALLBACK, folder_of

LEARNER = 0
CHANCE = -1
NOBODY = -2
"""In the place of who speaks: a race in which nobody does."""
QUIET = "quiet"
ENTRY = re.compile(r"^(?:(?P<seat>\d+)(?P<given>!?)|chance):\s*(?P<said>.+)$")
S = TypeVar("S", bound=msgspec.Struct)


class LessonError(ValueError):
    """A lesson that cannot be held: it names the file and the step."""


class Entry(NamedTuple):
    """Something that happens in a step: an outcome, or what a seat says."""

    seat: int
    """Who speaks; or CHANCE, or NOBODY."""
    said: tuple[str, ...]
    """Of a question to the learner all answers that lead on; of others the first of these that is offered."""
    asked: bool
    """Whether the learner answers it."""
    after: tuple[str, ...] = ()
    """For each of these what must have been answered before in the same step; empty if that does not matter."""

    def leading(self, before: Sequence[str]) -> tuple[str, ...]:
        """The answers that lead on after these."""
        return tuple(said for said, after in zip(self.said, self.after, strict=True) if not after or after in before)


class StepText(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A step in steps.toml."""

    key: str
    line: list[str]
    scene: str = ""
    """Where it begins; empty if it goes on from the step before."""
    points: list[list[str]] = []
    """What is spoken of at each question, as the board names its places; of further questions the last."""
    covers: list[str] = []
    """The clauses it teaches."""
    replies: list[dict[str, list[str]]] = []


class StepsText(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """steps.toml."""

    rules: int
    """The rules version it was written for."""
    step: list[StepText]
    others: list[str] = []
    """What the other seats are called."""


class StepWords(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is said in a step."""

    title: str
    knows: str
    """What one knows once it is done, in a few words."""
    says: list[str]
    """What is said at each question; empty where what was said before still stands."""
    right: str
    right_for: dict[str, str] = {}
    """What is said instead where the last answer was this one."""
    replies: dict[str, str] = {}

    def said_at(self, question: int) -> str:
        """What stands at a question."""
        return next(text for text in reversed(self.says[: question + 1]) if text)

    def praise(self, last: str) -> str:
        """What is said when the step is done, the last answer being this one."""
        return self.right_for.get(last, self.right)


class Words(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is said in a lesson, in one language."""

    aim: list[str]
    """The aim of the game in three sentences."""
    trick: str
    """What makes the game, once one has learned it."""
    steps: dict[str, StepWords]
    hints: dict[str, str] = {}
    """A short hint for the first time a kind of question is asked in a first game, by the name of its step."""


class LessonStep:
    """A step: where it begins, what happens, and what is answered to what else might be said."""

    def __init__(self, text: StepText, where: str) -> None:
        self.key = text.key
        self.scene = text.scene
        self.points = text.points
        self.covers = text.covers
        self.line = [entry(part, f"{where}, step {text.key}") for part in text.line]
        self.questions = [part for part in self.line if part.asked]
        self.replies = text.replies
        if len(self.replies) > len(self.questions):
            raise LessonError(
                f"{where}, step {text.key}: {len(self.replies)} replies for {len(self.questions)} questions"
            )
        if len(self.points) > max(1, len(self.questions)):
            raise LessonError(
                f"{where}, step {text.key}: {len(self.points)} lists of points for {len(self.questions)} questions"
            )

    def points_at(self, question: int) -> list[str]:
        """What is spoken of at a question; -1 is the end of the step."""
        return self.points[min(question, len(self.points) - 1)] if self.points else []

    def reply(self, question: int, said: str) -> str:
        """The name of the reply to an answer; empty if it has none of its own."""
        named = self.replies[question] if question < len(self.replies) else {}
        return next((name for name, answers in named.items() if any(fnmatchcase(said, part) for part in answers)), "")


def entry(text: str, where: str) -> Entry:
    """An entry of a line."""
    if text.strip() == QUIET:
        return Entry(NOBODY, (QUIET,), False, ("",))
    found = ENTRY.match(text.strip())
    if found is None:
        raise LessonError(
            f"{where}: {text!r} is no entry of a line; write `0: card 5`, `0!: pass`, `1: …` or `chance: 2`"
        )
    parts = [part.partition(" after ") for part in found["said"].split("|")]
    said = tuple(words.strip() for words, _, _ in parts)
    seat = CHANCE if found["seat"] is None else int(found["seat"])
    asked = seat == LEARNER and not found["given"]
    if len(said) > 1 and seat == CHANCE:
        raise LessonError(f"{where}: {text!r}: chance brings one thing")
    return Entry(seat, said, asked, tuple(before.strip() for _, _, before in parts))


class Lesson:
    """The lesson of a game."""

    def __init__(self, game: Game[Any], folder: Traversable) -> None:
        self.game = game
        self.folder = folder
        self.where = f"{game.key}/lesson/steps.toml"
        text = decode(folder / "steps.toml", StepsText, self.where)
        self.rules = text.rules
        self.others = text.others
        self.steps = [LessonStep(step, self.where) for step in text.step]
        if not self.steps or not self.steps[0].scene:
            raise LessonError(f"{self.where}: the first step needs a scene")
        self.spoken: dict[str, Words] = {}

    def words(self, language: str) -> Words:
        """What is said, in this language or in English."""
        spoken = spoken_in(self.folder, language)
        if spoken not in self.spoken:
            where = f"{self.game.key}/lesson/{spoken}.toml"
            words = decode(self.folder / f"{spoken}.toml", Words, where)
            for step in self.steps:
                check(step, words, where)
            self.spoken[spoken] = words
        return self.spoken[spoken]


def check(step: LessonStep, words: Words, where: str) -> None:
    """Whether all is said that a step may want to say, and nothing else."""
    said = words.steps.get(step.key)
    if said is None:
        raise LessonError(f"{where}: the step {step.key} has no words")
    if len(said.says) != max(1, len(step.questions)) or not said.says[0]:
        raise LessonError(
            f"{where}, step {step.key}: {len(said.says)} texts for {len(step.questions)} questions, the first not empty"
        )
    wanted = {name for replies in step.replies for name in replies}
    if wanted != set(said.replies):
        odd = ", ".join(sorted(wanted ^ set(said.replies)))
        raise LessonError(f"{where}, step {step.key}: replies that only steps.toml or only this file has: {odd}")


def spoken_in(folder: Traversable, language: str) -> str:
    """The language, if the words in a folder are there in it; else English."""
    return language if (folder / f"{language}.toml").is_file() else FALLBACK


def decode(file: Traversable, kind: type[S], where: str) -> S:
    """A file of a lesson, checked."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{where}: {error}") from error


@lru_cache(maxsize=16)
def find_lesson(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, or None if it has none."""
    folder = folder_of(game) / "lesson"
    return Lesson(game, folder) if (folder / "steps.toml").is_file() else None
