"""The end of a fight: Energy and Clarity for what was defeated."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.combat.enemies import foe_colour, tokens_of
from bothy.games.castle_von_loghan.content.rows import BLUE, VIOLET
from bothy.games.castle_von_loghan.event.story import read_if
from bothy.games.castle_von_loghan.passages import Passage, Showing
from bothy.games.castle_von_loghan.reward.phase import RewardPhase
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import REWARD
from bothy.games.castle_von_loghan.tracks import GainEnergy, change_clarity

ENERGY_FOR: Final = [1, 1, 2, 3]
"""Energy for each defeated enemy, by its colour."""
CLARITY_FOR: Final = 2
"""Clarity for the group, once for each colour but green."""


class Spoils(Showing):
    """V54: who has dealt Damage gets Energy for every defeated enemy; the group gains Clarity for some colours."""

    def play(self, castle: Castle) -> Steps:
        if not castle.foes:
            return ()
        castle.fight = 0
        castle.phase = REWARD
        colours = [foe_colour(castle, foe) for foe in castle.fallen]
        energy = sum([ENERGY_FOR[colour] for colour in colours])
        castle.beaten += len(castle.fallen)
        steps: Steps = ()
        for character in castle.order():
            castle.piles[character] = tokens_of(castle, character)
            if castle.piles[character] > 0:
                steps += (GainEnergy(character, energy),)
        clear = len({colour for colour in colours if colour >= BLUE})
        if clear:
            steps += change_clarity(castle, CLARITY_FOR * clear)
        if VIOLET in colours:
            told = read_if(castle, "victory")
            if told:
                return *steps, PutEnemiesAway(), *told
        if any(castle.foes[foe] % 2 for foe in castle.fallen):
            steps += (RewardPhase(),)
        return *steps, PutEnemiesAway()


class PutEnemiesAway(Passage):
    """V06: defeated enemies go on their discard piles."""

    def play(self, castle: Castle) -> Steps:
        for foe in castle.foes:
            if foe >= 0:
                castle.enemy_discards[foe] += 1
        castle.foes = []
        castle.foe_health = []
        castle.wounds = []
        castle.stunned = 0
        castle.foe_used = 0
        castle.fallen = []
        castle.piles = [0] * castle.castle_box.characters
        return ()
