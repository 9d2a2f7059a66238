"""Reasons: whatever a game says of an answer is true of the sight it was asked about, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bothy.bots import bot, consult
from bothy.games import find
from bothy.host.advice import shown
from bothy.kernel import GAINS, KEEPS, RISKS, Choice, Game, Luck, Position, Reason, Sight
from bothy.lessons import Place, find_lesson, moment
from bothy.lessons.lesson import LEARNER
from bothy.locales import Speech, languages
from games.because import castle_von_loghan, loch_lomond, loch_ness, merlouf, moongha
from games.because.checking import Case, Check

GAMES = {
    "castle-von-loghan": castle_von_loghan,
    "loch-lomond": loch_lomond,
    "loch-ness": loch_ness,
    "merlouf": merlouf,
    "moongha": moongha,
}
CHECKS: dict[str, dict[str, Check]] = {key: game.CHECKS for key, game in GAMES.items()}
SCENES: dict[str, list[str]] = {key: game.SCENES for key, game in GAMES.items()}
FEWEST = 8
"""So many kinds of reasons a game has at least."""
VARIANTS: dict[str, list[dict[str, str]]] = {"loch-lomond": [{}, {"memory": "aid"}]}
"""What is agreed on in the games that are played, where it is not only the usual."""
QUESTIONS = 220
CHOICES = 16
"""Of so many questions of a game, and of each so many answers, the reasons are looked at."""


def moments(game: Game[Any]) -> Iterator[tuple[Position[Any], int]]:
    """Moments at which a seat has a choice: those set up, those of the lesson, and many of a game of knacks."""
    for scene in SCENES[game.key]:
        position = game.scene(scene)
        yield position, position.asking()[0]
    lesson = find_lesson(game)
    for number in range(len(lesson.steps) if lesson else 0):
        assert lesson is not None
        said: tuple[str, ...] = ()
        while (here := moment(lesson, Place(number, said))).question >= 0:
            yield here.position, LEARNER
            said += here.expected()[:1]
    for options in VARIANTS.get(game.key, [{}]):
        yield from moments_of_play(game, options)


def moments_of_play(game: Game[Any], options: dict[str, str]) -> Iterator[tuple[Position[Any], int]]:
    luck, player = Luck(seed=22), bot("knack", game)
    position, asked = game.new(3, options), 0
    while not position.over() and asked < QUESTIONS:
        seats = position.asking()
        if not seats:
            position.wander(luck)
            continue
        if len(position.choices(seats[0])) > 1:
            asked += 1
            yield position, seats[0]
        position.answer(seats[0], consult(player, position, seats[0], luck))


def told(game: Game[Any]) -> Iterator[tuple[Case, Reason]]:
    """All reasons at these moments."""
    for position, seat in moments(game):
        sight = shown(game, position, seat)
        choices = sight.choices()
        for choice in choices[:: max(1, len(choices) // CHOICES)]:
            for reason in game.reasons(sight, choice):
                yield Case(game, position, seat, shown(game, position, seat), choice), reason


@pytest.mark.parametrize("key", sorted(CHECKS))
def test_each_kind_is_met_and_true(key: str) -> None:
    game = find(key)
    checks, met = CHECKS[key], Counter[str]()
    speeches = [Speech(language, [game], ["Ann", "Ben", "Cat"], strict=True) for language in languages()]
    for case, reason in told(game):
        kind = reason.message.id.removeprefix(f"{key}-because-")
        assert checks[kind](case, reason), f"{reason} of {case.choice.notation} at {game.scene_of(case.position)}"
        assert reason.kind in (GAINS, RISKS, KEEPS)
        if not met[kind]:
            assert all(speech.say(reason.message) for speech in speeches)
        met[kind] += 1
    assert set(checks) - set(met) == set(), "each kind is met"
    assert len(met) >= FEWEST


@pytest.mark.parametrize("key", sorted(CHECKS))
def test_asking_for_reasons_changes_nothing(key: str) -> None:
    game = find(key)
    for number, (position, seat) in enumerate(moments(game)):
        if number % 5 == 0:
            sight = shown(game, position, seat)
            before = sight.dump()
            assert [reasons_twice(game, sight, choice) for choice in sight.choices()]
            assert sight.dump() == before


def reasons_twice(game: Game[Any], sight: Sight[Any], choice: Choice) -> list[str]:
    """What is said of an answer, which is the same when asked again."""
    said = [repr(reason) for reason in game.reasons(sight, choice)]
    assert said == [repr(reason) for reason in game.reasons(sight, choice)]
    return said
