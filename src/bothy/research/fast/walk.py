"""From a sight to numbers: every field of the table in its declared order, each in a room of fixed size.

What finds no room is not lost: it goes into a fingerprint at the end, so two different sights never look the same.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final
from zlib import crc32

from bothy.kernel.audience import UNSEEN, Audience, duplicate
from bothy.kernel.position import Position
from bothy.kernel.sight import Sight, pools_of
from bothy.kernel.step import Decision, Step
from bothy.kernel.store import canonical, plain
from bothy.kernel.table import Field, Seat, Table

EXACT: Final = 1 << 24
"""Whole numbers up to this are the same in 32 bits of floating point."""
LIMBS: Final = 3
"""A number of its own that the game says nothing about is written in so many parts of 24 bits."""
ROOM: Final = 16
"""Entries of a list that was dealt empty and of which the game does not say how long it can be."""
SLOTS: Final = 32
"""Steps of the agenda, the next one first."""
WIDE: Final = 24
"""Numbers for the fields of the next step."""
REST: Final = 8
"""Numbers of 16 bits that stand for all that found no room."""
REMEMBERED: Final = 20_000
RECENT: Final = 500
ONE: Final = struct.pack("f", 1)
SEATS, NEXT, LATER, FIELDS = 0, 1, 2, 3
"""The blocks; from FIELDS on, one for each field of the table."""


def spill(value: object, out: list[int], rest: list[object]) -> None:
    """Something has no room where it belongs: keep it, and where that was."""
    rest.append(len(out))
    rest.append(value)


class Shape:
    """How a value is written: always as so many numbers."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        raise NotImplementedError


class Number(Shape):
    """A number of a list, as it is."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        if isinstance(value, int):
            out.append(value)
        else:
            out.append(crc32(str(value).encode()) % EXACT)
            spill(value, out, rest)


class Limbs(Shape):
    """A number that may be a mask as long as it likes: 24 bits at a time, each part with the number's sign."""

    def __init__(self) -> None:
        super().__init__(LIMBS)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        if not isinstance(value, int):
            out.append(crc32(str(value).encode()) % EXACT)
            out.append(0)
            out.append(0)
            spill(value, out, rest)
        elif -EXACT < value < EXACT:
            out.append(value)
            out.append(0)
            out.append(0)
        else:
            sign = 1 if value > 0 else -1
            left = abs(value)
            for _ in range(LIMBS):
                out.append(sign * (left % EXACT))
                left //= EXACT
            if left:
                spill(value, out, rest)


class Parts(Shape):
    """A number that holds several, a mask among them: each of them, and whether the number is negative."""

    def __init__(self, count: int, bits: int) -> None:
        super().__init__(count + 1)
        self.count = count
        self.bits = bits

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        assert isinstance(value, int)
        left = value
        last = (1 << self.bits) - 1
        for _ in range(self.count):
            out.append(left & last)
            left >>= self.bits
        out.append(1 if value < 0 else 0)
        if left != 0 and left != -1:
            spill(value, out, rest)


class Fixed(Shape):
    """A list that keeps the length it was dealt with."""

    def __init__(self, entries: list[Shape]) -> None:
        super().__init__(sum([entry.size for entry in entries]))
        self.entries = entries
        self.count = len(entries)
        self.numbers = all(isinstance(entry, Number) for entry in entries)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        assert isinstance(value, list)
        if len(value) == self.count:
            if self.numbers:
                out.extend(value)
                return
            for index, entry in enumerate(self.entries):
                entry.write(value[index], out, rest)
            return
        spill(value, out, rest)
        for index, entry in enumerate(self.entries):
            if index < len(value):
                entry.write(value[index], out, rest)
            else:
                out.extend([0] * entry.size)


