"""Enemies that lie in wait, and go."""

from __future__ import annotations

from bothy.games.castle_von_loghan.alert.summoning import lurk
from bothy.games.castle_von_loghan.board.labels import colour_name
from bothy.games.castle_von_loghan.content.rows import VIOLET
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Lurk(Doing):
    """V30: enemies lie in wait, unseen."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        lurk(castle, row.colour, row.n)
        return ()


class ClearLurking(Doing):
    """V30: lurking enemies, of one colour or of all, go back."""

    def play(self, castle: Castle) -> Steps:
        colour = self.row(castle).colour
        for some in range(VIOLET):
            if colour in (some, -1) and castle.lurking[some]:
                castle.lurking[some] = 0
                if castle.sink is not None:
                    castle.tell("no-more-lurking", {"colour": colour_name(some)})
        return ()
