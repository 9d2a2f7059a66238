"""The rows of Castle von Loghan and the box made of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeVar, get_args

import msgspec

from bothy.games.castle_von_loghan.box import CastleBox
from bothy.games.castle_von_loghan.content import rows
from bothy.games.castle_von_loghan.content.rows import (
    COLOURS,
    DOOR_KINDS,
    FIRST_OF_LAB,
    GROUNDS,
    LETTERS,
    PLACE_KEYS,
    PLACES,
    ROOM_KEYS,
    ROOMS,
    SIZES,
    TYPES,
    VIOLET,
    Rows,
    Type,
)
from bothy.games.castle_von_loghan.content.schema import (
    SCHEMA,
    Agent,
    AnyEffect,
    BoardRow,
    Boss,
    BossComes,
    Chosen,
    CombatCard,
    Discard,
    Enemy,
    OpenStory,
    Place,
    RandomEvent,
    StoryCard,
    Token,
    Treasure,
    Use,
)
from bothy.games.castle_von_loghan.effects.steps import STEPS
from bothy.kit.content import Content, ContentError, folder, read

WORDS = ("where", "side", "fight", "enemy", "whom", "board", "letter", "anywhere", "armed")
"""Fields that become the word of an effect; no effect has two of them."""
SHARES = {"nobody": 0, "half": 50, "most": 100}


def load(pack: str = "", pack_name: str = "the pack") -> Content:
    """All rows, checked against each other."""
    content = read(SCHEMA, folder(str(Path(__file__).parent)), pack, pack_name)
    gather(content)
    return content


class Gathering:
    """Rows made plain, with all their effects in one numbered list."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.effects: list[rows.Effect] = []
        self.enemies = [row.key for row in content.rows("boss", Boss)]

    def number(self, effects: Sequence[AnyEffect], table: str, key: str) -> list[int]:
        return [self.one(effect, table, key) for effect in effects]

    def one(self, effect: AnyEffect, table: str, key: str) -> int:
        """The number of an effect, after those inside it."""
        said = msgspec.structs.asdict(effect)
        word = next((str(said[field]) for field in WORDS if said.get(field)), "")
        if isinstance(effect, BossComes) and effect.enemy not in self.enemies:
            known = ", ".join(self.enemies)
            raise self.content.blame(table, key, f"field enemy: there is no boss {effect.enemy!r}; there are: {known}")
        if isinstance(effect, Discard) and effect.random:
            word = "random"
        then = self.number(said.get("then") or said.get("heads") or (), table, key)
        otherwise = self.number(said.get("otherwise") or said.get("tails") or (), table, key)
        n = SHARES[effect.by] if isinstance(effect, Chosen) else int(said.get("n", 0))
        self.effects.append(
            rows.Effect(
                len(self.effects),
                str(effect.__struct_config__.tag),
                n,
                str(said.get("who", "you")),
                colour_number(said.get("colour")),
                self.place(effect),
                word,
                effect.once,
                then,
                otherwise,
            )
        )
        return len(self.effects) - 1

    def place(self, effect: AnyEffect) -> int:
        """The room an effect names, or the boss by his place among bosses."""
        if isinstance(effect, OpenStory):
            return ROOM_KEYS.index(effect.room)
        return self.enemies.index(effect.enemy) if isinstance(effect, BossComes) else -1

    def uses(self, uses: Sequence[Use], table: str, key: str) -> list[rows.Use]:
        return [rows.Use(use.when, use.destroy, use.mode, self.number(use.effects, table, key)) for use in uses]

    def outcomes(self, row: RandomEvent | StoryCard, table: str) -> list[list[int]]:
        return [self.number(outcome.effects, table, row.key) for outcome in (row.a, row.b, row.c, row.d)]


def colour_number(colour: object) -> int:
    return -1 if colour is None else COLOURS.index(str(colour))


def mask(types: Sequence[Type]) -> int:
    return sum(1 << TYPES.index(kind) for kind in types)


def known(row: CombatCard | Agent | Enemy | Boss | Treasure | RandomEvent | StoryCard) -> str:
    """What catalogues call a row: by its key, unless a pack has put something else in its place."""
    return "pack" if row.basis == "pack" else row.key


