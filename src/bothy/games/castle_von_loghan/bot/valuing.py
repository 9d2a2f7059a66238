"""What things are worth to a seasoned player: Health, treasures, outcomes of events, and what Enemies may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bothy.games.castle_von_loghan.bot.mood import POINT, Mood
from bothy.games.castle_von_loghan.box import EVENTS
from bothy.games.castle_von_loghan.choices import Skill, Use, slot
from bothy.games.castle_von_loghan.combat.enemies import foe_colour, standing
from bothy.games.castle_von_loghan.content.rows import RED, SIZELESS, VIOLET, Treasure, kind_of_card
from bothy.games.castle_von_loghan.exploration.data_points import ENERGY_A_POINT
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.places import owned
from bothy.games.castle_von_loghan.treasures.using import fits_mode

if TYPE_CHECKING:
    from bothy.games.castle_von_loghan.effects.effect import Effect

ENOUGH_POWER: Final = 4
"""More Combat Power than this finds no cards to be used for."""
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


# Weapons


def fighting_power(castle: Castle, character: int) -> int:
    """The most Combat Power a character can have of what it is known to carry."""
    two, first, second = 0, 0, 0
    for row in owned(castle, character):
        if not row.weapon:
            continue
        if row.hands == 2:
            two = max(two, row.power)
        elif row.power > first:
            first, second = row.power, first
        elif row.power > second:
            second = row.power
    return max(1, two, first + second)


def strongest(castle: Castle, character: int, hands: int) -> int:
    """The most Combat Power of a character's weapons that take so many hands."""
    most = 0
    for row in owned(castle, character):
        if row.weapon and row.hands == hands and row.power > most:
            most = row.power
    return most


def mean_power(castle: Castle) -> float:
    """The Combat Power of the group, a head."""
    count = castle.castle_box.characters
    return sum([min(ENOUGH_POWER, fighting_power(castle, character)) for character in range(count)]) / count


def power_with(castle: Castle, character: int, row: Treasure) -> int:
    """The Combat Power a character would have with one weapon more."""
    other = 0 if row.hands == 2 else strongest(castle, character, 1)
    return max(fighting_power(castle, character), other + row.power)


def treasure_worth(castle: Castle, character: int, kind: int) -> float:
    """What a treasure is worth to a character who does not have it yet."""
    row = castle.castle_box.rows.treasures[kind]
    worth = 0.15
    if row.weapon:
        gain = min(ENOUGH_POWER, power_with(castle, character, row)) - min(
            ENOUGH_POWER, fighting_power(castle, character)
        )
        worth += 1.6 * gain
    if row.trait("shield") and not any(mine.trait("shield") for mine in owned(castle, character)):
        worth += 0.8
    worth += uses_worth(castle, row)
    if not castle.castle_box.story_mode:
        worth += POINT * row.trait("data") + max(0, row.cost - 2) / 5 * POINT
    return worth


def treasure_points(castle: Castle, character: int, kind: int) -> float:
    """What a treasure is worth in Exploration: what it brings in the end, and what it helps until then."""
    row = castle.castle_box.rows.treasures[kind]
    left = max(0.0, 1.0 - castle.events_read / EVENTS)
    worth = POINT * row.trait("data") + max(0, row.cost - 2) / ENERGY_A_POINT * POINT
    if row.weapon:
        power = min(ENOUGH_POWER, power_with(castle, character, row))
        worth += left * (power - min(ENOUGH_POWER, fighting_power(castle, character)))
    return worth + 0.5 * left * uses_worth(castle, row)


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
    worth += uses_worth(castle, row)
    if row.trait("cheaper") or row.trait("keys") or row.trait("tokens"):
        worth += 0.3
    return worth


def uses_worth(castle: Castle, row: Treasure) -> float:
    """What a treasure can do may be worth one day."""
    uses = [use for use in row.uses if fits_mode(castle, use)]
    return sum([sum([max(0.0, effect.worth_owning()) for effect in use.effects]) * 0.8 for use in uses])


def in_best_hands(castle: Castle, character: int, row: Treasure) -> bool:
    """Whether a weapon is among those that give a character the most Combat Power."""
    best = fighting_power(castle, character)
    if row.hands == 2:
        return row.power >= best
    mine = [other for other in owned(castle, character) if other.weapon and other.hands != 2]
    return strongest(castle, character, 2) < best and len([one for one in mine if one.power > row.power]) < 2


def first_effect(castle: Castle, choice: Use | Skill, moments: int) -> Effect | None:
    """What a treasure or a skill does first, at some of these moments; None for what one would not use or pay for."""
    rows = castle.castle_box.rows
    effects: list[Effect] = []
    if isinstance(choice, Use):
        face = castle.faces[slot(choice.character, choice.place)]
        if face < 0 or (not castle.castle_box.story_mode and rows.treasures[face].trait("data")):
            return None
        for use in rows.treasures[face].uses:
            if use.moment & moments:
                effects = use.effects
    else:
        agent = rows.agents[castle.agents[choice.character]]
        if can_spare(castle, choice.character, agent.energy):
            effects = agent.uses[choice.use].effects
    return effects[0] if effects else None


# Outcomes of events


def outcome_worth(castle: Castle, effects: list[Effect], character: int, first: bool, mood: Mood) -> float:
    """What it is worth to the group, or in Exploration to the one, to choose an outcome."""
    return sum([effect.worth(castle, character, first, mood) for effect in effects if first or not effect.once])


def foresee(effects: list[Effect], mood: Mood, first: bool) -> None:
    """Let an outcome change the tracks as far as that is certain."""
    for effect in effects:
        if first or not effect.once:
            effect.foresee(mood)


# Enemies


def attack_cost(castle: Castle, foe: int) -> float:
    """What an attack of this Enemy costs, in Health."""
    cost = 0.0
    for effect in castle.enemy(foe).attack:
        cost += effect.cost(castle)
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
    worth = float(castle.castle_box.trophy[colour])
    mine = [kind_of_card(card) for card in castle.trophies[character] if card >= 0]
    if kind not in mine and colour < VIOLET:
        worth += 0.6
    if colour not in [rows.enemies[other].colour for other in mine]:
        worth += 0.5
    return worth
