"""Sights: what one viewer may see, cut from the table by the audiences of its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.step import Ask, Step
from bothy.kernel.store import dump_table
from bothy.kernel.table import NOTHING, UNSEEN, Audience, Bag, Hand, Own, Public, Seat, Seen, Table

T = TypeVar("T", bound=Table)

Policy = Callable[["Sight[T]", Seat, list[Choice]], Choice]


class Sight(Generic[T]):
    """A table of the same class with UNSEEN where the viewer has not seen, and the agenda.

    It holds no way back to the position: it can be stored and cross a process, and a search that uses
    nothing else cannot cheat.
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
        table: T = cast(T, self.table.copy())
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
    table: T = cast(T, cut(position.table, viewer, shown))
    return Sight(viewer, table, position.agenda.copy(), own, sorted(position.sealed))


def cut(table: Table, viewer: Seat, shown: bool = False) -> Table:
    """A table that holds only what the viewer may see."""
    kind = type(table)
    audiences = kind.audiences
    unseen: dict[str, list[int]] = {}
    for name, audience in audiences.items():
        if isinstance(audience, Bag):
            unseen[name] = cast(list[int], duplicate(getattr(table, name)))
    values: list[object] = []
    for name, audience in audiences.items():
        value: object = getattr(table, name)
        if isinstance(audience, Public):
            values.append(duplicate(value))
        elif isinstance(audience, Own):
            values.append(cut_own(value, audience, viewer, unseen))
        elif isinstance(audience, Seen):
            masks: object = getattr(table, audience.shows if shown and audience.shows else audience.knows)
            if audience.backs:
                backs: object = getattr(table, audience.backs)
                values.append(cut_backed(value, masks, backs, viewer, cast(list[list[int]], unseen[audience.pool])))
            else:
                values.append(cut_seen(value, masks, viewer, unseen.get(audience.pool)))
        elif isinstance(audience, Hand):
            values.append(cut_hand(cast(list[int], value), table.box.seats, viewer, unseen[audience.pool]))
        elif isinstance(audience, Bag):
            values.append(unseen[name])
        else:
            raise TypeError(f"{kind.__name__}.{name}: {type(audience).__name__} is no audience the kernel knows")
    return kind(table.box, *values)


def duplicate(value: object) -> object:
    """A copy of numbers, words and lists of them."""
    return [duplicate(item) for item in value] if isinstance(value, list) else value


def hide(value: object, pool: list[int] | None) -> object:
    """UNSEEN in the place of every face, and the face put into the pool."""
    if isinstance(value, list):
        return [hide(item, pool) for item in value]
    face = cast(int, value)
    if face <= NOTHING:
        return face
    if pool is not None and face >= 0:
        pool[face] += 1
    return UNSEEN


def cut_own(value: object, audience: Audience, viewer: Seat, unseen: dict[str, list[int]]) -> object:
    pool = unseen.get(audience.pool)
    entries = cast(list[object], value)
    return [duplicate(entry) if seat == viewer else hide(entry, pool) for seat, entry in enumerate(entries)]


def cut_seen(value: object, masks: object, viewer: Seat, pool: list[int] | None) -> object:
    if isinstance(value, list):
        inner = cast(list[object], masks)
        return [cut_seen(item, inner[index], viewer, pool) for index, item in enumerate(value)]
    mask = cast(int, masks)
    seen = mask < 0 if viewer < 0 else mask >> viewer & 1 == 1
    return value if seen else hide(value, pool)


def cut_backed(value: object, masks: object, backs: object, viewer: Seat, pools: list[list[int]]) -> object:
    """Like `cut_seen`, with the pool of each face chosen by its back."""
    if isinstance(value, list):
        inner, sides = cast(list[object], masks), cast(list[object], backs)
        return [cut_backed(item, inner[index], sides[index], viewer, pools) for index, item in enumerate(value)]
    back = cast(int, backs)
    return cut_seen(value, masks, viewer, pools[back] if back >= 0 else None)


def cut_hand(counts: list[int], seats: int, viewer: Seat, pool: list[int]) -> list[int]:
    kinds = len(counts) // seats
    result: list[int] = []
    for index, count in enumerate(counts):
        if index // kinds == viewer:
            result.append(count)
        else:
            pool[index % kinds] += max(count, 0)
            result.append(UNSEEN)
    return result


def fill(table: Table, luck: Luck) -> None:
    """Deal what is unseen on a cut table: the things of a pool from its bag, others as the table says."""
    for name, audience in type(table).audiences.items():
        value: object = getattr(table, name)
        if isinstance(audience, Hand):
            bag = cast(list[int], getattr(table, audience.pool))
            sizes = cast(list[int], getattr(table, audience.size))
            deal_hands(cast(list[int], value), sizes, bag, luck)
        elif isinstance(audience, Seen) and audience.backs:
            bags = cast(list[list[int]], getattr(table, audience.pool))
            deal_backed(cast(list[object], value), cast(list[object], getattr(table, audience.backs)), bags, luck)
        elif isinstance(audience, (Own, Seen)):
            bag = cast(list[int], getattr(table, audience.pool)) if audience.pool else []
            if isinstance(value, list):
                deal(table, name, value, bag, 0, luck)
            elif value == UNSEEN:
                setattr(table, name, face_for(table, name, 0, bag, luck))


def deal_hands(counts: list[int], sizes: list[int], bag: list[int], luck: Luck) -> None:
    kinds = len(counts) // len(sizes)
    for seat, size in enumerate(sizes):
        first = seat * kinds
        if counts[first] != UNSEEN:
            continue
        for kind in range(kinds):
            counts[first + kind] = 0
        for _ in range(size):
            kind = luck.among(bag)
            bag[kind] -= 1
            counts[first + kind] += 1


def deal(table: Table, name: str, faces: list[object], bag: list[int], index: int, luck: Luck) -> int:
    """Fill the holes of a list, nested or not; entries are numbered through."""
    for place, face in enumerate(faces):
        if isinstance(face, list):
            index = deal(table, name, face, bag, index, luck)
        else:
            if face == UNSEEN:
                faces[place] = face_for(table, name, index, bag, luck)
            index += 1
    return index


def deal_backed(faces: list[object], backs: list[object], bags: list[list[int]], luck: Luck) -> None:
    """Fill the holes of a list, nested or not, each from the bag its back names."""
    for place, face in enumerate(faces):
        if isinstance(face, list):
            deal_backed(face, cast(list[object], backs[place]), bags, luck)
        elif face == UNSEEN:
            bag = bags[cast(int, backs[place])]
            kind = luck.among(bag)
            bag[kind] -= 1
            faces[place] = kind


def face_for(table: Table, name: str, index: int, bag: list[int], luck: Luck) -> int:
    if not bag:
        return luck.outcome(table.might_be(name, index))
    kind = luck.among(bag)
    bag[kind] -= 1
    return kind
