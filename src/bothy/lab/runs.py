"""Runs: many games of bots, on one core or several, each from its own seed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import lru_cache, partial
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.seated import Bots, faults_of, wander
from bothy.bots.series import luck_of, round_the_table, seating, told_of
from bothy.games import find
from bothy.kernel import Game, Luck, Position
from bothy.lab.chunks import in_chunks
from bothy.lab.places import Here, Place


@dataclass(frozen=True)
class Setup:
    """What is played, and by whom. It crosses to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    pack: str = ""
    seed: int = 0

    def told(self) -> dict[str, object]:
        """What is played, so that it can be played again."""
        return told_of(find(self.game), self.seats, self.bots, dict(self.options), self.pack, self.seed)


@dataclass(frozen=True)
class Plan(Setup):
    """A run. There is a bot for each seat of the first game; they move on by a seat from game to game."""

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game of the run."""
        return seating(self.bots, number)

    def luck(self, number: int) -> Luck:
        """The chance of a game of the run."""
        return luck_of(self.seed, number)


@dataclass(frozen=True)
class Played:
    """A finished game, or one that failed."""

    number: int
    bots: list[str]
    scores: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    decisions: int = 0
    """Answers with at least two choices."""
    rounds: int = 0
    error: str = ""
    faults: dict[str, dict[str, int]] = field(default_factory=dict)
    """What went wrong with the answers of bots, by their names: see `Bot.faults`."""

    def row(self) -> dict[str, object]:
        """What is written of it to a file."""
        return {key: value for key, value in asdict(self).items() if value not in ("", {})}


def plan(game: Game[Any], seats: int, bots: list[str], options: dict[str, str], pack: str, seed: int) -> Plan:
    """A plan that can be played: the numbers checked, the list of bots gone round the table."""
    few, many = game.seats
    if not few <= seats <= many:
        raise ValueError(f"{game.name} is for {few} to {many} seats, not {seats}")
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots do not fit on {seats} seats")
    for name in bots:
        bot(name, game)
    names = tuple(round_the_table(bots, seats))
    return Plan(game.key, seats, names, tuple(game.settle(options).items()), pack, seed)


@lru_cache(maxsize=256)
def bot_of(key: str, name: str) -> Bot:
    return bot(name, find(key))


def play(plan: Plan, number: int) -> Played:
    """One game of a run. A game that fails is told as such and stops nobody."""
    game = find(plan.game)
    names = plan.seating(number)
    bots = [bot_of(plan.game, name) for name in names]
    luck = plan.luck(number)
    before = faults_of(bots)
    try:
        position = game.new(plan.seats, dict(plan.options), plan.pack)
        decisions = 0
        if wander(bots):
            position.playout(luck)
        else:
            decisions = play_bots(position, bots, luck)
        result = game.result(position.table)
        return Played(
            number,
            names,
            result.scores,
            result.shares,
            decisions + int(luck.forks),
            game.rounds(position.table),
            faults=new_faults(before, bots),
        )
    except Exception as error:
        return Played(number, names, error=f"{type(error).__name__}: {error}", faults=new_faults(before, bots))


def new_faults(before: dict[str, Counter[str]], bots: list[Bot]) -> dict[str, dict[str, int]]:
    """What has gone wrong since then, by the names of the bots."""
    since = {name: dict(faults - before[name]) for name, faults in faults_of(bots).items()}
    return {name: faults for name, faults in since.items() if faults}


def play_bots(position: Position[Any], bots: list[Bot], luck: Luck) -> int:
    """Play to the end, each seat by its bot. Returns the bots' decisions."""
    return Bots(position, bots).play(luck)


def play_chunk(plan: Plan, first: int, count: int) -> tuple[list[Played], float]:
    """Some games of a run and the seconds they took."""
    start = time.perf_counter()
    return [play(plan, number) for number in range(first, first + count)], time.perf_counter() - start


def run(plan: Plan, games: int, place: Place | None = None) -> Iterator[Played]:
    """Play the games of a plan, in this process or somewhere else, and yield each as it ends.

    The results of a run do not depend on the place, but the order in which they come does.
    """
    for some in in_chunks(partial(play_chunk, plan), [(0, games)], place or Here()):
        yield from some
