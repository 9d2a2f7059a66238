"""Step 4 of a combat round: a target, and Priority 2 cards."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import enemy, person, yes
from bothy.games.castle_von_loghan.choices import DONE, KEY, PLAY, TARGET, Play, Target, Values
from bothy.games.castle_von_loghan.combat.cards import kinds_in, play_card
from bothy.games.castle_von_loghan.combat.damage import (
    WEAKNESS,
    Overkill,
    Share,
    SplitDamage,
    falls,
    spare_damage,
    weak_against,
    whole_damage,
)
from bothy.games.castle_von_loghan.combat.enemies import left_of, standing, weakness
from bothy.games.castle_von_loghan.combat.equipped import combat_power, discount, types_held
from bothy.games.castle_von_loghan.content.rows import AT_ATTACK_TURN, CombatCard
from bothy.games.castle_von_loghan.passages import Asked, Turn, questions
from bothy.games.castle_von_loghan.pauses import AT_STEP_4, pause, pause_words
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import add_energy
from bothy.games.castle_von_loghan.treasures.using import automatic
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat


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
        values = enemy(
            castle, castle.target, person(castle, self.character), seat=seat, power=castle.power, damage=castle.strikes
        )
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
            damage = whole_damage(castle, character, castle.target, castle.strikes)
            steps = SplitDamage(character).play(castle)
            asked = any(isinstance(step, (Share, Overkill)) for step in steps)
            if castle.sink is not None and (damage == 0 or asked):
                castle.tell("strikes", enemy(castle, castle.target, person(castle, character), damage=damage))
            return steps
        if isinstance(choice, Play):
            row = castle.castle_box.rows.combat[choice.card]
            castle.power -= row.power
            energy, clarity = energy_of(castle, character, row), clarity_of(castle, character, row)
            add_energy(castle, character, -energy)
            castle.clarity -= clarity
            steps = play_card(castle, character, choice.card, energy, clarity)
            return (*steps, StrikeOn(character)) if steps else (self,)
        return *pause(castle, choice, AT_STEP_4), StrikeOn(character)


STRIKE: Final = questions(Strike)
