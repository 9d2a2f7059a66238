"""Energy to divide."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.choices import TO, To
from bothy.games.castle_von_loghan.content.fields import COUNT, Says
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import GainEnergy
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class ShareEnergy(Effect):
    """V30: Energy that the group divides among all, sphere by sphere."""

    do: ClassVar[str] = "share-energy"
    says: ClassVar[Says] = {"n": COUNT}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return (GiveSphere(castle.keeper(character), character, self.n, (0,) * castle.castle_box.characters),)

    def worth_owning(self) -> float:
        return 0.3 * self.n

    def wanted(self, castle: Castle, spare: int) -> bool:
        return True

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return not skill


class GiveSphere(Asked):
    """V30: who gets the next sphere."""

    left: int
    given: tuple[int, ...]

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TO[character] for character in range(castle.castle_box.characters)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, To)
        given = list(self.given)
        given[choice.character] += 1
        if self.left > 1:
            return (GiveSphere(self.seat, self.character, self.left - 1, tuple(given)),)
        return tuple([GainEnergy(character, energy) for character, energy in enumerate(given) if energy])
