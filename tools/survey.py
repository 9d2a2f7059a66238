"""A survey of all games as learners meet them, written into docs/research.md.

`python tools/survey.py` plays some random games of each, at its fewest and its most seats.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bothy.games import games
from bothy.kernel import Game, Luck
from bothy.research.core import encoder
from bothy.research.core.match import Match
from bothy.research.pettingzoo import env

BEGIN, END = "<!-- survey -->", "<!-- end of survey -->"


@dataclass
class Counts:
    """What some random games of one table came to."""

    seats: int
    words: int
    numbers: int
    games: int = 0
    decisions: int = 0
    """Answers with at least two choices."""
    forced: int = 0
    """Answers with one."""
    offers: int = 0
    """Choices offered at decisions, all together."""
    most: int = 0
    outcomes: int = 0
    steps: int = 0
    seconds: float = 0.0

    @property
    def branching(self) -> float:
        return self.offers / max(1, self.decisions)

    @property
    def chance(self) -> float:
        """The share of chance among all that happens."""
        return self.outcomes / max(1, self.outcomes + self.decisions + self.forced)


def count(game: Game[Any], seats: int, played: int) -> Counts:
    """Random games at a table with the game's own options: first to be counted, then to be timed."""
    table = env(game.key, seats)
    found = Counts(seats, len(table.words), table.schema.size)
    for number in range(played):
        luck = Luck(number)
        match = Match(game, game.new(seats), luck)
        found.games += 1
        found.outcomes += match.proceed(luck)
        while (seat := match.asked()) >= 0:
            choices = match.choices(seat)
            if len(choices) > 1:
                found.decisions += 1
                found.offers += len(choices)
                found.most = max(found.most, len(choices))
            else:
                found.forced += 1
            match.position.seal(seat, choices[luck.below(len(choices))])
            found.outcomes += match.proceed(luck)
    start = time.process_time()
    for number in range(played):
        luck = Luck(number)
        table.reset(seed=number)
        while (seat := table.match.asked()) >= 0:
            table.last()
            choices = table.match.choices(seat)
            table.step(choices[luck.below(len(choices))].id)
            found.steps += 1
    found.seconds = time.process_time() - start
    return found


def row(game: Game[Any], few: Counts, many: Counts) -> str:
    """One game, at its fewest and its most seats."""
    pairs = [
        (few.seats, many.seats, "{}"),
        (few.decisions / few.games, many.decisions / many.games, "{:,.0f}"),
        (few.branching, many.branching, "{:.1f}"),
        (few.most, many.most, "{}"),
        (few.words, many.words, "{}"),
        (few.numbers, many.numbers, "{:,}"),
        (few.chance, many.chance, "{:.0%}"),
        (few.steps / few.seconds, many.steps / many.seconds, "{:,.0f}"),
    ]
    cells = []
    for low, high, form in pairs:
        one, other = form.format(low), form.format(high)
        cells.append(one if one == other else f"{one} to {other}")
    return f"| {game.name} | `{game.key}` | {' | '.join(cells)} |"


def survey(played: int) -> str:
    kind = "interpreted" if encoder.__file__.endswith(".py") else "compiled"
    lines = [
        BEGIN,
        f"Written by `python tools/survey.py --games {played}`: {played} random games of each, at its fewest",
        f"and its most seats, options as they are by default, {kind}; steps are those of the AEC environment with",
        "observations, a second of one core.",
        "",
        "| game | key | seats | decisions a game | branching, mean | most | vocabulary | tensor | chance | steps/s |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game in games().values():
        few, many = (count(game, seats, played) for seats in game.seats)
        lines.append(row(game, few, many))
    return "\n".join([*lines, END])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python tools/survey.py", description="Survey all games.")
    parser.add_argument("--games", type=int, default=20, help="random games of each table")
    parser.add_argument("--out", type=Path, default=Path("docs/research.md"), help="a file with the marks of a survey")
    given = parser.parse_args(arguments)
    text = given.out.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise SystemExit(f"{given.out} has no {BEGIN} … {END} to write between")
    before, after = text[: text.index(BEGIN)], text[text.index(END) + len(END) :]
    told = survey(given.games)
    given.out.write_text(before + told + after, encoding="utf-8")
    sys.stdout.write(told + "\n")


if __name__ == "__main__":
    main()
