"""Little scenes in which a card shows what it does, told as text.

Everything goes through the doors a host uses. Chance brings the lowest outcome, or the side of the coin the scene
wants; seats say the words the scene wants when they are offered, else what a seat says whose time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from bothy.games.castle_von_loghan.alert.coins import Flip
from bothy.games.castle_von_loghan.alert.phase import AlertCoin
from bothy.games.castle_von_loghan.choices import AGENT_KEYS, CARD_KEYS, KEPT
from bothy.games.castle_von_loghan.combat.phase import CombatPhase
from bothy.games.castle_von_loghan.combat.step_6_enemies import EnemyAttack
from bothy.games.castle_von_loghan.content.reading import gather, load
from bothy.games.castle_von_loghan.content.rows import (
    BOARDS,
    COLOURS,
    LETTERS,
    PLACE_KEYS,
    ROOM_KEYS,
    ROOMS,
    VIOLET,
    Rows,
)
from bothy.games.castle_von_loghan.effects.coin import Coin
from bothy.games.castle_von_loghan.effects.effect import Effect, perform
from bothy.games.castle_von_loghan.effects.remembering import OnlyAgent
from bothy.games.castle_von_loghan.exploration.data_points import data_points
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.move.phase import MovePhase
from bothy.games.castle_von_loghan.refresh.phase import ActTurn, MoreActions
from bothy.games.castle_von_loghan.refresh.searching import resolve
from bothy.games.castle_von_loghan.reward.phase import RewardPhase
from bothy.games.castle_von_loghan.scene import enemies, thing
from bothy.games.castle_von_loghan.scene import hand as hold_cards
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import STORY
from bothy.games.castle_von_loghan.tracks import GainEnergy, LastHealth
from bothy.kernel import NOTHING, Chance, Position
from bothy.kernel.step import Ask, Step
from games.castle_von_loghan.castle import at, foe, kind, reboxed
from games.castle_von_loghan.castle import castle as laid

CONTENT = load()
ALL_FLAGS = (1 << 60) - 1
"""Whatever a story can remember."""


def fresh_rows() -> Rows:
    """The rows of the box, made anew so that a scene may take something out of them."""
    return gather(CONTENT)


def castle(rows: Rows, mode: str = "story", seats: int = 3) -> Castle:
    """Three agents in the Great Hall, somewhat worn, in the first Round."""
    table = laid(seats, {"mode": mode}, round=1, health=9, clarity=5, energy=[5, 7, 3])
    return reboxed(table, rows)


def give(table: Castle, character: int, place: str, treasure: str) -> None:
    """Lay a treasure into a place, for all to see; one more than the box holds, if need be."""
    row = table.castle_box.rows.treasures[kind(treasure)]
    table.treasure_decks[row.colour][kind(treasure)] = 1
    thing(table, f"{character}/{place}", treasure)
    table.knows[at(f"{character}/{place}")] = -1


def hand(table: Castle, character: int, *cards: str) -> None:
    """Give a character these Combat cards; more than its deck holds, if need be."""
    for card in CARD_KEYS:
        table.decks[character][CARD_KEYS.index(card)] = max(
            table.decks[character][CARD_KEYS.index(card)], cards.count(card)
        )
    hold_cards(table, str(character), " ".join(cards))


def face(table: Castle, *names: str) -> None:
    """These enemies stand in the row; bosses have Loot."""
    bosses = [row.key for row in table.castle_box.rows.enemies if row.colour == VIOLET]
    enemies(table, " ".join([f"{name}+" if name in bosses else name for name in names]))


def play(
    table: Castle, steps: Sequence[Step[Castle]], words: Sequence[str] = (), tails: int = 0, rounds: int = 1
) -> None:
    """Play steps to their end, or to the end of a combat round; each of the words is said once, when it is offered.

    So many coins fall Tails, and then Heads.
    """
    position = Position.begin(table, *steps)
    left = list(words)
    while not position.over() and table.fight <= rounds:
        step = position.step()
        if isinstance(step, Chance):
            outcomes = [outcome for outcome, _ in position.odds()]
            flipped = isinstance(step, Flip) and tails > 0
            tails -= flipped
            position.happen(outcomes[-1] if flipped else outcomes[0])
            continue
        if not position.asking():
            position.hear(position.speakers()[0])
            continue
        assert isinstance(step, Ask)
        seat = position.asking()[0]
        offered = {choice.notation: choice for choice in position.choices(seat)}
        said = [word for word in left if word in offered]
        if said:
            left.remove(said[0])
        choice = offered[said[0]] if said else step.default(position.table, seat)
        if choice.notation not in offered:
            choice = next(iter(offered.values()))
        position.seal(seat, choice)


# What has changed


PLAIN = [
    "health",
    "clarity",
    "energy",
    "lurking",
    "wards",
    "boss_wounds",
    "last_wounds",
    "boss_health",
    "boss_stunned",
    "foe_health",
    "wounds",
    "tokens",
    "actions",
    "extra_power",
    "whetted",
    "skipping",
    "softened",
    "ending",
    "closing",
    "points",
]
"""Fields told by their numbers."""


def changes(before: Castle, after: Castle) -> str:
    """What differs between two tables, in a few words."""
    told: list[str] = []
    for name in PLAIN:
        one, other = getattr(before, name), getattr(after, name)
        if one == other:
            continue
        if isinstance(one, int):
            told.append(f"{name} {one}>{other}")
        else:
            both = zip(one, other, strict=False)
            told += [f"{name}[{i + 1}] {a}>{b}" for i, (a, b) in enumerate(both) if a != b]
    for name in ("initiative", "overwhelmed", "last_initiative", "guarded", "stunned", "resting"):
        if getattr(before, name) != getattr(after, name):
            told.append(f"{name} {getattr(after, name):b}")
    if before.flags != after.flags:
        names = after.castle_box.rows.flags
        told += [f"remembers {name}" for bit, name in enumerate(names) if (after.flags ^ before.flags) >> bit & 1]
    if before.alert != after.alert:
        told.append("alert heads" if after.alert == 0 else "alert tails")
    if before.group != after.group:
        told.append(f"group at {PLACE_KEYS[after.group]}")
    if before.board != after.board:
        told.append(f"board {BOARDS[after.board]}")
    if before.change_to != after.change_to:
        told.append(f"board to come {BOARDS[after.change_to]}")
    told += [f"sees {ROOM_KEYS[room]}" for room in range(ROOMS) if before.tops[room] == NOTHING != after.tops[room]]
    for number, (one, other) in enumerate(after.castle_box.rows.connections):
        if (before.opened ^ after.opened) >> number & 1:
            told.append(f"opens {PLACE_KEYS[one]}/{PLACE_KEYS[other]}")
    rows = after.castle_box.rows.enemies
    if len(after.foes) > len(before.foes):
        come = range(len(before.foes), len(after.foes))
        told.append("comes " + "+".join([rows[after.foes[place] // 2].key for place in come]))
        told += [boss_told(after, place) for place in come if rows[after.foes[place] // 2].colour == VIOLET]
    told += things(before, after)
    for character in range(after.castle_box.characters):
        one, other = before.hands[character], after.hands[character]
        if sorted(one) != sorted(other):
            told.append(f"hand {character + 1} " + "+".join([CARD_KEYS[card] for card in sorted(other)]))
    return ", ".join(told) or "nothing"


def boss_told(table: Castle, place: int) -> str:
    """How a boss comes: with which Health and how many Damage tokens."""
    width = table.castle_box.characters + 1
    return f"Health {table.foe_health[place]}, Damage {sum(table.wounds[place * width : (place + 1) * width])}"


def things(before: Castle, after: Castle) -> list[str]:
    """Treasures that came and went, by character; and weapons that were dropped."""
    told: list[str] = []
    keys = [row.key for row in after.castle_box.rows.treasures]
    for character in range(after.castle_box.characters):
        places = range(character * KEPT, (character + 1) * KEPT)
        had = sorted([keys[before.faces[place]] for place in places if before.faces[place] >= 0])
        has = sorted([keys[after.faces[place]] for place in places if after.faces[place] >= 0])
        told += [f"{character + 1} loses {key}" for key in had if has.count(key) < had.count(key)]
        colours = [COLOURS[after.castle_box.rows.treasures[keys.index(key)].colour] for key in has if key not in had]
        told += [f"{character + 1} gets a {colour} treasure" for colour in colours]
        told += [
            f"{character + 1} drops {keys[after.faces[place]]}"
            for place in places
            if after.marks[place] & 3 and not before.marks[place] & 3
        ]
    return told


def scene(
    rows: Rows,
    steps: Callable[[Castle], Sequence[Step[Castle]]],
    words: Sequence[str] = (),
    tails: int = 0,
    setting: Callable[[Castle], None] | None = None,
    mode: str = "story",
) -> str:
    """Set the table, play, and tell what has changed."""
    table = castle(rows, mode)
    if setting is not None:
        setting(table)
    before = table.copy()
    table.sink = []
    play(table, steps(table), words, tails)
    told = [str(event.message.values["line"]) for event in table.sink if event.message.id.endswith("-line")]
    table.sink = None
    return " ".join([changes(before, table), *[f"“{line}”" for line in told]])


# Events, tokens, enemies, cards, agents


def tell_outcome(rows: Rows, story: bool, number: int, letter: int) -> list[str]:
    """What a letter does for the first who chose it, for the second, and where a coin is flipped, with Tails."""
    row = rows.story[number] if story else rows.events[number]

    def setting(table: Castle) -> None:
        table.lurking = [2, 1, 1]
        give(table, 0, "pack-1", "potion")
        table.event = STORY + number if story else number
        table.letters = [letter, letter, (letter + 1) % 4]
        for effect in row.outcomes[letter]:
            if isinstance(effect, OnlyAgent):
                others = [agent for agent in range(len(AGENT_KEYS)) if agent != effect.agent]
                table.agents = [effect.agent, *others][:3]

    def steps(table: Castle) -> Sequence[Step[Castle]]:
        return perform(row.outcomes[letter], 0)

    def twice(table: Castle) -> Sequence[Step[Castle]]:
        return *perform(row.outcomes[letter], 0), *perform(row.outcomes[letter], 1)

    mode = row.mode or "story"
    told = [scene(rows, some, ("amount 4", "sell pack-1"), setting=setting, mode=mode) for some in (steps, twice)]
    if any(isinstance(effect, Coin) for effect in row.outcomes[letter]):
        told += [f"tails: {scene(rows, some, (), 2, setting, mode)}" for some in (steps, twice)]
    return told


def tell_ending(rows: Rows, story: bool, number: int) -> list[str]:
    """What the ending of a card does, if all have chosen A, B, C or D, where nothing is remembered and where all is.

    Where a coin is flipped, with Tails, too.
    """
    told: list[str] = []
    row = rows.story[number] if story else rows.events[number]
    board = rows.story[number].cover.board if story else row.board
    for flags, letter in product((0, ALL_FLAGS), range(len(LETTERS))):

        def setting(table: Castle, letter: int = letter, flags: int = flags) -> None:
            table.event = STORY + number if story else number
            table.pages = [number] if story else []
            table.letters = [letter] * 3
            table.flags = flags
            if board > 0:
                lay_board(table, board, 2)

        def steps(table: Castle) -> Sequence[Step[Castle]]:
            return perform(row.ending, table.leader)

        remembering = ", all remembered" if flags else ""
        told.append(f"all {LETTERS[letter]}{remembering}: {scene(rows, steps, setting=setting)}")
        if flips(row.ending):
            told.append(f"all {LETTERS[letter]}{remembering}, tails: {scene(rows, steps, (), 1, setting)}")
    return told


def flips(effects: Sequence[Effect]) -> bool:
    """Whether a coin may be flipped among these effects."""
    return any(isinstance(effect, Coin) or flips([*effect.then, *effect.otherwise]) for effect in effects)


def tell_token(rows: Rows, kind: int) -> list[str]:
    """What a search token does for the second character; Gob-Li sells and buys."""

    def setting(table: Castle) -> None:
        table.energy = [12, 7, 3]
        give(table, 1, "pack-1", "potion")

    def steps(table: Castle) -> Sequence[Step[Castle]]:
        return resolve(table, 1, kind)

    return [scene(rows, steps, ("amount 4", "sell pack-1"), setting=setting)]


def tell_enemy(rows: Rows, kind: int) -> list[str]:
    """What an enemy does when it attacks: twice, hardly hurt; and badly hurt, while nobody has Energy."""
    key = [row.key for row in fresh_rows().enemies][kind]

    def setting(table: Castle) -> None:
        face(table, key)
        table.fight = 1
        table.wounds[1] = 1
        table.dealt = [0, 1, 0]
        give(table, 1, "left", "pike")
        for character in range(3):
            hand(table, character, "hit", "counter", "miss")

    def hurt(table: Castle) -> None:
        setting(table)
        table.energy = [0, 0, 0]
        table.wounds[0] = table.foe_health[0] - 2

    def steps(table: Castle) -> Sequence[Step[Castle]]:
        return EnemyAttack(0), EnemyAttack(0)

    return [scene(rows, steps, setting=setting), f"hurt: {scene(rows, lambda table: (EnemyAttack(0),), setting=hurt)}"]


WEAPONS = {"melee": "pike", "ranged": "bow", "shock": "large-rod"}


def tell_card(rows: Rows, kind: int) -> list[str]:
    """What a Combat card does in a combat round, in the hand of the first character, by the type of his weapon."""
    key = CARD_KEYS[kind]
    told = []
    for name, weapon in WEAPONS.items():

        def setting(table: Castle, weapon: str = weapon) -> None:
            face(table, "dragon", "titan-husk")
            table.fallen = []
            give(table, 0, "left", weapon)
            hand(table, 0, key, "counter", "miss", "miss", "hit")
            hand(table, 1, "hard-counter", "miss", "miss", "hit", "hit")
            hand(table, 2, "hit", "hit", "hit", "hit", "hit")

        words = (f"play 1 {key}", "to 2", "discard counter", "discard hard-counter", "enemy 2", "enemy 2")
        told.append(f"{name}: {one_round(rows, setting, words)}")
    return told


def one_round(rows: Rows, setting: Callable[[Castle], None], words: Sequence[str], mode: str = "story") -> str:
    """A combat round, told by what it changed; the fight is broken off before the next."""
    table = castle(rows, mode)
    table.health = 15
    setting(table)
    before = table.copy()
    play(table, [CombatPhase()], words)
    return changes(before, table)


def tell_agent(rows: Rows, agent: int) -> list[str]:
    """What the skill of an agent does: at the vote, and in a combat round."""

    def setting(table: Castle) -> None:
        table.agents = [agent, (agent + 1) % 6, (agent + 2) % 6]
        table.energy = [5, 0, 0]
        table.clarity = 6
        table.group = ROOM_KEYS.index("observatory")
        table.clean = [ROOM_KEYS.index("observatory")]

    def fight(table: Castle) -> None:
        setting(table)
        face(table, "dragon")
        hand(table, 0, "counter", "hit", "hit", "hit", "miss")
        hand(table, 1, "counter", "miss", "miss", "hit", "hit")
        hand(table, 2, "counter", "miss", "miss", "hit", "hit")

    def steps(table: Castle) -> Sequence[Step[Castle]]:
        return (MovePhase(),)

    told = [
        f"skill {use}: {scene(rows, steps, (f'skill 1 {use}', 'amount 4', 'amount 3'), setting=setting)}"
        for use in range(1, len(rows.agents[agent].uses) + 1)
    ]
    words = ("skill 1 1", "amount 4", "amount 3", "play 1 hit", "play 1 hit", "play 1 hit")
    return [*told, f"fight: {one_round(rows, fight, words)}"]


# Treasures: in every scene with and without


def treasure_scenes(rows: Rows, key: str) -> list[str]:
    """All that a treasure can show, scene by scene; without a key, the scenes as they are without it."""
    row = next((row for row in fresh_rows().treasures if row.key == key), None)
    loose = row is not None and row.size == 2
    wielded = row is not None and (row.hands > 0 or row.power > 0 or bool(row.traits) or automatic(row.key))
    place = "loose-1" if loose else "pack-1"
    held = "loose-1" if loose else "left" if wielded else "pack-1"

    def carry(table: Castle) -> None:
        if key:
            give(table, 0, place, key)

    return [
        *quiet_scenes(rows, carry, place),
        *combat_scenes(rows, key, held),
    ]


def automatic(key: str) -> bool:
    """Whether a treasure is meant to be held in a fight though it is no weapon."""
    return key in ("training-manual", "battle-drum")


def quiet_scenes(rows: Rows, carry: Callable[[Castle], None], place: str) -> list[str]:
    """Outside combat: at the vote, in the Refresh Phase, when coins fall, Energy comes and Health goes."""

    def locked(table: Castle) -> None:
        table.group = ROOM_KEYS.index("observatory")
        table.clean = [ROOM_KEYS.index("observatory"), ROOM_KEYS.index("chapel")]
        carry(table)

    def last(table: Castle) -> None:
        carry(table)
        table.health = 0

    def ordered(table: Castle) -> None:
        carry(table)
        table.foes, table.fallen = [foe("skeleton+")], [0]
        table.piles = [1, 2, 2]

    def move(table: Castle) -> Sequence[Step[Castle]]:
        return (MovePhase(),)

    def acts(table: Castle) -> Sequence[Step[Castle]]:
        table.actions = [1, 0, 0]
        return ActTurn(0), MoreActions()

    use = f"use 1 {place}"
    told = [
        f"vote: {scene(rows, move, (use, 'to 1', 'to 2', *['go clock-chamber'] * 4), setting=locked)}",
        f"explore: {scene(rows, acts, (use, 'to 1', 'travel future', 'recharge'), setting=carry, mode='exploration')}",
        f"refresh: {scene(rows, acts, (use, 'to 1', 'recharge'), setting=carry)}",
        f"cloak: {scene(rows, acts, ('cloak armoury',), setting=carry)}",
        f"alert: {scene(rows, lambda table: (AlertCoin(),), (), 1, carry)}",
        f"gain: {scene(rows, lambda table: (GainEnergy(1, 5),), setting=carry)}",
        f"last: {scene(rows, lambda table: (LastHealth(),), setting=last)}",
        f"reward: {first_offered(rows, ordered)}",
    ]
    table = castle(rows, "exploration")
    carry(table)
    return [*told, f"data: {data_points(table, 0)}"]


def first_offered(rows: Rows, setting: Callable[[Castle], None]) -> str:
    """Who comes first in the reward order."""
    table = castle(rows)
    setting(table)
    position = Position.begin(table, RewardPhase())
    while isinstance(position.step(), Chance):
        position.happen(position.odds()[0][0])
    return f"seat {position.asking()[0]} is asked"


def combat_scenes(rows: Rows, key: str, held: str) -> list[str]:
    """A combat round against neighbours, with the treasure in the hand."""

    def fight(table: Castle, *cards: str) -> None:
        if key:
            give(table, 0, held, key)
        hand(table, 0, *cards)
        hand(table, 1, "hit", "miss", "miss", "parry", "parry")
        hand(table, 2, "hit", "miss", "miss", "parry", "parry")

    def against(*enemies: str) -> Callable[[Castle], None]:
        def setting(table: Castle) -> None:
            face(table, *enemies)
            fight(table, "hit", "hit", "hit", "hit", "clever-attack")

        return setting

    def countered(table: Castle) -> None:
        face(table, "dragon", "titan-husk")
        fight(table, "hit", "parry", "counter", "hard-counter", "miss")

    def with_another(weapon: str) -> Callable[[Castle], None]:
        def setting(table: Castle) -> None:
            face(table, "dragon", "titan-husk")
            if key:
                give(table, 0, held, key)
            give(table, 0, "right" if held == "left" else "left", weapon)
            hand(table, 0, "hit", "hit", "hit", "hit", "hit")

        return setting

    def excessive(table: Castle) -> None:
        face(table, "lantern-bat", "titan-husk")
        if key:
            give(table, 0, held, key)
        give(table, 0, "right" if held == "left" else "left", "war-pick")
        hand(table, 0, "hit", "hit", "hit", "hit", "hit")

    hits = ["play 1 hit"] * 5
    clever = "play 1 clever-attack"
    use = f"use 1 {held}"
    spare = [use, "to 1", "to 1"]
    ready = ["play 1 parry", "discard parry", "discard miss", "draw"]
    return [
        f"big: {one_round(rows, against('dragon', 'titan-husk'), [*spare, 'enemy 1', *hits, 'amount 1', 'enemy 2'])}",
        f"small: {one_round(rows, against('lantern-bat', 'titan-husk'), ['enemy 1', *hits, 'enemy 2'])}",
        f"clever: {one_round(rows, against('null-warden', 'titan-husk'), ['enemy 1', clever, 'enemy 2'])}",
        f"countered: {one_round(rows, countered, [use, 'enemy 1', *ready, 'enemy 2'])}",
        f"with a sling: {one_round(rows, with_another('sling'), ['enemy 1', *hits])}",
        f"with a glove: {one_round(rows, with_another('spark-glove'), ['enemy 1', *hits])}",
        f"excess: {one_round(rows, excessive, ['enemy 1', *hits, 'enemy 2'])}",
    ]


def tell_treasure(rows: Rows, key: str) -> list[str]:
    """The scenes that a treasure changes, as they are with it."""
    without, given = treasure_scenes(rows, ""), treasure_scenes(rows, key)
    return [now for before, now in zip(without, given, strict=True) if now != before]
