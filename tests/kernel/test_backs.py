"""Things whose backs differ: what a viewer has not seen comes from the bag its back names."""

from __future__ import annotations

from bothy.kernel import (
    NOTHING,
    SPECTATOR,
    UNSEEN,
    Bag,
    Box,
    Game,
    Luck,
    Seen,
    Table,
    Vocabulary,
    field,
    public,
)
from bothy.kernel.mistakes import check_fields
from bothy.kernel.sight import cut, fill

RED, BLUE = 0, 1


class Shelf(Table):
    """Boxes on a shelf, in two rows: a lid that all see, and something in each."""

    bags: list[list[int]] = field(Bag(), [], "What is in no box, by its colour and kind.")
    inside: list[list[int]] = field(Seen("knows", pool="bags", backs="lids"), [], "What is in the boxes.")
    lids: list[list[int]] = public([], "The colour of each lid.")
    knows: list[list[int]] = public([], "Who has looked into each box.")


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
    inside: list[list[int]] = field(Seen("knows", pool="bags", backs="covers"), [], "What is in the boxes.")


def test_a_game_whose_backs_are_nowhere_is_refused() -> None:
    assert check_fields(Game("shelf", "Shelf", (2, 2), 1, Shelf)) == ""
    found = check_fields(Game("shelf", "Shelf", (2, 2), 1, Lidless))
    assert found.startswith("Lidless.inside needs a field 'covers'")
