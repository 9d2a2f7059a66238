"""Lessons: each is held by its own expected answers, and every other answer is answered."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import msgspec
import pytest
from rich.console import Console

from bothy.games import adopt, games
from bothy.kernel import Ask
from bothy.lessons import Lesson, LessonError, Moment, Place, find_lesson, moment, reply
from bothy.lessons.lesson import LEARNER, entry
from bothy.locales import Speech, languages
from bothy.locales.rulebook import clauses
from bothy.terminal.learn import learn
from bothy.web.lessons import SECONDS_AN_ANSWER, WORDS_A_MINUTE, words_read
from kernel.small_game import module

HOUSE = ("loch-lomond", "merlouf", "castle-von-loghan", "moongha", "loch-ness")
TEMPLATE = "template"
FOUND = {key: find_lesson(game) for key, game in games().items()}
LESSONS = {key: found for key, found in FOUND.items() if found is not None}
LONGEST = 8.0
"""So many minutes a lesson may take."""
PATHS = 12
"""So many ways through a step are tried where several answers lead on."""
HINT = 114
"""The most letters of a hint."""
SHARED = {
    "castle-von-loghan": {"Asked", "PartWith", "Spread"},
    "loch-lomond": {"Intrusion", "Looking", "SwapIn"},
    "loch-ness": {"CameraSpot", "FrontSpot"},
    "moongha": {"ChooseCity", "ChooseMonster", "SomeCity"},
}
"""What several questions have in common and nobody is asked by itself."""


@pytest.fixture(params=[*sorted(LESSONS), TEMPLATE])
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found = LESSONS.get(request.param) or find_lesson(adopt(module("")))
    assert found is not None
    return found


def questions(lesson: Lesson) -> Iterator[Moment]:
    """Every question of every step, by all the answers that lead on, up to some."""
    for number in range(len(lesson.steps)):
        ways: list[tuple[str, ...]] = [()]
        while ways:
            moments = [moment(lesson, Place(number, said)) for said in ways]
            ways = []
            for here in moments:
                if here.question >= 0:
                    yield here
                    ways += [(*here.place.said, said) for said in here.expected() if is_offered(here, said)]
            ways = ways[:PATHS]


def is_offered(here: Moment, said: str) -> bool:
    return said in [choice.notation for choice in here.position.choices(LEARNER)]


def test_it_is_held_to_its_end_by_its_own_answers(lesson: Lesson) -> None:
    """Step after step, each on from where the one before has ended."""
    before: tuple[str, ...] = ()
    for number, step in enumerate(lesson.steps):
        before = () if step.scene else before
        said: tuple[str, ...] = ()
        while (here := moment(lesson, Place(number, said, before))).question >= 0:
            assert is_offered(here, here.expected()[0])
            said += (here.expected()[0],)
        assert len(said) == len(step.questions)
        before += said


def test_every_other_answer_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    words = {language: lesson.words(language) for language in languages()}
    own = others = 0
    for here in questions(lesson):
        before = here.position.dump()
        for choice in here.position.choices(LEARNER):
            answered = reply(here, choice.notation)
            if choice.notation in here.expected():
                assert answered.right
                continue
            assert not answered.right
            assert answered.position is not None, "it is shown on the table"
            assert bool(answered.name) != (answered.message is not None)
            for said in words.values():
                assert not answered.name or said.steps[here.step().key].replies[answered.name]
            others += 1
            own += bool(answered.name)
        assert here.position.dump() == before
    assert own >= others / 2, f"{own} of {others} have words of their own"


def test_no_reply_is_written_in_vain(lesson: Lesson) -> None:
    used = {
        (here.step().key, here.question, reply(here, choice.notation).name)
        for here in questions(lesson)
        for choice in here.position.choices(LEARNER)
    }
    for step in lesson.steps:
        for number, replies in enumerate(step.replies):
            assert [name for name in replies if (step.key, number, name) not in used] == []


def test_what_is_not_allowed_is_refused_with_a_reason(lesson: Lesson) -> None:
    for here in questions(lesson):
        offered = set(here.position.choices(LEARNER))
        vocabulary = here.position.table.box.vocabulary
        refused = next(choice for choice in vocabulary.choices if choice not in offered)
        answered = reply(here, refused.notation)
        assert not answered.right
        assert answered.message is not None
        assert answered.position is None
        for language in languages():
            assert Speech(language, [lesson.game], strict=True).say(answered.message)


def test_it_teaches_clauses_there_are_by_the_rules_of_today(lesson: Lesson) -> None:
    assert lesson.rules == lesson.game.rules_version, "look through the lesson again, and write the new version into it"
    known = clauses(lesson.game)
    for step in lesson.steps:
        assert [clause for clause in step.covers if clause not in known] == [], step.key
        assert step.covers, step.key


def test_it_has_a_hint_for_every_kind_of_question(lesson: Lesson) -> None:
    steps = {name for name, kind in lesson.game.step_classes.items() if issubclass(kind, Ask)}
    hints = [set(lesson.words(language).hints) for language in languages()]
    assert all(some == hints[0] for some in hints)
    assert hints[0] == steps - SHARED.get(lesson.game.key, set())
    for language in languages():
        for name, hint in lesson.words(language).hints.items():
            assert len(hint) <= HINT, f"{language}, {name}: two lines of a phone hold no more"


def test_it_is_no_longer_than_people_sit_still(lesson: Lesson) -> None:
    assert (10 if lesson.game.key in HOUSE else 1) <= len(lesson.steps) <= 15
    for language in languages():
        words = lesson.words(language)
        assert len(words.aim) == 3
        read = [" ".join([*said.says, said.right]) for said in words.steps.values()]
        assert len(" ".join(read).split()) <= 1_000
        answers = sum(len(step.questions) for step in lesson.steps)
        assert words_read(lesson, language) / WORDS_A_MINUTE + answers * SECONDS_AN_ANSWER / 60 <= LONGEST
        assert set(words.steps) == {step.key for step in lesson.steps}


def test_letters_are_set_as_printers_do(lesson: Lesson) -> None:
    for language in languages():
        for text in texts(msgspec.to_builtins(lesson.words(language))):
            assert "'" not in text, f"a straight apostrophe: {text}"
            assert "*" not in text, f"a mark that nobody reads: {text}"
            if language == "fr":
                assert not re.search(r"(?<=\S) (?=[:;?!»])|« ", text), f"a space that may break: {text}"


def texts(value: object) -> Iterator[str]:
    """All that is said in a lesson."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from texts(part)


