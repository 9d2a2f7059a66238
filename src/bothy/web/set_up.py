"""A table that was set up for one person, by a lesson or a puzzle: what its page is given, as at a live table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from bothy.host import protocol as say
from bothy.host.connection import encode
from bothy.host.updates import result_part
from bothy.host.views import Broadcast, private_parts, public_parts
from bothy.kernel import Event, Game, Position, Seat


class SetUp:
    """A table nobody else sits at: its id, who is looked at it by, and what the others are called."""

    def __init__(self, game: Game[Any], id: str, viewer: Seat, names: Sequence[str]) -> None:
        self.game = game
        self.id = id
        self.viewer = viewer
        self.names = names

    def parts(self, position: Position[Any], events: list[Event], asked: int | None = None) -> dict[str, Raw]:
        """The table as its person sees it, with the question of this number if one is asked."""
        found = public_parts(position)
        found.update(private_parts(Broadcast(self.game, position, asked or 0, asked is not None), self.viewer))
        found["undo"] = b"false"
        found["table"] = encode(self.table(position))
        if position.over():
            found["result"] = result_part(self.game, position.table, events)
        return {name: Raw(value) for name, value in found.items()}

    def table(self, position: Position[Any]) -> say.TablePart:
        """Who sits there: the person, and those who say what was set down for them."""
        box = position.table.box
        chairs = [
            say.Chair(name, "person" if seat == self.viewer else "bot", "", True, False, False)
            for seat, name in enumerate([*self.names, *[""] * box.seats][: box.seats])
        ]
        return say.TablePart(
            self.id, box.key, "playing", chairs, dict(box.options), "none", "instant", False, "none", False, False,
            False, None, "",
        )  # fmt: skip
