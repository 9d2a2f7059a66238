"""The rows of the box as the rules use them: plain things made once, when the content is read."""

from __future__ import annotations

from typing import Final, Literal, get_args

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
VIOLET: Final = 3
Colour = Literal["green", "blue", "red", "violet"]
EventColour = Literal["green", "blue", "red"]
COLOURS: Final[list[str]] = list(get_args(Colour))
MELEE: Final = 1
RANGED: Final = 2
SHOCK: Final = 4
Type = Literal["melee", "ranged", "shock"]
TYPES: Final[list[str]] = list(get_args(Type))
"""What a weapon can be and an enemy weak against; as a mask, 1, 2 and 4."""
PAST: Final = 0
ANOMALY: Final = 1
FUTURE: Final = 2
BoardKey = Literal["past", "anomaly", "future"]
BOARDS: Final[list[str]] = list(get_args(BoardKey))
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
ROOM_KEYS: Final[list[str]] = list(get_args(RoomKey))
CorridorKey = Literal["grounds", "south-corridor", "west-corridor", "east-corridor", "north-gallery", "lift-lobby"]
PlaceKey = RoomKey | CorridorKey
PLACE_KEYS: Final[list[str]] = [*ROOM_KEYS, *get_args(CorridorKey)]
ROOMS: Final = 20
FIRST_OF_LAB: Final = 16
"""The rooms from here on lie under the castle."""
PLACES: Final = 26
GROUNDS: Final = 20
LOBBY: Final = 25
OPEN: Final = 0
LOCKED: Final = 1
STORY: Final = 2
DOOR_KINDS: Final = ["open", "locked", "story"]
SMALL: Final = 0
LARGE: Final = 1
SIZELESS: Final = 2
Size = Literal["small", "large", "none"]
SIZES: Final[list[str]] = list(get_args(Size))
Letter = Literal["a", "b", "c", "d"]
LETTERS: Final[list[str]] = list(get_args(Letter))
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
MOMENTS: Final[list[str]] = list(get_args(When))
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


class Effect:
    """One step that a row names, with its numbers."""

    def __init__(
        self,
        number: int,
        do: str,
        n: int,
        who: str,
        colour: int,
        place: int,
        word: str,
        once: bool,
        then: list[int],
        otherwise: list[int],
    ) -> None:
        self.number = number
        """Its number among all effects of the box; what an agenda holds."""
        self.do = do
        """The step, by the name the rows use."""
        self.n = n
        self.who = who
        """Whom it meets: `you`, `each`, `reach`, `one-in-reach`, `leader`, `richest`, `most-damage`."""
        self.colour = colour
        """A colour; -1 where the row names none, which is that of the room."""
        self.place = place
        """A room; -1 where the row names none."""
        self.word = word
        """What else the row says: a side of the coin, a letter, a board, a boss, a type, where to look."""
        self.once = once
        """Whether it happens once, however many chose it; for an enemy, once for each card."""
        self.then = then
        """Effects that follow: heads of a coin, or a condition that holds."""
        self.otherwise = otherwise
        """Effects that follow else: tails of a coin, or a condition that does not hold."""
        self.steps: list[object] = []
        """Its step for each character, made when it is first needed: steps never change, so all can share them."""


class Use:
    """What a treasure or an agent can do at some moment."""

    def __init__(self, when: str, destroy: bool, mode: str, effects: list[int]) -> None:
        self.when = when
        """The moment, by the name the rows use."""
        self.moment = 1 << MOMENTS.index(when)
        """The same as a bit."""
        self.destroy = destroy
        """Whether the treasure leaves the game by it; otherwise it can be done once a Round."""
        self.mode = mode
        """`story` or `exploration` where it can be done in one mode only; else empty."""
        self.effects = effects


class Trait:
    """What a treasure does by itself as long as it counts."""

    def __init__(self, has: str, n: int, word: str) -> None:
        self.has = has
        self.n = n
        self.word = word
        """What becomes cheaper."""


class CombatCard:
    def __init__(
        self,
        key: str,
        name: str,
        text: str,
        copies: int,
        priority: int,
        power: int,
        energy: int,
        clarity: int,
        sticky: bool,
        effects: list[int],
    ) -> None:
        self.key = key
        """What catalogues call it; `pack` where a pack has another card in its place."""
        self.name = name
        self.text = text
        """What it says, in the words of a pack."""
        self.copies = copies
        self.priority = priority
        """1, 2 or 3; 0 for a card that cannot be played."""
        self.power = power
        """The Combat Power it takes."""
        self.energy = energy
        self.clarity = clarity
        self.sticky = sticky
        """Whether it leaves the hand by Recuperating only, or where a card says so."""
        self.effects = effects


def moments_of(uses: list[Use]) -> int:
    """All moments at which one of these can be used, as a mask."""
    moments = 0
    for use in uses:
        moments |= use.moment
    return moments


