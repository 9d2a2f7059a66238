"""A good start into a fight, and a bad one."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Initiative(Doing):
    """V38: Initiative in the next combat, or in the last."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        mask = (1 << castle.castle_box.characters) - 1 if row.who == "each" else 1 << self.character
        if row.word == "last":
            castle.last_initiative |= mask
        else:
            castle.initiative |= mask
        if castle.sink is not None:
            values = person(castle, self.character)
            values["who"] = row.who
            castle.tell("has-initiative", values)
        return ()


class Overwhelmed(Doing):
    """V38: Overwhelmed in the next combat."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        castle.overwhelmed |= (1 << castle.castle_box.characters) - 1 if row.who == "each" else 1 << self.character
        if castle.sink is not None:
            values = person(castle, self.character)
            values["who"] = row.who
            castle.tell("is-overwhelmed", values)
        return ()
