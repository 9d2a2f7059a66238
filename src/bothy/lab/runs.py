"""Runs: many games of bots, on one core or several, each from its own seed."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.seated import Bots, faults_of, wander
from bothy.bots.series import luck_of, round_the_table, seating, told_of
from bothy.games import find
from bothy.kernel import Game, Luck, Position

ALONE: float = 2.0
"""A run that will take no more seconds than this is not worth starting other processes for."""
CHUNK_SECONDS = 0.5


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


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(plan: Plan, games: int, workers: int) -> Iterator[Played]:
    """Play the games of a plan, on so many processes, and yield each as it ends.

    The results of a run do not depend on the workers, but the order in which they come does.
    """
    done, seconds = 0, 0.0
    while done < games and (workers <= 1 or seconds / max(done, 1) * games < ALONE or done < 2):
        played, took = play_chunk(plan, done, min(chunk(done, seconds), games - done))
        done += len(played)
        seconds += took
        yield from played
    if done < games:
        yield from run_apart(plan, done, games, workers, seconds / done)


def chunk(done: int, seconds: float) -> int:
    """How many games fill about half a second."""
    return 1 if not seconds else max(1, min(5_000, int(CHUNK_SECONDS * done / seconds), done * 4))


def run_apart(plan: Plan, first: int, games: int, workers: int, each: float) -> Iterator[Played]:
    size = max(1, min(int(CHUNK_SECONDS / each), -(-(games - first) // workers)))
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=ignore_interrupts)
    try:
        waiting: set[Future[tuple[list[Played], float]]] = set()
        while first < games or waiting:
            while first < games and len(waiting) < workers * 2:
                count = min(size, games - first)
                waiting.add(pool.submit(play_chunk, plan, first, count))
                first += count
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ended:
                yield from future.result()[0]
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
