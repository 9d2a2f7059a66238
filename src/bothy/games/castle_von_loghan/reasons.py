"""What speaks for an answer or against it, for somebody who asks: all of it reckoned from one sight.

Nothing is said of the back of an event, of another's hand or of a card that surprises: only what all may read, and
what one holds oneself.
"""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.intentions import about_to, attackers
from bothy.games.castle_von_loghan.box import CLARITY, HEALTH, RECHARGE
from bothy.games.castle_von_loghan.choices import (
    AID,
    BLOWS,
    COUNTER,
    CRITICAL,
    DONE,
    EXTRA,
    HARD_COUNTER,
    HIT,
    MISS,
    PARRY,
    RECHARGE_IT,
    RECUPERATE,
    REFUSE,
    REST_CLARITY,
    REST_HEALTH,
    SEARCH,
    Go,
    Lose,
    Play,
    PutAway,
    Skill,
    Target,
    Use,
    Wield,
    slot,
)
from bothy.games.castle_von_loghan.combat.damage import WEAKNESS, falls, spare_damage, weak_against, whole_damage
from bothy.games.castle_von_loghan.combat.enemies import alive, left_of, standing
from bothy.games.castle_von_loghan.combat.equipped import combat_power
from bothy.games.castle_von_loghan.combat.step_1_weapons import Arm
from bothy.games.castle_von_loghan.combat.step_2_cards import DiscardAny, Ready
from bothy.games.castle_von_loghan.combat.step_4_attack import Aim, Strike
from bothy.games.castle_von_loghan.content.rows import COLOURS, GREEN
from bothy.games.castle_von_loghan.content.rows import Use as UseRow
from bothy.games.castle_von_loghan.effects.discard import DiscardOrNot
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.effects.stun import Stun
from bothy.games.castle_von_loghan.effects.this_round import Power, SkipAttacks, Whet
from bothy.games.castle_von_loghan.event.covers import is_met
from bothy.games.castle_von_loghan.move.phase import LeadersWord, Vote
from bothy.games.castle_von_loghan.pauses import AT_STEP_1
from bothy.games.castle_von_loghan.refresh.phase import Act
from bothy.games.castle_von_loghan.reward.offers import TakeOrNot
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.hands import ChangeHands, change_hands
from bothy.games.castle_von_loghan.treasures.using import find_use
from bothy.kernel.notation import Choice
from bothy.kernel.reason import GAINS, KEEPS, RISKS, Reason
from bothy.kernel.sight import Sight
from bothy.kernel.table import copy_of
from bothy.kit.reasons import Because

told = Because("castle-von-loghan")

LOW = 6
"""Below so much Health one does not go on lightly."""
COSTS = {COUNTER: 1, HARD_COUNTER: 2}
"""The Health that cards in hand take in Step 5."""


def reasons(sight: Sight[Castle], choice: Choice) -> list[Reason]:
    """What can be said of an answer, the weightiest first."""
    castle, step = sight.table, sight.agenda[-1]
    if isinstance(choice, Go) and isinstance(step, (Vote, LeadersWord)):
        return of_going(castle, choice.room)
    if isinstance(step, Act):
        return of_acting(castle, step.character, choice)
    if isinstance(step, Ready):
        return of_getting_ready(castle, step.character, choice)
    if isinstance(choice, Lose):
        return of_losing(castle, choice.card)
    if isinstance(step, (DiscardAny, DiscardOrNot)) and choice is DONE:
        return of_keeping(castle, step.character)
    if isinstance(step, Arm):
        return of_arming(castle, step.character, choice)
    if isinstance(step, Aim) and isinstance(choice, Target):
        return of_aiming(castle, step.character, choice.foe)
    if isinstance(step, Strike):
        return of_striking(castle, step.character, choice)
    if isinstance(step, TakeOrNot) and choice is REFUSE:
        return of_refusing(castle, step.character)
    return []


# Moving and acting


