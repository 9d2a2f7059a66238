"""Step 4 of a combat round: Priority 2 cards, Damage, weakness and overkill."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.arms import combat_power, discount, trait_held, types_held
from bothy.games.castle_von_loghan.cards import kinds_in, play_card
from bothy.games.castle_von_loghan.choices import (
    AMOUNT,
    DONE,
    KEPT,
    KEY,
    LEAVE,
    LEFT,
    PLAY,
    RIGHT,
    TARGET,
    Amount,
    Play,
    Target,
)
from bothy.games.castle_von_loghan.doing import Asked, Doing, Passage, Turn, add_energy, find_use, perform, questions
from bothy.games.castle_von_loghan.labels import Values, enemy, person, yes
from bothy.games.castle_von_loghan.pauses import AT_STEP_4, pause, pause_words
from bothy.games.castle_von_loghan.rows import AT_ATTACK_TURN, AT_DEFEAT, RANGED, CombatCard
from bothy.games.castle_von_loghan.standing import alive, hurt, left_of, standing, weakness
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import DROPPED
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat

WEAKNESS: Final = 1
"""Damage more on an enemy that is weak against the attack."""


class AttackTurn(Turn):
    """V44: a character's turn to attack: one enemy, and cards up to the Combat Power."""

    def play(self, castle: Castle) -> Steps:
        character = self.character
        if castle.resting >> character & 1:
            return ()
        castle.power = combat_power(castle, character)
        castle.target = NOTHING
        castle.strikes = 0
        castle.thrown = 0
        first = automatic(castle, character, AT_ATTACK_TURN)
        return (*first, ChooseTarget(character)) if first else choose_target(castle, character)


def automatic(castle: Castle, character: int, moment: int) -> Steps:
    """What the treasures in a character's hands do by themselves at a moment."""
    steps: Steps = ()
    for place in range(character * KEPT + LEFT, character * KEPT + RIGHT + 1):
        if castle.faces[place] >= 0 and not castle.marks[place] & DROPPED:
            use = find_use(castle, place, moment)
            if use is not None:
                steps += perform(castle, use.effects, character)
    return steps


class ChooseTarget(Turn):
    """V44, V48: one enemy is attacked; when all have fallen, tokens go on the one that fell last."""

    def play(self, castle: Castle) -> Steps:
        return choose_target(castle, self.character)


def choose_target(castle: Castle, character: int) -> Steps:
    some = targets(castle, character)
    if len(some) > 1:
        return (Aim(castle.keeper(character), character),)
    castle.target = some[0] if some else castle.fallen[-1]
    return STRIKE[castle.keeper(character)][character]


def targets(castle: Castle, character: int) -> list[int]:
    """The enemies a character may attack; a Chaos Character keeps to those that are weak against it, if there are."""
    some = standing(castle)
    if castle.is_chaos(character):
        types = types_held(castle, character)
        weak = [foe for foe in some if weakness(castle, foe) & types]
        if weak:
            return weak
    return some


