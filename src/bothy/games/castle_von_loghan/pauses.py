"""What one can do besides: use treasures and skills, give standing orders and trade."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person, treasure, yes
from bothy.games.castle_von_loghan.box import PROPOSALS
from bothy.games.castle_von_loghan.choices import (
    KEPT,
    KEY,
    ORDER,
    REACTIONS,
    SKILL,
    TRADE,
    USE,
    Order,
    Skill,
    Trade,
    Use,
    slot,
)
from bothy.games.castle_von_loghan.content.rows import (
    AT_ALERT,
    AT_COIN,
    AT_LAST_HEALTH,
    AT_OTHERS_GAIN,
    MOMENTS,
    moments,
)
from bothy.games.castle_von_loghan.content.rows import Use as UseRow
from bothy.games.castle_von_loghan.passages import Showing
from bothy.games.castle_von_loghan.shared_costs import FOR_SKILL, share_cost
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import USED
from bothy.games.castle_von_loghan.treasures.places import can_equip, empty_handed
from bothy.games.castle_von_loghan.treasures.trading import GiveWhat
from bothy.games.castle_von_loghan.treasures.using import employ, find_use, fits_mode
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class Pause:
    """Moments at which a treasure or a skill may be used, at one of the pauses there are."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.moments = moments(names)
        """The same as a mask."""
        self.skills = self.moments | (AT_ALERT if "outside" in names else 0)
        """Those of skills: what wards off an Alert is done before it."""


AT_MOVE: Final = Pause(["any", "outside", "move"])
AT_REFRESH: Final = Pause(["any", "outside", "refresh", "timeline"])
AT_STEP_1: Final = Pause(["any", "combat", "step-1"])
AT_STEP_2: Final = Pause(["any", "combat", "step-2"])
AT_STEP_3: Final = Pause(["any", "combat", "step-3"])
AT_STEP_4: Final = Pause(["any", "combat"])


def useful(castle: Castle, use: UseRow) -> bool:
    """Whether a use would find what it needs, an enemy, a locked door, a Clean room, a token, and bring something."""
    return (
        fits_mode(castle, use)
        and all(effect.useful(castle) for effect in use.effects)
        and (not use.effects or any(effect.brings(castle) for effect in use.effects))
    )


def why_no_pause(castle: Castle, seat: Seat, choice: Choice, at: Pause) -> Message | None:
    """V14, V17: why a seat cannot use a treasure or a skill of its own now; None for anything else."""
    if not isinstance(choice, (Use, Skill, Trade)) or choice.character >= castle.castle_box.characters:
        return None
    if castle.keeper(choice.character) != seat:
        return None
    if isinstance(choice, Use):
        return why_no_use(castle, choice, at)
    if isinstance(choice, Skill):
        return why_no_skill(castle, choice, at)
    return Message(f"{KEY}-why-no-trade", person(castle, choice.character, most=PROPOSALS))


def why_no_use(castle: Castle, choice: Use, at: Pause) -> Message | None:
    number = slot(choice.character, choice.place)
    face = castle.faces[number]
    if face < 0:
        return None
    row = castle.castle_box.rows.treasures[face]
    uses = [use for use in row.uses if use.moment & at.moments and fits_mode(castle, use)]
    why = "moment"
    if castle.marks[number]:
        why = "used" if castle.marks[number] & USED else "dropped"
    elif uses and not can_equip(castle, choice.character, choice.place):
        why = "shut"
    elif uses:
        why = "useless"
    return Message(f"{KEY}-why-not-use", treasure(castle, face, person(castle, choice.character), why=why))


def why_no_skill(castle: Castle, choice: Skill, at: Pause) -> Message | None:
    if castle.agents[choice.character] < 0:
        return None
    agent = castle.castle_box.rows.agents[castle.agents[choice.character]]
    uses = agent.uses[choice.use : choice.use + 1]
    why = "moment"
    if castle.skilled >> choice.character & 1:
        why = "used"
    elif castle.declined >> choice.character & 1:
        why = "declined"
    elif castle.clarity < agent.clarity:
        why = "clarity"
    elif sum(castle.energy) < agent.energy:
        why = "energy"
    elif uses and uses[0].moment & at.skills:
        why = "useless"
    values = person(castle, choice.character, why=why, clarity=agent.clarity, energy=agent.energy)
    return Message(f"{KEY}-why-no-skill", values)


