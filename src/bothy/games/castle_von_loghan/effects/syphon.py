"""Half of what another receives."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import add_energy


class Syphon(Effect):
    """V04: half of what another receives, rounded up."""

    do: ClassVar[str] = "syphon"

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        energy = (castle.gift + 1) // 2
        castle.gift = 0
        add_energy(castle, character, energy)
        if castle.sink is not None:
            values = person(castle, character)
            values["energy"] = energy
            castle.tell("syphons", values)
        return ()

    def worth_owning(self) -> float:
        return 0.6
