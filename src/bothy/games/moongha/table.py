"""The table of Moongha Invaders: the Earth, its monsters and humans, and what lies beside the board."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.box import EarthBox
from bothy.games.moongha.choices import (
    BOXES,
    CITIES,
    EVERY_KIND,
    EVERY_SLOT,
    EVERY_UNIT,
    FIRST_SLOT,
    KIND_NAMES,
    KINDS,
    SLOT_KIND,
    SLOTS,
    ActionBox,
    City,
    Kind,
    Monster,
    MonsterMask,
    Unit,
    kind_of,
    number_of,
    owner_of,
    slot_of,
)
from bothy.kernel.audience import Bag, Hand
from bothy.kernel.message import Value
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING, UNSEEN, Seat, Table, boxed, field, public

KIDDOO: Final = Kind(0)
DRAKOOR: Final = Kind(1)
SPECTOOR: Final = Kind(2)
SHAGGOO: Final = Kind(3)
BLOOB: Final = Kind(4)
MOOGRE: Final = Kind(5)
MECHOOR: Final = Kind(6)

HERO: Final = Unit(0)
INFANTRY: Final = Unit(1)
ARMOUR: Final = Unit(2)
AIR_FORCE: Final = Unit(3)
A_BOMB: Final = Unit(4)
UNITS: Final = 5
HUMANS: Final = 3
"""Heroes, infantry and armour stay in cities; the other two only pass through."""
HUMAN_UNITS: Final = EVERY_UNIT[:HUMANS]
UNIT_DICE: Final = [1, 2, 3, 4, 8]

CREATE: Final = ActionBox(0)
ATTACK: Final = ActionBox(1)
MOVE: Final = ActionBox(2)
PLACE_HERO: Final = ActionBox(3)
MILITARY_1: Final = ActionBox(4)
MILITARY_2: Final = ActionBox(5)
STOCK: Final = ActionBox(6)
"""Where counters are taken from that lie in no action box."""

COLOURS: Final = 5
"""Damage cubes of a city: one entry for each of four seats, and the black ones."""
BLACK: Final = 4
CITY_HOLDS: Final = 8
"""A city takes no more cubes than this."""
CUBES: Final = 20
"""Damage cubes of a seat."""

IN_BOX: Final = City(NOTHING)
"""The place of a counter that waits in its monster box."""
EATEN: Final = City(-3)
"""The place of a counter that lies in a rival's Moogre box."""
ABSENT: Final = City(-4)
"""The place of a counter that this box does not have."""

NO_MONSTER: Final = Monster(NOTHING)
NO_BOX: Final = ActionBox(NOTHING)

SEAT_MASK: Final = (1 << SLOTS) - 1
KIND_MASK: Final = [(1 << FIRST_SLOT[kind + 1]) - (1 << FIRST_SLOT[kind]) for kind in EVERY_KIND]