class Room(Shape):
    """A list that grows and shrinks: how many entries there are, the entries, and zeros."""

    def __init__(self, most: int, entry: Shape) -> None:
        super().__init__(1 + most * entry.size)
        self.most = most
        self.entry = entry
        self.numbers = isinstance(entry, Number)

    def write(self, value: object, out: list[int], rest: list[object]) -> None:
        assert isinstance(value, list)
        count = len(value)
        out.append(count)
        if count > self.most:
            spill(value, out, rest)
            count = self.most
        if self.numbers:
            out.extend(value if count == len(value) else value[:count])
        else:
            entry = self.entry
            for index in range(count):
                entry.write(value[index], out, rest)
        missing = (self.most - count) * self.entry.size
        if missing:
            out.extend([0] * missing)


class Slots:
    """The numbers of a step, packed: in full for the next step, shortened for one further down."""

    def __init__(self, step: Step[Any], kinds: dict[str, int], narrow: int) -> None:
        self.step = step
        self.kind = kinds[type(step).__name__]
        numbers: list[int] = []
        words = flatten(step.fields(), numbers, kinds)
        self.count = WIDE + 1 if words or not exact(numbers) else len(numbers)
        """How many numbers its fields take; more than there is room for if there is more to them than numbers tell."""
        self.wide = packed(clipped(fitted(numbers, WIDE)))
        self.narrow = packed(clipped([self.kind, *fitted(numbers, narrow)]))
        self.next: dict[int, bytes] = {}
        """All that is told of it as the next step, by the length of the agenda."""


def flatten(fields: tuple[object, ...], numbers: list[int], kinds: dict[str, int]) -> bool:
    """The fields of a step as numbers: a tuple as its length and entries, a step in a step as its kind and fields.

    Tells whether there were words among them, of which only a number is kept.
    """
    words = False
    for field in fields:
        if isinstance(field, int):
            numbers.append(int(field))
        elif isinstance(field, tuple):
            numbers.append(len(field))
            words = flatten(field, numbers, kinds) or words
        elif isinstance(field, Step):
            numbers.append(kinds[type(field).__name__])
            words = flatten(field.fields(), numbers, kinds) or words
        else:
            numbers.append(crc32(str(field).encode()) % EXACT)
            words = True
    return words


def fitted(numbers: list[int], room: int) -> list[int]:
    return numbers[:room] + [0] * (room - len(numbers))


def exact(numbers: list[int]) -> bool:
    """Whether 32 bits of floating point can tell these numbers from all others."""
    return not numbers or (max(numbers) < EXACT and min(numbers) > -EXACT)


def clipped(numbers: list[int]) -> list[int]:
    return [min(max(number, -EXACT), EXACT) for number in numbers]


def packed(numbers: list[int]) -> bytes:
    return struct.pack(f"{len(numbers)}f", *numbers)


FEW: Final = 256
SMALL: Final = [packed([number, *[0] * (LIMBS - 1)]) for number in range(-FEW, FEW)]
"""Small numbers by themselves, packed."""


