"""Effects: the steps that rows can name."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.choices import CHARACTERS
from bothy.games.castle_von_loghan.content.rows import Effect
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps

NOBODY: Final = -1
"""No enemy is meant."""


class Doing(Passage):
    """V30: an effect that a row names, for a character, or by an enemy that attacks."""

    effect: int
    character: int
    foe: int

    def row(self, castle: Castle) -> Effect:
        return castle.castle_box.rows.effects[self.effect]

    def apply(self, castle: Castle) -> Steps:
        if castle.ending:
            return ()
        if castle.castle_box.rows.effects[self.effect].once:
            if self.foe >= 0:
                if castle.foe_used >> self.foe & 1:
                    return ()
                castle.foe_used |= 1 << self.foe
            elif self.effect in castle.done_once:
                return ()
            else:
                castle.done_once.append(self.effect)
        return self.play(castle)


STEPS: Final[dict[str, type[Doing]]] = {}
"""The step of each effect, by the name rows use. Filled in by the files of the effects."""


def doing(castle: Castle, effect: int, character: int, foe: int) -> Doing:
    """The step of an effect. Where no enemy is meant it is made once for each character and kept with its row."""
    row = castle.castle_box.rows.effects[effect]
    if foe != NOBODY:
        return STEPS[row.do](effect, character, foe)
    if not row.steps:
        row.steps = [STEPS[row.do](effect, other, NOBODY) for other in range(CHARACTERS)]
    step = row.steps[character]
    assert isinstance(step, Doing)
    return step


def perform(castle: Castle, effects: list[int], character: int, foe: int = NOBODY) -> Steps:
    """The steps of some effects, one after the other."""
    if not effects:
        return ()
    return tuple([doing(castle, effect, character, foe) for effect in effects])


def perform_now(castle: Castle, effects: list[int], character: int, foe: int = NOBODY) -> Steps:
    """The same, with effects that ask nobody anything carried out at once, for where nothing else comes before."""
    for place, effect in enumerate(effects):
        steps = doing(castle, effect, character, foe).apply(castle)
        if steps:
            return *steps, *perform(castle, effects[place + 1 :], character, foe)
    return ()
