"""Energy gained and lost."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.effects.effect import Doing, perform
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import GainEnergy


class Energy(Doing):
    """V30: Energy for a character, or for all; or from whoever has most. Who cannot pay pays what there is."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        some = [self.character]
        if row.who == "each":
            some = castle.order()
        elif row.who == "richest":
            most = max(castle.energy)
            if most == 0:
                return perform(castle, row.otherwise, self.character, self.foe)
            some = [character for character in castle.order() if castle.energy[character] == most][:1]
        if row.n > 0:
            return tuple([GainEnergy(character, row.n) for character in some])
        for character in some:
            lost = min(castle.energy[character], -row.n)
            castle.energy[character] -= lost
            if castle.sink is not None and lost:
                values = person(castle, character)
                values["energy"] = lost
                castle.tell("loses-energy", values)
        return ()
