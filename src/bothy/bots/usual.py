"""Who sits where no person does and nobody says otherwise."""

from __future__ import annotations

from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.levels import knacks
from bothy.bots.search.bot import Searching
from bothy.kernel import Game

MASTER = "search:200ms"
"""The bot that searches, as tables offer it."""
LONGEST = 200
"""How many milliseconds a search at a table may take: whoever sits there from afar does not decide about our time."""


def has_knack(game: Game[Any]) -> bool:
    """Whether a game has a bot of its own."""
    return type(game).knack is not Game.knack


def usual_bot(game: Game[Any]) -> str:
    """The game's own, if it has one."""
    return "knack" if has_knack(game) else "random"


def offered(game: Game[Any]) -> list[str]:
    """The bots that a table offers to put into a seat."""
    own = knacks(game) if has_knack(game) else []
    return [*own, MASTER, "random"]


def bot_at_table(name: str, game: Game[Any]) -> Bot:
    """The bot of this name, if it may be put into a seat from afar."""
    found = bot(name, game)
    if isinstance(found, Searching) and not 0 < found.plan.milliseconds <= LONGEST:
        raise ValueError(f"a table has no time for {name!r}; it offers: {', '.join(offered(game))}")
    return found
