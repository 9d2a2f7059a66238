"""What is taken where nobody says otherwise: how many seats, and who sits in those that no person wants."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game


def usual_seats(game: Game[Any]) -> int:
    """Three, or what comes nearest."""
    few, many = game.seats
    return min(max(3, few), many)


def has_knack(game: Game[Any]) -> bool:
    """Whether a game has a bot of its own."""
    return type(game).knack is not Game.knack


def usual_bot(game: Game[Any]) -> str:
    """The game's own, if it has one."""
    return "knack" if has_knack(game) else "random"
