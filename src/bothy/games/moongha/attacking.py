"""Action two: attacking with a monster."""

from __future__ import annotations

from bothy.games.moongha.choices import (
    INTO,
    MONSTER,
    MOST_TOKENS,
    PASS,
    SPEND,
    THE_CITY,
    THE_HUMANS,
    Into,
    PickMonster,
    Spend,
)
from bothy.games.moongha.choosing import ChooseMonster
from bothy.games.moongha.cities import CITY_HOLDS
from bothy.games.moongha.combat import ArmourFires, InfantryFires, Pounce, Strike, unmask
from bothy.games.moongha.dice import at_least
from bothy.games.moongha.monsters import (
    BLOOB,
    DRAKOOR,
    KIDDOO,
    KIND_NAMES,
    KINDS,
    SHAGGOO,
    THE_KIDDOO,
    Kind,
    Monster,
    kind_of,
    monster_of,
    owner_of,
)
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.units import ARMOUR, HUMANS, INFANTRY, UNIT_DICE
from bothy.kernel import Choice, Decision, Luck, Message, Rule, Seat, Value


class PlaceWhite(Decision[Earth]):
    """M21: a white token goes into the box of a monster that is in play."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [INTO[kind] for kind in range(KINDS) if earth.in_play(seat, Kind(kind))]

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Into):
            stored = earth.white[seat * KINDS + choice.kind]
            return Message("moongha-load", {"kind": KIND_NAMES[choice.kind], "stored": stored})
        return choice.label

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Into):
            return Message("moongha-why-not-in-play", {"kind": KIND_NAMES[choice.kind]})
        return Message("moongha-why-white", {"choice": choice.notation})

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, Into)
        seat, kind = self.seat, choice.kind
        earth.white[seat * KINDS + kind] += 1
        earth.struck = 0
        if earth.sink is not None:
            name, stored = KIND_NAMES[kind], earth.white[seat * KINDS + kind]
            values: dict[str, Value] = {"seat": seat, "kind": name, "stored": stored}
            earth.tell("loads", values, "white", "box:attack", f"monster-box:{seat}/{name}")
        return (ExpendTokens(seat, kind),) if attackers(earth, seat, kind) else ()


class ExpendTokens(Decision[Earth]):
    """M22: leave the tokens there, or expend some or all of them in an attack."""

    kind: Kind

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-expend-tokens.ask", {"seat": seat, "kind": KIND_NAMES[self.kind]})

    def most(self, earth: Earth) -> int:
        return min(earth.white[self.seat * KINDS + self.kind], MOST_TOKENS)

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [PASS, *SPEND[1 : self.most(earth) + 1]]

    def pick(self, earth: Earth, seat: Seat, luck: Luck) -> Choice:
        drawn = luck.fork(self.most(earth) + 1)
        return SPEND[drawn] if drawn else PASS

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Spend):
            dice = choice.tokens * earth.earth_box.strength[self.kind]
            hits = (dice + 1) // 2
            values: dict[str, int | str] = {"tokens": choice.tokens, "dice": dice, "hits": hits}
            values["odds"] = round(100 * at_least(dice, hits))
            return Message("moongha-spend.odds", values)
        return Message("moongha-keep-white") if choice is PASS else choice.label

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Spend):
            return Message("moongha-why-tokens", {"stored": earth.white[seat * KINDS + self.kind]})
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        if not isinstance(choice, Spend):
            if earth.sink is not None:
                earth.tell("bides", {"seat": self.seat, "kind": KIND_NAMES[self.kind]})
            return ()
        earth.white[self.seat * KINDS + self.kind] -= choice.tokens
        able = attackers(earth, self.seat, self.kind)
        if len(able) > 1:
            return (ChooseAttacker(self.seat, self.kind, choice.tokens),)
        return (Aim(self.seat, able[0], choice.tokens),)


class ChooseAttacker(ChooseMonster):
    """M28: some or all Bloobs attack, in any order; of several Drakoors, one does."""

    kind: Kind
    tokens: int

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-choose-attacker.ask", {"seat": seat, "kind": KIND_NAMES[self.kind]})

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        some: list[Choice] = [MONSTER[monster] for monster in attackers(earth, seat, self.kind)]
        if earth.struck:
            some.append(PASS)
        return some

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return Message("moongha-no-more-attacks") if choice is PASS else super().label(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        if not isinstance(choice, PickMonster):
            return ()
        aim = Aim(self.seat, choice.monster, self.tokens)
        return (aim, AnotherBloob(self.seat, self.tokens)) if self.kind == BLOOB else (aim,)


class AnotherBloob(Rule[Earth]):
    """M28: each Bloob's attack is finished before the next one begins."""

    seat: Seat
    tokens: int

    def apply(self, earth: Earth) -> Steps:
        return (ChooseAttacker(self.seat, BLOOB, self.tokens),) if attackers(earth, self.seat, BLOOB) else ()


