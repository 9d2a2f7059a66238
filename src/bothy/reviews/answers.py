"""Answers judged by what their seat saw then: what search would have said, and what the difference was worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bothy.bots.search.advice import MOST_REASONS
from bothy.bots.search.bot import Searching
from bothy.bots.search.models import Model, family, strongest
from bothy.bots.search.rollouts import World
from bothy.bots.search.streams import mixed
from bothy.kernel import Choice, Game, Message, Seat
from bothy.kernel.reason import RISKS
from bothy.reviews.course import Course, Moment
from bothy.reviews.sums import Chance, Mean

SURE = 2.0
"""So many standard errors better an answer must be, or the one that was given was as good."""


@dataclass(frozen=True)
class Judged:
    """An answer of the game, and the one that search would have given from the same sight."""

    moment: Moment
    better: Choice | None
    """None if what was answered is what search would have answered, or as good."""
    hope: float
    """What the seat could hope for with its answer, judged by what it saw; 0.0 where nothing was compared."""
    gain: float
    """How much more with the other."""
    error: float
    """The standard error of that."""
    reasons: tuple[Message, ...] = ()
    """What speaks for the other, in the words of the game, if it has any."""

    @property
    def seat(self) -> Seat:
        return self.moment.seat


def questions(course: Course, seats: list[Seat]) -> list[Moment]:
    """The moments at which one of these seats had a choice that is worth pondering."""
    return [
        moment
        for moment in course.moments
        if moment.seat in seats and len(moment.choices()) > 1 and course.game.pondering(moment.step) > 0
    ]


def judged(game: Game[Any], moment: Moment, iterations: int, seed: int) -> Judged:
    """Search the question of a moment anew, and compare both answers in worlds that the search has not seen.

    In the worlds of the search itself its answer would seem better than it is: that is why it was chosen.
    """
    seen, given = moment.position.sight(moment.seat), moment.choice
    found = Searching(f"search:{iterations}", game).choose(seen, moment.choices(), mixed(seed, 0) & 0xFFFFFFFF)
    if found == given:
        return Judged(moment, None, 0.0, 0.0, 0.0)
    some, own, ends = family(game, wandering=False), Model(strongest(game)), not game.has_outlook()
    hope, gain = Chance(), Mean()
    for number in range(max(2, iterations // 2)):
        world = World(game, seen, some, own, mixed(seed, 1 + number), ends)
        with_given = world.value(given)
        hope.add(with_given)
        gain.add(world.value(found) - with_given)
    better = found if gain.value() > SURE * gain.error() else None
    if better is None:
        return Judged(moment, None, hope.value(), 0.0, gain.error())
    reasons = [reason.message for reason in game.reasons(seen, better) if reason.kind != RISKS]
    return Judged(moment, better, hope.value(), gain.value(), gain.error(), tuple(reasons[:MOST_REASONS]))
