"""How much harder each difficulty is: the same deals with each, where all win or lose together."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.games import find
from bothy.lab.runs import bot_of
from bothy.study.mishaps import Mishaps
from bothy.study.plan import DIFFICULTY, Study
from bothy.study.samples.skill import played


@dataclass
class Difficulty(Mishaps):
    games: int = 0
    won: dict[str, int] = field(default_factory=dict)
    """Games that were won, by difficulty."""


def difficulties(study: Study) -> list[str]:
    """The difficulties of a game that all win or lose together; none if it has no such option."""
    if not study.is_shared():
        return []
    return [value for option in find(study.game).options if option.key == DIFFICULTY for value in option.values]


def add_difficulties(sums: Difficulty, study: Study, number: int) -> None:
    """Play one deal with each difficulty. Nothing is added of one of whose games any fails."""
    names = study.seating(number)
    with sums.noted(number, [bot_of(study.game, name) for name in names]):
        won = {
            value: played(study, names, number, {**dict(study.options), DIFFICULTY: value}).shares[0] > 0
            for value in difficulties(study)
        }
        sums.games += 1
        for value, is_won in won.items():
            sums.won[value] = sums.won.get(value, 0) + is_won
