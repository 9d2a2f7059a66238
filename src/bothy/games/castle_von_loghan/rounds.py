"""The Round and its phases."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.alert.phase import AlertPhase
from bothy.games.castle_von_loghan.box import EVENTS, ROUNDS
from bothy.games.castle_von_loghan.combat.phase import CombatPhase
from bothy.games.castle_von_loghan.event.phase import EventPhase
from bothy.games.castle_von_loghan.move.phase import MovePhase
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.refresh.phase import RefreshPhase
from bothy.games.castle_von_loghan.reward.phase import RewardPhase
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import LOST, SCORED, USED
from bothy.kernel.table import NOTHING


class NextRound(Passage):
    """V11: move, event, alert, combat, reward, refresh."""

    def play(self, castle: Castle) -> Steps:
        box = castle.castle_box
        if castle.round == ROUNDS or (not box.story_mode and castle.events_read >= EVENTS):
            castle.ending = LOST if box.story_mode else SCORED
            if castle.sink is not None:
                castle.tell("time-is-up", {"how": "lost" if box.story_mode else "scored"})
            return ()
        castle.round += 1
        castle.event = NOTHING
        castle.letters = [NOTHING] * box.characters
        if not castle.small:  # without an Alert the Tails of a forced door waits for the next one: Ruling 13
            castle.alert = NOTHING
        castle.summoned = 0
        castle.wards = 0
        castle.lingered = castle.small
        castle.small = 0
        castle.skilled = 0
        castle.declined = 0
        castle.proposals = [0] * box.characters
        if any(castle.marks):
            castle.marks = [mark & ~USED for mark in castle.marks]
        if castle.sink is not None:
            castle.tell("round", {"round": castle.round})
        return PHASES


PHASES: Final[Steps] = (
    MovePhase(),
    EventPhase(),
    AlertPhase(),
    CombatPhase(),
    RewardPhase(),
    RefreshPhase(),
    NextRound(),
)
