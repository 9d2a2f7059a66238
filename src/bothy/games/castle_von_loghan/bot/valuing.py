"""What things are worth to a seasoned player: Health, treasures, outcomes of events, and what Enemies may do."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.box import CLARITY, HEALTH
from bothy.games.castle_von_loghan.choices import KEPT
from bothy.games.castle_von_loghan.combat.enemies import foe_colour, standing
from bothy.games.castle_von_loghan.content.rows import GREEN, RED, SIZELESS, VIOLET, Effect, Treasure
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.places import things

TREASURE: Final = [1.2, 1.8, 2.5, 3.0]
"""What a treasure of each colour is worth before one has seen it."""
FIGHT: Final = [1.0, 2.2, 4.5, 6.0]
"""What a fight with Enemies of each colour may cost in Health."""
POINT: Final = 2.0
"""What a Data Point is worth, against a Health."""
ENOUGH_POWER: Final = 4
"""More Combat Power than this finds no cards to be used for."""
TURNS_OUT: Final = 0.9
"""What a search token may be worth."""
CARE: Final = 0.25
"""What rest for the group is worth where everybody plays for himself, against elsewhere."""
SAVED: Final = 8
"""Energy one keeps there before one pays for a skill."""


def selfish(castle: Castle) -> bool:
    """Whether the end of the group is nobody's loss: in an Exploration that is scored at Health 0."""
    return castle.castle_box.scored_at_zero and not castle.castle_box.story_mode


def can_spare(castle: Castle, character: int, energy: int) -> bool:
    """Whether a character would pay so much Energy for a skill."""
    return castle.energy[character] >= energy + (SAVED if selfish(castle) else 0)


class Mood:
    """The tracks as they may be after others have chosen."""

    def __init__(self, health: int, clarity: int, story: bool) -> None:
        self.health = health
        self.clarity = clarity
        self.story = story

    def health_worth(self, change: int) -> float:
        """What a change of Health is worth; each point the more, the fewer there are."""
        worth = 0.0
        health = self.health
        for _ in range(abs(change)):
            if change > 0:
                if health >= HEALTH:
                    break
                worth += point_of_health(health + 1)
                health += 1
            else:
                worth -= point_of_health(health)
                health -= 1
        return worth

    def clarity_worth(self, change: int) -> float:
        worth = 0.0
        clarity = self.clarity
        for _ in range(abs(change)):
            if change > 0:
                if clarity >= CLARITY:
                    break
                worth += 0.7 if clarity >= 4 else 1.1
                clarity += 1
            elif clarity > 0:
                worth -= 0.7 if clarity > 4 else 1.1
                clarity -= 1
            else:
                worth -= point_of_health(self.health)
        return worth

    def change(self, health: int, clarity: int) -> None:
        self.health = min(HEALTH, self.health + health)
        left = self.clarity + clarity
        if left < 0:
            self.health += left
        self.clarity = max(0, min(CLARITY, left))


def point_of_health(health: int) -> float:
    """What the point of Health that makes it so many is worth."""
    if health <= 3:
        return 6.0
    if health <= 6:
        return 2.5
    if health <= 9:
        return 1.6
    return 1.0


def mood(castle: Castle) -> Mood:
    return Mood(castle.health, castle.clarity, castle.castle_box.story_mode)


# Weapons


def fighting_power(castle: Castle, character: int) -> int:
    """The most Combat Power a character can have of what it is known to carry."""
    start = character * KEPT
    two, first, second = 0, 0, 0
    for place in range(KEPT):
        face = castle.faces[start + place]
        if face < 0:
            continue
        row = castle.castle_box.rows.treasures[face]
        if not row.weapon:
            continue
        if row.hands == 2:
            two = max(two, row.power)
        elif row.power > first:
            first, second = row.power, first
        elif row.power > second:
            second = row.power
    return max(1, two, first + second)


def mean_power(castle: Castle) -> float:
    """The Combat Power of the group, a head."""
    count = castle.castle_box.characters
    return sum([min(ENOUGH_POWER, fighting_power(castle, character)) for character in range(count)]) / count


