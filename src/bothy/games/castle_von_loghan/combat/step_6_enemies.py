"""Step 6 of a combat round: enemies attack."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import enemy
from bothy.games.castle_von_loghan.box import ROW
from bothy.games.castle_von_loghan.choices import LEFT, RIGHT, slot
from bothy.games.castle_von_loghan.combat.enemies import alive, standing
from bothy.games.castle_von_loghan.content.rows import AT_ENEMY_ATTACK
from bothy.games.castle_von_loghan.effects.effect import perform, perform_now
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED, SPENT
from bothy.games.castle_von_loghan.treasures.using import employ, find_use


class EnemyAttacks(Passage):
    """V51: every enemy that still stands attacks, from left to right."""

    def play(self, castle: Castle) -> Steps:
        if castle.skipping:
            if castle.sink is not None:
                castle.tell("no-attacks")
            return ()
        return tuple([ENEMY_ATTACK[foe] for foe in standing(castle)])


class EnemyAttack(Passage):
    """V51, V52: an enemy does what its card says; one that is Stunned does nothing, once."""

    foe: int

    def play(self, castle: Castle) -> Steps:
        foe = self.foe
        if not alive(castle, foe):
            return ()
        if castle.stunned >> foe & 1:
            castle.stunned &= ~(1 << foe)
            if castle.sink is not None:
                castle.tell("stunned", enemy(castle, foe))
            return ()
        if castle.sink is not None:
            castle.tell("attacks", enemy(castle, foe), "", f"enemy:{foe}", "health")
        row = castle.enemy(foe)
        castle.softened = 0
        first = soften(castle) if row.wounds else ()
        if first:
            return *first, *perform(row.attack, castle.leader, foe)
        return perform_now(castle, row.attack, castle.leader, foe)


ENEMY_ATTACK: Final = [EnemyAttack(foe) for foe in range(ROW)]


def soften(castle: Castle) -> Steps:
    """V50: the first shield that weakens an attack, once in a combat, weakens this one."""
    for character in castle.order():
        for hand in (LEFT, RIGHT):
            place = slot(character, hand)
            if castle.faces[place] >= 0 and not castle.marks[place] & (DROPPED | SPENT):
                use = find_use(castle, place, AT_ENEMY_ATTACK)
                if use is not None:
                    castle.marks[place] |= SPENT
                    used = castle.marks[place]
                    steps = employ(castle, character, hand, use)
                    if not use.destroy:
                        castle.marks[place] = used
                    return steps
    return ()
