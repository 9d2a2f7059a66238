"""Health, Clarity and Energy: gained, lost, and the last of it."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.box import CLARITY, HEALTH, MOST_ENERGY
from bothy.games.castle_von_loghan.choices import ON_BIG_GAIN, ON_GAIN, ON_LAST_HEALTH, Values
from bothy.games.castle_von_loghan.content.rows import AT_LAST_HEALTH, AT_OTHERS_GAIN
from bothy.games.castle_von_loghan.passages import Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import LOST, SCORED
from bothy.games.castle_von_loghan.treasures.using import react

BIG_GAIN: Final = 4
"""From here on Energy that another receives is much."""


def add_energy(castle: Castle, character: int, energy: int) -> None:
    castle.energy[character] = max(0, min(MOST_ENERGY, castle.energy[character] + energy))


def changed(change: int, track: str, now: int) -> Values:
    """A change of Health or Clarity as it is told: what it really was, by how much, and what there is now."""
    how = "gains" if change > 0 else "loses" if change < 0 else "full"
    return {"how": how, "change": change, "by": abs(change), track: now}


def change_health(castle: Castle, health: int) -> Steps:
    """The group gains or loses Health; at nothing it has lost, unless something saves it."""
    before = castle.health
    castle.health = min(HEALTH, castle.health + health)
    if castle.sink is not None and health:
        castle.tell("health-changes", changed(castle.health - before, "health", max(castle.health, 0)))
    return (LastHealth(),) if castle.health <= 0 else ()


def change_clarity(castle: Castle, clarity: int) -> Steps:
    """Clarity gained or lost; what there is not of it is lost in Health."""
    if clarity >= 0:
        before = castle.clarity
        castle.clarity = min(CLARITY, castle.clarity + clarity)
        if castle.sink is not None and clarity:
            castle.tell("clarity-changes", changed(castle.clarity - before, "clarity", castle.clarity))
        return ()
    lost = min(-clarity, castle.clarity)
    castle.clarity -= lost
    if castle.sink is not None and lost:
        castle.tell("clarity-changes", changed(-lost, "clarity", castle.clarity))
    return change_health(castle, clarity + lost) if -clarity > lost else ()


class LastHealth(Showing):
    """V12: with no Health left the game is lost, unless a treasure saves the group whose owner has ordered it."""

    def play(self, castle: Castle) -> Steps:
        if castle.health > 0:
            return ()
        for character in castle.order():
            if castle.orders[character] >> ON_LAST_HEALTH & 1:
                steps = react(castle, character, AT_LAST_HEALTH)
                if steps:
                    return *steps, LastHealth()
        castle.health = 0
        box = castle.castle_box
        castle.ending = SCORED if not box.story_mode and box.scored_at_zero else LOST
        if castle.sink is not None:
            castle.tell("no-health", {"how": "scored" if castle.ending == SCORED else "lost"})
        return ()


class GainEnergy(Showing):
    """V04: a character receives Energy Spheres, and who has ordered it draws from it."""

    character: int
    energy: int

    def play(self, castle: Castle) -> Steps:
        add_energy(castle, self.character, self.energy)
        if castle.sink is not None:
            values = person(castle, self.character, energy=self.energy, now=castle.energy[self.character])
            castle.tell("gains-energy", values, "energy", "supply", f"character:{self.character}")
        return draw_from(castle, self.character, self.energy) if self.energy > 0 else ()


class DrawFrom(Showing):
    """V04: whoever else has ordered it draws from the same Energy too."""

    character: int
    energy: int

    def play(self, castle: Castle) -> Steps:
        return draw_from(castle, self.character, self.energy)


def draw_from(castle: Castle, character: int, energy: int) -> Steps:
    """V04: the next who has ordered it draws from Energy that a character receives."""
    for other in castle.order():
        orders = castle.orders[other]
        if other != character and (orders >> ON_GAIN & 1 or (orders >> ON_BIG_GAIN & 1 and energy >= BIG_GAIN)):
            steps = react(castle, other, AT_OTHERS_GAIN)
            if steps:
                castle.gift = energy
                return *steps, DrawFrom(character, energy)
    castle.gift = 0
    return ()
