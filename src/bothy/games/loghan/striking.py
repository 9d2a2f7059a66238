"""Step 4 of a combat round: Priority 2 cards, Damage, weakness and overkill."""

from __future__ import annotations

from bothy.games.loghan.cards import play_card
from bothy.games.loghan.choices import (
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
from bothy.games.loghan.doing import Asked, Doing, Passage, Turn, find_use, perform
from bothy.games.loghan.labels import enemy, person
from bothy.games.loghan.pauses import AT_STEP_4, pause, pause_words
from bothy.games.loghan.rows import RANGED, CombatCard
from bothy.games.loghan.table import DROPPED, Castle, Steps
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING, Seat


class AttackTurn(Turn):
    """V44: a character's turn to attack: one enemy, and cards up to the Combat Power."""

    def play(self, castle: Castle) -> Steps:
        character = self.character
        if castle.resting >> character & 1:
            return ()
        castle.power = castle.combat_power(character)
        castle.target = NOTHING
        castle.strikes = 0
        castle.thrown = 0
        first = automatic(castle, character, "step-4")
        return (*first, ChooseTarget(character)) if first else ChooseTarget(character).play(castle)


def automatic(castle: Castle, character: int, when: str) -> Steps:
    """What the treasures in a character's hands do by themselves at a moment."""
    steps: Steps = ()
    for hand in (LEFT, RIGHT):
        place = character * KEPT + hand
        if castle.faces[place] >= 0 and castle.treasure(place).uses and not castle.marks[place] & DROPPED:
            use = find_use(castle, place, when)
            if use is not None:
                steps += perform(castle, use.effects, character)
    return steps


class ChooseTarget(Turn):
    """V44, V48: one enemy is attacked; when all have fallen, tokens go on the one that fell last."""

    def play(self, castle: Castle) -> Steps:
        some = targets(castle, self.character)
        if len(some) > 1:
            return (Aim(castle.keeper(self.character), self.character),)
        castle.target = some[0] if some else castle.fallen[-1]
        return (Strike(castle.keeper(self.character), self.character),)


def targets(castle: Castle, character: int) -> list[int]:
    """The enemies a character may attack; a Chaos Character keeps to those that are weak against it, if there are."""
    some = castle.living()
    if castle.is_chaos(character):
        types = castle.types(character)
        weak = [foe for foe in some if castle.weakness(foe) & types]
        if weak:
            return weak
    return some


class Aim(Asked):
    """V44: which enemy is attacked."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in targets(castle, self.character)]

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not-aim", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        castle.target = choice.foe
        if castle.sink is not None:
            values = enemy(castle, choice.foe, person(castle, self.character))
            castle.tell("aims", values, "", f"character:{self.character}", f"enemy:{choice.foe}")
        return (Strike(self.seat, self.character),)


class StrikeOn(Turn):
    """V44: cards are played until one is done."""

    def play(self, castle: Castle) -> Steps:
        return (Strike(castle.keeper(self.character), self.character),)


def payable(castle: Castle, character: int, kind: int) -> bool:
    """Whether a Priority 2 card can be paid for in Combat Power, Energy and Clarity."""
    row = castle.castle_box.rows.combat[kind]
    return (
        castle.power >= row.power
        and castle.energy[character] >= energy_of(castle, character, row)
        and castle.clarity >= clarity_of(castle, character, row)
    )


def energy_of(castle: Castle, character: int, row: CombatCard) -> int:
    return 0 if row.energy == 0 else max(0, row.energy - castle.cheaper(character, "clever"))


def clarity_of(castle: Castle, character: int, row: CombatCard) -> int:
    return 0 if row.clarity == 0 else max(0, row.clarity - castle.cheaper(character, "parry"))


def is_damage(castle: Castle, kind: int) -> bool:
    rows = castle.castle_box.rows
    return "damage" in [rows.effects[effect].do for effect in rows.combat[kind].effects]


class Strike(Asked):
    """V44: Step 4: Priority 2 cards, and what else one does in one's turn."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character = self.character
        hand = castle.hands[character]
        kinds = [kind for kind in castle.castle_box.second if kind in hand and payable(castle, character, kind)]
        if castle.is_chaos(character):
            hurting = [kind for kind in kinds if is_damage(castle, kind)]
            if hurting:
                return [PLAY[character][kind] for kind in hurting]
        some: list[Choice] = [DONE]
        for kind in kinds:
            some.append(PLAY[character][kind])
        return some + pause_words(castle, character, AT_STEP_4)

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = enemy(castle, castle.target, person(castle, self.character))
        values["seat"] = seat
        values["power"] = castle.power
        values["damage"] = castle.strikes
        return Message(f"{KEY}-strike.ask", values)

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
            castle.add_energy(character, -energy_of(castle, character, row))
            castle.clarity -= clarity_of(castle, character, row)
            steps = play_card(castle, character, choice.card)
            return (*steps, StrikeOn(character)) if steps else (self,)
        return *pause(castle, choice, AT_STEP_4), StrikeOn(character)


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
    if castle.alive(foe) and castle.hurt(foe) >= castle.foe_health[foe]:
        castle.fallen.append(foe)
        if castle.sink is not None:
            castle.tell("defeats", enemy(castle, foe, person(castle, character)))
        steps = automatic(castle, character, "defeat")
    limit = castle.trait(character, "stuns")
    if limit and damage >= limit and castle.alive(foe):
        castle.stunned |= 1 << foe
    return steps


class DamageOn(Asked):
    """V45: Damage that may go on any enemy."""

    __match_args__ = ("seat", "character", "damage", "attacks")

    def __init__(self, seat: Seat, character: int, damage: int, attacks: int) -> None:
        super().__init__(seat, character)
        self.damage = damage
        self.attacks = attacks
        """1 if it is part of an attack on the target."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in castle.living()]

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
        living = castle.living()
        seat = castle.keeper(character)
        if row.word == "choice":
            if not living:
                return ()
            if len(living) == 1:
                return place_tokens(castle, living[0], character, row.n)
            return (DamageOn(seat, character, row.n, 0),)
        anywhere = row.word == "ranged" and castle.types(character) & RANGED
        if castle.thrown < castle.trait(character, "throw") and castle.strikes == 0:
            anywhere = 1
            castle.thrown += row.n
        others = [foe for foe in living if foe != castle.target]
        if anywhere and others:
            return (DamageOn(seat, character, row.n, 1),)
        castle.strikes += row.n
        return ()


class SplitDamage(Turn):
    """V46: what the cards add up to, with weakness and treasures; a weapon may let it be split between neighbours."""

    def play(self, castle: Castle) -> Steps:
        character, foe = self.character, castle.target
        if castle.strikes == 0:
            return ()
        total = castle.strikes + castle.whetted[character]
        castle.whetted[character] = 0
        if castle.weakness(foe) & castle.types(character):
            total += 1
        if castle.hurt(foe) == 0:
            total += castle.trait(character, "fresh")
        castle.strikes = total
        if total > 1 and castle.trait(character, "split") and neighbours(castle, foe):
            return (Share(castle.keeper(character), character),)
        return Settle(character).play(castle)


def neighbours(castle: Castle, foe: int) -> list[int]:
    """The living enemies next to one in the row."""
    return [other for other in (foe - 1, foe + 1) if 0 <= other < len(castle.foes) and castle.alive(other)]


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


class SideStroke(Asked):
    """V46: which of the neighbours gets it."""

    __match_args__ = ("seat", "character", "damage")

    def __init__(self, seat: Seat, character: int, damage: int) -> None:
        super().__init__(seat, character)
        self.damage = damage

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in neighbours(castle, castle.target)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        return place_tokens(castle, choice.foe, self.character, self.damage)


class Settle(Passage):
    """V47: the Damage is placed; half of what was not needed may go on a neighbour."""

    __match_args__ = ("character",)

    def __init__(self, character: int) -> None:
        self.character = character

    def play(self, castle: Castle) -> Steps:
        character, foe, total = self.character, castle.target, castle.strikes
        castle.strikes = 0
        if castle.alive(foe):
            excess = total - (castle.foe_health[foe] - castle.hurt(foe))
            carried = excess if castle.trait(character, "full-excess") else excess // 2
            if carried > 0 and neighbours(castle, foe):
                castle.strikes = total
                return (Overkill(castle.keeper(character), character, carried),)
        return place_tokens(castle, foe, character, total)


class Overkill(Asked):
    """V47: what was more than needed goes on a neighbour, or all stays where it is."""

    __match_args__ = ("seat", "character", "damage")

    def __init__(self, seat: Seat, character: int, damage: int) -> None:
        super().__init__(seat, character)
        self.damage = damage

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
        needed = castle.foe_health[foe] - castle.hurt(foe)
        steps = place_tokens(castle, foe, character, needed)
        return *steps, *place_tokens(castle, choice.foe, character, self.damage)
