"""What one can do besides: use treasures and skills, give standing orders, share costs and trade."""

from __future__ import annotations

from typing import Final

from bothy.games.loghan.box import PROPOSALS
from bothy.games.loghan.choices import (
    KEPT,
    ORDER,
    REACTIONS,
    SKILL,
    TRADE,
    USE,
    Order,
    Skill,
    Trade,
    Use,
)
from bothy.games.loghan.doing import Showing, employ, find_use, fits_mode
from bothy.games.loghan.rows import ROOMS
from bothy.games.loghan.rows import Use as UseRow
from bothy.games.loghan.sharing import share_cost
from bothy.games.loghan.table import Castle, Steps
from bothy.games.loghan.trading import GiveWhat
from bothy.kernel.notation import Choice

AT_MOVE: Final = ["any", "outside", "move"]
AT_REFRESH: Final = ["any", "outside", "refresh", "timeline"]
AT_STEP_1: Final = ["any", "combat", "step-1"]
AT_STEP_2: Final = ["any", "combat", "step-2"]
AT_STEP_3: Final = ["any", "combat", "step-3"]
AT_STEP_4: Final = ["any", "combat"]
"""Moments at which a treasure or a skill may be used, by the pauses there are."""


def useful(castle: Castle, use: UseRow) -> bool:
    """Whether a use would find what it needs: an enemy, a locked door, a Clean room, a token."""
    if not fits_mode(castle, use):
        return False
    for effect in use.effects:
        do = castle.castle_box.rows.effects[effect].do
        if do == "stun" and not castle.living():
            return False
        if do == "open" and not doors_here(castle):
            return False
        if do == "go-to-clean" and not [room for room in castle.clean if room != castle.group]:
            return False
        if do == "see" and not rooms_to_see(castle, "area"):
            return False
    return True


def doors_here(castle: Castle) -> list[int]:
    """The connections with a locked door next to the group."""
    ways = castle.castle_box.ways[castle.board][castle.group]
    return [connection for _, connection in ways if castle.is_locked(connection)]


def rooms_to_see(castle: Castle, where: str) -> list[int]:
    """The rooms whose top search token can be looked at: with a token, in the Area or anywhere."""
    area = castle.adjacent() if where == "area" else list(range(ROOMS))
    if where == "area" and castle.group < ROOMS:
        area.append(castle.group)
    return [room for room in sorted(area) if castle.tokens[room] > 0]


def pause_words(castle: Castle, character: int, moments: list[str]) -> list[Choice]:
    """V14, V17: what a character can do at a pause besides what the pause is for."""
    some: list[Choice] = []
    rows = castle.castle_box.rows
    if not castle.empty_handed(character):
        start = character * KEPT
        for place in range(KEPT):
            face = castle.faces[start + place]
            if face >= 0 and rows.treasures[face].uses and not castle.marks[start + place]:
                for use in rows.treasures[face].uses:
                    if use.when in moments and useful(castle, use) and castle.can_equip(character, place):
                        some.append(USE[character][place])
                        break
    return some + skill_words(castle, character, moments)


def skill_words(castle: Castle, character: int, moments: list[str]) -> list[Choice]:
    """V17: what a character's skill can do at a pause."""
    if not may_use_skill(castle, character):
        return []
    some: list[Choice] = []
    for number, use in enumerate(castle.castle_box.rows.agents[castle.agents[character]].uses):
        if (use.when in moments or (use.when == "alert" and "outside" in moments)) and useful(castle, use):
            some.append(SKILL[character][number])
    return some


def may_use_skill(castle: Castle, character: int) -> bool:
    """Whether the skill has not been used in this Round, the group is clear enough, and together they could pay."""
    if (castle.skilled | castle.declined) >> character & 1:
        return False
    agent = castle.castle_box.rows.agents[castle.agents[character]]
    return castle.clarity >= agent.clarity and sum(castle.energy) >= agent.energy


def order_words(castle: Castle, character: int) -> list[Choice]:
    """V83: standing orders for the treasures one has that need some."""
    if castle.empty_handed(character):
        return []
    start = character * KEPT
    mask = 0
    for place in range(KEPT):
        face = castle.faces[start + place]
        if face >= 0:
            for use in castle.castle_box.rows.treasures[face].uses:
                if use.when == "others-gain":
                    mask |= 1 << REACTIONS.index("gain") | 1 << REACTIONS.index("big-gain")
                elif use.when in REACTIONS:
                    mask |= 1 << REACTIONS.index(use.when)
    if not mask or castle.changes >= len(REACTIONS):
        return []
    return [ORDER[character][reaction] for reaction in range(len(REACTIONS)) if mask >> reaction & 1]


def trade_words(castle: Castle, character: int) -> list[Choice]:
    """V16: those to whom a character can propose a trade."""
    if castle.proposals[character] >= PROPOSALS or castle.small or castle.fight:
        return []
    if castle.energy[character] == 0 and not castle.things(character):
        return []
    return [TRADE[character][other] for other in range(castle.castle_box.characters) if other != character]


def pause(castle: Castle, choice: Choice, moments: list[str]) -> Steps:
    """What follows from such a word."""
    if isinstance(choice, Use):
        number = choice.character * KEPT + choice.place
        for moment in moments:
            use = find_use(castle, number, moment)
            if use is not None and useful(castle, use):
                return (UseTreasure(choice.character, choice.place, moment),)
    if isinstance(choice, Skill):
        agent = castle.castle_box.rows.agents[castle.agents[choice.character]]
        return share_cost(castle, "skill", choice.character, choice.use, agent.energy)
    if isinstance(choice, Order):
        castle.orders[choice.character] ^= 1 << choice.reaction
        castle.changes += 1
        return ()
    assert isinstance(choice, Trade)
    castle.proposals[choice.character] += 1
    return (GiveWhat(castle.keeper(choice.character), choice.character, choice.partner),)


def is_pause(choice: Choice) -> bool:
    return isinstance(choice, (Use, Skill, Order, Trade))


class UseTreasure(Showing):
    """V14: a treasure is used; all see it."""

    __match_args__ = ("character", "place", "when")

    def __init__(self, character: int, place: int, when: str) -> None:
        self.character = character
        self.place = place
        self.when = when

    def play(self, castle: Castle) -> Steps:
        use = find_use(castle, self.character * KEPT + self.place, self.when)
        return () if use is None else employ(castle, self.character, self.place, use)
