"""A bot that searches, on nothing but a sight: it imagines what it has not seen, and plays each answer out.

python examples/search.py loch-ness --games 20
"""

from __future__ import annotations

import argparse
from typing import Any

import bothy
from bothy import Bot, Choice, Game, Luck, Sight
from bothy.bots import Random
from bothy.lab.tally import wilson


class Search(Bot):
    """The answer that fares best when all that is unseen, and all that follows, is drawn at random."""

    def __init__(self, game: Game[Any], worlds: int = 8) -> None:
        super().__init__("search")
        self.game = game
        self.worlds = worlds

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        luck = Luck(seed)
        wins = [0.0] * len(choices)
        for _ in range(self.worlds if len(choices) > 1 else 0):
            imagined = sight.imagine(luck)
            for number, choice in enumerate(choices):
                world = imagined.copy()
                world.answer(sight.viewer, choice)
                world.playout(luck)
                wins[number] += self.game.result(world.table).shares[sight.viewer]
        return choices[wins.index(max(wins))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Search against random bots, in every seat in turn.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--worlds", type=int, default=8, help="how many worlds are imagined at each answer")
    given = parser.parse_args()
    game = bothy.find(given.game)
    seats = given.seats or game.seats[0]
    wins = 0.0
    for number in range(given.games):
        bots: list[Bot] = [Random("random") for _ in range(seats)]
        bots[number % seats] = Search(game, given.worlds)
        wins += bothy.play(game, bots, seed=number).shares[number % seats]
        low, high = wilson(wins, number + 1)
        print(f"\r{wins:.1f} of {number + 1} games won (95 %: {low:.0%} to {high:.0%})", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
