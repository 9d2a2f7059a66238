"""Bots: functions of a sight, the choices and a seed."""

from __future__ import annotations

from typing import Any

from bothy.bots.external import External, programs_allowed
from bothy.bots.levels import knacks, understood
from bothy.bots.players import Bot, Knack, Random, Trick
from bothy.bots.search.bot import Searching
from bothy.kernel import Choice, Game, Luck, Position, Race, Seat
from bothy.kernel.step import Ask

__all__ = ["Bot", "Knack", "Random", "bot", "consult"]


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name: `random`, `knack`, `knack:level`, `search`, `search:200`, `search:200ms` or `trick:name`.

    At a command line also a program, `cmd:./mybot`.
    """
    kind, _, level = name.partition(":")
    if kind.partition("/")[0] == "cmd":
        return program(name)
    if name == "random":
        return Random(name)
    known = understood(level, game)
    if kind == "knack" and known is not None:
        return Knack(name, game, known)
    if kind == "trick" and level in game.tricks():
        return Trick(name, game, level)
    if kind == "search":
        return Searching(name, game)
    tricks = [f"trick:{trick}" for trick in game.tricks()]
    names = ["random", *knacks(game), *tricks, "search", "search:200", "search:200ms"]
    raise ValueError(f"{game.name} has no bot {name!r}; it has: {', '.join(names)}")


def program(name: str) -> Bot:
    """A program as a bot, where programs are allowed."""
    if not programs_allowed():
        raise ValueError(f"programs cannot sit at this table: {name!r}")
    return External(name)


def consult(bot: Bot, position: Position[Any], seat: Seat, luck: Luck) -> Choice:
    """What a bot answers in a seat. A random one needs no sight, and gets none."""
    step = position.step()
    if isinstance(bot, Random) and isinstance(step, Ask) and not isinstance(step, Race):
        return step.pick(position.table, seat, luck)
    return bot.choose(position.sight(seat), position.choices(seat), luck.word())
