"""What would you do? The answer to somebody who asks, reckoned from what is shown to that person and nothing else."""

from __future__ import annotations

from typing import Any

from bothy.bots.search.advice import MOST_REASONS, TIME, UNTRIED, advise
from bothy.bots.search.plan import Plan, read
from bothy.host.protocol import AdvisedAnswer, AdvisedReason
from bothy.kernel import Game, Position, Seat, Sight

BOT = f"search:{TIME}ms"
AT_ONCE = Plan(0, 0, wandering=False)


def shown(game: Game[Any], position: Position[Any], seat: Seat) -> Sight[Any]:
    """What a person in this seat is shown: where memory is trusted, not what the seat once saw."""
    return position.sight(seat, shown=game.trusts_memory(position.table.box))


def advised(game: Game[Any], sight: Sight[Any], bot: str, seed: int) -> list[AdvisedAnswer]:
    """The two best answers by a search; by a bot that does not search, the one of the knack."""
    plan = read(bot) if bot.startswith("search") else AT_ONCE
    found = advise(game, sight, sight.choices(), seed, plan)
    return [
        AdvisedAnswer(
            one.choice.notation,
            None if one.worth == UNTRIED else round(one.worth, 3),
            round(one.margin, 3),
            [
                AdvisedReason(reason.kind, (reason.message.id, reason.message.values))
                for reason in game.reasons(sight, one.choice)[:MOST_REASONS]
            ],
        )
        for one in found
    ]
