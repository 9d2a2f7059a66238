"""The Combat Phase: round after round of seven steps."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.combat.enemies import hurt, standing
from bothy.games.castle_von_loghan.combat.spoils import Spoils
from bothy.games.castle_von_loghan.combat.step_1_weapons import ChooseWeapons
from bothy.games.castle_von_loghan.combat.step_2_cards import DrawUp, MoreCards
from bothy.games.castle_von_loghan.combat.step_3_aid import PriorityOne
from bothy.games.castle_von_loghan.combat.step_4_attack import AttackTurn
from bothy.games.castle_von_loghan.combat.step_5_counters import PriorityThree
from bothy.games.castle_von_loghan.combat.step_6_enemies import EnemyAttacks
from bothy.games.castle_von_loghan.combat.step_7_cleanup import Cleanup
from bothy.games.castle_von_loghan.passages import Passage, by_leader
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import COMBAT, SPENT


class CombatPhase(Passage):
    """V35: if there are enemies, they are fought, round after round, for spoils."""

    def play(self, castle: Castle) -> Steps:
        if not castle.foes:
            return ()
        castle.phase = COMBAT
        castle.fight = 0
        castle.fallen = []
        for foe in range(len(castle.foes)):
            if hurt(castle, foe) >= castle.foe_health[foe]:
                castle.fallen.append(foe)
        if any(castle.marks):
            castle.marks = [mark & ~SPENT for mark in castle.marks]
        return CombatRound(), Spoils()


class CombatRound(Passage):
    """V35: the seven steps of a combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.fight += 1
        characters = castle.castle_box.characters
        castle.resting = 0
        castle.guarded = 0
        castle.skipping = 0
        castle.extra_power = [0] * characters
        castle.whetted = [0] * characters
        castle.dealt = [0] * characters
        if castle.sink is not None:
            castle.tell("combat-begins", {"number": castle.fight})
        return SEVEN_STEPS[characters][castle.leader]


def seven_steps(order: list[int]) -> Steps:
    return (
        *[ChooseWeapons(character) for character in order],
        *[DrawUp(character) for character in order],
        *[MoreCards(character) for character in order],
        PriorityOne(),
        *[AttackTurn(character) for character in order],
        PriorityThree(),
        EnemyAttacks(),
        Cleanup(),
        AnotherRound(),
    )


class AnotherRound(Passage):
    """V35: as long as an enemy stands, another combat round begins."""

    def play(self, castle: Castle) -> Steps:
        return (CombatRound(),) if standing(castle) else ()


SEVEN_STEPS: Final = by_leader(seven_steps)
