"""What is taken where nobody says otherwise: how many seats, and who sits in those that no person wants."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game


def usual_seats(game: Game[Any]) -> int:
    """Three, or what comes nearest."""
    few, many = game.seats
    return min(max(3, few), many)


def usual_bot(game: Game[Any]) -> str:
    """The name of the game's own knack, if it has one."""
    return "random" if type(game).knack is Game.knack else "knack"
