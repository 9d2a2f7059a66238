"""Telling a game as a story: set the table, let seats speak and chance fall, look at the table.

For all games. Seats speak in notation, and everything goes through the checked doors a host uses.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bothy.kernel import SPECTATOR, Choice, Event, Game, Journal, Luck, Pass, Position, Race, Refusal, Table
from bothy.kernel.step import Chance

T = TypeVar("T", bound=Table)
Test = TypeVar("Test", bound=Callable[..., None])


def clause(*numbers: str) -> Callable[[Test], Test]:
    """The clauses of RULES.md, and the rulings, that a test stands for: `@clause("N12", "Ruling 3")`."""

    def cite(test: Test) -> Test:
        test.clauses = numbers  # type: ignore[attr-defined]
        return test

    return cite


# Setting the table


def lay_table(game: Game[T], seats: int, options: Mapping[str, str] | None = None, **fields: object) -> T:
    """A table before the first step, with some of its fields as the story wants them."""
    table = game.deal(game.box(seats, game.settle(options or {}), ""))
    for name, value in fields.items():
        if name not in type(table).fields:
            raise ValueError(f"{type(table).__name__} has no field {name!r}")
        setattr(table, name, value)
    return table


begin = Position.begin
"""A position about to play these steps, run on to the first question or chance; over when they are."""


# Speaking


def say(position: Position[Any], seat: int, *words: str) -> None:
    """A seat answers, once for each of the words."""
    for text in words:
        position.answer(seat, position.table.box.vocabulary.parse(text))


def bring(position: Position[Any], *outcomes: int) -> None:
    """Chance brings these, one after the other."""
    for outcome in outcomes:
        position.happen(outcome)


def refused(position: Position[Any], seat: int, text: str) -> str:
    """The id of the message a seat is refused with; a refusal must not change anything."""
    before = position.dump()
    with pytest.raises(Refusal) as refusal:
        say(position, seat, text)
    assert position.dump() == before, f"the refusal of {text!r} has changed the position"
    return refusal.value.message.id


# Looking


def waiting(position: Position[Any]) -> str:
    """The step that is waited for, by its name; empty at the end."""
    return "" if position.over() else type(position.step()).__name__


def offered(position: Position[Any], seat: int) -> list[str]:
    """What a seat may answer now, in notation."""
    return [choice.notation for choice in position.choices(seat)]


def outcomes(position: Position[Any]) -> dict[int, int]:
    """What chance may bring now, with weights."""
    return dict(position.odds())


def listen(position: Position[Any]) -> list[Event]:
    """From now on, events are gathered in this list."""
    events: list[Event] = []
    position.table.sink = events
    return events


def heard(events: list[Event], viewer: int) -> list[tuple[str, dict[str, int | str]]]:
    """What a seat (or a spectator, -1) hears of these events: ids and values."""
    return [(event.message.id, event.message.values) for event in events if event.heard_by(viewer)]


# Playing at random


def rows(journal: Journal[Any], luck: Luck) -> Iterator[str]:
    """Play a journal to its end at random, one row after the other, each told as a line.

    A line tells the step, who answered out of how many choices, and what.
    """
    while not journal.position.over():
        position = journal.position
        step = position.step()
        name = f"{len(journal.rows) + 1:4} {type(step).__name__:<16}"
        if isinstance(step, Chance):
            odds = position.odds()
            outcome = luck.outcome(odds)
            journal.happen(outcome)
            yield f"{name} chance {len(odds):4}  {outcome}"
        elif not position.asking():
            speakers = position.speakers()
            first = speakers[luck.below(len(speakers))]
            journal.hear(first)
            yield f"{name} seat {first} {len(speakers):4}  is heard first"
        else:
            seat = position.asking()[0]
            choices = position.choices(seat)
            passes: list[Choice] = [choice for choice in choices if isinstance(choice, Pass)]
            some = passes if passes and isinstance(step, Race) and luck.below(4) else choices
            choice = some[luck.below(len(some))]
            journal.seal(seat, choice)
            yield f"{name} seat {seat} {len(choices):4}  {choice}"


def in_sight(table: Table, before: dict[str, object]) -> str:
    """The fields of a table that differ from before, in one line."""
    return " ".join(
        f"{name}={str(value).replace(' ', '')}" for name, value in table.values().items() if before.get(name) != value
    )


def playthrough(game: Game[Any], seats: int, options: Mapping[str, str] | None = None, seed: int = 1) -> str:
    """A whole random game as text: every row, and after each round what a spectator sees anew."""
    journal: Journal[Any] = Journal(game, seats, dict(options or {}))
    lines = [*journal.header(), f"seed {seed}", ""]
    seen = journal.position.sight(SPECTATOR).table
    lines.append(f"laid out: {in_sight(seen, {})}")
    round = 0
    for line in rows(journal, Luck(seed)):
        lines.append(line)
        position = journal.position
        if game.rounds(position.table) != round or position.over():
            before, seen = seen.values(), position.sight(SPECTATOR).table
            lines.append(f"after round {round}: {in_sight(seen, before)}")
            round = game.rounds(position.table)
    result = game.result(journal.position.table)
    lines.append(f"the end: scores {result.scores}, shares of the win {result.shares}")
    return "\n".join(lines) + "\n"


def matches_golden(text: str, golden: Path) -> None:
    """Compare with a reviewed file; BOTHY_GOLDEN=write writes it anew, to be reviewed as a diff."""
    if os.environ.get("BOTHY_GOLDEN") == "write":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert text.splitlines() == golden.read_text(encoding="utf-8").splitlines(), (
        f"{golden.name} differs; if that is meant, run the test with BOTHY_GOLDEN=write and review the diff"
    )


def perft(position: Position[Any], depth: int) -> int:
    """How many different rows of answers and outcomes, so many deep, can follow a position."""
    if depth == 0:
        return 1
    if position.over():
        return 0
    seats = position.asking()
    if seats:
        choices = position.choices(seats[0])
        if depth == 1:
            return len(choices)
        return sum(perft(after(position, "seal", seats[0], choice), depth - 1) for choice in choices)
    if position.odds():
        return sum(perft(after(position, "happen", outcome), depth - 1) for outcome, _ in position.odds())
    return sum(perft(after(position, "hear", seat), depth - 1) for seat in position.speakers())


def after(position: Position[Any], door: str, *said: object) -> Position[Any]:
    """A copy of a position, once this has come in by this door."""
    copy = position.copy()
    getattr(copy, door)(*said)
    return copy
