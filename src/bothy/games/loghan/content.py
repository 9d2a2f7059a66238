"""The rows of Castle von Loghan and the box made of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from bothy.games.loghan import rows
from bothy.games.loghan.box import CastleBox
from bothy.games.loghan.effects import STEPS
from bothy.games.loghan.rows import (
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
)
from bothy.kernel.content import Content, ContentError, Row, folder, read

Colour = Literal["green", "blue", "red", "violet"]
EventColour = Literal["green", "blue", "red"]
Type = Literal["melee", "ranged", "shock"]
BoardKey = Literal["past", "anomaly", "future"]
RoomKey = Literal[
    "gatehouse",
    "guard-room",
    "armoury",
    "kitchen",
    "pantry",
    "great-hall",
    "throne-room",
    "chapel",
    "crypt-stair",
    "library",
    "study",
    "greenhouse",
    "observatory",
    "watchtower",
    "vault",
    "clock-chamber",
    "specimen-hall",
    "generator",
    "cold-store",
    "archive-core",
]
PlaceKey = (
    RoomKey | Literal["grounds", "south-corridor", "west-corridor", "east-corridor", "north-gallery", "lift-lobby"]
)
Copies = Annotated[int, Meta(ge=0, le=30)]
Count = Annotated[int, Meta(ge=1, le=9)]
Signed = Annotated[int, Meta(ge=-20, le=20)]
Price = Annotated[int, Meta(ge=0, le=99)]


# Effects: the steps that rows can name


class Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True, tag_field="do"):
    """A step that a row names. `once`: it happens once, however many chose it."""

    once: bool = False


class Health(Effect, kw_only=True, frozen=True, tag="health"):
    n: Signed


class Clarity(Effect, kw_only=True, frozen=True, tag="clarity"):
    n: Signed


class Energy(Effect, kw_only=True, frozen=True, tag="energy"):
    """`otherwise` follows if nobody has any to lose."""

    n: Signed
    who: Literal["you", "each", "richest"] = "you"
    otherwise: tuple[AnyEffect, ...] = ()


class ShareEnergy(Effect, kw_only=True, frozen=True, tag="share-energy"):
    n: Count


class DrawTreasure(Effect, kw_only=True, frozen=True, tag="treasure"):
    colour: Colour


class GiveUp(Effect, kw_only=True, frozen=True, tag="give-up"):
    then: tuple[AnyEffect, ...] = ()


class TopToken(Effect, kw_only=True, frozen=True, tag="token"):
    pass


class See(Effect, kw_only=True, frozen=True, tag="see"):
    n: Count
    who: Literal["you", "each"] = "you"
    where: Literal["area", "anywhere"] = "area"


class GobLi(Effect, kw_only=True, frozen=True, tag="gob-li"):
    pass


class Summon(Effect, kw_only=True, frozen=True, tag="summon"):
    colour: EventColour


class Lurk(Effect, kw_only=True, frozen=True, tag="lurk"):
    colour: EventColour
    n: Count = 1


class ClearLurking(Effect, kw_only=True, frozen=True, tag="clear-lurking"):
    colour: EventColour | None = None


class Alert(Effect, kw_only=True, frozen=True, tag="alert"):
    side: Literal["heads", "tails"]


class Initiative(Effect, kw_only=True, frozen=True, tag="initiative"):
    who: Literal["you", "each"] = "you"
    fight: Literal["next", "last"] = "next"


class Overwhelmed(Effect, kw_only=True, frozen=True, tag="overwhelmed"):
    who: Literal["you", "each"] = "you"


class BossComes(Effect, kw_only=True, frozen=True, tag="boss"):
    enemy: str


class BossDamage(Effect, kw_only=True, frozen=True, tag="boss-damage"):
    n: Count
    who: Literal["you", "nobody"] = "you"
    fight: Literal["next", "last"] = "next"


class BossHealth(Effect, kw_only=True, frozen=True, tag="boss-health"):
    n: Signed


class Stun(Effect, kw_only=True, frozen=True, tag="stun"):
    whom: Literal["enemy", "boss"] = "enemy"


class Join(Effect, kw_only=True, frozen=True, tag="join"):
    colour: EventColour
    n: Count = 1


class OpenDoor(Effect, kw_only=True, frozen=True, tag="open"):
    where: Literal["near", "any"]


class OpenStory(Effect, kw_only=True, frozen=True, tag="open-story"):
    room: RoomKey


class ChangeBoard(Effect, kw_only=True, frozen=True, tag="change-board"):
    board: BoardKey


class GoToClean(Effect, kw_only=True, frozen=True, tag="go-to-clean"):
    pass


class Travel(Effect, kw_only=True, frozen=True, tag="travel"):
    pass


class Coin(Effect, kw_only=True, frozen=True, tag="coin"):
    heads: tuple[AnyEffect, ...] = ()
    tails: tuple[AnyEffect, ...] = ()


class Chosen(Effect, kw_only=True, frozen=True, tag="chosen"):
    letter: Literal["a", "b", "c", "d"]
    by: Literal["nobody", "half", "most"]
    then: tuple[AnyEffect, ...] = ()


class BelowHalf(Effect, kw_only=True, frozen=True, tag="below-half"):
    then: tuple[AnyEffect, ...] = ()


class Win(Effect, kw_only=True, frozen=True, tag="win"):
    pass


class Damage(Effect, kw_only=True, frozen=True, tag="damage"):
    n: Count
    anywhere: Literal["", "ranged", "choice"] = ""
    """With a weapon of this type, or always, it may go on any enemy."""


class DrawCards(Effect, kw_only=True, frozen=True, tag="draw"):
    n: Count
    who: Literal["you", "reach"] = "you"
    armed: Literal["", "melee", "ranged", "shock"] = ""
    """Only with a weapon of this type."""


class Discard(Effect, kw_only=True, frozen=True, tag="discard"):
    n: Count
    who: Literal["you", "one-in-reach", "leader", "each"] = "you"
    random: bool = False


class DropWeapon(Effect, kw_only=True, frozen=True, tag="drop"):
    n: Count = 1
    who: Literal["most-damage"] = "most-damage"


class Mend(Effect, kw_only=True, frozen=True, tag="mend"):
    n: Count


class HoldLine(Effect, kw_only=True, frozen=True, tag="hold-line"):
    pass


class Power(Effect, kw_only=True, frozen=True, tag="power"):
    n: Count


class Whet(Effect, kw_only=True, frozen=True, tag="whet"):
    n: Count


class SkipAttacks(Effect, kw_only=True, frozen=True, tag="skip-attacks"):
    pass


class Soften(Effect, kw_only=True, frozen=True, tag="soften"):
    n: Count


class RidMiss(Effect, kw_only=True, frozen=True, tag="rid-miss"):
    n: Count


class Heads(Effect, kw_only=True, frozen=True, tag="heads"):
    pass


class FlipAgain(Effect, kw_only=True, frozen=True, tag="flip-again"):
    pass


class Revive(Effect, kw_only=True, frozen=True, tag="revive"):
    n: Annotated[int, Meta(ge=1, le=15)]


class Syphon(Effect, kw_only=True, frozen=True, tag="syphon"):
    pass


class ActAgain(Effect, kw_only=True, frozen=True, tag="act-again"):
    who: Literal["you", "each"] = "you"


AnyEffect = (
    Health
    | Clarity
    | Energy
    | ShareEnergy
    | DrawTreasure
    | GiveUp
    | TopToken
    | See
    | GobLi
    | Summon
    | Lurk
    | ClearLurking
    | Alert
    | Initiative
    | Overwhelmed
    | BossComes
    | BossDamage
    | BossHealth
    | Stun
    | Join
    | OpenDoor
    | OpenStory
    | ChangeBoard
    | GoToClean
    | Travel
    | Coin
    | Chosen
    | BelowHalf
    | Win
    | Damage
    | DrawCards
    | Discard
    | DropWeapon
    | Mend
    | HoldLine
    | Power
    | Whet
    | SkipAttacks
    | Soften
    | RidMiss
    | Heads
    | FlipAgain
    | Revive
    | Syphon
    | ActAgain
)

WORDS = ("where", "side", "fight", "enemy", "whom", "board", "letter", "anywhere", "armed")
"""Fields that become the word of an effect; no effect has two of them."""
SHARES = {"nobody": 0, "half": 50, "most": 100}


# Rows


class CombatCard(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    copies: Copies
    priority: Annotated[int, Meta(ge=0, le=3)]
    power: Annotated[int, Meta(ge=0, le=9)] = 0
    energy: Annotated[int, Meta(ge=0, le=9)] = 0
    clarity: Annotated[int, Meta(ge=0, le=9)] = 0
    sticky: bool = False
    effects: tuple[AnyEffect, ...] = ()


When = Literal[
    "any",
    "outside",
    "combat",
    "move",
    "step-1",
    "step-2",
    "step-3",
    "refresh",
    "timeline",
    "alert",
    "coin",
    "others-gain",
    "last-health",
    "defeat",
    "step-4",
    "cleanup",
    "negate",
    "attack",
]


class Use(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What can be done at a moment."""

    when: When
    destroy: bool = False
    mode: Literal["", "story", "exploration"] = ""
    effects: list[AnyEffect]


