"""What lies in the box of Monsters of Loch Lomond, with the options a table has agreed on."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.choices import VOCABULARY
from bothy.kernel.table import Box

RULES_VERSION: Final = 3
ROUNDS: Final = 4
"""As many as there are Victory Tokens."""

ACTION_STEPS: Final = ["", "Broonie", "BaobhanSith", "GhostlyPiper", "Kelpie", "Selkie", "RedCap", "LochMonster"]
"""The steps a card's row can name; the first is for cards without an action."""
PEEK_OWN: Final = ACTION_STEPS.index("Broonie")
PEEK_RIVAL: Final = ACTION_STEPS.index("BaobhanSith")
SEARCH: Final = ACTION_STEPS.index("GhostlyPiper")
SWAP_BLIND: Final = ACTION_STEPS.index("Kelpie")
SWAP_LOOKING: Final = ACTION_STEPS.index("Selkie")
INTRUDE: Final = ACTION_STEPS.index("RedCap")
SHIFT: Final = ACTION_STEPS.index("LochMonster")
"""What they do."""


class LomondBox(Box):
    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        pack: str,
        copies: list[int],
        values: list[int],
        actions: list[int],
        stones: int,
        babies: int,
        monster: int,
        converted: int,
        wrong_call: int,
        victory: int,
    ) -> None:
        super().__init__("loch-lomond", RULES_VERSION, seats, options, pack, VOCABULARY)
        self.copies = copies
        """How many cards of each kind there are; none of the token."""
        self.values = values
        """What each kind is worth in a clan."""
        self.actions = actions
        """What each kind does when played, by its place in ACTION_STEPS."""
        self.stones = stones
        self.babies = babies
        """How many tokens there are."""
        self.monster = monster
        """A card of this value or more is a Monster."""
        self.monsters = [kind for kind, value in enumerate(values) if value >= monster]
        """The kinds that are Monsters: of Priests, those who are not converted."""
        self.converted = converted
        """What a converted Priest is worth."""
        self.wrong_call = wrong_call
        self.victory = victory
        self.chain = options["chain"] == "on"
        self.trusts_memory = options["memory"] == "trust"
        self.ends_empty = options["empty-clan"] == "ends"
        """Whether a round is over when a clan has no card left."""
        self.by_fours = max(copies) <= 4
        """Whether there are at most four of each kind."""
        self.all_seats = list(range(seats))
        self.everybody = (1 << seats) - 1
        """All seats, as a mask."""
