"""Merlouf's No Time! at a terminal: one glass for the whole night, which binds the person and the bots."""

from __future__ import annotations

from pathlib import Path

from bothy.games import find
from bothy.kernel.journal import Row, is_row
from bothy.terminal.hourglass import Hourglass
from bothy.terminal.play import play
from terminal.person import Person


class Sand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_glass_runs_while_the_stretch_is_the_same() -> None:
    sand = Sand()
    glass = Hourglass(sand)
    assert glass.left() is None
    assert not glass.is_empty()
    glass.turn(("night", 180))
    sand.now = 100.0
    glass.turn(("night", 180))
    assert glass.left() == 80
    sand.now = 180.0
    assert glass.is_empty()
    glass.turn(None)
    assert not glass.is_empty()
    glass.turn(("night", 180))
    assert glass.left() == 180


def test_when_the_glass_is_empty_the_night_ends_for_all(tmp_path: Path) -> None:
    sand, file = Sand(), tmp_path / "game.journal"
    person = Person("send ball lounge", "quit")

    def ask(prompt: str) -> str:
        sand.now += 181.0 * (person.answers == 0)
        return person.ask(prompt)

    options = {"no-time": "on"}
    merlouf = find("merlouf")
    assert play(merlouf, 3, ["random"], options, "en", file, seed=3, ask=ask, console=person.console, clock=sand) == 0
    assert "The hourglass is running: 180 seconds left." in person.screen
    assert "Too late: the hourglass has run out." in person.screen
    answers = [Row.parse(line) for line in file.read_text().splitlines() if is_row(line) and line.startswith("answer")]
    assert [row.text for row in answers if row.seat == 0][:1] == ["time is up"]
    assert "Your time is up for this night." in person.screen
