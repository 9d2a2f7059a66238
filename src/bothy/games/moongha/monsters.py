"""Monsters: seven kinds, thirteen counters to a seat."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel.table import NOTHING, Seat

Kind = NewType("Kind", int)
"""A kind of monsters by its place in KIND_NAMES."""
Slot = NewType("Slot", int)
"""A monster among those of its seat."""
Monster = NewType("Monster", int)
"""A monster among those of all seats: thirteen counters to a seat, in the order of the kinds."""
MonsterMask = int
"""Monsters, a bit for each."""
MOST_SEATS: Final = 4
KIND_NAMES: Final = ["kiddoo", "drakoor", "spectoor", "shaggoo", "bloob", "moogre", "mechoor"]
KINDS: Final = 7
KIDDOO: Final = Kind(0)
DRAKOOR: Final = Kind(1)
SPECTOOR: Final = Kind(2)
SHAGGOO: Final = Kind(3)
BLOOB: Final = Kind(4)
MOOGRE: Final = Kind(5)
MECHOOR: Final = Kind(6)
SLOTS: Final = 13
SLOT_KIND: Final = [Kind(kind) for kind in (0, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 6)]
"""The kind of each counter of a seat. There is room for four Drakoors and four Bloobs; content may use less."""
FIRST_SLOT: Final = [0, 1, 5, 6, 7, 11, 12, 13]
"""Where the counters of each kind begin, and after the last of them the end."""
THE_KIDDOO: Final = Slot(0)
"""The one Kiddoo of a seat."""
NO_MONSTER: Final = Monster(NOTHING)
EVERY_KIND: Final = [Kind(kind) for kind in range(KINDS)]
EVERY_SLOT: Final = [Slot(slot) for slot in range(SLOTS)]
EVERY_MONSTER: Final = [Monster(monster) for monster in range(MOST_SEATS * SLOTS)]
SEAT_MASK: Final = (1 << SLOTS) - 1
KIND_MASK: Final = [(1 << FIRST_SLOT[kind + 1]) - (1 << FIRST_SLOT[kind]) for kind in EVERY_KIND]


def monster_of(seat: Seat, slot: Slot) -> Monster:
    return Monster(seat * SLOTS + slot)


def owner_of(monster: Monster) -> Seat:
    return monster // SLOTS


def slot_of(monster: Monster) -> Slot:
    return Slot(monster % SLOTS)


def kind_of(monster: Monster) -> Kind:
    return SLOT_KIND[monster % SLOTS]


def number_of(slot: Slot) -> int:
    """Which of its kind a counter is, from 1; 0 where there is only one."""
    kind = SLOT_KIND[slot]
    return slot - FIRST_SLOT[kind] + 1 if FIRST_SLOT[kind + 1] - FIRST_SLOT[kind] > 1 else 0


def slot_name(slot: Slot) -> str:
    """`mechoor`, or `bloob-2` for the second of several."""
    number = number_of(slot)
    return f"{KIND_NAMES[SLOT_KIND[slot]]}-{number}" if number else KIND_NAMES[SLOT_KIND[slot]]
