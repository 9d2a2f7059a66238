"""What a seasoned player would do, from its own sight: who answers which question, and what to choose at events.

Fights are in `fighting`, actions and belongings in `hoarding`, the way in `road`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bothy.games.castle_von_loghan.bot.fighting import aid, aim, arm, breather, ready, rid, side, strike, throw_away
from bothy.games.castle_von_loghan.bot.hoarding import (
    act,
    bestow,
    bid_energy,
    deal,
    least,
    part_with,
    pay,
    poorest,
    sell,
    stow,
    take,
    trophy,
    worth_using,
)
from bothy.games.castle_von_loghan.bot.minds import LEVELS, Mind
from bothy.games.castle_von_loghan.bot.mood import Mood, mood
from bothy.games.castle_von_loghan.bot.road import journey, share, way
from bothy.games.castle_von_loghan.bot.valuing import attack_cost, foresee, outcome_worth
from bothy.games.castle_von_loghan.choices import DECIDE, TO, Decide, Offer, Target, To, slot
from bothy.games.castle_von_loghan.combat.damage import DamageOn, Overkill, Share, SideStroke
from bothy.games.castle_von_loghan.combat.step_1_weapons import Arm
from bothy.games.castle_von_loghan.combat.step_2_cards import DiscardAny, Ready
from bothy.games.castle_von_loghan.combat.step_3_aid import AidEachOther
from bothy.games.castle_von_loghan.combat.step_4_attack import Aim, Strike
from bothy.games.castle_von_loghan.effects.discard import AidWhom, DiscardOrNot, DiscardWhich, RidOne
from bothy.games.castle_von_loghan.effects.drop_weapon import DropWhich
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.effects.energy import GiveSphere
from bothy.games.castle_von_loghan.effects.mend import MendWhich
from bothy.games.castle_von_loghan.effects.open_door import OpenWhich
from bothy.games.castle_von_loghan.effects.search_tokens import SeeWhich
from bothy.games.castle_von_loghan.effects.stun import StunWhich
from bothy.games.castle_von_loghan.effects.treasures import GiveUpWhich
from bothy.games.castle_von_loghan.event.decisions import ChaosDecision, DecideAll, event_row
from bothy.games.castle_von_loghan.exploration.timelines import TravelOrStay
from bothy.games.castle_von_loghan.move.phase import LeadersWord, Vote
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.refresh.gob_li import CallOut, SellSome
from bothy.games.castle_von_loghan.refresh.phase import Act
from bothy.games.castle_von_loghan.reward.offers import Bid, GiveReward, SettleBids, TakeOrNot
from bothy.games.castle_von_loghan.reward.order import ChooseTrophy
from bothy.games.castle_von_loghan.setting_up import ChooseAgent
from bothy.games.castle_von_loghan.shared_costs import FOR_TIMELINE, PayShare
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.treasures.getting import PutWhere, TooMuch
from bothy.games.castle_von_loghan.treasures.trading import Deal, GiveWhat, WantWhat
from bothy.kernel.notation import Choice
from bothy.kernel.sight import Sight

LIKED: Final = ["pill", "lumen", "cog", "rook", "bastion", "wisp"]
"""Agents, the most useful first."""
LESS: Final = 0.15
"""How much less each of them is liked than the one before."""


def choose(sight: Sight[Castle], choices: list[Choice], level: str, seed: int) -> Choice:
    """One of the choices, for the viewer of this sight."""
    if len(choices) == 1:
        return choices[0]
    return think(sight, choices, Mind(LEVELS[level], seed))


def think(sight: Sight[Castle], choices: list[Choice], mind: Mind) -> Choice:
    """The same, for somebody of this mind."""
    castle, seat = sight.table, sight.viewer
    step = sight.agenda[-1]
    if isinstance(step, Vote):
        return vote(castle, seat, choices, mind)
    if isinstance(step, LeadersWord):
        return way(castle, step.character, choices, mind)
    if isinstance(step, DecideAll):
        return decide(castle, seat, choices, mind)
    if isinstance(step, AidEachOther):
        return aid(castle, seat, choices, mind)
    if isinstance(step, Asked):
        weighed, known = WEIGHED.get(type(step)), KNOWN.get(type(step))
        if weighed is not None:
            return weighed(castle, step.character, choices, mind)
        if known is not None:
            return known(castle, step.character, choices)
        return something(castle, step, choices, mind)
    return choices[0]


def something(castle: Castle, step: Asked, choices: list[Choice], mind: Mind) -> Choice:
    """Questions about more than a character."""
    if isinstance(step, PayShare):
        return share(castle, step, choices) if step.what == FOR_TIMELINE else pay(castle, step, choices)
    if isinstance(step, (SettleBids, GiveReward)):
        return bestow(castle, choices)
    if isinstance(step, ChooseAgent):
        return agent(choices, mind)
    if isinstance(step, (GiveWhat, WantWhat, Deal)):
        return deal(castle, step, choices)
    if isinstance(step, StunWhich):
        return most_dangerous(castle, choices)
    if isinstance(step, GiveSphere):
        return TO[step.character] if not castle.castle_box.story_mode else poorest(castle)
    if isinstance(step, (SeeWhich, OpenWhich, AidWhom)):
        return choices[mind.any_of(len(choices))]
    if isinstance(step, MendWhich):
        return another(choices, step.character, mind)
    if isinstance(step, DropWhich):
        return weaker(castle, step.character, choices)
    return choices[0]


def agent(choices: list[Choice], mind: Mind) -> Choice:
    """One of the more useful agents that are left."""
    keys = [choice.notation.removeprefix("agent ") for choice in choices]
    places = [LIKED.index(key) if key in LIKED else len(LIKED) for key in keys]
    return choices[mind.best([-LESS * place for place in places])]


def most_dangerous(castle: Castle, choices: list[Choice]) -> Choice:
    """The Enemy whose attack costs most, of those that are not stunned."""
    best, most = choices[0], -1.0
    for choice in choices:
        if isinstance(choice, Target) and not castle.stunned >> choice.foe & 1:
            cost = attack_cost(castle, choice.foe)
            if cost > most:
                best, most = choice, cost
    return best


def another(choices: list[Choice], character: int, mind: Mind) -> Choice:
    """Anybody but oneself, if there is somebody else."""
    others = [choice for choice in choices if isinstance(choice, To) and choice.character != character]
    return others[mind.any_of(len(others))] if others else choices[0]


def weaker(castle: Castle, character: int, choices: list[Choice]) -> Choice:
    """The weapon that one can best do without."""
    best, least_power = choices[0], 1000
    for choice in choices:
        if isinstance(choice, Offer):
            power = castle.treasure(slot(character, choice.place)).power
            if power < least_power:
                best, least_power = choice, power
    return best


def vote(castle: Castle, seat: int, choices: list[Choice], mind: Mind) -> Choice:
    """Heal first if somebody can; else the way."""
    if not mind.slips():
        for choice in choices:
            if worth_using(castle, choice, mind):
                return choice
    return way(castle, seat, choices, mind)


# Events


def decide(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """The best letter, if those who sit before one do the same; any, for somebody who does not know the cards."""
    letters = [choice.letter for choice in choices if isinstance(choice, Decide)]
    if not mind.level.backs:
        return DECIDE[letters[mind.any_of(len(letters))]]
    row = event_row(castle)
    now = mood(castle)
    taken = [0] * 4
    for other in castle.order():
        if other == character:
            break
        if castle.is_chaos(other) or not now.story or not mind.level.foresees:
            continue
        worths = letter_worths(castle, row.outcomes, other, [0, 1, 2, 3], taken, now)
        letter = worths.index(max(worths))
        foresee(row.outcomes[letter], now, taken[letter] == 0)
        taken[letter] += 1
    return DECIDE[letters[mind.best(letter_worths(castle, row.outcomes, character, letters, taken, now))]]


def letter_worths(
    castle: Castle, outcomes: list[list[Effect]], character: int, letters: list[int], taken: list[int], now: Mood
) -> list[float]:
    """What each of some letters is worth, if others have chosen those that are taken."""
    return [outcome_worth(castle, outcomes[letter], character, taken[letter] == 0, now) for letter in letters]


WEIGHED: Final[dict[type[Asked], Callable[[Castle, int, list[Choice], Mind], Choice]]] = {
    ChaosDecision: decide,
    Act: act,
    Arm: arm,
    Ready: ready,
    Aim: aim,
    DamageOn: aim,
    SideStroke: aim,
    Strike: strike,
    Overkill: side,
    Share: side,
    ChooseTrophy: trophy,
    TravelOrStay: journey,
}
"""What a character answers to questions that are about nobody else, each level in its own way."""
KNOWN: Final[dict[type[Asked], Callable[[Castle, int, list[Choice]], Choice]]] = {
    DiscardAny: breather,
    TakeOrNot: take,
    Bid: take,
    DiscardWhich: throw_away,
    DiscardOrNot: rid,
    RidOne: throw_away,
    TooMuch: part_with,
    PutWhere: stow,
    CallOut: bid_energy,
    SellSome: sell,
    GiveUpWhich: least,
}
"""The same, where all levels know what to do."""