def of_going(castle: Castle, room: int) -> list[Reason]:
    """Where the story goes on, and what one meets there."""
    if reads_there(castle, room):
        return [told(GAINS, "reads")]
    if room in castle.clean:
        return [told(KEEPS, "small")]
    found: list[Reason] = []
    wanted = [cover.clean for cover in castle.covers() if cover.at == "room" and cover.clean > len(castle.clean)]
    if wanted:
        found.append(told(GAINS, "clean", n=len(castle.clean) + 1, m=min(wanted)))
    colour = castle.colour(room)
    found.append(told(KEEPS if colour == GREEN else RISKS, "danger", colour=COLOURS[colour]))
    return found


def reads_there(castle: Castle, room: int) -> bool:
    """Whether a cover that all can read is met in this room."""
    here, castle.group = castle.group, room
    met = any(is_met(castle, cover) for cover in castle.covers())
    castle.group = here
    return met


def of_acting(castle: Castle, character: int, choice: Choice) -> list[Reason]:
    """What an action brings, and whether it is needed."""
    if choice is REST_HEALTH:
        if castle.health >= HEALTH:
            return [told(RISKS, "full-health")]
        if castle.health < LOW:
            return [told(GAINS, "low", n=castle.health, most=HEALTH)]
        return [told(GAINS, "heals", n=1, now=castle.health, most=HEALTH)]
    if choice is REST_CLARITY:
        if castle.clarity >= CLARITY:
            return [told(RISKS, "full-clarity")]
        if castle.clarity == 0:
            return [told(GAINS, "dark", n=castle.health)]
        return [told(GAINS, "clears", n=1, now=castle.clarity, most=CLARITY)]
    if choice is RECHARGE_IT:
        return [told(GAINS, "recharges", n=RECHARGE, now=castle.energy[character])]
    if choice is SEARCH:
        seen = castle.tops[castle.group] >= 0
        return [told(KEEPS, "seen") if seen else told(GAINS, "tokens", n=castle.tokens[castle.group])]
    return []


# Cards


def of_getting_ready(castle: Castle, character: int, choice: Choice) -> list[Reason]:
    hand = castle.hands[character]
    if choice is EXTRA:
        deck = castle.decks[character]
        return [told(GAINS, "draw", n=sum([deck[kind] for kind in BLOWS]), m=sum(deck))]
    if choice is RECUPERATE:
        cost = sum([COSTS.get(card, 0) for card in hand])
        found = [told(GAINS, "counters", n=cost)] if cost else []
        blows = len([card for card in hand if card in BLOWS])
        return [*found, told(RISKS, "blows", n=blows)] if blows else found
    if choice is DONE and not any(card in BLOWS for card in hand):
        return [told(RISKS, "no-blow")]
    return []


def of_losing(castle: Castle, card: int) -> list[Reason]:
    """What a card would have cost, or done, had one kept it."""
    cost = COSTS.get(card, 0)
    if cost:
        return [told(GAINS, "counters", n=cost)]
    if card in BLOWS:
        return [told(RISKS, "loses-blow")]
    if card == PARRY:
        return [told(KEEPS, "parry", n=castle.clarity)]
    if card == MISS:
        return [told(GAINS, "miss")]
    return [told(KEEPS, "aid")] if card == AID else []


def of_keeping(castle: Castle, character: int) -> list[Reason]:
    """What stays in hand: what strikes, and what costs Health."""
    hand = castle.hands[character]
    blows = len([card for card in hand if card in BLOWS])
    cost = sum([COSTS.get(card, 0) for card in hand])
    found = [told(KEEPS, "keeps-blows", n=blows)] if blows else []
    return [*found, told(RISKS, "keeps-counters", n=cost)] if cost else found


# Weapons and treasures


def of_arming(castle: Castle, character: int, choice: Choice) -> list[Reason]:
    """What Step 1 brings: what one holds then, or what is used."""
    if isinstance(choice, (Wield, PutAway)) or choice is DONE:
        return of_holding(castle, character, choice)
    if isinstance(choice, Use):
        use = find_use(castle, slot(choice.character, choice.place), AT_STEP_1.moments)
        return of_using(castle, choice.character, use)
    if isinstance(choice, Skill):
        uses = castle.castle_box.rows.agents[castle.agents[choice.character]].uses
        return of_using(castle, choice.character, uses[choice.use])
    return []