def words(row: RandomEvent | StoryCard) -> dict[str, str]:
    labels = {letter: outcome.label for letter, outcome in zip(LETTERS, (row.a, row.b, row.c, row.d), strict=True)}
    return {"title": row.title, "text": row.text, **labels}


def gather(content: Content) -> Rows:
    """What the rules use, made of the rows and checked."""
    some = Gathering(content)
    combat = [
        rows.CombatCard(
            known(row),
            row.name,
            row.text,
            row.copies,
            row.priority,
            row.power,
            row.energy,
            row.clarity,
            row.sticky,
            some.number(row.effects, "combat", row.key),
        )
        for row in content.rows("combat", CombatCard)
    ]
    agents = [
        rows.Agent(known(row), row.name, row.text, row.clarity, row.energy, some.uses(row.uses, "agent", row.key))
        for row in content.rows("agent", Agent)
    ]
    treasures = [treasure(some, row) for row in by_colour(content.rows("treasure", Treasure))]
    tokens = [
        rows.Token(row.key, COLOURS.index(row.colour), row.copies, some.number(row.effects, "token", row.key))
        for row in by_colour(content.rows("token", Token))
    ]
    events = [
        rows.Event(
            known(row),
            words(row),
            COLOURS.index(row.colour),
            some.outcomes(row, "event"),
            some.number(row.ending, "event", row.key),
        )
        for row in by_colour(content.rows("event", RandomEvent))
    ]
    cards = content.rows("story", StoryCard)
    story = [
        rows.Event(known(row), words(row), -1, some.outcomes(row, "story"), some.number(row.ending, "story", row.key))
        for row in cards
    ]
    covers = [
        rows.Cover(
            row.cover.at,
            [ROOM_KEYS.index(room) for room in row.cover.rooms],
            colour_number(row.cover.colour),
            row.cover.clean,
        )
        for row in cards
    ]
    connections = connections_of(content)
    boards = [board(content, row, connections) for row in content.rows("board", BoardRow)]
    enough(content)
    return Rows(
        some.effects,
        combat,
        agents,
        enemies(some),
        treasures,
        tokens,
        events,
        story,
        covers,
        connections,
        boards,
    )


Coloured = TypeVar("Coloured", Treasure, Token, RandomEvent)


def by_colour(some: list[Coloured]) -> list[Coloured]:
    """Green first, then blue, red and violet; otherwise as they stand."""
    return sorted(some, key=lambda row: COLOURS.index(row.colour))


def enemies(some: Gathering) -> list[rows.Enemy]:
    ordinary = sorted(some.content.rows("enemy", Enemy), key=lambda row: COLOURS.index(row.colour))
    for row in ordinary:
        if row.loot > row.copies:
            raise some.content.blame("enemy", row.key, f"field loot: no more than the {row.copies} copies there are")
    return [
        rows.Enemy(
            known(row),
            row.name,
            row.text,
            COLOURS.index(row.colour),
            row.copies,
            row.loot,
            row.health,
            row.health,
            mask([row.weakness]),
            False,
            some.number(row.attack, "enemy", row.key),
        )
        for row in ordinary
    ] + [
        rows.Enemy(
            known(row),
            row.name,
            row.text,
            VIOLET,
            1,
            1,
            row.few,
            row.many,
            mask([row.weakness]),
            row.explores,
            some.number(row.attack, "boss", row.key),
        )
        for row in some.content.rows("boss", Boss)
    ]


def treasure(some: Gathering, row: Treasure) -> rows.Treasure:
    blame = some.content.blame
    if row.types and not row.hands:
        raise blame("treasure", row.key, "field hands: a weapon needs one or two")
    for trait in row.traits:
        if (trait.has == "cheaper") != bool(trait.what):
            raise blame("treasure", row.key, "field traits: `what` says what becomes cheaper, and stands nowhere else")
    return rows.Treasure(
        known(row),
        row.name,
        row.text,
        COLOURS.index(row.colour),
        SIZES.index(row.size),
        row.hands,
        mask(row.types),
        bool(row.types),
        row.power,
        mask(row.power_with),
        -1 if row.cost is None else row.cost,
        [rows.Trait(trait.has, trait.n, trait.what) for trait in row.traits],
        some.uses(row.uses, "treasure", row.key),
    )


