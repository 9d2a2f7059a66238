"""Damage of the attacking character."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.combat.damage import DamageOn, place_tokens
from bothy.games.castle_von_loghan.combat.enemies import standing
from bothy.games.castle_von_loghan.combat.equipped import trait_held, types_held
from bothy.games.castle_von_loghan.content.fields import COUNT, Said, Says, one_of
from bothy.games.castle_von_loghan.content.rows import RANGED
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.table import Castle, Steps


class Damage(Effect):
    """V45: Damage of the attacking character."""

    do: ClassVar[str] = "damage"
    says: ClassVar[Says] = {"n": COUNT, "anywhere": one_of(["", "ranged", "choice"], "")}
    dear: ClassVar[float] = 0.8

    def read(self, said: Said) -> None:
        super().read(said)
        self.anywhere: str = said["anywhere"]
        """With a weapon of this type, or always, it may go on any enemy."""

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        living = standing(castle)
        seat = castle.keeper(character)
        if self.anywhere == "choice":
            if not living:
                return ()
            if len(living) == 1:
                return place_tokens(castle, living[0], character, self.n)
            return (DamageOn(seat, character, self.n, 0),)
        anywhere = self.anywhere == "ranged" and types_held(castle, character) & RANGED
        if castle.thrown < trait_held(castle, character, "throw") and castle.strikes == 0:
            anywhere = 1
            castle.thrown += self.n
        others = [foe for foe in living if foe != castle.target]
        if anywhere and others:
            return (DamageOn(seat, character, self.n, 1),)
        castle.strikes += self.n
        return ()

    def damage(self) -> int:
        return self.n
