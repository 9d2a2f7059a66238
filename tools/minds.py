"""How strong the levels of a game's bot are, and whether tricks beat them: `python tools/minds.py loch-ness`.

Three tables: each level against the next in alternating seats, each trick of the lab alone among bots of one level, and
Sharp alone among bots of the old knack where a game has kept it. Shares are told with 95 % intervals; seats rotate from
game to game. `--games`, `--seats`, `--workers` and `--only` say how much is played.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise

from bothy.games import find
from bothy.lab.runs import plan, run
from bothy.lab.tally import wilson

OLD = "old-knack"
LEVELS = ("knack:gentle", "knack", "knack:sharp")


def shares(key: str, seats: int, bots: list[str], games: int, workers: int) -> dict[str, tuple[float, int]]:
    """For each bot the wins of all its seats, and in how many seats it sat."""
    found: dict[str, tuple[float, int]] = {}
    for played in run(plan(find(key), seats, bots, {}, "", 0), games, workers):
        for name, share in zip(played.bots, played.shares, strict=True):
            wins, sat = found.get(name, (0.0, 0))
            found[name] = wins + share, sat + 1
    return found


def tell(label: str, wins: float, games: int, fair: float) -> None:
    low, high = wilson(wins, games)
    sys.stdout.write(f"{label:<52} {wins / games:6.1%}  ({low:.1%} to {high:.1%}; fair {fair:.1%})\n")
    sys.stdout.flush()


def alone(key: str, seats: int, one: str, others: str, games: int, workers: int) -> None:
    """How often one wins among others."""
    found = shares(key, seats, [one, *[others] * (seats - 1)], games, workers)
    tell(f"{seats} seats: {one} among {others}", *found[one], 1 / seats)


def against(key: str, seats: int, better: str, worse: str, games: int, workers: int) -> None:
    """How often one of two levels wins, where they sit by turns."""
    found = shares(key, seats, [better, worse] * (seats // 2), games, workers)
    wins = found[better][0]
    tell(f"{seats} seats: {better} against {worse}", wins, games, 0.5)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="minds.py", description="Measure the levels of a game's bot.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="how many of each")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="by default all the game can have")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one a core")
    parser.add_argument("--only", choices=["levels", "tricks", "old"], default="", help="one of the three tables")
    given = parser.parse_args(arguments)
    game = find(given.game)
    few, many = game.seats
    numbers = [seats for seats in given.seats or range(max(few, 2), many + 1) if few <= seats <= many]
    if given.only in ("", "levels"):
        for seats in [seats for seats in numbers if seats % 2 == 0]:
            for worse, better in pairwise(LEVELS):
                against(given.game, seats, better, worse, given.games, given.workers)
    if given.only in ("", "tricks"):
        for seats in numbers:
            for name in [name for name in game.tricks() if name != OLD]:
                for level in LEVELS[1:]:
                    alone(given.game, seats, f"trick:{name}", level, given.games, given.workers)
    if given.only in ("", "old") and OLD in game.tricks():
        for seats in numbers:
            alone(given.game, seats, LEVELS[-1], f"trick:{OLD}", given.games, given.workers)


if __name__ == "__main__":
    main()
