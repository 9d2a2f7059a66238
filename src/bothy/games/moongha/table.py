"""The table of Moongha Invaders: the Earth, its monsters and humans, and what lies beside the board."""

from __future__ import annotations

from bothy.games.moongha.box import EarthBox
from bothy.games.moongha.boxes import BOXES, NO_BOX, ActionBox
from bothy.games.moongha.cities import ABSENT, BLACK, CITIES, CITY_HOLDS, COLOURS, CUBES, IN_BOX, City
from bothy.games.moongha.monsters import (
    DRAKOOR,
    EVERY_SLOT,
    FIRST_SLOT,
    KIND_MASK,
    KIND_NAMES,
    KINDS,
    NO_MONSTER,
    SEAT_MASK,
    SLOT_KIND,
    SLOTS,
    Kind,
    Monster,
    MonsterMask,
    kind_of,
    number_of,
    owner_of,
    slot_of,
)
from bothy.games.moongha.units import HUMANS, UNITS
from bothy.kernel import UNSEEN, Bag, Hand, Seat, Step, Table, Value, boxed, field, public


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
