"""What a seasoned player would do: the weight that others are least likely to lay, and feathers in good wind."""

from __future__ import annotations

from bothy.games.cairn.choices import CATCH, DRAW, Stone
from bothy.games.cairn.steps import STORM
from bothy.games.cairn.table import Moor
from bothy.kernel.notation import Choice
from bothy.kernel.sight import Sight


def choose(sight: Sight[Moor], choices: list[Choice]) -> Choice:
    moor = sight.table
    best, most = choices[0], -1.0
    for choice in choices:
        worth = 0.0
        if isinstance(choice, Stone):
            unseen = sum(moor.bag)
            alone = (1 - moor.bag[choice.kind] / unseen) ** (moor.box.seats - 1)
            worth = (choice.kind + 1) * alone
        elif choice is CATCH:
            worth = 1.0 if moor.wind != STORM else -1.0
        elif choice is DRAW:
            worth = 1.0
        if worth > most:
            best, most = choice, worth
    return best