def pause_words(castle: Castle, character: int, at: Pause, some: list[Choice]) -> None:
    """V14, V17: what a character can do at a pause besides what the pause is for."""
    treasures, faces, now = castle.castle_box.rows.treasures, castle.faces, at.moments
    start = slot(character, 0)
    for place in range(KEPT):
        face = faces[start + place]
        if face >= 0 and treasures[face].moments & now and not castle.marks[start + place]:
            for use in treasures[face].uses:
                if use.moment & now and useful(castle, use) and can_equip(castle, character, place):
                    some.append(USE[character][place])
                    break
    skill_words(castle, character, at, some)


def skill_words(castle: Castle, character: int, at: Pause, some: list[Choice]) -> None:
    """V17: what a character's skill can do at a pause."""
    agent = castle.castle_box.rows.agents[castle.agents[character]]
    if agent.moments & at.skills and may_use_skill(castle, character):
        for number, use in enumerate(agent.uses):
            if use.moment & at.skills and useful(castle, use):
                some.append(SKILL[character][number])


def may_use_skill(castle: Castle, character: int) -> bool:
    """Whether the skill has not been used in this Round, the group is clear enough, and together they could pay."""
    if (castle.skilled | castle.declined) >> character & 1:
        return False
    agent = castle.castle_box.rows.agents[castle.agents[character]]
    if castle.clarity < agent.clarity:
        return False
    left = agent.energy
    for energy in castle.energy:
        left -= energy
    return left <= 0


def order_words(castle: Castle, character: int, some: list[Choice]) -> None:
    """V83: standing orders for the treasures one has that need some."""
    if castle.changes >= len(REACTIONS):
        return
    treasures, faces = castle.castle_box.rows.treasures, castle.faces
    reacts = 0
    for place in range(slot(character, 0), slot(character + 1, 0)):
        face = faces[place]
        if face >= 0:
            reacts |= treasures[face].moments
    if reacts & REACTING:
        for reaction, moment in enumerate(ORDERS):
            if reacts & moment:
                some.append(ORDER[character][reaction])


ORDERS: Final = [AT_ALERT, AT_COIN, AT_OTHERS_GAIN, AT_OTHERS_GAIN, AT_LAST_HEALTH]
"""The moment that each standing order is for."""
REACTING: Final = AT_ALERT | AT_COIN | AT_OTHERS_GAIN | AT_LAST_HEALTH


def trade_words(castle: Castle, character: int, some: list[Choice]) -> None:
    """V16: those to whom a character can propose a trade."""
    if may_trade(castle, character):
        for other in range(castle.castle_box.characters):
            if other != character:
                some.append(TRADE[character][other])


def may_trade(castle: Castle, character: int) -> bool:
    """V16: whether a character can propose a trade: outside Combat and small turns, and with something to give."""
    if castle.proposals[character] >= PROPOSALS or castle.small or castle.fight:
        return False
    return castle.energy[character] > 0 or not empty_handed(castle, character)


def propose(castle: Castle, choice: Trade) -> Steps:
    """V16: a character begins to say what it offers."""
    castle.proposals[choice.character] += 1
    return (GiveWhat(castle.keeper(choice.character), choice.character, choice.partner, 0, 0),)


def pause(castle: Castle, choice: Choice, at: Pause) -> Steps:
    """What follows from such a word."""
    if isinstance(choice, Use):
        number = slot(choice.character, choice.place)
        for name in at.names:
            when = MOMENTS.index(name)
            use = find_use(castle, number, 1 << when)
            if use is not None and useful(castle, use):
                return (UseTreasure(choice.character, choice.place, when),)
    if isinstance(choice, Skill):
        agent = castle.castle_box.rows.agents[castle.agents[choice.character]]
        return share_cost(castle, FOR_SKILL, choice.character, choice.use, agent.energy)
    if isinstance(choice, Order):
        castle.orders[choice.character] ^= 1 << choice.reaction
        castle.changes += 1
        if castle.sink is not None:
            on = yes(castle.orders[choice.character] >> choice.reaction & 1 == 1)
            values = person(castle, choice.character, reaction=REACTIONS[choice.reaction], on=on)
            castle.tell("orders", values, to=castle.castle_box.keeper_masks[choice.character])
        return ()
    assert isinstance(choice, Trade)
    return propose(castle, choice)


def is_pause(choice: Choice) -> bool:
    return isinstance(choice, (Use, Skill, Order, Trade))


class UseTreasure(Showing):
    """V14: a treasure is used; all see it."""

    character: int
    place: int
    when: int
    """The number of the moment."""

    def play(self, castle: Castle) -> Steps:
        use = find_use(castle, slot(self.character, self.place), 1 << self.when)
        return () if use is None else employ(castle, self.character, self.place, use)
