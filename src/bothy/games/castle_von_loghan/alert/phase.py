"""The Enemy Alert Phase: whether enemies have been alerted."""

from __future__ import annotations

from bothy.games.castle_von_loghan.alert.coins import Fallen, Flip, tell_coin
from bothy.games.castle_von_loghan.alert.summoning import LurkersJoin, lurk, summon
from bothy.games.castle_von_loghan.choices import ON_ALERT
from bothy.games.castle_von_loghan.content.rows import AT_ALERT
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import ALERT, HEADS, STORY
from bothy.games.castle_von_loghan.treasures.using import react
from bothy.kernel.table import NOTHING


class AlertPhase(Passage):
    """V32: without enemies summoned by the event a coin is flipped, and lurking ones join; not in a small turn."""

    def play(self, castle: Castle) -> Steps:
        if castle.small:
            return ()
        castle.phase = ALERT
        colour = event_colour(castle)
        lurkers: Steps = (LurkersJoin(colour),) if colour != NOTHING else ()
        return EnemyAlert(), *lurkers


def event_colour(castle: Castle) -> int:
    """The colour of the random event on the table; NOTHING for the story, or without one."""
    if castle.event < 0 or castle.event >= STORY:
        return NOTHING
    return castle.castle_box.rows.events[castle.event].colour


class EnemyAlert(Passage):
    """V32: where no enemy was summoned by the event, a coin tells whether some have been alerted."""

    def play(self, castle: Castle) -> Steps:
        if castle.summoned or castle.foes:
            return ()
        if castle.alert == NOTHING:
            return (AlertCoin(),)
        if castle.sink is not None:
            castle.tell("alert-fixed", {"side": "heads" if castle.alert == HEADS else "tails"})
        return () if castle.alert == HEADS else (AlertTails(NOTHING, 0),)


class AlertCoin(Flip):
    """V32: the coin of the Enemy Alert."""

    def happened(self, castle: Castle, outcome: int) -> Steps:
        tell_coin(castle, outcome)
        return () if outcome == HEADS else (AlertTails(NOTHING, 1),)


class SneakCoin(Flip):
    """V67: the coin for who sneaks into a room."""

    colour: int

    def happened(self, castle: Castle, outcome: int) -> Steps:
        tell_coin(castle, outcome)
        return () if outcome == HEADS else (AlertTails(self.colour, 1),)


class AlertTails(Fallen):
    """V32: Tails alerts enemies, unless it is flipped again or counts as Heads."""

    colour: int
    """Of the room somebody sneaked into; NOTHING for the alert of the Round."""
    flipped: int
    """1 if a coin fell so, 0 if it was certain."""

    def play(self, castle: Castle) -> Steps:
        if castle.again:
            castle.again = 0
            return (AlertCoin(),) if self.colour == NOTHING else (SneakCoin(self.colour),)
        if castle.wards > 0:
            castle.wards -= 1
            if castle.sink is not None:
                castle.tell("warded")
            return ()
        steps = self.again(castle) if self.flipped else ()
        if steps:
            return *steps, AlertTails(self.colour, 1)
        for character in castle.order():
            if castle.orders[character] >> ON_ALERT & 1:
                steps = react(castle, character, AT_ALERT)
                if steps:
                    return *steps, AlertTails(self.colour, self.flipped)
        return (Alerted(self.colour),)


class Alerted(Passage):
    """V32, V67: enemies come; those whom a sneaker has alerted lie in wait."""

    colour: int

    def play(self, castle: Castle) -> Steps:
        if self.colour != NOTHING:
            lurk(castle, self.colour, castle.castle_box.summoned)
            return ()
        return summon(castle, castle.colour(castle.group))
