"""Castle von Loghan as the package finds it."""

from __future__ import annotations

from bothy.games.castle_von_loghan import choices, terms
from bothy.games.castle_von_loghan.board.drawing import draw
from bothy.games.castle_von_loghan.board.figures import figures
from bothy.games.castle_von_loghan.bot.knack import choose
from bothy.games.castle_von_loghan.bot.minds import TEMPERS
from bothy.games.castle_von_loghan.bot.outlook import outlook
from bothy.games.castle_von_loghan.bot.tricks import TRICKS, trick
from bothy.games.castle_von_loghan.box import ROUNDS, RULES_VERSION, CastleBox
from bothy.games.castle_von_loghan.content import rows
from bothy.games.castle_von_loghan.content.reading import box, load
from bothy.games.castle_von_loghan.content.rows import EnemyCard
from bothy.games.castle_von_loghan.exploration.data_points import data_lines, data_points
from bothy.games.castle_von_loghan.reasons import reasons
from bothy.games.castle_von_loghan.scene import CastleLanguage
from bothy.games.castle_von_loghan.setting_up import SetUp
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import SCORED, WON
from bothy.games.castle_von_loghan.upgrading import lingered, upgraded
from bothy.kernel.game import Game, Option, Say
from bothy.kernel.message import Event, Message
from bothy.kernel.notation import Choice
from bothy.kernel.reason import Reason
from bothy.kernel.result import Result
from bothy.kernel.sight import Sight
from bothy.kernel.step import Step
from bothy.kernel.table import Box
from bothy.kit.constants import named

OPTIONS = [
    Option("mode", ("story", "exploration"), "V01"),
    Option("board", ("past", "anomaly", "future"), "V73"),
    Option("characters", ("three", "four", "five", "six"), "V78"),
    Option("difficulty", ("normal", "easy", "hard"), "V85"),
    Option("at-zero", ("lost", "scored"), "V12"),
    Option("trophies", ("loot", "always"), "V59", since=3, formerly="loot"),
    Option("story", ("eighteenth", "twelve"), "V08", since=4, formerly="twelve"),
    Option("printing", ("second", "first"), "V85", since=5, formerly="first"),
]


STORIES, PRINTINGS = OPTIONS[-2].values, OPTIONS[-1].values
"""The stories of the box, and the printings of their numbers: a pack must go with all of them."""


