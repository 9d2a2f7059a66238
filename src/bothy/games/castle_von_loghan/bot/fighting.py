"""What a seasoned player would do in a fight."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.bot.minds import Mind
from bothy.games.castle_von_loghan.bot.valuing import ENOUGH_POWER, attack_cost, danger, first_effect
from bothy.games.castle_von_loghan.choices import (
    AID,
    AMOUNT,
    BELT,
    CLEVER,
    COUNTER,
    CRITICAL,
    DONE,
    EXTRA,
    HARD_COUNTER,
    HIT,
    KEPT,
    LOSE,
    MISS,
    PARRY,
    PLAY,
    PUT_AWAY,
    RECUPERATE,
    WIELD,
    Amount,
    Skill,
    Target,
    Use,
    slot,
)
from bothy.games.castle_von_loghan.combat.enemies import alive, left_of, standing, weakness
from bothy.games.castle_von_loghan.combat.equipped import combat_power, trait_held, types_held
from bothy.games.castle_von_loghan.content.rows import SHOCK, Treasure, moments
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import DROPPED
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat

BAD: Final = [MISS, HARD_COUNTER, COUNTER]
"""Cards one wants to be rid of, the worst first."""


# Step 1


def arm(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """The best of what one has into one's hands, and what should be used now."""
    used = in_need(castle, choices, mind)
    if used is not None:
        return used
    start = slot(character, 0)
    wanted = best_hands(castle, character)
    held = [place for place in range(BELT) if castle.faces[start + place] >= 0]
    missing = [place for place in wanted if place not in held]
    if not missing:
        return DONE
    for hand in held:
        if hand not in wanted and PUT_AWAY[hand] in choices:
            return PUT_AWAY[hand]
    for place in missing:
        if place >= BELT and WIELD[place] in choices:
            return WIELD[place]
    return DONE


def best_hands(castle: Castle, character: int) -> list[int]:
    """The places of the one or two things that make the best hands."""
    start = slot(character, 0)
    some = [
        place
        for place in range(KEPT)
        if castle.faces[start + place] >= 0
        and castle.castle_box.rows.treasures[castle.faces[start + place]].hands > 0
        and not castle.marks[start + place] & DROPPED
    ]
    best: list[int] = []
    most = hands_worth(castle, [])
    for first in some:
        row = castle.treasure(slot(character, first))
        worth = hands_worth(castle, [row])
        if worth > most + 0.01:
            best, most = [first], worth
        if row.hands == 2:
            continue
        for second in some:
            other = castle.treasure(slot(character, second))
            if second > first and other.hands == 1:
                worth = hands_worth(castle, [row, other])
                if worth > most + 0.01:
                    best, most = [first, second], worth
    return best


def hands_worth(castle: Castle, some: list[Treasure]) -> float:
    """What it is worth to hold these against the Enemies that stand."""
    power = sum([row.power for row in some])
    types = 0
    worth = 0.0
    for row in some:
        types |= row.types
        if row.trait("shield"):
            worth += 0.9
        if row.traits or row.uses:
            worth += 0.15
    if types == 0:
        power += 1
        types = 1
    if types & SHOCK:
        worth += 0.3
    living = standing(castle)
    weak = len([foe for foe in living if weakness(castle, foe) & types])
    if living:
        worth += 0.8 * weak / len(living)
    return worth + min(power, ENOUGH_POWER)


# Step 2


def attack_cards(castle: Castle, character: int) -> int:
    """Damage that the cards in hand could do with the Combat Power there is."""
    hand = castle.hands[character]
    power = combat_power(castle, character)
    crits = hand.count(CRITICAL)
    return crits + min(power, hand.count(HIT) + min(hand.count(CLEVER), castle.energy[character] + 1))


