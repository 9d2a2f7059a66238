"""A review: what was reckoned of a finished game, in figures that fit together."""

from __future__ import annotations

import math
from dataclasses import dataclass

from bothy.kernel import Seat
from bothy.reviews.answers import Judged
from bothy.reviews.course import Moment
from bothy.reviews.reckoning import Reckoning

FORMAT = "bothy review 1"
MOST = 4
"""So many turning points are shown."""
LEAST = 0.03
"""An answer or outcome that changed less than this was no turning point."""
SURE = 3.0
"""So many standard errors a change must be: of hundreds of moments some seem large by chance."""
DIGITS = 4


@dataclass(frozen=True)
class Turning:
    """A move, or an outcome of luck, that changed much."""

    moment: Moment
    """The last answer of the move, of which something was told."""
    moved: list[float]
    """What it changed for each line."""
    errors: list[float]
    first: Moment
    """Where the move began."""

    @property
    def line(self) -> int:
        """The line that it changed most."""
        return max(range(len(self.moved)), key=lambda line: abs(self.moved[line]))

    def size(self) -> float:
        return abs(self.moved[self.line])

    def is_sure(self) -> bool:
        return self.size() >= LEAST and self.size() > SURE * self.errors[self.line]


class Review:
    """Chances, luck, play and answers of one game. For every line start + luck + play is the result."""

    def __init__(self, reckoning: Reckoning) -> None:
        course = reckoning.course
        self.course = course
        self.game = course.game
        self.seed = reckoning.seed
        self.worlds = reckoning.worlds
        """How often every moment has been played on."""
        self.lines = len(course.result)
        """How many curves there are: one a seat, or one for all."""
        self.chances = [[mean.value() for mean in lines] for lines in reckoning.hopes] + [course.result]
        """By moment and line; the last is the result."""
        self.errors = [[mean.error() for mean in lines] for lines in reckoning.hopes] + [[0.0] * self.lines]
        self.start = self.chances[0]
        self.luck = [mean.value() for mean in reckoning.luck]
        """What luck changed for each line."""
        self.luck_errors = [mean.error() for mean in reckoning.luck]
        self.play = [[mean.value() for mean in lines] for lines in reckoning.play]
        """What the answers of each seat changed for each line."""
        self.play_errors = [[mean.error() for mean in lines] for lines in reckoning.play]
        self.result = course.result
        self.turnings = turnings(reckoning)
        self.judged = reckoning.judged
        self.seats = reckoning.seats
        """Whose answers were judged."""

    def played(self, line: int) -> float:
        """What all answers changed for a line."""
        return sum(moved[line] for moved in self.play)

    def own(self, line: int) -> float:
        """What a line's own answers changed for it; of a group all answers are its own."""
        return self.played(line) if self.course.shared else self.play[line][line]

    def others(self, line: int) -> float:
        """What the answers of others changed for a line."""
        return self.played(line) - self.own(line)

    def judged_of(self, seat: Seat) -> list[Judged]:
        return [one for one in self.judged if one.seat == seat]

    def rounds(self) -> list[tuple[int, int, int]]:
        """Every round with the moments at which it began and ended; there is none in a game without rounds."""
        found: list[tuple[int, int, int]] = []
        for number, moment in enumerate(self.course.moments):
            if not found or found[-1][0] != moment.round:
                found.append((moment.round, number, number + 1))
            found[-1] = (moment.round, found[-1][1], number + 1)
        return [one for one in found if one[0] > 0]

    def as_json(self) -> dict[str, object]:
        """All of it as plain values; sentences as ids and values, for readers of every language."""
        return {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.game.rules_version,
            "seats": self.course.seats,
            "shared": self.course.shared,
            "seed": self.seed,
            "worlds": self.worlds,
            "scores": self.course.scores,
            "rounds": [list(one) for one in self.rounds()],
            "chances": [rounded(some) for some in self.chances],
            "errors": [rounded(some) for some in self.errors],
            "start": rounded(self.start),
            "luck": rounded(self.luck),
            "luck_errors": rounded(self.luck_errors),
            "play": [rounded(some) for some in self.play],
            "play_errors": [rounded(some) for some in self.play_errors],
            "result": rounded(self.result),
            "turning_points": [
                {
                    **told(turning.moment),
                    "at": turning.first.at,
                    "text": turning.moment.told().dump(),
                    "moved": rounded(turning.moved),
                    "errors": rounded(turning.errors),
                }
                for turning in self.turnings
            ],
            "judged_seats": self.seats,
            "answers": [
                {
                    **told(one.moment),
                    "text": one.moment.label(one.moment.choice).dump(),
                    "better": one.moment.label(one.better).dump() if one.better else None,
                    "better_notation": one.better.notation if one.better else None,
                    "reasons": [reason.dump() for reason in one.reasons],
                    "hope": round(one.hope, DIGITS),
                    "gain": round(one.gain, DIGITS),
                    "error": round(one.error, DIGITS),
                }
                for one in self.judged
            ],
        }


def told(moment: Moment) -> dict[str, object]:
    """A moment in JSON: where it is, who answered (-1 for luck), and the row of the journal."""
    return {
        "number": moment.number,
        "at": moment.at,
        "round": moment.round,
        "seat": moment.seat,
        "row": str(moment.row).partition("  #")[0],
    }


def rounded(some: list[float]) -> list[float | None]:
    """Figures for JSON, which knows no infinity."""
    return [round(figure, DIGITS) if math.isfinite(figure) else None for figure in some]


def turnings(reckoning: Reckoning) -> list[Turning]:
    """The moves that changed most, in the order of the game."""
    moments = reckoning.course.moments
    found = [
        Turning(moments[last - 1], [mean.value() for mean in means], [mean.error() for mean in means], moments[first])
        for means, (first, last) in zip(reckoning.moved, reckoning.moves, strict=True)
    ]
    most = sorted([one for one in found if one.is_sure()], key=Turning.size, reverse=True)[:MOST]
    return sorted(most, key=lambda turning: turning.moment.number)
