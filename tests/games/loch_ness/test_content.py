"""What lies in the box, and packs that correct it."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.content.reading import Sector, load
from bothy.kit.content import ContentError
from games.loch_ness.shore import GAME
from stories import clause


def complaint(pack: str) -> str:
    with pytest.raises(ContentError) as error:
        GAME.check_pack(pack, "mine.toml")
    return str(error.value)


@clause("N04", "N05", "N14", "N28", "N33", "N37")
def test_what_lies_in_the_box() -> None:
    box = GAME.new(3).table.loch_box
    assert dict(zip(["3", "4", "7", "5", "white"], box.points, strict=True)) == {
        "3": 3,
        "4": 4,
        "7": 7,
        "5": 5,
        "white": 5,
    }
    assert box.shop_points == 9
    assert box.copies == [9, 9, 9]
    assert box.end == 65
    assert box.marks == [20, 30, 40, 50, 60]


@clause("N04", "Ruling 1")
def test_every_row_says_how_we_know_it_and_the_order_of_sectors_is_ours() -> None:
    content = load()
    assert {row.basis for rows in content.tables.values() for row in rows.values()} == {"printed", "reconstructed"}
    assert {sector.basis for sector in content.rows("sector", Sector)} == {"reconstructed"}


@clause("Ruling 1")
def test_the_owner_of_a_box_can_correct_the_sectors() -> None:
    pack = """
    [[sector]]
    name = "B"
    groups = 3
    photos = 1
    [[sector]]
    name = "C"
    groups = 2
    photos = 2
    """
    box = GAME.new(3, pack=pack).table.loch_box
    assert box.sector_of == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5]
    assert box.photos_at == [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2]


@clause("N04")
def test_sectors_that_do_not_make_fifteen_groups_are_refused() -> None:
    assert "15, not 16" in complaint('[[sector]]\nname = "B"\ngroups = 3\nphotos = 1\n')


@clause("Ruling 16", "N18")
def test_too_few_photos_are_refused() -> None:
    wrong = complaint('[[photo]]\nmotif = "tail"\ncopies = 5\n')
    assert "mine.toml" in wrong
    assert "copies" in wrong
    GAME.check_pack('[[photo]]\nmotif = "tail"\ncopies = 6\n', "mine.toml")


@clause("N37", "N33")
def test_an_auction_symbol_at_or_past_the_end_is_refused() -> None:
    assert "65" in complaint('[[mark]]\nname = "storm-5"\nspace = 65\n')
    GAME.check_pack('[[mark]]\nname = "storm-5"\nspace = 64\n', "mine.toml")


@clause("N37")
def test_auction_symbols_may_be_given_in_any_order() -> None:
    assert GAME.new(3, pack='[[mark]]\nname = "storm-1"\nspace = 55\n').table.loch_box.marks == [30, 40, 50, 55, 60]