class CastleVonLoghan(Game[Castle]):
    def __init__(self) -> None:
        super().__init__("castle-von-loghan", "Castle von Loghan", (1, 6), RULES_VERSION, Castle, OPTIONS)
        self.language = CastleLanguage()

    def box(self, seats: int, options: dict[str, str], pack: str) -> CastleBox:
        return box(seats, tuple(options.items()), pack)

    def check_pack(self, pack: str, name: str) -> None:
        for story in STORIES:
            for printing in PRINTINGS:
                load(pack, name, story, printing)

    def opening(self, box: Box) -> Step[Castle]:
        return SetUp()

    def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
        return upgraded(version, data)

    def load_table(self, data: dict[str, object]) -> Castle:
        return super().load_table(lingered(data))

    def result(self, castle: Castle) -> Result:
        """V12, V77: a story is won or lost by all; in Exploration most Data Points win, unless the group has fallen."""
        seats = castle.box.seats
        if castle.castle_box.story_mode:
            won = 1 if castle.ending == WON else 0
            return Result([won] * seats, [float(won)] * seats)
        points = [data_points(castle, seat) for seat in range(seats)]
        if castle.ending != SCORED:
            return Result([0] * seats, [0.0] * seats)
        return Result.highest(points)

    def account(self, castle: Castle, events: list[Event]) -> list[tuple[Message, list[int]]]:
        if castle.castle_box.story_mode or castle.ending != SCORED:
            return []
        seats = [data_lines(castle, seat) for seat in range(castle.box.seats)]
        labels = [
            Message("castle-von-loghan-account-trophies"),
            Message("castle-von-loghan-account-sets"),
            Message("castle-von-loghan-account-treasures"),
            Message("castle-von-loghan-account-energy"),
        ]
        return [(label, [lines[number] for lines in seats]) for number, label in enumerate(labels)]

    def is_shared(self, box: Box) -> bool:
        """V12: a story is."""
        return box.options["mode"] == "story"

    def rounds(self, castle: Castle) -> int:
        return castle.round

    def bound(self, box: Box) -> int:
        """A Round has one fight at most. In each of its combat rounds an enemy that stands takes Health, Clarity or
        Energy, of which there are fewer than 700, or is kept from it by one of fewer than 200 treasures and skills; and
        a combat round, like the rest of a Round, has fewer than 200 answers and outcomes for each character.
        """
        assert isinstance(box, CastleBox)
        return ROUNDS * (700 + 200) * 200 * box.characters

    def conserved(self, castle: Castle) -> dict[str, int]:
        """Cards and tokens neither come nor go."""
        told = castle.castle_box.rows
        counts: dict[str, int] = {}
        for kind in range(len(told.treasures)):
            here = sum([deck[kind] for deck in castle.treasure_decks])
            here += castle.treasure_discards[kind] + castle.treasures_gone[kind]
            here += castle.faces.count(kind) + castle.held.count(kind) + castle.rewards.count(kind)
            here += castle.goods.count(kind) + castle.aside.count(kind) + (1 if castle.offer == kind else 0)
            counts[f"treasure {told.treasures[kind].key}"] = here
        for number in range(len(castle.enemy_deck)):
            card = EnemyCard(number)
            taken = sum([trophies.count(card) for trophies in castle.trophies])
            here = castle.enemy_deck[card] + castle.enemy_discards[card] + castle.foes.count(card) + taken
            counts[f"enemy {card}"] = here
        for event in range(len(told.events)):
            counts[f"event {event}"] = castle.event_deck[event] + castle.event_used[event]
        for kind in range(len(told.tokens)):
            here = sum([bag[kind] for bag in castle.token_bags]) + castle.tokens_used[kind] + castle.tops.count(kind)
            counts[f"token {kind}"] = here
        kinds = castle.castle_box.kinds
        for character in range(castle.castle_box.characters):
            for kind in range(kinds):
                number = character * kinds + kind
                here = castle.decks[character][kind] + castle.discards[number] + castle.played[number]
                counts[f"card {number}"] = here + castle.hands[character].count(kind)
        counts["backs without a face"] = sum(
            [1 for place, back in enumerate(castle.backs) if (back >= 0) != (castle.faces[place] >= 0)]
        )
        return counts

    def knack(self, sight: Sight[Castle], choices: list[Choice], level: str, seed: int) -> Choice:
        return choose(sight, choices, level, seed)

    def levels(self) -> list[str]:
        return ["gentle", "sharp"]

    def tempers(self) -> list[str]:
        return list(TEMPERS)

    def tricks(self) -> list[str]:
        return TRICKS

    def trick(self, sight: Sight[Castle], choices: list[Choice], name: str, seed: int) -> Choice:
        return trick(sight, choices, name, seed)

    def outlook(self, castle: Castle) -> list[float]:
        return outlook(castle)

    def reasons(self, sight: Sight[Castle], choice: Choice) -> list[Reason]:
        return reasons(sight, choice)

    def figures(self, sight: Sight[Castle]) -> dict[str, object]:
        return figures(sight)

    def constants(self) -> dict[str, object]:
        return {
            **named(terms, "PHASES"),
            **named(rows, "BOARDS ROOM_KEYS PLACE_KEYS GROUNDS DOOR_KINDS COLOURS TYPES LETTERS"),
            **named(choices, "PLACE_NAMES LEFT RIGHT BELT PACK LOOSE KEPT"),
            **named(terms, "DROPPED USED WON LOST SCORED"),
        }

    def draw(self, sight: Sight[Castle], say: Say) -> str:
        return draw(sight, say)