def has_shield(castle: Castle, character: int) -> bool:
    start = character * KEPT
    for place in range(KEPT):
        face = castle.faces[start + place]
        if face >= 0 and castle.castle_box.rows.treasures[face].trait("shield"):
            return True
    return False


def power_with(castle: Castle, character: int, row: Treasure) -> int:
    """The Combat Power a character would have with one weapon more."""
    before = fighting_power(castle, character)
    if row.hands == 2:
        return max(before, row.power)
    start = character * KEPT
    other = 0
    for place in range(KEPT):
        face = castle.faces[start + place]
        if face >= 0:
            mine = castle.castle_box.rows.treasures[face]
            if mine.weapon and mine.hands == 1:
                other = max(other, mine.power)
    return max(before, other + row.power)


def treasure_worth(castle: Castle, character: int, kind: int) -> float:
    """What a treasure is worth to a character who does not have it yet."""
    row = castle.castle_box.rows.treasures[kind]
    worth = 0.15
    if row.weapon:
        gain = min(ENOUGH_POWER, power_with(castle, character, row)) - min(
            ENOUGH_POWER, fighting_power(castle, character)
        )
        worth += 1.6 * gain
    if row.trait("shield") and not has_shield(castle, character):
        worth += 0.8
    for use in row.uses:
        if use.mode == "" or (use.mode == "story") == castle.castle_box.story_mode:
            worth += sum([max(0.0, use_worth(castle, effect)) for effect in use.effects]) * 0.8
    if not castle.castle_box.story_mode:
        worth += POINT * row.trait("data") + max(0, row.cost - 2) / 5 * POINT
    return worth


def kept_worth(castle: Castle, character: int, kind: int) -> float:
    """What it is worth to keep a treasure that one has: a weapon one would not use is worth nothing."""
    row = castle.castle_box.rows.treasures[kind]
    worth = 0.1
    if row.weapon:
        worth += 1.6 * row.power if in_best_hands(castle, character, row) else 0.0
    if row.trait("shield"):
        worth += 0.8
    if row.size == SIZELESS:
        worth += 1.0
    for use in row.uses:
        if use.mode == "" or (use.mode == "story") == castle.castle_box.story_mode:
            worth += sum([max(0.0, use_worth(castle, effect)) for effect in use.effects]) * 0.8
    if row.trait("cheaper") or row.trait("keys") or row.trait("tokens"):
        worth += 0.3
    return worth


def in_best_hands(castle: Castle, character: int, row: Treasure) -> bool:
    """Whether a weapon is among those that give a character the most Combat Power."""
    best = fighting_power(castle, character)
    if row.hands == 2:
        return row.power >= best
    start = character * KEPT
    two, ones = 0, 0
    stronger = 0
    for place in range(KEPT):
        face = castle.faces[start + place]
        if face >= 0:
            mine = castle.castle_box.rows.treasures[face]
            if mine.weapon and mine.hands == 2:
                two = max(two, mine.power)
            elif mine.weapon:
                ones += 1
                stronger += mine.power > row.power
    return two < best and stronger < 2


def use_worth(castle: Castle, effect: int) -> float:
    """What an effect of a treasure may be worth one day."""
    row = castle.castle_box.rows.effects[effect]
    if row.do == "health":
        return 0.8 * row.n
    if row.do == "clarity":
        return 0.4 * row.n
    if row.do in ("energy", "share-energy"):
        return 0.3 * row.n
    return USEFUL.get(row.do, 0.3)


USEFUL: Final = {
    "stun": 1.2,
    "skip-attacks": 3.0,
    "revive": 4.0,
    "act-again": 1.0,
    "heads": 1.2,
    "flip-again": 1.0,
    "open": 0.2,
    "whet": 0.8,
    "draw": 0.6,
    "soften": 0.8,
    "rid-miss": 0.4,
    "damage": 0.8,
    "syphon": 0.6,
}


# Outcomes of events


def outcome_worth(castle: Castle, effects: list[int], character: int, first: bool, mood: Mood) -> float:
    """What it is worth to the group, or in Exploration to the one, to choose an outcome."""
    return sum([effect_worth(castle, effect, character, first, mood) for effect in effects])


