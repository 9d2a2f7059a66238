"""A game of one page, right as it stands, to be made wrong in one place: for tests of what is then said."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

from bothy.games import adopt
from bothy.kernel import Game
from bothy.lab.laws import LAWS, Moment

RULES = """\
# Barn

## The game

### B01 Feeding
Everybody has one straw and lays it or keeps it.

### B02 Rain
It rains, or not.
"""
WORDS = """\
barn-about = Straw.
barn-feed = Feeding
    .ask = Lay it?
barn-rain = Rain
barn-shelter = Who is first in?
    .ask = Run?
barn-milking = Milking
    .ask = Milk?
barn-home = Home
barn-lay = Lay
barn-keep = Keep
barn-rains = It rains: { $drops }
"""
CODE = '''\
from __future__ import annotations

from bothy.kernel import *
from bothy.kernel.game import Option

LAY = Choice("lay", Message("barn-lay"), clause="B01")
KEEP = Pass("keep", Message("barn-keep"), clause="B01")
STRAY = Choice("stray", Message("barn-lay"), clause="B01")
VOCABULARY = Vocabulary([LAY, KEEP])


class Barn(Table):
    straw: list[int] = field(Own("heap"), lambda box: [0] * box.seats, "Each seat's straw.")
    heap: list[int] = field(Bag(), [5], "Straw that nobody has.")
    laid: list[int] = public(lambda box: [0] * box.seats, "Who has laid it.")


class Feed(Secret[Barn]):
    """B01: everybody lays a straw or keeps it."""

    def choices(self, barn: Barn, seat: Seat) -> list[Choice]:
        return [LAY, KEEP]

    def revealed(self, barn: Barn, answers: dict[Seat, Choice]):
        barn.laid = [int(answers[seat] is LAY) for seat in range(barn.box.seats)]
        return (Rain(1),)


class Rain(Chance[Barn]):
    """B02: it rains, or not."""

    hours: int

    def odds(self, barn: Barn):
        return [(0, 1), (1, 2)]

    def happened(self, barn: Barn, outcome: int):
        barn.tell("rains", {"drops": outcome})
        return (Shelter(),)


class Shelter(Race[Barn]):
    """B02: who is first in?"""

    def choices(self, barn: Barn, seat: Seat) -> list[Choice]:
        return [LAY, KEEP]

    def heard(self, barn: Barn, seat: Seat, choice: Choice):
        return self.silent(barn)

    def silent(self, barn: Barn):
        return (Milking(1), Home())


class Milking(Decision[Barn]):
    """B02: one seat milks."""

    def choices(self, barn: Barn, seat: Seat) -> list[Choice]:
        return [LAY, KEEP]

    def decided(self, barn: Barn, choice: Choice):
        return ()


class Home(Rule[Barn]):
    """B02: all go home."""

    def apply(self, barn: Barn):
        return ()


class BarnGame(Game[Barn]):
    def __init__(self) -> None:
        super().__init__("barn", "Barn", (2, 3), 1, Barn, vocabulary=VOCABULARY)

    def opening(self, box: Box):
        return Feed()

    def result(self, barn: Barn) -> Result:
        return Result.highest(barn.laid)

    def bound(self, box: Box) -> int:
        return 4 * box.seats

    def conserved(self, barn: Barn) -> dict[str, int]:
        return {"straw": sum(barn.heap)}


GAME = BarnGame()
'''
numbers = count()
folders = TemporaryDirectory(prefix="bothy-mistaken-")
"""Where such games lie; gone when the tests are over."""


def game_with(changes: Mapping[str, str], rules: str = RULES, words: str = WORDS) -> Game[Any]:
    """The game with these changes of its code, found in a package of its own."""
    code = CODE
    for old, new in changes.items():
        assert code.count(old) == 1, f"{old!r} stands {code.count(old)} times in the game"
        code = code.replace(old, new)
    name = f"barn_{next(numbers)}"
    folder = Path(mkdtemp(dir=folders.name)) / name
    (folder / "locales").mkdir(parents=True)
    (folder / "RULES.md").write_text(rules, encoding="utf-8")
    (folder / "locales" / "en.ftl").write_text(words, encoding="utf-8")
    (folder / "code.py").write_text(code, encoding="utf-8")
    (folder / "__init__.py").write_text(f"from {name}.code import GAME as GAME\n", encoding="utf-8")
    sys.path.insert(0, str(folder.parent))
    try:
        return adopt(import_module(name))
    finally:
        sys.path.remove(str(folder.parent))


def tried(changes: Mapping[str, str], rules: str = RULES, words: str = WORDS, moments: int = 12) -> None:
    """Try every law on the game with these changes; what is wrong is raised."""
    game = game_with(changes, rules, words)
    for law in LAWS.values():
        for number in range(moments):
            law(Moment(game, 2 + number % 2, {}, number, number % 6))
