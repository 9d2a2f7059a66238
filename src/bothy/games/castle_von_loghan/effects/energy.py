"""Energy: gained, lost, divided and drawn off."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.bot.mood import POINT, Mood
from bothy.games.castle_von_loghan.choices import TO, To
from bothy.games.castle_von_loghan.content.fields import COUNT, EFFECTS, SIGNED, Says, one_of
from bothy.games.castle_von_loghan.effects.effect import Effect, most_of, perform
from bothy.games.castle_von_loghan.passages import Asked
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import GainEnergy, add_energy
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class Energy(Effect):
    """V30: Energy for a character, or for all; or from whoever has most. Who cannot pay pays what there is."""

    do: ClassVar[str] = "energy"
    says: ClassVar[Says] = {"n": SIGNED, "who": one_of(["you", "each", "richest"], "you"), "otherwise": EFFECTS}

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        some = [character]
        if self.who == "each":
            some = castle.order()
        elif self.who == "richest":
            if max(castle.energy) == 0:
                return perform(self.otherwise, character, foe)
            some = most_of(castle.order(), castle.energy)
        if self.n > 0:
            return tuple([GainEnergy(character, self.n) for character in some])
        for character in some:
            lost = min(castle.energy[character], -self.n)
            castle.energy[character] -= lost
            if castle.sink is not None and lost:
                values = person(castle, character, energy=lost, now=castle.energy[character])
                castle.tell("loses-energy", values)
        return ()

    def instead(self, castle: Castle, foe: int) -> list[Effect] | None:
        """Something else follows if nobody has any to lose."""
        return self.otherwise if self.who == "richest" and max(castle.energy) == 0 else None

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        gain = self.n if self.n > 0 else -min(castle.energy[character], -self.n)
        return gain * ((0.35 if castle.energy[character] < 10 else 0.15) if mood.story else POINT / 5)

    def worth_owning(self) -> float:
        return 0.3 * self.n

    def wanted(self, castle: Castle, spare: int) -> bool:
        return castle.castle_box.story_mode or self.who != "each"

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        return not skill and self.who != "each"


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


class Syphon(Effect):
    """V04: half of what another receives, rounded up."""

    do: ClassVar[str] = "syphon"
    dear: ClassVar[float] = 0.6

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        energy = (castle.gift + 1) // 2
        add_energy(castle, character, energy)
        if castle.sink is not None:
            castle.tell("syphons", person(castle, character, energy=energy, now=castle.energy[character]))
        return ()
