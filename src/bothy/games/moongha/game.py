"""Moongha Invaders as the package finds it."""

from __future__ import annotations

from bothy.games.moongha import boxes, cities, monsters, units
from bothy.games.moongha.attacking import KiddooMayJoin
from bothy.games.moongha.board.drawing import draw
from bothy.games.moongha.board.figures import figures
from bothy.games.moongha.bot.knack import choose
from bothy.games.moongha.bot.outlook import outlook
from bothy.games.moongha.bot.tricks import TRICKS, trick
from bothy.games.moongha.box import RULES_VERSION, EarthBox
from bothy.games.moongha.cities import BLACK, CITIES, COLOURS, EATEN, EVERY_CITY
from bothy.games.moongha.combat import Casualty
from bothy.games.moongha.content.reading import box, load
from bothy.games.moongha.heroes import SlayDrakoor
from bothy.games.moongha.monsters import EVERY_KIND, KINDS, SLOT_KIND, SLOTS
from bothy.games.moongha.reasons import reasons
from bothy.games.moongha.scene import EarthLanguage
from bothy.games.moongha.scoring import drakoor_points, razing_points, secret_points, tie_break, trophy_points
from bothy.games.moongha.setting_up import SetUp
from bothy.games.moongha.supply import Recycle
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import EVERY_UNIT, HUMANS, UNIT_NAMES, UNITS
from bothy.games.moongha.upgrading import upgraded
from bothy.kernel import Box, Choice, Event, Game, Message, Option, Reason, Result, Sight, Step, TieBreak
from bothy.kernel.game import Say
from bothy.kit.constants import named


class MoonghaInvaders(Game[Earth]):
    def __init__(self) -> None:
        a_bomb = Option("a-bomb", ("each", "one-roll"), "M41", since=2, formerly="one-roll")
        super().__init__("moongha", "Moongha Invaders", (3, 4), RULES_VERSION, Earth, [a_bomb])
        self.language = EarthLanguage()

    def box(self, seats: int, options: dict[str, str], pack: str) -> EarthBox:
        return box(seats, tuple(options.items()), pack)

    def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
        return upgraded(data)

    def check_pack(self, pack: str, name: str) -> None:
        load(pack, name)

    def opening(self, box: Box) -> Step[Earth]:
        return SetUp()

    def result(self, earth: Earth) -> Result:
        """M52: most points win; then ties are broken three times, and whoever still ties shares the win."""
        labels = [
            Message("moongha-tie-cities"),
            Message("moongha-tie-monsters"),
            Message("moongha-tie-cubes"),
        ]
        figures = [tie_break(earth, seat) for seat in range(earth.box.seats)]
        breaks = [TieBreak(label, [own[place] for own in figures]) for place, label in enumerate(labels)]
        return Result.ranked(earth.scores, breaks)

    def account(self, earth: Earth, events: list[Event]) -> list[tuple[Message, list[int]]]:
        seats = range(earth.box.seats)
        return [
            (Message("moongha-account-razing"), [razing_points(earth, seat) for seat in seats]),
            (Message("moongha-account-counters"), [secret_points(earth, seat) for seat in seats]),
            (Message("moongha-account-drakoors"), [drakoor_points(earth, seat) for seat in seats]),
            (Message("moongha-account-trophies"), [trophy_points(earth, seat) for seat in seats]),
        ]

    def rounds(self, earth: Earth) -> int:
        return earth.turn

    def bound(self, box: Box) -> int:
        """Between two actions that take something all other seats may pass or cash a token, so a turn has at most as
        many moves as there is to take, and one lap more, times the seats. A move takes fewer than 200 answers and
        outcomes: four Bloobs each strike once through all the humans of a city, or a hero looks for 52 monsters.
        """
        assert isinstance(box, EarthBox)
        moves = box.orange
        for turn in range(1, box.turns + 1):
            moves += box.orange + box.white_at[turn] + box.purple + 2 + box.dice_at[turn] + 1
        return 20 + 10 * box.turns + moves * box.seats * 200

    def conserved(self, earth: Earth) -> dict[str, int]:
        """Counters and cubes neither come nor go, and masks say what places say."""
        seats = earth.box.seats
        counts: dict[str, int] = {}
        for unit in EVERY_UNIT:
            in_cities = sum(earth.humans[unit::HUMANS]) if unit < HUMANS else 0
            counts[UNIT_NAMES[unit]] = earth.stock[unit] + sum(earth.waiting[unit::UNITS]) + in_cities
        for seat in range(seats):
            counts[f"cubes of {seat}"] = earth.left[seat] + sum(earth.cubes[seat::COLOURS])
        for city in EVERY_CITY:
            mine = earth.counters[city::CITIES] + earth.opened[city::CITIES]
            counts[f"counters of city {city}"] = earth.bag[city] + sum(mine)
        standing = 0
        eaten = [0] * KINDS
        for monster, place in enumerate(earth.places):
            if place >= 0:
                standing |= 1 << monster
            elif place == EATEN:
                eaten[SLOT_KIND[monster % SLOTS]] += 1
        counts["monsters standing otherwise"] = standing ^ earth.board
        counts["hidden monsters off the board"] = earth.hidden & ~standing
        counts["wounds off the board"] = sum(
            [wounds for monster, wounds in enumerate(earth.wounds) if not standing >> monster & 1]
        )
        for kind in EVERY_KIND:
            counts[f"eaten and not in a box, kind {kind}"] = eaten[kind] - sum(earth.trophies[kind::KINDS])
        counts["cubes beyond eight in a city"] = sum([max(earth.damage(city) - 8, 0) for city in EVERY_CITY])
        counts["cubes of nobody"] = sum(earth.cubes[BLACK - 1 :: COLOURS]) if seats < BLACK else 0
        counts["counters held otherwise"] = sum(earth.counters) - sum(earth.held)
        return counts

    def knack(self, sight: Sight[Earth], choices: list[Choice], level: str, seed: int) -> Choice:
        return choose(sight, choices, level, seed)

    def levels(self) -> list[str]:
        return ["gentle", "sharp"]

    def tricks(self) -> list[str]:
        return TRICKS

    def trick(self, sight: Sight[Earth], choices: list[Choice], name: str, seed: int) -> Choice:
        return trick(sight, choices, name, seed)

    def outlook(self, earth: Earth) -> list[float]:
        return outlook(earth)

    def pondering(self, step: Step[Earth]) -> float:
        """Who falls, who joins in and what is taken from where is soon said."""
        return 0.25 if isinstance(step, (Casualty, KiddooMayJoin, SlayDrakoor, Recycle)) else 1.0

    def reasons(self, sight: Sight[Earth], choice: Choice) -> list[Reason]:
        return reasons(sight, choice)

    def figures(self, sight: Sight[Earth]) -> dict[str, object]:
        return figures(sight)

    def constants(self) -> dict[str, object]:
        return {
            **named(cities, "CITY_KEYS COLOURS BLACK IN_BOX EATEN"),
            **named(monsters, "KIND_NAMES SLOT_KIND SLOTS"),
            **named(units, "UNIT_NAMES HUMANS"),
            **named(boxes, "BOX_NAMES"),
        }

    def draw(self, sight: Sight[Earth], say: Say) -> str:
        return draw(sight, say)