@pytest.mark.parametrize("language", languages())
def test_it_is_held_at_a_terminal(lesson: Lesson, language: str) -> None:
    """With a wrong answer to begin with, and one that cannot be understood."""
    typed = ["what?", *(here for number in range(len(lesson.steps)) for here in straight(lesson, number))]
    console = Console(file=io.StringIO(), width=100)
    learn(lesson.game, language, ask=lambda _: typed.pop(0), console=console, strict=True)
    assert not typed
    told = " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
    assert lesson.words(language).trick in told
    assert f"bothy play {lesson.game.key}" in told


def straight(lesson: Lesson, number: int) -> list[str]:
    """The first answers that lead on."""
    said: tuple[str, ...] = ()
    while (here := moment(lesson, Place(number, said))).question >= 0:
        said += here.expected()[:1]
    return list(said)


def test_a_terminal_lesson_can_be_left_and_taken_up_again() -> None:
    console = Console(file=io.StringIO(), width=100)
    typed = [*straight(LESSONS["loch-ness"], 2), "quit"]
    learn(games()["loch-ness"], first=3, ask=lambda _: typed.pop(0), console=console)
    assert "bothy learn loch-ness --step 4" in console.file.getvalue()  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="no step 99"):
        learn(games()["loch-ness"], first=99)


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.terminal.learn.find_lesson", lambda game: None)
    with pytest.raises(ValueError, match="has no lesson yet"):
        learn(games()["loch-ness"])


@pytest.mark.parametrize("text", ["card 5", "chance: 1 | 2", "0 card 5"])
def test_a_line_that_cannot_be_read_is_told(text: str) -> None:
    with pytest.raises(LessonError, match="loch-ness, step push"):
        entry(text, "loch-ness, step push")


def test_an_answer_that_does_not_lead_on_is_no_place_in_a_lesson() -> None:
    with pytest.raises(LessonError, match="'spot 9a' does not lead on; spot 8a or spot 8b does"):
        moment(LESSONS["loch-ness"], Place(0, ("spot 9a",)))
