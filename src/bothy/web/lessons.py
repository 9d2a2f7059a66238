"""Lessons over HTTP. Nothing is kept between two requests: who learns says where it is."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from bothy.host import learning_api
from bothy.host.errors import RequestError
from bothy.host.views import line
from bothy.kernel import Event, Game, Position
from bothy.lessons import Lesson, LessonError, Moment, Place, Turn, moment, reply
from bothy.lessons.lesson import LEARNER, spoken_in
from bothy.locales import Speech
from bothy.locales.log import heard
from bothy.web.set_up import SetUp

WORDS_A_MINUTE = 180
"""How fast people read."""
SECONDS_AN_ANSWER = 6
"""How long they think about an answer, and look at what comes of it."""


def about(lesson: Lesson, language: str) -> learning_api.Lesson:
    """A lesson as its list shows it."""
    words = lesson.words(language)
    steps = [(words.steps[step.key], not step.scene) for step in lesson.steps]
    return learning_api.Lesson(
        lesson.game.key,
        spoken_in(lesson.folder, language),
        words.aim,
        words.trick,
        [learning_api.LessonStep(step.title, step.knows, goes_on) for step, goes_on in steps],
        minutes(lesson, language),
        words.hints,
    )


def minutes(lesson: Lesson, language: str) -> int:
    """How long a lesson takes whoever goes straight through it."""
    answers = sum(len(step.questions) for step in lesson.steps)
    return round(words_read(lesson, language) / WORDS_A_MINUTE + answers * SECONDS_AN_ANSWER / 60)


def words_read(lesson: Lesson, language: str) -> int:
    """How many words one reads who goes straight through; a colon that stands apart, as in French, is none."""
    words = lesson.words(language)
    steps = [text for step in words.steps.values() for text in (*step.says, step.right)]
    read = " ".join([*words.aim, *steps, words.trick]).split()
    return sum(any(map(str.isalnum, word)) for word in read)


def met(lesson: Lesson, language: str, place: learning_api.LessonPlace) -> learning_api.LessonMoment:
    """What one meets at a place, or after an answer there."""
    said = tuple(place.said)
    try:
        here = moment(lesson, Place(place.step, said, tuple(place.before)))
        if here.question < 0 or not (place.answer or place.show):
            return told(here, language)
        answer = here.expected()[0] if place.show else place.answer
        answered = reply(here, answer)
        if answered.right:
            return told(moment(lesson, Place(place.step, (*said, answer), tuple(place.before))), language)
    except LessonError as error:
        raise RequestError("not-understood", str(error)) from error
    words = lesson.words(language).steps[here.step().key]
    if answered.message is None:
        text = words.replies[answered.name]
    else:
        text = Speech(language, [lesson.game], ["", *lesson.others], LEARNER).say(answered.message)
    return told(here, language, text, answered.position)


def told(
    here: Moment, language: str, said_to_it: str = "", after: Position[Any] | None = None
) -> learning_api.LessonMoment:
    """A moment as the page gets it."""
    words = here.lesson.words(language).steps[here.step().key]
    done = here.question < 0
    last = here.place.said[-1] if here.place.said else ""
    events = [] if said_to_it else here.events
    number = here.place.step * 100 + len(here.place.said)
    asked = number if not said_to_it and not done else None
    return learning_api.LessonMoment(
        here.place.step,
        list(here.place.said),
        words.praise(last) if done else words.said_at(here.question),
        here.step().points_at(here.question),
        done,
        said_to_it,
        bool(said_to_it) and after is None,
        parts(here.lesson.game, here.lesson.others, after or here.position, events, asked),
        log_of(events),
        [] if here.place.said or said_to_it else log_of(here.earlier),
    )


def worked(turn: Turn, language: str) -> learning_api.WorkedTurn:
    """A worked turn as the page of the rules gets it."""
    words, game, others = turn.words(language), turn.game, turn.text.others
    frames = [
        learning_api.TurnFrame(
            words.frames[frame.key].title,
            words.frames[frame.key].says,
            frame.points,
            frame.hand,
            parts(game, others, position, events),
            log_of(events),
        )
        for frame, position, events in turn.pictures()
    ]
    names = [learning_api.NamedPlace(*pair) for pair in zip(turn.text.names, words.names, strict=True)]
    spoken = spoken_in(turn.folder, language)
    board = parts(game, others, turn.board(), [])
    return learning_api.WorkedTurn(game.key, spoken, words.title, words.about, board, turn.text.hand, names, frames)


def log_of(events: list[Event]) -> list[Raw]:
    """What the learner is told of these."""
    return [Raw(line(event)) for event in events if heard(event, LEARNER)]


def parts(
    game: Game[Any], others: list[str], position: Position[Any], events: list[Event], asked: int | None = None
) -> dict[str, Raw]:
    """The table as the learner sees it, with the question of this number if one is asked."""
    table = SetUp(game, f"lesson-{game.key}", LEARNER, ["", *others])
    return table.parts(position, events, asked)
