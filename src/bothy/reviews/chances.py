"""What each seat could hope for at every moment of a game: the open table as it was, played on by strong players.

In each world all luck is numbered from the first moment of the game on. Where the players of a world answer what was
answered, and its luck brings what came, the world goes on as from the next moment: so the moments are gone through from
the last to the first, and only where a world parts from the game is it played. What two neighbours differ by is then
the answer or the outcome between them, and hardly noise.
"""

from __future__ import annotations

from collections.abc import Iterator

from bothy.bots.search.models import Cast, Model, strongest
from bothy.bots.search.rollouts import play_on
from bothy.bots.search.streams import Numbered, mixed
from bothy.kernel import Chance, Luck
from bothy.kernel.journal import FIRST
from bothy.kernel.step import Ask
from bothy.reviews.course import Course, Moment


class World:
    """One way in which luck may fall from the first moment of a game to the last, and strong players in all seats."""

    def __init__(self, course: Course, seed: int) -> None:
        self.course = course
        self.game = course.game
        self.seed = mixed(seed, 0)
        sharp = Model(strongest(course.game))
        self.cast = Cast(course.game, [[sharp]], sharp, 0, course.seats, Luck(seed))
        self.ends = not course.game.has_outlook()
        """Whether to play to the end, since the game cannot tell who is ahead before."""
        self.hopes: list[list[float]] = []
        """What each line could hope for at every moment, and at last what came."""
        self.steps = 0
        """How many answers and outcomes have been played or asked for."""
        self.parted = 0
        """At how many moments the world has parted from the game."""

    def reckon(self) -> Iterator[int]:
        """Go through all moments from the last to the first; tells how many are still to come."""
        hopes = [self.course.result]
        for left in range(len(self.course.moments), 0, -1):
            moment = self.course.moments[left - 1]
            hopes.append(hopes[-1] if self.follows(moment) else self.played_on(moment))
            yield left - 1
        self.hopes = hopes[::-1]

    def luck_at(self, moment: Moment) -> Numbered:
        return Numbered(self.seed, self.course.seats, moment.tosses, moment.answers, moment.lots)

    def follows(self, moment: Moment) -> bool:
        """Whether in this world the same comes next as in the game."""
        position, step, luck = moment.position, moment.step, self.luck_at(moment)
        if moment.row.kind == FIRST:
            speakers = position.speakers()
            return speakers[luck.lot().below(len(speakers))] == moment.row.seat
        if isinstance(step, Chance):
            return step.toss(position.table, luck.chance(step)) == int(moment.row.text)
        assert isinstance(step, Ask)
        if moment.interrupts():
            return False
        self.steps += 1
        return self.cast.answer(position, step, moment.seat, luck) == moment.choice

    def played_on(self, moment: Moment) -> list[float]:
        """What each line has come to, or may hope for, once this world is played on from a moment."""
        position = moment.position.copy()
        play_on(self.game, position, self.cast, self.luck_at(moment), self.ends)
        self.steps += position.number - moment.number
        self.parted += 1
        table = position.table
        shares = self.game.outlook(table) if position.agenda else self.game.result(table).shares
        return self.course.lines_of(shares)
