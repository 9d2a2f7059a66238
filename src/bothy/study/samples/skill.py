"""Luck and skill: the strongest and the weakest of a game's own bots in mirrored seats, with the same luck.

A deal is played once with the weak bot in every seat, and once for every seat with the strong one there alone. Luck
lies in streams, so that the deal stays the same when answers part. Where all win or lose together, a deal is played
by strong bots only, and by weak ones only.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.bots.search.streams import Streams, mixed
from bothy.bots.seated import Streamed
from bothy.games import find
from bothy.kernel.result import Result
from bothy.lab.runs import bot_of
from bothy.study.core.watching import WHOLE
from bothy.study.mishaps import Mishaps
from bothy.study.plan import Study, able, unable

APART = 0x51
"""These deals are others than those of the games that are counted."""


@dataclass
class Skill(Mishaps):
    """What came of each deal."""

    deals: dict[int, list[int]] = field(default_factory=dict)
    """For each: what the strong bot won in all its games (in parts of a win), its points, and of the weak ones the sum
    of points, that of the squares of every seat's sum, and that of all squares. Where all win together: what the
    strong ones won, and the weak ones."""


def add_deal(sums: Skill, study: Study, number: int) -> None:
    """Play one deal. Nothing is added of one of whose games any fails."""
    game = find(study.game)
    strong, weak = able(game), unable(game)
    if strong:
        with sums.noted(number):
            sums.deals[number] = mirrored(study, strong, weak, number)


def mirrored(study: Study, strong: str, weak: str, number: int) -> list[int]:
    """What came of a deal, as `Skill` keeps it."""
    seats = range(study.seats)
    if study.is_shared():
        won = [deal(study, [name] * study.seats, number).shares[0] for name in (strong, weak)]
        return [int(share * WHOLE + 0.5) for share in won]
    own = [0] * study.seats
    squares = wins = points = 0
    for place in [*seats, -1]:
        result = deal(study, [strong if seat == place else weak for seat in seats], number)
        for seat, score in enumerate(result.scores):
            if seat == place:
                wins += int(result.shares[seat] * WHOLE + 0.5)
                points += score
            else:
                own[seat] += score
                squares += score * score
    return [wins, points, sum(own), sum([some * some for some in own]), squares]


def deal(study: Study, names: list[str], number: int) -> Result:
    """A deal, played by these."""
    return played(study, names, number, dict(study.options))


def played(study: Study, names: list[str], number: int, options: dict[str, str]) -> Result:
    game = find(study.game)
    position = game.new(study.seats, options, study.pack)
    streams = Streams(mixed(mixed(study.seed, APART), number), study.seats)
    Streamed(position, [bot_of(study.game, name) for name in names], streams).play(streams.order)
    return game.result(position.table)
