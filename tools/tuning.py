"""Weights of a game's sharpest bot, tried by playing: `python tools/tuning.py moongha --games 800 --rounds 3`.

In every game each seat that is tuned gets weights of its own: each of them a step above or below what it was, by lot.
Afterwards every weight moves the way in which seats did better with it, by their points against the table's mean: many
weights are tried at once, and each by all games. Some seats are taken by other bots, so that nothing is tuned against
its own kind alone. What is found is printed after each round, to be written into the game's `bot/minds.py` by hand.
"""

from __future__ import annotations

import argparse
import importlib
import math
from collections.abc import Callable
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.players import Knack
from bothy.bots.seated import Bots
from bothy.games import find
from bothy.kernel import Luck

A_WIN = 10.0
"""How many points a win is worth, beside those of the game."""
SURE = 1.0
"""A weight moves if its effect is so many standard errors."""


def numbers_of(mind: Any) -> dict[tuple[str, int], float]:
    """The weights of a mind, by name and place."""
    found: dict[tuple[str, int], float] = {}
    for name in mind_names(mind):
        value = getattr(mind, name)
        if isinstance(value, list):
            found.update({(name, place): one for place, one in enumerate(value) if one})
        elif isinstance(value, float) and 0.0 < value < 50.0:
            found[name, -1] = value
    return found


def mind_names(mind: Any) -> list[str]:
    return [name for name in dir(mind) if not name.startswith("_")]


def put(mind: Any, key: tuple[str, int], value: float) -> None:
    name, place = key
    if place < 0:
        setattr(mind, name, value)
    else:
        some = list(getattr(mind, name))
        some[place] = value
        setattr(mind, name, some)


class Tuning:
    """The weights as they stand, and how much of each is tried."""

    def __init__(
        self, minds: dict[str, Any], sharp: Callable[[], Any], level: str, seats: int, only: list[str]
    ) -> None:
        self.centre = numbers_of(minds[level])
        self.keys = [key for key in self.centre if not only or key[0] in only]
        self.tried = [sharp() for _ in range(seats)]
        for seat, mind in enumerate(self.tried):
            minds[f"tried-{seat}"] = mind

    def begin_with(self, texts: list[str]) -> None:
        for text in texts:
            name, _, number = text.partition("=")
            base, _, place = name.partition("/")
            self.centre[base, int(place) if place else -1] = float(number)
        for mind in self.tried:
            for key, value in self.centre.items():
                put(mind, key, value)

    def stray(self, step: float, luck: Luck) -> list[list[int]]:
        """Each seat's weights a step above or below, by lot: which, as signs."""
        signs = [[1 if luck.below(2) else -1 for _ in self.keys] for _ in self.tried]
        for mind, some in zip(self.tried, signs, strict=True):
            for key, sign in zip(self.keys, some, strict=True):
                put(mind, key, self.centre[key] * (1.0 + sign * step))
        return signs

    def move(self, rows: list[tuple[list[int], float]], step: float) -> str:
        """Each weight goes the way that paid; told with how sure that is."""
        told = []
        size = math.sqrt(sum(value * value for _, value in rows) / len(rows))
        for place, key in enumerate(self.keys):
            high = [value for some, value in rows if some[place] > 0]
            low = [value for some, value in rows if some[place] < 0]
            effect = sum(high) / len(high) - sum(low) / len(low)
            strength = effect / size / math.sqrt(1 / len(high) + 1 / len(low))
            if abs(strength) > SURE:
                self.centre[key] *= 1.0 + step * max(-1.0, min(1.0, strength / 3.0))
            told.append(f"{called(key)}={self.centre[key]:.3f} ({strength:+.1f})")
        return " ".join(told)


def called(key: tuple[str, int]) -> str:
    name, place = key
    return name if place < 0 else f"{name}/{place}"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tuning.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--level", default="sharp")
    parser.add_argument("--games", type=int, default=500, help="a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--others", nargs="*", default=["knack", "trick:old-knack"], help="who may take a seat besides")
    parser.add_argument("--step", type=float, default=0.3, help="how much of a weight is tried above and below it")
    parser.add_argument("--only", nargs="*", default=[], help="the weights that are tried; by default all")
    parser.add_argument("--start", nargs="*", default=[], metavar="NAME=VALUE", help="weights to begin with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = find(given.game)
    module = importlib.import_module(f"bothy.games.{given.game.replace('-', '_')}.bot.minds")
    tuning = Tuning(module.MINDS, module.sharp, given.level, given.seats, given.only)
    tuning.begin_with(given.start)
    options = dict(text.split("=", 1) for text in given.option)
    others: list[Bot] = [bot(name, game) for name in given.others]
    tried: list[Bot] = [Knack("tried", game, f"tried-{seat}") for seat in range(given.seats)]
    for number in range(given.rounds):
        luck = Luck(given.seed * 1000 + number)
        rows: list[tuple[list[int], float]] = []
        for _ in range(given.games):
            signs = tuning.stray(given.step, luck)
            players = tried.copy()
            stranger = luck.below(given.seats)
            if others:
                players[stranger] = others[luck.below(len(others))]
            position = game.new(given.seats, options)
            Bots(position, players).play(Luck(luck.word()))
            result = game.result(position.table)
            for seat, player in enumerate(players):
                if player is tried[seat]:
                    lead = result.scores[seat] - sum(result.scores) / given.seats
                    rows.append((signs[seat], lead + A_WIN * (result.shares[seat] - 1 / given.seats)))
        print(f"round {number + 1}: {tuning.move(rows, given.step)}", flush=True)
    print("--start " + " ".join(f"{called(key)}={value:.4g}" for key, value in tuning.centre.items()))


if __name__ == "__main__":
    main()
