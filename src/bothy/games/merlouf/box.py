"""What lies in the box of Merlouf, with the options a table has agreed on."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.choices import VOCABULARY
from bothy.games.merlouf.rooms import ROOMS
from bothy.games.merlouf.things import COLOURS, GOODIES, TRAPS, Back
from bothy.kernel.table import Box

RULES_VERSION: Final = 2
ROUNDS: Final = 6
PARTS: Final = 3
"""Parts of a night."""
PRICE: Final = 2
"""What a goodies card costs."""
MALUS: Final = 3
"""What an enchanted object costs."""
THE_NIGHT: Final = 180
"""Seconds on the two hourglasses of No Time!"""
A_COLOUR: Final = 30
"""A task for a colour is this and the colour; a smaller number is an object, colour by colour."""
AN_ENCHANTED: Final = 36
"""A task for enchanted objects."""

Task = tuple[int, int, int]
"""What it asks for, how many, and the points."""


class HouseBox(Box):
    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        pack: str,
        names: list[list[str]],
        keys: list[list[str]],
        circles: list[Back],
        actions: list[int],
        carries: list[int],
        extra: list[int],
        goodies: list[int],
        goody_bonus: list[int],
        traps: list[int],
        partners: list[int],
        rewards: list[int],
        trap_bonus: list[int],
        bonus_names: list[str],
        bonus_keys: list[str],
        bonus_points: list[int],
        bonus_jokers: list[bool],
        objectives: list[list[Task]],
    ) -> None:
        super().__init__("merlouf", RULES_VERSION, seats, options, pack, VOCABULARY)
        self.names = names
        """What is on each face, by back and kind, in the words of the content."""
        self.keys = keys
        """The same as catalogues know it; `pack` where a pack has another."""
        self.circles = circles
        """The colour of each circle, five to a room."""
        self.circle_at = [-1] * (ROOMS * len(COLOURS))
        """The circle of a colour in a room, at room * 6 + colour; -1 if the room has none."""
        for circle, colour in enumerate(circles):
            self.circle_at[circle // 5 * len(COLOURS) + colour] = circle
        self.actions = actions
        """Actions of each gnome in a part of the night."""
        self.carries = carries
        """Objects each gnome carries before he is full."""
        self.limits = [carries[gnome] + extra[gnome] for gnome in range(3)]
        """Objects each gnome carries with the power of Gnoball."""
        self.firsts = [0, self.limits[0], self.limits[0] + self.limits[1]]
        """Where the places of each gnome begin among a seat's things."""
        self.objects = sum(self.limits)
        """How many places for objects a seat has; those for goodies and traps follow."""
        self.goodies_from = self.objects
        self.traps_from = self.objects + GOODIES
        self.things = self.objects + GOODIES + TRAPS
        """How many places for things a seat has."""
        self.goodies = goodies
        """Copies of each goodies card."""
        self.goody_bonus = goody_bonus
        """What each adds in a duel."""
        self.traps = traps
        """Copies of each trap card; none of a kind that needs more partners than there are seats."""
        self.partners = partners
        self.rewards = rewards
        self.trap_bonus = trap_bonus
        """How many bonus objects each kind of trap brings."""
        self.bonus_names = bonus_names
        self.bonus_keys = bonus_keys
        self.bonus_points = bonus_points
        self.bonus_jokers = bonus_jokers
        self.objectives = objectives
        """The tasks of each objective card."""
        self.with_traps = options["traps"] == "on"
        self.no_time = options["no-time"] == "on"
        self.gnomes_move = options["used-gnome"] == "moves"
        self.fewer = options["fewer-objects"] == "on"
        self.dice_for_first = options["first-player"] == "dice"
        self.goodies_break_ties = options["ties"] == "goodies"
