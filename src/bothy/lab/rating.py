"""Ratings: how strong each bot of a ladder is, with how sure one can be of it.

One Bradley-Terry fit over all games: each seat wins in proportion to the strength of the bot in it. Strengths are told
in points as chess does: 400 points more, ten times the strength. Intervals come from drawing the deals anew, each deal
with all games that were played on it, so that luck they share counts once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bothy.kernel import Luck
from bothy.lab.ladder import Ladder, Met
from bothy.lab.tally import wilson

ROUNDS = 200
"""How often deals are drawn anew for an interval."""
STEPS = 500
CLOSE = 1e-7
"""When a fit is good: strengths no longer change by more than this part of themselves."""
DRAWN = 0.5
"""So much of a win is added to each bot against each other, so that one that never wins is not infinitely weak."""

Seats = tuple[tuple[str, int], ...]
"""How many seats each bot had in a game, by name."""
Sums = dict[Seats, dict[str, float]]
"""For each way to share the seats, what the bots in them have won in all."""
Draws = dict[str, list[float]]
"""For each bot its strength, draw by draw: points, or how often it wins where all win together."""


@dataclass(frozen=True)
class Standing:
    """A bot on the ladder."""

    bot: str
    games: int
    share: float
    """Its part of all wins in its games; even is one half between two bots."""
    share_interval: tuple[float, float]
    points: float
    """Its strength beside that of the bot at 0; NaN where bots do not meet."""
    interval: tuple[float, float]
    seconds: float
    """Processor time of its games, by game."""


@dataclass(frozen=True)
class Pairing:
    """What came of all games between two bots."""

    bots: tuple[str, str]
    games: int
    share: float
    """The part of the first."""
    interval: tuple[float, float]


def standings(ladder: Ladder, met: Iterable[Met], draws: Draws | None = None) -> list[Standing]:
    """All bots of a ladder, the strongest first."""
    games = counted(ladder, met)
    shared = ladder.is_shared()
    points: Mapping[str, float] = {} if shared else strengths(ladder.bots, summed(games))
    spans = {} if shared else intervals(drawn(ladder, games) if draws is None else draws)
    found = []
    for name in ladder.bots:
        mine = [one for one in games if name in one.field]
        wins = sum(won(one, name) for one in mine)
        found.append(
            Standing(
                name,
                len(mine),
                wins / len(mine) if mine else 0.0,
                wilson(wins, len(mine)),
                points.get(name, math.nan),
                spans.get(name, (math.nan, math.nan)),
                sum(one.seconds for one in mine) / len(mine) if mine else 0.0,
            )
        )
    return sorted(found, key=lambda standing: -(standing.share if shared else standing.points))


def counted(ladder: Ladder, met: Iterable[Met]) -> list[Met]:
    """The games that count: played to their end, by bots that stand on the ladder."""
    return [one for one in met if not one.error and all(name in ladder.bots for name in one.field)]


def pairings(ladder: Ladder, met: Iterable[Met]) -> list[Pairing]:
    """What came of each two bots that met."""
    by_field: dict[tuple[str, ...], list[Met]] = {}
    for one in counted(ladder, met):
        if len(one.field) == 2:
            by_field.setdefault(one.field, []).append(one)
    found = []
    for (first, second), games in by_field.items():
        wins = sum(won(one, first) for one in games)
        found.append(Pairing((first, second), len(games), wins / len(games), wilson(wins, len(games))))
    return found


def won(met: Met, name: str) -> float:
    """What a bot has won of a game, in all its seats; in a game of all together, whether they have."""
    shares = [share for player, share in zip(met.bots, met.shares, strict=True) if player == name]
    return shares[0] if len(met.field) == 1 else sum(shares)


# The fit


def summed(games: Iterable[Met], weights: Mapping[int, int] | None = None) -> Sums:
    """The wins of all games by who sat in how many seats; each deal counted as often as its weight says."""
    sums: Sums = {}
    for one in games:
        weight = 1 if weights is None else weights.get(one.number // 2, 0)
        if weight:
            seats = tuple((name, one.bots.count(name)) for name in one.field)
            of = sums.setdefault(seats, dict.fromkeys(one.field, 0.0))
            for name in one.field:
                of[name] += weight * won(one, name)
    return sums


def strengths(bots: Iterable[str], sums: Sums) -> dict[str, float]:
    """The points of each bot that make what was won most likely, found by Hunter's steps; the plain knack has 0."""
    names = list(bots)
    wins = dict.fromkeys(names, 0.0)
    fields: list[tuple[Seats, float]] = []
    for seats, of in [*sums.items(), *fictions(sums)]:
        for name, some in of.items():
            wins[name] += some
        fields.append((seats, sum(of.values())))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        pulls = dict.fromkeys(names, 0.0)
        for seats, games in fields:
            whole = sum(count * strength[name] for name, count in seats)
            for name, count in seats:
                pulls[name] += games * count / whole
        after = {name: wins[name] / pulls[name] if pulls[name] else 1.0 for name in names}
        mean = math.exp(sum(math.log(some) for some in after.values()) / len(names))
        after = {name: some / mean for name, some in after.items()}
        moved = max(abs(after[name] - strength[name]) / strength[name] for name in names)
        strength = after
        if moved < CLOSE:
            break
    zero = strength.get("knack", 1.0)
    return {name: 400 * math.log10(some / zero) for name, some in strength.items()}


def fictions(sums: Sums) -> list[tuple[Seats, dict[str, float]]]:
    """Games that were not played: a tie of each two that have met."""
    pairs = sorted({tuple(sorted(name for name, _ in seats)) for seats in sums})
    return [(tuple((name, 1) for name in pair), dict.fromkeys(pair, DRAWN)) for pair in pairs]


def drawn(ladder: Ladder, met: Iterable[Met], rounds: int = ROUNDS) -> Draws:
    """How strong each bot would be, had other deals been played: as many as there were, drawn with repetition."""
    games = counted(ladder, met)
    deals = sorted({one.number // 2 for one in games})
    luck = Luck(ladder.seed)
    found: Draws = {name: [] for name in ladder.bots}
    shared = ladder.is_shared()
    for _ in range(rounds if deals else 0):
        weights: dict[int, int] = {}
        for _ in deals:
            deal = deals[luck.below(len(deals))]
            weights[deal] = weights.get(deal, 0) + 1
        some = shares(ladder.bots, games, weights) if shared else strengths(ladder.bots, summed(games, weights))
        for name, strength in some.items():
            found[name].append(strength)
    return found


def shares(bots: Iterable[str], games: Iterable[Met], weights: Mapping[int, int]) -> dict[str, float]:
    """How often each bot wins together with its like, each deal counted as often as its weight says."""
    wins, played = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0)
    for one in games:
        weight = weights.get(one.number // 2, 0)
        wins[one.field[0]] += weight * won(one, one.field[0])
        played[one.field[0]] += weight
    return {name: some / played[name] if played[name] else 0.0 for name, some in wins.items()}


def intervals(draws: Draws) -> dict[str, tuple[float, float]]:
    """95 % intervals, from what was drawn."""
    return {name: interval(some) for name, some in draws.items() if some}


def interval(some: list[float]) -> tuple[float, float]:
    return quantile(some, 0.025), quantile(some, 0.975)


def quantile(some: list[float], part: float) -> float:
    ordered = sorted(some)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