class Trait(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What a treasure does by itself."""

    has: Literal["full-excess", "fresh", "split", "shield", "throw", "cheaper", "keys", "tokens", "stuns", "data"]
    n: Annotated[int, Meta(ge=1, le=20)] = 1
    what: Literal["", "parry", "clever", "extra-card", "cloak"] = ""


class Agent(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    clarity: Annotated[int, Meta(ge=0, le=10)]
    energy: Price
    uses: Annotated[list[Use], Meta(min_length=1, max_length=2)]


class Enemy(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    colour: EventColour
    health: Annotated[int, Meta(ge=1, le=60)]
    weakness: Type
    copies: Copies
    loot: Copies
    attack: tuple[AnyEffect, ...] = ()


class Boss(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    few: Annotated[int, Meta(ge=1, le=60)]
    many: Annotated[int, Meta(ge=1, le=60)]
    weakness: Type
    explores: bool
    attack: tuple[AnyEffect, ...] = ()


class Treasure(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    colour: Colour
    size: Literal["small", "large", "none"]
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    types: tuple[Type, ...] = ()
    power: Annotated[int, Meta(ge=0, le=9)] = 0
    power_with: tuple[Type, ...] = ()
    cost: Annotated[int, Meta(ge=2, le=99)] | None = None
    traits: tuple[Trait, ...] = ()
    uses: tuple[Use, ...] = ()


class Token(Row, kw_only=True, frozen=True):
    key: str
    colour: EventColour
    copies: Copies
    effects: tuple[AnyEffect, ...] = ()


class Outcome(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    label: str = ""
    effects: tuple[AnyEffect, ...] = ()


class RandomEvent(Row, kw_only=True, frozen=True):
    key: str
    title: str = ""
    text: str = ""
    colour: EventColour
    a: Outcome
    b: Outcome
    c: Outcome
    d: Outcome
    ending: tuple[AnyEffect, ...] = ()


class Cover(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    at: Literal["start", "room", "arrival", "victory"]
    rooms: tuple[RoomKey, ...] = ()
    colour: EventColour | None = None
    clean: Annotated[int, Meta(ge=0, le=20)] = 0


class StoryCard(Row, kw_only=True, frozen=True):
    key: str
    title: str = ""
    text: str = ""
    cover: Cover
    a: Outcome
    b: Outcome
    c: Outcome
    d: Outcome
    ending: tuple[AnyEffect, ...] = ()


class Place(Row, kw_only=True, frozen=True):
    key: PlaceKey
    doors: Annotated[list[PlaceKey], Meta(min_length=1)]


class BoardRow(Row, kw_only=True, frozen=True):
    key: BoardKey
    green: list[RoomKey]
    blue: list[RoomKey]
    red: list[RoomKey]
    locked: tuple[tuple[PlaceKey, PlaceKey], ...] = ()
    story: tuple[tuple[PlaceKey, PlaceKey], ...] = ()


SCHEMA: dict[str, type[Row]] = {
    "combat": CombatCard,
    "agent": Agent,
    "enemy": Enemy,
    "boss": Boss,
    "treasure": Treasure,
    "token": Token,
    "event": RandomEvent,
    "story": StoryCard,
    "place": Place,
    "board": BoardRow,
}


def load(pack: str = "", pack_name: str = "the pack") -> Content:
    """All rows, checked against each other."""
    content = read(SCHEMA, folder(__file__), pack, pack_name)
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
    return gather(read(SCHEMA, folder(__file__), pack))


@lru_cache(maxsize=1024)
def box(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> CastleBox:
    """The box for a table; tables that agree share it. There are more ways to agree than with other games."""
    return CastleBox(seats, dict(options), pack, made(pack))
