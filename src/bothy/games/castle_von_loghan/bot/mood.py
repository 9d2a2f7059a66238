"""What Health, Clarity and fights are worth to a seasoned player."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.box import CLARITY, HEALTH
from bothy.games.castle_von_loghan.table import Castle

FIGHT: Final = [1.0, 2.2, 4.5, 6.0]
"""What a fight with Enemies of each colour may cost in Health."""
POINT: Final = 2.0
"""What a Data Point is worth, against a Health."""


class Mood:
    """The tracks as they may be after others have chosen."""

    def __init__(self, health: int, clarity: int, story: bool) -> None:
        self.health = health
        self.clarity = clarity
        self.story = story

    def health_worth(self, change: int) -> float:
        """What a change of Health is worth; each point the more, the fewer there are."""
        worth = 0.0
        health = self.health
        for _ in range(abs(change)):
            if change > 0:
                if health >= HEALTH:
                    break
                worth += point_of_health(health + 1)
                health += 1
            else:
                worth -= point_of_health(health)
                health -= 1
        return worth

    def clarity_worth(self, change: int) -> float:
        worth = 0.0
        clarity = self.clarity
        for _ in range(abs(change)):
            if change > 0:
                if clarity >= CLARITY:
                    break
                worth += 0.7 if clarity >= 4 else 1.1
                clarity += 1
            elif clarity > 0:
                worth -= 0.7 if clarity > 4 else 1.1
                clarity -= 1
            else:
                worth -= point_of_health(self.health)
        return worth

    def change(self, health: int, clarity: int) -> None:
        self.health = min(HEALTH, self.health + health)
        left = self.clarity + clarity
        if left < 0:
            self.health += left
        self.clarity = max(0, min(CLARITY, left))


def point_of_health(health: int) -> float:
    """What the point of Health that makes it so many is worth."""
    if health <= 3:
        return 6.0
    if health <= 6:
        return 2.5
    if health <= 9:
        return 1.6
    return 1.0


def mood(castle: Castle) -> Mood:
    return Mood(castle.health, castle.clarity, castle.castle_box.story_mode)


def mean_danger(mood: Mood) -> float:
    """How much a fight matters, with the Health there is."""
    return 1.0 if mood.health > 9 else 1.6 if mood.health > 6 else 2.5