def of_holding(castle: Castle, character: int, choice: Choice) -> list[Reason]:
    """What one's hands give with an answer, and how many Enemies are weak against that."""
    then = castle if choice is DONE else rearmed(castle, character, choice)
    (power, weak), (now, before) = strength(then, character), strength(castle, character)
    there = len(standing(castle))
    if choice is DONE:
        return [told(KEEPS, "holds", n=power), *([told(KEEPS, "fits", n=weak, m=there)] if weak else [])]
    found: list[Reason] = []
    if power != now:
        found.append(told(GAINS if power > now else RISKS, "power", n=power, now=now))
    if weak != before:
        found.append(told(GAINS if weak > before else RISKS, "suits", n=weak, now=before, m=there))
    return found


def rearmed(castle: Castle, character: int, choice: Choice) -> Castle:
    """The castle once something was taken into one's hands or put away."""
    then = copy_of(castle)
    then.sink = None
    for step in change_hands(then, character, choice):
        if isinstance(step, ChangeHands):
            step.play(then)
    return then


def strength(castle: Castle, character: int) -> tuple[int, int]:
    """The Combat Power of what one holds, and how many of the Enemies that stand are weak against it."""
    weak = [foe for foe in standing(castle) if weak_against(castle, character, foe)]
    return combat_power(castle, character), len(weak)


def of_using(castle: Castle, character: int, use: UseRow | None) -> list[Reason]:
    """What a treasure or a skill brings that is used in Step 1."""
    if use is None:
        return []
    takes = [effect.takes() for effect in use.effects]
    health, clarity = -sum([one for one, _ in takes]), -sum([two for _, two in takes])
    found: list[Reason] = []
    if health > 0:
        found.append(told(GAINS, "heals", n=health, now=castle.health, most=HEALTH))
    if clarity > 0:
        found.append(told(GAINS, "clears", n=clarity, now=castle.clarity, most=CLARITY))
    return found + [reason for effect in use.effects for reason in of_effect(castle, character, effect)]


def of_effect(castle: Castle, character: int, effect: Effect) -> list[Reason]:
    """What an effect does to Enemies, or to whom it is for, in this combat round."""
    if isinstance(effect, Power):
        now = combat_power(castle, character)
        return [told(GAINS, "power", n=now + effect.n, now=now)]
    if isinstance(effect, SkipAttacks):
        return [told(KEEPS, "no-attacks")]
    if isinstance(effect, Whet):
        return [told(GAINS, "whets", n=effect.n)]
    return [told(GAINS, "stuns")] if isinstance(effect, Stun) else []


# Blows


def of_aiming(castle: Castle, character: int, foe: int) -> list[Reason]:
    found: list[Reason] = []
    if weak_against(castle, character, foe):
        found.append(told(GAINS, "weak", n=WEAKNESS))
    return found + of_standing(castle, foe)


def of_standing(castle: Castle, foe: int) -> list[Reason]:
    """What an Enemy takes in this combat round if it is not felled."""
    if foe not in attackers(castle):
        return []
    takes = [effect.takes() for effect in about_to(castle, foe)]
    health, clarity = sum([one for one, _ in takes]), sum([two for _, two in takes])
    return [told(RISKS, "stands", health=health, clarity=clarity)] if health or clarity else []


def of_striking(castle: Castle, character: int, choice: Choice) -> list[Reason]:
    foe = castle.target
    if not alive(castle, foe):
        return []
    before = whole_damage(castle, character, foe, castle.strikes)
    if choice is DONE:
        return [] if falls(castle, foe, before) else of_standing(castle, foe)
    if not isinstance(choice, Play) or choice.card not in (HIT, CRITICAL):
        return []
    damage = whole_damage(castle, character, foe, castle.strikes + 1)
    spare = spare_damage(castle, character, foe, damage)
    if falls(castle, foe, damage) and not falls(castle, foe, before):
        return [told(GAINS, "fells", left=left_of(castle, foe), damage=damage)]
    if spare:
        return [told(GAINS, "spare", n=spare)]
    return [] if falls(castle, foe, before) else [told(GAINS, "hurts", n=left_of(castle, foe) - damage)]


def of_refusing(castle: Castle, character: int) -> list[Reason]:
    """Whether the card one drew oneself is still in the Reward deck."""
    coming = character < len(castle.rewards) and castle.rewards[character] >= 0
    return [told(KEEPS, "own-card", n=castle.points[character])] if coming else []
