"""The table: all that changes in a game, each field with its audience; and the box it came from."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from bothy.kernel.message import EVERYONE, Event, Message, Value
from bothy.kernel.notation import Vocabulary

Seat = int

UNSEEN: Final = -1
"""In a sight: something lies here, and the viewer has not seen it."""
NOTHING: Final = -2
"""Nothing lies here, and everybody can see that."""
SPECTATOR: Final = -1
"""The viewer who has no seat and sees what all see."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience:
    """Who sees a field of the table. Every field has one, or the game is not found."""

    def __init__(self, pool: str = "") -> None:
        self.pool = pool
        """The bag from which the unseen things of this field came; empty if they came from none."""


class Public(Audience):
    """Everybody sees it."""

    def __init__(self) -> None:
        super().__init__("")


class Own(Audience):
    """A list with one entry a seat, each seen by its own seat only."""


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


class Hand(Audience):
    """Counts by kind, a block of them for each seat, seen by that seat; `size` names the public totals."""

    def __init__(self, size: str, pool: str) -> None:
        super().__init__(pool)
        self.size = size


class Bag(Audience):
    """Counts by kind that nobody sees into: a shuffled pile without an order, a bag; or a list of such bags.

    A sight holds in its place all of the pool that the viewer has not seen.
    """

    def __init__(self) -> None:
        super().__init__("")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What is agreed before the first card is dealt, shared by all copies: seats, options and content."""

    def __init__(
        self, key: str, rules: int, seats: int, options: dict[str, str], pack: str, vocabulary: Vocabulary
    ) -> None:
        self.key = key
        """The key of the game: `loch-ness`."""
        self.rules = rules
        """The version of its rules."""
        self.seats = seats
        self.options = options
        self.pack = pack
        """Text of the pack that replaced rows of the content; empty for the game's own."""
        self.vocabulary = vocabulary

    def chosen(self, option: str) -> str:
        return self.options[option]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """All that lies on the table. Each game says what, and who sees it.

    A subclass declares `audiences`, one entry for each argument of its constructor after the box, in that
    order, and writes `copy()` by hand.
    """

    audiences: ClassVar[dict[str, Audience]] = {}

    def __init__(self, box: Box) -> None:
        self.box = box
        self.sink: list[Event] | None = None
        """Where events go, if anybody listens. Not a part of the position."""

    def copy(self) -> Table:
        raise NotImplementedError(f"{type(self).__name__} has no copy()")

    def values(self) -> dict[str, object]:
        """Every field by its name."""
        return {name: getattr(self, name) for name in type(self).audiences}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        raise TypeError("a table changes, so it has no hash")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.values()!r})"

    def might_be(self, field: str, index: int) -> list[tuple[int, int]]:
        """What an unseen entry of a field without a pool could be, with weights."""
        raise NotImplementedError(f"{type(self).__name__} does not say what {field}[{index}] might be")

    def rooms(self) -> dict[str, list[int]]:
        """The most entries, level by level, of the lists that grow and shrink, as follows from what is in the box.

        Every list of a field that is not named here keeps the length it was dealt with.
        """
        return {}

    def parts(self) -> dict[str, tuple[int, int]]:
        """Fields whose numbers hold several small ones: how many, and of how many bits. A mask has parts of one bit."""
        return {}

    def looked_away(self, seat: Seat) -> None:
        """A seat has answered: what was being shown to it is no longer shown. Games with `shows` use it."""

    def tell(
        self,
        id: str,
        values: dict[str, Value] | None = None,
        thing: str = "",
        source: str = "",
        target: str = "",
        to: int = EVERYONE,
    ) -> None:
        """Emit an event. Call it only when `sink` is not None, so that playouts build nothing."""
        if self.sink is not None:
            self.sink.append(Event(Message(f"{self.box.key}-{id}", values), thing, source, target, to))
