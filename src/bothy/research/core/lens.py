"""The eyes of one viewer, as a match goes on: the encoder's numbers, only what has changed written anew."""

from __future__ import annotations

from typing import Any

from bothy.kernel.audience import UNSEEN, Audience, duplicate
from bothy.kernel.position import Position
from bothy.kernel.sight import pools_of
from bothy.kernel.step import Decision, Step
from bothy.kernel.table import Field, Seat, Table
from bothy.research.core.encoder import FIELDS, LATER, NEXT, REST, SEATS, Encoder


class Lens:
    """What one viewer sees of a match as it goes on: only what has changed since the last look is written anew.

    Its numbers are those of `Encoder.pack(position.sight(viewer))`. Hidden fields are cut by the kernel's own hands.
    """

    def __init__(self, encoder: Encoder, viewer: Seat, fields: dict[str, Field]) -> None:
        self.encoder = encoder
        self.viewer = viewer
        self.audiences = [fields[name].audience for name in encoder.names]
        self.public = [index for index, audience in enumerate(self.audiences) if audience.is_public()]
        self.bags = [index for index, audience in enumerate(self.audiences) if audience.is_bag()]
        self.hidden = [index for index in range(len(encoder.names)) if index not in self.public + self.bags]
        self.sources = sources(encoder.names, self.audiences)
        """The fields that decide what the viewer sees of hidden ones: those, and the masks and backs they name."""
        self.before: list[object] = [None] * len(self.sources)
        self.last: list[object] = [None] * len(encoder.names)
        self.firsts = [4 * sum(encoder.sizes[:block]) for block in range(len(encoder.sizes) + 1)]
        self.buffer = bytearray(self.firsts[-1] + 4 * REST)
        self.spills: list[list[object]] = [[] for _ in encoder.sizes]
        self.spilled = False
        self.agenda: list[Step[Any]] = []
        self.asking: list[Seat] = [UNSEEN]
        self.answered: list[Seat] = []
        self.own = UNSEEN
        self.write(NEXT, encoder.pack_next([], []), [])

    def look(self, position: Position[Any]) -> bytearray:
        """All the viewer sees, packed; the caller's own to keep."""
        self.look_at_agenda(position)
        table = position.table
        names, last = self.encoder.names, self.last
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
            value = self.audiences[index].cut(table, self.encoder.names[index], self.viewer, False, pools)
            if value != self.last[index]:
                self.last[index] = value
                self.write_field(index, value)

    def look_at_agenda(self, position: Position[Any]) -> None:
        agenda, encoder = position.agenda, self.encoder
        step = agenda[-1] if agenda else None
        asking = [step.seat] if isinstance(step, Decision) else position.asking()
        sealed = position.sealed
        own = sealed[self.viewer].id if self.viewer in sealed else -1
        if sealed or self.answered or own != self.own or asking != self.asking:
            answered = sorted(sealed)
            self.write(SEATS, encoder.pack_seats(self.viewer, asking, answered, own), [])
            self.asking, self.own, self.answered = asking, own, answered
        before = self.agenda
        if agenda == before:
            return
        rest: list[object] = []
        self.write(NEXT, encoder.pack_next(agenda, rest), rest)
        if len(agenda) != len(before) or agenda[:-1] != before[:-1]:
            later: list[object] = []
            self.write(LATER, encoder.pack_later(agenda, later), later)
        self.agenda = agenda.copy()

    def write_field(self, index: int, value: object) -> None:
        rest: list[object] = []
        self.write(FIELDS + index, self.encoder.pack_field(index, value, rest), rest)

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
        self.buffer[self.firsts[-1] :] = self.encoder.pack_rest(spilled)
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
