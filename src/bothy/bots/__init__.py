"""Bots: functions of a sight, the choices and a seed."""

from __future__ import annotations

import math
from typing import Any

from bothy.kernel import Choice, Game, Luck, Pass, Position, Race, Seat, Sight
from bothy.kernel.step import SILENCE, Ask


class Bot:
    """Somebody who answers. It keeps nothing between two answers."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        raise NotImplementedError

    def reaction(self) -> float:
        """The seconds it takes to speak in a race, as a median."""
        return 1.2

    def delay(self, luck: Luck) -> float:
        """The seconds it takes this time: log-normal, never under 0.45."""
        bell = sum(luck.below(1 << 20) for _ in range(12)) / (1 << 20) - 6
        return max(0.45, self.reaction() * math.exp(0.35 * bell))


class Random(Bot):
    """Anything at all; in a race it speaks in one window of twenty."""

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        luck = Luck(seed)
        passes = [choice for choice in choices if isinstance(choice, Pass)]
        if passes and isinstance(sight.agenda[-1], Race) and luck.below(SILENCE):
            return passes[0]
        return choices[luck.below(len(choices))]


class Knack(Bot):
    """The game's own hints, at one of its levels."""

    def __init__(self, name: str, game: Game[Any], level: str) -> None:
        super().__init__(name)
        self.game = game
        self.level = level

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        return self.game.knack(sight, choices, self.level, seed)

    def reaction(self) -> float:
        return self.game.reaction(self.level)


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name: `random`, `knack` or `knack:level`; at a command line also a program, `cmd:./mybot`."""
    kind, _, level = name.partition(":")
    if kind.partition("/")[0] == "cmd":
        return program(name)
    if name == "random":
        return Random(name)
    if kind == "knack" and level in ("", *game.levels()):
        return Knack(name, game, level)
    names = ["random", "knack", *[f"knack:{level}" for level in game.levels()]]
    raise ValueError(f"{game.name} has no bot {name!r}; it has: {', '.join(names)}")


def program(name: str) -> Bot:
    """A program as a bot, where programs are allowed."""
    from bothy.bots.external import External, programs_allowed  # it is a bot, so it imports this

    if not programs_allowed():
        raise ValueError(f"programs cannot sit at this table: {name!r}")
    return External(name)


def consult(bot: Bot, position: Position[Any], seat: Seat, luck: Luck) -> Choice:
    """What a bot answers in a seat. A random one needs no sight, and gets none."""
    step = position.step()
    if isinstance(bot, Random) and isinstance(step, Ask) and not isinstance(step, Race):
        return step.pick(position.table, seat, luck)
    return bot.choose(position.sight(seat), position.choices(seat), luck.word())
