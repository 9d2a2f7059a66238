"""Merlouf's objective cards in games of equal bots: what each brings in a round, against the mean of all.

`python tools/merlouf_objectives.py` plays 1,000 games of four sharp knacks who deal, and as many of four who do not,
and prints a line for each card; it fails if one lies further from the mean than it may. `--write` puts the figures
beside the cards, in content/objectives.toml. Cards whose basis is `reconstructed` are re-valued by hand until all fit.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from bothy.bots import bot
from bothy.bots.seated import Bots
from bothy.bots.series import luck_of
from bothy.games.merlouf import GAME, content
from bothy.kernel import Event

BOTS = ("knack:sharp", "knack:sharp:silent")
SEATS = 4
WITHIN = 35
"""By how many per cent a card may lie off the mean."""
CHUNK = 20
FILE = Path(content.__file__).parent / "objectives.toml"


@dataclass
class Tally:
    """What cards have brought: points and rounds of each, by its number."""

    points: dict[int, int] = field(default_factory=dict)
    rounds: dict[int, int] = field(default_factory=dict)

    def count(self, card: int, points: int) -> None:
        self.points[card] = self.points.get(card, 0) + points
        self.rounds[card] = self.rounds.get(card, 0) + 1

    def add(self, other: Tally) -> None:
        for card, points in other.points.items():
            self.points[card] = self.points.get(card, 0) + points
            self.rounds[card] = self.rounds.get(card, 0) + other.rounds[card]

    def means(self) -> dict[int, float]:
        return {card: self.points[card] / self.rounds[card] for card in sorted(self.points)}

    def mean(self) -> float:
        """The mean of all cards, each counting alike."""
        means = self.means().values()
        return sum(means) / len(means)

    def off(self, card: int) -> float:
        """By how many per cent a card lies above or below it."""
        return 100 * (self.means()[card] / self.mean() - 1)


def assessed(events: list[Event], tally: Tally) -> None:
    """Each assessment tells the card and then what it came to, bonus objects aside."""
    card = 0
    for event in events:
        values = event.message.values
        if event.message.id == "merlouf-shows-objective":
            card = int(values["card"])
        elif event.message.id == "merlouf-scores":
            tally.count(card, int(values["points"]) - int(values["bonus"]))


def play(name: str, options: tuple[tuple[str, str], ...], seed: int, numbers: Sequence[int]) -> Tally:
    """Some games of bots of one kind."""
    tally = Tally()
    players = [bot(name, GAME) for _ in range(SEATS)]
    for number in numbers:
        position = GAME.new(SEATS, dict(options))
        events: list[Event] = []
        position.table.sink = events
        Bots(position, players).play(luck_of(seed, number))
        assessed(events, tally)
    return tally


def measured(name: str, options: dict[str, str], seed: int, games: int, workers: int) -> Tally:
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    some = partial(play, name, tuple(options.items()), seed)
    tally = Tally()
    if workers == 1:
        for chunk in chunks:
            tally.add(some(chunk))
        return tally
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for part in pool.map(some, chunks):
            tally.add(part)
    return tally


def show(tallies: dict[str, Tally]) -> None:
    print("card  " + "  ".join(f"{name:>20}" for name in tallies))
    for card in sorted(next(iter(tallies.values())).points):
        figures = [f"{tally.means()[card]:12.2f} {tally.off(card):+6.0f}%" for tally in tallies.values()]
        print(f"{card:>4}  " + "  ".join(figures))
    print("mean  " + "  ".join(f"{tally.mean():12.2f}        " for tally in tallies.values()))


def write(tallies: dict[str, Tally]) -> None:
    """The figures stand behind the basis of each card."""
    cards = iter(range(1, len(next(iter(tallies.values())).points) + 1))

    def beside(found: re.Match[str]) -> str:
        card = next(cards)
        figures = ", ".join(f"{name} {tally.means()[card]:.1f}" for name, tally in tallies.items())
        return f"{found[1]}  # points a round: {figures}"

    text = FILE.read_text()
    FILE.write_text(re.sub(r"(?m)^(basis = \"\w+\")(?:  # points a round.*)?$", beside, text))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--within", type=int, default=WITHIN, help="per cent off the mean")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--write", action="store_true", help="put the figures beside the cards")
    given = parser.parse_args()
    options = dict(text.split("=", 1) for text in given.option)
    tallies = {name: measured(name, options, given.seed, given.games, given.workers) for name in given.bots}
    show(tallies)
    if given.write:
        write(tallies)
    off = [
        f"card {card} with {name}: {tally.off(card):+.0f} %"
        for name, tally in tallies.items()
        for card in tally.points
        if abs(tally.off(card)) > given.within
    ]
    print("\n".join(off) or f"every card lies within {given.within} % of the mean")
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
