"""What the board shows besides the table: doors and ways, the story, a fight, rewards, and Data Points taken apart."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.attack import attack
from bothy.games.castle_von_loghan.board.closing import closing_told, memories_told
from bothy.games.castle_von_loghan.board.combat_step import combat_step
from bothy.games.castle_von_loghan.board.intentions import intends, threat
from bothy.games.castle_von_loghan.box import BOSS_EVERY, CLARITY, EVENTS, FORCING, HEALTH, ROUNDS
from bothy.games.castle_von_loghan.combat.equipped import combat_power
from bothy.games.castle_von_loghan.content.rows import COLOURS, LOCKED, OPEN, PLACE_KEYS, VIOLET, Cover, kind_of_card
from bothy.games.castle_von_loghan.exploration.data_points import (
    A_KIND,
    ENERGY_A_POINT,
    FOR_COLOURS,
    FOR_KINDS,
    data_points,
    disenchanted,
)
from bothy.games.castle_von_loghan.move.ways import is_locked, trails
from bothy.games.castle_von_loghan.reward.order import pile_groups
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import SCORED
from bothy.games.castle_von_loghan.treasures.places import is_shut, owned
from bothy.kernel.sight import Sight
from bothy.kernel.table import SPECTATOR

Figures = dict[str, object]


def figures(sight: Sight[Castle]) -> Figures:
    castle = sight.table
    return {
        "telling": 1 if castle.castle_box.story_mode else 0,
        "most": {"health": HEALTH, "clarity": CLARITY, "rounds": ROUNDS, "events": EVENTS, "boss": BOSS_EVERY},
        "prices": {"door": FORCING, "data": ENERGY_A_POINT},
        "chaos": [character for character in range(castle.castle_box.characters) if castle.is_chaos(character)],
        "doors": doors(castle),
        "walks": walks(castle),
        "covers": [cover(castle, one) for one in castle.covers()],
        "closing_words": closing_told(castle) if castle.closing >= 0 else None,
        "memories": memories_told(castle) if castle.closing >= 0 else [],
        "data": data(sight),
        "shut": [1 if is_shut(castle, character) else 0 for character in range(castle.castle_box.characters)],
        "combat_power": [combat_power(castle, character) for character in range(castle.castle_box.characters)],
        "intends": intends(castle),
        "threat": threat(castle),
        "combat_step": combat_step(sight),
        "attack": attack(sight),
        "reward_order": pile_groups(castle),
        "bid_most": bid_most(castle),
    }


def doors(castle: Castle) -> list[list[int | str]]:
    """V22, V23: the doors of this board: the two places, the kind of door, and whether it stands open.

    In Exploration a door of the story is like any that is locked.
    """
    rows = castle.castle_box.rows
    kinds = rows.boards[castle.board].doors
    found: list[list[int | str]] = []
    for number, (one, other) in enumerate(rows.connections):
        if kinds[number] >= 0:
            kind = LOCKED if is_locked(castle, number) else kinds[number]
            stands = kind == OPEN or castle.opened >> number & 1
            found.append([PLACE_KEYS[one], PLACE_KEYS[other], kind, 1 if stands else 0])
    return found


def walks(castle: Castle) -> dict[str, list[str]]:
    """V19: the way to each room in which a move can end, place by place."""
    return {PLACE_KEYS[room]: [PLACE_KEYS[place] for place in trail] for room, trail in trails(castle).items()}


def cover(castle: Castle, found: Cover) -> Figures:
    """When a card of the story is read, as its cover says."""
    return {
        "number": castle.story + 1,
        "at": found.at,
        "rooms": [PLACE_KEYS[room] for room in found.rooms],
        "colour": COLOURS[found.colour] if found.colour >= 0 else "",
        "clean": found.clean,
        "there": len(castle.clean),
    }


def bid_most(castle: Castle) -> list[int]:
    """V58, V65: the characters whose bid is the highest so far; none before there is a bid."""
    high = max(castle.bids, default=0)
    return [character for character, bid in enumerate(castle.bids) if bid == high] if high else []


def data(sight: Sight[Castle]) -> list[Figures | None]:
    """V77: the Data Points of each character, as far as the viewer knows what counts; none in the story."""
    castle = sight.table
    box = castle.castle_box
    if box.story_mode:
        return []
    all_shown = castle.ending == SCORED or sight.viewer < SPECTATOR
    seen = [all_shown or box.keepers[character] == sight.viewer for character in range(box.characters)]
    return [taken_apart(castle, character) if seen[character] else None for character in range(box.characters)]


def taken_apart(castle: Castle, character: int) -> Figures:
    """V77: what makes up the Data Points of a character."""
    rows, worth = castle.castle_box.rows, castle.castle_box.trophy
    trophies = [kind_of_card(card) for card in castle.trophies[character] if card >= 0]
    kinds = [{kind for kind in trophies if rows.enemies[kind].colour == colour} for colour in range(VIOLET + 1)]
    things = owned(castle, character)
    spheres, gained = castle.energy[character], disenchanted(things)
    return {
        "trophies": [
            sum([worth[colour] for kind in trophies if rows.enemies[kind].colour == colour])
            for colour in range(VIOLET + 1)
        ],
        "kinds": sum([FOR_KINDS for some in kinds if len(some) >= A_KIND]),
        "colours": FOR_COLOURS if all(kinds[:VIOLET]) else 0,
        "treasures": sum([row.trait("data") for row in things]),
        "spheres": spheres,
        "disenchanted": gained,
        "energy": (spheres + gained) // ENERGY_A_POINT,
        "total": data_points(castle, character),
    }
