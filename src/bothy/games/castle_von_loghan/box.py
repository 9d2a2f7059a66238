"""What lies in the box of Castle von Loghan, with the options a table has agreed on."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.choices import COUNTER, HIT, VOCABULARY
from bothy.games.castle_von_loghan.content.rows import BOARDS, COLOURS, PAST, PLACES, VIOLET, Rows
from bothy.kernel.table import Box

RULES_VERSION: Final = 5
HEALTH: Final = 15
"""The most Health a group can have, and what it begins with."""
CLARITY: Final = 10
"""The most Clarity."""
ENERGY: Final = 5
"""Energy Spheres everybody begins with."""
MOST_ENERGY: Final = 99
ROUNDS: Final = 120
"""After so many Rounds it is over."""
EVENTS: Final = 20
"""Random events after which Exploration ends."""
BOSS_EVERY: Final = 10
"""Defeated enemies after which a boss joins the next ones, in Exploration."""
CLEAN_TOKENS: Final = 8
"""With so many Clean Tokens on the board the farthest are taken off."""
FARTHEST: Final = 4
ROW: Final = 30
"""The most enemies that stand in a row."""
FORCING: Final = 4
"""Energy that forcing a door takes."""
CLOAK: Final = 4
"""Energy of the Invisibility Cloak."""
EXTRA_CARD: Final = 2
"""Clarity for an extra card."""
RECHARGE: Final = 3
TIMELINE: Final = 10
"""Energy for each character to change timelines."""
COUNTERS_MORE: Final = {
    "first": {"easy": 0, "normal": 0, "hard": 1},
    "second": {"easy": -1, "normal": 0, "hard": 4},
}
"""By printing and difficulty: how many Counters stand for Hits in every Combat deck."""
COMPANIONS_MORE: Final = {
    "first": {"easy": 0, "normal": 0, "hard": 0},
    "second": {"easy": -1, "normal": 0, "hard": 0},
}
"""By printing and difficulty: how many Enemies more join a fight where a card says that some do."""
TROPHY: Final = {"first": [1, 2, 3, 5], "second": [2, 4, 6, 9]}
"""By printing: the Data Points of a trophy, by its colour."""
FOR_A_TREASURE: Final = {"first": 0, "second": 5}
"""By printing: for how much Energy that a character pays for a journey he draws a treasure; 0 for none."""
PROPOSALS: Final = 3
"""Trades a character may propose in a Round."""
CHANGES: Final = 6
"""How often a character may change hands at one pause."""


class CastleBox(Box):
    def __init__(self, seats: int, options: dict[str, str], pack: str, rows: Rows) -> None:
        super().__init__("castle-von-loghan", RULES_VERSION, seats, options, pack, VOCABULARY)
        self.rows = rows
        self.characters = characters_of(seats, options["characters"])
        """How many characters play; those beyond the seats are Chaos Characters."""
        self.keepers = [c if c < seats else (c - seats) % seats for c in range(self.characters)]
        """The seat that answers for each character."""
        self.keeper_masks = [1 << keeper for keeper in self.keepers]
        self.story_mode = seats < 3 or options["mode"] == "story"
        self.solo = seats == 1
        self.many = self.characters > 3
        """Whether the numbers in brackets count: for four to six characters."""
        self.hand_size = 5 if self.characters < 5 else 4
        self.summoned = 3 if self.many else 2
        """How many enemies are summoned at once."""
        self.first_board = PAST if self.story_mode else ["past", "anomaly", "future"].index(options["board"])
        self.easy = options["difficulty"] == "easy"
        self.scored_at_zero = options["at-zero"] == "scored"
        self.trophies_always = options["trophies"] == "always"
        """Whether trophies are taken without the Loot icon too."""
        self.trophy = TROPHY[options["printing"]]
        """The Data Points of a trophy, by its colour."""
        self.for_a_treasure = FOR_A_TREASURE[options["printing"]]
        """The Energy for a journey that brings who pays it a treasure; 0 for none."""
        self.may_pass = options["printing"] != "first"
        """Whether one may skip in a small turn though one could act."""
        self.moves_on = self.may_pass and not self.story_mode
        """Whether the group has to go on after a small turn."""
        self.combat_copies = [card.copies for card in rows.combat]
        self.companions = COMPANIONS_MORE[options["printing"]][options["difficulty"]]
        """How many Enemies more than usual join a fight of the story; fewer, below 0."""
        worse = COUNTERS_MORE[options["printing"]][options["difficulty"]]
        if self.combat_copies[HIT] >= worse and self.combat_copies[COUNTER] >= -worse:
            self.combat_copies[HIT] -= worse
            self.combat_copies[COUNTER] += worse
        self.kinds = len(rows.combat)
        """Kinds of combat cards."""
        self.first = [kind for kind, card in enumerate(rows.combat) if card.priority == 1]
        self.second = [kind for kind, card in enumerate(rows.combat) if card.priority == 2]
        self.third = [kind for kind, card in enumerate(rows.combat) if card.priority == 3]
        """Those of Priority 1, 2 and 3."""
        self.damage = [sum([effect.damage() for effect in card.effects]) for card in rows.combat]
        """The Damage on each kind of combat card."""
        everybody = list(range(self.characters))
        self.orders = [everybody[first:] + everybody[:first] for first in everybody]
        """All characters clockwise, by the one who is first."""
        self.everybody = list(range(seats))
        """All seats."""
        self.treasure_first = [
            [treasure.colour for treasure in rows.treasures].index(colour) for colour in range(len(COLOURS))
        ] + [len(rows.treasures)]
        """Where the treasures of each colour begin."""
        self.keys = [kind for kind, treasure in enumerate(rows.treasures) if treasure.trait("keys")]
        """Treasures that open locked doors."""
        self.treasure_copies = 2 if self.many else 1
        self.enemy_first = [
            [enemy.colour for enemy in rows.enemies].index(colour) for colour in range(len(COLOURS))
        ] + [len(rows.enemies)]
        """Where the enemies of each colour begin; bosses are violet."""
        self.enemy_cards: list[int] = []
        """Copies of each enemy card: without and with the Loot icon, by turns. Exploration leaves out some bosses."""
        for enemy in rows.enemies:
            there = enemy.colour != VIOLET or self.story_mode or enemy.explores
            self.enemy_cards += [enemy.copies - enemy.loot, enemy.loot] if there else [0, 0]
        self.event_first = [[event.colour for event in rows.events].index(colour) for colour in range(VIOLET)] + [
            len(rows.events)
        ]
        mode = "story" if self.story_mode else "exploration"
        self.events_dealt = [[event.is_dealt(board, mode) for event in rows.events] for board in range(len(BOARDS))]
        """For each board, whether each random event is in its deck there."""
        self.reads_on = any(card.cover.at == "next" for card in rows.story)
        """Whether a card of the story can follow another at once."""
        self.token_first = [[token.colour for token in rows.tokens].index(colour) for colour in range(VIOLET)] + [
            len(rows.tokens)
        ]
        self.ways: list[list[list[tuple[int, int]]]] = []
        """For each board and place, the places behind its doors with the number of the connection."""
        for board in rows.boards:
            ways: list[list[tuple[int, int]]] = [[] for _ in range(PLACES)]
            for number, (one, other) in enumerate(rows.connections):
                if board.doors[number] >= 0:
                    ways[one].append((other, number))
                    ways[other].append((one, number))
            self.ways.append(ways)

    def boss_key(self, boss: int) -> str:
        """What rows call a boss, by his place among bosses."""
        return self.rows.bosses[boss]

    def weapon_kinds(self, colour: int) -> list[int]:
        """The weapons among the treasures of a colour."""
        first, last = self.treasure_first[colour], self.treasure_first[colour + 1]
        return [kind for kind in range(first, last) if self.rows.treasures[kind].weapon]


def characters_of(seats: int, option: str) -> int:
    """As many as there are seats; one or two seats add Chaos Characters until there are at least three."""
    if seats > 2:
        return seats
    return ["three", "four", "five", "six"].index(option) + 3
