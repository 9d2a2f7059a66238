"""The table as it is laid before anybody has chosen an agent."""

from __future__ import annotations

from bothy.games.castle_von_loghan.box import CLARITY, ENERGY, HEALTH, CastleBox
from bothy.games.castle_von_loghan.choices import KEPT
from bothy.games.castle_von_loghan.content.rows import GROUNDS, ROOMS, VIOLET
from bothy.games.castle_von_loghan.table import FIRST_ORDERS, HAND, SHELF, Castle
from bothy.games.castle_von_loghan.terms import SETTING_UP
from bothy.kernel.table import NOTHING


def fresh(box: CastleBox) -> Castle:
    """The table before anybody has chosen an agent."""
    characters, rows = box.characters, box.rows
    kept = characters * KEPT
    decks = [[0] * len(rows.treasures) for _ in range(VIOLET + 1)]
    for kind, treasure in enumerate(rows.treasures):
        decks[treasure.colour][kind] = box.treasure_copies
    bags = [[0] * len(rows.tokens) for _ in range(VIOLET)]
    for kind, token in enumerate(rows.tokens):
        bags[token.colour][kind] = token.copies
    return Castle(
        box,
        round=0,
        phase=SETTING_UP,
        health=HEALTH,
        clarity=CLARITY,
        leader=0,
        board=box.first_board,
        group=GROUNDS,
        clean=[],
        opened=0,
        small=0,
        story=0,
        event=NOTHING,
        letters=[NOTHING] * characters,
        done_once=[],
        events_read=0,
        event_deck=[1] * len(rows.events),
        event_used=[0] * len(rows.events),
        alert=NOTHING,
        summoned=0,
        wards=0,
        again=0,
        gift=0,
        softened=0,
        lurking=[0] * VIOLET,
        agents=[NOTHING] * characters,
        energy=[ENERGY] * characters,
        points=[0] * characters,
        skilled=0,
        proposals=[0] * characters,
        changes=0,
        declined=0,
        initiative=0,
        overwhelmed=0,
        last_initiative=0,
        boss_wounds=[0] * (characters + 1),
        last_wounds=0,
        boss_health=0,
        boss_stunned=0,
        faces=[NOTHING] * kept,
        backs=[NOTHING] * kept,
        knows=[0] * kept,
        marks=[0] * kept,
        held=[NOTHING],
        held_backs=[NOTHING],
        held_knows=[0],
        treasure_decks=decks,
        treasure_discards=[0] * len(rows.treasures),
        treasures_gone=[0] * len(rows.treasures),
        orders=[FIRST_ORDERS] * characters,
        keepers=box.keeper_masks,
        hands=[[] for _ in range(characters)],
        hand_knows=[[mask] * HAND for mask in box.keeper_masks],
        hand_backs=[[character] * HAND for character in range(characters)],
        decks=[box.combat_copies.copy() for _ in range(characters)],
        discards=[0] * (characters * box.kinds),
        played=[0] * (characters * box.kinds),
        fight=0,
        foes=[],
        foe_health=[],
        wounds=[],
        stunned=0,
        foe_used=0,
        fallen=[],
        resting=0,
        extra_power=[0] * characters,
        whetted=[0] * characters,
        guarded=0,
        skipping=0,
        dealt=[0] * characters,
        power=0,
        target=NOTHING,
        strikes=0,
        thrown=0,
        rewards=[],
        reward_backs=[],
        reward_knows=[],
        offer=NOTHING,
        piles=[0] * characters,
        bids=[0] * characters,
        trophies=[[] for _ in range(characters)],
        trophy_knows=[[-1] * SHELF for _ in range(characters)],
        trophy_shows=[[mask] * SHELF for mask in box.keeper_masks],
        enemy_deck=box.enemy_cards.copy(),
        enemy_discards=[0] * len(box.enemy_cards),
        beaten=0,
        tokens=[0] * ROOMS,
        tops=[NOTHING] * ROOMS,
        top_backs=[NOTHING] * ROOMS,
        top_knows=[0] * ROOMS,
        token_bags=bags,
        tokens_used=[0] * len(rows.tokens),
        goods=[],
        change_to=NOTHING,
        actions=[0] * characters,
        votes=0,
        ending=0,
        closing=NOTHING,
    )
