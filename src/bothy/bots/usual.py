"""Who sits where no person does and nobody says otherwise."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game


def has_knack(game: Game[Any]) -> bool:
    """Whether a game has a bot of its own."""
    return type(game).knack is not Game.knack


def usual_bot(game: Game[Any]) -> str:
    """The game's own, if it has one."""
    return "knack" if has_knack(game) else "random"