def effect_worth(castle: Castle, number: int, character: int, first: bool, mood: Mood) -> float:
    effect = castle.castle_box.rows.effects[number]
    if effect.once and not first:
        return 0.0
    do = effect.do
    if do == "health":
        return mood.health_worth(effect.n)
    if do == "clarity":
        return mood.clarity_worth(effect.n)
    if do == "energy":
        gain = effect.n if effect.n > 0 else -min(castle.energy[character], -effect.n)
        return gain * (energy_worth(castle, character) if mood.story else POINT / 5)
    if do == "treasure":
        return TREASURE[effect.colour] * (1.0 if mood.story else 0.9)
    if do == "give-up":
        return 0.6 if things(castle, character) else 0.0
    if do == "token":
        return TURNS_OUT if castle.group < len(castle.tokens) and castle.tokens[castle.group] else 0.0
    if do == "summon":
        return -FIGHT[effect.colour] * (0.5 if castle.summoned == 0 else 1.0) * mean_danger(mood)
    if do == "lurk":
        return -0.4 * FIGHT[effect.colour] * effect.n
    if do == "clear-lurking":
        some = castle.lurking if effect.colour < 0 else [castle.lurking[effect.colour]]
        return 0.4 * sum(some)
    if do == "alert":
        colour = castle.colour(castle.group) if castle.group < len(castle.tokens) else GREEN
        cost = 0.5 * FIGHT[max(colour, GREEN)] * mean_danger(mood)
        return cost if effect.word == "heads" else -cost
    if do == "coin":
        heads = outcome_worth(castle, effect.then, character, first, mood)
        tails = outcome_worth(castle, effect.otherwise, character, first, mood)
        return 0.5 * heads + 0.5 * tails
    return otherwise_worth(effect)


def otherwise_worth(effect: Effect) -> float:
    if effect.do == "initiative":
        return 0.5
    if effect.do == "overwhelmed":
        return -0.5
    if effect.do == "boss-damage":
        return 0.7 * effect.n
    if effect.do == "boss-health":
        return -0.7 * effect.n
    if effect.do == "stun":
        return 2.0
    return 0.1


def mean_danger(mood: Mood) -> float:
    """How much a fight matters, with the Health there is."""
    return 1.0 if mood.health > 9 else 1.6 if mood.health > 6 else 2.5


def energy_worth(castle: Castle, character: int) -> float:
    return 0.35 if castle.energy[character] < 10 else 0.15


def foresee(castle: Castle, effects: list[int], mood: Mood, first: bool) -> None:
    """Let an outcome change the tracks as far as that is certain."""
    rows = castle.castle_box.rows.effects
    for number in effects:
        effect = rows[number]
        if effect.once and not first:
            continue
        if effect.do == "health":
            mood.change(effect.n, 0)
        elif effect.do == "clarity":
            mood.change(0, effect.n)


# Enemies


def attack_cost(castle: Castle, foe: int) -> float:
    """What an attack of this Enemy costs, in Health."""
    rows = castle.castle_box.rows
    cost = 0.0
    for number in rows.enemies[castle.foes[foe] // 2].effects:
        effect = rows.effects[number]
        if effect.do == "health":
            cost -= effect.n
        elif effect.do == "clarity":
            cost -= 0.6 * effect.n if castle.clarity + effect.n >= 0 else effect.n
        elif effect.do == "below-half":
            cost += 0.3
        else:
            cost += 0.5
    return cost


def danger(castle: Castle) -> float:
    """What all Enemies that could attack now would cost."""
    return sum([attack_cost(castle, foe) for foe in standing(castle) if not castle.stunned >> foe & 1])


def against_boss(castle: Castle) -> bool:
    return any(foe_colour(castle, foe) >= RED for foe in standing(castle))


def trophy_worth(castle: Castle, character: int, kind: int) -> float:
    """Data Points of a trophy, and what it adds to a set."""
    rows = castle.castle_box.rows
    colour = rows.enemies[kind].colour
    worth = [1.0, 2.0, 3.0, 5.0][colour]
    mine = [card // 2 for card in castle.trophies[character] if card >= 0]
    if kind not in mine and colour < VIOLET:
        worth += 0.6
    if colour not in [rows.enemies[other].colour for other in mine]:
        worth += 0.5
    return worth
