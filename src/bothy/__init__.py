"""Bothy: a table anyone can sit at.

What most programs need is here, and loaded when it is first asked for.

Examples:
    A game, played at random to its end:

    >>> import bothy
    >>> "loch-ness" in bothy.games()
    True
    >>> game = bothy.find("loch-ness")
    >>> position = game.new(seats=3, options={"storm": "on"})
    >>> position.playout(bothy.Luck(seed=1))
    >>> len(game.result(position.table).scores)
    3

    One of bots that know what they do, with a journal that can be kept and replayed:

    >>> finished = bothy.play("loch-ness", bots=["knack", "random"], seats=3, seed=1)
    >>> finished.bots
    ['knack', 'random', 'knack']
    >>> str(finished.journal).splitlines()[:2]
    ['bothy journal 1', 'game loch-ness']

"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bothy.bots import Bot
    from bothy.games import find, games
    from bothy.kernel import Choice, Game, Journal, Luck, Position, Sight
    from bothy.lab.single import FinishedGame, play

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Choice",
    "FinishedGame",
    "Game",
    "Journal",
    "Luck",
    "Position",
    "Sight",
    "__version__",
    "find",
    "games",
    "play",
]

LIVES = {
    "Bot": "bothy.bots",
    "Choice": "bothy.kernel",
    "FinishedGame": "bothy.lab.single",
    "Game": "bothy.kernel",
    "Journal": "bothy.kernel",
    "Luck": "bothy.kernel",
    "Position": "bothy.kernel",
    "Sight": "bothy.kernel",
    "find": "bothy.games",
    "play": "bothy.lab.single",
}
"""Where each name lives. A server need not load the lab, nor a search the command line."""


if not TYPE_CHECKING:  # a checker reads the imports above, and knows a misspelt name for what it is

    def __getattr__(name: str) -> object:
        if name == "games":
            return import_module("bothy.games")  # a package that can be called
        if name not in LIVES:
            raise AttributeError(f"bothy offers no {name!r}; it offers: {', '.join(__all__)}")
        thing = globals()[name] = getattr(import_module(LIVES[name]), name)
        return thing


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
