"""The table of Cairn."""

from __future__ import annotations

from typing import ClassVar

from bothy.kernel.notation import Vocabulary
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING, Audience, Bag, Box, Own, Public, Table


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

    audiences: ClassVar[dict[str, Audience]] = {
        "round": Public(),
        "bag": Bag(),
        "hands": Own("bag"),
        "laid": Public(),
        "wind": Public(),
        "scores": Public(),
        "gone": Public(),
    }

    def __init__(
        self,
        box: Box,
        round: int,
        bag: list[int],
        hands: list[list[int]],
        laid: list[int],
        wind: int,
        scores: list[int],
        gone: list[int],
    ) -> None:
        super().__init__(box)
        self.round = round
        self.bag = bag
        """Stones in the bag, by kind: a shuffled bag has no order that could leak."""
        self.hands = hands
        """The kinds of the stones each seat holds."""
        self.laid = laid
        """What each seat laid this round; NOTHING before."""
        self.wind = wind
        """How hard it blows: 0 to 2; NOTHING before."""
        self.scores = scores
        self.gone = gone
        """Stones out of the game, by kind."""

    def copy(self) -> Moor:
        return Moor(
            self.box,
            self.round,
            self.bag.copy(),
            [hand.copy() for hand in self.hands],
            self.laid.copy(),
            self.wind,
            self.scores.copy(),
            self.gone.copy(),
        )


Steps = tuple[Step[Moor], ...]


def fresh(box: CairnBox) -> Moor:
    seats = box.seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    return Moor(box, 0, box.copies.copy(), hands, [NOTHING] * seats, NOTHING, [0] * seats, [0, 0, 0])
