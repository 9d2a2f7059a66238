"""What is told, in every game found: who did it, that somebody passed, and nothing that a seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from bothy.games import games
from bothy.kernel import Ask, Choice, Decision, Event, Game, Luck, Message, Pass, Position, Seat
from bothy.lab.laws import Moment, moments

ACTORS = ("character",)
"""By what a game names who acts besides its seats: a seat may keep several characters."""


class Answered:
    """An answer of a seat that was asked alone, and what was told before anybody else could do anything."""

    def __init__(self, step: Decision[Any], choice: Choice, events: list[Event]) -> None:
        self.step = step
        self.choice = choice
        self.events = events


def play(game: Game[Any], seats: int, options: dict[str, str], seed: int) -> Iterator[Answered | list[Event]]:
    """A game at random, with passes where one may: each lone answer, and what was told besides."""
    position, luck = game.new(seats, options), Luck(seed)
    events: list[Event] = []
    position.table.sink = events
    while not position.over():
        step = position.step()
        if isinstance(step, Decision) and not position.sealed:
            choice = any_choice(position, step.seat, luck)
            position.take(step.seat, choice)
            yield Answered(step, choice, events.copy())
        else:
            position.wander(luck)
            yield events.copy()
        events.clear()


def any_choice(position: Position[Any], seat: Seat, luck: Luck) -> Choice:
    choices = position.choices(seat)
    passes = [choice for choice in choices if isinstance(choice, Pass)]
    some = passes if passes and luck.below(3) == 0 else choices
    return some[luck.below(len(some))]


@lru_cache
def played(key: str) -> list[Answered | list[Event]]:
    """What is told in games for few and for many, played as usual and otherwise."""
    game = games()[key]
    unusual = {option.key: option.values[-1] for option in game.options}
    told: list[Answered | list[Event]] = []
    for number, seats in enumerate(dict.fromkeys((max(game.seats[0], 2), game.usual_seats(), game.seats[1]))):
        told += play(game, seats, {}, number)
        told += play(game, seats, unusual, number + 100)
    return told


def names(message: Message, seat: Seat) -> bool:
    """Whether a message names this seat, or a character who may be its own."""
    return any(
        value == seat if key == "seat" or key.endswith("_seat") else key in ACTORS
        for key, value in message.values.items()
    )


def names_somebody(message: Message) -> bool:
    return any(key == "seat" or key.endswith("_seat") or key in ACTORS for key in message.values)


@pytest.mark.parametrize("key", games())
def test_what_only_some_are_told_names_whom_it_is_about(key: str) -> None:
    """Who reads a replay, where all is open, must not be told “You draw a card.” without a name."""
    nameless = {
        event.message.id
        for told in played(key)
        for event in (told.events if isinstance(told, Answered) else told)
        if event.audience > 0 and not names_somebody(event.message)
    }
    assert sorted(nameless) == []


@pytest.mark.parametrize("key", games())
def test_a_pass_is_told_to_all_and_by_name(key: str) -> None:
    """Whoever was away must be able to read it in the log. Races and sealed answers are silent: that is their point."""
    untold = {
        f"{key} {type(told.step).__name__}"
        for told in played(key)
        if isinstance(told, Answered)
        and isinstance(told.choice, Pass)
        and not told.step.untold()
        and not any(event.audience < 0 and names(event.message, told.step.seat) for event in told.events)
    }
    assert sorted(untold) == []


@pytest.mark.parametrize("key", games())
def test_what_all_see_a_seat_do_names_it(key: str) -> None:
    """Where something is told to all after a lone answer, one of the lines names who answered.

    Not after a pass that has its reason to be silent: what is told then is what comes next by itself.
    """
    nameless = {
        f"{key} {type(told.step).__name__}: {told.events[0].message.id}"
        for told in played(key)
        if isinstance(told, Answered)
        and not (isinstance(told.choice, Pass) and told.step.untold())
        and any(event.audience < 0 for event in told.events)
        and not any(names(event.message, told.step.seat) for event in told.events)
    }
    assert sorted(nameless) == []


def words(table: Any, step: Ask[Any], seat: Seat, choices: list[Choice]) -> list[Message]:
    """All that a question says to a seat."""
    return [step.prompt(table, seat), *[step.label(table, seat, choice) for choice in choices]]


def untrue(moment: Moment) -> str:
    """The step whose words tell more than the seat knows; empty if there is none."""
    position = moment.position
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, Ask):
        return ""
    for seat in position.asking():
        sight = position.sight(seat)
        choices = sight.choices()
        said = words(sight.table, step, seat, choices)
        for number in range(3):
            world = sight.imagine(Luck(moment.seed + number))
            if words(world.table, step, seat, choices) != said:
                return f"{moment.game.key} {type(step).__name__}"
    return ""


@pytest.mark.parametrize("key", games())
def test_questions_and_labels_tell_what_the_seat_knows_and_no_more(key: str) -> None:
    """In every world that a seat cannot tell from the real one, the same words are on its buttons."""
    found = {untrue(moment) for moment in moments(games()[key], 60, 7)} - {""}
    assert sorted(found) == []
