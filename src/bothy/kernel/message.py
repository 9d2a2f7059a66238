"""What the rules have to say, as ids and values; sentences are made where they are read."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import mypyc_attr

Value = int | str
"""What a message may carry. A key called `seat`, or ending in `_seat`, holds a seat's number."""

EVERYONE: Final = -1
"""The audience of what all may know, spectators included."""

_BREAK: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kebab(name: str) -> str:
    """`TakePhoto` as it stands in message ids: `take-photo`."""
    return _BREAK.sub("-", name).lower()


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """A Fluent id (with `.attribute` where one is meant) and the values its sentence needs."""

    def __init__(self, id: str, values: dict[str, Value] | None = None) -> None:
        self.id = id
        self.values: dict[str, Value] = {} if values is None else values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.values!r})"

    def dump(self) -> list[object]:
        return [self.id, dict(self.values)]


class Event:
    """Something that happened, for the log and for the eye."""

    def __init__(
        self,
        message: Message,
        thing: str = "",
        source: str = "",
        target: str = "",
        audience: int = EVERYONE,
        faces: dict[str, str] | None = None,
    ) -> None:
        self.message = message
        self.thing = thing
        """What moved, in the words of board targets (`camera:0/7`); empty if nothing did."""
        self.source = source
        self.target = target
        self.audience = audience
        """A mask of the seats that may know; spectators may where it is negative (EVERYONE, or ~one seat)."""
        self.faces: dict[str, str] = {} if faces is None else faces
        """Which values of the message are faces, and where the things lie that bear them, as board targets name it.

        Who must remember by himself is told a face only while it is shown: see `bothy.locales.log`.
        """

    def heard_by(self, seat: int) -> bool:
        """Whether this seat (or a spectator, -1) may know of it."""
        return self.audience < 0 if seat < 0 else self.audience >> seat & 1 == 1

    def without(self, forgotten: set[str]) -> Event:
        """The same, without some of its faces: an empty word stands where each was told."""
        values: dict[str, Value] = {
            key: "" if key in forgotten else value for key, value in self.message.values.items()
        }
        kind, _, face = self.thing.partition(":")
        thing = kind if face in [self.message.values[key] for key in forgotten] else self.thing
        return Event(Message(self.message.id, values), thing, self.source, self.target, self.audience)

    def dump(self) -> list[object]:
        return [*self.message.dump(), self.thing, self.source, self.target]

    def __repr__(self) -> str:
        return f"Event({self.message!r}, {self.thing!r}, {self.source!r}, {self.target!r}, {self.audience})"


class Refusal(ValueError):
    """An answer that cannot be taken. It says why, and nothing has changed."""

    def __init__(self, message: Message, text: str) -> None:
        super().__init__(text)
        self.message = message
