"""Where somebody is in a lesson, and what comes of an answer.

Nothing is kept here: a place in a lesson is the step and what the learner has answered since its scene, and from that
everything follows. So it can be asked from anywhere, as often as one likes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bothy.kernel import Choice, Event, Message, Position, Race, Refusal
from bothy.lessons.lesson import CHANCE, LEARNER, NOBODY, Entry, Lesson, LessonError, LessonStep

OTHERWISE = Message("lesson-otherwise", {})
"""What is said to an answer that has no reply of its own."""


class Place(NamedTuple):
    """Where somebody is: a step by its number, and the answers given in it so far."""

    step: int
    said: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    """What was answered in the steps before it that this one goes on from; failing that, the first that leads on."""


class Moment(NamedTuple):
    """What the learner meets at a place."""

    lesson: Lesson
    place: Place
    position: Position[Any]
    events: list[Event]
    """What has happened since the answer before, or since the step began."""
    question: int
    """The number of the question that is asked; -1 once the step is done."""
    earlier: list[Event]
    """What had happened when the step began, since the scene it goes on from."""

    def step(self) -> LessonStep:
        return self.lesson.steps[self.place.step]

    def expected(self) -> tuple[str, ...]:
        """The answers that lead on, of those there are."""
        if self.question < 0:
            return ()
        return leading(self.position, self.step().questions[self.question], self.place.said)


class Reply(NamedTuple):
    """What comes of an answer."""

    right: bool
    name: str
    """The reply of the lesson's own; empty if there is none, or none is needed."""
    message: Message | None
    """What the game says to an answer that is not allowed, or what is always said where no reply was written."""
    position: Position[Any] | None
    """The table after an answer that is allowed and does not lead on, before anything follows from it."""


def moment(lesson: Lesson, place: Place) -> Moment:
    """Play a lesson up to this place."""
    if not 0 <= place.step < len(lesson.steps):
        raise LessonError(
            f"the lesson of {lesson.game.key} has {len(lesson.steps)} steps, and no step {place.step + 1}"
        )
    first = next(number for number in range(place.step, -1, -1) if lesson.steps[number].scene)
    position = lesson.game.scene(lesson.steps[first].scene)
    before = iter(place.before)
    earlier: list[Event] = []
    for step in lesson.steps[first : place.step]:
        since: list[Event] = []
        play(lesson.where, step, position, answers(step, before), since, earlier)
        earlier += since
    events: list[Event] = []
    question = play(lesson.where, lesson.steps[place.step], position, iter(place.said), events)
    position.table.sink = None
    return Moment(lesson, place, position, events, question, earlier)


def answers(step: LessonStep, before: Iterator[str]) -> Iterator[str]:
    """What the learner answered in a step that is over; nothing where nobody has told."""
    for _ in step.questions:
        yield next(before, "")


def leading(position: Position[Any], part: Entry, given: Sequence[str]) -> tuple[str, ...]:
    """The answers to a question that lead on after these: a card that has been played is not among them again."""
    offered = {choice.notation for choice in position.choices(LEARNER)}
    return tuple(said for said in part.leading(given) if said in offered)


def play(
    file: str,
    step: LessonStep,
    position: Position[Any],
    said: Iterator[str],
    events: list[Event],
    earlier: list[Event] | None = None,
) -> int:
    """Play a step with these answers; the number of the question that is waited for, or -1 if it is done.

    `events` are those since the last answer; those before it go to the `earlier` ones, if somebody wants them.
    """
    question = -1
    given: list[str] = []
    position.table.sink = events
    for number, part in enumerate(step.line):
        where = f"{file}, step {step.key}, line {number + 1}"
        if not part.asked and not part.leading(given):
            continue
        go_on(position, part)
        if not part.asked:
            happen(position, part, first_offered(position, part), where)
            continue
        question += 1
        answer = next(said, None)
        if answer is None:
            if LEARNER not in position.asking():
                raise LessonError(f"{where}: the learner is not asked here, {waited_for(position)} is waited for")
            return question
        answer = answer or next(iter(leading(position, part, given)), part.said[0])
        if answer not in part.leading(given):
            raise LessonError(f"{where}: {answer!r} does not lead on; {' or '.join(part.leading(given))} does")
        given.append(answer)
        if earlier is not None:
            earlier += events
        events.clear()
        happen(position, part, answer, where)
    return -1


def go_on(position: Position[Any], part: Entry) -> None:
    """Give the answers for which nobody need be asked, unless the line says one of them itself."""
    while (only := position.forced()) is not None:
        asked = position.asking()[0]
        if part.seat == asked and only.notation in part.said:
            return
        position.answer(asked, only)


def first_offered(position: Position[Any], part: Entry) -> str:
    """What somebody says whose first choice may be gone."""
    if len(part.said) == 1 or part.seat not in position.asking():
        return part.said[0]
    offered = {choice.notation for choice in position.choices(part.seat)}
    return next((said for said in part.said if said in offered), part.said[0])


def happen(position: Position[Any], part: Entry, said: str, where: str) -> None:
    """Something of a line happens."""
    try:
        if part.seat == CHANCE:
            position.happen(int(said))
        elif part.seat == NOBODY:
            keep_quiet(position)
        else:
            position.answer(part.seat, position.table.box.vocabulary.parse(said))
    except (Refusal, ValueError) as error:
        raise LessonError(f"{where}: {said!r} cannot be: {error}; {waited_for(position)} is waited for") from error


def keep_quiet(position: Position[Any]) -> None:
    """Nobody calls in the race that is on."""
    race = position.step()
    if not isinstance(race, Race):
        raise ValueError("there is no race in which to keep quiet")
    for seat in position.asking():
        position.answer(seat, race.default(position.table, seat))


def waited_for(position: Position[Any]) -> str:
    return "nothing" if position.over() else repr(position.step())


def reply(here: Moment, said: str) -> Reply:
    """What comes of an answer at this moment."""
    position = here.position
    try:
        choice: Choice = position.table.box.vocabulary.parse(said)
        position.check(LEARNER, choice)
    except Refusal as refusal:
        return Reply(False, "", refusal.message, None)
    if choice.notation in here.expected():
        return Reply(True, "", None, None)
    after = position.copy()
    after.answer(LEARNER, choice)
    name = here.step().reply(here.question, choice.notation)
    return Reply(False, name, None if name else OTHERWISE, after)
