"""Audiences: who sees a field of the table. Each cuts the field for a viewer, and deals what one has not seen."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from bothy.kernel.luck import Luck

UNSEEN: Final = -1
"""In a sight: something lies here, and the viewer has not seen it."""
NOTHING: Final = -2
"""Nothing lies here, and everybody can see that."""

Pools = dict[str, list[Any]]
"""Bags by the name of their field, while a table is cut: what a viewer does not see goes back into its bag."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience:
    """Who sees a field of the table. Every field has one; a new kind of audience is one class like those below."""

    def __init__(self, pool: str = "") -> None:
        self.pool = pool
        """The bag from which the unseen things of this field came; empty if they came from none."""

    def cut(self, table: Any, name: str, viewer: int, shown: bool, pools: Pools) -> object:
        """A field as the viewer sees it. It shares nothing with the table; what is hidden goes into its pool."""
        raise NotImplementedError

    def deal(self, table: Any, name: str, luck: Luck) -> None:
        """Put something that may be there wherever a cut table says UNSEEN."""

    def is_public(self) -> bool:
        """Whether everybody sees all of it."""
        return False

    def is_bag(self) -> bool:
        """Whether it is a pool, into which what is unseen goes."""
        return False

    def masks(self) -> str:
        """The field that says entry by entry who has seen this one; empty if none does."""
        return ""

    def helpers(self) -> list[str]:
        """The fields that only say who has seen this one, who is shown it, or what its back is."""
        return []

    def needs(self) -> list[str]:
        """All the other fields this audience speaks of."""
        return [self.pool] if self.pool else []

    def sources(self) -> list[str]:
        """The other fields that decide what a seat sees of it."""
        return []

    def size(self) -> str:
        """The field with the public totals of what is hidden; empty if there is none."""
        return ""

    def key(self) -> str:
        """Who sees it, in one word for clients: `all`, `own`, `some`, `hand` or `nobody`."""
        return "all"

    def words(self) -> str:
        """Who sees it, as a remark for people; empty where all do."""
        return ""


class Public(Audience):
    """Everybody sees it."""

    def __init__(self) -> None:
        super().__init__("")

    def cut(self, table: Any, name: str, viewer: int, shown: bool, pools: Pools) -> object:
        return duplicate(getattr(table, name))

    def is_public(self) -> bool:
        return True


class Own(Audience):
    """A list with one entry a seat, each seen by its own seat only."""

    def cut(self, table: Any, name: str, viewer: int, shown: bool, pools: Pools) -> object:
        pool = pools.get(self.pool)
        entries: list[object] = getattr(table, name)
        try:
            return [duplicate(entry) if seat == viewer else hide(entry, pool) for seat, entry in enumerate(entries)]
        except IndexError:
            raise misfit(table, name, self.pool) from None

    def deal(self, table: Any, name: str, luck: Luck) -> None:
        deal_field(table, name, self.pool, luck)

    def key(self) -> str:
        return "own"

    def words(self) -> str:
        return "(Each seat sees its own.)"


class Seen(Audience):
    """Faces, each seen by the seats in its mask; `knows` names the field with the masks, of the same shape.

    Where `shows` names a second field of masks, that one tells who is being shown the face right now; a
    sight cut for a person who must remember by himself uses it instead.

    Where backs tell things apart, the pool is a list of bags, and `backs` names the field, of the same shape,
    that says from which of them a face came.
    """

    def __init__(self, knows: str, shows: str = "", pool: str = "", backs: str = "") -> None:
        super().__init__(pool)
        self.knows = knows
        self.shows = shows
        self.backs = backs

    def cut(self, table: Any, name: str, viewer: int, shown: bool, pools: Pools) -> object:
        value: object = getattr(table, name)
        masks: object = getattr(table, self.shows if shown and self.shows else self.knows)
        if self.backs:
            backs: object = getattr(table, self.backs)
            return cut_backed(value, masks, backs, viewer, pools[self.pool])
        try:
            return cut_seen(value, masks, viewer, pools.get(self.pool))
        except IndexError:
            raise misfit(table, name, self.pool) from None

    def deal(self, table: Any, name: str, luck: Luck) -> None:
        if self.backs:
            deal_backed(getattr(table, name), getattr(table, self.backs), getattr(table, self.pool), luck)
        else:
            deal_field(table, name, self.pool, luck)

    def masks(self) -> str:
        return self.knows

    def helpers(self) -> list[str]:
        return [name for name in (self.knows, self.shows, self.backs) if name]

    def needs(self) -> list[str]:
        return [*super().needs(), *self.helpers()]

    def sources(self) -> list[str]:
        return [name for name in (self.knows, self.backs) if name]

    def key(self) -> str:
        return "some"

    def words(self) -> str:
        return f"(Seen as `{self.knows}` says.)"


class Hand(Audience):
    """Counts by kind, a block of them for each seat, seen by that seat; `totals` names the public totals."""

    def __init__(self, totals: str, pool: str) -> None:
        super().__init__(pool)
        self.totals = totals

    def cut(self, table: Any, name: str, viewer: int, shown: bool, pools: Pools) -> object:
        totals: list[int] = getattr(table, self.totals)
        return cut_hand(getattr(table, name), len(totals), viewer, pools[self.pool])

    def deal(self, table: Any, name: str, luck: Luck) -> None:
        deal_hands(getattr(table, name), getattr(table, self.totals), getattr(table, self.pool), luck)

    def needs(self) -> list[str]:
        return [*super().needs(), self.totals]

    def size(self) -> str:
        return self.totals

    def key(self) -> str:
        return "hand"

    def words(self) -> str:
        return "(Counts; each seat sees its own.)"


