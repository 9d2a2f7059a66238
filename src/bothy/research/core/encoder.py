"""From a sight to numbers: every field of the table in its declared order, each in a room of fixed size.

What finds no room is not lost: it goes into a fingerprint at the end, so two different sights never look the same.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from bothy.kernel.sight import Sight
from bothy.kernel.step import Step
from bothy.kernel.store import canonical, plain
from bothy.kernel.table import Seat
from bothy.research.core.shapes import EXACT, LIMBS, Limbs, Shape, clipped, exact, packed
from bothy.research.core.steps import WIDE, Slots

SLOTS: Final = 32
"""Steps of the agenda, the next one first."""
REST: Final = 8
"""Numbers of 16 bits that stand for all that found no room."""
REMEMBERED: Final = 20_000
RECENT: Final = 500
ONE: Final = struct.pack("f", 1)
SEATS: Final = 0
NEXT: Final = 1
LATER: Final = 2
FIELDS: Final = 3
"""The blocks; from FIELDS on, one for each field of the table."""
FEW: Final = 256
SMALL: Final = [packed([number, *[0] * (LIMBS - 1)]) for number in range(-FEW, FEW)]
"""Small numbers by themselves, packed."""


class Encoder:
    """The numbers of what a viewer sees, for tables of one game with the same seats, options and content.

    They come in blocks: seats, the next step, the steps after it, then every field of the table, then the rest.
    """

    def __init__(self, seats: int, names: list[str], shapes: list[Shape], kinds: dict[str, int], narrow: int) -> None:
        self.seats = seats
        self.names = names
        self.shapes = shapes
        self.kinds = kinds
        """Every step by its class name, numbered from 1."""
        self.narrow = narrow
        """Numbers for the fields of a step further down."""
        self.packers = [struct.Struct(f"{shape.size}f") for shape in shapes]
        self.sizes = [3 * seats + 1, 1 + len(kinds) + WIDE, (SLOTS - 1) * (1 + narrow)]
        """How many numbers each block has."""
        self.sizes += [shape.size for shape in shapes]
        self.no_kind = bytes(4 * len(kinds))
        self.no_fields = bytes(4 * WIDE)
        self.empty_slot = bytes(4 * (1 + narrow))
        self.no_rest = bytes(4 * REST)
        self.recent: dict[int, tuple[Step[Any], Slots]] = {}
        """The numbers of steps on the agenda, by the identity of the step, which is kept alive here."""
        self.known: dict[tuple[str, tuple[object, ...]], Slots] = {}
        """Those of all steps met, as long as they are not too many."""
        self.seatings: dict[tuple[int, int, int, int], bytes] = {}

    def pack(self, sight: Sight[Any]) -> bytes:
        """Everything a viewer sees, in the order of the schema, as floating-point numbers of 32 bits."""
        spilled: list[object] = []
        agenda = sight.agenda
        own = sight.sealed[sight.viewer].id if sight.viewer in sight.sealed else -1
        blocks = [self.pack_seats(sight.viewer, sight.asking(), sight.answered, own)]
        for block in range(1, len(self.sizes)):
            rest: list[object] = []
            if block == NEXT:
                blocks.append(self.pack_next(agenda, rest))
            elif block == LATER:
                blocks.append(self.pack_later(agenda, rest))
            else:
                index = block - FIELDS
                blocks.append(self.pack_field(index, getattr(sight.table, self.names[index]), rest))
            if rest:
                spilled.append(block)
                spilled.append(rest)
        blocks.append(self.pack_rest(spilled))
        return b"".join(blocks)

    def pack_seats(self, viewer: Seat, asking: list[Seat], answered: list[Seat], own: int) -> bytes:
        """Who looks, who is asked, who has answered, and what the viewer has answered sealed."""
        key = (viewer, mask_of(asking), mask_of(answered), own)
        known = self.seatings.get(key)
        if known is not None:
            return known
        seats = self.seats
        numbers = [0] * (3 * seats + 1)
        if viewer >= 0:
            numbers[viewer] = 1
        for seat in asking:
            numbers[seats + seat] = 1
        for seat in answered:
            numbers[2 * seats + seat] = 1
        numbers[3 * seats] = own + 1
        if len(self.seatings) >= REMEMBERED:
            self.seatings.clear()
        self.seatings[key] = packed(numbers)
        return self.seatings[key]

    def pack_next(self, agenda: list[Step[Any]], rest: list[object]) -> bytes:
        """How many steps there are, the kind of the next, and its fields."""
        count = len(agenda)
        if not count:
            return packed([0]) + self.no_kind + self.no_fields
        slots = self.slots(agenda[-1])
        if slots.count > WIDE:
            rest.append(plain(slots.step))
        known = slots.next.get(count)
        if known is None:
            before = 4 * (slots.kind - 1)
            no_kind = self.no_kind
            known = b"".join([packed([count]), no_kind[:before], ONE, no_kind[before + 4 :], slots.wide])
            slots.next[count] = known
        return known

    def pack_later(self, agenda: list[Step[Any]], rest: list[object]) -> bytes:
        """Kind and fields of the steps after the next one, the nearest first."""
        parts: list[bytes] = []
        place = len(agenda) - 2
        while place >= 0:
            slots = self.slots(agenda[place])
            if len(parts) == SLOTS - 1 or slots.count > self.narrow:
                rest.append(plain(slots.step))
            if len(parts) < SLOTS - 1:
                parts.append(slots.narrow)
            place -= 1
        parts.append(self.empty_slot * (SLOTS - 1 - len(parts)))
        return b"".join(parts)

    def pack_field(self, index: int, value: object, rest: list[object]) -> bytes:
        """A field of the table."""
        shape = self.shapes[index]
        if isinstance(shape, Limbs) and isinstance(value, int) and -FEW < value < FEW:
            return SMALL[value + FEW]
        numbers: list[int] = []
        shape.write(value, numbers, rest)
        if not exact(numbers):
            rest.append([number for number in numbers if not -EXACT < number < EXACT])
            numbers = clipped(numbers)
        return self.packers[index].pack(*numbers)

    def pack_rest(self, spilled: list[object]) -> bytes:
        """Nothing, or a fingerprint of what found no room, and of where that was."""
        if not spilled:
            return self.no_rest
        digest = hashlib.blake2b(canonical(plain(spilled)).encode(), digest_size=2 * REST).digest()
        return packed([digest[index] * 256 + digest[index + 1] for index in range(0, 2 * REST, 2)])

    def slots(self, step: Step[Any]) -> Slots:
        """The numbers of a step; steps stay on the agenda for a while, so they are remembered."""
        key = id(step)
        recent = self.recent.get(key)
        if recent is not None:
            return recent[1]
        value = (type(step).__name__, step.fields())
        known = self.known.get(value)
        if known is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            known = Slots(step, self.kinds, self.narrow)
            self.known[value] = known
        if len(self.recent) >= RECENT:
            self.recent.clear()
        self.recent[key] = (step, known)
        return known


def mask_of(seats: list[Seat]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