def mask_of(seats: list[Seat]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Walk:
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


class Lens:
    """What one viewer sees of a match as it goes on: only what has changed since the last look is written anew.

    Its numbers are those of `Walk.pack(position.sight(viewer))`. Hidden fields are cut by the kernel's own hands.
    """

    def __init__(self, walk: Walk, viewer: Seat, fields: dict[str, Field]) -> None:
        self.walk = walk
        self.viewer = viewer
        self.audiences = [fields[name].audience for name in walk.names]
        self.public = [index for index, audience in enumerate(self.audiences) if audience.is_public()]
        self.bags = [index for index, audience in enumerate(self.audiences) if audience.is_bag()]
        self.hidden = [index for index in range(len(walk.names)) if index not in self.public + self.bags]
        self.sources = sources(walk.names, self.audiences)
        """The fields that decide what the viewer sees of hidden ones: those, and the masks and backs they name."""
        self.before: list[object] = [None] * len(self.sources)
        self.last: list[object] = [None] * len(walk.names)
        self.firsts = [4 * sum(walk.sizes[:block]) for block in range(len(walk.sizes) + 1)]
        self.buffer = bytearray(self.firsts[-1] + 4 * REST)
        self.spills: list[list[object]] = [[] for _ in walk.sizes]
        self.spilled = False
        self.agenda: list[Step[Any]] = []
        self.asking: list[Seat] = [UNSEEN]
        self.answered: list[Seat] = []
        self.own = UNSEEN
        self.write(NEXT, walk.pack_next([], []), [])

    def look(self, position: Position[Any]) -> bytearray:
        """All the viewer sees, packed; the caller's own to keep."""
        self.look_at_agenda(position)
        table = position.table
        names, last = self.walk.names, self.last
        for index in self.public:
            value: object = getattr(table, names[index])
            if value != last[index]:
                value = duplicate(value)
                last[index] = value
                self.write_field(index, value)
        moved = False
        for place, name in enumerate(self.sources):
            value = getattr(table, name)
            if value != self.before[place]:
                self.before[place] = duplicate(value)
                moved = True
        if moved:
            self.look_at_hidden(table)
        if self.spilled:
            self.write_rest()
        return self.buffer[:]

    def look_at_hidden(self, table: Table) -> None:
        """Cut anew what not all may see; bags last, for only then do they hold all that the viewer has not seen."""
        pools = pools_of(table)
        for index in self.hidden + self.bags:
            value = self.audiences[index].cut(table, self.walk.names[index], self.viewer, False, pools)
            if value != self.last[index]:
                self.last[index] = value
                self.write_field(index, value)

    def look_at_agenda(self, position: Position[Any]) -> None:
        agenda, walk = position.agenda, self.walk
        step = agenda[-1] if agenda else None
        asking = [step.seat] if isinstance(step, Decision) else position.asking()
        sealed = position.sealed
        own = sealed[self.viewer].id if self.viewer in sealed else -1
        if sealed or self.answered or own != self.own or asking != self.asking:
            answered = sorted(sealed)
            self.write(SEATS, walk.pack_seats(self.viewer, asking, answered, own), [])
            self.asking, self.own, self.answered = asking, own, answered
        before = self.agenda
        if agenda == before:
            return
        rest: list[object] = []
        self.write(NEXT, walk.pack_next(agenda, rest), rest)
        if len(agenda) != len(before) or agenda[:-1] != before[:-1]:
            later: list[object] = []
            self.write(LATER, walk.pack_later(agenda, later), later)
        self.agenda = agenda.copy()

    def write_field(self, index: int, value: object) -> None:
        rest: list[object] = []
        self.write(FIELDS + index, self.walk.pack_field(index, value, rest), rest)

    def write(self, block: int, numbers: bytes, rest: list[object]) -> None:
        self.buffer[self.firsts[block] : self.firsts[block + 1]] = numbers
        if rest or self.spills[block]:
            self.spills[block] = rest
            self.spilled = True

    def write_rest(self) -> None:
        spilled: list[object] = []
        for block, rest in enumerate(self.spills):
            if rest:
                spilled.append(block)
                spilled.append(rest)
        self.buffer[self.firsts[-1] :] = self.walk.pack_rest(spilled)
        self.spilled = False


def sources(names: list[str], audiences: list[Audience]) -> list[str]:
    """All fields on which a cut depends."""
    found: dict[str, None] = {}
    for name, audience in zip(names, audiences, strict=True):
        if not audience.is_public():
            found[name] = None
        for other in audience.sources():
            found[other] = None
    return list(found)


def shape_of(
    value: object, rooms: list[int], parts: tuple[int, int] | None, inside: bool = False, masks: object = None
) -> Shape:
    """How a field is written that was dealt like this.

    `rooms` are the most entries its lists can have, level by level, where the game says so. Where it does not and
    there are `masks` for every entry, there cannot be more entries than masks.
    """
    if isinstance(value, list):
        if rooms:
            deeper = rooms[1:]
            return Room(rooms[0], shape_of([] if deeper else 0, deeper, parts, True))
        if not value:
            most = len(masks) if isinstance(masks, list) and masks else ROOM
            return Room(most, shape_of(0, [], parts, True))
        inner = masks if isinstance(masks, list) and len(masks) == len(value) else [None] * len(value)
        return Fixed([shape_of(item, [], parts, True, inner[index]) for index, item in enumerate(value)])
    if parts is not None:
        return Parts(parts[0], parts[1])
    return Number() if inside else Limbs()
