"""Levels and tempers of a game's own bot: `knack:sharp`, `knack:sharp:sly`.

There are three levels, the same in all games: `gentle`, `steady` and `sharp`. Plain `knack` is Steady, so that a game
declares the other two (`Game.levels` returns `["gentle", "sharp"]`), and its `knack` is asked for the level "" where
Steady is meant. `Game.tempers` names what may be said besides, as a second word: the level is `sharp:sly` then, or
`:sly`. What tables and journals of older versions say is still understood.
"""

from __future__ import annotations

from typing import Any, Final

from bothy.kernel import Game

STEADY: Final = "steady"
FORMERLY: Final = {"easy": "gentle", "hard": "sharp"}
"""What levels were called before all games had the same."""


def understood(words: str, game: Game[Any]) -> str | None:
    """The level, and the temper if one is named, as the game's knack knows them; None if it knows no such."""
    level, _, temper = words.partition(":")
    if level in game.tempers() and not temper:
        level, temper = "", level
    if level not in game.levels():
        level = FORMERLY.get(level, "" if level == STEADY else level)
    if level not in ("", *game.levels()) or temper not in ("", *game.tempers()):
        return None
    return f"{level}:{temper}" if temper else level


def knacks(game: Game[Any]) -> list[str]:
    """The names of a game's own bot, the plain one first."""
    tempers = ["", *[f":{temper}" for temper in game.tempers()]]
    levels = ["", *[f":{level}" for level in game.levels()]]
    return [f"knack{level or ':steady' if temper else level}{temper}" for level in levels for temper in tempers]
