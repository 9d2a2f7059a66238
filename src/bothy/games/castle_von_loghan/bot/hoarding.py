"""What a seasoned player does with its actions and its belongings."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.bot.fighting import best_hands
from bothy.games.castle_von_loghan.bot.minds import Mind
from bothy.games.castle_von_loghan.bot.mood import POINT, mean_danger, mood
from bothy.games.castle_von_loghan.bot.valuing import (
    CARE,
    danger,
    fighting_power,
    first_effect,
    kept_worth,
    outcome_worth,
    selfish,
    treasure_points,
    treasure_worth,
    trophy_worth,
    uses_worth,
)
from bothy.games.castle_von_loghan.box import BOSS_EVERY
from bothy.games.castle_von_loghan.choices import (
    ACCEPT,
    AMOUNT,
    DISENCHANT_IT,
    DONE,
    LOOSE,
    PACK,
    RECHARGE_IT,
    REFUSE,
    REST_CLARITY,
    REST_HEALTH,
    RETURN,
    SEARCH,
    SKIP,
    TO,
    Amount,
    Disenchant,
    Offer,
    Put,
    Sell,
    Skill,
    Sneak,
    Swap,
    Target,
    ThrowAway,
    To,
    Use,
    slot,
)
from bothy.games.castle_von_loghan.content.rows import kind_of_card, moments
from bothy.games.castle_von_loghan.exploration.data_points import ENERGY_A_POINT
from bothy.games.castle_von_loghan.refresh.sneaking import cloak_cost
from bothy.games.castle_von_loghan.shared_costs import FOR_SKILL, PayShare
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.decks import INSTEAD
from bothy.games.castle_von_loghan.treasures.places import is_shut, would_shut
from bothy.games.castle_von_loghan.treasures.trading import Deal, GiveWhat, WantWhat, places_in
from bothy.kernel.notation import Choice

SPARE: Final = 1.0
"""What is worth less to keep may go where it is in the way."""
ASIDE: Final = 0.1
"""What a thing that one does not fight with is worth beside a way to the backpack."""
LURKING: Final = [1.0, 2.0, 4.0]
"""What Enemies of each colour cost that lurk after a Sneak: they shut the rooms of their colour to the group."""
SHARED: Final = 0.5
"""What a loss of the group is worth to one of it, in Exploration."""

# Actions


def act(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """Heal, search, sneak or recharge, whatever helps most."""
    if not mind.slips():
        for choice in choices:
            if worth_using(castle, choice, mind):
                return choice
        spare = makes_way(castle, character, choices)
        if spare is not None:
            return spare
    return choices[mind.best([action_worth(castle, character, choice, mind) for choice in choices])]


def makes_way(castle: Castle, character: int, choices: list[Choice]) -> Choice | None:
    """Who cannot get at something good in the backpack parts with what is in its way and worth less."""
    if not is_shut(castle, character):
        return None
    best, lowest = None, max(packed_worth(castle, character), SPARE)
    held = best_hands(castle, character)
    for choice in choices:
        if isinstance(choice, (Disenchant, ThrowAway)) and choice.place < PACK:
            worth = worth_keeping(castle, character, choice.place) * (1.0 if choice.place in held else ASIDE)
            if worth < lowest:
                best, lowest = choice, worth
    return best


def packed_worth(castle: Castle, character: int) -> float:
    """What the best thing in a backpack is worth that only helps who can get at it; 0 for an empty one."""
    rows = castle.castle_box.rows.treasures
    faces = [castle.faces[slot(character, place)] for place in range(PACK, LOOSE)]
    return max([uses_worth(castle, rows[face]) for face in faces if face >= 0], default=0.0)


def action_worth(castle: Castle, character: int, choice: Choice, mind: Mind) -> float:
    """What an action is worth; -100 for what is none."""
    story = castle.castle_box.story_mode
    now = mood(castle)
    care = care_of(castle, mind)
    if choice is REST_HEALTH:
        return care * now.health_worth(1) * (1.5 if castle.health < 12 else 1.15)
    if choice is REST_CLARITY:
        return care * now.clarity_worth(1) * (1.4 if castle.clarity < 5 else 1.1)
    if choice is SKIP:
        return 0.0
    if choice is RECHARGE_IT:
        return 0.6 if story and castle.energy[character] < 8 else 0.3 if story else 1.2
    if choice is SEARCH:
        known = castle.tops[castle.group]
        if known >= 0:
            return token_worth(castle, character, known)
        if not story and mind.level.reckons:
            return token_hope(castle, character, castle.colour(castle.group))
        return 1.05 if story else [0.7, 1.1, 1.4][castle.colour(castle.group)]
    if isinstance(choice, Sneak):
        reckons = mind.level.reckons and not story
        return sneak_hope(castle, character, choice) if reckons else sneak_worth(castle, character, choice)
    return -100.0


def care_of(castle: Castle, mind: Mind) -> float:
    """What the good of the group is worth to one of it, against one's own."""
    if selfish(castle):
        return CARE
    if castle.castle_box.story_mode or not mind.level.reckons or in_danger(castle):
        return 1.0
    return SHARED


