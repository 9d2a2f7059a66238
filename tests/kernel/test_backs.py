"""Things whose backs differ: what a viewer has not seen comes from the bag its back names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest

from bothy.kernel import (
    NOTHING,
    SPECTATOR,
    UNSEEN,
    Audience,
    Bag,
    Box,
    Game,
    Luck,
    Position,
    Public,
    Seen,
    Table,
    Vocabulary,
)
from bothy.kernel.sight import cut, fill

RED, BLUE = 0, 1


class Shelf(Table):
    """Boxes on a shelf, in two rows: a lid that all see, and something in each."""

    audiences: ClassVar[dict[str, Audience]] = {
        "bags": Bag(),
        "inside": Seen("knows", pool="bags", backs="lids"),
        "lids": Public(),
        "knows": Public(),
    }

    def __init__(
        self, box: Box, bags: list[list[int]], inside: list[list[int]], lids: list[list[int]], knows: list[list[int]]
    ) -> None:
        super().__init__(box)
        self.bags = bags
        self.inside = inside
        self.lids = lids
        self.knows = knows

    def copy(self) -> Shelf:
        parts = [[row.copy() for row in rows] for rows in (self.bags, self.inside, self.lids, self.knows)]
        return Shelf(self.box, *parts)


def shelf() -> Shelf:
    """Seat 0 has looked into the first red box, everybody into the last blue one; one place is empty."""
    return Shelf(
        Box("shelf", 1, 2, {}, "", Vocabulary([])),
        bags=[[1, 0, 2], [0, 3]],
        inside=[[2, 0], [1, NOTHING, 0]],
        lids=[[RED, RED], [BLUE, NOTHING, BLUE]],
        knows=[[0b01, 0], [0, 0, -1]],
    )


def cut_for(viewer: int) -> Shelf:
    table = cut(shelf(), viewer)
    assert isinstance(table, Shelf)
    return table


def test_what_is_unseen_goes_into_the_bag_its_back_names() -> None:
    seen = cut_for(0)
    assert seen.inside == [[2, UNSEEN], [UNSEEN, NOTHING, 0]]
    assert seen.bags == [[2, 0, 2], [0, 4]]
    seen = cut_for(1)
    assert seen.inside == [[UNSEEN, UNSEEN], [UNSEEN, NOTHING, 0]]
    assert seen.bags == [[2, 0, 3], [0, 4]]
    assert cut_for(SPECTATOR).bags == seen.bags


def test_cutting_leaves_the_table_as_it_is() -> None:
    table = shelf()
    cut(table, 1)
    assert table == shelf()


def test_what_is_imagined_comes_from_the_bag_its_back_names() -> None:
    found = set()
    for seed in range(40):
        table = cut_for(1)
        fill(table, Luck(seed))
        (first, second), (third, nothing, last) = table.inside
        assert (nothing, last) == (NOTHING, 0)
        assert third == 1, "blue boxes hold nothing else that could be unseen"
        counts = table.bags[RED].copy()
        for kind in (first, second):
            counts[kind] += 1
        assert counts == [2, 0, 3]
        assert table.bags[BLUE] == [0, 3]
        found.add((first, second))
    assert found == {(0, 0), (0, 2), (2, 0), (2, 2)}


class Lidless(Shelf):
    audiences: ClassVar[dict[str, Audience]] = {
        **Shelf.audiences,
        "inside": Seen("knows", pool="bags", backs="covers"),
    }


class Shelves(Game[Shelf]):
    def new(self, seats: int = 0, options: Mapping[str, str] | None = None, pack: str = "") -> Position[Shelf]:
        return Position(shelf(), [], {})


def test_a_game_whose_backs_are_nowhere_is_refused() -> None:
    Shelves("shelf", "Shelf", (2, 2), 1, Shelf).check()
    with pytest.raises(TypeError, match=r"Lidless.inside needs a field 'covers'"):
        Shelves("shelf", "Shelf", (2, 2), 1, Lidless).check()