# The castle


def connections_of(content: Content) -> list[tuple[int, int]]:
    """Pairs of places that share a door; both must say so."""
    doors = {row.key: row.doors for row in content.rows("place", Place)}
    bases = {row.key: row.basis for row in content.rows("place", Place)}
    found: set[tuple[int, int]] = set()
    for key, others in doors.items():
        for other in others:
            if other == key:
                raise content.blame("place", key, f"field doors: {key} has no door to itself")
            if key not in doors[other]:
                to_blame = other if bases[key] != "pack" and bases[other] == "pack" else key
                complaint = f"field doors: {key} names {other}, but {other} does not name {key}"
                raise content.blame("place", to_blame, complaint)
            here, there = PLACE_KEYS.index(key), PLACE_KEYS.index(other)
            found.add((min(here, there), max(here, there)))
    return sorted(found)


def board(content: Content, row: BoardRow, connections: list[tuple[int, int]]) -> rows.Board:
    """A board: which rooms there are and their colours, and what kind of door each connection has."""
    colours = [-1] * ROOMS
    for colour, keys in enumerate((row.green, row.blue, row.red)):
        for key in keys:
            if colours[ROOM_KEYS.index(key)] >= 0:
                raise content.blame("board", row.key, f"field {COLOURS[colour]}: {key} has a colour already")
            colours[ROOM_KEYS.index(key)] = colour
    lab = any(colour >= 0 for colour in colours[FIRST_OF_LAB:])
    there = [colour >= 0 for colour in colours] + [True] * (PLACES - ROOMS - 1) + [lab]
    doors = [0 if there[here] and there[other] else -1 for here, other in connections]
    for kind, pairs in (("locked", row.locked), ("story", row.story)):
        for one, other in pairs:
            numbers = sorted((PLACE_KEYS.index(one), PLACE_KEYS.index(other)))
            pair = (numbers[0], numbers[1])
            if pair not in connections or doors[connections.index(pair)] != 0:
                raise content.blame(
                    "board", row.key, f"field {kind}: there is no door between {one} and {other} to lock"
                )
            doors[connections.index(pair)] = DOOR_KINDS.index(kind)
    if GROUNDS not in {place for pair, door in zip(connections, doors, strict=True) if door == 0 for place in pair}:
        raise content.blame("board", row.key, "field locked: an outside door must be open")
    return rows.Board(row.key, colours, doors)


def enough(content: Content) -> None:
    """What cannot be missing: two tokens for every room, and a card of each kind for everybody."""
    tokens = dict.fromkeys(COLOURS, 0)
    for token in content.rows("token", Token):
        tokens[token.colour] += token.copies
    for row in content.rows("board", BoardRow):
        for colour, needed in (("green", len(row.green)), ("blue", len(row.blue)), ("red", len(row.red))):
            per_room = 3 if row.key == "past" else 2
            if tokens[colour] < per_room * needed:
                raise ContentError(
                    f"[[token]]: board {row.key} needs {per_room * needed} in {colour}, and there are {tokens[colour]}"
                )
    cards = sum(card.copies for card in content.rows("combat", CombatCard))
    if cards < 12:
        raise ContentError(f"[[combat]]: a Combat deck needs at least 12 cards, and there are {cards}")


def registered() -> None:
    """Every effect a row can name is a step of the rules, and the other way round."""
    named = {str(kind.__struct_config__.tag) for kind in get_args(AnyEffect)}
    if named != set(STEPS):
        raise TypeError(f"effects without a step, or steps without a row: {sorted(named ^ set(STEPS))}")


@lru_cache(maxsize=16)
def made(pack: str) -> Rows:
    """The rows of a box, with those of the pack in the place of theirs; all boxes with the same share them."""
    registered()
    return gather(read(SCHEMA, folder(str(Path(__file__).parent)), pack))


@lru_cache(maxsize=1024)
def box(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> CastleBox:
    """The box for a table; tables that agree share it. There are more ways to agree than with other games."""
    return CastleBox(seats, dict(options), pack, made(pack))
