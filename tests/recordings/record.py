"""Make recordings: `python -m recordings.record FOLDER`. See `recordings` for when and how."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from bothy.games import find, games
from recordings.looking import Eyes
from recordings.plans import Plan, plans
from recordings.playing import played
from recordings.recording import Recording, traced, write

FIVE = ("castle-von-loghan", "loch-lomond", "loch-ness", "merlouf", "moongha")
STRIDES = {"castle-von-loghan": 3}
"""In how many moments one looks at sights, where games are long."""
WHOLE = 20
"""Of the first so many games whole positions are kept."""
A_FILE = 25
"""So many games go into a file."""


class Manner:
    """How closely is looked."""

    def __init__(self, brief: bool) -> None:
        self.brief = brief
        self.block = 12 if brief else 1

    def stride(self, game: str) -> int:
        return 24 if self.brief else STRIDES.get(game, 1)

    def most(self, plan: Plan) -> int:
        """The most rows of a game; 0 where it is played to its end."""
        return 150 if self.brief and not quick(plan) else 0

    def keeps(self, plan: Plan, number: int) -> bool:
        """Whether the whole position after so many rows is kept."""
        return number == 100 if self.brief else plan.number < WHOLE

    def chosen(self, plans: list[Plan], count: int) -> list[Plan]:
        """Which games are recorded: all, or a few, one of which is soon over."""
        if not self.brief:
            return plans
        soon = min([plan for plan in plans if quick(plan)], key=lambda plan: plan.seats)
        return [*[plan for plan in plans if not quick(plan)][: count - 1], soon]


def quick(plan: Plan) -> bool:
    """Play at random is soon over."""
    return set(plan.bots) == {"random"}


def planned(key: str, count: int) -> list[Plan]:
    game = find(key)
    options = {option.key: option.values for option in game.options}
    return plans(key, game.seats, options, game.levels(), count)


def recorded(plan: Plan, manner: Manner) -> Recording:
    """A game played, and played again to look at it."""
    journal = played(plan, manner.most(plan))
    stride = manner.stride(plan.game)
    eyes = Eyes(plan.game, plan.seats, plan.options, stride)
    trace = traced(eyes, journal, plan.seed, manner.block, lambda number: manner.keeps(plan, number))
    return Recording(
        plan.game,
        plan.number,
        eyes.game.rules_version,
        plan.seats,
        plan.options,
        list(plan.bots),
        plan.races,
        plan.seed,
        journal,
        stride,
        manner.block,
        trace,
    )


def record(key: str, folder: Path, count: int, manner: Manner) -> None:
    """Record so many games, or a few more, of one kind."""
    chosen = manner.chosen(planned(key, count), count)
    for first in range(0, len(chosen), A_FILE):
        begun = time.perf_counter()
        found = [recorded(plan, manner) for plan in chosen[first : first + A_FILE]]
        name = f"{key}.jsonl.gz" if manner.brief else f"{key}-{first:03}.jsonl.gz"
        write(folder / name, found)
        rows = sum(recording.journal.count("\n") for recording in found)
        sys.stdout.write(f"{name}: {len(found)} games, {rows} rows, {time.perf_counter() - begun:.0f} s\n")
        sys.stdout.flush()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m recordings.record", description="Record games.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=200, help="how many of each game, at least")
    parser.add_argument("--game", action="append", choices=list(games()), help="only this one; may be repeated")
    parser.add_argument("--brief", action="store_true", help="for a sample: shorter games, fewer hashes")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for key in given.game or FIVE:
        record(key, given.folder, given.games, Manner(given.brief))


if __name__ == "__main__":
    main()
