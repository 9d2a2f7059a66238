"""The table of Cairn."""

from __future__ import annotations

from bothy.kernel.audience import NOTHING, Bag, Own
from bothy.kernel.notation import Vocabulary
from bothy.kernel.step import Step
from bothy.kernel.table import Box, Table, boxed, field, public


class CairnBox(Box):
    def __init__(
        self,
        key: str,
        rules: int,
        seats: int,
        options: dict[str, str],
        pack: str,
        vocabulary: Vocabulary,
        copies: list[int],
    ) -> None:
        super().__init__(key, rules, seats, options, pack, vocabulary)
        self.copies = copies
        """How many stones of each kind there are."""


class Moor(Table):
    """Every field has an audience: the kernel cuts all sights from these, and the game writes no redaction."""

    cairn_box: CairnBox = boxed()
    round: int = public(0, "The round being played; 0 before the first.")
    bag: list[int] = field(
        Bag(),
        lambda box: box.copies.copy(),
        "Stones in the bag, by kind: a shuffled bag has no order that could leak.",
    )
    hands: list[list[int]] = field(
        Own("bag"), lambda box: [[] for _ in range(box.seats)], "The kinds of the stones each seat holds."
    )
    laid: list[int] = public(lambda box: [NOTHING] * box.seats, "What each seat laid this round; NOTHING before.")
    wind: int = public(NOTHING, "How hard it blows: 0 to 2; NOTHING before.")
    scores: list[int] = public(lambda box: [0] * box.seats, "The points of each seat.")
    gone: list[int] = public([0, 0, 0], "Stones out of the game, by kind.")


Steps = tuple[Step[Moor], ...]
