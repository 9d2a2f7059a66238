"""Somebody at the terminal who sees nothing but the screen, and answers by what it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from io import StringIO
from itertools import takewhile

from rich.console import Console

Way = Callable[[list[dict[str, str]]], str]
"""A way of answering: what to type, seeing these choices."""
LINE = re.compile(r"^ *(?P<key>\S+)  (?P<label>\S.*?)(?:  \[(?P<notation>[^\[\]]*)\])?$")
"""A choice on a line of its own."""
CELL = re.compile(r"[^\s⟦⟧]*\d[^\s⟦⟧]*|nothing")
"""The key within a cell of a long list."""


class Person:
    """Types what it has been told to say first, then one of the choices on the screen; at last it leaves."""

    def __init__(self, *words: str, then: Way | None = None, until: int = 1000) -> None:
        self.words = list(words)
        self.then = then
        self.until = until
        """After so many answers it quits."""
        self.out = StringIO()
        self.console = Console(file=self.out, width=80, highlight=False)
        self.answers = 0
        """How many times it has typed something."""

    def ask(self, prompt: str) -> str:
        assert self.answers < 1000, f"this goes on for ever:\n{self.screen[-3000:]}"
        if self.words:
            typed = self.words.pop(0)
        elif self.then is None:
            raise EOFError
        elif self.answers == self.until:
            typed = "quit"
        else:
            typed = self.then(self.choices())
        self.answers += 1
        self.out.write(f"{prompt}{typed}\n")
        return typed

    @property
    def screen(self) -> str:
        return self.out.getvalue()

    def choices(self) -> list[dict[str, str]]:
        """The choices of the last question, as they stand on the screen: key, label and notation."""
        asked = self.screen[self.screen.rindex("\n● ") :].splitlines()
        first = next(number for number, line in enumerate(asked) if line.startswith("    "))
        listed = [line[4:] for line in takewhile(lambda line: line.startswith("    "), asked[first:])]
        lines = [LINE.match(line) for line in listed]
        if all(lines):
            return [{name: text or "" for name, text in line.groupdict().items()} for line in lines if line]
        cells = [cell for line in listed for cell in re.split(r"\s{3,}", line.strip())]
        return [{"key": next(iter(CELL.findall(cell))), "label": cell, "notation": ""} for cell in cells]


def by_key(place: int) -> Way:
    """Type the key of the choice at this place of the list, counted round."""
    return lambda choices: choices[place % len(choices)]["key"]


def by_label(place: int) -> Way:
    return lambda choices: choices[place % len(choices)]["label"]


def by_notation(place: int) -> Way:
    """Type the whole notation where the screen shows it, else the label."""
    return lambda choices: choices[place % len(choices)]["notation"] or choices[place % len(choices)]["label"]


def in_turn(ways: Iterable[Way]) -> Way:
    """One way of answering after the other, over again; which one depends on what is on the screen only."""
    some = list(ways)
    return lambda choices: some[len(choices) % len(some)](choices)
