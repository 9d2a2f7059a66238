"""How strong the levels of a game's bot are, and whether tricks beat them: `python tools/minds.py loch-ness`.

Three tables: each level against the next in alternating seats, each trick of the lab alone among bots of one level, and
Sharp alone among bots of the old knack where a game has kept it. Where all win together, how often each level wins with
its like. Shares are told with 95 % intervals; seats rotate from game to game. `--games`, `--seats`, `--option`,
`--workers` and `--only` say what is played, and how much.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import pairwise, product

from bothy.games import find
from bothy.lab.places import on_this_machine
from bothy.lab.runs import plan, run
from bothy.lab.tally import wilson

OLD = "old-knack"
LEVELS = ("knack:gentle", "knack", "knack:sharp")


@dataclass(frozen=True)
class Field:
    """What is played, and how often."""

    key: str
    options: dict[str, str]
    games: int
    workers: int

    def is_shared(self, seats: int) -> bool:
        game = find(self.key)
        return game.is_shared(game.box(seats, game.settle(self.options), ""))


def shares(field: Field, seats: int, bots: list[str]) -> dict[str, tuple[float, int]]:
    """For each bot the wins of all its seats, and in how many seats it sat."""
    found: dict[str, tuple[float, int]] = {}
    with on_this_machine(field.workers) as place:
        for played in run(plan(find(field.key), seats, bots, field.options, "", 0), field.games, place):
            if played.error:
                raise SystemExit(f"game {played.number} of {', '.join(played.bots)} failed: {played.error}")
            for name, share in zip(played.bots, played.shares, strict=True):
                wins, sat = found.get(name, (0.0, 0))
                found[name] = wins + share, sat + 1
    return found


def tell(label: str, wins: float, games: int, fair: float) -> None:
    low, high = wilson(wins, games)
    sys.stdout.write(f"{label:<52} {wins / games:6.1%}  ({low:.1%} to {high:.1%}; fair {fair:.1%})\n")
    sys.stdout.flush()


def alone(field: Field, seats: int, one: str, others: str) -> None:
    """How often one wins among others."""
    found = shares(field, seats, [one, *[others] * (seats - 1)])
    tell(f"{seats} seats: {one} among {others}", *found[one], 1 / seats)


def against(field: Field, seats: int, better: str, worse: str) -> None:
    """How often one of two levels wins, where they sit by turns; of the games that are not lost by all."""
    found = shares(field, seats, [better, worse] * (seats // 2))
    wins, won = found[better][0], found[better][0] + found[worse][0]
    tell(f"{seats} seats: {better} against {worse}", wins, round(won), 0.5)


def together(field: Field, seats: int, level: str) -> None:
    """How often bots of one level win where all win or lose together."""
    wins, sat = shares(field, seats, [level] * seats)[level]
    tell(f"{seats} seats: {level} with its like", wins / seats, sat // seats, 0.5)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="minds.py", description="Measure the levels of a game's bot.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="how many of each")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="by default all the game can have")
    parser.add_argument("--option", action="append", default=[], help="key=value; repeatable")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--only", choices=["levels", "tricks", "old"], default="", help="one of the three tables")
    given = parser.parse_args(arguments)
    game = find(given.game)
    field = Field(given.game, dict(word.split("=", 1) for word in given.option), given.games, given.workers)
    few, many = game.seats
    numbers = [seats for seats in given.seats or range(max(few, 2), many + 1) if few <= seats <= many]
    if field.is_shared(numbers[0]):
        for seats, level in product(numbers, LEVELS):
            together(field, seats, level)
        return
    if given.only in ("", "levels"):
        for seats, (worse, better) in product([seats for seats in numbers if seats % 2 == 0], pairwise(LEVELS)):
            against(field, seats, better, worse)
    if given.only in ("", "tricks"):
        tricks = [f"trick:{name}" for name in game.tricks() if name != OLD]
        for seats, trick, level in product(numbers, tricks, LEVELS[1:]):
            alone(field, seats, trick, level)
    if given.only in ("", "old") and OLD in game.tricks():
        for seats in numbers:
            alone(field, seats, LEVELS[-1], f"trick:{OLD}")


if __name__ == "__main__":
    main()