def ready(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """On into the fight; a card more if it may bring the last Enemy down; a breather with a bad hand."""
    used = in_need(castle, choices, mind)
    if used is not None:
        return used
    if mind.slips():
        return DONE
    hand = castle.hands[character]
    damage = attack_cards(castle, character)
    misses = hand.count(MISS)
    counters = hand.count(COUNTER) + 2 * hand.count(HARD_COUNTER)
    if trait_held(castle, character, "shield"):
        counters = 0
    living = standing(castle)
    left = sum([left_of(castle, foe) for foe in living])
    if damage == 0 and (misses or counters):
        return RECUPERATE
    if counters >= 2 and damage <= 1 and left > 3:
        return RECUPERATE
    if EXTRA in choices and castle.clarity >= 7 and len(living) == 1 and left > 0:
        power = combat_power(castle, character)
        if damage < power and left <= damage + 1 and danger(castle) >= 1.0:
            return EXTRA
    return DONE


def breather(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """Bad cards go, and then what one could not use."""
    for card in BAD:
        if LOSE[card] in choices and (card != COUNTER or not trait_held(castle, character, "shield")):
            return LOSE[card]
    if LOSE[AID] in choices and castle.hands[character].count(AID) > 1:
        return LOSE[AID]
    return DONE


# Step 3


def aid(castle: Castle, seat: Seat, choices: list[Choice], mind: Mind) -> Choice:
    """Aid gets rid of a Counter of one's own; what helps against the attack is used."""
    used = in_need(castle, choices, mind)
    if used is not None:
        return used
    for character, keeper in enumerate(castle.castle_box.keepers):
        if keeper == seat and PLAY[character][AID] in choices:
            hand = castle.hands[character]
            counters = COUNTER in hand or HARD_COUNTER in hand
            if counters and not trait_held(castle, character, "shield"):
                return PLAY[character][AID]
    return DONE


def throw_away(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """Which card to discard where one must."""
    order = [HARD_COUNTER, COUNTER, MISS, AID, PARRY, CLEVER, HIT, CRITICAL]
    if trait_held(castle, character, "shield"):
        order = [AID, PARRY, MISS, COUNTER, HARD_COUNTER, CLEVER, HIT, CRITICAL]
    for card in order:
        if LOSE[card] in choices:
            return LOSE[card]
    return choices[0]


def rid(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """A card that would cost Health goes; a good one is kept."""
    if not trait_held(castle, character, "shield") and not castle.guarded >> character & 1:
        for card in (HARD_COUNTER, COUNTER):
            if LOSE[card] in choices:
                return LOSE[card]
    return DONE


# Step 4


def aim(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """An Enemy one can bring down now; else one that is weak against one's weapon; else the one that hurts most."""
    some = [choice for choice in choices if isinstance(choice, Target)]
    if not some:
        return choices[0]
    if mind.slips():
        return some[mind.any_of(len(some))]
    damage = attack_cards(castle, character)
    return some[mind.best([target_worth(castle, character, choice.foe, damage) for choice in some])]


def target_worth(castle: Castle, character: int, foe: int, damage: int) -> float:
    if not alive(castle, foe):
        return 0.0
    left = left_of(castle, foe)
    cost = attack_cost(castle, foe)
    weak = weakness(castle, foe) & types_held(castle, character) > 0
    dealt = damage + (1 if weak and damage else 0)
    worth = cost * 0.5 + (1.0 if weak else 0.0) - 0.15 * left
    if dealt >= left:
        worth += 3.0 + cost - 0.4 * (dealt - left)
    if castle.stunned >> foe & 1:
        worth -= 1.0
    return worth


def strike(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """All the Damage one can do; cards that draw first, as long as they may bring more."""
    used = in_need(castle, choices, mind)
    if used is not None:
        return used
    play = PLAY[character]
    shock = types_held(castle, character) & SHOCK
    hand = castle.hands[character]
    attacks = hand.count(HIT) + hand.count(CLEVER)
    energy = castle.energy[character]
    target = castle.target
    if standing(castle) and alive(castle, target):
        needed = left_of(castle, target) - castle.strikes
        if weakness(castle, target) & types_held(castle, character):
            needed -= 1
        only = len(standing(castle)) == 1
        if needed <= 0 and castle.strikes and only and castle.castle_box.story_mode:
            return DONE if DONE in choices else choices[0]
    if play[CLEVER] in choices and (shock or energy > 2 or HIT not in hand):
        return play[CLEVER]
    if play[HIT] in choices:
        return play[HIT]
    if play[CLEVER] in choices:
        return play[CLEVER]
    if play[CRITICAL] in choices:
        return play[CRITICAL]
    if play[PARRY] in choices and castle.clarity > 6 and castle.power > attacks + 1 and standing(castle):
        return play[PARRY]
    return DONE if DONE in choices else choices[0]


def side(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """Overkill goes on the neighbour it hurts most; Damage is split if that fells two."""
    targets = [choice for choice in choices if isinstance(choice, Target)]
    if targets:
        return aim(castle, character, list(targets), mind)
    if isinstance(choices[0], Amount):
        spare = castle.strikes - left_of(castle, castle.target)
        return AMOUNT[max(0, min(spare, len(choices) - 1))]
    return choices[0]


# Treasures and skills


IN_COMBAT: Final = moments(["any", "combat", "step-1", "step-2", "step-3"])


def in_need(castle: Castle, choices: list[Choice], mind: Mind) -> Choice | None:
    """What should be used in this fight, now, unless it is forgotten."""
    if mind.slips():
        return None
    for choice in choices:
        if worth_it(castle, choice):
            return choice
    return None


def worth_it(castle: Castle, choice: Choice) -> bool:
    """Whether a treasure or a skill should be used in this fight, now."""
    if not isinstance(choice, (Use, Skill)):
        return False
    effect = first_effect(castle, choice, IN_COMBAT)
    if effect is None:
        return False
    return effect.wanted_in_combat(castle, choice.character, danger(castle), isinstance(choice, Skill))
