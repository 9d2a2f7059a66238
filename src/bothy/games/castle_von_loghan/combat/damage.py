"""Damage: weakness, neighbours and overkill."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import enemy, person, yes
from bothy.games.castle_von_loghan.choices import AMOUNT, KEY, LEAVE, TARGET, Amount, Target
from bothy.games.castle_von_loghan.combat.enemies import alive, hurt, left_of, standing, weakness
from bothy.games.castle_von_loghan.combat.equipped import trait_held, types_held
from bothy.games.castle_von_loghan.content.rows import AT_DEFEAT
from bothy.games.castle_von_loghan.passages import Asked, Passage, Turn
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.treasures.using import automatic
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat

WEAKNESS: Final = 1
"""Damage more on an enemy that is weak against the attack."""


def weak_against(castle: Castle, character: int, foe: int) -> bool:
    """Whether an enemy is weak against what a character holds."""
    return weakness(castle, foe) & types_held(castle, character) != 0


def whole_damage(castle: Castle, character: int, foe: int, damage: int) -> int:
    """V46: what Damage of cards comes to, with weakness and treasures; without any there is none of that."""
    if damage == 0:
        return 0
    total = damage + castle.whetted[character]
    if weak_against(castle, character, foe):
        total += WEAKNESS
    if hurt(castle, foe) == 0:
        total += trait_held(castle, character, "fresh")
    return total


def neighbours(castle: Castle, foe: int) -> list[int]:
    """The living enemies next to one in the row."""
    return [other for other in (foe - 1, foe + 1) if 0 <= other < len(castle.foes) and alive(castle, other)]


def spare_damage(castle: Castle, character: int, foe: int, damage: int) -> int:
    """V47: what of so much Damage on an enemy may go on a neighbour, if there is one."""
    if not alive(castle, foe):
        return 0
    excess = damage - left_of(castle, foe)
    if not trait_held(castle, character, "full-excess"):
        excess //= 2
    return excess if excess > 0 and neighbours(castle, foe) else 0


def falls(castle: Castle, foe: int, damage: int) -> bool:
    """Whether so much Damage brings an enemy down."""
    return alive(castle, foe) and damage >= left_of(castle, foe)


def place_tokens(castle: Castle, foe: int, character: int, damage: int) -> Steps:
    """V46, V47: Damage tokens on an enemy; with as many as its Health it is defeated."""
    if damage <= 0:
        return ()
    castle.wounds[foe * (castle.castle_box.characters + 1) + character] += damage
    castle.dealt[character] += damage
    if castle.sink is not None:
        values = enemy(castle, foe, person(castle, character), damage=damage, left=max(0, left_of(castle, foe)))
        castle.tell("damages", values, "damage", f"character:{character}", f"enemy:{foe}")
    steps: Steps = ()
    if alive(castle, foe) and hurt(castle, foe) >= castle.foe_health[foe]:
        castle.fallen.append(foe)
        if castle.sink is not None:
            castle.tell("defeats", enemy(castle, foe, person(castle, character)))
        steps = automatic(castle, character, AT_DEFEAT)
    limit = trait_held(castle, character, "stuns")
    if limit and damage >= limit and alive(castle, foe):
        castle.stunned |= 1 << foe
    return steps


class Spread(Asked):
    """V45, V46, V47: on which enemy so much Damage goes."""

    damage: int

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, Target):
            return super().label(castle, seat, choice)
        values = enemy(castle, choice.foe)
        values["left"], values["damage"] = left_of(castle, choice.foe), self.damage
        values["falls"] = yes(falls(castle, choice.foe, self.damage))
        return Message(f"{KEY}-enemy.struck", values)


class DamageOn(Spread):
    """V45: Damage that may go on any enemy."""

    attacks: int
    """1 if it is part of an attack on the target."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in standing(castle)]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        return Message(f"{KEY}-damage-on.ask", person(castle, self.character, seat=seat, damage=self.damage))

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        if self.attacks and choice.foe == castle.target:
            castle.strikes += self.damage
            return ()
        return place_tokens(castle, choice.foe, self.character, self.damage)


class SplitDamage(Turn):
    """V46: what the cards add up to is reckoned; a weapon may let it be split between neighbours."""

    def play(self, castle: Castle) -> Steps:
        character, foe = self.character, castle.target
        if castle.strikes == 0:
            return ()
        total = whole_damage(castle, character, foe, castle.strikes)
        castle.whetted[character] = 0
        castle.strikes = total
        if total > 1 and trait_held(castle, character, "split") and neighbours(castle, foe):
            return (Share(castle.keeper(character), character),)
        return Settle(character).play(castle)


class Share(Asked):
    """V46: how much of the Damage goes on a neighbour of the target."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [AMOUNT[damage] for damage in range(castle.strikes)]

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return AMOUNT[0]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = enemy(castle, castle.target, person(castle, self.character), seat=seat, damage=castle.strikes)
        return Message(f"{KEY}-share.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Amount)
        if choice.amount == 0:
            return (Settle(self.character),)
        castle.strikes -= choice.amount
        some = neighbours(castle, castle.target)
        if len(some) == 1:
            return *place_tokens(castle, some[0], self.character, choice.amount), Settle(self.character)
        return SideStroke(self.seat, self.character, choice.amount), Settle(self.character)


class SideStroke(Spread):
    """V46: which of the neighbours gets it."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in neighbours(castle, castle.target)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        return place_tokens(castle, choice.foe, self.character, self.damage)


class Settle(Passage):
    """V47: the Damage is placed; half of what was not needed may go on a neighbour."""

    character: int

    def play(self, castle: Castle) -> Steps:
        character, foe, total = self.character, castle.target, castle.strikes
        spare = spare_damage(castle, character, foe, total)
        if spare:
            return (Overkill(castle.keeper(character), character, spare),)
        castle.strikes = 0
        return place_tokens(castle, foe, character, total)


class Overkill(Spread):
    """V47: what was more than needed goes on a neighbour, or all stays where it is."""

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice is LEAVE:
            return Message(f"{KEY}-leave.damage", enemy(castle, castle.target, damage=castle.strikes))
        return super().label(castle, seat, choice)

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [LEAVE, *[TARGET[foe] for foe in neighbours(castle, castle.target)]]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = enemy(castle, castle.target, person(castle, self.character), seat=seat, damage=self.damage)
        return Message(f"{KEY}-overkill.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        character, foe, total = self.character, castle.target, castle.strikes
        castle.strikes = 0
        if not isinstance(choice, Target):
            return place_tokens(castle, foe, character, total)
        steps = place_tokens(castle, foe, character, left_of(castle, foe))
        return *steps, *place_tokens(castle, choice.foe, character, self.damage)
