"""What lies in the box of Moongha Invaders: monsters, map, turn track and counters."""

from __future__ import annotations

from typing import Final

from bothy.games.moongha.choices import CITY, VOCABULARY
from bothy.games.moongha.cities import CITIES, EVERY_CITY, City
from bothy.games.moongha.monsters import EVERY_KIND
from bothy.kernel import Box, Choice

RULES_VERSION: Final = 2


class EarthBox(Box):
    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        pack: str,
        cost: list[int],
        move: list[int],
        strength: list[int],
        capacity: list[int],
        razes: list[bool],
        counters: list[int],
        city_words: list[str],
        roads: list[list[City]],
        white_at: list[int],
        dice_at: list[int],
        turns: int,
        orange: int,
        purple: int,
        secrets: int,
        units: list[int],
    ) -> None:
        super().__init__("moongha", RULES_VERSION, seats, options, pack, VOCABULARY)
        self.cost = cost
        """The orange tokens that create a monster of each kind; Bloobs and Drakoors have rules of their own."""
        self.move = move
        """Along how many connections each kind may move."""
        self.strength = strength
        """The dice of each kind for an attack token expended."""
        self.capacity = capacity
        """How much damage destroys each kind."""
        self.razes = razes
        """Which kinds can attack a city."""
        self.counters = counters
        """How many counters of each kind a seat has."""
        self.city_words = city_words
        """The name of each city: its key, or what a pack calls it."""
        self.roads = roads
        """The cities connected to each city."""
        self.white_at = white_at
        """White tokens of each turn; the first turn is 1."""
        self.dice_at = dice_at
        """Supply dice of each turn."""
        self.turns = turns
        """After so many turns the game is over."""
        self.orange = orange
        """Orange tokens of a turn; twice as many in the first."""
        self.purple = purple
        """Purple tokens of a turn."""
        self.secrets = secrets
        """City counters that each seat draws."""
        self.units = units
        """How many heroes and military counters of each kind there are."""
        self.one_blast = options["a-bomb"] == "one-roll"
        """Whether one roll of the A bomb serves for all monsters of a city (Ruling 2)."""
        self.distance = distances(roads)
        """Connections between any two cities, twelve to a city."""
        self.ways: list[list[Choice]] = []
        """Where a kind may go from a city, as choices: twelve entries to a kind."""
        for kind in EVERY_KIND:
            for city in EVERY_CITY:
                near = [goal for goal in EVERY_CITY if 0 < self.distance[city * CITIES + goal] <= move[kind]]
                self.ways.append([CITY[goal] for goal in near])


def distances(roads: list[list[City]]) -> list[int]:
    """The shortest way between any two cities; 99 where there is none."""
    far = [99] * (CITIES * CITIES)
    for start in EVERY_CITY:
        far[start * CITIES + start] = 0
        edge = [start]
        while edge:
            following: list[City] = []
            for city in edge:
                for goal in roads[city]:
                    if far[start * CITIES + goal] == 99:
                        far[start * CITIES + goal] = far[start * CITIES + city] + 1
                        following.append(goal)
            edge = following
    return far
