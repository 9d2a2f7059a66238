"""What bots do with what a game offers: `python tools/habits.py moongha --bot knack:sharp --games 200`.

In Moongha Invaders: how often a game each monster comes up, monsters hide and are healed, and own secret cities are
struck. In Merlouf: how first placements are spread over the rooms, and how often words turn out false; with traps, how
many plans are made, agreed on, kept, betrayed and sprung. All seats are taken by the same bot.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.seated import Bots
from bothy.bots.series import luck_of
from bothy.games import find
from bothy.games.merlouf.choices import Send
from bothy.games.merlouf.night import PlaceGnomes
from bothy.games.merlouf.rooms import ROOM_NAMES
from bothy.games.moongha.attacking import Aim
from bothy.games.moongha.choices import HIDE, THE_CITY, Heal, PickCity
from bothy.games.moongha.cities import CITIES, CITY_HOLDS
from bothy.games.moongha.creating import GrowBloob, PlaceBloob, PlaceMonster
from bothy.games.moongha.monsters import BLOOB, KIND_NAMES
from bothy.kernel import Choice, Event, Sight

Seen = Callable[[Sight[Any], Choice], str]
TOLD = {
    "merlouf-plans": "traps planned",
    "merlouf-agrees": "traps agreed on",
    "merlouf-is-elsewhere": "traps: not all there, or Merlin elsewhere",
    "merlouf-keeps-down": "traps: cards kept down",
    "merlouf-trap-fails": "traps failed",
    "merlouf-traps-merlin": "partners who trapped Merlin",
    "merlouf-kept-word": "words found true",
    "merlouf-lied": "words found false",
}
"""What is counted of what is told."""


def moongha(sight: Sight[Any], choice: Choice) -> str:
    """What an answer is counted as in Moongha Invaders; empty for nothing."""
    step, earth = sight.agenda[-1], sight.table
    if isinstance(step, PlaceMonster):
        return f"built {KIND_NAMES[step.kind]}"
    if isinstance(step, PlaceBloob | GrowBloob) and isinstance(choice, PickCity):
        return f"built {KIND_NAMES[BLOOB]}"
    if isinstance(choice, Heal):
        return "healed"
    if isinstance(step, Aim) and choice is THE_CITY:
        city = earth.places[step.monster]
        own = earth.counters[sight.viewer * CITIES + city] > 0 and earth.damage(city) < CITY_HOLDS
        return "struck an own secret city" if own else "struck a city"
    return "hid" if choice is HIDE else ""


def merlouf(sight: Sight[Any], choice: Choice) -> str:
    """What an answer is counted as in Merlouf."""
    if isinstance(sight.agenda[-1], PlaceGnomes) and isinstance(choice, Send) and sight.table.part == 1:
        return f"first in {ROOM_NAMES[choice.room]}"
    return ""


WATCHED: dict[str, Seen] = {"moongha": moongha, "merlouf": merlouf}


class Watched(Bot):
    """A bot whose answers are counted."""

    def __init__(self, player: Bot, seen: Seen, counts: Counter[str]) -> None:
        super().__init__(player.name)
        self.player = player
        self.seen = seen
        self.counts = counts

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        choice = self.player.choose(sight, choices, seed)
        what = self.seen(sight, choice)
        if what:
            self.counts[what] += 1
        return choice


def counted(key: str, name: str, seats: int, options: dict[str, str], games: int) -> Counter[str]:
    """What was done in so many games of one bot in all seats."""
    game, counts = find(key), Counter[str]()
    for number in range(games):
        position = game.new(seats, options)
        events: list[Event] = []
        position.table.sink = events
        Bots(position, [Watched(bot(name, game), WATCHED[key], counts) for _ in range(seats)]).play(luck_of(0, number))
        counts.update([TOLD[event.message.id] for event in events if event.message.id in TOLD])
    return counts


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="habits.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=list(WATCHED))
    parser.add_argument("--bot", default="knack:sharp")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    options = dict(text.split("=", 1) for text in given.option)
    counts = counted(given.game, given.bot, given.seats, options, given.games)
    for what in sorted(counts):
        print(f"{what:<44} {counts[what] / given.games:8.2f} a game")


if __name__ == "__main__":
    main()