class Bag(Audience):
    """Counts by kind that nobody sees into: a shuffled pile without an order, a bag; or a list of such bags.

    A sight holds in its place all of the pool that the viewer has not seen.
    """

    def __init__(self) -> None:
        super().__init__("")

    def cut(self, table: Any, name: str, viewer: int, shown: bool, pools: Pools) -> object:
        return pools[name]

    def is_bag(self) -> bool:
        return True

    def key(self) -> str:
        return "nobody"

    def words(self) -> str:
        return "(Counts of all the viewer has not seen.)"


def duplicate(value: object) -> object:
    """A copy of numbers, words and lists of them."""
    return [duplicate(item) for item in value] if isinstance(value, list) else value


# Cutting


def misfit(table: Any, name: str, pool: str) -> ValueError:
    """Something lies in a field that its bag does not know."""
    return ValueError(
        f"{table.box.key}: {type(table).__name__}.{name} = {getattr(table, name)} does not fit its bag, {pool} = "
        f"{getattr(table, pool, None)}: things are numbered from 0, and the bag counts every kind of them"
    )


def hide(value: object, pool: list[int] | None) -> object:
    """UNSEEN in the place of every face, and the face put into the pool."""
    if isinstance(value, list):
        return [hide(item, pool) for item in value]
    assert isinstance(value, int)
    if value <= NOTHING:
        return value
    if pool is not None and value >= 0:
        pool[value] += 1
    return UNSEEN


def cut_seen(value: object, masks: object, viewer: int, pool: list[int] | None) -> object:
    if isinstance(value, list):
        assert isinstance(masks, list)
        return [cut_seen(item, masks[index], viewer, pool) for index, item in enumerate(value)]
    assert isinstance(masks, int)
    seen = masks < 0 if viewer < 0 else masks >> viewer & 1 == 1
    return value if seen else hide(value, pool)


def cut_backed(value: object, masks: object, backs: object, viewer: int, pools: list[list[int]]) -> object:
    """Like `cut_seen`, with the pool of each face chosen by its back."""
    if isinstance(value, list):
        assert isinstance(masks, list)
        assert isinstance(backs, list)
        return [cut_backed(item, masks[index], backs[index], viewer, pools) for index, item in enumerate(value)]
    assert isinstance(backs, int)
    return cut_seen(value, masks, viewer, pools[backs] if backs >= 0 else None)


def cut_hand(counts: list[int], seats: int, viewer: int, pool: list[int]) -> list[int]:
    kinds = len(counts) // seats
    result: list[int] = []
    for index, count in enumerate(counts):
        if index // kinds == viewer:
            result.append(count)
        else:
            pool[index % kinds] += max(count, 0)
            result.append(UNSEEN)
    return result


# Dealing


def deal_field(table: Any, name: str, pool: str, luck: Luck) -> None:
    """Fill the holes of a field, from its pool or as the table says."""
    value: object = getattr(table, name)
    bag: list[int] = getattr(table, pool) if pool else []
    if isinstance(value, list):
        deal_list(table, name, value, bag, 0, luck)
    elif value == UNSEEN:
        setattr(table, name, face_for(table, name, 0, bag, luck))


def deal_list(table: Any, name: str, faces: list[object], bag: list[int], index: int, luck: Luck) -> int:
    """Fill the holes of a list, nested or not; entries are numbered through."""
    for place, face in enumerate(faces):
        if isinstance(face, list):
            index = deal_list(table, name, face, bag, index, luck)
        else:
            if face == UNSEEN:
                faces[place] = face_for(table, name, index, bag, luck)
            index += 1
    return index


def deal_backed(faces: list[object], backs: list[Any], bags: list[list[int]], luck: Luck) -> None:
    """Fill the holes of a list, nested or not, each from the bag its back names."""
    for place, face in enumerate(faces):
        if isinstance(face, list):
            deal_backed(face, backs[place], bags, luck)
        elif face == UNSEEN:
            faces[place] = drawn(bags[backs[place]], luck)


def deal_hands(counts: list[int], totals: list[int], bag: list[int], luck: Luck) -> None:
    kinds = len(counts) // len(totals)
    for seat, total in enumerate(totals):
        first = seat * kinds
        if counts[first] != UNSEEN:
            continue
        for kind in range(kinds):
            counts[first + kind] = 0
        for _ in range(total):
            counts[first + drawn(bag, luck)] += 1


def face_for(table: Any, name: str, index: int, bag: list[int], luck: Luck) -> int:
    if bag:
        return drawn(bag, luck)
    odds: list[tuple[int, int]] = table.might_be(name, index)
    return luck.outcome(odds)


def drawn(bag: list[int], luck: Luck) -> int:
    """Something out of a bag, by its kind."""
    kind = luck.among(bag)
    bag[kind] -= 1
    return kind
