"""Steps 5 to 7 of a combat round: Priority 3, the attacks of the enemies, and the cleanup."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.arms import trait_held
from bothy.games.castle_von_loghan.box import ROW
from bothy.games.castle_von_loghan.cards import leave_hand, shuffle_discards
from bothy.games.castle_von_loghan.choices import KEPT, LEFT, RIGHT
from bothy.games.castle_von_loghan.doing import Passage, Showing, employ, find_use, perform, perform_now
from bothy.games.castle_von_loghan.labels import card, enemy, person
from bothy.games.castle_von_loghan.rows import AT_CLEANUP, AT_ENEMY_ATTACK, AT_NEGATE
from bothy.games.castle_von_loghan.standing import alive, standing
from bothy.games.castle_von_loghan.striking import automatic
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED, SPENT, USED


class PriorityThree(Showing):
    """V49: all Priority 3 cards in the hands of those who take part are shown and take effect."""

    def play(self, castle: Castle) -> Steps:
        steps: Steps = ()
        third = castle.castle_box.third
        kinds = castle.castle_box.kinds
        for character in castle.order():
            if castle.resting >> character & 1:
                continue
            hand = castle.hands[character]
            for kind in third:
                for _ in range(hand.count(kind)):
                    leave_hand(castle, character, kind)
                    castle.played[character * kinds + kind] += 1
                    steps += (TakeEffect(character, kind),)
        return steps


class TakeEffect(Passage):
    """V49, V50: a Priority 3 card takes effect, unless a shield or a skill keeps it off."""

    character: int
    card: int

    def play(self, castle: Castle) -> Steps:
        character = self.character
        shield = trait_held(castle, character, "shield") > 0
        guarded = castle.guarded >> character & 1
        if castle.sink is not None:
            values = card(castle, self.card, person(castle, character))
            values["how"] = "shield" if shield else "guarded" if guarded else "hurts"
            castle.tell("counters", values)
        if shield:
            return automatic(castle, character, AT_NEGATE)
        if guarded:
            return ()
        return perform_now(castle, castle.castle_box.rows.combat[self.card].effects, character)


# Step 6


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
        rows = castle.castle_box.rows
        row = rows.enemies[castle.foes[foe] // 2]
        castle.softened = 0
        first = soften(castle) if row.wounds else ()
        if first:
            return *first, *perform(castle, row.effects, castle.leader, foe)
        return perform_now(castle, row.effects, castle.leader, foe)


ENEMY_ATTACK: Final = [EnemyAttack(foe) for foe in range(ROW)]


def soften(castle: Castle) -> Steps:
    """V50: the first shield that weakens an attack, once in a combat, weakens this one."""
    for character in castle.order():
        for hand in (LEFT, RIGHT):
            place = character * KEPT + hand
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


# Step 7


class Cleanup(Passage):
    """V53: played cards are discarded; after the last combat round all discards are shuffled into their decks."""

    def play(self, castle: Castle) -> Steps:
        steps: Steps = ()
        for character in castle.order():
            steps += automatic(castle, character, AT_CLEANUP)
        return (*steps, PutCardsAway()) if steps else PutCardsAway().play(castle)


class PutCardsAway(Passage):
    """V53: cards in play go on the discard piles, and what was Dropped can be used after a whole combat round."""

    def play(self, castle: Castle) -> Steps:
        for number, count in enumerate(castle.played):
            if count:
                castle.discards[number] += count
                castle.played[number] = 0
        for place, mark in enumerate(castle.marks):
            if mark & DROPPED:
                castle.marks[place] = mark - 1
        if not standing(castle):
            for character in range(castle.castle_box.characters):
                shuffle_discards(castle, character)
            castle.marks = [mark & USED for mark in castle.marks]
        return ()