class Aim(Asked):
    """V44: which enemy is attacked."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in targets(castle, self.character)]

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not-aim", {"choice": choice.notation})

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Target)
        values = enemy(castle, choice.foe)
        values["left"] = left_of(castle, choice.foe)
        weak = weak_against(castle, self.character, choice.foe)
        values["weak"], values["more"] = yes(weak), WEAKNESS if weak else 0
        return Message(f"{KEY}-enemy.aimed", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        castle.target = choice.foe
        if castle.sink is not None:
            values = enemy(castle, choice.foe, person(castle, self.character))
            castle.tell("aims", values, "", f"character:{self.character}", f"enemy:{choice.foe}")
        return STRIKE[self.seat][self.character]


class StrikeOn(Turn):
    """V44: cards are played until one is done."""

    def play(self, castle: Castle) -> Steps:
        return STRIKE[castle.keeper(self.character)][self.character]


def payable(castle: Castle, character: int, kind: int) -> bool:
    """Whether a Priority 2 card can be paid for in Combat Power, Energy and Clarity."""
    row = castle.castle_box.rows.combat[kind]
    return (
        castle.power >= row.power
        and castle.energy[character] >= energy_of(castle, character, row)
        and castle.clarity >= clarity_of(castle, character, row)
    )


def energy_of(castle: Castle, character: int, row: CombatCard) -> int:
    return 0 if row.energy == 0 else max(0, row.energy - discount(castle, character, "clever"))


def clarity_of(castle: Castle, character: int, row: CombatCard) -> int:
    return 0 if row.clarity == 0 else max(0, row.clarity - discount(castle, character, "parry"))


def struck(castle: Castle, character: int, cards: int) -> Values:
    """What so much Damage of cards would do to the enemy that is attacked."""
    foe = castle.target
    damage = whole_damage(castle, character, foe, cards)
    values = enemy(castle, foe, person(castle, character))
    values["cards"], values["damage"], values["left"] = cards, damage, left_of(castle, foe)
    values["weak"] = yes(weak_against(castle, character, foe))
    values["falls"] = yes(falls(castle, foe, damage))
    values["spare"] = spare_damage(castle, character, foe, damage)
    return values


def falls(castle: Castle, foe: int, damage: int) -> bool:
    """Whether so much Damage brings an enemy down."""
    return alive(castle, foe) and damage >= left_of(castle, foe)


class Strike(Asked):
    """V44: Step 4: Priority 2 cards, and what else one does in one's turn."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character = self.character
        held = kinds_in(castle.hands[character])
        play = PLAY[character]
        some: list[Choice] = [DONE]
        hurting: list[Choice] = []
        for kind in castle.castle_box.second:
            if held >> kind & 1 and payable(castle, character, kind):
                some.append(play[kind])
                if castle.castle_box.damage[kind]:
                    hurting.append(play[kind])
        if hurting and castle.is_chaos(character):
            return hurting
        pause_words(castle, character, AT_STEP_4, some)
        return some

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = enemy(castle, castle.target, person(castle, self.character))
        values["seat"] = seat
        values["power"] = castle.power
        values["damage"] = castle.strikes
        return Message(f"{KEY}-strike.ask", values)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice is DONE:
            return Message(f"{KEY}-strike.done", struck(castle, self.character, castle.strikes))
        if isinstance(choice, Play):
            row = castle.castle_box.rows.combat[choice.card]
            values = struck(castle, self.character, castle.strikes + castle.castle_box.damage[choice.card])
            values["power"], values["power_left"] = row.power, castle.power - row.power
            values["energy"] = energy_of(castle, self.character, row)
            values["clarity"] = clarity_of(castle, self.character, row)
            values["card"], values["name"] = row.key, row.name
            return Message(f"{KEY}-play.strike", values)
        return super().label(castle, seat, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Play) and choice.character == self.character:
            row = castle.castle_box.rows.combat[choice.card]
            if choice.card not in castle.hands[self.character]:
                return Message(f"{KEY}-why-not-held", {"choice": choice.notation})
            if row.priority == 2 and castle.power < row.power:
                return Message(f"{KEY}-why-no-power", {"choice": choice.notation})
            if row.priority == 2:
                return Message(f"{KEY}-why-not-paid", {"choice": choice.notation})
        return Message(f"{KEY}-why-not", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        character = self.character
        if choice is DONE:
            return SplitDamage(character).play(castle)
        if isinstance(choice, Play):
            row = castle.castle_box.rows.combat[choice.card]
            castle.power -= row.power
            add_energy(castle, character, -energy_of(castle, character, row))
            castle.clarity -= clarity_of(castle, character, row)
            steps = play_card(castle, character, choice.card)
            return (*steps, StrikeOn(character)) if steps else (self,)
        return *pause(castle, choice, AT_STEP_4), StrikeOn(character)


STRIKE: Final = questions(Strike)


# Damage


def place_tokens(castle: Castle, foe: int, character: int, damage: int) -> Steps:
    """V46, V47: Damage tokens on an enemy; with as many as its Health it is defeated."""
    if damage <= 0:
        return ()
    castle.wounds[foe * (castle.castle_box.characters + 1) + character] += damage
    castle.dealt[character] += damage
    if castle.sink is not None:
        values = enemy(castle, foe, person(castle, character))
        values["damage"] = damage
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
        values = person(castle, self.character)
        values["seat"] = seat
        values["damage"] = self.damage
        return Message(f"{KEY}-damage-on.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        if self.attacks and choice.foe == castle.target:
            castle.strikes += self.damage
            return ()
        return place_tokens(castle, choice.foe, self.character, self.damage)


class Damage(Doing):
    """V45: Damage of the attacking character."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        character = self.character
        living = standing(castle)
        seat = castle.keeper(character)
        if row.word == "choice":
            if not living:
                return ()
            if len(living) == 1:
                return place_tokens(castle, living[0], character, row.n)
            return (DamageOn(seat, character, row.n, 0),)
        anywhere = row.word == "ranged" and types_held(castle, character) & RANGED
        if castle.thrown < trait_held(castle, character, "throw") and castle.strikes == 0:
            anywhere = 1
            castle.thrown += row.n
        others = [foe for foe in living if foe != castle.target]
        if anywhere and others:
            return (DamageOn(seat, character, row.n, 1),)
        castle.strikes += row.n
        return ()


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


def spare_damage(castle: Castle, character: int, foe: int, damage: int) -> int:
    """V47: what of so much Damage on an enemy may go on a neighbour, if there is one."""
    if not alive(castle, foe):
        return 0
    excess = damage - left_of(castle, foe)
    if not trait_held(castle, character, "full-excess"):
        excess //= 2
    return excess if excess > 0 and neighbours(castle, foe) else 0


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


def neighbours(castle: Castle, foe: int) -> list[int]:
    """The living enemies next to one in the row."""
    return [other for other in (foe - 1, foe + 1) if 0 <= other < len(castle.foes) and alive(castle, other)]


class Share(Asked):
    """V46: how much of the Damage goes on a neighbour of the target."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [AMOUNT[damage] for damage in range(castle.strikes)]

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return AMOUNT[0]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = enemy(castle, castle.target, person(castle, self.character))
        values["seat"] = seat
        values["damage"] = castle.strikes
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
            values = enemy(castle, castle.target)
            values["damage"] = castle.strikes
            return Message(f"{KEY}-leave.damage", values)
        return super().label(castle, seat, choice)

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [LEAVE, *[TARGET[foe] for foe in neighbours(castle, castle.target)]]

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = enemy(castle, castle.target, person(castle, self.character))
        values["seat"] = seat
        values["damage"] = self.damage
        return Message(f"{KEY}-overkill.ask", values)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        character, foe, total = self.character, castle.target, castle.strikes
        castle.strikes = 0
        if not isinstance(choice, Target):
            return place_tokens(castle, foe, character, total)
        steps = place_tokens(castle, foe, character, left_of(castle, foe))
        return *steps, *place_tokens(castle, choice.foe, character, self.damage)
