"""Enemies that come into the row, or lie in wait."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import colour_name, enemy, yes
from bothy.games.castle_von_loghan.box import BOSS_EVERY, ROW
from bothy.games.castle_von_loghan.content.rows import VIOLET, EnemyCard, has_loot, kind_of_card
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import SCORED
from bothy.games.castle_von_loghan.treasures.decks import INSTEAD
from bothy.kernel.luck import Luck
from bothy.kernel.step import Chance
from bothy.kernel.table import NOTHING


def enemy_colour(castle: Castle, colour: int) -> int:
    """V34: the deck an enemy of this colour comes from: its own, the discards shuffled, or another; or NOTHING."""
    first_of = castle.castle_box.enemy_first
    for instead in (colour, *INSTEAD[colour]):
        first, last = 2 * first_of[instead], 2 * first_of[instead + 1]
        if any(castle.enemy_deck[first:last]):
            return instead
        if any(castle.enemy_discards[first:last]):
            for card in range(first, last):
                castle.enemy_deck[card] += castle.enemy_discards[card]
                castle.enemy_discards[card] = 0
            return instead
    return NOTHING


class DrawEnemies(Passage):
    """V32: so many enemies of a colour come into the row."""

    colour: int
    count: int

    def play(self, castle: Castle) -> Steps:
        if self.count == 0:
            return ()
        if len(castle.foes) >= ROW:
            if self.colour < VIOLET:
                castle.lurking[self.colour] += self.count
            return ()
        colour = enemy_colour(castle, self.colour)
        if colour == NOTHING:
            return no_enemy_left(castle)
        return TurnEnemy(colour), DrawEnemies(self.colour, self.count - 1)


def no_enemy_left(castle: Castle) -> Steps:
    """V76: in Exploration it is over when an enemy is needed and there is none."""
    if not castle.castle_box.story_mode:
        castle.ending = SCORED
        if castle.sink is not None:
            castle.tell("no-enemies")
    return ()


class TurnEnemy(Chance[Castle]):
    """V32: the top card of an enemy deck."""

    colour: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        first_of = castle.castle_box.enemy_first
        first, last = 2 * first_of[self.colour], 2 * first_of[self.colour + 1]
        return [(card, castle.enemy_deck[card]) for card in range(first, last) if castle.enemy_deck[card] > 0]

    def toss(self, castle: Castle, luck: Luck) -> int:
        first_of = castle.castle_box.enemy_first
        first = 2 * first_of[self.colour]
        return first + luck.among(castle.enemy_deck[first : 2 * first_of[self.colour + 1]])

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.enemy_deck[outcome] -= 1
        enter(castle, EnemyCard(outcome))
        return ()


def enter(castle: Castle, card: EnemyCard) -> None:
    """V06: an enemy comes to the right end of the row."""
    box = castle.castle_box
    row = box.rows.enemies[kind_of_card(card)]
    castle.foes.append(card)
    health = row.many if box.many else row.few
    wounds = [0] * (box.characters + 1)
    if row.colour == VIOLET:
        health = max(1, health + castle.boss_health)
        wounds = castle.boss_wounds.copy()
        if castle.boss_stunned:
            castle.stunned |= 1 << (len(castle.foes) - 1)
        castle.boss_health, castle.boss_stunned = 0, 0
        castle.boss_wounds = [0] * (box.characters + 1)
    castle.foe_health.append(health)
    castle.wounds += wounds
    if castle.sink is not None:
        values = enemy(castle, len(castle.foes) - 1, health=health, loot=yes(has_loot(card)))
        castle.tell("enemy-comes", values, "enemy", "deck", f"enemy:{len(castle.foes) - 1}")


def summon(castle: Castle, colour: int) -> Steps:
    """V32, V74: two enemies, or three, of a colour; in Exploration a boss joins them after every tenth defeated."""
    castle.summoned = 1
    boss: Steps = ()
    if not castle.castle_box.story_mode and castle.beaten >= BOSS_EVERY:
        castle.beaten = 0
        first = 2 * castle.castle_box.enemy_first[VIOLET]
        if any(castle.enemy_deck[first:]) and len(castle.foes) < ROW:
            boss = (TurnEnemy(VIOLET),)
    return DrawEnemies(colour, castle.castle_box.summoned), *boss


class LurkersJoin(Passage):
    """V33: enemies that lurk on the deck an event was just drawn from join the row."""

    colour: int

    def play(self, castle: Castle) -> Steps:
        count = castle.lurking[self.colour]
        castle.lurking[self.colour] = 0
        return (DrawEnemies(self.colour, count),) if count else ()


def lurk(castle: Castle, colour: int, count: int) -> None:
    """V33: enemies are laid face down on a deck of events."""
    castle.lurking[colour] += count
    if castle.sink is not None:
        castle.tell("lurks", {"colour": colour_name(colour), "count": count})
