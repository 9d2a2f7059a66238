"""Where one round ends and the next begins: in the midst of what one answer leads to."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Game, Position


class Turn:
    """The end of a round, and the beginning of the next."""

    def __init__(self, number: int, told: int, last: Position[Any]) -> None:
        self.number = number
        """The round that begins."""
        self.told = told
        """How much had been told before it began."""
        self.last = last
        """The position as the round before left it, with what was counted still on the table."""


class Rounds:
    """Looks on while rules are played, and notices when another round begins.

    `look` is what a position's `watch` wants: it is called before every step.
    """

    def __init__(self, game: Game[Any], position: Position[Any]) -> None:
        self.game = game
        self.turns: list[Turn] = []
        """The rounds that have begun since they were last told."""
        self.number = game.rounds(position.table)
        self.kept = position.copy()
        self.told = 0

    def look(self, position: Position[Any]) -> None:
        number = self.game.rounds(position.table)
        if number != self.number:
            self.turns.append(Turn(number, self.told, self.kept))
            self.number = number
        self.kept, self.told = position.copy(), len(position.table.sink or ())

    def taken(self, position: Position[Any]) -> list[Turn]:
        """All rounds that have begun since this was last asked."""
        self.look(position)
        turns, self.turns, self.told = self.turns, [], 0
        return turns
