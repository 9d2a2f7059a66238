"""Bots: functions of a sight, the choices and a seed."""

from __future__ import annotations

from typing import Any

from bothy.bots.external import External, programs_allowed
from bothy.bots.players import Bot, Knack, Random
from bothy.kernel import Choice, Game, Luck, Position, Race, Seat
from bothy.kernel.step import Ask

__all__ = ["Bot", "Knack", "Random", "bot", "consult"]


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
    if not programs_allowed():
        raise ValueError(f"programs cannot sit at this table: {name!r}")
    return External(name)


def consult(bot: Bot, position: Position[Any], seat: Seat, luck: Luck) -> Choice:
    """What a bot answers in a seat. A random one needs no sight, and gets none."""
    step = position.step()
    if isinstance(bot, Random) and isinstance(step, Ask) and not isinstance(step, Race):
        return step.pick(position.table, seat, luck)
    return bot.choose(position.sight(seat), position.choices(seat), luck.word())
