"""The plan of a study: what is played, by whom, how much of it, and what an answer takes at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from bothy.bots.search.models import strongest
from bothy.bots.usual import has_knack
from bothy.games import find
from bothy.kernel import Game
from bothy.kernel.table import Box
from bothy.lab.runs import Plan, plan

SECONDS = {"turn": 15, "talk": 8, "reaction": 3}
"""What an answer takes at a table where nothing else is stated, by the patience of its question."""
SAMPLE = 100
"""So many games are looked at closely, and so many deals mirrored, where nothing else is said."""
DIFFICULTY = "difficulty"
"""What games of all together call the option that makes them harder."""


class Planned(Protocol):
    """What is played part by part and kept in a file. It crosses to other processes."""

    kind: ClassVar[str]
    """What it is called: `study`."""
    parts: ClassVar[tuple[str, ...]]
    """The names of its parts."""

    def told(self) -> dict[str, object]:
        """What is played, so that it can be played again."""
        ...


@dataclass(frozen=True)
class Study(Plan):
    """A run that is counted. There is a bot for each seat of the first game; they move on by a seat."""

    kind: ClassVar[str] = "study"
    parts: ClassVar[tuple[str, ...]] = ("games", "content", "closer", "skill", "difficulty")
    seconds: tuple[tuple[str, int], ...] = tuple(SECONDS.items())

    def told(self) -> dict[str, object]:
        return {**super().told(), "seconds": dict(self.seconds)}

    def box(self) -> Box:
        game = find(self.game)
        return game.box(self.seats, dict(self.options), self.pack)

    def is_shared(self) -> bool:
        """Whether all seats win or lose together."""
        return find(self.game).is_shared(self.box())


def study(
    game: Game[Any],
    seats: int,
    bots: list[str],
    options: dict[str, str],
    pack: str,
    seed: int,
    seconds: dict[str, int] | None = None,
) -> Study:
    """A plan that can be played: numbers and names checked."""
    planned = plan(game, seats, bots, options, pack, seed)
    stated = {**SECONDS, **(seconds or {})}
    return Study(game.key, seats, planned.bots, planned.options, pack, seed, tuple(stated.items()))


def seconds_of(words: list[str]) -> dict[str, int]:
    """What was stated as `turn=20`, checked."""
    found: dict[str, int] = {}
    for word in words:
        kind, _, number = (part.strip() for part in word.partition("="))
        if kind not in SECONDS:
            raise ValueError(f"--seconds knows {', '.join(SECONDS)}, not {kind!r}: write it as turn=20")
        if not number.isdecimal() or not 0 < int(number) <= 3600:
            raise ValueError(f"--seconds {kind} can be 1 to 3600, not {number!r}: write it as {kind}=20")
        found[kind] = int(number)
    return found


def able(game: Game[Any]) -> str:
    """The strongest of a game's own bots; empty if it has none."""
    level = strongest(game)
    return f"knack:{level}" if level else "knack" if has_knack(game) else ""


def unable(game: Game[Any]) -> str:
    """Its weakest, or one that takes anything."""
    return "knack:gentle" if "gentle" in game.levels() else "random"
