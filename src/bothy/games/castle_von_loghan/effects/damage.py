"""Damage of the attacking character."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.damage import DamageOn, place_tokens
from bothy.games.castle_von_loghan.combat.enemies import standing
from bothy.games.castle_von_loghan.combat.equipped import trait_held, types_held
from bothy.games.castle_von_loghan.content.rows import RANGED
from bothy.games.castle_von_loghan.effects.effect import Doing
from bothy.games.castle_von_loghan.table import Castle, Steps


class Damage(Doing):
    """V45: Damage of the attacking character."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        character = self.character
        living = standing(castle)
        seat = castle.keeper(character)
        if row.word == "choice":
            if not living:
                return ()
            if len(living) == 1:
                return place_tokens(castle, living[0], character, row.n)
            return (DamageOn(seat, character, row.n, 0),)
        anywhere = row.word == "ranged" and types_held(castle, character) & RANGED
        if castle.thrown < trait_held(castle, character, "throw") and castle.strikes == 0:
            anywhere = 1
            castle.thrown += row.n
        others = [foe for foe in living if foe != castle.target]
        if anywhere and others:
            return (DamageOn(seat, character, row.n, 1),)
        castle.strikes += row.n
        return ()
