"""What the tests of reasons share: a case, and how it is looked into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bothy.kernel import Choice, Game, Position, Reason, Sight


class Case(NamedTuple):
    """An answer somebody might give, at a table that a test sees as a whole."""

    game: Game[Any]
    position: Position[Any]
    seat: int
    sight: Sight[Any]
    choice: Choice

    def after(self) -> Any:
        """The table once the answer is given, before chance decides anything."""
        position = self.position.copy()
        position.answer(self.seat, self.choice)
        return position.table

    def figures(self) -> dict[str, Any]:
        return dict(self.game.figures(self.sight))


Check = Callable[[Case, Reason], bool]


def said(reason: Reason, name: str = "n") -> int:
    """A number in a reason."""
    value = reason.message.values[name]
    assert isinstance(value, int)
    return value