def token_worth(castle: Castle, character: int, kind: int) -> float:
    return outcome_worth(castle, castle.castle_box.rows.tokens[kind].effects, character, True, mood(castle))


def token_hope(castle: Castle, character: int, colour: int) -> float:
    """What a search token of a colour is worth that nobody has seen."""
    bag = castle.token_bags[colour]
    worth = sum([count * token_worth(castle, character, kind) for kind, count in enumerate(bag) if count])
    return worth / max(1, sum(bag))


def treasure_hope(castle: Castle, character: int, colour: int) -> float:
    """What a treasure of a colour is worth in Exploration before one has drawn it: of another, where none is left."""
    for instead in (colour, *INSTEAD[colour]):
        if treasures_left(castle, instead) > 0:
            deck = castle.treasure_decks[instead]
            worth = sum([count * treasure_points(castle, character, kind) for kind, count in enumerate(deck) if count])
            return worth / max(1, sum(deck))
    return 0.0


def treasures_left(castle: Castle, colour: int) -> int:
    """How many treasures of a colour can be drawn: what others have, unseen, looks as if it lay in the deck."""
    first, last = castle.castle_box.treasure_first[colour], castle.castle_box.treasure_first[colour + 1]
    unseen = len([1 for place, back in enumerate(castle.backs) if back == colour and castle.faces[place] < 0])
    return sum(castle.treasure_decks[colour]) - unseen + sum(castle.treasure_discards[first:last])


def sneak_hope(castle: Castle, character: int, choice: Sneak) -> float:
    """What it is worth to sneak into a room in Exploration: the treasure is one's own, what it costs is the group's."""
    colour = castle.colour(choice.room)
    worth = treasure_hope(castle, character, colour) + SHARED * mood(castle).clarity_worth(-1)
    if castle.clarity < 5:
        worth -= 0.6 if castle.clarity >= 3 else 2.5
    if choice.cloak:
        return worth - POINT * cloak_cost(castle, character) / ENERGY_A_POINT
    return worth - SHARED * LURKING[colour] * (1.0 + 0.5 * castle.lurking[colour]) * mean_danger(mood(castle))


def sneak_worth(castle: Castle, character: int, choice: Sneak) -> float:
    colour = castle.colour(choice.room)
    story = castle.castle_box.story_mode
    need = max(0.0, 3.2 - fighting_power(castle, character))
    worth = [0.9, 1.5, 2.2][colour] * (0.45 + 0.35 * need) if story else [0.75, 1.4, 2.6][colour] + 0.2 * need
    worth += mood(castle).clarity_worth(-1)
    if castle.clarity < 5:
        worth -= 1.0
    if choice.cloak:
        return worth - (1.4 if not story else 0.3 if castle.energy[character] >= 10 else 0.6)
    return worth - ([0.6, 1.5, 3.0][colour] if story else 0.2)


OUTSIDE: Final = moments(["any", "outside", "refresh"])


def worth_using(castle: Castle, choice: Choice, mind: Mind) -> bool:
    """Whether a treasure or a skill should be used now, outside a fight."""
    if not isinstance(choice, (Use, Skill)):
        return False
    if isinstance(choice, Skill) and mind.level.reckons and not castle.castle_box.story_mode and not in_danger(castle):
        return False
    effect = first_effect(castle, choice, OUTSIDE)
    return effect is not None and effect.wanted(castle, 2 if isinstance(choice, Skill) else 0)


def in_danger(castle: Castle) -> bool:
    """Whether the group needs help so much that one pays for all."""
    return (
        castle.health < 10 or castle.clarity < 3 or (not castle.castle_box.story_mode and castle.beaten >= BOSS_EVERY)
    )


# Rewards and gifts


