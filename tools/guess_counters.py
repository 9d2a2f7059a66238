"""How well Moongha's secret cities can be guessed from where monsters come up: `python tools/guess_counters.py knack`.

A guesser looks at the cities of a seat's builds in the first two turns. For each city it knows how often the seat built
there, and how often it passed the city over for one that is listed later, though nobody stood there. From half of the
games it learns how often such a city's counter was held; in the other half it names the likeliest city of each seat.
Chance is what naming any city would do.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.seated import Bots
from bothy.bots.series import luck_of
from bothy.games import find
from bothy.games.moongha.choices import PickCity
from bothy.games.moongha.cities import CITIES, EVERY_CITY
from bothy.games.moongha.creating import GrowBloob, PlaceBloob, PlaceMonster
from bothy.games.moongha.monsters import DRAKOOR
from bothy.kernel import Choice, Seat, Sight

TURNS = 2
Trait = tuple[int, int, int]
"""How often a seat has built Drakoors in a city, how often other monsters, and how often it has passed it over."""


class Builder(Bot):
    """A bot whose builds are looked at."""

    def __init__(self, player: Bot) -> None:
        super().__init__(player.name)
        self.player = player
        self.lurking, self.built, self.passed = [0] * CITIES, [0] * CITIES, [0] * CITIES

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        choice = self.player.choose(sight, choices, seed)
        step, earth = sight.agenda[-1], sight.table
        builds = isinstance(step, PlaceMonster | PlaceBloob | GrowBloob) and earth.turn <= TURNS
        if builds and isinstance(choice, PickCity):
            drakoor = isinstance(step, PlaceMonster) and step.kind == DRAKOOR
            (self.lurking if drakoor else self.built)[choice.city] += 1
            for city in range(choice.city):
                self.passed[city] += not drakoor and not earth.monsters_in(city)
        return choice

    def traits(self) -> list[Trait]:
        return [
            (min(self.lurking[city], 1), min(self.built[city], 2), min(self.passed[city], 2)) for city in EVERY_CITY
        ]


def watched(name: str, seats: int, number: int) -> list[tuple[list[Trait], set[int]]]:
    """For each seat of a game what was seen of it, and which counters it held."""
    game = find("moongha")
    builders = [Builder(bot(name, game)) for _ in range(seats)]
    position = game.new(seats)
    Bots(position, builders).play(luck_of(7, number))
    return [(builder.traits(), held_by(position.table, seat)) for seat, builder in enumerate(builders)]


def held_by(earth: Any, seat: Seat) -> set[int]:
    return {city for city in EVERY_CITY if earth.opened[seat * CITIES + city]}


def guessed(name: str, seats: int, games: int) -> tuple[float, float, int]:
    """How often a guess was right, how often it would be by chance, and how many there were."""
    seen: Counter[Trait] = Counter()
    held: Counter[Trait] = Counter()
    for number in range(games // 2):
        for traits, counters in watched(name, seats, number):
            seen.update(traits)
            held.update([trait for city, trait in enumerate(traits) if city in counters])
    right = guesses = 0
    chance = 0.0
    for number in range(games // 2, games):
        for traits, counters in watched(name, seats, number):
            best = max(range(CITIES), key=lambda city: (held[traits[city]] + 1) / (seen[traits[city]] + CITIES / 2))
            guesses += 1
            right += best in counters
            chance += len(counters) / CITIES
    return right / guesses, chance / guesses, guesses


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="guess_counters.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bot", nargs="?", default="knack")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args(arguments)
    right, chance, guesses = guessed(given.bot, given.seats, given.games)
    print(f"{given.bot}, {given.seats} seats: of {guesses} guesses {right:.1%} were right, by chance {chance:.1%}")


if __name__ == "__main__":
    main()
