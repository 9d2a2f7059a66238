"""Half of what another receives."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import add_energy


class Syphon(Doing):
    """V04: half of what another receives, rounded up."""

    def play(self, castle: Castle) -> Steps:
        energy = (castle.gift + 1) // 2
        castle.gift = 0
        add_energy(castle, self.character, energy)
        if castle.sink is not None:
            values = person(castle, self.character)
            values["energy"] = energy
            castle.tell("syphons", values)
        return ()