def take(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """A treasure that helps is worth a Reward Point; more is bidden for what helps much."""
    worth = treasure_worth(castle, character, castle.offer)
    if not castle.castle_box.story_mode:
        worth += 1.0
    if ACCEPT in choices:
        return ACCEPT if worth > 0.6 or castle.points[character] > 2 else REFUSE
    if REFUSE in choices:
        return REFUSE
    most = 0 if worth < 0.6 else 1 if worth < 1.5 else 3
    for choice in choices:
        if isinstance(choice, Amount) and choice.amount <= most:
            return choice
    return DONE


def bestow(castle: Castle, choices: list[Choice]) -> Choice:
    """The character whom a treasure helps most."""
    best = choices[0]
    most = 0.2
    for choice in choices:
        if isinstance(choice, To):
            worth = treasure_worth(castle, choice.character, castle.offer)
            if worth > most:
                best, most = choice, worth
    return best


def trophy(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    some = [choice for choice in choices if isinstance(choice, Target)]
    if not some:
        return choices[0]
    worths = [trophy_worth(castle, character, kind_of_card(castle.foes[choice.foe])) for choice in some]
    return some[mind.best(worths)]


def pay(castle: Castle, step: PayShare, choices: list[Choice]) -> Choice:
    """Who wants something pays what he can; others help in a story."""
    if step.character == step.wanted_by or (castle.castle_box.story_mode and is_needed(castle, step)):
        return choices[-1]
    return AMOUNT[0]


def is_needed(castle: Castle, step: PayShare) -> bool:
    """Whether what somebody wants paid would help the group: a door always, a skill if it is of use now."""
    if step.what != FOR_SKILL:
        return True
    effects = castle.castle_box.rows.agents[castle.agents[step.wanted_by]].uses[step.thing].effects
    if castle.fight:
        return effects[0].wanted_in_combat(castle, step.wanted_by, danger(castle), True)
    return effects[0].wanted(castle, 0)


def deal(castle: Castle, step: GiveWhat | WantWhat | Deal, choices: list[Choice]) -> Choice:
    """Accept what helps; propose nothing that does not."""
    if isinstance(step, Deal):
        worth = 0.35 * (step.energy - step.back)
        for place in places_in(step.given):
            face = castle.faces[slot(step.giver, place)]
            worth += treasure_worth(castle, step.character, face) if face >= 0 else 1.0
        for place in places_in(step.wanted):
            worth -= worth_keeping(castle, step.character, place) + 0.5
        return ACCEPT if worth > 0 else REFUSE
    return choices[0]


def part_with(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """Too much to carry: part with what is worth least."""
    new = castle.held[0]
    best: Choice = DISENCHANT_IT if DISENCHANT_IT in choices else RETURN
    most = treasure_worth(castle, character, new)
    for choice in choices:
        if isinstance(choice, To) and castle.castle_box.story_mode:
            if treasure_worth(castle, choice.character, new) > 1.0:
                return choice
        elif isinstance(choice, Swap):
            worth = worth_keeping(castle, character, choice.place)
            if worth < most - 0.3:
                best, most = choice, worth
    return best


def stow(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """Where a new treasure goes: as one would unasked, unless that shuts the backpack and there is another way."""
    new = castle.held[0]
    for choice in choices:
        if isinstance(choice, Put) and not would_shut(castle, character, choice.place, new):
            return choice
    spare = [choice for choice in choices if isinstance(choice, Swap) and choice.place < PACK]
    worth, least_kept = treasure_worth(castle, character, new), choices[0]
    lowest = 1000.0
    for choice in spare:
        kept = worth_keeping(castle, character, choice.place)
        if kept < lowest:
            least_kept, lowest = choice, kept
    if lowest < worth - 0.3:
        return least_kept
    away = [choice for choice in choices if not isinstance(choice, (Put, Swap))]
    worth_shutting = 3.0 if castle.castle_box.story_mode else 100.0
    return part_with(castle, character, away) if worth < worth_shutting and away else choices[0]


# Buying, selling and giving up


def bid_energy(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """A weapon that makes one stronger is worth its price, and little more."""
    lowest = choices[1] if len(choices) > 1 else choices[0]
    if not isinstance(lowest, Amount) or not castle.castle_box.story_mode:
        return DONE
    worth = treasure_worth(castle, character, castle.goods[0])
    return lowest if worth > 1.2 and lowest.amount <= 4 + 3 * worth else DONE


def sell(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """In Exploration Gob-Li pays more than disenchanting: what one does not fight with goes."""
    if castle.castle_box.story_mode:
        return DONE
    for choice in choices:
        if isinstance(choice, Sell) and worth_keeping(castle, character, choice.place) < 1.0:
            return choice
    return DONE


def worth_keeping(castle: Castle, character: int, place: int) -> float:
    return kept_worth(castle, character, castle.faces[slot(character, place)])


def least(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """The treasure that is worth least to keep."""
    best, lowest = choices[0], 1000.0
    for choice in choices:
        if isinstance(choice, Offer):
            worth = worth_keeping(castle, character, choice.place)
            if worth < lowest:
                best, lowest = choice, worth
    return best


def poorest(castle: Castle) -> Choice:
    """The character with the least Energy."""
    return TO[castle.energy.index(min(castle.energy))]
