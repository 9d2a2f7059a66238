"""Sights: what one viewer may see, cut from the table by the audiences of its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from bothy.kernel.audience import Audience, Pools, duplicate
from bothy.kernel.declare import DEEP
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.step import Ask, Step
from bothy.kernel.store import dump_table
from bothy.kernel.table import Seat, Table, copy_of

T = TypeVar("T", bound=Table)

Policy = Callable[["Sight[T]", Seat, list[Choice]], Choice]


class Sight(Generic[T]):
    """A table of the same class with UNSEEN where the viewer has not seen, and the agenda.

    It holds no way back to the position: it can be stored and cross a process, and a search that uses
    nothing else cannot cheat.

    Examples:
        >>> import bothy
        >>> position, luck = bothy.find("loch-lomond").new(seats=2), bothy.Luck(seed=1)
        >>> while not position.asking():
        ...     position.wander(luck)
        >>> position.table.clans
        [[12, 2, 8, 7], [1, 2, 10, 9]]
        >>> sight = position.sight(0)  # seat 0 has looked at two cards of its own
        >>> sight.table.clans
        [[-1, -1, 8, 7], [-1, -1, -1, -1]]
        >>> sight.imagine(luck).sight(0).table.clans == sight.table.clans
        True

    """

    def __init__(
        self, viewer: Seat, table: T, agenda: list[Step[T]], sealed: dict[Seat, Choice], answered: list[Seat]
    ) -> None:
        self.viewer = viewer
        self.table = table
        self.agenda = agenda
        self.sealed = sealed
        """The viewer's own sealed answer, if there is one."""
        self.answered = answered
        """Who has answered the question of the moment."""

    def over(self) -> bool:
        return not self.agenda

    def asking(self) -> list[Seat]:
        """The seats that may answer now."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        return [s for s in step.seats(self.table) if s not in self.answered] if isinstance(step, Ask) else []

    def choices(self) -> list[Choice]:
        """What the viewer may answer now: the very list the position offers it."""
        if self.viewer not in self.asking():
            return []
        step = self.agenda[-1]
        assert isinstance(step, Ask)
        return step.choices(self.table, self.viewer)

    def prompt(self) -> Message | None:
        """What the viewer is asked, if it is."""
        if self.viewer not in self.asking():
            return None
        step = self.agenda[-1]
        assert isinstance(step, Ask)
        return step.prompt(self.table, self.viewer)

    def imagine(self, luck: Luck, policy: Policy[T] | None = None) -> Position[T]:
        """A position the viewer cannot tell from the real one, drawn evenly from those there are.

        Others' sealed answers are drawn from what they would be offered, or by the policy.
        """
        table = copy_of(self.table)
        fill(table, luck)
        position = Position(table, self.agenda.copy(), self.sealed.copy())
        if len(self.answered) > len(self.sealed):
            step = self.agenda[-1]
            assert isinstance(step, Ask)
            for seat in self.answered:
                if seat in self.sealed:
                    continue
                if policy is None:
                    position.sealed[seat] = step.pick(table, seat, luck)
                else:
                    unanswered = Position(table, self.agenda, {})
                    position.sealed[seat] = policy(sight(unanswered, seat), seat, step.choices(table, seat))
        return position

    def dump(self) -> dict[str, object]:
        """The sight as plain values, ready for JSON. `Game.load_sight` is the way back."""
        data = dump_table(self.table, self.agenda, self.sealed)
        data["viewer"] = self.viewer
        data["answered"] = list(self.answered)
        return data


def sight(position: Position[T], viewer: Seat, shown: bool = False) -> Sight[T]:
    """What a seat, or the SPECTATOR, may see of a position.

    With `shown`, faces the viewer has seen but is not being shown right now are left out: the sight of a
    person at a table where memory is trusted.
    """
    own = {viewer: position.sealed[viewer]} if viewer in position.sealed else {}
    return Sight(viewer, cut(position.table, viewer, shown), position.agenda.copy(), own, sorted(position.sealed))


def cut(table: T, viewer: Seat, shown: bool = False) -> T:
    """A table that holds only what the viewer may see: a copy, with what some do not see written over."""
    pools = pools_of(table)
    seen = copy_of(table)
    for name, audience in covered_of(type(table)):
        setattr(seen, name, audience.cut(table, name, viewer, shown, pools))
    return seen


COVERED: Final[dict[type, list[tuple[str, Audience]]]] = {}
"""For each class of tables the fields that a cut must write over, once it has been asked for."""


def covered_of(kind: type[Table]) -> list[tuple[str, Audience]]:
    """The fields that not all see, and those of which a copy shares lists with the table."""
    found = COVERED.get(kind)
    if found is None:
        found = [
            (name, field.audience)
            for name, field in kind.fields.items()
            if not field.audience.is_public() or field.copied < DEEP
        ]
        COVERED[kind] = found
    return found


def pools_of(table: Table) -> Pools:
    """The bags of a table, to be filled with what a viewer has not seen."""
    bags = [name for name, audience in covered_of(type(table)) if audience.is_bag()]
    return {name: cast(list[object], duplicate(getattr(table, name))) for name in bags}


def fill(table: Table, luck: Luck) -> None:
    """Deal what is unseen on a cut table: the things of a pool from its bag, others as the table says."""
    for name, field in type(table).fields.items():
        field.audience.deal(table, name, luck)
