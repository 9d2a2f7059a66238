"""Tallies: what a run comes to, with how sure one can be of it."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from bothy.lab.runs import Plan, Played

Z95 = 1.959963984540054
WHOLE = 840
"""A share of the win is counted in so many parts, which up to eight seats can share evenly: whole numbers add up to
the same sum in any order, and workers end in any."""


@dataclass
class Count:
    """Wins and scores of a seat or of a bot. A shared win counts as a share."""

    games: int = 0
    won: int = 0
    """In parts of a win."""
    score: int = 0
    score_squared: int = 0

    def add(self, score: int, share: float) -> None:
        self.games += 1
        self.won += round(share * WHOLE)
        self.score += score
        self.score_squared += score * score

    @property
    def wins(self) -> float:
        return self.won / WHOLE

    @property
    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    def score_margin(self) -> float:
        """Half the 95 % interval of the mean score."""
        if self.games < 2:
            return math.inf
        variance = max(0.0, self.score_squared - self.score * self.score / self.games) / (self.games - 1)
        return Z95 * math.sqrt(variance / self.games)

    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def as_json(self) -> dict[str, object]:
        margin = self.score_margin()
        return {
            "wins": round(self.wins, 6),
            "games": self.games,
            "mean_score": round(self.mean_score, 6),
            "win_interval": [round(bound, 6) for bound in self.win_interval()],
            "score_margin": round(margin, 6) if math.isfinite(margin) else None,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson's score."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass
class Tally:
    """The sum of a run so far."""

    plan: Plan
    by_seat: list[Count] = field(default_factory=list)
    by_bot: dict[str, Count] = field(default_factory=dict)
    """By name, counted once for every seat the bot sat in."""
    games: int = 0
    decisions: int = 0
    fewest: int = 0
    most: int = 0
    rounds: int = 0
    failed: dict[int, str] = field(default_factory=dict)
    """What went wrong, by the numbers of the games that could not be played to their end."""
    faults: dict[str, Counter[str]] = field(default_factory=dict)
    """What went wrong with the answers of bots, by their names: see `Bot.faults`."""

    def __post_init__(self) -> None:
        self.by_seat = [Count() for _ in range(self.plan.seats)]
        self.by_bot = {name: Count() for name in self.plan.bots}

    def add(self, played: Played) -> None:
        for name, faults in played.faults.items():
            self.faults.setdefault(name, Counter()).update(faults)
        if played.error:
            self.failed[played.number] = played.error
            return
        self.games += 1
        self.decisions += played.decisions
        self.fewest = played.decisions if self.games == 1 else min(self.fewest, played.decisions)
        self.most = max(self.most, played.decisions)
        self.rounds += played.rounds
        for seat, name in enumerate(played.bots):
            self.by_seat[seat].add(played.scores[seat], played.shares[seat])
            self.by_bot[name].add(played.scores[seat], played.shares[seat])

    @property
    def errors(self) -> list[str]:
        return [f"game {number}: {error}" for number, error in sorted(self.failed.items())]

    def as_json(self, seconds: float) -> dict[str, object]:
        return {
            **self.plan.told(),
            "games": self.games,
            "decisions": self.decisions,
            "fewest_decisions": self.fewest,
            "most_decisions": self.most,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds) if seconds else 0,
            "rounds": self.rounds,
            "errors": len(self.failed),
            "faults": {name: dict(sorted(faults.items())) for name, faults in sorted(self.faults.items())},
            "by_seat": [count.as_json() for count in self.by_seat],
            "by_bot": {name: count.as_json() for name, count in self.by_bot.items()},
        }
