"""Enemies: coins and alerts, summoning, lurking, and the row in which they stand."""

from __future__ import annotations

from bothy.games.castle_von_loghan.box import BOSS_EVERY, ROW
from bothy.games.castle_von_loghan.carrying import INSTEAD
from bothy.games.castle_von_loghan.choices import ON_ALERT, ON_COIN
from bothy.games.castle_von_loghan.doing import Passage, Showing, react
from bothy.games.castle_von_loghan.labels import colour_name, enemy
from bothy.games.castle_von_loghan.rows import AT_ALERT, AT_COIN, VIOLET
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS, SCORED, STORY, TAILS
from bothy.kernel.luck import Luck
from bothy.kernel.step import Chance
from bothy.kernel.table import NOTHING

# The row


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
        enter(castle, outcome)
        return ()


def enter(castle: Castle, card: int) -> None:
    """V06: an enemy comes to the right end of the row."""
    box = castle.castle_box
    row = box.rows.enemies[card // 2]
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
        values = enemy(castle, len(castle.foes) - 1)
        values["health"] = health
        values["loot"] = "yes" if card % 2 else "no"
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


# Coins


class Flip(Chance[Castle]):
    """V30: a coin; Heads or Tails."""

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(HEADS, 1), (TAILS, 1)]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return luck.below(2)


class Fallen(Showing):
    """V30: a coin has fallen Tails; who has ordered it lets it be flipped again."""

    def again(self, castle: Castle) -> Steps:
        """The steps of a treasure that lets a coin be flipped again."""
        for character in castle.order():
            if castle.orders[character] >> ON_COIN & 1:
                steps = react(castle, character, AT_COIN)
                if steps:
                    return steps
        return ()


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


def tell_coin(castle: Castle, outcome: int) -> None:
    if castle.sink is not None:
        castle.tell("coin-falls", {"side": "heads" if outcome == HEADS else "tails"})


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


def event_colour(castle: Castle) -> int:
    """The colour of the random event on the table; NOTHING for the story, or without one."""
    if castle.event < 0 or castle.event >= STORY:
        return NOTHING
    return castle.castle_box.rows.events[castle.event].colour