class Aim(ChooseMonster):
    """M23: what is attacked, the city, its humans or a monster; whoever attacks is revealed."""

    monster: Monster
    tokens: int

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        city = earth.called(earth.places[self.monster])
        return Message("moongha-aim.ask", {"seat": seat, **earth.named(self.monster), "city": city})

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return targets(earth, self.monster)

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        monster = self.monster
        dice = self.tokens * earth.earth_box.strength[kind_of(monster)]
        return prospect(earth, monster, choice, dice, *return_fire(earth, monster))

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return why_no_target(earth, self.monster, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        monster = self.monster
        unmask(earth, monster)
        earth.struck |= 1 << monster
        dice = self.tokens * earth.earth_box.strength[kind_of(monster)]
        kiddoo = monster_of(self.seat, THE_KIDDOO)
        alone = isinstance(choice, PickMonster)
        attack = assault(earth, monster, choice, dice)
        return (KiddooMayJoin(self.seat, alone), *attack) if may_join(earth, kiddoo, monster) else attack


class KiddooMayJoin(Decision[Earth]):
    """M29: Kiddoo may join a monster of the same seat in his city, with one die or with tokens of his own."""

    alone: bool
    """Whether Kiddoo would attack the humans alone, since the other monster attacks a monster (Ruling 25)."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        stored = min(earth.white[seat * KINDS + KIDDOO], MOST_TOKENS)
        # A single token would buy him the one die that he has anyway.
        return [SPEND[0], *SPEND[2 : stored + 1], PASS]

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Spend):
            dice = max(choice.tokens * earth.earth_box.strength[KIDDOO], 1)
            return Message("moongha-spend", {"tokens": choice.tokens, "dice": dice})
        return Message("moongha-without-kiddoo") if choice is PASS else choice.label

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Spend):
            return Message("moongha-why-tokens", {"stored": earth.white[seat * KINDS + KIDDOO]})
        return super().why_not(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        if not isinstance(choice, Spend):
            return ()
        earth.white[self.seat * KINDS + KIDDOO] -= choice.tokens
        dice = max(choice.tokens * earth.earth_box.strength[KIDDOO], 1)
        return (KiddooAims(self.seat, dice, self.alone),)


class KiddooAims(ChooseMonster):
    """M29: Kiddoo attacks first, humans or a monster."""

    dice: int
    alone: bool

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return targets(earth, monster_of(seat, THE_KIDDOO))

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        kiddoo = monster_of(seat, THE_KIDDOO)
        before, after = return_fire(earth, kiddoo) if self.alone else (0, 0)
        return prospect(earth, kiddoo, choice, self.dice, before, after)

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return why_no_target(earth, monster_of(seat, THE_KIDDOO), choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        kiddoo = monster_of(self.seat, THE_KIDDOO)
        unmask(earth, kiddoo)
        earth.struck |= 1 << kiddoo
        attack = assault(earth, kiddoo, choice, self.dice)
        # While another monster attacks the humans too, they fire at that one and not at Kiddoo (Ruling 6).
        return attack if self.alone else attack[:1]


def attackers(earth: Earth, seat: Seat, kind: Kind) -> list[Monster]:
    """The seat's monsters of a kind that have something to attack and have not done so in this attack."""
    return [
        monster
        for monster in earth.of_kind(seat, kind)
        if not earth.struck >> monster & 1 and (earth.earth_box.razes[kind] or targets(earth, monster))
    ]


def targets(earth: Earth, monster: Monster) -> list[Choice]:
    """M23: what a monster can attack where it stands."""
    city = earth.places[monster]
    some: list[Choice] = []
    if earth.earth_box.razes[kind_of(monster)]:
        some.append(THE_CITY)
    if earth.people(city):
        some.append(THE_HUMANS)
    for other, place in enumerate(earth.places):
        if place == city and may_attack(earth, monster, Monster(other)):
            some.append(MONSTER[other])
    return some


def may_attack(earth: Earth, monster: Monster, other: Monster) -> bool:
    """M24, M30, M31: rivals' monsters that are revealed; Shaggoo finds hidden ones, and Drakoors elude most."""
    kind = kind_of(monster)
    if owner_of(other) == owner_of(monster):
        return False
    if kind == SHAGGOO:
        return True
    if earth.hidden >> other & 1:
        return False
    return kind == DRAKOOR or kind_of(other) != DRAKOOR


def may_join(earth: Earth, kiddoo: Monster, monster: Monster) -> bool:
    """M29: whether Kiddoo stands beside the attacker, has not attacked yet, and has something to attack."""
    return (
        kiddoo != monster
        and earth.places[kiddoo] == earth.places[monster]
        and not earth.struck >> kiddoo & 1
        and len(targets(earth, kiddoo)) > 0
    )


def assault(earth: Earth, monster: Monster, choice: Choice, dice: int) -> Steps:
    """What follows when a monster attacks this."""
    if isinstance(choice, PickMonster):
        prey = choice.monster
        if kind_of(monster) == SHAGGOO:
            unmask(earth, prey)
            if kind_of(prey) == DRAKOOR:
                return ()
        return (Pounce(monster, prey, dice),)
    strike = Strike(monster, dice, choice is THE_CITY)
    if kind_of(monster) == KIDDOO:
        return strike, ArmourFires(monster), InfantryFires(monster)
    return ArmourFires(monster), strike, InfantryFires(monster)


def return_fire(earth: Earth, monster: Monster) -> tuple[int, int]:
    """M25, M27: the dice that humans roll at a monster that attacks them, before it strikes and at most after it."""
    kind = kind_of(monster)
    if kind == DRAKOOR:
        return 0, 0
    base = earth.places[monster] * HUMANS
    armour = earth.humans[base + ARMOUR] * UNIT_DICE[ARMOUR]
    infantry = earth.humans[base + INFANTRY] * UNIT_DICE[INFANTRY]
    return (0, armour + infantry) if kind == KIDDOO else (armour, infantry)


def prospect(earth: Earth, monster: Monster, choice: Choice, dice: int, before: int, after: int) -> Message:
    """What is going to be rolled if a monster attacks this."""
    box = earth.earth_box
    if isinstance(choice, PickMonster):
        prey = choice.monster
        rest = box.capacity[kind_of(prey)] - earth.wounds[prey]
        if kind_of(monster) == SHAGGOO and kind_of(prey) == DRAKOOR:
            dice = 0
        values: dict[str, int | str] = {**earth.named(prey), "dice": dice, "rest": rest}
        values["odds"] = round(100 * at_least(dice, rest))
        return Message("moongha-attack-monster", values)
    city = earth.places[monster]
    rest = box.capacity[kind_of(monster)] - earth.wounds[monster]
    facing: dict[str, int | str] = {"dice": dice, "before": before, "after": after, "people": earth.people(city)}
    facing["risk"] = round(100 * at_least(before, rest))
    if choice is THE_HUMANS:
        return Message("moongha-attack-humans", facing)
    facing["stand"] = CITY_HOLDS - earth.damage(city)
    return Message("moongha-attack-city", facing)


def why_no_target(earth: Earth, monster: Monster, choice: Choice) -> Message:
    """Why a monster cannot attack this."""
    values: dict[str, int | str] = {"kind": KIND_NAMES[kind_of(monster)]}
    if choice is THE_CITY:
        return Message("moongha-why-no-razing", values)
    if choice is THE_HUMANS:
        return Message("moongha-why-no-humans")
    if not isinstance(choice, PickMonster):
        return Message("moongha-why-a-target", {"choice": choice.notation})
    other = choice.monster
    if owner_of(other) == owner_of(monster):
        return Message("moongha-why-own-monster")
    if other >= len(earth.places) or earth.places[other] != earth.places[monster]:
        return Message("moongha-why-not-here")
    if earth.is_hidden(other):
        return Message("moongha-why-hidden")
    return Message("moongha-why-drakoor", values)
