"""Find puzzles of a game and keep them in its folder: `python tools/puzzles.py loch-ness --most 30 --minutes 20`.

It goes on where it has left off: what was found is written at once, with the number of games looked through.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path

import msgspec

import bothy
from bothy.compiled import advice
from bothy.games import find
from bothy.locales import package_of
from bothy.puzzles import told_reasons
from bothy.puzzles.making import Finder
from bothy.puzzles.puzzle import FILE, Collection, read, written
from editions import edition


def place_of(package: str) -> Path:
    """Where the collection of a game is kept: beside its sources."""
    return Path(bothy.__file__).parents[1].joinpath(*package.split("."), FILE)


def renew(finder: Finder, place: Path, all_of_them: bool) -> None:
    """Search anew what was found with another edition, or all. Those that are puzzles no longer are none."""
    collection = finder.collection
    for number, puzzle in enumerate(collection.puzzles.copy(), 1):
        if puzzle.edition == finder.edition and not all_of_them:
            continue
        if finder.time_is_up():
            print("time is up; the same command goes on with the others")
            return
        found = finder.renew(puzzle)
        there = collection.puzzles.index(puzzle)
        collection.puzzles[there : there + 1] = [found] if found else []
        place.write_bytes(written(collection))
        print(f"{number:3}  {puzzle.kind}: {puzzle.best}  {'holds' if found else 'is none any more'}", flush=True)


def retell(finder: Finder) -> None:
    """Give the reasons that the game gives today for what was searched before."""
    puzzles = finder.collection.puzzles
    for there, puzzle in enumerate(puzzles):
        question = finder.again(puzzle)
        if question is not None:
            best = next(choice for choice in question.choices if choice.notation == puzzle.best)
            told = told_reasons(finder.game, question.seen, best)
            puzzles[there] = msgspec.structs.replace(puzzle, reasons=told)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--most", type=int, default=30, help="how many puzzles are enough")
    arguments.add_argument("--minutes", type=float, default=20.0, help="how long to look for them")
    arguments.add_argument("--differing", action="store_true", help="only where Sharp answers otherwise than Steady")
    arguments.add_argument(
        "--kinds", nargs="*", default=[], help="only these kinds of question, as the steps are named"
    )
    arguments.add_argument(
        "--renew", action="store_true", help="search those of older editions anew, drop what is none"
    )
    arguments.add_argument("--all", action="store_true", help="with --renew: those of this edition, too")
    arguments.add_argument("--retell", action="store_true", help="only give the reasons as they are told today")
    arguments.add_argument("--first", type=int, default=-1, help="the first game of bots; else the next one")
    given = arguments.parse_args()
    if given.all and not given.renew:
        arguments.error("--all goes with --renew")
    game = find(given.game)
    place = place_of(package_of(game))
    collection = read(place.read_bytes(), str(place)) if place.is_file() else Collection({}, [game.usual_seats()], 6)
    if advice():
        print(advice(), file=sys.stderr)
    begun = time.monotonic()
    finder = Finder(
        game,
        collection,
        given.most,
        lambda: time.monotonic() - begun > given.minutes * 60,
        given.differing,
        given.kinds,
        edition(game.key),
    )
    if given.renew:
        renew(finder, place, given.all)
        return 0
    if given.retell:
        retell(finder)
        place.write_bytes(written(collection))
        return 0
    for number in count(given.first if given.first >= 0 else collection.played):
        if finder.is_full() or finder.time_is_up():
            break
        for puzzle in finder.look(number):
            place.write_bytes(written(collection))
            print(
                f"{time.monotonic() - begun:6.0f} s  {len(collection.puzzles):2}  {puzzle.kind}: {puzzle.best}"
                f"  +{puzzle.margin:.1%} ± {puzzle.error:.1%}, Steady {puzzle.steady:.0%}",
                flush=True,
            )
        collection.played += 1
        place.write_bytes(written(collection))
    told = ", ".join(f"{many} {name}" for name, many in finder.counts.items())
    print(f"{game.key}: {len(collection.puzzles)} puzzles in {collection.played} games; {told}")
    print("; ".join(f"{kind} {many}" for kind, many in Counter(one.kind for one in collection.puzzles).items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
