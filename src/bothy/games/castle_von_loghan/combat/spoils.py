"""The end of a fight: Energy and Clarity for what was defeated."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.combat.enemies import foe_colour, tokens_of
from bothy.games.castle_von_loghan.content.rows import BLUE
from bothy.games.castle_von_loghan.passages import Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.tracks import GainEnergy, change_clarity

ENERGY_FOR: Final = [1, 1, 2, 3]
"""Energy for each defeated enemy, by its colour."""
CLARITY_FOR: Final = 2
"""Clarity for the group, once for each colour but green."""


class Spoils(Showing):
    """V54: who has dealt Damage gets Energy for every defeated enemy; the group gains Clarity for some colours."""

    def play(self, castle: Castle) -> Steps:
        castle.fight = 0
        colours = [foe_colour(castle, foe) for foe in castle.fallen]
        energy = sum([ENERGY_FOR[colour] for colour in colours])
        castle.beaten += len(castle.fallen)
        steps: Steps = ()
        for character in castle.order():
            castle.piles[character] = tokens_of(castle, character)
            if castle.piles[character] > 0:
                steps += (GainEnergy(character, energy),)
        clear = len({colour for colour in colours if colour >= BLUE})
        return *steps, *change_clarity(castle, CLARITY_FOR * clear)
