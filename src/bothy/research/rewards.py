"""What a seat gets out of a game."""

from __future__ import annotations

from typing import Any, Literal, get_args

from bothy.kernel import Game, Result, Table

Reward = Literal["win", "margin"]
"""`win`: 1 for a win, -1 for none, in between for a shared one. `margin`: how far ahead of the best other seat."""


def checked(reward: str) -> Reward:
    if reward not in get_args(Reward):
        raise ValueError(f"a reward is {' or '.join(get_args(Reward))}, not {reward!r}")
    return reward  # type: ignore[return-value]


def returns(game: Game[Any], table: Table, reward: Reward) -> list[float]:
    """Each seat's reward at the end."""
    result = game.result(table)
    return margins(result) if reward == "margin" else [2.0 * share - 1.0 for share in result.shares]


def margins(result: Result) -> list[float]:
    """How far each seat is ahead of the best other one, behind being negative; the score where all win or lose alike.

    Whether many points are good or bad is read off who has won.
    """
    scores, shares = result.scores, result.shares
    if len(scores) == 1 or set(shares) in ({0.0}, {1.0}):
        return [float(score) for score in scores]
    won = [score for score, share in zip(scores, shares, strict=True) if share > 0]
    sign = 1 if max(won) == max(scores) else -1
    good = [sign * score for score in scores]
    return [float(mine - max(good[:seat] + good[seat + 1 :])) for seat, mine in enumerate(good)]
