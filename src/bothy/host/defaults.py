"""What a table gets where nobody has said otherwise."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game


def has_knack(game: Game[Any]) -> bool:
    """Whether a game has a bot of its own."""
    return type(game).knack is not Game.knack


def usual_bot(game: Game[Any]) -> str:
    """The bot that plays when nobody has named one: the game's own, if it has one."""
    return "knack" if has_knack(game) else "random"


def usual_seats(game: Game[Any]) -> int:
    """Three seats, or as near to that as the game allows."""
    few, many = game.seats
    return min(max(3, few), many)
