"""The rows of the box as the rules use them, made when the content is read. Each says what a file may tell of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, NewType

from bothy.games.castle_von_loghan.content.fields import (
    EFFECTS,
    NAMED,
    WORD,
    WORDS,
    YES,
    Field,
    Says,
    mask,
    number,
    numbered,
    one_of,
    parts,
    several,
)
from bothy.games.castle_von_loghan.terms import STORY

if TYPE_CHECKING:
    from bothy.games.castle_von_loghan.effects.effect import Effect


def words(text: str) -> list[str]:
    """Names, in the order of their numbers."""
    return text.split()


GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
VIOLET: Final = 3
COLOURS: Final = ["green", "blue", "red", "violet"]
EVENT_COLOURS: Final = COLOURS[:VIOLET]

MELEE: Final = 1
RANGED: Final = 2
SHOCK: Final = 4
TYPES: Final = ["melee", "ranged", "shock"]
"""What a weapon can be and an enemy weak against; as a mask, 1, 2 and 4."""

PAST: Final = 0
ANOMALY: Final = 1
FUTURE: Final = 2
BOARDS: Final = ["past", "anomaly", "future"]

ROOM_KEYS: Final = words(
    "gatehouse guard-room armoury kitchen pantry great-hall throne-room chapel crypt-stair library study greenhouse "
    "observatory watchtower vault clock-chamber specimen-hall generator cold-store archive-core"
)
PLACE_KEYS: Final = [
    *ROOM_KEYS,
    *words("grounds south-corridor west-corridor east-corridor north-gallery lift-lobby"),
]
ROOMS: Final = 20
FIRST_OF_LAB: Final = 16
"""The rooms from here on lie under the castle."""
PLACES: Final = 26
GROUNDS: Final = 20
LOBBY: Final = 25

OPEN: Final = 0
LOCKED: Final = 1
STORY_DOOR: Final = 2
DOOR_KINDS: Final = ["open", "locked", "story"]
"""What a door can be; a door of the story is opened by nothing else."""

SMALL: Final = 0
LARGE: Final = 1
SIZELESS: Final = 2
SIZES: Final = ["small", "large", "none"]

LETTERS: Final = ["a", "b", "c", "d"]

MOMENTS: Final = words(
    "any outside combat move step-1 step-2 step-3 refresh timeline alert coin others-gain last-health defeat step-4 "
    "cleanup negate attack"
)
"""When something can be used, or happens by itself."""


def moments(names: list[str]) -> int:
    """Some moments as a mask."""
    return sum([1 << MOMENTS.index(name) for name in names])


AT_ALERT: Final = moments(["alert"])
AT_COIN: Final = moments(["coin"])
AT_OTHERS_GAIN: Final = moments(["others-gain"])
AT_LAST_HEALTH: Final = moments(["last-health"])
AT_DEFEAT: Final = moments(["defeat"])
AT_NEGATE: Final = moments(["negate"])
AT_ENEMY_ATTACK: Final = moments(["attack"])
AT_ATTACK_TURN: Final = moments(["step-4"])
AT_CLEANUP: Final = moments(["cleanup"])
"""Moments at which treasures do something without being used."""

EnemyCard = NewType("EnemyCard", int)
"""A card of an enemy: twice its kind, and 1 more with the Loot icon."""
COPIES: Final = number(0, 30)
HEALTH: Final = number(1, 60)


class Row:
    """A row, or a part of one. The reader gives it what it says, and then it sees to what follows."""

    says: ClassVar[Says] = {}

    def settle(self) -> None:
        """See to what follows from what was said. What cannot be is refused by a ValueError that names the field."""


class Told(Row):
    """A row that catalogues have words for. A pack that puts something else in its place brings words of its own."""

    key: str
    """What catalogues call it; `pack` where a pack has another in its place."""
    name: str
    text: str
    """What it says, in the words of a pack."""


class Use(Row):
    """What a treasure or an agent can do at some moment."""

    says: ClassVar[Says] = {
        "when": one_of(MOMENTS),
        "destroy": YES,
        "mode": one_of(["", "story", "exploration"], ""),
        "effects": parts("AnyEffect", 1),
    }
    when: str
    destroy: bool
    """Whether the treasure leaves the game by it; otherwise it can be done once a Round."""
    mode: str
    """`story` or `exploration` where it can be done in one mode only; else empty."""
    effects: list[Effect]
    moment: int
    """The moment as a bit."""

    def settle(self) -> None:
        self.moment = 1 << MOMENTS.index(self.when)


def moments_of(uses: list[Use]) -> int:
    """All moments at which one of these can be used, as a mask."""
    moments = 0
    for use in uses:
        moments |= use.moment
    return moments


class Trait(Row):
    """What a treasure does by itself as long as it counts."""

    says: ClassVar[Says] = {
        "has": one_of(words("full-excess fresh split shield throw cheaper keys tokens stuns data")),
        "n": number(1, 20, 1),
        "what": one_of(["", "parry", "clever", "extra-card", "cloak"], ""),
    }
    has: str
    n: int
    what: str
    """What becomes cheaper."""

    def settle(self) -> None:
        if (self.has == "cheaper") != (self.what != ""):
            raise ValueError("field traits: `what` says what becomes cheaper, and stands nowhere else")


class CombatCard(Told):
    says: ClassVar[Says] = {
        **NAMED,
        "copies": COPIES,
        "priority": number(0, 3),
        "power": number(0, 9, 0),
        "energy": number(0, 9, 0),
        "clarity": number(0, 9, 0),
        "sticky": YES,
        "effects": EFFECTS,
    }
    copies: int
    priority: int
    """1, 2 or 3; 0 for a card that cannot be played."""
    power: int
    """The Combat Power it takes."""
    energy: int
    clarity: int
    sticky: bool
    """Whether it leaves the hand by Recuperating only, or where a card says so."""
    effects: list[Effect]


class Agent(Told):
    says: ClassVar[Says] = {**NAMED, "clarity": number(0, 10), "energy": number(0, 99), "uses": parts("Use", 1, 2)}
    clarity: int
    """The Clarity the group must have."""
    energy: int
    """What the skill costs; others may pay."""
    uses: list[Use]
    """One of these."""
    moments: int
    """All moments of its uses, as a mask."""

    def settle(self) -> None:
        self.moments = moments_of(self.uses)


class Enemy(Told):
    says: ClassVar[Says] = {
        **NAMED,
        "colour": numbered(EVENT_COLOURS),
        "health": HEALTH,
        "weakness": numbered(TYPES),
        "copies": COPIES,
        "loot": COPIES,
        "attack": EFFECTS,
    }
    colour: int
    """Violet for a boss."""
    health: int
    weakness: int
    """A mask of types."""
    copies: int
    loot: int
    """How many of the copies have the Loot icon."""
    attack: list[Effect]
    few: int
    """Health against 1 to 3 characters."""
    many: int
    """Health against 4 to 6."""
    explores: bool
    """Whether this boss is in the Boss deck of Exploration."""
    wounds: bool
    """Whether the attack costs Health."""

    def settle(self) -> None:
        if self.loot > self.copies:
            raise ValueError(f"field loot: no more than the {self.copies} copies there are")
        self.few = self.many = self.health
        self.explores = False
        self.armed()

    def armed(self) -> None:
        self.weakness = 1 << self.weakness
        self.wounds = any(effect.takes()[0] > 0 for effect in self.attack)


def kind_of_card(card: EnemyCard) -> int:
    return card // 2


def has_loot(card: EnemyCard) -> bool:
    return card % 2 == 1


class Boss(Enemy):
    says: ClassVar[Says] = {
        **NAMED,
        "few": HEALTH,
        "many": HEALTH,
        "weakness": numbered(TYPES),
        "explores": Field(bool),
        "attack": EFFECTS,
    }

    def settle(self) -> None:
        self.colour = VIOLET
        self.copies = self.loot = 1
        self.armed()


class Treasure(Told):
    says: ClassVar[Says] = {
        **NAMED,
        "colour": numbered(COLOURS),
        "size": numbered(SIZES),
        "hands": number(0, 2, 0),
        "types": mask(TYPES),
        "power": number(0, 9, 0),
        "power_with": mask(TYPES),
        "cost": number(2, 99, -1),
        "traits": parts("Trait"),
        "uses": parts("Use"),
    }
    colour: int
    size: int
    hands: int
    """1 or 2 for weapons and shields; 0 where no hands are printed, which takes one slot."""
    types: int
    """A mask: melee, ranged, shock."""
    power: int
    """Combat Power while equipped."""
    power_with: int
    """The types of weapon, as a mask, without which its Combat Power does not count; 0 if it always counts."""
    cost: int
    """In Energy Spheres; -1 if none is printed."""
    traits: list[Trait]
    uses: list[Use]
    weapon: bool
    moments: int
    """All moments of its uses, as a mask."""

    def settle(self) -> None:
        self.weapon = self.types != 0
        if self.weapon and not self.hands:
            raise ValueError("field hands: a weapon needs one or two")
        self.moments = moments_of(self.uses)

    def trait(self, has: str) -> int:
        """The number of a trait; 0 if it has none of the name."""
        for trait in self.traits:
            if trait.has == has:
                return trait.n
        return 0

    def cheaper(self, what: str) -> int:
        """How much less something costs by it."""
        return sum([trait.n for trait in self.traits if trait.has == "cheaper" and trait.what == what])


class Token(Row):
    """A kind of search token."""

    says: ClassVar[Says] = {"key": WORD, "colour": numbered(EVENT_COLOURS), "copies": COPIES, "effects": EFFECTS}
    key: str
    colour: int
    """Of its back."""
    copies: int
    effects: list[Effect]


Prose = tuple[str, str]
"""Words of a pack, in English and in French."""


class Languages(Row):
    """Words in both languages, or in one of them, which then stands for both."""

    says: ClassVar[Says] = {"en": Field(str, ""), "fr": Field(str, "")}
    en: str
    fr: str


def in_both(words: str | Languages) -> Prose:
    """Words for each language: a missing one falls back to the other."""
    if isinstance(words, str):
        return words, words
    return words.en or words.fr, words.fr or words.en


PROSE: Final = Field("str | Languages", "", in_both)


class Outcome(Row):
    """What comes of choosing a letter."""

    says: ClassVar[Says] = {"label": PROSE, "told": PROSE, "effects": EFFECTS}
    label: Prose
    told: Prose
    """The sentence that is told before the effects, in the words of a pack."""
    effects: list[Effect]


CARD: Final[Says] = {"key": WORD, "title": PROSE, "text": PROSE}
OUTCOMES: Final[Says] = {**dict.fromkeys(LETTERS, Field("Outcome")), "ending": EFFECTS}
MODES: Final = ["", "story", "exploration"]


class Event(Row):
    """An event card, random or of the story."""

    says: ClassVar[Says] = {
        **CARD,
        "colour": numbered(EVENT_COLOURS),
        "board": numbered(BOARDS, None),
        "mode": one_of(MODES, ""),
        **OUTCOMES,
    }
    key: str
    """What catalogues call it; `pack` where a pack has another in its place."""
    title: Prose
    text: Prose
    colour: int
    """Of a random event; -1 for a card of the story."""
    board: int
    """The board on which a random event is in its deck; -1 if it is on all."""
    mode: str
    """`story` or `exploration` where a random event is in its deck in one mode only; else empty."""
    a: Outcome
    b: Outcome
    c: Outcome
    d: Outcome
    ending: list[Effect]
    outcomes: list[list[Effect]]
    """The effects of A, B, C and D."""
    labels: list[Prose]
    """What the letters mean, in the words of a pack."""
    told: list[Prose]
    """What is told of each letter before its effects, in the words of a pack."""

    def settle(self) -> None:
        letters = [self.a, self.b, self.c, self.d]
        self.outcomes = [outcome.effects for outcome in letters]
        self.labels = [outcome.label for outcome in letters]
        self.told = [outcome.told for outcome in letters]

    def is_dealt(self, board: int, mode: str) -> bool:
        """Whether a random event is in its deck on this board, in this mode."""
        return self.board in (-1, board) and self.mode in ("", mode)


class Cover(Row):
    """When a card of the story is read."""

    says: ClassVar[Says] = {
        "at": one_of(["start", "room", "arrival", "victory", "next"]),
        "rooms": several(ROOM_KEYS, ()),
        "colour": numbered(EVENT_COLOURS, None),
        "clean": number(0, 20, 0),
        "board": numbered(BOARDS, None),
        "boss": Field(str, ""),
        "after": WORDS,
        "needs": WORDS,
        "unless": WORDS,
        "before": number(0, 99, 0),
        "hidden": YES,
    }
    at: str
    """`start`, `arrival` on another board, `victory` over a boss, `next`: at once after a card, or `room`."""
    rooms: list[int]
    """The rooms; empty if any will do."""
    colour: int
    """The colour the room must have on this board; -1 if any will do."""
    clean: int
    """Clean Tokens there must be on the board."""
    board: int
    """The board it must be; -1 if any will do."""
    boss: str
    """Whose fall it is; empty for any."""
    after: list[str]
    """One of these cards must have been read; none need have been if it is empty."""
    needs: list[str]
    unless: list[str]
    """Flags that must have been set, and flags that must not."""
    before: int
    """How many cards are too many to have been read; 0 if that does not matter."""
    hidden: bool
    """Whether nobody is told when it is read: it comes by surprise."""
    after_cards: list[int]
    """The cards of `after`, by number."""
    needs_mask: int
    unless_mask: int

    def is_open(self, pages: list[int], flags: int, board: int) -> bool:
        """Whether nothing but the place and the moment is missing."""
        if self.after_cards and not any(card in pages for card in self.after_cards):
            return False
        if flags & self.needs_mask != self.needs_mask or flags & self.unless_mask:
            return False
        return self.board in (-1, board) and (self.before == 0 or len(pages) < self.before)

    def rank(self) -> int:
        """Of several that can be read in a room, one that names it goes first, and then one that names a colour."""
        return 0 if self.rooms else 1 if self.colour >= 0 else 2


class StoryCard(Event):
    says: ClassVar[Says] = {**CARD, "cover": Field("Cover"), **OUTCOMES}
    cover: Cover
    wins: bool
    """Whether the story ends with it."""

    def settle(self) -> None:
        self.colour = self.board = -1
        self.mode = ""
        super().settle()
        self.wins = any(effect.do == "win" for effect in self.ending)


class Tale(Row):
    """Which story is told: its cards, closings and lines of memory belong together."""

    says: ClassVar[Says] = {"key": WORD, "title": PROSE, "line": YES, "events": one_of(["box", "own"], "box")}
    key: str
    title: Prose
    line: bool
    """Whether each card is open once the one before it has been read."""
    events: str
    """Of a pack with a story of its own: whether the random events of the box stay in it."""


REMEMBERS: Final[Says] = {"key": WORD, "text": PROSE, "needs": WORDS, "unless": WORDS}


class Memory(Row):
    """A line that is told after the closing, where the story remembers something."""

    says: ClassVar[Says] = REMEMBERS
    key: str
    text: Prose
    needs: list[str]
    unless: list[str]
    needs_mask: int
    unless_mask: int

    def remembers(self, flags: int) -> bool:
        return flags & self.needs_mask == self.needs_mask and not flags & self.unless_mask


class Closing(Memory):
    """How a story can end: by its last card, the letter most have chosen there, and what has been before."""

    says: ClassVar[Says] = {
        **REMEMBERS,
        "title": PROSE,
        "cards": WORDS,
        "letter": numbered(LETTERS, None),
        "health": number(0, 99, 0),
        "stay": YES,
    }
    title: Prose
    cards: list[str]
    """The last cards after which it comes; all if it is empty."""
    letter: int
    """The letter; -1 for any."""
    health: int
    """The most Health of the group with which it comes; 0 if that does not matter."""
    stay: bool
    """Whether those who chose the letter are named in it."""
    card_numbers: list[int]

    def follows(self, card: int, letter: int, flags: int, health: int) -> bool:
        return (
            (not self.cards or card in self.card_numbers)
            and self.letter in (-1, letter)
            and (self.health == 0 or health <= self.health)
            and self.remembers(flags)
        )


class Place(Row):
    """A room or a corridor, with the places behind its doors."""

    says: ClassVar[Says] = {"key": one_of(PLACE_KEYS), "doors": several(PLACE_KEYS, least=1)}
    key: str
    doors: list[int]


class Board(Row):
    """A board: which rooms there are and their colours, and what kind of door each connection has."""

    says: ClassVar[Says] = {
        "key": one_of(BOARDS),
        **dict.fromkeys(EVENT_COLOURS, several(ROOM_KEYS)),
        "locked": parts("Door"),
        "story": parts("Door"),
    }
    key: str
    green: list[int]
    blue: list[int]
    red: list[int]
    locked: list[list[str]]
    story: list[list[str]]
    colours: list[int]
    """The colour of each room; -1 where it does not exist."""
    doors: list[int]
    """For each connection of the plan, what its door is here; -1 where it does not exist."""

    def settle(self) -> None:
        self.colours = [-1] * ROOMS
        for colour, rooms in enumerate((self.green, self.blue, self.red)):
            for room in rooms:
                if self.colours[room] >= 0:
                    raise ValueError(f"field {COLOURS[colour]}: {ROOM_KEYS[room]} has a colour already")
                self.colours[room] = colour

    def hang(self, connections: list[tuple[int, int]]) -> None:
        """Hang the doors: open ones, those that are locked, and those of the story."""
        lab = any(colour >= 0 for colour in self.colours[FIRST_OF_LAB:])
        there = [colour >= 0 for colour in self.colours] + [True] * (PLACES - ROOMS - 1) + [lab]
        self.doors = [OPEN if there[here] and there[other] else -1 for here, other in connections]
        for kind, field, pairs in ((LOCKED, "locked", self.locked), (STORY_DOOR, "story", self.story)):
            for one, other in pairs:
                numbers = sorted([PLACE_KEYS.index(one), PLACE_KEYS.index(other)])
                pair = (numbers[0], numbers[1])
                if pair not in connections or self.doors[connections.index(pair)] != OPEN:
                    raise ValueError(f"field {field}: there is no door between {one} and {other} to lock")
                self.doors[connections.index(pair)] = kind
        outside = [pair for pair, door in zip(connections, self.doors, strict=True) if door == OPEN and GROUNDS in pair]
        if not outside:
            raise ValueError("field locked: an outside door must be open")


@dataclass
class Rows:
    """All that lies in the box."""

    effects: list[Effect]
    """Every effect that a row names, by its number."""
    combat: list[CombatCard]
    agents: list[Agent]
    enemies: list[Enemy]
    """Green, blue, red, then bosses."""
    bosses: list[str]
    """What rows call the bosses, whatever a pack has in their place."""
    treasures: list[Treasure]
    """By colour, green first."""
    tokens: list[Token]
    """By colour, green first."""
    events: list[Event]
    """By colour, green first."""
    story: list[StoryCard]
    closings: list[Closing]
    """The first that follows is told."""
    memories: list[Memory]
    flags: list[str]
    """What the story can remember, by number."""
    connections: list[tuple[int, int]]
    """Pairs of places that share a door, the smaller number first."""
    boards: list[Board]

    def event(self, number: int) -> Event:
        """A random event, or a card of the story, by its number on the table."""
        return self.story[number - STORY] if number >= STORY else self.events[number]