class Earth(Table):
    earth_box: EarthBox = boxed()
    turn: int = public(0, "The turn being played; 0 during set-up.")
    first: Seat = public(0, "The seat with the first-player marker.")
    passes: int = public(0, "How many seats have passed in succession.")
    tokens: list[int] = public([0, 0, 0], "Orange, white and purple tokens in the first three action boxes.")
    waiting: list[int] = public(
        [0] * (3 * UNITS), "Counters in the last three action boxes: five kinds of units to a box."
    )
    stock: list[int] = public(lambda box: box.units.copy(), "Heroes and military counters beside the board.")
    dice: list[int] = public([0] * BOXES, "How many supply dice of this turn showed each number.")
    orange: list[int] = public(
        lambda box: [0] * (box.seats * KINDS), "Orange tokens in the monster boxes, seven to a seat."
    )
    white: list[int] = public(
        lambda box: [0] * (box.seats * KINDS), "White tokens in the monster boxes, seven to a seat."
    )
    places: list[City] = public(
        lambda box: [
            IN_BOX if slot - FIRST_SLOT[SLOT_KIND[slot]] < box.counters[SLOT_KIND[slot]] else ABSENT
            for _ in range(box.seats)
            for slot in EVERY_SLOT
        ],
        "The city of each monster counter, thirteen to a seat; IN_BOX, EATEN or ABSENT if it stands in none.",
    )
    board: MonsterMask = public(0, "A mask of the monsters on the board.", parts=lambda box: (box.seats * SLOTS, 1))
    hidden: MonsterMask = public(0, "A mask of those on their hidden side.", parts=lambda box: (box.seats * SLOTS, 1))
    wounds: list[int] = public(lambda box: [0] * (box.seats * SLOTS), "The damage of each monster.")
    struck: MonsterMask = public(
        0,
        "A mask of the monsters that have attacked in the attack that is going on.",
        parts=lambda box: (box.seats * SLOTS, 1),
    )
    aims: list[int] = public(
        lambda box: [0] * (box.seats * SLOTS), "Dice that the military is about to roll against each monster."
    )
    humans: list[int] = public([0] * (CITIES * HUMANS), "Heroes, infantry and armour in each city.")
    cubes: list[int] = public([0] * (CITIES * COLOURS), "Damage cubes in each city: four colours, then black.")
    left: list[int] = public(lambda box: [CUBES] * box.seats, "Damage cubes that each seat still has.")
    trophies: list[int] = public(
        lambda box: [0] * (box.seats * KINDS), "Monsters that each seat's Moogre has eaten, by kind."
    )
    pass_tokens: list[ActionBox] = public(
        lambda box: [NO_BOX] * box.seats,
        "The action box in which each Pass token lies; NOTHING while its owner has it.",
    )
    counters: list[int] = field(
        Hand("held", "bag"),
        lambda box: [0] * (box.seats * CITIES),
        "The city counters of each seat, twelve entries to a seat: its own eyes only.",
    )
    held: list[int] = public(lambda box: [0] * box.seats, "How many it has.")
    bag: list[int] = field(Bag(), [1] * CITIES, "The city counters that nobody has drawn.")
    opened: list[int] = public(
        lambda box: [0] * (box.seats * CITIES), "The city counters of each seat once they are turned up."
    )
    scores: list[int] = public(lambda box: [0] * box.seats, "Victory points, once they are counted.")

    # Monsters. One is known by a number: thirteen counters to a seat, in the order of the kinds.

    def has_monsters(self, seat: Seat) -> bool:
        """Whether the seat has any monster on the board."""
        return self.board >> (seat * SLOTS) & SEAT_MASK != 0

    def monsters_of(self, seat: Seat) -> list[Monster]:
        """The seat's monsters on the board."""
        first = seat * SLOTS
        mine = self.board >> first & SEAT_MASK
        return [Monster(first + slot) for slot in range(SLOTS) if mine >> slot & 1]

    def of_kind(self, seat: Seat, kind: Kind) -> list[Monster]:
        """The seat's monsters of a kind on the board."""
        first = seat * SLOTS
        mine = self.board >> first & KIND_MASK[kind]
        if not mine:
            return []
        return [Monster(first + slot) for slot in range(FIRST_SLOT[kind], FIRST_SLOT[kind + 1]) if mine >> slot & 1]

    def in_play(self, seat: Seat, kind: Kind) -> bool:
        """Whether the seat has a monster of this kind on the board."""
        return self.board >> (seat * SLOTS) & KIND_MASK[kind] != 0

    def in_box(self, seat: Seat, kind: Kind) -> Monster:
        """A counter of this kind in the seat's monster box, or NO_MONSTER."""
        first = seat * SLOTS
        for monster in range(first + FIRST_SLOT[kind], first + FIRST_SLOT[kind + 1]):
            if self.places[monster] == IN_BOX:
                return Monster(monster)
        return NO_MONSTER

    def alive(self, monster: Monster) -> bool:
        """Whether a monster is on the board."""
        return self.board >> monster & 1 == 1

    def is_hidden(self, monster: Monster) -> bool:
        return self.hidden >> monster & 1 == 1

    def monsters_in(self, city: City) -> list[Monster]:
        """All the monsters in a city."""
        return [Monster(monster) for monster, place in enumerate(self.places) if place == city]

    def prey_in(self, city: City) -> list[Monster]:
        """The monsters of a city that the military can hurt: revealed, and no Drakoors."""
        return [
            Monster(monster)
            for monster, place in enumerate(self.places)
            if place == city and SLOT_KIND[monster % SLOTS] != DRAKOOR and not self.hidden >> monster & 1
        ]

    def shows_a_monster(self, city: City) -> bool:
        """Whether a revealed monster stands in a city, a Drakoor or another."""
        return any(place == city and not self.hidden >> monster & 1 for monster, place in enumerate(self.places))

    def named(self, monster: Monster) -> dict[str, Value]:
        """A monster as messages speak of it."""
        number = number_of(slot_of(monster))
        return {"owner_seat": owner_of(monster), "kind": KIND_NAMES[kind_of(monster)], "number": number}

    # Humans and cities

    def called(self, city: City) -> str:
        """A city as messages speak of it."""
        return self.earth_box.city_words[city]

    def people(self, city: City) -> int:
        """Heroes, infantry and armour in a city."""
        base = city * HUMANS
        return self.humans[base] + self.humans[base + 1] + self.humans[base + 2]

    def damage(self, city: City) -> int:
        """All the damage cubes in a city."""
        total = 0
        for index in range(city * COLOURS, (city + 1) * COLOURS):
            total += self.cubes[index]
        return total

    def counters_known(self, seat: Seat) -> bool:
        """Whether the city counters of a seat can be seen on this table, or on this sight of it."""
        return self.held[seat] == 0 or UNSEEN not in self.counters[seat * CITIES : (seat + 1) * CITIES]

    def scorch(self, city: City, hits: int) -> int:
        """Put black cubes into a city, as many as it can still take; how many that were."""
        placed = min(hits, CITY_HOLDS - self.damage(city))
        self.cubes[city * COLOURS + BLACK] += placed
        return placed


Steps = tuple[Step[Earth], ...]