class Agent:
    def __init__(self, key: str, name: str, text: str, clarity: int, energy: int, uses: list[Use]) -> None:
        self.key = key
        self.name = name
        self.text = text
        """What it says, in the words of a pack."""
        self.clarity = clarity
        """The Clarity the group must have."""
        self.energy = energy
        """What the skill costs; others may pay."""
        self.uses = uses
        """One of these."""
        self.moments = moments_of(uses)
        """All moments of its uses, as a mask."""


class Enemy:
    def __init__(
        self,
        key: str,
        name: str,
        text: str,
        colour: int,
        copies: int,
        loot: int,
        few: int,
        many: int,
        weakness: int,
        explores: bool,
        effects: list[int],
    ) -> None:
        self.key = key
        self.name = name
        self.text = text
        """What it says, in the words of a pack."""
        self.colour = colour
        """Violet for a boss."""
        self.copies = copies
        self.loot = loot
        """How many of the copies have the Loot icon."""
        self.few = few
        """Health against 1 to 3 characters."""
        self.many = many
        """Health against 4 to 6."""
        self.weakness = weakness
        """A mask of types."""
        self.explores = explores
        """Whether this boss is in the Boss deck of Exploration."""
        self.effects = effects
        """Its attack."""
        self.wounds = False
        """Whether the attack costs Health; the rows together say so."""


class Treasure:
    def __init__(
        self,
        key: str,
        name: str,
        text: str,
        colour: int,
        size: int,
        hands: int,
        types: int,
        weapon: bool,
        power: int,
        power_with: int,
        cost: int,
        traits: list[Trait],
        uses: list[Use],
    ) -> None:
        self.key = key
        self.name = name
        self.text = text
        """What it says, in the words of a pack."""
        self.colour = colour
        self.size = size
        self.hands = hands
        """1 or 2 for weapons and shields; 0 where no hands are printed, which takes one slot."""
        self.types = types
        """A mask: melee, ranged, shock."""
        self.weapon = weapon
        self.power = power
        """Combat Power while equipped."""
        self.power_with = power_with
        """The types of weapon, as a mask, without which its Combat Power does not count; 0 if it always counts."""
        self.cost = cost
        """In Energy Spheres; -1 if none is printed."""
        self.traits = traits
        self.uses = uses
        self.moments = moments_of(uses)
        """All moments of its uses, as a mask."""

    def trait(self, has: str) -> int:
        """The number of a trait; 0 if it has none of the name."""
        for trait in self.traits:
            if trait.has == has:
                return trait.n
        return 0

    def cheaper(self, what: str) -> int:
        """How much less something costs by it."""
        return sum([trait.n for trait in self.traits if trait.has == "cheaper" and trait.word == what])


class Token:
    """A kind of search token."""

    def __init__(self, key: str, colour: int, copies: int, effects: list[int]) -> None:
        self.key = key
        self.colour = colour
        """Of its back."""
        self.copies = copies
        self.effects = effects


class Event:
    """An event card, random or of the story."""

    def __init__(
        self, key: str, words: dict[str, str], colour: int, outcomes: list[list[int]], ending: list[int]
    ) -> None:
        self.key = key
        """What catalogues call it; `pack` where a pack has another card in its place."""
        self.words = words
        """The pack's own words: `title`, `text`, `a` to `d`."""
        self.colour = colour
        """Of a random event; -1 for a card of the story."""
        self.outcomes = outcomes
        """The effects of A, B, C and D."""
        self.ending = ending


class Cover:
    """When a card of the story is read."""

    def __init__(self, at: str, rooms: list[int], colour: int, clean: int) -> None:
        self.at = at
        """`start`, `arrival` on another board, `victory` over a boss, or `room`: when one is entered."""
        self.rooms = rooms
        """The rooms; empty if any will do."""
        self.colour = colour
        """The colour the room must have on this board; -1 if any will do."""
        self.clean = clean
        """Clean Tokens there must be on the board."""


class Board:
    def __init__(self, key: str, colours: list[int], doors: list[int]) -> None:
        self.key = key
        self.colours = colours
        """The colour of each room; -1 where it does not exist."""
        self.doors = doors
        """For each connection of the plan, what its door is here; -1 where it does not exist."""


class Rows:
    """All that lies in the box."""

    def __init__(
        self,
        effects: list[Effect],
        combat: list[CombatCard],
        agents: list[Agent],
        enemies: list[Enemy],
        treasures: list[Treasure],
        tokens: list[Token],
        events: list[Event],
        story: list[Event],
        covers: list[Cover],
        connections: list[tuple[int, int]],
        boards: list[Board],
    ) -> None:
        self.effects = effects
        self.combat = combat
        self.agents = agents
        self.enemies = enemies
        """Green, blue, red, then bosses."""
        for enemy in enemies:
            enemy.wounds = any(effects[number].do == "health" and effects[number].n < 0 for number in enemy.effects)
        self.treasures = treasures
        """By colour, green first."""
        self.tokens = tokens
        """By colour, green first."""
        self.events = events
        """By colour, green first."""
        self.story = story
        self.covers = covers
        """For each card of the story, when it is read."""
        self.connections = connections
        """Pairs of places that share a door, the smaller number first."""
        self.boards = boards
