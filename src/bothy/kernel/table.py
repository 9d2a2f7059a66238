"""The table: all that changes in a game, each field with its audience; and the box it came from."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from bothy.kernel.audience import NOTHING as NOTHING
from bothy.kernel.audience import UNSEEN as UNSEEN
from bothy.kernel.audience import Audience, Public
from bothy.kernel.declare import BOXED, DEEP, declare_table
from bothy.kernel.message import EVERYONE, Event, Message, Value
from bothy.kernel.notation import Vocabulary

Seat = int
T = TypeVar("T", bound="Table")

SPECTATOR: Final = -1
"""The viewer who has no seat and sees what all see."""


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


class Field:
    """What a table declares of one of its fields: who sees it, how it lies at first, and what it means."""

    def __init__(
        self,
        audience: Audience,
        first: object,
        about: str,
        room: object = None,
        parts: object = None,
        words: object = None,
        copied: int = DEEP,
        group: str = "",
    ) -> None:
        self.audience = audience
        self.first = first
        """The value at first, or a function of the box that makes it."""
        self.about = about
        """What it means, in a sentence."""
        self.room = room
        """The most entries, level by level, of lists that grow and shrink; a list, or a function of the box."""
        self.parts = parts
        """How many small numbers each of its numbers holds, and of how many bits; a pair, or a function of the box."""
        self.words = words
        """What its numbers are called in a set-up text: names in the order of the numbers, or a function of the box."""
        self.copied = copied
        """How many levels of its lists `copy` copies; those below are replaced and never changed, or never change."""
        self.group = group
        """The heading under which it stands; the fields after it stand there too, until another says otherwise."""


def field(audience: Audience, first: object, about: str, **more: Any) -> Any:
    """Declares something that not all see: who does, how it lies at first, what it means, and more as in `Field`."""
    return Field(audience, first, about, **more)


def public(first: object, about: str, **more: Any) -> Any:
    """Declares something that everybody sees: how it lies at first, what it means, and more as in `Field`."""
    return Field(Public(), first, about, **more)


def boxed(*, init: bool = False) -> Any:  # noqa: ARG001 (it tells type checkers that no argument is meant)
    """Declares a second name for the box, by the game's own type."""
    return BOXED


@dataclass_transform(eq_default=False, field_specifiers=(field, public, boxed))
@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """Tells who checks types that the constructors of its subclasses follow from their fields."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Declared):
    """All that lies on the table. Each game declares what, field by field, and who sees it.

    Constructor, `copy` and `fresh` follow from the declaration: see `bothy.kernel.declare`.
    """

    fields: ClassVar[dict[str, Field]] = {}
    """Every field by its name, in the order of the constructor after the box."""
    types: ClassVar[dict[str, str]] = {}
    """The type of each, as it is written."""
    box: Box

    def __init__(self, box: Box) -> None:
        self.box = box
        self.sink: list[Event] | None = None
        """Where events go, if anybody listens. Not a part of the position."""

    def __init_subclass__(cls) -> None:
        declare_table(cls)

    @classmethod
    def fresh(cls, box: Box) -> Self:
        """The table before the first step."""
        raise NotImplementedError(f"{cls.__name__} has no declared field")

    def copy(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} has no declared field")

    def values(self) -> dict[str, object]:
        """Every field by its name."""
        return {name: getattr(self, name) for name in type(self).fields}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        raise TypeError("a table changes, so it has no hash")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.values()!r})"

    def might_be(self, field: str, index: int) -> list[tuple[int, int]]:
        """What an unseen entry of a field without a pool could be, with weights."""
        kind = type(self).__name__
        raise NotImplementedError(
            f"{self.box.key}: nothing says what is unseen in {kind}.{field} (entry {index}): give its audience a pool, "
            f"as in `Own('bag')`, or write `might_be` in {kind}"
        )

    def rooms(self) -> dict[str, list[int]]:
        """The most entries, level by level, of the lists that grow and shrink, as follows from what is in the box.

        Every list of a field that is not named here keeps the length it was dealt with.
        """
        told = {name: told_by(field.room, self.box) for name, field in type(self).fields.items()}
        return {name: list(room) for name, room in told.items() if room is not None}

    def parts(self) -> dict[str, tuple[int, int]]:
        """Fields whose numbers hold several small ones: how many, and of how many bits. A mask has parts of one bit."""
        told = {name: told_by(field.parts, self.box) for name, field in type(self).fields.items()}
        return {name: (parts[0], parts[1]) for name, parts in told.items() if parts is not None}

    def looked_away(self, seat: Seat) -> None:
        """A seat has answered: what was being shown to it is no longer shown. Games with `shows` use it."""

    def face_at(self, place: str) -> str:
        """The face that this table shows in a place of an event's `faces`; empty if none. Games with `shows` say it."""
        return ""

    def tell(
        self,
        id: str,
        values: dict[str, Value] | None = None,
        thing: str = "",
        source: str = "",
        target: str = "",
        to: int = EVERYONE,
        faces: dict[str, str] | None = None,
    ) -> None:
        """Emit an event, if anybody listens. Where nobody does, compiled rules do not build it (`tools/expand.py`)."""
        if self.sink is not None:
            self.sink.append(Event(Message(f"{self.box.key}-{id}", values), thing, source, target, to, faces))


def copy_of(table: T) -> T:
    """A copy of a table, of its own class."""
    return table.copy()


def told_by(declared: Any, box: Box) -> Any:
    """What a declaration says for a box: as it stands, or by a function of the box."""
    return declared(box) if callable(declared) else declared
